"""Why a file could not be read or written, in the player's language."""

from __future__ import annotations

import sqlite3

from PySide6.QtCore import QT_TRANSLATE_NOOP

from pyramide_qt.model.wording.wording import system_reason_text
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.store.errors import StoreError
from pyramide_qt.view.dialogs.errors.game_problem import game_problem
from pyramide_qt.view.dialogs.errors.problem_text import problem_text

# The sentences of the store that reach a window, marked here for the catalogues; a test keeps
# both equal.
SENTENCES = (
    QT_TRANSLATE_NOOP("StoreProblem", '"%1" (%2) does not lie between %3 and tomorrow.'),
    QT_TRANSLATE_NOOP("StoreProblem", '"%1" is no time for %2.'),
    QT_TRANSLATE_NOOP("StoreProblem", '"%1" is no whole number (%2).'),
    QT_TRANSLATE_NOOP("StoreProblem", "%1 holds no game that can be opened: %2"),
    QT_TRANSLATE_NOOP("StoreProblem", 'A game cannot end as "%1" (%2).'),
    QT_TRANSLATE_NOOP(
        "StoreProblem", "A game has an end (ended_at) if and only if it is not open."
    ),
    QT_TRANSLATE_NOOP("StoreProblem", "A number has too many digits."),
    QT_TRANSLATE_NOOP("StoreProblem", "From character %1 on, this is not written as JSON."),
    QT_TRANSLATE_NOOP("StoreProblem", "From here on the table cannot be read."),
    QT_TRANSLATE_NOOP("StoreProblem", "More moves count (moves) than were made (last_moves)."),
    QT_TRANSLATE_NOOP("StoreProblem", "The deal code cannot be used: %1"),
    QT_TRANSLATE_NOOP("StoreProblem", 'The deal code must be written as "%1".'),
    QT_TRANSLATE_NOOP("StoreProblem", "The end (ended_at) lies before the beginning (started_at)."),
    QT_TRANSLATE_NOOP("StoreProblem", "The file %1 cannot be read: %2."),
    QT_TRANSLATE_NOOP("StoreProblem", "The file %1 cannot be written: %2."),
    QT_TRANSLATE_NOOP("StoreProblem", "The file %1 is not text in UTF-8."),
    QT_TRANSLATE_NOOP("StoreProblem", "The file %1 is too large: %2 MB."),
    QT_TRANSLATE_NOOP("StoreProblem", "The file ends too early."),
    QT_TRANSLATE_NOOP("StoreProblem", "The game cannot be played: %1."),
    QT_TRANSLATE_NOOP("StoreProblem", 'The game ends as "%1" and not as "%2" (last_result).'),
    QT_TRANSLATE_NOOP("StoreProblem", 'The name "%1" must end in .json or .csv.'),
    QT_TRANSLATE_NOOP("StoreProblem", "The number of actions is too large: %1."),
    QT_TRANSLATE_NOOP("StoreProblem", "The number of moves (last_moves) must be %1 and not %2."),
    QT_TRANSLATE_NOOP("StoreProblem", "The numbers of actions (%1) and of times (%2) differ."),
    QT_TRANSLATE_NOOP("StoreProblem", "The numbers of values (%1) and of columns (%2) differ."),
    QT_TRANSLATE_NOOP("StoreProblem", "The saved games cannot be read: %1."),
    QT_TRANSLATE_NOOP("StoreProblem", "The moves of a saved game cannot be read."),
    QT_TRANSLATE_NOOP("StoreProblem", "The rule record is not a JSON object."),
    QT_TRANSLATE_NOOP("StoreProblem", "The text of %1 is too long; its length is %2."),
    QT_TRANSLATE_NOOP("StoreProblem", "The times of the actions (at_ms) do not grow."),
    QT_TRANSLATE_NOOP(
        "StoreProblem", "The times of the actions (at_ms) are not a list of whole numbers."
    ),
    QT_TRANSLATE_NOOP("StoreProblem", 'The column "%1" is not known.'),
    QT_TRANSLATE_NOOP("StoreProblem", "There is no text for %1."),
    QT_TRANSLATE_NOOP("StoreProblem", "There is no whole number for %1 from %2 to %3."),
    QT_TRANSLATE_NOOP("StoreProblem", "Too many brackets stand inside each other."),
    QT_TRANSLATE_NOOP("StoreProblem", "This is no game."),
    QT_TRANSLATE_NOOP("StoreProblem", "This is no file of games that Pyramide has written."),
    QT_TRANSLATE_NOOP("StoreProblem", "This is no table of games that Pyramide has written."),
    QT_TRANSLATE_NOOP("StoreProblem", "This file has version %1; this program reads %2."),
)


def store_problem(error: StoreError) -> str:
    """The sentence of `error` in the language of the moment."""
    reason, values = error.__cause__, error.values
    if isinstance(reason, RulesError):
        values = (*values[:-1], game_problem(reason))
    elif isinstance(reason, sqlite3.Error):
        values = (*values[:-1], system_reason_text(str(reason)))
    return problem_text("StoreProblem", error.template, values)
