"""All special paths of the solver, and the classes that need none of their own."""

from __future__ import annotations

from tests.solver.paths.bounds import BOUNDS, TABLES
from tests.solver.paths.searches import SEARCHES, STATES

PATHS = (*BOUNDS, *TABLES, *SEARCHES, *STATES)
_VALUE = "a plain value"
_OTHER = "asks `solve` for whole answers"
# By module and class: why no path is known by it.
WITHOUT = {
    "attempts.Attempt": _VALUE,
    "bounds.Bounds": "asks one of the bounds",
    "collecting_line.Wanted": _VALUE,
    "core.CoreNode": _VALUE,
    "daily.DailyDeal": _OTHER,
    "deep_search.DeepSearch": "what the two searches for fewest moves share",
    "demand.RankCounts": "numbers in one integer, for all bounds",
    "hints.Hint": _VALUE,
    "hints.HintKind": _VALUE,
    "hints.KnownLine": _OTHER,
    "open_bound._Counts": "a part of OpenBound",
    "open_bound._Row": "a part of OpenBound",
    "question.Aim": _VALUE,
    "question.Answer": _VALUE,
    "question.Budget": _VALUE,
    "question.NoAnswer": _VALUE,
    "question.OutOfBudget": _VALUE,
    "question.SolverError": _VALUE,
    "question.TooLarge": _VALUE,
    "question.Verdict": _VALUE,
    "rest.RestNode": _VALUE,
    "space.Space": "chooses core and rest",
    "survey.Survey": _OTHER,
    "survey._Shared": _OTHER,
}
