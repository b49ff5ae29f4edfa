"""A path of the fewest moves, by the search and the bound that suit the rules."""

from __future__ import annotations

from pyramide_qt.solver.bounds import Bounds
from pyramide_qt.solver.closed_line import ClosedLine, is_closed_line
from pyramide_qt.solver.line_search import LineSearch
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.rest_moves import stock_must_go
from pyramide_qt.solver.search import Search
from pyramide_qt.solver.space import Space


def fewest_path(space: Space, start: int, budget: Budget) -> list[int] | None:
    """The states from `start` to a win in the fewest moves, or None if there is none.

    Raises OutOfBudget. `space` must be exact.
    """
    bounds = Bounds(space, start, budget)
    is_all = stock_must_go(space.deal.rules)
    if not space.core.must_clear or not is_closed_line(space):
        return Search(space, budget, space.is_won, bounds).path(start)
    closed = ClosedLine(space, bounds.counts, start, is_all=is_all)
    bounds.collect_by(closed)
    if is_all:
        return Search(space, budget, space.is_won, bounds).path(start)
    return LineSearch(space, budget, bounds, closed).path(start)
