"""A question before something is lost, answered by going on or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox, QWidget


class QuestionTexts(NamedTuple):
    """What a question says: `more` about it, and its buttons.

    There is no button to go on without `go_on`; `stay` is that of Qt if it is empty.
    """

    title: str
    question: str
    go_on: str
    stay: str = ""
    more: str = ""


class WarningQuestion(QMessageBox):
    """Goes away when it is answered; `texts` gives those of the language shown.

    Signals: `answered(bool)`: whether to go on.
    """

    answered = Signal(bool)

    def __init__(self, texts: Callable[[], QuestionTexts], parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self.setIcon(QMessageBox.Icon.Warning)
        # What is quoted comes from files.
        self.setTextFormat(Qt.TextFormat.PlainText)
        first = texts()
        self._go_on = self.addButton("", QMessageBox.ButtonRole.AcceptRole) if first.go_on else None
        if first.stay:
            self._stay = self.addButton("", QMessageBox.ButtonRole.RejectRole)
        else:
            self._stay = self.addButton(QMessageBox.StandardButton.Cancel)
        self.setDefaultButton(self._stay)
        # As in all dialogs.
        self._stay.setIcon(QIcon())
        self.retranslate()
        self.finished.connect(self._on_finished)

    def retranslate(self) -> None:
        texts = self._texts()
        self.setWindowTitle(texts.title)
        self.setText(texts.question)
        self.setInformativeText(texts.more)
        if self._go_on is not None:
            self._go_on.setText(texts.go_on)
        if texts.stay:
            self._stay.setText(texts.stay)

    def _on_finished(self, _result: int) -> None:
        is_accepted = self.buttonRole(self.clickedButton()) == QMessageBox.ButtonRole.AcceptRole
        self.deleteLater()
        self.answered.emit(is_accepted)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
