"""What is wrong with codes, rules, games and files, in the player's language.

The sentences stand where the errors are raised, marked for the catalogues there.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from pyramide_qt.model.wording.typography import (
    as_beginning,
    left_to_right,
    own_digits,
    without_stop,
)
from pyramide_qt.model.wording.wording import (
    labelled,
    number_text,
    reason_text,
    system_reason_text,
)
from pyramide_qt.rules.errors import (
    ActionError,
    CodeError,
    IllegalMove,
    RecordError,
    RulesError,
    filled,
)
from pyramide_qt.rules.notation import REDO_TEXT
from pyramide_qt.store.errors import StoreError

_NO_UNDO = QT_TRANSLATE_NOOP("WhyAnswers", "There is no move to take back.")
_NO_REDO = QT_TRANSLATE_NOOP(
    "WhyAnswers", "No move has been taken back, so there is none to make again."
)


def code_problem(error: CodeError) -> str:
    """What is wrong with a deal code."""
    reason, values = error.__cause__, error.values
    if isinstance(reason, RecordError):
        values = (record_problem(reason),)
    return _sentence("CodeProblem", error.template, values)


def record_problem(error: RecordError) -> str:
    """Why rules cannot be played or read."""
    return _sentence("RecordProblem", error.template, error.values)


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
        return _sentence("GameProblem", error.template, error.values)
    action = left_to_right(f"{number_text(error.number)}. {error.action}")
    return labelled(action, _reason(error.action, cause))


def store_problem(error: StoreError) -> str:
    """Why a file could not be read or written."""
    reason, values = error.__cause__, error.values
    if isinstance(reason, RulesError):
        values = (*values[:-1], game_problem(reason))
    elif isinstance(reason, sqlite3.Error):
        values = (*values[:-1], system_reason_text(str(reason)))
    return _sentence("StoreProblem", error.template, values)


def _reason(action: str, cause: ActionError) -> str:
    if not isinstance(cause, IllegalMove):
        return as_beginning(_sentence("GameProblem", cause.template, cause.values))
    if cause.refusal is not None:
        return reason_text(cause.refusal)
    nothing = _NO_REDO if action.upper() == REDO_TEXT else _NO_UNDO
    return without_stop(QCoreApplication.translate("WhyAnswers", str(nothing)))


def _sentence(context: str, template: str, values: Sequence[object]) -> str:
    """`template` as the catalogues have it under `context`, its counts as the language writes."""
    text = own_digits(QCoreApplication.translate(context, template))
    shown = [number_text(each) if isinstance(each, int) else each for each in values]
    return filled(text, shown) if shown else text
