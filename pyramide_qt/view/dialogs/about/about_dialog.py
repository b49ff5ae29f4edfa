"""Says what this program is, in which version, and under which licence."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt import __version__
from pyramide_qt.model.wording.typography import is_read_from_right, own_digits
from pyramide_qt.view.art.icons import app_icon
from pyramide_qt.view.dialog_opener import DialogOpener
from pyramide_qt.view.dialogs.dialog import Dialog
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel

_ICON_PX = 96


class AboutDialog(Dialog):
    """Name, version, licence and what it runs on; all of it can be selected and copied."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        picture = QLabel(self)
        picture.setPixmap(app_icon().pixmap(_ICON_PX, _ICON_PX))
        self._text = WrappedLabel(self)
        self._text.setMinimumWidth(340)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        self._licences = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._licences.clicked.connect(self._on_licences)
        beside = QHBoxLayout()
        beside.setSpacing(20)
        beside.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        beside.addWidget(self._text, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.addLayout(beside)
        layout.addWidget(buttons)
        self.retranslate()
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Pyramide"))
        self._licences.setText(self.tr("&Licences…"))
        version = self.tr("Version %1").replace("%1", __version__)
        purpose = self.tr("Pyramid solitaire and its family, played by the documented rules.")
        licence = own_digits(
            self.tr(
                "Free software under the GNU General Public License, version 3 or later. "
                "It comes without any warranty."
            )
        )
        private = self.tr("It uses no network: your games stay on this computer.")
        runs_on = (
            self.tr("Qt %1, PySide %2, Python %3")
            .replace("%1", qVersion())
            .replace("%2", PySide6.__version__)
            .replace("%3", platform.python_version())
        )
        # What has only Latin letters would go to the left even where all is read from the right.
        way = "rtl" if is_read_from_right() else "ltr"
        self._text.setText(
            f'<div dir="{way}"><h2>Pyramide</h2><p>{version}</p><p>{purpose}</p><p>{private}</p>'
            f"<p>{licence}</p><p><small>{runs_on}</small></p></div>"
        )

    def _on_licences(self) -> None:
        from pyramide_qt.view.dialogs.about.licences_dialog import LicencesDialog

        DialogOpener(self).open("licences", lambda: LicencesDialog(self))
