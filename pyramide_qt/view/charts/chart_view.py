"""Paints a chart; arrow keys and pointer go from bar to bar, and each says what it means."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from pyramide_qt.view.charts.chart_colours import ChartColours, chart_colours
from pyramide_qt.view.charts.chart_content import ChartBar, ChartContent
from pyramide_qt.view.charts.chart_frame import ChartFrame

_EMPTY = ChartContent("", (), (), "")
_KEYS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class ChartView(QWidget):
    """Shows a ChartContent.

    Signals:
    - `bar_changed()`: another bar is marked; `sentence` says what it means.
    """

    bar_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._content = _EMPTY
        self._current: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def content(self) -> ChartContent:
        return self._content

    @property
    def current(self) -> int | None:
        """The bar that is marked."""
        return self._current

    @property
    def sentence(self) -> str:
        """What the marked bar means; without one, what stands in place of the bars."""
        if not self._content.bars:
            return self._content.empty
        return "" if self._current is None else self._content.bars[self._current].sentence

    def show_content(self, content: ChartContent) -> None:
        """Show another chart, or the same with other numbers."""
        is_same = len(content.bars) == len(self._content.bars)
        self._content = content
        self.setAccessibleName(content.title)
        self._mark(self._current if is_same else None)
        self.update()

    def _mark(self, number: int | None) -> None:
        self._current = number
        self.setAccessibleDescription(self.sentence)
        self.setToolTip("")
        if QAccessible.isActive():
            event = QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
            QAccessible.updateAccessibility(event)
        self.bar_changed.emit()
        self.update()

    def _frame(self) -> ChartFrame:
        return ChartFrame(self._content, QRectF(self.rect()), self.fontMetrics())

    def _move_mark(self, key: int) -> bool:
        last = len(self._content.bars) - 1
        if last < 0:
            return False
        if key == Qt.Key.Key_Home:
            number = 0
        elif key == Qt.Key.Key_End:
            number = last
        elif key not in _KEYS:
            return False
        elif self._current is None:
            number = 0
        else:
            number = max(0, min(last, self._current + _KEYS[Qt.Key(key)]))
        self._mark(number)
        return True

    def sizeHint(self) -> QSize:
        return QSize(480, 220)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 190)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = chart_colours(self.palette())
        painter.fillRect(self.rect(), colours.ground)
        if not self._content.bars:
            painter.setPen(colours.text)
            centre = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(16, 16, -16, -16), centre, self._content.empty)
        else:
            self._paint_chart(painter, colours)
        painter.end()

    def _paint_chart(self, painter: QPainter, colours: ChartColours) -> None:
        frame = self._frame()
        frame.paint_axis(painter, colours)
        for number, bar in enumerate(self._content.bars):
            is_marked = number == self._current
            if is_marked:
                painter.fillRect(frame.row(number), colours.marked)
            self._paint_bar(painter, colours, frame, number, bar)
        frame.paint_labels(painter, colours)
        frame.paint_legend(painter, colours)
        if self.hasFocus() and self._current is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(colours.focus)
            painter.drawRect(frame.row(self._current).adjusted(0.5, 0.5, -0.5, -0.5))

    def _paint_bar(
        self,
        painter: QPainter,
        colours: ChartColours,
        frame: ChartFrame,
        number: int,
        bar: ChartBar,
    ) -> None:
        below = 0.0
        for part, colour in zip(bar.parts, colours.parts, strict=False):
            if part > 0:
                painter.fillRect(frame.bar(number, below, below + part), colour)
            below += part
        if bar.mark is not None:
            # A rim in the colour of the ground, so that it shows on the bar too.
            for pen in (colours.rim, colours.interval):
                painter.setPen(pen)
                frame.paint_interval(painter, number, bar.mark)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._move_mark(event.key()):
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        number = self._frame().bar_at(QPointF(event.position())) if self._content.bars else None
        if number != self._current:
            self._mark(number)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._current is None and self._content.bars:
            self._mark(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():
            self._mark(None)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.setBackgroundRole(QPalette.ColorRole.Base)
            self.update()
