"""A tile of the gallery: picture, name, line, win rate and star of one rule set."""

from __future__ import annotations

import math

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from pyramide_qt.model.rules_gallery import GalleryRole
from pyramide_qt.rules.deal_code import rules_of
from pyramide_qt.view.art.blank_card import rounded
from pyramide_qt.view.art.painting import kept_state
from pyramide_qt.view.rules_picture import PictureLook, rules_pixmap

PICTURE = QSize(172, 112)
_EDGE_PX = 8
_GAP_PX = 4
_STAR_PX = 26
_SMALL_SHARE = 0.88
_LINE_COUNT = 3
_WRAPPED = Qt.TextFlag.TextWordWrap
_Index = QModelIndex | QPersistentModelIndex


class RulesTile(QStyledItemDelegate):
    """Paints the rows of a `RulesGallery` as tiles.

    Signals:
    - `star_clicked(str token)`: the player pressed the star in the corner of a tile.
    """

    star_clicked = Signal(str)

    def __init__(self, look: PictureLook, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._pictures: dict[tuple[str, float], QPixmap] = {}

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        font = _font_of(option)
        name, small = QFontMetrics(_bold(font)), QFontMetrics(_small(font))
        text = name.lineSpacing() + _LINE_COUNT * small.lineSpacing() + 2 * _GAP_PX
        return QSize(
            PICTURE.width() + 2 * _EDGE_PX, PICTURE.height() + text + 2 * _EDGE_PX + _GAP_PX
        )

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        box: QRect = option.rect
        palette: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        with kept_state(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_frame(painter, box, palette, state)
            picture = self._picture(str(index.data(GalleryRole.TOKEN)), painter)
            corner = box.topLeft() + QPoint(_EDGE_PX, _EDGE_PX)
            painter.drawPixmap(corner, picture)
            role = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text
            self._paint_texts(painter, box, palette.color(role), index, _font_of(option))
            self._paint_star(painter, star_box(box, option.direction), palette.color(role), index)

    def editorEvent(
        self,
        event: QEvent,
        _model: object,
        option: QStyleOptionViewItem,
        index: _Index,
    ) -> bool:
        is_press = event.type() in (
            QEvent.Type.MouseButtonPress,
            QEvent.Type.MouseButtonDblClick,
        )
        if is_press and isinstance(event, QMouseEvent):
            box: QRect = option.rect
            if star_box(box, option.direction).contains(event.position()):
                self.star_clicked.emit(str(index.data(GalleryRole.TOKEN)))
                return True
        return False

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
        name_font, small_font = _bold(font), _small(font)
        left, width = box.left() + _EDGE_PX, PICTURE.width()
        top = box.top() + _EDGE_PX + PICTURE.height() + _GAP_PX
        painter.setPen(ink)
        painter.setFont(name_font)
        metrics = QFontMetrics(name_font)
        line = QRect(left, top, width, metrics.lineSpacing())
        name_width = width - _STAR_PX
        name = metrics.elidedText(str(index.data()), Qt.TextElideMode.ElideRight, name_width)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, name)
        small, rate = QFontMetrics(small_font), str(index.data(GalleryRole.RATE))
        painter.setFont(small_font)
        count = _LINE_COUNT - bool(rate)
        lines = QRect(left, line.bottom() + 1, width, count * small.lineSpacing() + 1)
        summary = str(index.data(GalleryRole.SUMMARY))
        painter.drawText(lines, _WRAPPED, cut_to_lines(summary, small, lines.size()))
        last = QRect(left, lines.bottom(), width, small.lineSpacing())
        painter.drawText(last, Qt.AlignmentFlag.AlignVCenter, rate)

    def _paint_star(self, painter: QPainter, box: QRectF, ink: QColor, index: _Index) -> None:
        is_favourite = bool(index.data(GalleryRole.IS_FAVOURITE))
        star = star_shape(QRectF(0, 0, _STAR_PX * 0.62, _STAR_PX * 0.62))
        star.translate(box.center() - star.boundingRect().center())
        painter.setPen(QPen(ink, 1.2))
        painter.setBrush(self._look.table.chosen if is_favourite else Qt.BrushStyle.NoBrush)
        painter.setOpacity(1.0 if is_favourite else 0.5)
        painter.drawPolygon(star)

    def _picture(self, token: str, painter: QPainter) -> QPixmap:
        dpr = painter.device().devicePixelRatioF()
        if (token, dpr) not in self._pictures:
            self._pictures[token, dpr] = rules_pixmap(
                rules_of(token), PICTURE.width(), PICTURE.height(), dpr, self._look
            )
        return self._pictures[token, dpr]


def star_box(tile: QRect, direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight) -> QRectF:
    """Where the star of a tile is pressed: at the end of the line with the name."""
    left = tile.left() + _EDGE_PX
    if direction == Qt.LayoutDirection.LeftToRight:
        left += PICTURE.width() - _STAR_PX
    top = tile.top() + _EDGE_PX + PICTURE.height() - 2
    return QRectF(left, top, _STAR_PX, _STAR_PX)


def star_shape(box: QRectF) -> QPolygonF:
    """A star of five points inside `box`."""
    middle, outer = box.center(), box.width() / 2
    points = []
    for number in range(10):
        radius = outer if number % 2 == 0 else outer * 0.45
        angle = math.pi * (number / 5 - 0.5)
        points.append(middle + QPointF(math.cos(angle), math.sin(angle)) * radius)
    return QPolygonF(points)


def cut_to_lines(text: str, metrics: QFontMetrics, size: QSize) -> str:
    """`text` without the words at its end that have no room in `size`."""
    room = QRect(0, 0, size.width(), 10_000)
    words = text.split(" ")
    for count in range(len(words), 0, -1):
        shown = " ".join(words[:count])
        if count < len(words):
            shown = shown.rstrip("· ") + "…"
        if metrics.boundingRect(room, _WRAPPED, shown).height() <= size.height():
            return shown
    return ""


def _font_of(option: QStyleOptionViewItem) -> QFont:
    font: QFont = option.font
    return font


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPointSizeF(max(7.0, font.pointSizeF() * _SMALL_SHARE))
    return small
