"""A path to a state in which the fewest cards of the table are left, where search must find it."""

from __future__ import annotations

from collections.abc import Callable

from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.plan import bounds_for
from pyramide_qt.solver.question import Budget, OutOfBudget
from pyramide_qt.solver.search.best_first import BestFirstSearch
from pyramide_qt.solver.search.restarts import any_path
from pyramide_qt.solver.states.state_space import StateSpace

_PLAYOUT_POSITIONS = 400


def deepest_path(space: StateSpace, start: int, budget: Budget) -> list[int]:
    """The states from `start` to one with the fewest tableau cards left. Raises NoAnswer."""
    best = _playout(space, start, budget)
    lower_bound = _fewest_left(space, start, budget, space.slots_left(best[-1]))
    is_trial = True
    while space.slots_left(best[-1]) > lower_bound:
        floor = lower_bound if is_trial else space.slots_left(best[-1]) - 1
        bounds = bounds_for(space, start, budget, floor)
        try:
            path = any_path(
                space, _few_left(space, floor), bounds, start, budget, is_trial=is_trial
            )
        except OutOfBudget:
            if budget.is_spent:
                raise
            is_trial = False
            continue
        if path is not None:
            best = path
        elif is_trial:
            lower_bound += 1
        else:
            break
    return best


def _fewest_left(space: StateSpace, start: int, budget: Budget, left: int) -> int:
    """The least number of cards, up to `left`, that the bound lets be left over."""
    too_few = -1
    while left - too_few > 1:
        middle = (left + too_few) // 2
        if bounds_for(space, start, budget, middle).lower_bound_of(start) < NEVER:
            left = middle
        else:
            too_few = middle
    return left


def _playout(space: StateSpace, start: int, budget: Budget) -> list[int]:
    """A path to the emptiest tableau that a short look finds."""
    part = Budget(_PLAYOUT_POSITIONS, whole=budget)
    all_slots = space.deal.rules.slot_count
    bounds = bounds_for(space, start, part, all_slots)
    search = BestFirstSearch(space, part, _few_left(space, 0), bounds, _by_slots(space))
    try:
        path = search.path(start)
    except OutOfBudget:
        path = None
    return path or search.path_to_least(space.slots_left)


def _few_left(space: StateSpace, floor: int) -> Callable[[int], bool]:
    return lambda state: space.slots_left(state) <= floor


def _by_slots(space: StateSpace) -> Callable[[int, int, int], int]:
    return lambda state, _cost, _need: space.slots_left(state)
