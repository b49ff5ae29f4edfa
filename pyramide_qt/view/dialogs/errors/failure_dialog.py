"""Tells that the program failed, with the report to copy."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP
from pyramide_qt.store.errors import StoreError, system_reason
from pyramide_qt.view.dialogs.dialog import Dialog
from pyramide_qt.view.dialogs.errors.problems import store_problem
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel

_SHOWN_BYTES = 20_000
_SIZE_PX = (560, 360)


class FailureDialog(Dialog):
    """Shows the end of the log of failures."""

    def __init__(self, log: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._log = log
        self._text = WrappedLabel(self)
        self._report = QPlainTextEdit(self)
        self._problem = self._read_report()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._copy = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._report.setReadOnly(True)
        self._report.setTabChangesFocus(True)
        self._report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 12)
        layout.setSpacing(10)
        layout.addWidget(self._text)
        layout.addWidget(self._report, 1)
        layout.addWidget(self._buttons)
        self._copy.clicked.connect(self._on_copy)
        self._buttons.rejected.connect(self.close)
        self.retranslate()
        self.resize(*_SIZE_PX)

    @property
    def copy_button(self) -> QPushButton:
        return self._copy

    @property
    def report(self) -> str:
        """The report as it can be copied."""
        return self._report.toPlainText()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Something went wrong"))
        text = self.tr(
            "Pyramide has met an error. Your game is kept and the table was set up anew. "
            "This report helps to mend it; it is kept in %1."
        )
        self._text.setText(text.replace("%1", self._log))
        self._copy.setText(self.tr("&Copy the report"))
        self._report.setAccessibleName(self.tr("Report"))
        if self._problem is not None:
            self._report.setPlainText(store_problem(self._problem))

    def _read_report(self) -> StoreError | None:
        try:
            self._report.setPlainText(end_of(Path(self._log)))
        except StoreError as error:
            return error
        return None

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)


def end_of(log: Path) -> str:
    """The last report of the log; StoreError says why it cannot be read."""
    try:
        with log.open("rb") as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - _SHOWN_BYTES))
            text = file.read().decode("utf-8", "replace")
    except OSError as error:
        raise StoreError(
            QT_TRANSLATE_NOOP("StoreProblem", "The file %1 cannot be read: %2."),
            log,
            system_reason(error),
        ) from error
    # Reports are parted by an empty line.
    return text.strip().split("\n\n")[-1]
