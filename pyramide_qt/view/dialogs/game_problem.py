"""What is wrong with a game as text, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pyramide_qt.model.script_marks import left_to_right
from pyramide_qt.model.wording import number_text, reason_text
from pyramide_qt.rules.errors import ActionError, CodeError, IllegalMove, RecordError, RulesError
from pyramide_qt.view.dialogs.code_problem import code_problem
from pyramide_qt.view.dialogs.record_problem import record_problem

_REDO = "Y"


def game_problem(error: RulesError) -> str:
    """Why a deal code or game text cannot be read or played.

    Of an action it tells the number and how it is written, and the reason of the rules if there
    is one: `2. A1: This card is blocked by another`.
    """
    if isinstance(error, CodeError):
        return code_problem(error)
    if isinstance(error, RecordError):
        return record_problem(error)
    if not isinstance(error, ActionError) or not error.number:
        return str(error)
    action = left_to_right(f"{number_text(error.number)}. {error.action}")
    cause = error.__cause__
    return f"{action}: {_reason(error.action, cause)}" if isinstance(cause, IllegalMove) else action


def _reason(action: str, cause: IllegalMove) -> str:
    if cause.refusal is not None:
        return reason_text(cause.refusal)
    if action.upper() == _REDO:
        return QCoreApplication.translate(
            "WhyAnswers", "No move has been taken back, so there is none to make again."
        )
    return QCoreApplication.translate("WhyAnswers", "There is no move to take back.")
