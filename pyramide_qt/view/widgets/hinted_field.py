"""A field of one line that is wide enough for what it says while it is empty."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLineEdit

# The frame, the gap before the text and the button that clears.
_AROUND_PX = 16


class HintedField(QLineEdit):
    """`setPlaceholderText` makes it as wide as that text, in any language and size of text."""

    def setPlaceholderText(self, text: str) -> None:
        super().setPlaceholderText(text)
        self._update_width()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._update_width()

    def _update_width(self) -> None:
        text_px = self.fontMetrics().horizontalAdvance(self.placeholderText())
        self.setMinimumWidth(text_px + _AROUND_PX)
