"""Paints the court pictures: panel, figure above and below, band across the middle."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QTransform

from pyramide_qt.view.art.courts.figures import BAND_TOP, band_shapes, court_shapes
from pyramide_qt.view.art.courts.shapes import Shape
from pyramide_qt.view.art.face_style import DETAIL_WIDTH_PX, FaceLayout
from pyramide_qt.view.art.painting import kept_state, painting_on
from pyramide_qt.view.art.sheet import Sheet
from pyramide_qt.view.style.palette import Tint

_PANEL_TOP = 6.5
_THINNEST_PX = 0.75
_FIGURE_REACH = 29.5
"""A figure stays within this distance of the middle of the card, in card units."""
_BESIDE_INDEX = 16.5
_HALF_TURN = QTransform.fromScale(-1, -1)


def paint_court(painter: QPainter, sheet: Sheet, rank: int, suit: str) -> None:
    """Paint the two-way picture of a court card (rank 11..13) inside its frame."""
    panel = _panel(sheet)
    upper = _upper_half(sheet, panel, rank, suit)
    painter.drawImage(0, 0, upper)
    # Turned once as pixels: half the work, and both halves are equal to the last dot.
    painter.drawImage(0, sheet.height - upper.height(), upper.transformed(_HALF_TURN))
    with kept_state(painter):
        painter.setClipRect(panel)
        _to_card_units(painter, sheet)
        _paint_shapes(painter, sheet, rank, suit, band_shapes(suit))
    _paint_frame(painter, sheet, panel)


def _upper_half(sheet: Sheet, panel: QRectF, rank: int, suit: str) -> QImage:
    """The figure on its ground, as far down as the middle; the band comes over its foot."""
    window = QRectF(panel)
    window.setBottom(sheet.height // 2)
    if sheet.style.layout is FaceLayout.CORNERS:
        window.setLeft(round(sheet.style.panel_left * sheet.width / 100))
        if sheet.has_all_corners:
            window.setRight(sheet.width - window.left())
    half = QImage(sheet.width, sheet.height // 2, QImage.Format.Format_ARGB32_Premultiplied)
    half.fill(Qt.GlobalColor.transparent)
    with painting_on(half) as painter:
        painter.setClipRect(window)
        painter.fillRect(window, sheet.colours.tint(Tint.PANEL, rank, suit))
        _to_card_units(painter, sheet)
        painter.setTransform(_figure_place(sheet), combine=True)
        _paint_shapes(painter, sheet, rank, suit, court_shapes(rank, suit))
    return half


def _panel(sheet: Sheet) -> QRectF:
    """The frame of the picture on whole device pixels, so that its lines are crisp."""
    left = sheet.style.panel_left if sheet.style.layout is FaceLayout.GRID else 3.5
    top = _PANEL_TOP if sheet.style.layout is FaceLayout.GRID else 3.5
    x, y = round(left * sheet.width / 100), round(top * sheet.width / 100)
    return QRectF(x, y, sheet.width - 2 * x, sheet.height - 2 * y)


def _figure_place(sheet: Sheet) -> QTransform:
    """Where the figure stands: in a narrow frame smaller, with large corners beside the index."""
    if sheet.style.layout is FaceLayout.CORNERS:
        return QTransform.fromTranslate(0 if sheet.has_all_corners else _BESIDE_INDEX, 0)
    scale = (50 - sheet.style.panel_left) / _FIGURE_REACH
    place = QTransform.fromTranslate(50, BAND_TOP)
    place.scale(scale, scale)
    return place.translate(-50, -BAND_TOP)


def _to_card_units(painter: QPainter, sheet: Sheet) -> None:
    painter.scale(sheet.width / 100, sheet.height / 140)


def _paint_frame(painter: QPainter, sheet: Sheet, panel: QRectF) -> None:
    if sheet.style.layout is FaceLayout.CORNERS:
        return
    line = max(1, round(sheet.width / 110))
    colour = sheet.colours.frame
    painter.fillRect(QRectF(panel.left(), panel.top(), panel.width(), line), colour)
    painter.fillRect(QRectF(panel.left(), panel.bottom() - line, panel.width(), line), colour)
    painter.fillRect(QRectF(panel.left(), panel.top(), line, panel.height()), colour)
    painter.fillRect(QRectF(panel.right() - line, panel.top(), line, panel.height()), colour)


def _paint_shapes(
    painter: QPainter, sheet: Sheet, rank: int, suit: str, shapes: Iterable[Shape]
) -> None:
    has_detail = sheet.width >= DETAIL_WIDTH_PX
    thinnest = _THINNEST_PX * 100 / sheet.width
    pen = QPen(sheet.colours.tint(Tint.LINE, rank, suit))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    for shape in shapes:
        if shape.is_detail and not has_detail:
            continue
        if shape.fill is not None:
            painter.fillPath(shape.path, sheet.colours.tint(shape.fill, rank, suit))
        if shape.line:
            pen.setWidthF(max(shape.line, thinnest))
            painter.strokePath(shape.path, pen)
