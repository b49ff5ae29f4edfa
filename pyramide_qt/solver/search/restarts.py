"""Searches in turn when any path will do, and the orders in which they look at states.

An order only says what is tried first; it never changes an answer. Which orders serve which
rules was found by trial, see `docs/solver.md`, "A win, and the most cards".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pyramide_qt.solver.assumptions import sees_order_early
from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.plan import see_passes, see_turned
from pyramide_qt.solver.question import Budget, OutOfBudget, SolverError
from pyramide_qt.solver.search.best_first import BestFirstSearch, Priority
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, PYRAMID_MASK, StateSpace

# Longer restarts are not made in a trial, and not by a search that sees how many passes are
# needed, since that one seldom loses its way.
_LONG_RESTART = 3_000


class Restart(NamedTuple):
    """An order of states, and how many positions may be looked at in it (None: all).

    `sees_order`: from this one on the bounds see the order of the stock, where they can.
    """

    priority: Priority
    positions: int | None
    sees_order: bool = False


def any_path(
    space: StateSpace,
    is_aim: Callable[[int], bool],
    bounds: Bounds,
    start: int,
    budget: Budget,
    *,
    is_trial: bool = False,
) -> list[int] | None:
    """A path to the aim by several searches in turn, since a search can lose its way.

    A trial makes the short ones only, and raises OutOfBudget after them.
    """
    sees_passes = False
    for priority, positions, sees_order in portfolio(space, is_win=bounds.floor is None):
        is_long = positions is None or positions > _LONG_RESTART
        if is_long and (is_trial or (sees_passes and positions is not None)):
            continue
        part = Budget(positions, whole=budget)
        if sees_order and not is_trial:
            sees_passes = see_passes(space, start, bounds) is not None
            sees_passes = sees_passes or see_turned(space, start, bounds)
        try:
            return BestFirstSearch(space, part, is_aim, bounds, priority).path(start)
        except OutOfBudget:
            if budget.is_spent:
                raise
    if is_trial:
        raise OutOfBudget
    raise SolverError("The last search of all has ended too soon.")


def portfolio(space: StateSpace, *, is_win: bool) -> list[Restart]:
    """The searches to make in turn, each giving way to the next; the last has no end of its own."""
    cards, pyramid = _by_cards(space), _by_pyramid(space)
    stock = space.deal.rules.stock
    is_one_pass = stock is None or stock.passes == 1
    if is_win and is_one_pass and sees_order_early(space):
        return [Restart(cards, 1_000), Restart(cards, None, sees_order=True)]
    if is_one_pass:
        return [
            Restart(cards, 60_000),
            Restart(pyramid, 8_000),
            Restart(_by_moves(space, 3, 5, 1), 12_000, sees_order=True),
            Restart(cards, None),
        ]
    return [
        Restart(_by_moves(space, 2, 5, 3), 1_400),
        Restart(_by_moves(space, 3, 5, 1), 2_500),
        Restart(pyramid, 2_500, sees_order=True),
        Restart(_by_moves(space, 1, 1, 3), 2_500),
        Restart(cards, 5_000),
        Restart(_by_moves(space, 3, 5, 1), 12_000),
        Restart(_by_moves(space, 1, 2, 0), 25_000),
        Restart(_by_moves(space, 3, 5, 1), None),
    ]


def _by_moves(space: StateSpace, made: int, left: int, cards: int) -> Priority:
    """So much for each move made, each move left by the bound, and each pyramid card left."""
    masks = space.pyramid.masks

    def priority(state: int, cost: int, need: int) -> int:
        return made * cost + left * need + cards * masks[state & PYRAMID_MASK].bit_count()

    return priority


def _by_pyramid(space: StateSpace) -> Priority:
    """The fewest pyramid cards first, however they went."""
    masks = space.pyramid.masks
    return lambda state, _cost, _need: masks[state & PYRAMID_MASK].bit_count()


def _by_cards(space: StateSpace) -> Priority:
    """Few cards left and, what counts most, few in the waste, where they bury one another."""
    masks, outside = space.pyramid.masks, space.outside
    known: dict[int, int] = {}

    def priority(state: int, _cost: int, _need: int) -> int:
        number = state >> PYRAMID_BITS
        burden = known.get(number)
        if burden is None:
            burden = known[number] = outside.burden(number)
        return 2 * masks[state & PYRAMID_MASK].bit_count() + burden

    return priority
