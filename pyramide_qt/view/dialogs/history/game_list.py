"""How lists of games look, and columns as wide as what they hold without reading them all."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QTableView

from pyramide_qt.view.window.status_bar import with_even_figures

_ROWS_LOOKED_AT = 40
_MARGIN_PX = 18
_ARROW_PX = 14


def prepare_game_list(table: QTableView, mode: QAbstractItemView.SelectionMode) -> None:
    """Let `table` show games: whole rows, figures of equal width, no grid, no tab stops inside."""
    table.setFont(with_even_figures(table.window().font()))
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(mode)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setStretchLastSection(True)


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
