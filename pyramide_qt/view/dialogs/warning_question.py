"""A question before something is lost, answered by going on or not."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMessageBox, QWidget


class WarningQuestion(QMessageBox):
    """Goes away when it is answered; who asks adds the buttons and opens it.

    Signals: `answered(bool)`: whether a button to accept was pressed.
    """

    answered = Signal(bool)

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(title)
        self.setText(text)
        self.finished.connect(self._on_finished)

    def _on_finished(self, _result: int) -> None:
        is_accepted = self.buttonRole(self.clickedButton()) == QMessageBox.ButtonRole.AcceptRole
        self.deleteLater()
        self.answered.emit(is_accepted)
