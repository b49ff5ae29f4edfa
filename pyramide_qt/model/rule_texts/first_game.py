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
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.records.rule_set import RuleSet

_KING = 13


class Step(Enum):
    """One thing to try in a real game."""

    PAIR = "pair"
    ALONE = "alone"
    DRAW = "draw"
    UNDO = "undo"
    HINT = "hint"


_BY_MOVE = {
    MoveKind.PAIR: Step.PAIR,
    MoveKind.ALONE: Step.ALONE,
    MoveKind.DRAW: Step.DRAW,
}


class FirstGame(QObject):
    """Watches `game` and ticks off each step that the player does, in whatever order.

    At hand is always the first step that can be done now. When none is left it says so, and is
    over with the next move, the next deal or the end of the game.

    Signals:
    - `changed()`: another step is at hand, or the same with another text;
    - `over()`: there is nothing more to say.
    """

    changed = Signal()
    over = Signal()

    def __init__(self, game: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._done: set[Step] = set()
        self._is_through = self.step is None
        game.moved.connect(self._on_moved)
        game.dealt.connect(self._on_dealt)
        game.finished.connect(self._on_finished)

    @property
    def steps(self) -> tuple[Step, ...]:
        """All that these rules let one try."""
        return steps_of(self._game.deal.rules)

    @property
    def step(self) -> Step | None:
        """The step at hand; None when there is none that could be done."""
        left = [step for step in self.steps if step not in self._done]
        possible = self._possible() if left else set()
        return next((step for step in left if step in possible), None)

    @property
    def number(self) -> int:
        """How many steps are done, with the one at hand."""
        done = len(self._done.intersection(self.steps))
        return min(done + 1, len(self.steps))

    def pass_over(self) -> None:
        """Leave the step at hand out."""
        if self.step is not None:
            self._do(self.step)

    def count_hint(self) -> None:
        """The player was shown a move."""
        self._do(Step.HINT)

    def text(self, undo_name: str, hint_name: str, help_name: str) -> str:
        """What to do now; the names are those of the three commands in the menus."""
        return self._text_of(self.step, undo_name, hint_name, help_name)

    def texts(self, undo_name: str, hint_name: str, help_name: str) -> tuple[str, ...]:
        """All that `text` can be under the rules on the table."""
        names = (undo_name, hint_name, help_name)
        told = [self._text_of(step, *names) for step in (*self.steps, None)]
        return (*told, f"{self._alone()} {told[-1]}")

    def _text_of(self, step: Step | None, undo_name: str, hint_name: str, help_name: str) -> str:
        rules = self._game.deal.rules
        if step is Step.PAIR:
            return self._pair(rules)
        if step is Step.ALONE:
            return self._alone()
        if step is Step.DRAW:
            return self._draw(rules)
        if step is Step.UNDO:
            return self.tr("Take your last move back with “%1”.").replace("%1", undo_name)
        if step is Step.HINT:
            text = self.tr("When you do not know how to go on, “%1” shows a move.")
            return text.replace("%1", hint_name)
        text = self.tr("That is all you need to play. “%1” tells the rest. Have a good game.")
        text = text.replace("%1", help_name)
        has_missed = Step.ALONE in self.steps and Step.ALONE not in self._done
        return f"{self._alone()} {text}" if has_missed else text

    def _pair(self, rules: RuleSet) -> str:
        pairs = rules.pairs
        if pairs.total is not None:
            text = self.tr("Touch two open cards that make %1, of any suit: they are removed.")
            return text.replace("%1", number_text(pairs.total))
        if pairs.near:
            return self.tr("Touch two open cards of equal or neighbouring ranks: they are removed.")
        return self.tr("Touch two open cards that go together: they are removed.")

    def _alone(self) -> str:
        ranks = self._game.deal.rules.pairs.alone
        if ranks == (_KING,):
            return self.tr("A king goes alone: touch it, and it is removed.")
        text = self.tr("These go alone: %1. Touch one, and it is removed.")
        return text.replace("%1", rank_names(ranks))

    def _draw(self, rules: RuleSet) -> str:
        text = self.tr("Touch the stock to draw a card onto the waste.")
        if rules.stock is not None and rules.stock.passes != 1:
            again = self.tr(
                "When the stock is empty, touch its place: the waste becomes the stock again."
            )
            text = f"{text} {again}"
        return text

    def _possible(self) -> set[Step]:
        """What can be done at once."""
        game = self._game
        if game.has_ended:
            return set()
        found = {Step.HINT} | ({Step.UNDO} if game.can_undo else set())
        for move in legal_moves(game.deal, game.position):
            if move.kind in _BY_MOVE:
                found.add(_BY_MOVE[move.kind])
        return found

    def _do(self, step: Step) -> None:
        self._done.add(step)
        self._is_through = self.step is None
        self.changed.emit()

    def _on_moved(self, moved: Moved) -> None:
        if self._is_through:
            self.over.emit()
            return
        if moved.direction is Direction.UNDONE:
            self._done.add(Step.UNDO)
        elif moved.direction is Direction.PLAYED and moved.move.kind in _BY_MOVE:
            self._done.add(_BY_MOVE[moved.move.kind])
        self._is_through = self.step is None
        self.changed.emit()

    def _on_dealt(self, _dealt: Dealt) -> None:
        if self._is_through:
            self.over.emit()
        else:
            self._is_through = self.step is None
            self.changed.emit()

    def _on_finished(self, _outcome: Outcome) -> None:
        self.over.emit()


def steps_of(rules: RuleSet) -> tuple[Step, ...]:
    """The steps that a game under `rules` has room for, in the order in which they are shown."""
    found = [Step.PAIR] if any(rules.partners.values()) else []
    if set(rules.pairs.alone).intersection(rules.ranks):
        found.append(Step.ALONE)
    if rules.stock is not None and rules.card_count > rules.slot_count:
        found.append(Step.DRAW)
    if rules.undo != 0:
        found.append(Step.UNDO)
    return (*found, Step.HINT)
