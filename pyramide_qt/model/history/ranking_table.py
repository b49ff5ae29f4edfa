"""The won games, ranked, as a Qt table that fetches its rows in pages."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    Qt,
)

from pyramide_qt.model.history.games_table import GAP, NOT_AN_INDEX, GamesTable, Index
from pyramide_qt.model.session.session_news import StatisticsUnreadable
from pyramide_qt.model.wording.records import code_text, date_text
from pyramide_qt.model.wording.wording import (
    count_text,
    number_text,
    points_text,
    ranking_heading,
    time_text,
)
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.queries.statistics import GameFilter, Order, RankedGame

PAGE_ROWS = 100


class Column(IntEnum):
    """The columns of the ranking."""

    RANK = 0
    TIME = 1
    MOVES = 2
    SCORE = 3
    DATE = 4
    CODE = 5


_AFTER_GAP = frozenset({Column.DATE, Column.CODE})
_ORDERS = {Column.TIME: Order.TIME, Column.MOVES: Order.MOVES, Column.DATE: Order.DATE}


class RankingTable(GamesTable):
    """Won games by time, moves or date; best (or newest) first unless sorted descending.

    `Qt.UserRole` gives the bare number, UTC text or code.
    """

    columns = Column
    numbers = frozenset({Column.RANK, Column.TIME, Column.MOVES, Column.SCORE})

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._statistics = store.statistics
        self._filter = GameFilter()
        self._order = Order.TIME
        self._is_descending = False
        self._rows: list[RankedGame] = []
        self._count = 0
        self.refresh()

    @property
    def order(self) -> Order:
        """What the rows are sorted by."""
        return self._order

    @property
    def game_count(self) -> int:
        """How many games the whole ranking has, fetched or not."""
        return self._count

    def set_token(self, token: str | None) -> None:
        """Show the games of one rule set, or of all."""
        self._filter = self._filter._replace(token=token)
        self.refresh()

    def set_filter(self, where: GameFilter) -> None:
        """Show the won games of `where`."""
        self._filter = where
        self.refresh()

    def refresh(self) -> None:
        """Read the games again, from the first page on."""
        self.beginResetModel()
        self._rows, self._count = [], 0
        try:
            self._count = self._statistics.won_count(self._filter)
            self._rows = self._next_page()
        except StoreError as error:
            self._count = 0
            self.trouble.emit(StatisticsUnreadable(str(error)))
        self.endResetModel()

    def game(self, row: int) -> RankedGame:
        """The game in a row that has been fetched."""
        return self._rows[row]

    def code(self, row: int) -> str:
        """The deal code of the game in a row."""
        return self._rows[row].code

    def heading(self, column: IntEnum) -> str:
        """What stands above a column, in the language of the moment."""
        return (GAP if column in _AFTER_GAP else "") + ranking_heading(column.name)

    def rowCount(self, parent: Index = NOT_AN_INDEX) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        game, column = self._rows[index.row()], Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return _shown(game, column)
        if role == Qt.ItemDataRole.UserRole:
            return _bare(game, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(column)
        return None

    def canFetchMore(self, parent: Index) -> bool:  # noqa: N802
        return not parent.isValid() and len(self._rows) < self._count

    def fetchMore(self, parent: Index) -> None:  # noqa: N802
        if not self.canFetchMore(parent):
            return
        try:
            page = self._next_page()
        except StoreError as error:
            self._count = len(self._rows)
            self.trouble.emit(StatisticsUnreadable(str(error)))
            return
        if not page:
            # Games were deleted meanwhile.
            self._count = len(self._rows)
            return
        first = len(self._rows)
        self.beginInsertRows(QModelIndex(), first, first + len(page) - 1)
        self._rows += page
        self.endInsertRows()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by time, moves or date; other columns leave the order as it is."""
        wanted = _ORDERS.get(Column(column)) if 0 <= column < len(Column) else None
        is_descending = order == Qt.SortOrder.DescendingOrder
        if wanted is not None and (wanted, is_descending) != (self._order, self._is_descending):
            self._order, self._is_descending = wanted, is_descending
            self.refresh()

    def _next_page(self) -> list[RankedGame]:
        return list(
            self._statistics.ranking(
                self._order,
                self._filter,
                limit=PAGE_ROWS,
                offset=len(self._rows),
                descending=self._is_descending,
            )
        )


def _bare(game: RankedGame, column: Column) -> int | str | None:
    values: dict[Column, int | str | None] = {
        Column.RANK: game.rank,
        Column.TIME: game.time_ms,
        Column.MOVES: game.move_count,
        Column.SCORE: game.score,
        Column.DATE: game.ended_at,
        Column.CODE: game.code,
    }
    return values[column]


def _shown(game: RankedGame, column: Column) -> str:
    if column is Column.TIME:
        return time_text(game.time_ms)
    if column is Column.MOVES:
        return count_text(game.move_count)
    if column is Column.SCORE:
        return points_text(game.score)
    if column is Column.DATE:
        return GAP + date_text(game.ended_at)
    return GAP + code_text(game.code) if column is Column.CODE else number_text(game.rank)
