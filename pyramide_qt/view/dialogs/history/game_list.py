"""How lists of games look, and columns as wide as what they hold without reading them all."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyleOptionHeaderV2,
    QTableView,
)

from pyramide_qt.view.window.status_bar import with_even_figures

_ROWS_LOOKED_AT = 40
_MARGIN_PX = 18
_ARROW_PX = 14
_EDGE_PX = 4


class GamesHeader(QHeaderView):
    """Headings that keep clear of the arrow of the column that is sorted by.

    Some styles lay the arrow over a heading at the right.
    """

    def __init__(self, parent: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)

    def paintSection(  # noqa: N802
        self, painter: QPainter, rect: QRect, section: int
    ) -> None:
        option = QStyleOptionHeaderV2()
        self.initStyleOption(option)
        option.rect = rect
        self.initStyleOptionForIndex(option, section)
        style = self.style()
        style.drawControl(QStyle.ControlElement.CE_HeaderSection, option, painter, self)
        left_to_right = self.layoutDirection() == Qt.LayoutDirection.LeftToRight
        room = rect.adjusted(_EDGE_PX, 0, -_EDGE_PX, 0)
        if self.isSortIndicatorShown() and self.sortIndicatorSection() == section:
            side = min(_ARROW_PX, room.width())
            place = QRect(room)
            place.setHeight(_ARROW_PX)
            place.moveTop(rect.center().y() - _ARROW_PX // 2)
            if left_to_right:
                place.setLeft(room.right() - side + 1)
                room.setRight(place.left() - 1)
            else:
                place.setRight(room.left() + side - 1)
                room.setLeft(place.right() + 1)
            option.rect = place
            arrow = QStyle.PrimitiveElement.PE_IndicatorHeaderArrow
            style.drawPrimitive(arrow, option, painter, self)
        option.rect = room
        style.drawControl(QStyle.ControlElement.CE_HeaderLabel, option, painter, self)


def prepare_game_list(table: QTableView, mode: QAbstractItemView.SelectionMode) -> None:
    """Let `table` show games: whole rows, figures of equal width, no grid, no tab stops inside.

    Its model comes after, since the headings are made anew.
    """
    table.setHorizontalHeader(GamesHeader(table))
    table.setFont(with_even_figures(table.window().font()))
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(mode)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setStretchLastSection(True)


def choose_first(table: QTableView) -> None:
    """Choose the first game of the list, if there is one."""
    # Qt's own way finds no row of a list that is read from the right before it is shown.
    flag = QItemSelectionModel.SelectionFlag
    first = table.model().index(0, 0)
    table.selectionModel().setCurrentIndex(first, flag.ClearAndSelect | flag.Rows)


def fit_columns(table: QTableView) -> None:
    """Fit all columns but the last, which takes the rest, to their headings and first rows.

    Qt's own way measures every row of a table that is not shown yet.
    """
    model, header = table.model(), table.horizontalHeader()
    cells, headings = table.fontMetrics(), header.fontMetrics()
    for column in range(model.columnCount() - 1):
        heading = model.headerData(column, Qt.Orientation.Horizontal)
        widest = headings.horizontalAdvance(str(heading or "")) + _ARROW_PX
        for row in range(min(model.rowCount(), _ROWS_LOOKED_AT)):
            text = str(model.index(row, column).data() or "")
            widest = max(widest, cells.horizontalAdvance(text))
        header.resizeSection(column, widest + _MARGIN_PX)
