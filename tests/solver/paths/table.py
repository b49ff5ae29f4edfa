"""All special paths of the solver, and the classes that need none of their own."""

from __future__ import annotations

from tests.solver.paths.bounds import BOUNDS, TABLES
from tests.solver.paths.searches import SEARCHES, STATES

PATHS = (*BOUNDS, *TABLES, *SEARCHES, *STATES)
_VALUE = "a plain value"
_OTHER = "asks `solve` for whole answers"
# By module and class: why no path is known by it.
WITHOUT = {
    "restarts.Restart": _VALUE,
    "bounds.Bounds": "asks one of the bounds",
    "draw_cost.Need": _VALUE,
    "draw_cost_one_waste.PairDemand": _VALUE,
    "draw_cost_one_waste.Wanted": _VALUE,
    "pyramid_states.PyramidState": _VALUE,
    "assumptions.Asked": _VALUE,
    "daily.DailyDeal": _OTHER,
    "plan.BoundPath": _VALUE,
    "plan.SearchPath": _VALUE,
    "plan.StatesPath": _VALUE,
    "plan.Way": _VALUE,
    "lazy_a_star.LazyAStar": "what the two searches for fewest moves share",
    "demand_vectors.RankCounts": "numbers in one integer, for all bounds",
    "fast_bound_open._Counts": "a part of FastOpenBound",
    "fast_bound_open._Row": "a part of FastOpenBound",
    "question.Aim": _VALUE,
    "question.Answer": _VALUE,
    "question.Budget": _VALUE,
    "question.NoAnswer": _VALUE,
    "question.OutOfBudget": _VALUE,
    "question.SolverError": _VALUE,
    "question.TooLarge": _VALUE,
    "question.Verdict": _VALUE,
    "outside.Outside": "what states of both kinds have in common",
    "outside.OutsideState": _VALUE,
    "state_space.StateSpace": "pairs of pyramid and outside",
    "survey.Survey": _OTHER,
    "survey._Shared": _OTHER,
}
