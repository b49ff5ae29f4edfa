"""The longer shadow of a card in the air: painted once for a size, drawn only where it shows."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from pyramide_qt.view.art.blank_card import CORNER
from pyramide_qt.view.art.painting import painting_on

RIGHT_SHARE, DOWN_SHARE = 0.035, 0.075
"""How far the shadow of a card at full height lies aside, in widths of the card."""
BLUR_SHARE = 0.06
REACH_SHARE = DOWN_SHARE + BLUR_SHARE
_STRENGTH = 0.3
_LAYERS = 9


class FlightShadow:
    """Keeps the shadow of one size of card."""

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._key: tuple[float, float, float] | None = None

    def paint(self, painter: QPainter, card: QRectF, height: float, dpr: float) -> None:
        """Paint the shadow of `card` at `height` (0 to 1) below and to the right of it.

        Near the table it slips under the card, so it needs no fading, which would take longer.
        """
        blur, inner = BLUR_SHARE * card.width(), CORNER * card.width()
        picture = self._picture_for(card, blur, dpr)
        aside = height * card.width()
        shadow = card.adjusted(-blur, -blur, blur, blur)
        shadow.moveRight(card.right() + (RIGHT_SHARE + BLUR_SHARE) * aside)
        shadow.moveBottom(card.bottom() + (DOWN_SHARE + BLUR_SHARE) * aside)
        # The card hides the rest; its round corners let a little of the shadow through.
        below = QRectF(shadow)
        below.setTop(card.bottom() - inner)
        beside = QRectF(shadow)
        beside.setLeft(card.right() - inner)
        beside.setBottom(below.top())
        for part in (below, beside):
            source = part.translated(-shadow.topLeft())
            scaled = QRectF(
                source.x() * dpr, source.y() * dpr, source.width() * dpr, source.height() * dpr
            )
            painter.drawPixmap(part, picture, scaled)

    def _picture_for(self, card: QRectF, blur: float, dpr: float) -> QPixmap:
        key = (card.width(), card.height(), dpr)
        if key != self._key:
            self._key, self._picture = key, _painted(card, blur, dpr)
        return self._picture


def _painted(card: QRectF, blur: float, dpr: float) -> QPixmap:
    """Rounded rectangles one in another, each a little darker: soft at the rim."""
    width, height = card.width() + 2 * blur, card.height() + 2 * blur
    picture = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    picture.fill(Qt.GlobalColor.transparent)
    with painting_on(picture) as painter:
        painter.scale(dpr, dpr)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        shade = QColor(0, 0, 0)
        shade.setAlphaF(1 - (1 - _STRENGTH) ** (1 / _LAYERS))
        painter.setBrush(shade)
        for number in range(_LAYERS):
            inset = 2 * blur * number / _LAYERS
            radius = max(CORNER * card.width(), 2 * blur - inset)
            box = QRectF(0, 0, width, height).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(box, radius, radius)
    return picture
