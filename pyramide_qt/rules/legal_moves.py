"""Legal moves and the reason why another is not legal: the one place that decides both."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pyramide_qt.rules.available import (
    SOURCES,
    available,
    card_at,
    cell_source,
    is_open,
    under_top,
)
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.goal import is_won
from pyramide_qt.rules.moves import (
    DRAW,
    REDEAL,
    UNDER,
    WASTE,
    Move,
    MoveKind,
    Place,
    Zone,
    alone,
    draw_to,
    pair,
    to_cell,
)
from pyramide_qt.rules.place_names import place_text
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import DealMode, RuleSet, Source
from pyramide_qt.rules.refusal import Reason, Refusal
from pyramide_qt.rules.tableau import bits


class LegalMoves:
    """The legal moves of a position: iterate, count, test for truth or membership."""

    def __init__(self, deal: Deal, position: Position) -> None:
        self._deal = deal
        self._position = position

    def __iter__(self) -> Iterator[Move]:
        if is_ended_by_win(self._deal, self._position):
            return
        yield from removals(self._deal, self._position)
        yield from _stock_moves(self._deal, self._position)
        yield from _cell_moves(self._deal, self._position)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and why_not(self._deal, self._position, move) is None


def legal_moves(deal: Deal, position: Position) -> LegalMoves:
    """The legal moves of `position`, as a live collection."""
    return LegalMoves(deal, position)


def is_ended_by_win(deal: Deal, position: Position) -> bool:
    """Whether the game has ended by a win (rules may say that play goes on for the score)."""
    return is_won(deal, position) and not deal.rules.play_on


def removals(deal: Deal, position: Position) -> Iterator[Move]:
    """Every legal pair and every legal card alone, each once."""
    open_cards = available(deal, position)
    cards, partners = deal.cards, deal.rules.partners
    for (one, first), (other, second) in combinations(open_cards.items(), 2):
        if cards[second].rank in partners[cards[first].rank] and not _is_forbidden(
            deal, one, other
        ):
            yield pair(one, other)
    under = under_top(deal, position)
    if under is not None:
        move = pair(WASTE, UNDER)
        if why_not(deal, position, move) is None:
            yield move
    if deal.rules.pairs.with_coverer:
        yield from _coverer_pairs(deal, position)
    for place, card in open_cards.items():
        if cards[card].rank in deal.rules.pairs.alone:
            yield alone(place)


def _coverer_pairs(deal: Deal, position: Position) -> Iterator[Move]:
    cards, partners = deal.cards, deal.rules.partners
    filled = position.tableau
    for index in bits(filled):
        coverer = _only_open_coverer(deal, filled, index)
        if coverer is not None and cards[index].rank in partners[cards[coverer].rank]:
            one, other = Place(Zone.SLOT, index), Place(Zone.SLOT, coverer)
            if not _is_forbidden(deal, one, other):
                yield pair(one, other)


def _only_open_coverer(deal: Deal, filled: int, index: int) -> int | None:
    """The one card that still covers pyramid slot `index`, if open and `index` lies face up."""
    slot = deal.tableau.slots[index]
    left = filled & deal.tableau.cover_masks[index]
    if slot.column is not None or slot.face_down or left.bit_count() != 1:
        return None
    coverer = left.bit_length() - 1
    return coverer if deal.tableau.is_exposed(filled, coverer) else None


def _stock_moves(deal: Deal, position: Position) -> Iterator[Move]:
    stock = deal.rules.stock
    if stock is None:
        return
    if position.stock:
        if stock.mode is DealMode.CHOOSE and stock.number > 1:
            yield from map(draw_to, range(stock.number))
        else:
            yield DRAW
    elif any(position.wastes) and position.redeals_left != 0:
        yield REDEAL


def _cell_moves(deal: Deal, position: Position) -> Iterator[Move]:
    free = [number for number, card in enumerate(position.cells) if card is None]
    if not free:
        return
    for place in available(deal, position):
        if cell_source(deal, place) in deal.rules.cells.sources:
            for number in free:
                yield to_cell(place, number)


def _is_forbidden(deal: Deal, one: Place, other: Place) -> bool:
    return is_forbidden(deal.rules, SOURCES[one.zone], SOURCES[other.zone])


def is_forbidden(rules: RuleSet, one: Source, other: Source) -> bool:
    """Whether cards from these two parts of the table must not go together."""
    forbid = rules.pairs.forbid
    return (one, other) in forbid or (other, one) in forbid


def why_not(deal: Deal, position: Position, move: Move) -> Refusal | None:
    """Why `move` is not legal in `position`, or None if it is legal."""
    if is_ended_by_win(deal, position):
        return Refusal(Reason.GAME_WON)
    if move.kind is MoveKind.PAIR:
        return _why_no_pair(deal, position, *move.places)
    if move.kind is MoveKind.ALONE:
        return _why_not_alone(deal, position, move.places[0])
    if move.kind is MoveKind.TO_CELL:
        return _why_not_to_cell(deal, position, *move.places)
    return _why_no_stock_move(deal, position, move)


def why_not_open(deal: Deal, position: Position, place: Place) -> Refusal | None:
    """Why the card at `place` may not be played at all, or None if it is open."""
    card = card_at(deal, position, place)
    if card is not None and is_open(deal, position, place):
        return None
    names = (place_text(deal.rules, place),)
    if card is None:
        return Refusal(Reason.NO_CARD, names)
    if place.zone is Zone.SLOT:
        slots = deal.tableau.slots
        left = deal.tableau.coverers_left(position.tableau, place.number)
        return Refusal(Reason.COVERED, names, tuple(slots[i].name for i in left))
    if place.zone is Zone.STOCK:
        return Refusal(Reason.STOCK_CLOSED)
    if place.zone is Zone.UNDER and under_top(deal, position) is not None:
        return Refusal(Reason.UNDER_TOP)
    return Refusal(Reason.WASTE_CLOSED, names)


def _why_no_pair(deal: Deal, position: Position, one: Place, other: Place) -> Refusal | None:
    first, second = card_at(deal, position, one), card_at(deal, position, other)
    if one == other or (first is not None and first == second):
        return Refusal(Reason.SAME_CARD)
    refusal = _why_ends_closed(deal, position, one, other)
    if refusal is not None:
        return refusal
    assert first is not None and second is not None
    is_pair = deal.cards[second].rank in deal.rules.partners[deal.cards[first].rank]
    if is_pair and not _is_forbidden(deal, one, other):
        return None
    names = (place_text(deal.rules, one), place_text(deal.rules, other))
    if not is_pair:
        pairs = deal.rules.pairs
        if pairs.total is None or pairs.near or pairs.extra:
            return Refusal(Reason.NO_PAIR, names)
        return Refusal(Reason.WRONG_SUM, names, total=pairs.total)
    return Refusal(Reason.FORBIDDEN, names)


def _why_ends_closed(deal: Deal, position: Position, one: Place, other: Place) -> Refusal | None:
    if (one, other) == (WASTE, UNDER) and under_top(deal, position) is not None:
        return why_not_open(deal, position, WASTE)
    refusals = [why_not_open(deal, position, place) for place in (one, other)]
    if deal.rules.pairs.with_coverer and one.zone is other.zone is Zone.SLOT:
        upper, lower = sorted((one.number, other.number))
        if _only_open_coverer(deal, position.tableau, upper) == lower:
            return None if position.tableau >> upper & 1 else refusals[0] or refusals[1]
    return refusals[0] or refusals[1]


def _why_not_alone(deal: Deal, position: Position, place: Place) -> Refusal | None:
    refusal = why_not_open(deal, position, place)
    if refusal is not None:
        return refusal
    card = card_at(deal, position, place)
    assert card is not None
    if deal.cards[card].rank not in deal.rules.pairs.alone:
        return Refusal(Reason.NOT_ALONE, (place_text(deal.rules, place),))
    return None


def _why_not_to_cell(deal: Deal, position: Position, place: Place, cell: Place) -> Refusal | None:
    if cell.number >= len(position.cells):
        return Refusal(Reason.NO_CELL)
    refusal = why_not_open(deal, position, place)
    if refusal is not None:
        return refusal
    if cell_source(deal, place) not in deal.rules.cells.sources:
        return Refusal(Reason.CELL_CLOSED, (place_text(deal.rules, place),))
    if position.cells[cell.number] is not None:
        return Refusal(Reason.CELL_TAKEN)
    return None


def _why_no_stock_move(deal: Deal, position: Position, move: Move) -> Refusal | None:
    stock = deal.rules.stock
    if stock is None:
        return Refusal(Reason.NO_STOCK)
    if move in _stock_moves(deal, position):
        return None
    if move.kind is MoveKind.DRAW:
        return Refusal(Reason.NO_SUCH_WASTE if position.stock else Reason.STOCK_EMPTY)
    if position.stock:
        return Refusal(Reason.STOCK_LEFT)
    if not any(position.wastes):
        return Refusal(Reason.WASTE_EMPTY)
    return Refusal(Reason.NO_PASS_LEFT)
