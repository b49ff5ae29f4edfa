"""A line under a field that says whether what was typed can be used."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from pyramide_qt.view.widgets.wrapped_label import WrappedLabel

# Readable (4.5:1) on the light and on the dark window; the sign before the text says it too.
_BAD_LIGHT, _BAD_DARK = "#A11D1D", "#FF9A8F"
_BAD_SIGN, _GOOD_SIGN = "⚠ ", "✓ "


class VerdictLabel(WrappedLabel):
    """Neutral, good or bad; keeps room for two lines, so that the dialog does not jump."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, fewest_lines=2)
        self._is_bad = False
        # The text may quote what was typed, which is never markup.
        self.setTextFormat(Qt.TextFormat.PlainText)

    @property
    def is_bad(self) -> bool:
        return self._is_bad

    def show_neutral(self, text: str) -> None:
        self._show(text, is_bad=False)

    def show_good(self, text: str) -> None:
        self._show(_GOOD_SIGN + text, is_bad=False)

    def show_bad(self, text: str) -> None:
        self._show(_BAD_SIGN + text, is_bad=True)

    def _show(self, text: str, *, is_bad: bool) -> None:
        self._is_bad = is_bad
        palette = QApplication.palette(self)
        if is_bad:
            is_dark = palette.window().color().lightnessF() < 0.5
            palette.setColor(QPalette.ColorRole.WindowText, _BAD_DARK if is_dark else _BAD_LIGHT)
        self.setPalette(palette)
        self.setText(text)
        self.setAccessibleName(text)
