"""The strokes and flat surfaces that a court picture is made of."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QPainterPath, QTransform

from pyramide_qt.view.art.path_data import path
from pyramide_qt.view.style.palette import Tint

LINE = 1.15
"""Weight of every outline of a court picture, in card units (a card is 100 wide)."""
FINE = 0.75
"""Weight of the inner drawing, left out on small cards."""


class Shape(NamedTuple):
    """A path in card units with its fill (or none), its line weight (or 0), and if it is detail."""

    path: QPainterPath
    fill: Tint | None
    line: float = LINE
    is_detail: bool = False

    def mapped(self, transform: QTransform) -> Shape:
        """The same shape moved, turned or mirrored."""
        return Shape(transform.map(self.path), self.fill, self.line, self.is_detail)


def solid(text: str, fill: Tint) -> Shape:
    """A filled surface with an outline."""
    return Shape(path(text), fill)


def flat(text: str, fill: Tint, *, is_detail: bool = False) -> Shape:
    """A filled surface without an outline."""
    return Shape(path(text), fill, 0.0, is_detail)


def stroke(text: str, weight: float = LINE) -> Shape:
    """A line that belongs to the silhouette or the face and is always drawn."""
    return Shape(path(text), None, weight)


def fine(text: str, weight: float = FINE) -> Shape:
    """A line of the inner drawing, left out on small cards."""
    return Shape(path(text), None, weight, is_detail=True)


def disc(x: float, y: float, radius: float, fill: Tint, line: float = LINE) -> Shape:
    """A round surface."""
    circle = QPainterPath()
    circle.addEllipse(x - radius, y - radius, 2 * radius, 2 * radius)
    return Shape(circle, fill, line)


def within(outline: str, figure: str, fill: Tint) -> Shape:
    """The part of a figure that lies inside an outline, as detail without a line."""
    return Shape(path(figure).intersected(path(outline)), fill, 0.0, is_detail=True)


def moved(shapes: tuple[Shape, ...], scale: float, down: float) -> tuple[Shape, ...]:
    """Shapes of a head made larger about the neck at 50, 58 and let down by some units."""
    transform = QTransform.fromTranslate(50, 58 + down)
    transform.scale(scale, scale)
    transform.translate(-50, -58)
    return tuple(shape.mapped(transform) for shape in shapes)


def mirrored(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """The same figure looking the other way."""
    to_other_side = QTransform(-1, 0, 0, 1, 100, 0)
    return tuple(shape.mapped(to_other_side) for shape in shapes)
