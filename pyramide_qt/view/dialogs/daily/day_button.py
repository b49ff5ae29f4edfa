"""One day of the calendar: its number, its mark, and for screen readers both in words."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from pyramide_qt.model.history.daily_streak import DayState
from pyramide_qt.view.dialogs.daily.day_marks import mark_ink, paint_mark

_RADIUS_PX = 6.0
_INSET_PX = 1.5
_RING_PX = 1.6
_MARK_SHARE = 0.95


class DayButton(QToolButton):
    """A day; the calendar moves the keys from one to the next.

    Signals: `clicked_twice()`.
    """

    clicked_twice = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.day = date.min
        self._state: DayState | None = None
        self._is_today = False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def state(self) -> DayState | None:
        """What became of the deal of the day."""
        return self._state

    def show_day(self, day: date, text: str, *, is_today: bool) -> None:
        """Stand for another day."""
        self.day, self._is_today = day, is_today
        self.setText(text)

    def show_state(self, state: DayState | None, name: str) -> None:
        """Show its mark, and tell screen readers `name`."""
        self._state = state
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(round(2.6 * line), round(2.3 * line))

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(round(1.7 * line), round(1.1 * line))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, role = self.palette(), QPalette.ColorRole
        box = QRectF(self.rect()).adjusted(_INSET_PX, _INSET_PX, -_INSET_PX, -_INSET_PX)
        ground, ink = palette.color(role.Base), palette.color(role.Text)
        if self.isChecked():
            ground, ink = palette.color(role.Highlight), palette.color(role.HighlightedText)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(box, _RADIUS_PX, _RADIUS_PX)
        elif self.underMouse() and self.isEnabled():
            shade = QColor(palette.color(role.Highlight))
            shade.setAlphaF(0.15)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawRoundedRect(box, _RADIUS_PX, _RADIUS_PX)
        self._paint_rings(painter, box, ink)
        self._paint_content(painter, box, ground, ink)
        painter.end()

    def _paint_rings(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._is_today and not self.isChecked():
            painter.setPen(QPen(ink, _RING_PX))
            painter.drawRoundedRect(box, _RADIUS_PX, _RADIUS_PX)
        if self.hasFocus():
            painter.setPen(QPen(ink, 1.0, Qt.PenStyle.DotLine))
            inner = box.adjusted(3, 3, -3, -3)
            painter.drawRoundedRect(inner, _RADIUS_PX - 3, _RADIUS_PX - 3)

    def _paint_content(self, painter: QPainter, box: QRectF, ground: QColor, ink: QColor) -> None:
        font = self.font()
        font.setBold(self._is_today)
        painter.setFont(font)
        painter.setPen(ink)
        number, place = self._places(box)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, self.text())
        if self._state is not None:
            colour = ink if self.isChecked() else mark_ink(self._state, ground, ink)
            paint_mark(painter, place, self._state, colour, ground)

    def _places(self, box: QRectF) -> tuple[QRectF, QRectF]:
        """Where number and mark stand: the mark below, or beside where that is too low."""
        line = self.fontMetrics().height()
        side = _MARK_SHARE * line
        middle = box.center()
        if box.height() >= line + side:
            top = middle.y() - (line + side) / 2
            number = QRectF(box.x(), top, box.width(), line)
            return number, QRectF(middle.x() - side / 2, top + line, side, side)
        side = min(side, box.height() - 2, box.width() / 2)
        number = QRectF(box.x(), box.y(), box.width() - side, box.height())
        place = QRectF(number.right() - 1, middle.y() - side / 2, side, side)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            number.translate(side, 0)
            place.moveLeft(box.left() + 1)
        return number, place

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self.clicked_twice.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Arrows go by days and Enter plays; Qt's own way knows neither.
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()
