"""All games as a Qt table that reads its rows in pages, when they are looked at."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import (
    QObject,
    Qt,
)

from pyramide_qt.model.history.games_table import GAP, NOT_AN_INDEX, GamesTable, Index
from pyramide_qt.model.session.session_news import StatisticsUnreadable
from pyramide_qt.model.wording.records import (
    code_text,
    history_heading,
    moment_text,
    result_name,
)
from pyramide_qt.model.wording.wording import count_text, points_text, rules_name, time_text
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.store.queries.history import HistoryGame, HistoryOrder

PAGE_ROWS = 100
# Pages that are kept: a screen of rows is one or two of them.
_PAGES_KEPT = 20


class HistoryColumn(IntEnum):
    """The columns of the history."""

    DATE = 0
    RULES = 1
    RESULT = 2
    TIME = 3
    MOVES = 4
    SCORE = 5
    CODE = 6


_ORDERS = {column: HistoryOrder(column.name.lower()) for column in HistoryColumn}


class HistoryTable(GamesTable):
    """All games that a filter lets through, the newest first unless sorted otherwise.

    It is empty until `set_filter` or `refresh` is called.

    Which games there are is read at once, what they are when a row is shown: a list of a hundred
    thousand scrolls like a short one.
    """

    columns = HistoryColumn
    numbers = frozenset({HistoryColumn.TIME, HistoryColumn.MOVES, HistoryColumn.SCORE})

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._filter = GameFilter()
        self._order = HistoryOrder.DATE
        self._is_descending = False
        self._ids: Sequence[int] = ()
        self._pages: OrderedDict[int, dict[int, HistoryGame]] = OrderedDict()

    @property
    def ids(self) -> Sequence[int]:
        """The numbers of all games of the table, from the first row on."""
        return self._ids

    @property
    def filter(self) -> GameFilter:
        """Which games are listed."""
        return self._filter

    def set_filter(self, where: GameFilter) -> None:
        """Show the games that `where` lets through."""
        self._filter = where
        self.refresh()

    def refresh(self) -> None:
        """Read again which games there are."""
        self.beginResetModel()
        self._pages.clear()
        try:
            self._ids = self._store.history.ids(
                self._order, self._filter, descending=self._is_descending
            )
        except StoreError as error:
            self._ids = ()
            self.trouble.emit(StatisticsUnreadable(str(error)))
        self.endResetModel()

    def game(self, row: int) -> HistoryGame | None:
        """The game in a row; None if it is gone or cannot be read now."""
        page, game_id = row // PAGE_ROWS, self._ids[row]
        if page not in self._pages:
            try:
                ids = self._ids[page * PAGE_ROWS : (page + 1) * PAGE_ROWS]
                self._pages[page] = self._store.history.games(ids)
            except StoreError:
                return None
            if len(self._pages) > _PAGES_KEPT:
                self._pages.popitem(last=False)
        self._pages.move_to_end(page)
        return self._pages[page].get(game_id)

    def heading(self, column: IntEnum) -> str:
        """What stands above a column, in the language of the moment."""
        return (GAP if column is HistoryColumn.CODE else "") + history_heading(column.name)

    def rowCount(self, parent: Index = NOT_AN_INDEX) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self._ids)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._ids):
            return None
        column = HistoryColumn(index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(column)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        game = self.game(index.row())
        return None if game is None else _shown(game, column)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column: newest, smallest or A first; descending is the other way round."""
        if not 0 <= column < len(HistoryColumn):
            return
        wanted = (_ORDERS[HistoryColumn(column)], order == Qt.SortOrder.DescendingOrder)
        if wanted != (self._order, self._is_descending):
            self._order, self._is_descending = wanted
            self.refresh()


def _shown(game: HistoryGame, column: HistoryColumn) -> str:
    if column is HistoryColumn.DATE:
        return moment_text(game.started_at)
    if column is HistoryColumn.RULES:
        return rules_name(game.token)
    if column is HistoryColumn.RESULT:
        return result_name(game.result)
    if column is HistoryColumn.TIME:
        return time_text(game.time_ms)
    if column is HistoryColumn.CODE:
        return f"{GAP}{code_text(game.code)}"
    if column is HistoryColumn.MOVES:
        return count_text(game.move_count)
    return points_text(game.score)
