"""Every error that can reach a window is in the catalogues; the test fails for one that is not."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from pyramide_qt.view.dialogs.errors import (
    code_problem,
    game_problem,
    record_problem,
    store_problem,
)
from tests.helpers.source_tree import source_files

# Where an error is raised that no window tells by its sentence, and why.
NEVER_TOLD = {
    # Cards that are typed in a window are told of by `EntryProblem`.
    ("NotationError", "rules/deals/cards"): "EntryProblem",
    ("RulesError", "rules/deals/deal"): "EntryProblem",
    # A game that is told of or saved comes from a code.
    ("NotationError", "rules/game"): "cards without a code",
    ("IllegalMove", "rules/game"): "told by the kind of the action, or by its refusal",
    # What only the command line and the process of the solver read.
    ("NotationError", "solver/process_entry"): "the solver",
    ("RulesError", "model/analysis/solver_question"): "the solver",
    ("RecordError", "rules/records/record"): "the command line",
    ("StoreError", "store/reading"): "the command line",
    # Caught where games are read or written, and told of in other words.
    ("StoreError", "store/game_on_table"): "the store",
    ("StoreError", "store/game_store"): "the store",
    ("StoreError", "store/exchange/importing"): "the store",
    ("StoreError", "store/saved_game"): "the store",
    # Is translated where it is raised.
    ("StoreError", "view/dialogs/history/exchange"): "translated",
}
ERRORS = {"RulesError", "CodeError", "RecordError", "ActionError", "NotationError", "IllegalMove"}
STORE_ERRORS = {"StoreError", "RecordRefused"}


def raised() -> Iterator[tuple[str, str, ast.Call]]:
    """The class, the place and the call of each error of the rules and of the store."""
    for source in source_files():
        place = source.name.removeprefix("pyramide_qt/").removesuffix(".py")
        for node in ast.walk(source.tree) if source.layer else ():
            name = getattr(getattr(node, "func", None), "id", "")
            if isinstance(node, ast.Call) and name in ERRORS | STORE_ERRORS:
                yield name, place, node


def told(names: set[str]) -> set[str]:
    return {
        ast.literal_eval(call.args[0])
        for name, place, call in raised()
        if name in names and (name, place) not in NEVER_TOLD
    }


@pytest.mark.parametrize(
    ("names", "sentences"),
    [
        ({"CodeError"}, code_problem.SENTENCES),
        ({"RecordError"}, record_problem.SENTENCES),
        (ERRORS - {"CodeError", "RecordError"}, game_problem.SENTENCES),
        (STORE_ERRORS, store_problem.SENTENCES),
    ],
)
def test_every_error_that_is_told_is_in_the_catalogues(
    names: set[str], sentences: tuple[object, ...]
) -> None:
    assert told(names) == set(map(str, sentences))
    assert len(sentences) == len(set(sentences))


def test_what_is_never_told_is_still_raised() -> None:
    assert set(NEVER_TOLD) <= {(name, place) for name, place, _ in raised()}
