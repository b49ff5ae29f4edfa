"""Searches in turn when any path will do, and the orders in which they look at states.

An order only says what is tried first; it never changes an answer. Which orders serve which
rules was found by trial, see `docs/solver.md`, "A win, and the most cards".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.pass_bound_turned import has_turned_order, see_turned
from pyramide_qt.solver.question import Budget, OutOfBudget, SolverError
from pyramide_qt.solver.search.best_first import Search, Weigh
from pyramide_qt.solver.search.shortest_path import see_passes
from pyramide_qt.solver.states.one_waste_bits import LineStock
from pyramide_qt.solver.states.one_waste_states import PlainRest
from pyramide_qt.solver.states.outside_states import Rest
from pyramide_qt.solver.states.pyramid_with_cell import CellCore
from pyramide_qt.solver.states.state_space import CORE_BITS, CORE_MASK, Space

# Longer attempts are not made in a trial, and not by a search that sees how many passes are
# needed, since that one seldom loses its way.
_LONG_ATTEMPT = 3_000


class Attempt(NamedTuple):
    """An order of states, and how many positions may be looked at in it (None: all).

    `sees_order`: from this one on the bounds see the order of the stock, where they can.
    """

    weigh: Weigh
    positions: int | None
    sees_order: bool = False


def any_path(
    space: Space,
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
    for weigh, positions, sees_order in attempts(space, is_win=bounds.floor is None):
        is_long = positions is None or positions > _LONG_ATTEMPT
        if is_long and (is_trial or (sees_passes and positions is not None)):
            continue
        part = Budget(positions, whole=budget)
        if sees_order and not is_trial:
            sees_passes = see_passes(space, start, bounds) is not None
            sees_passes = sees_passes or see_turned(space, start, bounds)
        try:
            return Search(space, part, is_aim, bounds, weigh).path(start)
        except OutOfBudget:
            if budget.is_spent:
                raise
    if is_trial:
        raise OutOfBudget
    raise SolverError("The last search of all has ended too soon.")


def attempts(space: Space, *, is_win: bool) -> list[Attempt]:
    """The searches to make in turn, each giving way to the next; the last has no end of its own."""
    cards, core = _by_cards(space), _by_core(space)
    stock = space.deal.rules.stock
    is_one_pass = stock is None or stock.passes == 1
    if is_win and is_one_pass and _has_early_order(space):
        return [Attempt(cards, 1_000), Attempt(cards, None, sees_order=True)]
    if is_one_pass:
        return [
            Attempt(cards, 60_000),
            Attempt(core, 8_000),
            Attempt(_by_moves(space, 3, 5, 1), 12_000, sees_order=True),
            Attempt(cards, None),
        ]
    return [
        Attempt(_by_moves(space, 2, 5, 3), 1_400),
        Attempt(_by_moves(space, 3, 5, 1), 2_500),
        Attempt(core, 2_500, sees_order=True),
        Attempt(_by_moves(space, 1, 1, 3), 2_500),
        Attempt(cards, 5_000),
        Attempt(_by_moves(space, 3, 5, 1), 12_000),
        Attempt(_by_moves(space, 1, 2, 0), 25_000),
        Attempt(_by_moves(space, 3, 5, 1), None),
    ]


def _has_early_order(space: Space) -> bool:
    # With a cell it takes so long that most deals are won before.
    return has_turned_order(space) and not isinstance(space.core, CellCore)


def _by_moves(space: Space, made: int, left: int, cards: int) -> Weigh:
    """So much for each move made, each move left by the bound, and each core card left."""
    masks = space.core.masks

    def weigh(state: int, cost: int, need: int) -> int:
        return made * cost + left * need + cards * masks[state & CORE_MASK].bit_count()

    return weigh


def _by_core(space: Space) -> Weigh:
    """The fewest core cards first, however they went."""
    masks = space.core.masks
    return lambda state, _cost, _need: masks[state & CORE_MASK].bit_count()


def _by_cards(space: Space) -> Weigh:
    """Few cards left and, what counts most, few in the waste, where they bury one another."""
    masks, rest = space.core.masks, space.rest
    known: dict[int, int] = {}

    def weigh(state: int, _cost: int, _need: int) -> int:
        number = state >> CORE_BITS
        outside = known.get(number)
        if outside is None:
            outside = known[number] = _burden(rest, number)
        return 2 * masks[state & CORE_MASK].bit_count() + outside

    return weigh


def _burden(rest: Rest | PlainRest, number: int) -> int:
    """What the cards outside the core weigh; those of an open stock weigh more once drawn."""
    others: int = 0
    key: Any = number
    if isinstance(rest, Rest):
        others, key, _ = rest.keys[number]
    stock = rest.stock
    if stock is None:
        return others.bit_count()
    waste = stock.waste_size(key)
    weight = others.bit_count() + 4 * waste
    if isinstance(stock, LineStock) and stock.top_open:
        weight += stock.count - (len(stock.cards(key)) - waste)
    return weight
