"""Paints the four backs: a woven triangle pattern, a lotus band, a star ceiling and a plain one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from pyramide_qt.view.art.path_data import path
from pyramide_qt.view.palette import Back, BackColours

_RIM = 5.0


def paint_back(painter: QPainter, width: int, height: int, back: Back, colours: BackColours) -> None:
    """Paint a back on a blank card of that size in device pixels at the painter's origin."""
    unit = width / 100
    rim = max(2, round(_RIM * unit))
    field = QRectF(rim, rim, width - 2 * rim, height - 2 * rim)
    ground = QPainterPath()
    ground.addRoundedRect(field, 3 * unit, 3 * unit)
    painter.fillPath(ground, colours.ground)
    painter.save()
    painter.setClipRect(field)
    painter.scale(unit, height / 140)
    _PATTERNS[back](painter, colours)
    painter.restore()
    _paint_inner_frame(painter, field, unit, colours)


def _paint_inner_frame(painter: QPainter, field: QRectF, unit: float, colours: BackColours) -> None:
    line, gap = max(1, round(unit)), max(2, round(3 * unit))
    frame = field.adjusted(gap, gap, -gap, -gap)
    for box in (
        QRectF(frame.left(), frame.top(), frame.width(), line),
        QRectF(frame.left(), frame.bottom() - line, frame.width(), line),
        QRectF(frame.left(), frame.top(), line, frame.height()),
        QRectF(frame.right() - line, frame.top(), line, frame.height()),
    ):
        painter.fillRect(box, colours.light)


@lru_cache(maxsize=1)
def _triangles() -> QPainterPath:
    result = QPainterPath()
    for row in range(14):
        for column in range(-1, 11):
            x, y = column * 10 + (row % 2) * 5, row * 10.0
            result.addPath(path(f"M{x} {y + 10} L{x + 5} {y} L{x + 10} {y + 10} Z"))
    return result


def _paint_weave(painter: QPainter, colours: BackColours) -> None:
    painter.fillPath(_triangles(), colours.figure)


@lru_cache(maxsize=1)
def _flowers() -> QPainterPath:
    result = QPainterPath()
    for row in range(7):
        for column in range(6):
            x, y = column * 20 + (row % 2) * 10, row * 20 + 16.0
            result.addPath(
                path(
                    f"M{x} {y} C{x - 6} {y - 2} {x - 8} {y - 7} {x - 8} {y - 12} "
                    f"L{x - 4} {y - 9} L{x} {y - 15} L{x + 4} {y - 9} L{x + 8} {y - 12} "
                    f"C{x + 8} {y - 7} {x + 6} {y - 2} {x} {y} Z"
                )
            )
    return result


def _paint_lotus(painter: QPainter, colours: BackColours) -> None:
    painter.fillPath(_flowers(), colours.figure)


@lru_cache(maxsize=1)
def _stars() -> QPainterPath:
    result = QPainterPath()
    for row in range(9):
        for column in range(6):
            x, y = column * 18 + (row % 2) * 9 + 5, row * 16 + 6.0
            for arm in range(5):
                angle = 2 * pi * arm / 5 - pi / 2
                result.moveTo(x, y)
                result.lineTo(x + 6 * cos(angle), y + 6 * sin(angle))
    return result


def _paint_stars(painter: QPainter, colours: BackColours) -> None:
    painter.strokePath(_stars(), QPen(colours.light, 1.6))


def _paint_plain(_painter: QPainter, _colours: BackColours) -> None:
    """Nothing but ground and frame."""


_PATTERNS: dict[Back, Callable[[QPainter, BackColours], None]] = {
    Back.WEAVE: _paint_weave,
    Back.LOTUS: _paint_lotus,
    Back.STARS: _paint_stars,
    Back.PLAIN: _paint_plain,
}
