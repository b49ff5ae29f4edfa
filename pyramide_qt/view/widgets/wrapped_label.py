"""A label that breaks its text into lines and gets the height that they need."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

_HIGH_PX = 10_000


class WrappedLabel(QLabel):
    """Layouts and windows ask a label how high it must be, but not at the width it has.

    Without that a long translation loses its last line in a small window.
    `fewest_lines` keeps room for so many lines, and `keep_room_for` for whole texts, so that a
    changing text moves nothing.
    """

    def __init__(self, parent: QWidget, fewest_lines: int = 1) -> None:
        super().__init__(parent)
        self._fewest_lines = fewest_lines
        self._texts: tuple[str, ...] = ()
        # Before it is laid out its width says nothing.
        self._is_laid_out = False
        self.setWordWrap(True)
        self._update_height()

    def keep_room_for(self, texts: Iterable[str], width_px: int) -> None:
        """Be as high as the longest of `texts` needs, at once for a width yet to come."""
        self._texts = tuple(texts)
        self._is_laid_out = True
        self.resize(width_px, self.height())
        self._update_height()

    def setText(self, text: str) -> None:
        super().setText(text)
        self._update_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._is_laid_out = True
        self._update_height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._update_height()

    def _update_height(self) -> None:
        margins = self.contentsMargins()
        lines = self._fewest_lines * self.fontMetrics().lineSpacing()
        lines += margins.top() + margins.bottom()
        # What Qt needs for a width is never less than the least height that was set before.
        self.setMinimumHeight(0)
        needed = self.heightForWidth(self.width()) if self._is_laid_out else 0
        self.setMinimumHeight(max(lines, needed, *map(self._height_of, self._texts)))

    def _height_of(self, text: str) -> int:
        flags = Qt.TextFlag.TextWordWrap | self.alignment()
        room = QRect(0, 0, self.contentsRect().width(), _HIGH_PX)
        margins = self.contentsMargins()
        height = self.fontMetrics().boundingRect(room, flags, text).height()
        return height + margins.top() + margins.bottom()
