"""Paints the blank card under every picture: soft shadow, hairline edge and paper."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

CORNER = 0.06
"""Radius of a corner as a share of the card's width."""


def rounded(box: QRectF, radius: float) -> QPainterPath:
    """A rectangle with rounded corners."""
    result = QPainterPath()
    result.addRoundedRect(box, radius, radius)
    return result


def paint_paper(painter: QPainter, card: QRectF, ratio: float, paper: QColor, edge: QColor) -> None:
    """Paint an empty card at `card`, in device pixels of that ratio."""
    radius = CORNER * card.width()
    hairline = max(1, int(ratio + 0.01))
    painter.fillPath(rounded(card, radius), edge)
    inner = card.adjusted(hairline, hairline, -hairline, -hairline)
    painter.fillPath(rounded(inner, radius - hairline), paper)


def paint_shadow(painter: QPainter, card: QRectF, margin: int, alpha: int) -> None:
    """Paint the shadow of a card at `card` that stays inside `margin`.

    Layers of growing rectangles: darkest at the card's foot, nothing at the picture's rim.
    """
    drop = margin / 3
    reach = margin - drop
    layers = max(3, min(10, margin))
    for layer in range(layers):
        grown = reach * (1 - layer / layers)
        box = card.adjusted(-grown, -grown, grown, grown).translated(0, drop)
        share = (layer + 1) / (layers * (layers + 1) / 2)
        colour = QColor(0, 0, 0, max(1, round(alpha * share)))
        painter.fillPath(rounded(box, CORNER * card.width() + grown), colour)
