"""Paints the four backs: a woven triangle pattern, lotus fans, a star ceiling and a plain one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QTransform

from pyramide_qt.view.art.blank_card import rounded
from pyramide_qt.view.art.painting import kept_state
from pyramide_qt.view.style.palette import Back, BackColours

_RIM = 5.0
_COARSE_BELOW_PX = 64
"""Narrower backs, in device pixels, have fewer and larger figures."""
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
        _PATTERNS[back](painter, colours, width < _COARSE_BELOW_PX)


@lru_cache(maxsize=2)
def _woven(columns: int, rows: int) -> QPainterPath:
    """Squares cut crosswise into triangles, standing and lying in turn like warp and weft."""
    wide, high = _FIELD.width() / columns, _FIELD.height() / rows
    result = QPainterPath()
    for row in range(rows):
        for column in range(columns):
            box = QRectF(_FIELD.left() + column * wide, _FIELD.top() + row * high, wide, high)
            if (row + column) % 2:
                sides = ((box.topLeft(), box.topRight()), (box.bottomLeft(), box.bottomRight()))
            else:
                sides = ((box.topLeft(), box.bottomLeft()), (box.topRight(), box.bottomRight()))
            for first, second in sides:
                result.moveTo(first)
                result.lineTo(second)
                result.lineTo(box.center())
                result.closeSubpath()
    return result


def _paint_weave(painter: QPainter, colours: BackColours, is_coarse: bool) -> None:
    columns, rows = (5, 7) if is_coarse else (7, 11)
    painter.fillPath(_woven(columns, rows), colours.figure)
    knots = QPainterPath()
    wide, high = _FIELD.width() / columns, _FIELD.height() / rows
    for row in range(1, rows):
        for column in range(1, columns):
            knot = QPointF(_FIELD.left() + column * wide, _FIELD.top() + row * high)
            knots.addEllipse(knot, 1.2, 1.2)
    painter.fillPath(knots, colours.light)


def _petals(foot: QPointF, length: float) -> QPainterPath:
    """Five petals of a lotus that open upwards from a point."""
    result = QPainterPath()
    for step in range(-2, 3):
        angle = step * pi / 6.4 - pi / 2
        along, across = QPointF(cos(angle), sin(angle)), QPointF(-sin(angle), cos(angle))
        tip = foot + along * length
        bulge = along * (length * 0.58)
        result.moveTo(foot)
        result.quadTo(foot + bulge + across * (length * 0.26), tip)
        result.quadTo(foot + bulge - across * (length * 0.26), foot)
    return result


def _paint_fans(painter: QPainter, colours: BackColours, in_a_row: int) -> None:
    """Rows of fans that overlap downwards, the lowest one standing on the middle of the card."""
    pen = QPen(colours.light, 0.9)
    radius = _FIELD.width() / (2 * in_a_row)
    for row in range(6, -1, -1):
        y = 69.4 - row * radius
        for column in range(-1, in_a_row + 1):
            foot = QPointF(_FIELD.left() + radius * (2 * column + 1 + row % 2), y)
            disc = QPainterPath()
            disc.addEllipse(foot, radius, radius)
            painter.fillPath(disc, colours.ground)
            painter.fillPath(_petals(foot, radius * 0.82), colours.figure)
            painter.strokePath(disc, pen)


def _paint_lotus(painter: QPainter, colours: BackColours, is_coarse: bool) -> None:
    for turn in (QTransform(), _HALF_TURN):
        with kept_state(painter):
            painter.setTransform(turn, combine=True)
            painter.setClipRect(QRectF(0, 0, 100, 70), Qt.ClipOperation.IntersectClip)
            _paint_fans(painter, colours, 3 if is_coarse else 4)
    painter.fillRect(QRectF(0, 69.4, 100, 1.2), colours.light)


def _star(centre: QPointF, radius: float, *, turned: bool) -> QPolygonF:
    """A star with five tapering arms, as on the ceilings of tombs."""
    start = pi / 2 if turned else -pi / 2
    points = []
    for step in range(10):
        reach = radius if step % 2 == 0 else radius * 0.27
        angle = start + step * pi / 5
        points.append(centre + QPointF(cos(angle), sin(angle)) * reach)
    return QPolygonF(points)


@lru_cache(maxsize=2)
def _stars(rows: int, in_a_row: int, radius: float) -> QPainterPath:
    """Rows of stars, every other one with a star less; those of the lower half are turned."""
    result = QPainterPath()
    step = _FIELD.height() / rows
    for row in range(rows):
        from_rim = min(row, rows - 1 - row)
        count = in_a_row - from_rim % 2
        for place in range(count):
            x = 50 + (place - (count - 1) / 2) * _FIELD.width() / in_a_row
            centre = QPointF(x, _FIELD.top() + (row + 0.5) * step)
            result.addPolygon(_star(centre, radius, turned=row >= rows // 2))
            result.closeSubpath()
    return result


def _paint_stars(painter: QPainter, colours: BackColours, is_coarse: bool) -> None:
    painter.fillPath(_stars(6, 4, 8.0) if is_coarse else _stars(8, 5, 5.8), colours.light)


def _paint_plain(painter: QPainter, colours: BackColours, _is_coarse: bool) -> None:
    line = QPainterPath()
    line.addRect(_FIELD.adjusted(3, 3, -3, -3))
    painter.strokePath(line, QPen(colours.figure, 1.0))


_PATTERNS: dict[Back, Callable[[QPainter, BackColours, bool], None]] = {
    Back.WEAVE: _paint_weave,
    Back.LOTUS: _paint_lotus,
    Back.STARS: _paint_stars,
    Back.PLAIN: _paint_plain,
}
