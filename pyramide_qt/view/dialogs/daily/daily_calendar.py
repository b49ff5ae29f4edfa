"""A month whose done days are marked."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QDate, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QCalendarWidget, QWidget

from pyramide_qt.model.history.daily_streak import DayState

_MARK_SHARE = 0.09
_PEN_PX = 1.6


class DailyCalendar(QCalendarWidget):
    """Marks each day: a full dot is done, a ring is done late, a dash is begun."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._states: Mapping[date, DayState] = {}
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setGridVisible(False)

    def show_states(self, states: Mapping[date, DayState]) -> None:
        """Mark the days of `states` and no others."""
        self._states = states
        self.updateCells()

    def paintCell(  # noqa: N802
        self, painter: QPainter, rect: QRect, day: QDate
    ) -> None:
        """Paint the number of the day, and its mark below."""
        super().paintCell(painter, rect, day)
        state = self._states.get(_plain(day))
        if state is None:
            return
        is_chosen = _plain(day) == _plain(self.selectedDate())
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        radius = min(rect.width(), rect.height()) * _MARK_SHARE
        middle = QPointF(rect.center().x() + 0.5, rect.bottom() - radius - 2)
        place = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(role), _PEN_PX))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if state is DayState.DONE:
            painter.setBrush(self.palette().color(role))
        if state is DayState.OPENED:
            painter.drawLine(QPointF(place.left(), middle.y()), QPointF(place.right(), middle.y()))
        else:
            painter.drawEllipse(place)
        painter.restore()


def _plain(day: QDate) -> date:
    return date(day.year(), day.month(), day.day())
