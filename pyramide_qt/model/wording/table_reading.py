"""What lies on the table, in words, for players who hear it or ask about a card."""

from __future__ import annotations

from PySide6.QtCore import QObject

from pyramide_qt.model.game.game_events import Dealt, DealtReason, Direction, Moved
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.locations import Location, Spot, locate
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.wording.typography import as_beginning, joined, listed
from pyramide_qt.model.wording.wording import card_name, move_text, place_name, rules_name
from pyramide_qt.rules.position import Position


class TableReading(QObject):
    """Reads cards, places and moves of one game as it is; asking changes nothing.

    While touches are locked (the game is paused) no card is named.
    """

    def __init__(
        self, game: GameModel, selection: Selection, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._selection = selection
        self._position: Position | None = None
        self._locations: dict[int, Location] = {}

    def locations(self) -> dict[int, Location]:
        """Where every card lies now."""
        if self._position is not self._game.position:
            self._position, self._locations = self._game.position, locate(self._game.game)
        return self._locations

    def table(self) -> str:
        """The rules and the deal: `Pyramide, PY1-N-AAAAAAS`."""
        code = self._game.deal.code
        return listed((rules_name(code.token), str(code))) if code is not None else rules_name("")

    def slot(self, index: int) -> str:
        """The card that was dealt to a slot of the tableau, or that the slot is empty."""
        location = self.locations()[index]
        if location.spot in (Spot.SLOT, Spot.COLUMN):
            return self.card(index)
        place = place_name(self._game.deal, self._home(index))
        return self.tr("%1, empty").replace("%1", place)

    def card(self, card: int) -> str:
        """A card, where it lies, and whether it can be played or what covers it."""
        location = self.locations()[card]
        place = place_name(self._game.deal, location)
        if self._selection.is_locked:
            return self.tr("%1, hidden by the pause").replace("%1", place)
        parts = [self._name(card), place, self._standing(card)]
        return listed(part for part in parts if part)

    def pile(self, spot: Spot, number: int) -> str:
        """A stock, waste, cell or foundation: how many cards lie there, and the top one."""
        sizes = [c for c, place in self.locations().items() if place[:2] == (spot, number)]
        top = max(sizes, key=lambda card: self.locations()[card].depth, default=None)
        parts = [place_name(self._game.deal, Location(spot, number, 0, face_up=True))]
        if top is None:
            parts.append(self.tr("empty"))
        elif spot is not Spot.CELL:
            parts.append(self.tr("%n card(s)", "", len(sizes)))
        if top is not None and not self._selection.is_locked and self.locations()[top].face_up:
            parts.append(self._name(top))
            if spot is not Spot.FOUNDATION:
                parts.append(self._standing(top))
        if spot is Spot.STOCK:
            parts += self._passes()
        return listed(part for part in parts if part)

    def move(self, moved: Moved) -> str:
        """What has just happened, in one sentence."""
        is_undone = moved.direction is Direction.UNDONE
        start = moved.after if is_undone else moved.before
        text = as_beginning(move_text(self._game.deal, start, moved.move))
        if is_undone:
            return self.tr("Taken back: %1").replace("%1", text)
        if moved.direction is Direction.REDONE:
            return self.tr("Made again: %1").replace("%1", text)
        return text

    def dealt(self, dealt: Dealt) -> str:
        """Which game has come onto the table."""
        texts = {
            DealtReason.NEW: self.tr("New game: %1"),
            DealtReason.REPLAY: self.tr("The same deal again: %1"),
            DealtReason.RESUMED: self.tr("The game goes on: %1"),
            DealtReason.RESTORED: self.tr("The game before is back: %1"),
        }
        return texts[dealt.reason].replace("%1", self.table())

    def details(self, card: int) -> str:
        """A sentence about a card for who asks: what it is, where it lies, what covers it."""
        return as_beginning(self.card(card))

    def chosen(self, card: int) -> str:
        """That a card is chosen now."""
        return as_beginning(
            self.tr("%1 is chosen").replace("%1", card_name(self._game.deal.cards[card]))
        )

    def _standing(self, card: int) -> str:
        if card == self._selection.chosen:
            return self.tr("chosen")
        if self._selection.is_available(card):
            return self.tr("open")
        covering = self._selection.covering(card)
        if not covering:
            return self.tr("closed", "a card that cannot be played now")
        names = joined(self._name(card) for card in covering)
        return self.tr("covered by %1").replace("%1", names)

    def _name(self, card: int) -> str:
        if not self.locations()[card].face_up:
            return self.tr("face-down card")
        return card_name(self._game.deal.cards[card])

    def _home(self, index: int) -> Location:
        column = self._game.deal.tableau.slots[index].column
        if column is None:
            return Location(Spot.SLOT, index, 0, face_up=True)
        return Location(Spot.COLUMN, column, 0, face_up=True)

    def _passes(self) -> list[str]:
        stock = self._game.deal.rules.stock
        left = self._game.position.redeals_left
        if stock is None or stock.passes == 1:
            return []
        if left is None:
            return [self.tr("redeals without limit")]
        return [self.tr("%n redeal(s) left", "", left)]
