"""Why something on the table cannot be done now, from the same reasons as the refusals."""

from __future__ import annotations

from PySide6.QtCore import QObject

from pyramide_qt.model.game.card_touches import KINDS, CardTouches
from pyramide_qt.model.game.game_events import RefusalKind, Refused
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.wording.rules_words import rank_names
from pyramide_qt.model.wording.table_reading import TableReading
from pyramide_qt.model.wording.typography import as_beginning
from pyramide_qt.model.wording.wording import card_name, number_text, refusal_text
from pyramide_qt.rules.legal_moves import is_ended_by_win, why_not
from pyramide_qt.rules.moves import DRAW, REDEAL, UNDER, alone
from pyramide_qt.rules.refusal import Refusal


class WhyAnswers(QObject):
    """Answers questions about the game as it stands; asking changes nothing.

    Every answer has one or two lines: the reason of the rules, and what it speaks of.
    """

    def __init__(
        self,
        game: GameModel,
        selection: Selection,
        reading: TableReading,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._selection = selection
        self._reading = reading

    def prompt(self) -> str:
        """What to do after the question was asked."""
        return self.tr(
            "Touch what you cannot play: one card or two, the stock, Undo or Redo. Escape ends "
            "the question."
        )

    def card(self, card: int) -> str:
        """Why a card cannot be played, or what it can be played with."""
        closed = self._closed()
        if closed:
            return closed
        touches = self._touches()
        if not touches.is_in_play(card):
            return self.tr("This card has left the game; only Undo brings it back.")
        if card in self._game.position.stock and not touches.is_open(card):
            return self.stock()
        if touches.alone(card) is not None:
            return self.tr("This card goes alone: touch it.")
        partners = touches.partners(card)
        if partners:
            return self._open(card, len(partners))
        if not touches.is_open(card):
            return self._blocked(card)
        return self._without_partner(card)

    def may_be_first(self, card: int) -> bool:
        """Whether a second card may be asked about together with `card`."""
        if self._closed() or self._touches().alone(card) is not None:
            return False
        return self._selection.is_available(card)

    def pair(self, one: int, other: int) -> str:
        """Why two cards cannot be removed together, or that they can."""
        touches = self._touches()
        if self._closed() or not (touches.is_in_play(one) and touches.is_in_play(other)):
            return self.card(one if not touches.is_in_play(one) else other)
        refusal = touches.pair(one, other)
        if refusal is not None and not isinstance(refusal, Refusal):
            return self.tr("These two cards go together: touch one, then the other.")
        for card in (one, other):
            if not self._selection.is_available(card):
                return self._blocked(card)
        if refusal is None:
            return self._blocked(other)
        text = self._reason(refusal, one, other)
        total = self._game.deal.rules.pairs.total
        if refusal.total is None or total is None:
            return text
        return f"{text}\n{self._sum(one, other)}"

    def stock(self) -> str:
        """Why no card can be drawn or the waste turned over, or that it can be done."""
        closed = self._closed()
        if closed:
            return closed
        position, rules = self._game.position, self._game.deal.rules
        move = DRAW if position.stock or rules.stock is None else REDEAL
        if position.stock and self._touches().is_to_be_dealt(position.stock[0]):
            return self.tr("Touch the stock, then the waste that the card is to go to.")
        refusal = why_not(self._game.deal, position, move)
        if refusal is not None:
            return self._reason(refusal)
        if move is DRAW:
            return self.tr("A card can be drawn: touch the stock.")
        return self.tr("The waste can be turned over: touch the empty stock.")

    def undo(self, *, can_take_back_new_game: bool) -> str:
        """Why the last move cannot be taken back, or that it can."""
        if self._selection.is_locked:
            return self._paused()
        if self._game.can_undo or can_take_back_new_game:
            return self.tr("The last move can be taken back.")
        bound = self._game.deal.rules.undo
        if bound == 0:
            return self.tr("These rules let no move be taken back.")
        if bound is not None and self._game.game.moves:
            return self.tr("These rules let %n move(s) be taken back, and no more.", "", bound)
        return self.tr("There is no move to take back.")

    def redo(self) -> str:
        """Why no move can be made again, or that one can."""
        if self._selection.is_locked:
            return self._paused()
        if self._game.can_redo:
            return self.tr("The move that was taken back can be made again.")
        return self.tr("No move has been taken back, so there is none to make again.")

    def _closed(self) -> str:
        if self._selection.is_locked:
            return self._paused()
        if is_ended_by_win(self._game.deal, self._game.position):
            return refusal_text(Refused(RefusalKind.OVER), self._game.deal)
        return ""

    def _paused(self) -> str:
        return refusal_text(Refused(RefusalKind.PAUSED), self._game.deal)

    def _open(self, card: int, partner_count: int) -> str:
        text = self.tr("%1 can be played: %n card(s) go with it now.", "", partner_count)
        return text.replace("%1", as_beginning(card_name(self._game.deal.cards[card])))

    def _blocked(self, card: int) -> str:
        """The reason and, in a second line, the card with all that lies on it."""
        covering = self._selection.covering(card)
        kind = RefusalKind.COVERED if covering else RefusalKind.NOT_OPEN
        text = refusal_text(Refused(kind, (card,), covering), self._game.deal)
        return f"{text}\n{self._reading.details(card)}"

    def _without_partner(self, card: int) -> str:
        """Why an open card neither goes alone nor finds a partner now."""
        place = next(p for p in self._touches().places(card) if p != UNDER)
        refusal = why_not(self._game.deal, self._game.position, alone(place))
        assert refusal is not None
        rules = self._game.deal.rules
        ranks = tuple(sorted(rules.partners[self._game.deal.cards[card].rank]))
        text = self._reason(refusal, card)
        if not ranks:
            return text
        partners = self.tr("No card that it goes with is open now: %1.")
        return f"{text}\n{partners.replace('%1', rank_names(ranks))}"

    def _sum(self, one: int, other: int) -> str:
        cards, values = self._game.deal.cards, self._game.deal.rules.values
        text = self.tr("%1 and %2 make %3.")
        total = values[cards[one].rank] + values[cards[other].rank]
        text = text.replace("%3", number_text(total)).replace("%2", card_name(cards[other]))
        return text.replace("%1", as_beginning(card_name(cards[one])))

    def _reason(self, refusal: Refusal, *cards: int) -> str:
        return refusal_text(Refused(KINDS[refusal.reason], cards, (), refusal), self._game.deal)

    def _touches(self) -> CardTouches:
        return CardTouches(self._game.deal, self._game.position)
