"""Every error that can reach a window is marked for the catalogues where it is raised."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from tests.helpers.source_tree import ROOT, source_files

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
    ("RecordError", "rules/records/kinds"): "reads no code; ranges are marked in `record_fields`",
    ("StoreError", "store/reading"): "the command line",
    # Caught where games are read or written, and told of in other words.
    ("StoreError", "store/game_on_table"): "the store",
    ("StoreError", "store/game_store"): "the store",
    ("StoreError", "store/exchange/importing"): "the store",
    ("StoreError", "store/saved_game"): "the store",
    # Is translated where it is raised.
    ("StoreError", "view/dialogs/history/exchange"): "translated",
}
GAME_ERRORS = {"RulesError", "ActionError", "NotationError", "IllegalMove"}
CONTEXTS = {
    "CodeError": "CodeProblem",
    "RecordError": "RecordProblem",
    **dict.fromkeys(GAME_ERRORS, "GameProblem"),
    **dict.fromkeys(("StoreError", "RecordRefused"), "StoreProblem"),
}


# English has but its plurals.
CATALOGUES = sorted(
    path for path in (ROOT / "translations").glob("*.ts") if not path.stem.endswith("_en")
)
SAMPLES = ('CodeError("No.")', 'QT_TRANSLATE_NOOP("CodeProblem", "No.")')


def raised() -> Iterator[tuple[str, str, ast.Call]]:
    """The class, the place and the call of each error of the rules and of the store."""
    for source in source_files():
        place = source.name.removeprefix("pyramide_qt/").removesuffix(".py")
        for node in ast.walk(source.tree) if source.layer else ():
            name = getattr(getattr(node, "func", None), "id", "")
            if isinstance(node, ast.Call) and name in CONTEXTS:
                yield name, place, node


def told() -> Iterator[tuple[str, str, ast.Call]]:
    """As `raised`, of the errors that some window tells."""
    return (each for each in raised() if each[:2] not in NEVER_TOLD)


def marked(sentence: ast.expr) -> tuple[str, str] | None:
    """Context and text of a sentence that is marked for the catalogues."""
    if getattr(getattr(sentence, "func", None), "id", "") != "QT_TRANSLATE_NOOP":
        return None
    context, text = (ast.literal_eval(each) for each in sentence.args)  # type: ignore[attr-defined]
    return context, text


def ranges() -> set[tuple[str, str] | None]:
    """The sentences that the fields of a rule record hand to their kinds."""
    (fields,) = (each for each in source_files() if each.name.endswith("/record_fields.py"))
    calls = (node for node in ast.walk(fields.tree) if isinstance(node, ast.Call))
    return {marked(call) for call in calls} - {None}


def test_every_range_of_a_record_has_a_sentence() -> None:
    assert len(ranges()) == 11
    assert {context for context, _ in filter(None, ranges())} == {"RecordProblem"}


def test_every_error_that_is_told_is_marked_for_the_catalogues() -> None:
    places = Counter(name for name, _, _ in told())
    assert places["CodeError"] > 5 and places["RecordError"] > 30 and places["StoreError"] > 10
    for name, place, call in told():
        found = marked(call.args[0])
        assert found is not None and found[0] == CONTEXTS[name], f"{place}: {ast.unparse(call)}"


def test_a_sentence_that_is_not_marked_is_noticed() -> None:
    bare, good = (ast.parse(text, mode="eval").body for text in SAMPLES)
    assert marked(bare) is None
    assert marked(good) == ("CodeProblem", "No.")


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_every_catalogue_has_every_sentence(path) -> None:
    contexts = ET.parse(path).getroot().iter("context")
    held = {
        (context.findtext("name"), message.findtext("source"))
        for context in contexts
        for message in context.iter("message")
    }
    assert {marked(call.args[0]) for _, _, call in told()} | ranges() <= held


def test_what_is_never_told_is_still_raised() -> None:
    assert set(NEVER_TOLD) <= {(name, place) for name, place, _ in raised()}
