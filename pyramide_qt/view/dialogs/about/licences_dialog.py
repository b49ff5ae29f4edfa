"""Shows the licence of the program and of everything that comes with it."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.resources.lookup import licence_text, licences
from pyramide_qt.view.dialogs.dialog import Dialog
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel

_SIZE_PX = (680, 560)
# What has no name of its own among that which comes with the program.
WITHOUT_NAME = (QT_TRANSLATE_NOOP("LicencesDialog", "Qt: third-party parts"),)


class LicencesDialog(Dialog):
    """A list of what comes with the program, and the whole text of the chosen one's licence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._label = QLabel(self)
        self._list = QListWidget(self)
        self._text = QPlainTextEdit(self)
        self._replaceable = WrappedLabel(self)
        self._licences = licences()
        self._lay_out()
        self._list.currentRowChanged.connect(self._on_row_changed)
        self.retranslate()
        self._list.setCurrentRow(0)
        self.resize(*_SIZE_PX)

    @property
    def list(self) -> QListWidget:
        return self._list

    @property
    def text(self) -> str:
        """The licence that is shown."""
        return self._text.toPlainText()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Licences"))
        self._label.setText(self.tr("&What comes with the program, and its licence:"))
        for row, licence in enumerate(self._licences):
            name = QCoreApplication.translate("LicencesDialog", licence.name)
            self._list.item(row).setText(f"{name} – {licence.terms}")
        self._text.setAccessibleName(self.tr("Text of the licence"))
        self._replaceable.setText(
            self.tr(
                "Qt comes as separate files in the folder of the program and may be replaced by "
                "another build of the same version."
            )
        )

    def _lay_out(self) -> None:
        for licence in self._licences:
            self._list.addItem(licence.name)
        self._list.setFixedHeight(
            self._list.sizeHintForRow(0) * len(self._licences) + 2 * self._list.frameWidth() + 4
        )
        self._label.setBuddy(self._list)
        self._text.setReadOnly(True)
        self._text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(10)
        for widget in (self._label, self._list):
            layout.addWidget(widget)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._replaceable)
        layout.addWidget(buttons)

    def _on_row_changed(self, row: int) -> None:
        if row >= 0:
            self._text.setPlainText(licence_text(self._licences[row]))
