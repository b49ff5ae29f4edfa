"""What is wrong with a game as text, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from pyramide_qt.model.wording.typography import as_beginning, left_to_right, without_stop
from pyramide_qt.model.wording.wording import labelled, number_text, reason_text
from pyramide_qt.rules.errors import ActionError, CodeError, IllegalMove, RecordError, RulesError
from pyramide_qt.rules.notation import REDO_TEXT
from pyramide_qt.view.dialogs.errors.code_problem import code_problem
from pyramide_qt.view.dialogs.errors.problem_text import problem_text
from pyramide_qt.view.dialogs.errors.record_problem import record_problem

_NO_UNDO = QT_TRANSLATE_NOOP("WhyAnswers", "There is no move to take back.")
_NO_REDO = QT_TRANSLATE_NOOP(
    "WhyAnswers", "No move has been taken back, so there is none to make again."
)
# The sentences of `rules.notation` and `rules.place_names`, marked here for the catalogues; a test
# keeps both equal.
SENTENCES = (
    QT_TRANSLATE_NOOP("GameProblem", "The text has %1 characters, too many for a game."),
    QT_TRANSLATE_NOOP(
        "GameProblem", "The text has %1 words, too many for a game: it has at most %2 actions."
    ),
    QT_TRANSLATE_NOOP("GameProblem", "There is no game here; one starts with its deal code."),
    QT_TRANSLATE_NOOP("GameProblem", "a card can only go to a cell, or from the stock to a waste"),
    QT_TRANSLATE_NOOP("GameProblem", "a pair has two places"),
    QT_TRANSLATE_NOOP("GameProblem", "the card under the top goes only with that top: W+WU"),
    QT_TRANSLATE_NOOP("GameProblem", 'there is no place "%1" under these rules'),
)


def game_problem(error: RulesError) -> str:
    """Why a deal code or game text cannot be read or played.

    Of an action it tells the number, how it is written and the reason, without a full stop:
    `2. A1: This card is blocked by another`.
    """
    if isinstance(error, CodeError):
        return code_problem(error)
    if isinstance(error, RecordError):
        return record_problem(error)
    cause = error.__cause__
    if not isinstance(error, ActionError) or not isinstance(cause, ActionError):
        return problem_text("GameProblem", error.template, error.values)
    action = left_to_right(f"{number_text(error.number)}. {error.action}")
    return labelled(action, _reason(error.action, cause))


def _reason(action: str, cause: ActionError) -> str:
    if not isinstance(cause, IllegalMove):
        return as_beginning(problem_text("GameProblem", cause.template, cause.values))
    if cause.refusal is not None:
        return reason_text(cause.refusal)
    nothing = _NO_REDO if action.upper() == REDO_TEXT else _NO_UNDO
    return without_stop(QCoreApplication.translate("WhyAnswers", str(nothing)))
