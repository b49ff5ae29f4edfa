"""What all dialogs have in common."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, QTimer
from PySide6.QtWidgets import QDialog

_SCREEN_SHARE = 0.9


class Dialog(QDialog):
    """A dialog that says its texts again as soon as the language is another one.

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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            if self.retranslates_later:
                QTimer.singleShot(0, self, self.retranslate)
            else:
                self.retranslate()
