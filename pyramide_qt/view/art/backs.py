"""Paints the four backs: a woven triangle pattern, lotus fans, a star ceiling and a plain one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from pyramide_qt.view.art.blank_card import rounded
from pyramide_qt.view.art.painting import kept_state
from pyramide_qt.view.palette import Back, BackColours

_RIM = 5.0
_FRAME_GAP = 3.0
_FIELD = QRectF(9.5, 9.5, 81, 121)
"""Where the pattern lies, in card units."""
_HALF_TURN = QTransform(-1, 0, 0, -1, 100, 140)


def paint_back(
    painter: QPainter, width: int, height: int, back: Back, colours: BackColours
) -> None:
    """Paint a back on a blank card of that size in device pixels at the painter's origin."""
    unit = width / 100
    rim = max(2, round(_RIM * unit))
    field = QRectF(rim, rim, width - 2 * rim, height - 2 * rim)
    painter.fillPath(rounded(field, 2.5 * unit), colours.ground)
    line, gap = max(1, round(unit)), max(1, round(_FRAME_GAP * unit))
    frame = field.adjusted(gap, gap, -gap, -gap)
    inner = frame.adjusted(line, line, -line, -line)
    painter.fillRect(frame, colours.light)
    painter.fillRect(inner, colours.ground)
    with kept_state(painter):
        painter.setClipRect(inner)
        painter.translate(inner.topLeft())
        painter.scale(inner.width() / _FIELD.width(), inner.height() / _FIELD.height())
        painter.translate(-_FIELD.topLeft())
        _PATTERNS[back](painter, colours)


@lru_cache(maxsize=1)
def _woven() -> QPainterPath:
    """Squares cut crosswise into triangles, standing and lying in turn like warp and weft."""
    columns, rows = 6, 9
    wide, high = _FIELD.width() / columns, _FIELD.height() / rows
    result = QPainterPath()
    for row in range(rows):
        for column in range(columns):
            box = QRectF(_FIELD.left() + column * wide, _FIELD.top() + row * high, wide, high)
            centre = box.center()
            if (row + column) % 2:
                sides = ((box.topLeft(), box.topRight()), (box.bottomLeft(), box.bottomRight()))
            else:
                sides = ((box.topLeft(), box.bottomLeft()), (box.topRight(), box.bottomRight()))
            for first, second in sides:
                result.addPolygon(QPolygonF([first, second, centre]))
                result.closeSubpath()
    return result


def _paint_weave(painter: QPainter, colours: BackColours) -> None:
    painter.fillPath(_woven(), colours.figure)
    knots = QPainterPath()
    wide, high = _FIELD.width() / 6, _FIELD.height() / 9
    for row in range(1, 9):
        for column in range(1, 6):
            knots.addEllipse(
                QPointF(_FIELD.left() + column * wide, _FIELD.top() + row * high), 1.1, 1.1
            )
    painter.fillPath(knots, colours.light)


def _fan(x: float, y: float, radius: float) -> QPainterPath:
    result = QPainterPath()
    result.addEllipse(QPointF(x, y), radius, radius)
    return result


def _petals(x: float, y: float, length: float) -> QPainterPath:
    """Five petals of a lotus that open upwards from a point."""
    result = QPainterPath()
    for step in range(-2, 3):
        angle = step * pi / 6.4 - pi / 2
        along, across = QPointF(cos(angle), sin(angle)), QPointF(-sin(angle), cos(angle))
        foot, tip = QPointF(x, y), QPointF(x, y) + along * length
        bulge = along * (length * 0.58)
        result.moveTo(foot)
        result.quadTo(foot + bulge + across * (length * 0.26), tip)
        result.quadTo(foot + bulge - across * (length * 0.26), foot)
    return result


def _paint_fans(painter: QPainter, colours: BackColours) -> None:
    pen = QPen(colours.light, 0.9)
    radius = _FIELD.width() / 8
    for row in range(-1, 6):
        y = 70 - (5 - row) * radius - 0.6
        for column in range(-1, 5):
            x = _FIELD.left() + radius * (2 * column + 1 + (row + 1) % 2)
            disc = _fan(x, y + radius, radius)
            painter.fillPath(disc, colours.ground)
            painter.fillPath(_petals(x, y + radius * 0.98, radius * 0.82), colours.figure)
            painter.strokePath(disc, pen)


def _paint_lotus(painter: QPainter, colours: BackColours) -> None:
    for turn in (QTransform(), _HALF_TURN):
        with kept_state(painter):
            painter.setTransform(turn, combine=True)
            painter.setClipRect(QRectF(0, 0, 100, 70), Qt.ClipOperation.IntersectClip)
            _paint_fans(painter, colours)
    painter.fillRect(QRectF(0, 69.4, 100, 1.2), colours.light)


def _star(x: float, y: float, radius: float, *, turned: bool) -> QPolygonF:
    """A star with five tapering arms, as on the ceilings of tombs."""
    start = pi / 2 if turned else -pi / 2
    points = []
    for step in range(10):
        reach = radius if step % 2 == 0 else radius * 0.27
        angle = start + step * pi / 5
        points.append(QPointF(x + reach * cos(angle), y + reach * sin(angle)))
    return QPolygonF(points)


@lru_cache(maxsize=1)
def _stars() -> QPainterPath:
    result = QPainterPath()
    rows = 8
    step = _FIELD.height() / rows
    for row in range(rows):
        y = _FIELD.top() + (row + 0.5) * step
        count = 5 if row in (0, 2, 5, 7) else 4
        for place in range(count):
            x = 50 + (place - (count - 1) / 2) * _FIELD.width() / 5
            result.addPolygon(_star(x, y, 5.6, turned=row >= rows // 2))
            result.closeSubpath()
    return result


def _paint_stars(painter: QPainter, colours: BackColours) -> None:
    painter.fillPath(_stars(), colours.light)


def _paint_plain(painter: QPainter, colours: BackColours) -> None:
    box = _FIELD.adjusted(3, 3, -3, -3)
    _outline(painter, box, colours.figure)


def _outline(painter: QPainter, box: QRectF, colour: QColor) -> None:
    path = QPainterPath()
    path.addRect(box)
    painter.strokePath(path, QPen(colour, 1.0))


_PATTERNS: dict[Back, Callable[[QPainter, BackColours], None]] = {
    Back.WEAVE: _paint_weave,
    Back.LOTUS: _paint_lotus,
    Back.STARS: _paint_stars,
    Back.PLAIN: _paint_plain,
}
