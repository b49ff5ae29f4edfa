"""Plays a line on a table of its own; the game behind it stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from pyramide_qt.model.history.replay_model import ReplayModel
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.model.wording.analysis import advice_text
from pyramide_qt.model.wording.wording import number_text
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.moves import Move
from pyramide_qt.rules.notation import move_text
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.view.dialogs.replay.stepping_dialog import WatchingDialog


class DemoDialog(WatchingDialog):
    """Shows `line`, which follows `moves`; it can be stepped, paused and left at any move.

    `title` is asked again when the language changes.

    Signals:
    - `play_on_wanted(tuple[Move, ...])`: the player takes over after these moves of the line.
    """

    play_on_wanted = Signal(object)

    def __init__(
        self,
        deal: Deal,
        moves: Sequence[Move],
        line: Sequence[Move],
        title: Callable[[], str],
        settings: SettingsModel,
        parent: QWidget,
    ) -> None:
        texts = [move_text(deal.rules, move) for move in (*moves, *line)]
        super().__init__(ReplayModel(deal, texts), settings, parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._line = tuple(line)
        self._start = len(moves)
        self._title = title
        self._replay.go_to(self._start)
        self._table.set_end_lines(self._end_lines)
        # Qt renames its own button when the language changes, after this window has.
        self._buttons.clear()
        self._back = self._buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._play_on = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._play_on.setAutoDefault(False)
        self._replay.step_changed.connect(self._update_step)
        self._play_on.clicked.connect(self._on_play_on)
        self.retranslate()

    @property
    def play_on_button(self) -> QPushButton:
        return self._play_on

    @property
    def shown_count(self) -> int:
        """How many moves of the line are shown; negative before its start."""
        return self._replay.step - self._start

    @property
    def text(self) -> str:
        return self._said.text()

    def play(self) -> None:
        """Let the line run by itself."""
        self._controls.play(bool(self._line))

    def retranslate(self) -> None:
        self.setWindowTitle(self._title())
        self._play_on.setText(self.tr("&Play on from here"))
        self._play_on.setToolTip(self.tr("The moves shown count as hints."))
        self._back.setText(self.tr("&Back to the game"))
        super().retranslate()
        self._update_step()

    def _update_step(self) -> None:
        shown, whole = self.shown_count, len(self._line)
        self._play_on.setEnabled(0 < shown < whole)
        text = self.tr("Move %1 of %2").replace("%1", number_text(max(0, shown)))
        parts = [text.replace("%2", number_text(whole))]
        if 0 <= shown < whole:
            replay = self._replay
            advice = advice_text(replay.deal, replay.position, self._line[shown])
            parts.append(self.tr("Next: %1").replace("%1", advice))
        self._said.setText("\n".join(parts))

    def _end_lines(self, _outcome: Outcome) -> list[str]:
        return [self.tr("Watching counts neither as a win nor as help.")]

    def _on_play_on(self) -> None:
        moves = self._line[: self.shown_count]
        self.close()
        self.play_on_wanted.emit(moves)
