"""Where the parts of a chart lie in a widget: arithmetic, and the lines and words around bars."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from pyramide_qt.model.wording.wording import number_text, percent_text
from pyramide_qt.view.charts.chart_colours import ChartColours
from pyramide_qt.view.charts.chart_content import ChartContent

_PAD_PX = 10
_GAP_PX = 6
_BAR_SHARE = 0.68
_WIDEST_BAR_PX = 56
_MAX_LABEL_SHARE = 0.32
_TICK_PX = 4


class ChartFrame:
    """The geometry of one chart: upright bars or, for rates, lying ones."""

    def __init__(self, content: ChartContent, outside: QRectF, metrics: QFontMetrics) -> None:
        self._content = content
        self._metrics = metrics
        self._line_px = metrics.height()
        self._is_lying = content.is_rate
        self._outside = outside.adjusted(_PAD_PX, _PAD_PX, -_PAD_PX, -_PAD_PX)
        self._ticks = content.ticks
        self._top = self._ticks[-1]
        self._legend_px = self._line_px + _GAP_PX if content.legend else 0
        self.plot = self._plot()

    def row(self, number: int) -> QRectF:
        """The part of the plot that belongs to a bar."""
        if self._is_lying:
            height = self.plot.height() / self._slots
            return QRectF(self.plot.x(), self.plot.y() + number * height, self.plot.width(), height)
        width = self.plot.width() / self._slots
        return QRectF(self.plot.x() + number * width, self.plot.y(), width, self.plot.height())

    def bar(self, number: int, low: float, high: float) -> QRectF:
        """The rectangle of a bar from one value to another."""
        row = self.row(number)
        if self._is_lying:
            thick = min(row.height() * _BAR_SHARE, self._line_px * 1.2)
            x = self.plot.x() + self.plot.width() * low / self._top
            width = self.plot.width() * (high - low) / self._top
            return QRectF(x, row.center().y() - thick / 2, width, thick)
        thick = min(row.width() * _BAR_SHARE, _WIDEST_BAR_PX)
        height = self.plot.height() * (high - low) / self._top
        y = self.plot.bottom() - self.plot.height() * high / self._top
        return QRectF(row.center().x() - thick / 2, y, thick, height)

    def bar_at(self, point: QPointF) -> int | None:
        """The bar to which a point of the widget belongs."""
        for number in range(len(self._content.bars)):
            row = self.row(number)
            if self._is_lying:
                row.setLeft(self._outside.left())
            else:
                row.setBottom(self._outside.bottom())
            if row.contains(point):
                return number
        return None

    def paint_axis(self, painter: QPainter, colours: ChartColours) -> None:
        """Lines across the plot with their values."""
        ticks = self._ticks
        if not self._is_lying and self.plot.height() < len(ticks) * self._line_px:
            ticks = (0.0, self._top)
        for tick in ticks:
            painter.setPen(colours.grid)
            painter.drawLine(self._line(tick / self._top))
            painter.setPen(colours.text)
            self._paint_value(painter, tick / self._top)

    def paint_labels(self, painter: QPainter, colours: ChartColours) -> None:
        """The names of the bars, as many as there is room for."""
        painter.setPen(colours.text)
        every = 1 if self._is_lying else self._every()
        for number, bar in enumerate(self._content.bars):
            row = self.row(number)
            if self._is_lying:
                if row.height() < self._line_px * 0.7:
                    continue
                room = QRectF(self._outside.x(), row.y(), self._label_px, row.height())
                right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(room, right, self._elided(bar.label, self._label_px))
            elif number % every == 0:
                centre = row.center().x()
                room = QRectF(centre - 100, self.plot.bottom() + _GAP_PX / 2, 200, self._line_px)
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, bar.label)

    def paint_legend(self, painter: QPainter, colours: ChartColours) -> None:
        """What the parts of the bars mean, above the plot."""
        x, y, side = self.plot.x(), self._outside.y(), self._line_px * 0.7
        for name, colour in zip(self._content.legend, colours.parts, strict=False):
            painter.fillRect(QRectF(x, y + (self._line_px - side) / 2, side, side), colour)
            width = self._metrics.horizontalAdvance(name)
            painter.setPen(colours.text)
            room = QRectF(x + side + _GAP_PX, y, width + 2, self._line_px)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
            x += side + width + 4 * _GAP_PX

    def paint_interval(self, painter: QPainter, number: int, mark: tuple[float, float]) -> None:
        """A line from one rate to another with a tick at each end."""
        row = self.row(number)
        y, left = row.center().y(), self.plot.x()
        low, high = (left + self.plot.width() * rate for rate in mark)
        painter.drawLine(QPointF(low, y), QPointF(high, y))
        for x in (low, high):
            painter.drawLine(QPointF(x, y - _TICK_PX), QPointF(x, y + _TICK_PX))

    @property
    def _slots(self) -> int:
        # A single bar does not fill the whole plot.
        return max(len(self._content.bars), 3)

    @property
    def _label_px(self) -> float:
        widest = max(
            (self._metrics.horizontalAdvance(bar.label) for bar in self._content.bars), default=0
        )
        return min(widest + 2.0, self._outside.width() * _MAX_LABEL_SHARE)

    def _plot(self) -> QRectF:
        below = self._line_px + _GAP_PX
        half = self._line_px / 2
        if self._is_lying:
            right = self._metrics.horizontalAdvance(self._value_text(1.0)) / 2
            return self._outside.adjusted(self._label_px + _GAP_PX, 0, -right, -below)
        left = self._metrics.horizontalAdvance(self._value_text(1.0)) + _GAP_PX
        return self._outside.adjusted(left, self._legend_px + half, 0, -below)

    def _line(self, share: float) -> QLineF:
        plot = self.plot
        if self._is_lying:
            x = plot.x() + plot.width() * share
            return QLineF(x, plot.top(), x, plot.bottom())
        y = plot.bottom() - plot.height() * share
        return QLineF(plot.left(), y, plot.right(), y)

    def _paint_value(self, painter: QPainter, share: float) -> None:
        text, line = self._value_text(share), self._line(share)
        if self._is_lying:
            room = QRectF(line.x1() - 50, self.plot.bottom() + _GAP_PX / 2, 100, self._line_px)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
            return
        width = self.plot.x() - self._outside.x() - _GAP_PX
        room = QRectF(self._outside.x(), line.y1() - self._line_px / 2, width, self._line_px)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)

    def _value_text(self, share: float) -> str:
        value = self._top * share
        if self._is_lying:
            return percent_text(round(value * 100))
        return number_text(round(value))

    def _every(self) -> int:
        """Each how many-th label fits without touching its neighbour."""
        widest = max(self._metrics.horizontalAdvance(bar.label) for bar in self._content.bars)
        width = self.plot.width() / self._slots
        return max(1, int((widest + _GAP_PX) // max(1.0, width)) + 1)

    def _elided(self, text: str, width_px: float) -> str:
        return self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(width_px))
