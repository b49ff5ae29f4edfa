"""The table of special paths knows all of the solver, and a path that is not gone is noticed."""

from __future__ import annotations

import inspect

import pytest

from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.solver.question import Aim, Budget
from pyramide_qt.solver.solve import solve
from tests.solver.paths.entered import Path, solver_modules, watching
from tests.solver.paths.table import PATHS, WITHOUT


def classes_of_the_solver() -> set[str]:
    """Every class that a module of the solver defines, as `module.Class`."""
    found = set()
    for module_name, module in solver_modules().items():
        for name, value in vars(module).items():
            if inspect.isclass(value) and value.__module__ == module.__name__:
                found.add(f"{module_name}.{name}")
    return found


def classes_in_the_table() -> set[str]:
    """The classes by which a path is known: what is called, and on what, by name alone."""
    called = {path.call.split(".")[1] for path in PATHS if path.call.count(".") == 2}
    return called.union(*(getattr(path.is_it, "classes", ()) for path in PATHS))


def test_every_class_of_the_solver_has_a_path_or_a_reason() -> None:
    named, without = classes_in_the_table(), set(WITHOUT)
    everything = classes_of_the_solver()
    missing = {name for name in everything - without if name.split(".")[1] not in named}
    assert not missing
    assert not without - everything
    assert not {name for name in without if name.split(".")[1] in named}


def test_no_path_is_named_twice() -> None:
    names = [path.name for path in PATHS]
    assert len(set(names)) == len(names)


def test_a_path_counts_once_for_each_comparison_and_not_before() -> None:
    never = Path("never", "best_first.BestFirstSearch.path", lambda *_: False)
    always = Path("always", "best_first.BestFirstSearch._see")
    deal = deal_from_code("PY1-KT-AAAAAAA")
    with watching((never, always)) as watch:
        for expected in (1, 2):
            watch.begin()
            solve(deal, deal.start, Aim.WIN, Budget(2_000))
            assert watch.entered == {"always"}
            assert watch.counts["always"] == expected - 1
            watch.count()
            assert watch.counts["always"] == expected
        watch.begin()
        watch.count()
        assert watch.rare((never, always), 3) == {"never": 0, "always": 2}
        assert watch.rare((always,), 2) == {}


def test_what_was_watched_is_as_before_afterwards() -> None:
    from pyramide_qt.solver.bounds import demand_vectors as demand
    from pyramide_qt.solver.search import best_first as search

    before = search.BestFirstSearch.path, demand.minimal
    with watching(
        (Path("search", "best_first.BestFirstSearch.path"), Path("fewer", "demand_vectors.minimal"))
    ):
        assert search.BestFirstSearch.path is not before[0]
        assert demand.minimal is not before[1]
    assert (search.BestFirstSearch.path, demand.minimal) == before


def test_a_call_that_is_not_there_is_noticed() -> None:
    with (
        pytest.raises(KeyError),
        watching((Path("old", "best_first.BestFirstSearch.gone"),)),
    ):
        pass
