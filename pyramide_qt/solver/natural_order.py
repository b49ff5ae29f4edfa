"""Puts the moves of a line in the order in which a player would make them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.available import card_at
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.legal_moves import legal_moves, removals
from pyramide_qt.rules.moves import Move, MoveKind, Zone
from pyramide_qt.rules.position import Position

W = TypeVar("W", int, tuple[int, bool])

_PASSING = (MoveKind.DRAW, MoveKind.REDEAL)
_TABLE = (Zone.SLOT, Zone.COLUMN)


def removals_early(deal: Deal, start: Position, line: Sequence[Move]) -> tuple[Move, ...]:
    """The same removals in as many moves to the same end, none of them later than it must be.

    A removal goes before a draw or a redeal wherever all moves between stay legal and lead to
    the very same position, so that nobody is told to draw past what can go now.
    """
    moves, positions = list(line), [start]
    has_passed = False
    for number, move in enumerate(line):
        positions.append(apply_move(deal, positions[-1], move))
        if move.kind in _PASSING:
            has_passed = True
        elif has_passed and move.is_removal:
            place, moved = _moved_forward(deal, positions, moves)
            moves[place : number + 1] = moved
            for i in range(place, number):
                positions[i + 1] = apply_move(deal, positions[i], moves[i])
    return tuple(moves)


def _moved_forward(
    deal: Deal, positions: list[Position], moves: list[Move]
) -> tuple[int, list[Move]]:
    """The moves up to the last of `positions` with the last one put first, and from which on."""
    last = len(positions) - 2
    move, end = moves[last], positions[-1]
    cards = {card_at(deal, positions[last], place) for place in move.places}
    is_on_table = all(place.zone in _TABLE for place in move.places)
    ways: list[tuple[int, Move]] = []
    for i in range(last - 1, -1, -1):
        position = positions[i]
        if moves[i].kind not in _PASSING:
            continue
        same = move if is_on_table else _removal_of(deal, position, cards)
        if same is not None and same in legal_moves(deal, position):
            ways.append((i, same))
        elif is_on_table or not cards.isdisjoint(position.stock):
            break
    for i, same in reversed(ways):
        tried = [same, *moves[i:last]]
        if _leads_to(deal, positions[i], tried, end):
            return i, tried
    return last, [move]


def _removal_of(deal: Deal, position: Position, cards: set[int | None]) -> Move | None:
    """The legal removal of exactly these cards, of which not all lie on the table."""
    tops = {card for waste in position.wastes for card in (*waste[:1], *waste[-2:])}
    tops.update(position.stock[:1], (card for card in position.cells if card is not None))
    outside = {card for card in cards if card is not None and not position.tableau >> card & 1}
    if not outside <= tops:
        return None
    for move in removals(deal, position):
        if {card_at(deal, position, place) for place in move.places} == cards:
            return move
    return None


def _leads_to(deal: Deal, position: Position, moves: Sequence[Move], end: Position) -> bool:
    for move in moves:
        if move not in legal_moves(deal, position):
            return False
        position = apply_move(deal, position, move)
    return position == end


def without_idle_end(
    deal: Deal, start: Position, line: Sequence[Move], worth: Callable[[Position], W]
) -> tuple[Move, ...]:
    """The line up to the last move that raises `worth` above all before."""
    best, kept, position = worth(start), 0, start
    for number, move in enumerate(line, start=1):
        position = apply_move(deal, position, move)
        now = worth(position)
        if now > best:
            best, kept = now, number
    return tuple(line[:kept])
