"""What all dialogs have in common."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox

_SCREEN_SHARE = 0.9


class Dialog(QDialog):
    """A dialog that says its texts again as soon as the language is another one.

    No button has an icon: a style has one for some buttons only, and dark on dark in some themes.

    `retranslates_later`: some texts are those of the window's actions, which may hear of the
    language later than its dialogs.
    """

    retranslates_later = False

    def retranslate(self) -> None:
        """Say every text in the language of the moment."""
        raise NotImplementedError

    def resize_within_screen(self, size: QSize) -> None:
        """Take that size, but no more than most of the screen."""
        self.resize(size.boundedTo(self.screen().availableSize() * _SCREEN_SHARE))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Polish:
            for box in self.findChildren(QDialogButtonBox):
                for button in box.buttons():
                    button.setIcon(QIcon())
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            if self.retranslates_later:
                QTimer.singleShot(0, self, self.retranslate)
            else:
                self.retranslate()
