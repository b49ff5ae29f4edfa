"""The outline of the tableau in light: it draws itself, stays a moment and fades."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from pyramide_qt.view.art.blank_card import CORNER
from pyramide_qt.view.table.cards.card_item import CardLook
from pyramide_qt.view.table.cards.layers import LIGHT
from pyramide_qt.view.table.cards.layout import Rect, TableLayout

_LINE_SHARE = 0.035
_HALO = 4.0
# Width as a multiple of the line, and strength: from the halo to the bright core.
_STROKES = ((_HALO, 0.16), (2.0, 0.35), (1.0, 1.0))
_PIECE_SHARE = 0.8
"""The longest piece of the line, as a share of the width of a card."""
_GROW_SHARE = 0.08


class LightOutline:
    """Light along the edge of the tableau; an effect for the animator.

    The line is cut into pieces, each an item of its own, so that a frame paints again only what
    has changed and never the whole table.
    """

    def __init__(self, scene: QGraphicsScene, look: CardLook, layout: TableLayout) -> None:
        line = max(2.0, _LINE_SHARE * look.width)
        self._scene = scene
        self._pieces = [
            LightPiece(points, line, look.colours.chosen)
            for ring in outline_rings(layout)
            for points in cut(ring, look.width * _PIECE_SHARE)
        ]
        for piece in self._pieces:
            scene.addItem(piece)

    def set_progress(self, progress: float) -> None:
        drawn = min(1.0, progress * 2) * len(self._pieces)
        for number, piece in enumerate(self._pieces):
            piece.set_drawn(min(1.0, max(0.0, drawn - number)))
            piece.setOpacity(min(1.0, (1 - progress) * 4))

    def end(self) -> None:
        pieces, self._pieces = self._pieces, []
        for piece in pieces:
            self._scene.removeItem(piece)


class LightPiece(QGraphicsObject):
    """A short part of the line, drawn from its beginning as far as it has come."""

    def __init__(self, points: list[QPointF], line_px: float, colour: QColor) -> None:
        super().__init__()
        self._points = points
        self._line = line_px
        self._colour = colour
        self._drawn = 0.0
        self.setZValue(LIGHT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def set_drawn(self, share: float) -> None:
        """Show the first `share` of the piece."""
        if share != self._drawn:
            self._drawn = share
            self.setVisible(share > 0)
            self.update()

    def boundingRect(self) -> QRectF:
        rim = self._line * _HALO / 2 + 1
        return QPolygonF(self._points).boundingRect().adjusted(-rim, -rim, rim, rim)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addPolygon(QPolygonF(first_part(self._points, self._drawn)))
        for share, alpha in _STROKES:
            colour = QColor(self._colour)
            colour.setAlphaF(alpha)
            pen = QPen(colour, self._line * share)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)


def outline_rings(layout: TableLayout) -> list[list[QPointF]]:
    """The lines round all slots together, the widest first; each ends where it began."""
    whole = QPainterPath()
    grow = layout.card_width * _GROW_SHARE
    radius = layout.card_width * CORNER + grow
    for piece in _row_pieces(layout):
        part = QPainterPath()
        part.addRoundedRect(QRectF(*piece).adjusted(-grow, -grow, grow, grow), radius, radius)
        whole = whole.united(part)
    rings = whole.simplified().toSubpathPolygons(QTransform())
    rings.sort(key=lambda ring: -ring.boundingRect().width())
    return [[ring.at(number) for number in range(ring.size())] for ring in rings]


def _row_pieces(layout: TableLayout) -> list[Rect]:
    """Neighbours in a row as one piece, so that the line is straight under them."""
    found: list[Rect] = []
    for slot in sorted(layout.slots, key=lambda s: (s.y, s.x)):
        last = found[-1] if found else None
        if last and last.y == slot.y and slot.x - last.right < layout.card_width * 0.2:
            found[-1] = last._replace(width=slot.right - last.x)
        else:
            found.append(slot)
    return found


def cut(points: list[QPointF], most: float) -> list[list[QPointF]]:
    """A line as pieces that follow each other, none much longer than `most`."""
    pieces: list[list[QPointF]] = []
    piece, length = points[:1], 0.0
    for start, end in pairwise(points):
        step = _distance(start, end)
        parts = max(1, round(step / most))
        for number in range(1, parts + 1):
            piece.append(start + (end - start) * (number / parts))
            length += step / parts
            if length >= most * 0.75:
                pieces.append(piece)
                piece, length = piece[-1:], 0.0
    if len(piece) > 1:
        pieces.append(piece)
    return pieces


def first_part(points: list[QPointF], share: float) -> list[QPointF]:
    """The first `share` of a line."""
    left = share * sum(_distance(start, end) for start, end in pairwise(points))
    part = points[:1]
    for start, end in pairwise(points):
        step = _distance(start, end)
        if step >= left:
            part.append(start + (end - start) * (left / step if step else 1.0))
            break
        part.append(end)
        left -= step
    return part


def _distance(start: QPointF, end: QPointF) -> float:
    way = end - start
    return float((way.x() ** 2 + way.y() ** 2) ** 0.5)
