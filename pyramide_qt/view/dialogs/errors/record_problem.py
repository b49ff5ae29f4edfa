"""Why rules cannot be played or read, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from pyramide_qt.rules.errors import RecordError
from pyramide_qt.view.dialogs.errors.problem_text import problem_text

# The sentences of `rules.validity`, `rules.record_code`, `rules.bit_text` and the editor of own
# rules, marked here for the catalogues; a test keeps both equal.
SENTENCES = (
    QT_TRANSLATE_NOOP(
        "RecordProblem", "A fixed card is written as its place and its card, such as A1 KS."
    ),
    QT_TRANSLATE_NOOP("RecordProblem", "An extra pair is written as two ranks, such as Q-K."),
    QT_TRANSLATE_NOOP("RecordProblem", "A pyramid must have from 1 to %1 rows."),
    QT_TRANSLATE_NOOP("RecordProblem", "A pyramid has rows, not a count and a depth."),
    QT_TRANSLATE_NOOP("RecordProblem", "There must be one pack or two."),
    QT_TRANSLATE_NOOP("RecordProblem", "The highest value must be 13, 12 or 10."),
    QT_TRANSLATE_NOOP(
        "RecordProblem", "The number of moves that can be taken back must be from 0 to %1."
    ),
    QT_TRANSLATE_NOOP("RecordProblem", "There must be from 1 to %1 blocks on the table."),
    QT_TRANSLATE_NOOP("RecordProblem", "The table has %1 places, but there are only %2 cards."),
    QT_TRANSLATE_NOOP("RecordProblem", "Columns need a count and a depth from 1 to %1."),
    QT_TRANSLATE_NOOP("RecordProblem", "Columns have a count and a depth, not rows."),
    QT_TRANSLATE_NOOP(
        "RecordProblem", "The number of passes must be from 1 to %1, or without limit."
    ),
    QT_TRANSLATE_NOOP("RecordProblem", "A card of the waste is named as open twice."),
    QT_TRANSLATE_NOOP(
        "RecordProblem",
        "The card under the top and the oldest card can be open only where one waste is.",
    ),
    QT_TRANSLATE_NOOP(
        "RecordProblem",
        "The card under the top goes only with the top, so the top must be open too.",
    ),
    QT_TRANSLATE_NOOP("RecordProblem", "The total must be from 2 to %1, twice the highest value."),
    QT_TRANSLATE_NOOP(
        "RecordProblem", "Neighbouring ranks go together only where there is no total."
    ),
    QT_TRANSLATE_NOOP("RecordProblem", "There can be at most %1 extra pairs."),
    QT_TRANSLATE_NOOP("RecordProblem", "The pack has no %1."),
    QT_TRANSLATE_NOOP("RecordProblem", "A rank is named twice among those that go alone."),
    QT_TRANSLATE_NOOP("RecordProblem", "An extra pair is named twice."),
    QT_TRANSLATE_NOOP("RecordProblem", "A forbidden pair of places is named twice."),
    QT_TRANSLATE_NOOP("RecordProblem", "There can be from 0 to %1 cells."),
    QT_TRANSLATE_NOOP(
        "RecordProblem",
        "A cell can be filled from the tableau, the waste and the stock, each named once.",
    ),
    QT_TRANSLATE_NOOP("RecordProblem", "At most %1 cards can have a fixed place."),
    QT_TRANSLATE_NOOP("RecordProblem", "Two cards have the same fixed place."),
    QT_TRANSLATE_NOOP(
        "RecordProblem", "Neither stock nor waste is ever open, so all cards can never go."
    ),
    QT_TRANSLATE_NOOP(
        "RecordProblem", "Without a stock all %1 cards must lie on the table, which has %2 places."
    ),
    QT_TRANSLATE_NOOP("RecordProblem", "The number of cards in a draw must be from 1 to %1."),
    QT_TRANSLATE_NOOP("RecordProblem", "The number of wastes must be from 1 to %1."),
    QT_TRANSLATE_NOOP("RecordProblem", "A cell that can be filled from nowhere is of no use."),
    QT_TRANSLATE_NOOP("RecordProblem", 'There is no place "%1" on this table.'),
    QT_TRANSLATE_NOOP("RecordProblem", "The card %1 is fixed more often than the pack has it."),
    QT_TRANSLATE_NOOP(
        "RecordProblem", "No block counts for the goal, so the game would be won at the start."
    ),
    QT_TRANSLATE_NOOP("RecordProblem", "No card goes with %1, so all cards can never go."),
    QT_TRANSLATE_NOOP("RecordProblem", "These rules do not fit into a deal code."),
    QT_TRANSLATE_NOOP("RecordProblem", "the text has %1 letters; it may have %2."),
    QT_TRANSLATE_NOOP("RecordProblem", "they are written in a newer form than this program reads."),
    QT_TRANSLATE_NOOP(
        "RecordProblem", "they do not stand in the one order that a code has them in."
    ),
    QT_TRANSLATE_NOOP("RecordProblem", "a choice in the text is not known."),
    QT_TRANSLATE_NOOP("RecordProblem", "a fixed card in the text is not known."),
    QT_TRANSLATE_NOOP("RecordProblem", "A number in the rules is too large for a deal code."),
    QT_TRANSLATE_NOOP("RecordProblem", "the check sum is wrong, so a letter was lost or changed."),
    QT_TRANSLATE_NOOP("RecordProblem", "the text ends too early."),
    QT_TRANSLATE_NOOP("RecordProblem", "the text goes on too long."),
    QT_TRANSLATE_NOOP("RecordProblem", '"%1" at place %2 cannot stand there.'),
)


def record_problem(error: RecordError) -> str:
    """The sentence of `error` in the language of the moment."""
    return problem_text("RecordProblem", error.template, error.values)
