"""Asks for rules and, if the player wants a certain deal, for its code."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.wording import rules_name
from pyramide_qt.rules.deal_code import DealCode, parse_code
from pyramide_qt.rules.errors import CodeError
from pyramide_qt.view.dialogs.code_problem import code_problem
from pyramide_qt.view.dialogs.verdict_label import VerdictLabel


class NewGameDialog(QDialog):
    """`deal_wanted(DealCode)` or `random_wanted(str token)`, and then it closes."""

    deal_wanted = Signal(object)
    random_wanted = Signal(str)

    def __init__(self, tokens: Sequence[str], token: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._tokens = [*tokens] if token in tokens else [*tokens, token]
        self._rules = QComboBox(self)
        self._rules_label = QLabel(self)
        self._field = QLineEdit(self)
        self._field_label = QLabel(self)
        self._paste = QPushButton(self)
        self._verdict = VerdictLabel(self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self._deal = self._buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._lay_out()
        self._rules.addItems(["" for _ in self._tokens])
        self._rules.setCurrentIndex(self._tokens.index(token))
        self._connect()
        self.retranslate()
        self._field.setFocus()

    @property
    def problem(self) -> str:
        """What is wrong with the code in the field; empty if nothing is."""
        return self._verdict.text() if self._verdict.is_bad else ""

    @property
    def field(self) -> QLineEdit:
        return self._field

    def set_text(self, text: str) -> None:
        """Put `text`, pasted from anywhere, into the field."""
        self._field.setText(" ".join(text.split())[: self._field.maxLength()])

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._rules_label.setText(self.tr("&Rules:"))
        self._field_label.setText(self.tr("Deal &code:"))
        self._field.setPlaceholderText(self.tr("Leave empty for a random deal"))
        self._paste.setText(self.tr("&Paste"))
        self._deal.setText(self.tr("&Deal"))
        for index, token in enumerate(self._tokens):
            self._rules.setItemText(index, rules_name(token))
        self._update_verdict()

    def _lay_out(self) -> None:
        self._rules_label.setBuddy(self._rules)
        self._field_label.setBuddy(self._field)
        self._field.setMaxLength(600)
        self._field.setClearButtonEnabled(True)
        self._field.setMinimumWidth(280)
        self._deal.setDefault(True)
        beside = QHBoxLayout()
        beside.addWidget(self._field, 1)
        beside.addWidget(self._paste)
        form = QFormLayout()
        form.addRow(self._rules_label, self._rules)
        form.addRow(self._field_label, beside)
        form.addRow("", self._verdict)
        form.setRowVisible(0, len(self._tokens) > 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(14)
        layout.addLayout(form)
        layout.addWidget(self._buttons)

    def _connect(self) -> None:
        self._field.textChanged.connect(self._update_verdict)
        self._rules.currentIndexChanged.connect(self._update_verdict)
        self._paste.clicked.connect(self._on_paste)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def _on_paste(self) -> None:
        self.set_text(QGuiApplication.clipboard().text())
        self._field.setFocus()

    def _update_verdict(self) -> None:
        is_random = not self._field.text().strip()
        self._rules.setEnabled(is_random)
        if is_random:
            token = self._tokens[self._rules.currentIndex()]
            text = self.tr("A random deal of %1.").replace("%1", rules_name(token))
            self._verdict.show_neutral(text)
        else:
            self._judge(self._field.text())
        self._deal.setEnabled(not self._verdict.is_bad)

    def _judge(self, text: str) -> None:
        try:
            code = parse_code(text)
        except CodeError as error:
            self._verdict.show_bad(code_problem(error))
            return
        found = self.tr("A deal of %1: %2").replace("%1", rules_name(code.token))
        self._verdict.show_good(found.replace("%2", str(code)))

    def accept(self) -> None:
        text = self._field.text()
        code: DealCode | None = None
        if text.strip():
            try:
                code = parse_code(text)
            except CodeError:
                # Enter in the field reaches here past the disabled button.
                return
        token = self._tokens[self._rules.currentIndex()]
        super().accept()
        if code is None:
            self.random_wanted.emit(token)
        else:
            self.deal_wanted.emit(code)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
