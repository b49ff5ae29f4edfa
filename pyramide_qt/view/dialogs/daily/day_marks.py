"""What stands under a day of the calendar: painted signs that differ in shape and in colour."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from pyramide_qt.model.history.daily_streak import DayState
from pyramide_qt.view.style.palette import MIN_RING_CONTRAST, contrast_ratio

# On a light and on a dark ground.
_INKS: Mapping[DayState, tuple[str, str]] = MappingProxyType(
    {
        DayState.FEWEST: ("#8A6200", "#E9BE4A"),
        DayState.DONE: ("#1F6F54", "#7BDDB6"),
        DayState.DONE_LATE: ("#1B5E8C", "#8CC8FF"),
        DayState.OPENED: ("#5E6470", "#A3A9B5"),
    }
)
_PEN_SHARE = 0.12
# The points of a tick and of a star with five rays, in a square from -1 to 1.
_TICK = ((-0.45, 0.02), (-0.12, 0.36), (0.48, -0.34))
_STAR = (
    (0.0, -1.0),
    (0.26, -0.36),
    (0.95, -0.31),
    (0.42, 0.14),
    (0.59, 0.81),
    (0.0, 0.44),
    (-0.59, 0.81),
    (-0.42, 0.14),
    (-0.95, -0.31),
    (-0.26, -0.36),
)


def mark_ink(state: DayState, ground: QColor, text: QColor) -> QColor:
    """The colour of a mark on `ground`; that of the text where it would hardly be seen."""
    ink = QColor(_INKS[state][ground.lightnessF() < 0.5])
    return ink if contrast_ratio(ink, ground) >= MIN_RING_CONTRAST else text


def paint_mark(
    painter: QPainter, place: QRectF, state: DayState, ink: QColor, hole: QColor
) -> None:
    """A star, a disc with a tick, a ring with a tick, or half a ring; `hole` is what lies under."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place.center())
    radius = place.width() / 2
    pen = QPen(ink, max(1.2, 2 * radius * _PEN_SHARE))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    inner = radius - pen.widthF() / 2
    circle = QRectF(-inner, -inner, 2 * inner, 2 * inner)
    painter.setPen(pen)
    if state is DayState.FEWEST:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPolygon(_scaled(_STAR, radius))
    elif state is DayState.OPENED:
        painter.drawArc(circle, 90 * 16, 180 * 16)
        painter.setPen(QPen(ink, pen.widthF(), Qt.PenStyle.DotLine))
        painter.drawArc(circle, -90 * 16, 180 * 16)
    else:
        is_full = state is DayState.DONE
        painter.setBrush(ink if is_full else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(circle)
        pen.setColor(hole if is_full else ink)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(_scaled(_TICK, radius))
    painter.restore()


def mark_pixmap(state: DayState, side_px: int, widget: QWidget) -> QPixmap:
    """A mark as it looks on the ground of `widget`, for a legend."""
    ratio = widget.devicePixelRatioF()
    pixmap = QPixmap(QSize(side_px, side_px) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    palette = widget.palette()
    ground = palette.color(QPalette.ColorRole.Window)
    ink = mark_ink(state, ground, palette.color(QPalette.ColorRole.WindowText))
    painter = QPainter(pixmap)
    paint_mark(painter, QRectF(0.5, 0.5, side_px - 1, side_px - 1), state, ink, ground)
    painter.end()
    return pixmap


def _scaled(points: tuple[tuple[float, float], ...], radius: float) -> QPolygonF:
    return QPolygonF([QPointF(x * radius, y * radius) for x, y in points])
