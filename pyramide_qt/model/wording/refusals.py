"""Why a touch was refused and how a game stands, as English source texts."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from pyramide_qt.model.game.game_events import RefusalKind
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.records.rule_set import ScoreRule
from pyramide_qt.rules.refusal import Reason

# `%1` is the total that a pair must have.
REASONS: dict[Reason, object] = {
    Reason.GAME_WON: QT_TRANSLATE_NOOP("Wording", "The game is won"),
    Reason.NO_CARD: QT_TRANSLATE_NOOP("Wording", "There is no card"),
    Reason.COVERED: QT_TRANSLATE_NOOP("Wording", "This card is blocked by another"),
    Reason.STOCK_CLOSED: QT_TRANSLATE_NOOP(
        "Wording", "The next card of the stock cannot be played"
    ),
    Reason.WASTE_CLOSED: QT_TRANSLATE_NOOP("Wording", "This card of the waste cannot be played"),
    Reason.UNDER_TOP: QT_TRANSLATE_NOOP(
        "Wording", "This card goes only with the card on top of it"
    ),
    Reason.SAME_CARD: QT_TRANSLATE_NOOP("Wording", "A card does not go with itself"),
    Reason.WRONG_SUM: QT_TRANSLATE_NOOP("Wording", "The sum must be %1"),
    Reason.NO_PAIR: QT_TRANSLATE_NOOP("Wording", "These two cards do not go together"),
    Reason.FORBIDDEN: QT_TRANSLATE_NOOP(
        "Wording", "Cards from these two places must not go together"
    ),
    Reason.NOT_ALONE: QT_TRANSLATE_NOOP("Wording", "This card does not go alone"),
    Reason.NO_STOCK: QT_TRANSLATE_NOOP("Wording", "These rules have no stock"),
    Reason.STOCK_EMPTY: QT_TRANSLATE_NOOP("Wording", "The stock is empty"),
    Reason.STOCK_LEFT: QT_TRANSLATE_NOOP("Wording", "The stock still has cards"),
    Reason.NO_PASS_LEFT: QT_TRANSLATE_NOOP("Wording", "No pass through the stock is left"),
    Reason.WASTE_EMPTY: QT_TRANSLATE_NOOP("Wording", "There are no more cards to draw"),
    Reason.NO_CELL: QT_TRANSLATE_NOOP("Wording", "There is no such cell"),
    Reason.CELL_TAKEN: QT_TRANSLATE_NOOP("Wording", "The cell is taken"),
    Reason.CELL_CLOSED: QT_TRANSLATE_NOOP("Wording", "This card may not go to a cell"),
    Reason.NO_SUCH_WASTE: QT_TRANSLATE_NOOP("Wording", "Choose a waste for this card"),
}

# For touches that never reached the rules.
KINDS: dict[RefusalKind, object] = {
    RefusalKind.COVERED: QT_TRANSLATE_NOOP("Wording", "This card is blocked by another"),
    RefusalKind.WRONG_PAIR: QT_TRANSLATE_NOOP("Wording", "These two cards do not go together"),
    RefusalKind.NOT_OPEN: QT_TRANSLATE_NOOP("Wording", "This card cannot be played now"),
    RefusalKind.NOTHING_TO_DRAW: QT_TRANSLATE_NOOP("Wording", "There are no more cards to draw"),
    RefusalKind.NO_PASS_LEFT: QT_TRANSLATE_NOOP("Wording", "No pass through the stock is left"),
    RefusalKind.CELL: QT_TRANSLATE_NOOP("Wording", "This card may not go to a cell"),
    RefusalKind.PAUSED: QT_TRANSLATE_NOOP("Wording", "The game is paused"),
    RefusalKind.OVER: QT_TRANSLATE_NOOP("Wording", "The game is over"),
}

OUTCOMES: dict[Outcome, object] = {
    Outcome.WON: QT_TRANSLATE_NOOP("Wording", "The game is won"),
    Outcome.STUCK: QT_TRANSLATE_NOOP("Wording", "No more possible moves"),
    Outcome.OPEN: QT_TRANSLATE_NOOP("Wording", "The game goes on"),
}

ONLY_CYCLES: object = QT_TRANSLATE_NOOP(
    "Wording", "Only the stock goes round now; nothing more can be removed"
)

# The name of what a game is played for.
SCORES: dict[ScoreRule, object] = {
    ScoreRule.TEN_A_CARD: QT_TRANSLATE_NOOP("Wording", "Score"),
    ScoreRule.ROWS: QT_TRANSLATE_NOOP("Wording", "Score"),
    ScoreRule.LEFT: QT_TRANSLATE_NOOP("Wording", "Cards left"),
    ScoreRule.PAR: QT_TRANSLATE_NOOP("Wording", "Par score"),
}
