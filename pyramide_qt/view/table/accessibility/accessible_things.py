"""The things on the table that a screen reader is told of, one class for each kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtGui import QAccessible

from pyramide_qt.model.game.locations import Spot
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.wording.table_reading import TableReading
from pyramide_qt.model.wording.typography import full_stop, sentences
from pyramide_qt.view.table.cards.hit_targets import Stop, Target
from pyramide_qt.view.table.cards.layout import Rect
from pyramide_qt.view.table.gestures.touch import ClickToPair
from pyramide_qt.view.table.messages.end_plate import EndPlate
from pyramide_qt.view.table.messages.message_plate import MessagePlate
from pyramide_qt.view.table.table_scene import TableScene

Role = QAccessible.Role


@dataclass(frozen=True)
class Table:
    """What the things ask and touch."""

    scene: TableScene
    selection: Selection
    reading: TableReading
    click: ClickToPair
    end_plate: EndPlate
    message: MessagePlate


class Thing(Protocol):
    """Something with a name and a place on the table; `rect` is None while it is not there."""

    @property
    def role(self) -> Role: ...
    def name(self) -> str: ...
    def rect(self) -> Rect | None: ...
    def card(self) -> int | None: ...
    def stop(self) -> Stop | None: ...
    def press(self) -> None: ...


class _AtStop(ABC):
    """What the cursor of the keys can stand on: where it stands tells the card and the place."""

    @abstractmethod
    def stop(self) -> Stop | None:
        """Where the cursor would stand; None while it cannot."""

    def card(self) -> int | None:
        stop = self.stop()
        return stop[0].card if stop else None

    def rect(self) -> Rect | None:
        stop = self.stop()
        return stop[1] if stop else None


@dataclass(frozen=True)
class SlotThing(_AtStop):
    """A slot of the tableau with the card that was dealt to it, or empty."""

    table: Table
    index: int
    role: Role = Role.ListItem

    def name(self) -> str:
        return self.table.reading.slot(self.index)

    def card(self) -> int | None:
        spot = self.table.reading.locations()[self.index].spot
        return self.index if spot in (Spot.SLOT, Spot.COLUMN) else None

    def stop(self) -> Stop | None:
        if self.card() is None:
            return None
        targets = self.table.scene.targets
        return targets.of_card(self.index), targets.card_rect(self.index)

    def press(self) -> None:
        self.table.selection.touch_card(self.index)


@dataclass(frozen=True)
class PileThing(_AtStop):
    """A stock, a waste, a cell or a foundation with its uppermost card."""

    table: Table
    spot: Spot
    number: int
    role: Role = Role.ListItem

    def name(self) -> str:
        return self.table.reading.pile(self.spot, self.number)

    def stop(self) -> Stop | None:
        stops = self.table.scene.targets.piles()
        return next((s for s in stops if s[0][:2] == (self.spot, self.number)), None)

    def press(self) -> None:
        stop = self.stop()
        if stop is not None:
            self.table.click.touch(stop[0])


@dataclass(frozen=True)
class FanThing(_AtStop):
    """A card that lies under the top of a waste and is seen beside it."""

    table: Table
    number: int
    role: Role = Role.ListItem

    def name(self) -> str:
        card = self.card()
        return self.table.reading.card(card) if card is not None else ""

    def stop(self) -> Stop | None:
        stops = self.table.scene.targets.fanned()
        return stops[self.number] if self.number < len(stops) else None

    def press(self) -> None:
        card = self.card()
        if card is not None:
            self.table.selection.touch_card(card)


@dataclass(frozen=True)
class ChoiceThing:
    """A way to go on when the game is over."""

    table: Table
    number: int
    role: Role = Role.Button

    def name(self) -> str:
        choices = self.table.end_plate.choices
        return choices[self.number].text if self.number < len(choices) else ""

    def card(self) -> None:
        return None

    def rect(self) -> Rect | None:
        plate = self.table.end_plate
        if self.number >= len(plate.choices):
            return None
        box = plate.button_rect(plate.choices[self.number].name)
        return Rect(box.x(), box.y(), box.width(), box.height())

    def stop(self) -> None:
        return None

    def press(self) -> None:
        choices = self.table.end_plate.choices
        if self.number < len(choices):
            self.table.end_plate.choose(choices[self.number].name)


@dataclass(frozen=True)
class MessageThing:
    """The passing message of the table."""

    table: Table
    role: Role = Role.StaticText

    def name(self) -> str:
        return self.table.message.text

    def card(self) -> None:
        return None

    def rect(self) -> Rect | None:
        message = self.table.message
        if not message.text:
            return None
        box = message.sceneBoundingRect()
        return Rect(box.x(), box.y(), box.width(), box.height())

    def stop(self) -> None:
        return None

    def press(self) -> None:
        self.table.message.dismiss()


@dataclass(frozen=True)
class EndThing:
    """What the plate of the end says above its choices."""

    table: Table
    role: Role = Role.StaticText

    def name(self) -> str:
        return sentences(*map(full_stop, self.table.end_plate.sentences))

    def card(self) -> None:
        return None

    def rect(self) -> Rect | None:
        plate = self.table.end_plate
        return plate.place if plate.isVisible() else None

    def stop(self) -> None:
        return None

    def press(self) -> None:
        pass


MAX_CHOICES = 4


def things_of(table: Table) -> list[Thing]:
    """Everything on the table in reading order; it stays the same as long as the rules do."""
    scene = table.scene
    found: list[Thing] = [SlotThing(table, i) for i in range(len(scene.table_layout.slots))]
    found += [PileThing(table, *stop[0][:2]) for stop in scene.targets.piles()]
    found += [FanThing(table, number) for number in range(scene.table_layout.waste_spread - 1)]
    found.append(EndThing(table))
    found += [ChoiceThing(table, number) for number in range(MAX_CHOICES)]
    return [*found, MessageThing(table)]


def is_at(thing: Thing, cursor: Target | None) -> bool:
    """Whether the cursor of the keys stands on a thing."""
    stop = thing.stop() if cursor is not None else None
    return stop is not None and stop[0] == cursor
