"""A path of the fewest moves, by the search and the bound that suit the rules."""

from __future__ import annotations

from pyramide_qt.solver.plan import FOR_FEWEST, Way, bounds_for, see_passes, way_of
from pyramide_qt.solver.question import Budget, SolverError
from pyramide_qt.solver.search.a_star_closed import ClosedAStar
from pyramide_qt.solver.search.a_star_open import OpenAStar
from pyramide_qt.solver.search.best_first import BestFirstSearch
from pyramide_qt.solver.states.state_space import StateSpace


def fewest_path(space: StateSpace, start: int, budget: Budget) -> list[int] | None:
    """The states from `start` to a win in the fewest moves, or None if there is none.

    Raises OutOfBudget. `space` must be exact.
    """
    way, bounds = way_of(space, FOR_FEWEST), bounds_for(space, start, budget)
    if way is Way.OPEN_A_STAR:
        return OpenAStar(space, budget, bounds).path(start)
    if way is Way.A_STAR:
        return BestFirstSearch(space, budget, space.is_won, bounds).path(start)
    closed = see_passes(space, start, bounds)
    if closed is None:
        raise SolverError("Passes that were to be seen cannot be told.")
    if way is Way.PASSES_A_STAR:
        return BestFirstSearch(space, budget, space.is_won, bounds).path(start)
    return ClosedAStar(space, start, budget, bounds, closed).path(start)
