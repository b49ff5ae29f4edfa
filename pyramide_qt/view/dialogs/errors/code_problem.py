"""What is wrong with a deal code, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from pyramide_qt.rules.errors import CodeError, RecordError
from pyramide_qt.view.dialogs.errors.problem_text import problem_text
from pyramide_qt.view.dialogs.errors.record_problem import record_problem

# The sentences of `rules.deal_code`, marked here for the catalogues; a test keeps both equal.
SENTENCES = (
    QT_TRANSLATE_NOOP(
        "CodeProblem", 'The deal number may only have letters from A to Z; letter %1 is "%2".'
    ),
    QT_TRANSLATE_NOOP(
        "CodeProblem", "The deal number must have %1 letters; the length of this one is %2."
    ),
    QT_TRANSLATE_NOOP("CodeProblem", "The text has %1 characters, far too many for a deal code."),
    QT_TRANSLATE_NOOP("CodeProblem", "There is no deal code here; one looks like PY1-N-AAAAAAS."),
    QT_TRANSLATE_NOOP("CodeProblem", 'A deal code cannot have "%1", its character %2.'),
    QT_TRANSLATE_NOOP(
        "CodeProblem", "A deal code has three parts, as in PY1-N-AAAAAAS; this one has %1."
    ),
    QT_TRANSLATE_NOOP("CodeProblem", "The format %1 is not known; this program reads %2."),
    QT_TRANSLATE_NOOP("CodeProblem", 'A deal code starts with "%1-"; this text starts with "%2".'),
    QT_TRANSLATE_NOOP("CodeProblem", "The rules in this code cannot be used: %1"),
    QT_TRANSLATE_NOOP("CodeProblem", 'There are no rules with the token "%1"; did you mean %2?'),
    QT_TRANSLATE_NOOP("CodeProblem", 'There are no rules with the token "%1".'),
)


def code_problem(error: CodeError) -> str:
    """The sentence of `error` in the language of the moment."""
    reason, values = error.__cause__, error.values
    if isinstance(reason, RecordError):
        values = (record_problem(reason),)
    return problem_text("CodeProblem", error.template, values)
