"""Why a file could not be read or written, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from pyramide_qt.rules.errors import RulesError, filled
from pyramide_qt.store.errors import StoreError
from pyramide_qt.view.dialogs.game_problem import game_problem

# The sentences of `store.opening`, `store.exchange` and `store.atomic_file`, marked here for the
# catalogues; a test keeps both equal.
SENTENCES = (
    QT_TRANSLATE_NOOP("StoreProblem", "%1 holds no game that can be opened: %2"),
    QT_TRANSLATE_NOOP("StoreProblem", "The file %1 cannot be read: %2."),
    QT_TRANSLATE_NOOP("StoreProblem", "The file %1 cannot be written: %2."),
    QT_TRANSLATE_NOOP("StoreProblem", "The file %1 is not text in UTF-8."),
    QT_TRANSLATE_NOOP("StoreProblem", "The file %1 is too large: %2 MB."),
    QT_TRANSLATE_NOOP("StoreProblem", 'The name "%1" must end in .json or .csv.'),
    QT_TRANSLATE_NOOP("StoreProblem", "This is no file of games that Pyramide has written."),
    QT_TRANSLATE_NOOP("StoreProblem", "This is no table of games that Pyramide has written."),
    QT_TRANSLATE_NOOP("StoreProblem", "This file has version %1; this program reads %2."),
)


def store_problem(error: StoreError) -> str:
    """The sentence of `error` in the language of the moment."""
    text = QCoreApplication.translate("StoreProblem", error.template)
    if not error.values:
        return text
    reason, values = error.__cause__, error.values
    if isinstance(reason, RulesError):
        values = (*values[:-1], game_problem(reason))
    return filled(text, values)
