"""The mark round the button that has the keys, for where the style draws none that is seen."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFocusFrame, QWidget

from pyramide_qt.view.style.palette import contrast_ratio

_WIDTH_PX = 2
_RADIUS_PX = 4
# What WCAG 2.1 demands of parts of a window that are no text.
_MIN_CONTRAST = 3.0


class FocusRing(QFocusFrame):
    """Shown round the widget that is marked, in the highlight of the theme.

    Screen readers do not see it: Qt leaves frames of this class out of what it tells them.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()

    def mark(self, widget: QWidget) -> None:
        """Stand round `widget`, wherever that goes."""
        self.setWidget(widget)

    def leave(self) -> None:
        """Mark nothing."""
        # Qt takes a null pointer there, which its stubs do not tell.
        self.setWidget(None)  # type: ignore[arg-type]

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self.palette()
        ink, ground = palette.color(QPalette.ColorRole.Highlight), palette.window().color()
        if contrast_ratio(ink, ground) < _MIN_CONTRAST:
            ink = palette.windowText().color()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, _WIDTH_PX))
        inset = _WIDTH_PX / 2
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, _RADIUS_PX, _RADIUS_PX)
