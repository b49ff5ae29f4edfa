"""Turns removals of certain cards into the moves of the game, where passes are limited."""

from __future__ import annotations

from collections.abc import Sequence

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.legal_moves import legal_moves, removals
from pyramide_qt.rules.moves import DRAW, REDEAL, Move, MoveKind, Zone
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.question import SolverError

# The pyramid slots, as a mask, and the cards outside that leave in one move.
Removal = tuple[int, tuple[int, ...]]


def line_with_removals(
    deal: Deal, position: Position, wanted: Sequence[Removal]
) -> tuple[Move, ...]:
    """The moves that make those removals in turn, drawing and redealing up to each.

    A waste top that can only go alone goes at once. SolverError if a removal is out of reach.
    """
    line: list[Move] = []
    for removal in wanted:
        is_made = False
        while not is_made:
            move, is_made = _way_to(deal, position, removal)
            line.append(move)
            position = apply_move(deal, position, move)
    return tuple(line)


def _way_to(deal: Deal, position: Position, removal: Removal) -> tuple[Move, bool]:
    """The move that is the removal, or one on the way to it; and which of the two it is."""
    slots, cards = removal
    outside, partners = _outside(position), deal.rules.partners
    lonely = None
    for move in removals(deal, position):
        after = apply_move(deal, position, move)
        gone = outside - _outside(after)
        if position.tableau ^ after.tableau == slots and gone == set(cards):
            return move, True
        is_waste_card = move.kind is MoveKind.ALONE and move.places[0].zone is Zone.WASTE
        if is_waste_card and not any(partners[deal.ranks[card]] for card in gone):
            lonely = move
    passing = lonely or (DRAW if position.stock else REDEAL)
    if passing not in legal_moves(deal, position):
        raise SolverError("A line that was found cannot be played by the rules.")
    return passing, False


def _outside(position: Position) -> frozenset[int]:
    return frozenset(position.stock).union(*position.wastes)
