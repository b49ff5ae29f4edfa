"""Plays a line on a table of its own; the game behind it stays as it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from pyramide_qt.model.replay_model import ReplayModel
from pyramide_qt.model.selection import Selection
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.model.wording_analysis import advice_text
from pyramide_qt.rules.deal import Deal
from pyramide_qt.rules.moves import Move
from pyramide_qt.rules.notation import move_text
from pyramide_qt.view.dialogs.replay_controls import ReplayControls
from pyramide_qt.view.table_view import TableView

_KEYS = {
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_Left: "step_back",
    Qt.Key.Key_Space: "play",
    Qt.Key.Key_Right: "step_forward",
    Qt.Key.Key_End: "last",
}
_SIZE_PX = (720, 620)


class DemoDialog(QDialog):
    """Shows `line`, which follows `moves`; it can be stepped, paused and left at any move.

    Signals:
    - `play_on_wanted(tuple[Move, ...])`: the player takes over after these moves of the line.
    """

    play_on_wanted = Signal(object)

    def __init__(
        self,
        deal: Deal,
        moves: Sequence[Move],
        line: Sequence[Move],
        title: str,
        settings: SettingsModel,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._line = tuple(line)
        self._start = len(moves)
        self._title = title
        texts = [move_text(deal.rules, move) for move in (*moves, *line)]
        self._replay = ReplayModel(deal, texts, self)
        self._replay.go_to(self._start)
        self._selection = Selection(self._replay, settings, self)
        self._selection.set_locked(True)
        self._table = TableView(self._replay, self._selection, settings, self)
        self._text = QLabel(self)
        self._controls = ReplayControls(self._replay, self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._play_on = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._lay_out()
        self._replay.step_changed.connect(self._update_step)
        self._controls.hurried.connect(self._table.finish_animations)
        self._play_on.clicked.connect(self._on_play_on)
        self._buttons.rejected.connect(self.close)
        self.finished.connect(self._end)
        self.retranslate()
        self.resize(*_SIZE_PX)

    @property
    def replay(self) -> ReplayModel:
        return self._replay

    @property
    def controls(self) -> ReplayControls:
        return self._controls

    @property
    def play_on_button(self) -> QPushButton:
        return self._play_on

    @property
    def shown_count(self) -> int:
        """How many moves of the line are shown; negative before its start."""
        return self._replay.step - self._start

    @property
    def text(self) -> str:
        return self._text.text()

    def play(self) -> None:
        """Let the line run by itself."""
        self._controls.play(bool(self._line))

    def retranslate(self) -> None:
        self.setWindowTitle(self._title)
        self._play_on.setText(self.tr("&Play on from here"))
        self._play_on.setToolTip(self.tr("The moves shown count as hints."))
        close = self._buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("&Back to the game"))
        self._controls.retranslate()
        self._update_step()

    def _lay_out(self) -> None:
        # The table shows; it takes no touches and no keys.
        self._table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for widget in (self._table, self._table.viewport()):
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setMinimumHeight(2 * self._text.fontMetrics().lineSpacing())
        below = QVBoxLayout()
        below.setContentsMargins(16, 10, 16, 12)
        below.setSpacing(8)
        below.addWidget(self._text)
        below.addWidget(self._controls)
        below.addWidget(self._buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._table, 1)
        layout.addLayout(below)
        self._play_on.setAutoDefault(False)
        self._controls.button("play").setFocus()

    def _update_step(self) -> None:
        shown, whole = self.shown_count, len(self._line)
        self._play_on.setEnabled(0 < shown < whole)
        locale = self.locale()
        text = self.tr("Move %1 of %2").replace("%1", locale.toString(max(0, shown)))
        parts = [text.replace("%2", locale.toString(whole))]
        if 0 <= shown < whole:
            replay = self._replay
            advice = advice_text(replay.deal, replay.position, self._line[shown])
            parts.append(self.tr("Next: %1").replace("%1", advice))
        self._text.setText("\n".join(parts))

    def _on_play_on(self) -> None:
        moves = self._line[: self.shown_count]
        self.close()
        self.play_on_wanted.emit(moves)

    def _end(self) -> None:
        self._controls.play(False)
        self._table.shut_down()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        name = _KEYS.get(Qt.Key(event.key()))
        if name is None:
            super().keyPressEvent(event)
        else:
            self._controls.step_by_hand(name)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._end()
        super().closeEvent(event)
