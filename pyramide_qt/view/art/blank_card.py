"""Paints the blank card under every picture: soft shadow, hairline edge and paper."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from pyramide_qt.view.art.painting import kept_state
from pyramide_qt.view.style.deck_palette import DeckColours

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


def paint_shade(
    painter: QPainter, card: QRectF, colours: DeckColours, strength: float = 1.0
) -> None:
    """Let a finished face at `card` step back, for it is covered: from 0 (not) to 1."""
    with kept_state(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = rounded(card, CORNER * card.width())
        if colours.veil.alpha():
            veil = QColor(colours.veil)
            veil.setAlphaF(veil.alphaF() * strength)
            painter.fillPath(shape, veil)
        if colours.burn:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_ColorBurn)
            light = 1.0 - colours.burn * strength
            painter.fillPath(shape, QColor.fromRgbF(light, light, light))


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
