"""A finished game that is shown again, step by step, in both directions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.game.game_events import DealtReason, Direction, Moved
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.locations import moved_cards
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.moves import Move
from pyramide_qt.rules.notation import REDO_TEXT, UNDO_TEXT, parse_move

_OPPOSITE = {
    Direction.PLAYED: Direction.UNDONE,
    Direction.UNDONE: Direction.REDONE,
    Direction.REDONE: Direction.UNDONE,
}


class ReplayModel(GameModel):
    """The game after the first `step` of its actions, `U` and `Y` among them.

    It tells of each step as a game that is played does, so that a table can show it; it never
    tells that the game is finished. Further signals:
    - `step_changed()`: another step is shown.
    """

    step_changed = Signal()

    def __init__(self, deal: Deal, actions: Sequence[str], parent: QObject | None = None) -> None:
        """`actions` must be legal in turn; RulesError names the first that is not."""
        super().__init__(parent)
        whole = Game(deal)
        whole.play(actions)
        self._actions = whole.actions
        self._step = 0
        self.load(Game(deal), DealtReason.RESUMED)

    @property
    def actions(self) -> tuple[str, ...]:
        """The words of the game text in order, `U` and `Y` among them."""
        return self._actions

    @property
    def step(self) -> int:
        """How many actions are shown."""
        return self._step

    @property
    def last_step(self) -> int:
        """The number of the last step; the first action is step 1."""
        return len(self._actions)

    @property
    def last_move(self) -> tuple[Move, Direction] | None:
        """The move that the last action made, took back or made again."""
        if self._step == 0:
            return None
        text = self._actions[self._step - 1]
        before = self._game_at(self._step - 1)
        if text == UNDO_TEXT:
            return before.moves[-1], Direction.UNDONE
        if text == REDO_TEXT:
            return before.undone[-1], Direction.REDONE
        return parse_move(self.deal.rules, text), Direction.PLAYED

    def forward(self) -> bool:
        """Show one action more; False at the end."""
        if self._step == self.last_step:
            return False
        self._show_neighbour(self._step + 1)
        return True

    def back(self) -> bool:
        """Show one action less; False at the start."""
        if self._step == 0:
            return False
        self._show_neighbour(self._step - 1)
        return True

    def go_to(self, step: int) -> None:
        """Show the game after `step` actions; a neighbour is reached by its move."""
        step = max(0, min(self.last_step, step))
        if abs(step - self._step) == 1:
            self._show_neighbour(step)
        elif step != self._step:
            self._step = step
            self.load(self._game_at(step), DealtReason.RESUMED)
            self.step_changed.emit()

    def _show_neighbour(self, step: int) -> None:
        is_forward = step > self._step
        self._step = max(step, self._step)
        shown = self.last_move
        assert shown is not None
        move, direction = shown
        if not is_forward:
            direction = _OPPOSITE[direction]
        self._step = step
        before = self.position
        self._game = self._game_at(step)
        self._outcome = self._game.outcome()
        after = self.position
        if direction is Direction.UNDONE:
            cards = moved_cards(self.deal, move, after, before)[::-1]
        else:
            cards = moved_cards(self.deal, move, before, after)
        self.moved.emit(Moved(move, direction, before, after, cards))
        self.status_changed.emit()
        self.step_changed.emit()

    def _game_at(self, step: int) -> Game:
        game = Game(self.deal)
        game.play(self._actions[:step])
        return game
