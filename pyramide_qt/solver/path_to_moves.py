"""Turns a path of states into the moves of the game, each of them legal by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.available import card_at
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.legal_moves import legal_moves, removals
from pyramide_qt.rules.moves import DRAW, REDEAL, Move, MoveKind, Zone
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.question import SolverError
from pyramide_qt.solver.search.any_order import AnyOrderState
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, StateSpace

_PASSING = (MoveKind.DRAW, MoveKind.REDEAL)


def line_of(space: StateSpace, position: Position, path: Sequence[int]) -> tuple[Move, ...]:
    """The moves that lead from `position` along `path`, whose first state it is.

    Only legal moves are tried, so the line is one by the rules; SolverError if there is none.
    """
    line: list[Move] = []
    for state in path[1:]:
        short = None if space.is_exact else _plain_way_to(space, position, state)
        moves, position = short or _way_to(space, position, state)
        line += moves
    return tuple(line)


def _plain_way_to(
    space: StateSpace, position: Position, state: int
) -> tuple[list[Move], Position] | None:
    """A way to `state` that takes each card which goes alone as soon as it opens; None if lost.

    Where only winning counts, runs of draws take all such cards on their way (`line_nodes.py`).
    """
    deal, outside = space.deal, space.outside
    kept = Counter(outside.ranks_of(state >> PYRAMID_BITS))
    moves: list[Move] = []
    seen = {position}
    while True:
        spare = Counter(outside.ranks_of(outside.number_of(position))) - kept
        alone: list[tuple[Move, Position]] = []
        passing: list[tuple[Move, Position]] = []
        for move in legal_moves(deal, position):
            after = apply_move(deal, position, move)
            if space.state_of(after) == state:
                return [*moves, move], after
            if _may_pass(deal, position, move, spare, fills=False):
                (passing if move.kind in _PASSING else alone).append((move, after))
        ways = alone[:1] or passing
        if len(ways) != 1 or ways[0][1] in seen:
            return None
        move, position = ways[0]
        moves.append(move)
        seen.add(position)


def _way_to(space: StateSpace, start: Position, state: int) -> tuple[list[Move], Position]:
    """The fewest moves to `state`: draws, redeals and cards alone, then any one move.

    Where the pyramid holds the cell, a card may go there on the way too. No card goes of a rank
    that `state` has as many of.
    """
    deal, outside = space.deal, space.outside
    kept = Counter(outside.ranks_of(state >> PYRAMID_BITS))
    fills = space.pyramid.has_cell
    frontier: list[tuple[Position, list[Move]]] = [(start, [])]
    seen = {start}
    while frontier:
        following: list[tuple[Position, list[Move]]] = []
        for position, moves in frontier:
            spare = Counter(outside.ranks_of(outside.number_of(position))) - kept
            for move in legal_moves(deal, position):
                after = apply_move(deal, position, move)
                if space.state_of(after) == state:
                    return [*moves, move], after
                if after not in seen and _may_pass(deal, position, move, spare, fills=fills):
                    seen.add(after)
                    following.append((after, [*moves, move]))
        frontier = following
    raise SolverError("A line that was found cannot be played by the rules.")


def line_in_any_order(
    deal: Deal, position: Position, path: Sequence[AnyOrderState]
) -> tuple[Move, ...]:
    """The moves that lead along `path`, drawing and redealing up to each card that is needed."""
    line: list[Move] = []
    for before, after in pairwise(path):
        # Every card outside comes up once within a pass from here on.
        for _ in range(position.cards_left + 2):
            move, position = _step_in_any_order(deal, position, before, after)
            line.append(move)
            if move.is_removal:
                break
        else:
            raise SolverError("A line that was found cannot be played by the rules.")
    return tuple(line)


def _step_in_any_order(
    deal: Deal, position: Position, before: AnyOrderState, after: AnyOrderState
) -> tuple[Move, Position]:
    """The removal between two states of a path, or the draw or redeal on the way to it."""
    (mask, _, supply), (mask_after, _, supply_after) = before, after
    slots = mask ^ mask_after
    needed = [rank for rank in range(14) if supply[rank] != supply_after[rank]]
    cards = position.cards_left - slots.bit_count() - len(needed)
    for move in removals(deal, position) if _is_at_hand(deal, position, needed) else ():
        following = apply_move(deal, position, move)
        gone = position.tableau ^ following.tableau
        if gone == slots and following.cards_left == cards:
            return move, following
    move = DRAW if position.stock else REDEAL
    return move, apply_move(deal, position, move)


def _is_at_hand(deal: Deal, position: Position, needed: list[int]) -> bool:
    tops = [waste[-1] for waste in position.wastes if waste]
    return not needed or any(deal.cards[card].rank == needed[0] for card in tops)


def _may_pass(
    deal: Deal, position: Position, move: Move, spare: Counter[int], *, fills: bool
) -> bool:
    """Whether `move` may lie on the way to a state that has all ranks of stock but `spare`."""
    if move.kind in _PASSING:
        return True
    if move.kind is MoveKind.TO_CELL:
        return fills
    place = move.places[0]
    if move.kind is not MoveKind.ALONE or place.zone in (Zone.SLOT, Zone.COLUMN):
        return False
    card = card_at(deal, position, place)
    return card is not None and spare[deal.ranks[card]] > 0


def check_line(deal: Deal, position: Position, line: Sequence[Move]) -> Position:
    """Replay `line` by the rules; the position it ends in, SolverError if a move is not legal."""
    for move in line:
        if move not in legal_moves(deal, position):
            raise SolverError("A line that was found cannot be played by the rules.")
        position = apply_move(deal, position, move)
    return position
