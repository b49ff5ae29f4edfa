"""Turns a path of states into the moves of the game, each of them legal by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deal import Deal
from pyramide_qt.rules.legal_moves import legal_moves, removals
from pyramide_qt.rules.moves import DRAW, REDEAL, Move, MoveKind, Zone
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.cell_core import CellCore
from pyramide_qt.solver.free_order import FreeState
from pyramide_qt.solver.question import SolverError
from pyramide_qt.solver.space import Space

_PASSING = (MoveKind.DRAW, MoveKind.REDEAL)


def line_of(space: Space, position: Position, path: Sequence[int]) -> tuple[Move, ...]:
    """The moves that lead from `position` along `path`, whose first state it is.

    Only legal moves are tried, so the line is one by the rules; SolverError if there is none.
    """
    line: list[Move] = []
    for state in path[1:]:
        moves, position = _way_to(space, position, state)
        line += moves
    return tuple(line)


def _way_to(space: Space, start: Position, state: int) -> tuple[list[Move], Position]:
    """The fewest moves to `state`: draws, redeals and cards alone, then any one move.

    Where the core holds the cell, a card may go there on the way too.
    """
    deal, fills = space.deal, isinstance(space.core, CellCore)
    frontier: list[tuple[Position, list[Move]]] = [(start, [])]
    seen = {start}
    while frontier:
        following: list[tuple[Position, list[Move]]] = []
        for position, moves in frontier:
            for move in legal_moves(deal, position):
                after = apply_move(deal, position, move)
                if space.state_of(after) == state:
                    return [*moves, move], after
                is_passing = _is_passing(move) or (fills and move.kind is MoveKind.TO_CELL)
                if is_passing and after not in seen:
                    seen.add(after)
                    following.append((after, [*moves, move]))
        frontier = following
    raise SolverError("A line that was found cannot be played by the rules.")


def line_in_any_order(
    deal: Deal, position: Position, path: Sequence[FreeState]
) -> tuple[Move, ...]:
    """The moves that lead along `path`, drawing and redealing up to each card that is needed."""
    line: list[Move] = []
    for before, after in pairwise(path):
        needed = [rank for rank in range(14) if before[2][rank] != after[2][rank]]
        cards = position.cards_left - (before[0] ^ after[0]).bit_count() - len(needed)
        while True:
            for move in removals(deal, position) if _is_at_hand(deal, position, needed) else ():
                following = apply_move(deal, position, move)
                gone = position.tableau ^ following.tableau
                if gone == before[0] ^ after[0] and following.cards_left == cards:
                    break
            else:
                move = DRAW if position.stock else REDEAL
                following = apply_move(deal, position, move)
            line.append(move)
            position = following
            if move.is_removal:
                break
    return tuple(line)


def _is_at_hand(deal: Deal, position: Position, needed: list[int]) -> bool:
    tops = [waste[-1] for waste in position.wastes if waste]
    return not needed or any(deal.cards[card].rank == needed[0] for card in tops)


def _is_passing(move: Move) -> bool:
    if move.kind in _PASSING:
        return True
    return move.kind is MoveKind.ALONE and move.places[0].zone not in (Zone.SLOT, Zone.COLUMN)


def check_line(deal: Deal, position: Position, line: Sequence[Move]) -> Position:
    """Replay `line` by the rules; the position it ends in, SolverError if a move is not legal."""
    for move in line:
        if move not in legal_moves(deal, position):
            raise SolverError("A line that was found cannot be played by the rules.")
        position = apply_move(deal, position, move)
    return position
