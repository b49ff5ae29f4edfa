"""Shows a game again, move by move, on a table of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from pyramide_qt.model.game.game_events import Direction
from pyramide_qt.model.history.replay_model import ReplayModel
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.model.wording.typography import as_beginning, full_stop, sentences
from pyramide_qt.model.wording.wording import (
    move_text,
    number_text,
    outcome_text,
    rules_name,
    time_text,
)
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.view.dialogs.replay.stepping_dialog import WatchingDialog


@dataclass(frozen=True)
class RecordedGame:
    """What is shown: the actions of a game and, if known, what the play clock said at each."""

    deal: Deal
    actions: Sequence[str]
    times_ms: Sequence[int] = ()


class ReplayDialog(WatchingDialog):
    """A recorded game.

    Signals: `play_wanted(DealCode)`, `review_wanted(Game)`: what to do with its deal or with it.
    """

    play_wanted = Signal(object)
    review_wanted = Signal(object)

    def __init__(self, recorded: RecordedGame, settings: SettingsModel, parent: QWidget) -> None:
        """RulesError if the actions cannot be played."""
        super().__init__(ReplayModel(recorded.deal, recorded.actions), settings, parent)
        self._recorded = recorded
        role = QDialogButtonBox.ButtonRole.ActionRole
        self._play = self._buttons.addButton("", role)
        self._copy = self._buttons.addButton("", role)
        self._review = self._buttons.addButton("", role)
        for button in (self._play, self._copy, self._review):
            button.setAutoDefault(False)
        self._replay.step_changed.connect(self._update_step)
        self._play.clicked.connect(self._on_play)
        self._copy.clicked.connect(self.copy_text)
        self._review.clicked.connect(self.review)
        self.retranslate()

    @property
    def step_text(self) -> str:
        """What is said of the step that is shown."""
        return self._said.text()

    def play(self) -> None:
        """Let the game run by itself."""
        self._controls.play(self._replay.last_step > 0)

    def copy_text(self) -> None:
        """Put the whole game, as text, on the clipboard."""
        code = str(self._recorded.deal.code)
        QGuiApplication.clipboard().setText(" ".join((code, *self._replay.actions)))

    def review(self) -> None:
        """Ask for a review of the whole game."""
        game = Game(self._recorded.deal)
        game.play(self._replay.actions)
        self.review_wanted.emit(game)

    def retranslate(self) -> None:
        deal = self._recorded.deal
        title = self.tr("Replay: %1, %2").replace("%1", rules_name(deal.token))
        self.setWindowTitle(title.replace("%2", str(deal.code)))
        self._play.setText(self.tr("&Play this deal"))
        self._copy.setText(self.tr("&Copy the game"))
        self._review.setText(self.tr("Re&view"))
        super().retranslate()
        self._update_step()

    def _update_step(self) -> None:
        replay = self._replay
        said = self._last_move_text() if replay.last_move is not None else ""
        if replay.step == replay.last_step and replay.outcome is not Outcome.OPEN:
            said = sentences(said and full_stop(said), outcome_text(replay.outcome))
        self._said.setText(f"{self._place_text()}\n{said}")

    def _place_text(self) -> str:
        step, last = self._replay.step, self._replay.last_step
        text = self.tr("Step %1 of %2, score %3")
        times = self._recorded.times_ms
        if times and step:
            text = self.tr("Step %1 of %2, score %3, at %4")
            text = text.replace("%4", time_text(times[step - 1]))
        text = text.replace("%1", number_text(step)).replace("%2", number_text(last))
        return text.replace("%3", number_text(self._replay.score))

    def _last_move_text(self) -> str:
        replay, shown = self._replay, self._replay.last_move
        assert shown is not None
        move, direction = shown
        if direction is Direction.UNDONE:
            text = self.tr("Taken back: %1")
            before = replay.position
        else:
            text = self.tr("Made again: %1") if direction is Direction.REDONE else "%1"
            before = replay.game.positions[-2]
        said = text.replace("%1", move_text(replay.deal, before, move))
        return as_beginning(said)

    def _on_play(self) -> None:
        self.close()
        self.play_wanted.emit(self._recorded.deal.code)
