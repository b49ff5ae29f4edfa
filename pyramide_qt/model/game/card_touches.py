"""What a card can be part of where it lies now: places, partners and what lies on it."""

from __future__ import annotations

from pyramide_qt.model.game.game_events import RefusalKind
from pyramide_qt.rules.available import available
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.legal_moves import removals, why_not
from pyramide_qt.rules.moves import STOCK, UNDER, Move, MoveKind, Place, Zone, alone, pair
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import DealMode, WasteOpen
from pyramide_qt.rules.refusal import Reason, Refusal
from pyramide_qt.rules.tableau import bits

KINDS = {
    Reason.GAME_WON: RefusalKind.OVER,
    Reason.NO_CARD: RefusalKind.NOT_OPEN,
    Reason.COVERED: RefusalKind.COVERED,
    Reason.STOCK_CLOSED: RefusalKind.NOT_OPEN,
    Reason.WASTE_CLOSED: RefusalKind.NOT_OPEN,
    Reason.UNDER_TOP: RefusalKind.NOT_OPEN,
    Reason.SAME_CARD: RefusalKind.WRONG_PAIR,
    Reason.WRONG_SUM: RefusalKind.WRONG_PAIR,
    Reason.NO_PAIR: RefusalKind.WRONG_PAIR,
    Reason.FORBIDDEN: RefusalKind.WRONG_PAIR,
    Reason.NOT_ALONE: RefusalKind.WRONG_PAIR,
    Reason.NO_STOCK: RefusalKind.NOTHING_TO_DRAW,
    Reason.STOCK_EMPTY: RefusalKind.NOTHING_TO_DRAW,
    Reason.STOCK_LEFT: RefusalKind.NOTHING_TO_DRAW,
    Reason.NO_PASS_LEFT: RefusalKind.NO_PASS_LEFT,
    Reason.WASTE_EMPTY: RefusalKind.NOTHING_TO_DRAW,
    Reason.NO_CELL: RefusalKind.CELL,
    Reason.CELL_TAKEN: RefusalKind.CELL,
    Reason.CELL_CLOSED: RefusalKind.CELL,
    Reason.NO_SUCH_WASTE: RefusalKind.NOT_OPEN,
}


class CardTouches:
    """Questions about single cards in one position of a deal; asking changes nothing."""

    def __init__(self, deal: Deal, position: Position) -> None:
        self._deal = deal
        self._position = position
        self._open_cards = available(deal, position)

    @property
    def open_cards(self) -> tuple[int, ...]:
        """The cards that may go with any fitting open card, each once."""
        return tuple(dict.fromkeys(self._open_cards.values()))

    @property
    def covered_cards(self) -> frozenset[int]:
        """The cards of the tableau that lie under others and are in no move."""
        tableau, filled = self._deal.tableau, self._position.tableau
        covered = set(bits(filled)).difference(tableau.exposed(filled))
        if covered and self._deal.rules.pairs.with_coverer:
            for move in removals(self._deal, self._position):
                covered.difference_update(
                    place.number for place in move.places if place.zone is Zone.SLOT
                )
        return frozenset(covered)

    def is_in_play(self, card: int) -> bool:
        """Whether `card` is one of the deal's and has not left the game."""
        if not 0 <= card < len(self._deal.cards):
            return False
        position = self._position
        elsewhere = (position.stock, position.cells, *position.wastes)
        return bool(position.tableau >> card & 1) or any(card in cards for cards in elsewhere)

    def is_open(self, card: int) -> bool:
        """Whether `card` may go with any fitting open card."""
        return card in self._open_cards.values()

    def partners(self, card: int) -> tuple[int, ...]:
        """The cards that `card` can be removed with now."""
        found = []
        for move in removals(self._deal, self._position):
            if move.kind is MoveKind.PAIR:
                cards = [self._card_at(place) for place in move.places]
                if card in cards:
                    found.append(cards[1 - cards.index(card)])
        return tuple(found)

    def places(self, card: int) -> tuple[Place, ...]:
        """The places by which `card` can be part of a move, open ones alone if there are any.

        Closed places that still count are a covered slot, the card under the top and the stock.
        """
        open_places = tuple(p for p, there in self._open_cards.items() if there == card)
        if open_places:
            return open_places
        position = self._position
        if position.tableau >> card & 1 and self._deal.tableau.slots[card].column is None:
            return (Place(Zone.SLOT, card),)
        if len(position.wastes) == 1 and position.wastes[0][-2:-1] == (card,):
            return (UNDER,)
        return (STOCK,) if position.stock[:1] == (card,) else ()

    def pair(self, one: int, other: int) -> Move | Refusal | None:
        """The pair of two cards or why it is refused; None if one of them is buried."""
        refusal = None
        for place in self.places(one):
            for second in self.places(other):
                move = pair(place, second)
                why = why_not(self._deal, self._position, move)
                if why is None:
                    return move
                refusal = refusal or why
        return refusal

    def alone(self, card: int) -> Move | None:
        """The removal of `card` by itself, or None if it may not go so."""
        for place in self.places(card):
            if place != UNDER and why_not(self._deal, self._position, alone(place)) is None:
                return alone(place)
        return None

    def covering(self, card: int) -> tuple[int, ...]:
        """The cards that must go before `card` is open, where cards lying on it are the reason.

        For a buried card of a waste that is the top of the waste, the one that can be seen.
        """
        position = self._position
        if position.tableau >> card & 1:
            return self._deal.tableau.coverers_left(position.tableau, card)
        if self.is_open(card) or WasteOpen.TOP not in self._deal.rules.waste_open:
            return ()
        return next((waste[-1:] for waste in position.wastes if card in waste[:-1]), ())

    def is_to_be_dealt(self, card: int) -> bool:
        """Whether `card` is the next of a stock that the player deals to a waste of choice."""
        stock = self._deal.rules.stock
        if stock is None or stock.mode is not DealMode.CHOOSE or stock.number < 2:
            return False
        return self._position.stock[:1] == (card,)

    def waste_of(self, card: int) -> int | None:
        """The number of the waste that holds `card`, or None."""
        wastes = self._position.wastes
        return next((number for number, waste in enumerate(wastes) if card in waste), None)

    def _card_at(self, place: Place) -> int:
        card = self._open_cards.get(place)
        if card is not None:
            return card
        # Beside the open cards only a covered slot and the card under the top can be in a pair.
        return place.number if place.zone is Zone.SLOT else self._position.wastes[0][-2]
