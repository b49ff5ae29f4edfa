"""The steps of a first game: what the player has still to try, under the rules on the table."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.game.game_events import Dealt, Direction, Moved
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.wording.rules_words import rank_names
from pyramide_qt.model.wording.wording import number_text
from pyramide_qt.rules.legal_moves import legal_moves
from pyramide_qt.rules.moves import MoveKind
from pyramide_qt.rules.records.rule_set import RuleSet


class Step(Enum):
    """One thing to try in a real game."""

    PAIR = "pair"
    ALONE = "alone"
    DRAW = "draw"
    REDEAL = "redeal"
    UNDO = "undo"


_BY_MOVE = {
    MoveKind.PAIR: Step.PAIR,
    MoveKind.ALONE: Step.ALONE,
    MoveKind.DRAW: Step.DRAW,
    MoveKind.REDEAL: Step.REDEAL,
}


class FirstGame(QObject):
    """Watches `game` and ticks off each step that the player does, in whatever order.

    Signals: `changed()`: another step is at hand, or the same with another text.
    """

    changed = Signal()

    def __init__(self, game: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._done: set[Step] = set()
        game.moved.connect(self._on_moved)
        game.dealt.connect(self._on_dealt)

    @property
    def steps(self) -> tuple[Step, ...]:
        """All that these rules let one try."""
        return steps_of(self._game.deal.rules)

    @property
    def step(self) -> Step | None:
        """The step at hand; None when all are done."""
        return next((step for step in self.steps if step not in self._done), None)

    @property
    def number(self) -> int:
        """The place of the step at hand, counted from 1."""
        return self.steps.index(self.step) + 1 if self.step is not None else len(self.steps)

    @property
    def is_possible(self) -> bool:
        """Whether the step at hand can be done at once."""
        step, game = self.step, self._game
        if step is None:
            return True
        if step is Step.UNDO:
            return game.can_undo
        moves = legal_moves(game.deal, game.position)
        return any(_BY_MOVE.get(move.kind) is step for move in moves)

    def pass_over(self) -> None:
        """Leave the step at hand out."""
        if self.step is not None:
            self._done.add(self.step)
            self.changed.emit()

    def text(self, undo_name: str, help_name: str) -> str:
        """What to do now; the names are those of the two commands in the menus."""
        text = self._text_of(self.step, undo_name, help_name)
        return text if self.is_possible else f"{text}\n{self._waiting_text()}"

    def texts(self, undo_name: str, help_name: str) -> tuple[str, ...]:
        """All that `text` can be under the rules on the table."""
        told = [self._text_of(step, undo_name, help_name) for step in (*self.steps, None)]
        return (*told, *(f"{text}\n{self._waiting_text()}" for text in told))

    def _text_of(self, step: Step | None, undo_name: str, help_name: str) -> str:
        rules = self._game.deal.rules
        if step is None:
            text = self.tr("That is all you need to play. “%1” tells the rest. Have a good game.")
            return text.replace("%1", help_name)
        texts = {
            Step.PAIR: self._pair(rules),
            Step.ALONE: self.tr("These go alone: %1. Touch one, and it is removed.").replace(
                "%1", rank_names(rules.pairs.alone)
            ),
            Step.DRAW: self.tr("Touch the stock to draw a card onto the waste."),
            Step.REDEAL: self.tr(
                "When the stock is empty, touch its place: the waste becomes the stock again."
            ),
            Step.UNDO: self.tr("Take your last move back with “%1”.").replace("%1", undo_name),
        }
        return texts[step]

    def _waiting_text(self) -> str:
        """What to say while the step at hand cannot be done."""
        return self.tr("Not possible just now: play on, the guide waits.")

    def _pair(self, rules: RuleSet) -> str:
        pairs = rules.pairs
        if pairs.total is not None:
            text = self.tr("Touch two open cards that make %1, of any suit: they are removed.")
            return text.replace("%1", number_text(pairs.total))
        if pairs.near:
            return self.tr("Touch two open cards of equal or neighbouring ranks: they are removed.")
        return self.tr("Touch two open cards that go together: they are removed.")

    def _on_moved(self, moved: Moved) -> None:
        if moved.direction is Direction.UNDONE:
            self._done.add(Step.UNDO)
        elif moved.direction is Direction.PLAYED and moved.move.kind in _BY_MOVE:
            self._done.add(_BY_MOVE[moved.move.kind])
        self.changed.emit()

    def _on_dealt(self, _dealt: Dealt) -> None:
        self.changed.emit()


def steps_of(rules: RuleSet) -> tuple[Step, ...]:
    """The steps that a game under `rules` has room for, in the order in which they are shown."""
    found = [Step.PAIR] if any(rules.partners.values()) else []
    if rules.pairs.alone:
        found.append(Step.ALONE)
    stock = rules.stock if rules.card_count > rules.slot_count else None
    if stock is not None:
        found.append(Step.DRAW)
        if stock.passes != 1:
            found.append(Step.REDEAL)
    if rules.undo != 0:
        found.append(Step.UNDO)
    return tuple(found)
