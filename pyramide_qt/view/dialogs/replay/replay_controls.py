"""The row of buttons that steps through a game, with a slider and a clock of its own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSlider, QToolButton, QWidget

from pyramide_qt.model.history.replay_model import ReplayModel
from pyramide_qt.view.art.icons import action_icon
from pyramide_qt.view.table.motion.timing import REPLAY_STEP_MS

BUTTONS = ("first", "step_back", "play", "step_forward", "last")
_ICON_PX = 20
_DEFAULT_SPEED = 1


class ReplayControls(QWidget):
    """Steps through `replay`: by hand, by slider, or by itself.

    Signals:
    - `hurried()`: before a step by hand, so that what still moves comes to its end.
    """

    hurried = Signal()

    def __init__(self, replay: ReplayModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._replay = replay
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_timer)
        self._buttons = {name: QToolButton(self) for name in BUTTONS}
        self._slider = QSlider(Qt.Orientation.Horizontal, self)
        self._speed = QComboBox(self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._update_icons()
        self._update_step()

    @property
    def is_playing(self) -> bool:
        """Whether the game goes on by itself."""
        return self._timer.isActive()

    @property
    def slider(self) -> QSlider:
        return self._slider

    def button(self, name: str) -> QToolButton:
        """The button of that name, one of BUTTONS."""
        return self._buttons[name]

    def play(self, on: bool) -> None:
        """Go on by itself, from the start if the end is shown; or stand still."""
        if on == self.is_playing:
            return
        if on:
            if self._replay.step == self._replay.last_step:
                self._replay.go_to(0)
            self._timer.start(REPLAY_STEP_MS[self._speed.currentIndex()])
        else:
            self._timer.stop()
        self._update_play()

    def step_by_hand(self, name: str) -> None:
        """Do what a button says."""
        self.hurried.emit()
        if name == "play":
            self.play(not self.is_playing)
            return
        self.play(False)
        replay = self._replay
        goals = {"first": 0, "step_back": replay.step - 1, "step_forward": replay.step + 1}
        replay.go_to(goals.get(name, replay.last_step))

    def retranslate(self) -> None:
        texts = {
            "first": self.tr("To the start"),
            "step_back": self.tr("One step back"),
            "step_forward": self.tr("One step forward"),
            "last": self.tr("To the end"),
        }
        for name, text in texts.items():
            self._buttons[name].setToolTip(text)
            self._buttons[name].setAccessibleName(text)
        self._slider.setAccessibleName(self.tr("Step of the game"))
        self._speed.setAccessibleName(self.tr("Speed"))
        self._speed.setToolTip(self.tr("Speed"))
        for index, text in enumerate((self.tr("Slow"), self.tr("Normal"), self.tr("Fast"))):
            self._speed.setItemText(index, text)
        self._update_play()

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        for button in self._buttons.values():
            button.setAutoRaise(True)
            button.setIconSize(QSize(_ICON_PX, _ICON_PX))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            line.addWidget(button)
        self._slider.setRange(0, self._replay.last_step)
        self._slider.setPageStep(10)
        self._speed.addItems(["" for _ in REPLAY_STEP_MS])
        self._speed.setCurrentIndex(_DEFAULT_SPEED)
        line.addSpacing(4)
        line.addWidget(self._slider, 1)
        line.addSpacing(4)
        line.addWidget(self._speed)

    def _connect(self) -> None:
        self._replay.step_changed.connect(self._update_step)
        self._slider.valueChanged.connect(self._on_slider_moved)
        self._slider.sliderPressed.connect(self._on_slider_pressed)
        self._speed.currentIndexChanged.connect(self._on_speed_chosen)
        for name, button in self._buttons.items():
            button.setObjectName(name)
            button.clicked.connect(self._on_clicked)

    def _update_step(self) -> None:
        step, last = self._replay.step, self._replay.last_step
        self._slider.blockSignals(True)
        self._slider.setValue(step)
        self._slider.blockSignals(False)
        self._buttons["first"].setEnabled(step > 0)
        self._buttons["step_back"].setEnabled(step > 0)
        self._buttons["step_forward"].setEnabled(step < last)
        self._buttons["last"].setEnabled(step < last)
        self._buttons["play"].setEnabled(last > 0)
        if step == last:
            self.play(False)

    def _update_play(self) -> None:
        text = self.tr("Stand still") if self.is_playing else self.tr("Play by itself")
        self._buttons["play"].setToolTip(text)
        self._buttons["play"].setAccessibleName(text)
        self._paint("play", "pause" if self.is_playing else "resume")

    def _update_icons(self) -> None:
        for name in BUTTONS:
            if name != "play":
                self._paint(name, name)
        self._update_play()

    def _paint(self, name: str, icon: str) -> None:
        colours, role = self.palette(), QPalette.ColorRole.WindowText
        quiet = colours.color(QPalette.ColorGroup.Disabled, role)
        self._buttons[name].setIcon(action_icon(icon, colours.color(role), quiet))

    def _on_clicked(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.step_by_hand(sender.objectName())

    def _on_timer(self) -> None:
        if not self._replay.forward():
            self.play(False)

    def _on_slider_pressed(self) -> None:
        self.play(False)

    def _on_slider_moved(self, value: int) -> None:
        self.hurried.emit()
        self._replay.go_to(value)

    def _on_speed_chosen(self, index: int) -> None:
        if self.is_playing:
            self._timer.setInterval(REPLAY_STEP_MS[index])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        is_paint = event.type() in (QEvent.Type.PaletteChange, QEvent.Type.LayoutDirectionChange)
        if is_paint and hasattr(self, "_speed"):
            self._update_icons()
