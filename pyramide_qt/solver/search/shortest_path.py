"""A path of the fewest moves, by the search and the bound that suit the rules."""

from __future__ import annotations

from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.pass_bound_closed import ClosedLine, is_closed_line
from pyramide_qt.solver.bounds.pass_bound_open import OpenLine, is_open_line
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.search.a_star_closed import LineSearch
from pyramide_qt.solver.search.a_star_open import OpenSearch, is_open_search
from pyramide_qt.solver.search.best_first import Search
from pyramide_qt.solver.states.outside_moves import stock_must_go
from pyramide_qt.solver.states.state_space import Space


def see_passes(space: Space, start: int, bounds: Bounds) -> ClosedLine | None:
    """Have `bounds` see how many passes the core needs; None where that cannot be told.

    It takes some ten milliseconds at once, and finds lost what no demand vector shows.
    """
    kind = ClosedLine if is_closed_line(space) else OpenLine if is_open_line(space) else None
    if kind is None or not (space.core.must_clear or bounds.floor is not None):
        return None
    is_all = bounds.floor is None and stock_must_go(space.deal.rules)
    closed = kind(space, bounds.counts, start, is_all=is_all, floor=bounds.floor or 0)
    bounds.collect_by(closed)
    return closed


def fewest_path(space: Space, start: int, budget: Budget) -> list[int] | None:
    """The states from `start` to a win in the fewest moves, or None if there is none.

    Raises OutOfBudget. `space` must be exact.
    """
    bounds = Bounds(space, start, budget)
    if is_open_search(space):
        return OpenSearch(space, budget, bounds).path(start)
    closed = see_passes(space, start, bounds) if is_closed_line(space) else None
    if closed is None or stock_must_go(space.deal.rules):
        return Search(space, budget, space.is_won, bounds).path(start)
    return LineSearch(space, start, budget, bounds, closed).path(start)
