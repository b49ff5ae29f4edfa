"""Paints what stands on the face of a card: index, pips, ace and court."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from pyramide_qt.view.art.court_painter import paint_court
from pyramide_qt.view.art.face_style import FaceLayout
from pyramide_qt.view.art.painting import kept_state
from pyramide_qt.view.art.pips import Pip, pip_places, small_pip_places
from pyramide_qt.view.art.rank_marks import RANK_RATIO, line_px, rank_path, stem_left
from pyramide_qt.view.art.sheet import Sheet
from pyramide_qt.view.art.suit_marks import ace_ornament, suit_path

_ACE_SIZE = 46.0
_ACE_OF_SPADES_SIZE = 62.0
_LARGE_PRINT_ACE_SIZE = 26.0
_MARK_UNDER_RANK = 16.5


def paint_face(painter: QPainter, sheet: Sheet, rank: int, suit: str) -> None:
    """Paint a face on a blank card whose top left corner is at the painter's origin."""
    if rank > 10:
        paint_court(painter, sheet, rank, suit)
    elif sheet.style.layout is FaceLayout.GRID:
        _paint_grid(painter, sheet, rank, suit)
    elif sheet.style.has_small_pips:
        size = _LARGE_PRINT_ACE_SIZE if rank == 1 else sheet.style.pip_size
        for pip in small_pip_places(rank):
            _paint_pip(painter, sheet, pip, size, suit)
    corners = _corners(sheet, rank, suit)
    _fill(painter, corners, sheet.colours.suits[suit])
    with kept_state(painter):
        painter.translate(sheet.width, sheet.height)
        painter.scale(-1, -1)
        _fill(painter, corners, sheet.colours.suits[suit])


def _paint_grid(painter: QPainter, sheet: Sheet, rank: int, suit: str) -> None:
    style = sheet.style
    if rank == 1:
        _paint_ace(painter, sheet, rank, suit)
        return
    for pip in pip_places(rank):
        x = 50 + (pip.x - 50) * style.column_offset / 20
        _paint_pip(painter, sheet, Pip(x, pip.y, pip.turned), style.pip_size, suit)


def _paint_ace(painter: QPainter, sheet: Sheet, rank: int, suit: str) -> None:
    size = _ACE_OF_SPADES_SIZE if suit == "S" else _ACE_SIZE
    _paint_pip(painter, sheet, Pip(50, 70, turned=False), size, suit)
    if suit == "S":
        with kept_state(painter):
            painter.scale(sheet.unit, sheet.unit)
            painter.translate(50, 70)
            painter.scale(size, size)
            for figure, tint in ace_ornament():
                painter.fillPath(figure, sheet.colours.tint(tint, rank, suit))


def _paint_pip(painter: QPainter, sheet: Sheet, pip: Pip, size: float, suit: str) -> None:
    extent = -size if pip.turned else size
    place = QTransform.fromTranslate(pip.x * sheet.unit, pip.y * sheet.height / 140)
    place.scale(extent * sheet.unit, extent * sheet.unit)
    painter.fillPath(place.map(suit_path(suit)), sheet.colours.suits[suit])


def _fill(painter: QPainter, figures: Iterable[QPainterPath], ink: QColor) -> None:
    for figure in figures:
        painter.fillPath(figure, ink)


def _corners(sheet: Sheet, rank: int, suit: str) -> list[QPainterPath]:
    """The ranks and marks of the upper corners; the lower ones are the same turned."""
    style, unit = sheet.style, sheet.unit
    height = max(5, round(style.rank_height * unit))
    left, top = max(2, round(5 * unit)), max(2, round(5.5 * unit))
    width = round(height * RANK_RATIO)
    if style.layout is FaceLayout.CORNERS:
        return _large_corners(sheet, rank, suit, QRectF(left, top, width, height))
    size = _like(style.mark_size * unit, width)
    under = top + height + round(2.6 * unit)
    found = []
    for right in (False, True)[: 1 + sheet.has_all_corners]:
        x = sheet.width - left - width if right else left
        found.append(_rank_in(sheet, rank, QRectF(x, top, width, height)))
        found.append(_mark_in(suit, QRectF(x + (width - size) / 2, under, size, size)))
    return found


def _large_corners(sheet: Sheet, rank: int, suit: str, box: QRectF) -> list[QPainterPath]:
    """Rank at the left, mark at its right, or below it where a court takes the right side."""
    boxes = [box]
    if sheet.has_all_corners:
        boxes.append(box.translated(sheet.width - 2 * box.left() - box.width(), 0))
    found = []
    for place in boxes:
        found.append(_rank_in(sheet, rank, place))
        if rank > 10:
            size = _like(_MARK_UNDER_RANK * sheet.unit, place.width())
            top = box.bottom() + round(1.5 * sheet.unit)
            found.append(_mark_in(suit, QRectF(place.center().x() - size / 2, top, size, size)))
    if rank <= 10:
        found.append(_mark_in(suit, _mark_beside(sheet, box)))
    return found


def _mark_beside(sheet: Sheet, box: QRectF) -> QRectF:
    """The mark right of a rank, or between the two ranks of a card with all corners."""
    size = _like(sheet.style.mark_size * sheet.unit, box.height())
    if not sheet.has_all_corners:
        return QRectF(sheet.width - box.left() - size, box.center().y() - size / 2, size, size)
    size = _like(min(size, sheet.width - 2 * box.right() - 4 * sheet.unit), sheet.width)
    return QRectF((sheet.width - size) / 2, box.center().y() - size / 2, size, size)


def _like(size: float, other: float) -> int:
    """A whole size that is even where the other is, so that both have one middle."""
    whole = round(size)
    return whole + (whole - round(other)) % 2


def _rank_in(sheet: Sheet, rank: int, box: QRectF) -> QPainterPath:
    figure = sheet.figure(rank)
    weight = line_px(figure, sheet.style.rank_weight, box.height()) / box.height()
    stem = stem_left(figure, weight) * box.height()
    place = QTransform.fromTranslate(box.left() + round(stem) - stem, box.top())
    place.scale(box.height(), box.height())
    return place.map(rank_path(figure, weight))


def _mark_in(suit: str, box: QRectF) -> QPainterPath:
    place = QTransform.fromTranslate(box.center().x(), box.center().y())
    place.scale(box.width(), box.height())
    return place.map(suit_path(suit))
