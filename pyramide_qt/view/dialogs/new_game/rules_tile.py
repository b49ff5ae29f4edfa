"""A tile of the gallery: picture, name, line, figures and, of a favourite, a star."""

from __future__ import annotations

import math

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from pyramide_qt.model.rule_texts.gallery import GalleryRole
from pyramide_qt.rules.deals.deal_code import rules_of
from pyramide_qt.view.art.blank_card import rounded
from pyramide_qt.view.art.painting import kept_state
from pyramide_qt.view.dialogs.new_game.tile_room import STAR_PX, WRAPPED, TileRoom, TileTexts
from pyramide_qt.view.widgets.rules_picture import PictureLook, rules_pixmap

PICTURE = QSize(172, 112)
_EDGE_PX = 8
_GAP_PX = 4
_Index = QModelIndex | QPersistentModelIndex


class RulesTile(QStyledItemDelegate):
    """Paints the rows of a `RulesGallery` as tiles."""

    def __init__(self, look: PictureLook, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._pictures: dict[tuple[str, float], QPixmap] = {}
        self._rooms: dict[str, TileRoom] = {}

    def forget_rooms(self) -> None:
        """Measure the texts anew, after they have changed."""
        self._rooms.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        room = self._room(_font_of(option), index)
        height = PICTURE.height() + room.height + 2 * _EDGE_PX + 2 * _GAP_PX
        return QSize(room.width + 2 * _EDGE_PX, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        box: QRect = option.rect
        palette: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        with kept_state(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_frame(painter, box, palette, state)
            picture = self._picture(str(index.data(GalleryRole.TOKEN)), painter)
            corner = box.topLeft() + QPoint((box.width() - PICTURE.width()) // 2, _EDGE_PX)
            painter.drawPixmap(corner, picture)
            role = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text
            self._paint_texts(painter, box, palette.color(role), index, _font_of(option))
            if index.data(GalleryRole.IS_FAVOURITE):
                self._paint_star(painter, star_box(box, option.direction), palette.color(role))

    def _paint_frame(
        self, painter: QPainter, box: QRect, palette: QPalette, state: QStyle.StateFlag
    ) -> None:
        frame = QRectF(box).adjusted(1.5, 1.5, -1.5, -1.5)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillPath(rounded(frame, _EDGE_PX), palette.highlight())
        elif state & QStyle.StateFlag.State_MouseOver:
            light = QColor(palette.color(QPalette.ColorRole.Highlight))
            light.setAlphaF(0.16)
            painter.fillPath(rounded(frame, _EDGE_PX), light)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.strokePath(rounded(frame, _EDGE_PX), QPen(palette.text(), 1.5))

    def _paint_texts(
        self, painter: QPainter, box: QRect, ink: QColor, index: _Index, font: QFont
    ) -> None:
        room, texts = self._room(font, index), _texts_of(index)
        top = box.top() + _EDGE_PX + PICTURE.height() + _GAP_PX
        left, width = box.left() + _EDGE_PX, room.width
        before = STAR_PX if painter.layoutDirection() == Qt.LayoutDirection.RightToLeft else 0
        name_height = room.name_height(texts)
        painter.setPen(ink)
        painter.setFont(room.name_font)
        name = QRect(left + before, top, width - STAR_PX, name_height)
        painter.drawText(name, WRAPPED, room.name_shown(texts))
        painter.setFont(room.line_font)
        line = QRect(left, top + name_height, width, room.line_height(texts))
        painter.drawText(line, WRAPPED, room.line_shown(texts))
        figures = QRect(left, line.bottom() + 1, width, room.figures_height(texts))
        painter.drawText(figures, WRAPPED, texts.figures)

    def _room(self, font: QFont, index: _Index) -> TileRoom:
        key = font.key()
        if key not in self._rooms:
            model = index.model()
            rows = (model.index(row, 0) for row in range(model.rowCount()))
            texts = [_texts_of(row) for row in rows]
            self._rooms[key] = TileRoom(font, texts, PICTURE.width())
        return self._rooms[key]

    def _paint_star(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        star = star_shape(QRectF(0, 0, STAR_PX * 0.62, STAR_PX * 0.62))
        star.translate(box.center() - star.boundingRect().center())
        painter.setPen(QPen(ink, 1.2))
        painter.setBrush(self._look.table.chosen)
        painter.drawPolygon(star)

    def _picture(self, token: str, painter: QPainter) -> QPixmap:
        dpr = painter.device().devicePixelRatioF()
        if (token, dpr) not in self._pictures:
            self._pictures[token, dpr] = rules_pixmap(
                rules_of(token), PICTURE.width(), PICTURE.height(), dpr, self._look
            )
        return self._pictures[token, dpr]


def star_box(tile: QRect, direction: Qt.LayoutDirection) -> QRectF:
    """Where the star of a tile stands: at the end of the line with the name."""
    left = tile.left() + _EDGE_PX
    if direction == Qt.LayoutDirection.LeftToRight:
        left = tile.right() + 1 - _EDGE_PX - STAR_PX
    top = tile.top() + _EDGE_PX + PICTURE.height() - 2
    return QRectF(left, top, STAR_PX, STAR_PX)


def star_shape(box: QRectF) -> QPolygonF:
    """A star of five points inside `box`."""
    middle, outer = box.center(), box.width() / 2
    points = []
    for number in range(10):
        radius = outer if number % 2 == 0 else outer * 0.45
        angle = math.pi * (number / 5 - 0.5)
        points.append(middle + QPointF(math.cos(angle), math.sin(angle)) * radius)
    return QPolygonF(points)


def _font_of(option: QStyleOptionViewItem) -> QFont:
    font: QFont = option.font
    return font


def _texts_of(index: _Index) -> TileTexts:
    roles = (Qt.ItemDataRole.DisplayRole, GalleryRole.LINE, GalleryRole.FIGURES)
    return TileTexts(*(str(index.data(role)) for role in roles))
