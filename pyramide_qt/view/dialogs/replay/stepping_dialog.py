"""Dialogs that show a game move by move, on a table of their own that takes no touches."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.history.replay_model import ReplayModel
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.model.wording.typography import is_read_from_right
from pyramide_qt.view.dialogs.dialog import Dialog
from pyramide_qt.view.dialogs.replay.replay_controls import ReplayControls
from pyramide_qt.view.table.table_view import TableView
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel

_KEYS = {
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_Left: "step_back",
    Qt.Key.Key_Space: "play",
    Qt.Key.Key_Right: "step_forward",
    Qt.Key.Key_End: "last",
}
# The controls and their slider run the other way there.
_KEYS_TO_LEFT = _KEYS | {Qt.Key.Key_Left: "step_forward", Qt.Key.Key_Right: "step_back"}
_SIZE_PX = (720, 620)


class SteppingDialog(Dialog):
    """The table that shows `replay`, which it owns, and the controls to step through it.

    Who inherits lays them out, and calls `retranslate` once all is there.
    """

    def __init__(self, replay: ReplayModel, settings: SettingsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        replay.setParent(self)
        self._replay = replay
        self._selection = Selection(replay, settings, self)
        self._selection.set_locked(True)
        self._table = TableView(replay, self._selection, settings, self)
        # The table shows; it takes no touches and no keys.
        self._table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._table.offer_no_ways()
        for widget in (self._table, self._table.viewport()):
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._controls = ReplayControls(replay, self)
        self._controls.hurried.connect(self._table.finish_animations)
        self.finished.connect(self._end)

    @property
    def replay(self) -> ReplayModel:
        return self._replay

    @property
    def table(self) -> TableView:
        return self._table

    @property
    def controls(self) -> ReplayControls:
        return self._controls

    def retranslate(self) -> None:
        self._controls.retranslate()

    def _end(self) -> None:
        self._controls.play(False)
        self._table.shut_down()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._end()
        super().closeEvent(event)


class WatchingDialog(SteppingDialog):
    """The table above; below it what is said of the step, the controls, and the buttons."""

    def __init__(self, replay: ReplayModel, settings: SettingsModel, parent: QWidget) -> None:
        super().__init__(replay, settings, parent)
        self._said = WrappedLabel(self, fewest_lines=2)
        self._said.setTextFormat(Qt.TextFormat.PlainText)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        self._buttons.rejected.connect(self.close)
        below = QVBoxLayout()
        below.setContentsMargins(16, 10, 16, 12)
        below.setSpacing(8)
        for widget in (self._said, self._controls, self._buttons):
            below.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._table, 1)
        layout.addLayout(below)
        self._controls.button("play").setFocus()
        self.resize(*_SIZE_PX)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = _KEYS_TO_LEFT if is_read_from_right() else _KEYS
        name = keys.get(Qt.Key(event.key()))
        if name is None:
            super().keyPressEvent(event)
        else:
            self._controls.step_by_hand(name)
