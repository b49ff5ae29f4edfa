"""Turns the model's events into changes of items: the table as it is seen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from pyramide_qt.model.game.game_events import Dealt, DealtReason, Moved, RefusalKind, Refused
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.locations import Location, Spot, locate
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.view.table.cards.card_item import CardItem, CardLook, Rest
from pyramide_qt.view.table.cards.glow import Glow
from pyramide_qt.view.table.cards.hit_targets import TableTargets
from pyramide_qt.view.table.cards.layout import Rect, TableLayout, table_layout
from pyramide_qt.view.table.cards.place_item import PlaceItem, PlaceState
from pyramide_qt.view.table.cards.poses import PlaceKey, card_rests, place_rects, place_state
from pyramide_qt.view.table.motion.animator import Animator
from pyramide_qt.view.table.motion.choreography import Choreography
from pyramide_qt.view.table.motion.system_motion import speed_of
from pyramide_qt.view.table.motion.timing import FLASH_MS, breath, steady
from pyramide_qt.view.table.motion.win_show import WinShow


class Snapshot(NamedTuple):
    """All that can be seen of a settled table, to compare two scenes."""

    cards: tuple[tuple[int, str, Rest], ...]
    places: tuple[tuple[PlaceKey, Rect, PlaceState], ...]
    chosen: tuple[int, ...]
    dimmed: tuple[int, ...]
    item_count: int


class TableScene(QGraphicsScene):
    """The cards and places of one table, driven by the signals of `game` and `selection`.

    The items always belong to the game as it is; animations only delay how they are seen.
    Cards are made once for each size of pack and used again for every deal.

    Signals:
    - `changed_table()`: after every event, when targets and rests are up to date;
    - `win_shown()`: a win has been shown, or cut short.
    """

    changed_table = Signal()
    win_shown = Signal()

    def __init__(
        self,
        game: GameModel,
        selection: Selection,
        settings: SettingsModel,
        look: CardLook,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._game = game
        self._selection = selection
        self._settings = settings
        self._look = look
        self._items: dict[int, CardItem] = {}
        self._places: dict[PlaceKey, PlaceItem] = {}
        self._hinted: list[CardItem | PlaceItem] = []
        self._locations: dict[int, Location] = {}
        self._rests: dict[int, Rest] = {}
        self._size = (800.0, 600.0)
        self._keeps_arrangement = self._is_held = False
        self._is_concealed = False
        self.is_shown = False
        self._animator = Animator(self)
        self._choreography = Choreography(self._animator, self._items)
        self._win = WinShow(self._animator, self._items, look, self)
        self._win.over.connect(self.win_shown)
        self._layout = self._new_layout()
        game.dealt.connect(self._on_dealt)
        game.moved.connect(self._on_moved)
        game.finished.connect(self._on_finished)
        selection.chosen_changed.connect(self._on_chosen_changed)
        selection.refused.connect(self._on_refused)
        settings.changed.connect(self._on_setting_changed)
        self._update_speed()
        self._show_afresh()

    @property
    def animator(self) -> Animator:
        return self._animator

    @property
    def table_layout(self) -> TableLayout:
        """Where everything lies now."""
        return self._layout

    @property
    def rests(self) -> dict[int, Rest]:
        """How every card lies, or will lie when nothing moves any more."""
        return self._rests

    def item_of(self, card: int) -> CardItem:
        """The item that shows a card."""
        return self._items[card]

    def set_size(
        self, width_px: float, height_px: float, dpr: float, kept: int | None = None
    ) -> None:
        """Lay the table out anew for a size, at once and from the model.

        To the next deal a table that is seen keeps its arrangement; `kept` is that of a new one.
        """
        before = self._look.dpr
        self._size, self._look.dpr = (max(1.0, width_px), max(1.0, height_px)), dpr
        self.setSceneRect(0, 0, *self._size)
        if self._is_held and dpr == before and _fits(self._layout, self._size):
            return
        self._is_held = False
        self._animator.finish_all()
        self._lay_out(kept)

    def hold(self) -> None:
        """Let all places stay where they are, though the table gets higher, to the next deal."""
        self._is_held = True

    def sharpen(self) -> None:
        """Ask for pictures of the exact size, when the size has been quiet for a moment."""
        if not self._look.is_sharp:
            self._look.be_sharp()
            self.look_changed()

    def look_changed(self) -> None:
        """Deck, back or colours are different now."""
        for item in (*self._items.values(), *self._places.values()):
            item.update()

    def set_concealed(self, concealed: bool) -> None:
        """Hide all faces, while the game is paused."""
        self._animator.finish_all()
        self._is_concealed = concealed
        for item in self._items.values():
            item.set_concealed(concealed)

    def hurry(self) -> None:
        """Input: bring what moves to its end; a win that waited for it is shown now."""
        self._animator.finish_all()

    def finish_animations(self) -> None:
        """Bring everything to its end, a win that waits to be shown too."""
        while self._animator.is_moving:
            self._animator.finish_all()

    def shut_down(self) -> None:
        """End all animations for good; called before the window goes."""
        self._win.cancel()
        self._animator.shut_down()

    @property
    def targets(self) -> TableTargets:
        """What lies where, to be hit, walked to or dropped on."""
        return TableTargets(self._layout, self._rests, self._locations)

    def put_back(self, card: int) -> None:
        """Bring a card that was in the hand to its place, unless a move carries it already."""
        item, rest = self._items[card], self._rests[card]
        if not self._animator.is_card_moving(item) and item.rest != rest:
            self._choreography.fly_back(card, rest)

    def snapshot(self) -> Snapshot:
        """The table as its items show it now."""
        return Snapshot(
            tuple((c, str(i.card), i.rest) for c, i in sorted(self._items.items())),
            tuple(
                (key, Rect(i.x(), i.y(), *_size_of(i)), i.state)
                for key, i in sorted(self._places.items(), key=lambda p: (p[0][0].value, p[0][1]))
            ),
            tuple(card for card, item in sorted(self._items.items()) if item.is_chosen),
            tuple(card for card, item in sorted(self._items.items()) if item.shade),
            sum(isinstance(item, CardItem | PlaceItem) for item in self.items()),
        )

    def _new_layout(self, kept: int | None = None) -> TableLayout:
        rules = self._game.deal.rules
        # While a window is being made it takes its size in steps.
        if self._keeps_arrangement and self.is_shown:
            kept = self._layout.arrangement
        self._keeps_arrangement = True
        side = self._settings.is_stock_left
        return table_layout(rules, *self._size, side, self._look.dpr, kept)

    def _lay_out(self, kept: int | None = None) -> None:
        self._layout = self._new_layout(kept)
        look, layout = self._look, self._layout
        if (look.width, look.height) != (layout.card_width, layout.card_height):
            for item in self._items.values():
                item.prepareGeometryChange()
            look.width, look.height = layout.card_width, layout.card_height
        self._choreography.card_width = look.width
        self._place_places()
        self._update_rests()
        self._choreography.settle(self._rests)
        self._choreography.shade(self._covered(), at_once=True)
        self.look_changed()
        self.changed_table.emit()

    def _place_places(self) -> None:
        rects = place_rects(self._layout)
        for key in [key for key in self._places if key not in rects]:
            self.removeItem(self._places.pop(key))
        for key, rect in rects.items():
            if key not in self._places:
                self._places[key] = PlaceItem(self._look)
                self.addItem(self._places[key])
            spread = self._layout.waste_spread - 1 if key[0] is Spot.WASTE else 0
            width = rect.width + spread * self._layout.waste_fan_px
            self._places[key].set_place(rect, width, self._layout.caption_px)

    def _update_rests(self) -> None:
        game = self._game
        self._locations = locate(game.game)
        self._rests = card_rests(self._layout, game.deal.rules, self._locations)
        for key, item in self._places.items():
            item.set_state(place_state(key, game.deal.rules, game.position, self._locations))

    def _covered(self) -> frozenset[int]:
        """The cards that step back."""
        return self._selection.covered_cards() if self._settings.dims_covered else frozenset()

    def _show_afresh(self) -> None:
        """Have an item for each card of the deal, then lay out."""
        cards = self._game.deal.cards
        for number in [number for number in self._items if number >= len(cards)]:
            self.removeItem(self._items.pop(number))
        for number, card in enumerate(cards):
            if number in self._items:
                self._items[number].set_card(card)
            else:
                self._items[number] = CardItem(card, self._look)
                self._items[number].set_concealed(self._is_concealed)
                self.addItem(self._items[number])
        self._lay_out()
        self._update_marks()

    def _on_dealt(self, dealt: Dealt) -> None:
        self.end_hint()
        self._win.cancel()
        self._animator.finish_all()
        self._keeps_arrangement = self._is_held = False
        self._show_afresh()
        if not self.is_shown:
            return
        if dealt.reason in (DealtReason.NEW, DealtReason.REPLAY):
            order = [card for card, place in self._locations.items() if _is_dealt(place)]
            layout = self._layout
            start = layout.stock or layout.foundations[0]
            self._choreography.deal(order, self._rests, start)
        elif dealt.reason is DealtReason.RESTORED:
            self._choreography.fade_in(self._rests)

    def _on_moved(self, moved: Moved) -> None:
        self.end_hint()
        self._win.cancel()
        self._animator.finish_all()
        self._update_rests()
        self._choreography.move(moved, self._rests)
        self._choreography.shade(self._covered())
        self._update_marks()
        self.changed_table.emit()

    def _on_finished(self, outcome: Outcome) -> None:
        if outcome is Outcome.WON:
            gone = [c for c, place in self._locations.items() if place.spot is Spot.FOUNDATION]
            self._win.start(self._layout, gone, self._rests, self._choreography.speed)

    def _on_chosen_changed(self, _card: int | None) -> None:
        self._update_marks()

    def _update_marks(self) -> None:
        chosen = self._selection.chosen
        for card, item in self._items.items():
            item.set_chosen(card == chosen)

    def flash(self, cards: Sequence[int]) -> None:
        """Light a ring round cards for a moment."""
        is_calm = not self._choreography.speed.has_flights
        light = Glow([self._items[card] for card in cards])
        self._animator.start_effect(light, FLASH_MS, steady if is_calm else breath)

    def show_hint(self, cards: Sequence[int], place: PlaceKey | None = None) -> None:
        """Light a ring round what may be played, until `end_hint` or a change of the table."""
        self.end_hint()
        self._hinted = [self._items[card] for card in cards]
        if place is not None:
            self._hinted.append(self._places[place])
        for item in self._hinted:
            item.set_hinted(True)

    def end_hint(self) -> None:
        """Put the rings of a hint out."""
        for item in self._hinted:
            item.set_hinted(False)
        self._hinted = []

    def mark_partners(self, cards: Collection[int]) -> None:
        """Mark the cards that go with the chosen one; none to unmark all."""
        for card, item in self._items.items():
            item.set_partner(card in cards)

    def _on_refused(self, refused: Refused) -> None:
        if refused.kind is RefusalKind.COVERED and refused.says:
            self.flash(refused.covering)
        if refused.kind is RefusalKind.WRONG_PAIR and refused.cards:
            self._choreography.shake(refused.cards[-1])

    def _on_setting_changed(self, key: str) -> None:
        if key == "animation_speed":
            self._update_speed()
        elif key == "dim_covered":
            self._animator.finish_all()
            self._choreography.shade(self._covered())
        elif key in ("left_handed", "stock_side"):
            self._animator.finish_all()
            self._is_held = False
            self._lay_out()

    def _update_speed(self) -> None:
        self._animator.finish_all()
        self._choreography.speed = speed_of(self._settings.animation_speed)


def _fits(layout: TableLayout, size: tuple[float, float]) -> bool:
    """Whether nothing but height has been added to the room of a layout."""
    return layout.width_px == size[0] and layout.height_px <= size[1]


def _size_of(item: PlaceItem) -> tuple[float, float]:
    box = item.boundingRect()
    return box.width(), box.height()


def _is_dealt(place: Location) -> bool:
    return place.spot in (Spot.SLOT, Spot.COLUMN, Spot.WASTE)
