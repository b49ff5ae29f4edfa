"""A place beside the tableau: its engraved outline, its sign, and the count under it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from pyramide_qt.model.wording.wording import number_text
from pyramide_qt.view.art.signs import Sign, paint_place
from pyramide_qt.view.table.cards.card_item import MIN_RING_PX, RING_SHARE, CardLook
from pyramide_qt.view.table.cards.layers import PLACES
from pyramide_qt.view.table.cards.layout import Rect

FONT_SHARE = 0.72
"""Height of the figures as a share of the line under the place."""

MIN_FONT_PX, MAX_FONT_PX = 9, 72


@dataclass(frozen=True, slots=True)
class PlaceState:
    """What a place shows: `count` and `passes` are None where they are not told."""

    sign: Sign | None = None
    count: int | None = None
    passes: int | None = None


class PlaceItem(QGraphicsObject):
    """One place; it lies under the cards and takes no part in the game."""

    def __init__(self, look: CardLook) -> None:
        super().__init__()
        self._look = look
        self._state = PlaceState()
        self._is_hinted = False
        self._box = QRectF(0, 0, 1, 1)
        self._caption = QRectF(0, 0, 1, 1)
        self.setZValue(PLACES)
        # The engraving takes longer to paint than a card, and cards fly over it all the time.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def state(self) -> PlaceState:
        return self._state

    def set_state(self, state: PlaceState) -> None:
        if state != self._state:
            self._state = state
            self.update()

    def set_place(self, place: Rect, width_px: float, caption_px: float) -> None:
        """Lie at `place`; `width_px` counts the fan of a waste, `caption_px` the line under it."""
        self.prepareGeometryChange()
        self.setPos(place.x, place.y)
        self._box = QRectF(0, 0, place.width, place.height)
        self._caption = QRectF(0, place.height, width_px, caption_px)
        self.update()

    def set_hinted(self, hinted: bool) -> None:
        """A ring of light: this may be touched next."""
        self._is_hinted = hinted
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box.united(self._caption).adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        colours, state = self._look.colours, self._state
        paint_place(painter, self._box, colours, state.sign)
        if self._is_hinted:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colours.hint, max(MIN_RING_PX, RING_SHARE * self._look.width)))
            painter.drawRoundedRect(self._box, 4, 4)
        if state.count is not None or state.passes is not None:
            self._paint_caption(painter)

    def _paint_caption(self, painter: QPainter) -> None:
        colours, state = self._look.colours, self._state
        parts = [number_text(state.count)] if state.count is not None else []
        font = QFont()
        height = round(self._caption.height() * FONT_SHARE)
        font.setPixelSize(max(MIN_FONT_PX, min(MAX_FONT_PX, height)))
        painter.setFont(font)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(colours.text)
        box = self._caption
        if state.passes is None:
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, parts[0])
            return
        half = QRectF(box.left(), box.top(), box.width() / 2, box.height())
        if parts:
            painter.drawText(half, Qt.AlignmentFlag.AlignCenter, parts[0])
        self._paint_passes(painter, half.translated(half.width(), 0), state.passes, colours.text)

    def _paint_passes(self, painter: QPainter, box: QRectF, passes: int, colour: QColor) -> None:
        """A turning arrow and how often it may still be used."""
        size = painter.fontMetrics().capHeight()
        text = number_text(passes)
        width = size * 1.35 + painter.fontMetrics().horizontalAdvance(text)
        left = box.center().x() - width / 2
        ring = QRectF(left, box.center().y() - size / 2, size, size)
        line = max(1.0, size * 0.15)
        arrow = QPainterPath()
        arrow.arcMoveTo(ring, 20)
        arrow.arcTo(ring, 20, 290)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, line))
        painter.drawPath(arrow)
        tip = QPointF(ring.right(), ring.center().y() - size * 0.05)
        head = QPainterPath(tip)
        head.lineTo(tip + QPointF(-size * 0.42, -size * 0.1))
        head.lineTo(tip + QPointF(size * 0.06, -size * 0.46))
        head.closeSubpath()
        painter.fillPath(head, colour)
        painter.setPen(colour)
        rest = QRectF(ring.right() + size * 0.35, box.top(), box.width(), box.height())
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
