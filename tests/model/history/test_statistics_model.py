"""Sums and rankings as the statistics dialog shows them."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from pyramide_qt.model.history.ranking_table import PAGE_ROWS, Column, RankingTable
from pyramide_qt.model.history.statistics_model import StatisticsModel, StatisticsSummary
from pyramide_qt.model.session.session_news import StatisticsUnreadable
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore, open_game_store
from pyramide_qt.store.queries.statistics import Order, Streaks
from pyramide_qt.store.saved_game import GameSummary, Result

ASCENDING, DESCENDING = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


def add(store: GameStore, token: str, result: Result, moves: int, time_ms: int) -> None:
    code = f"PY1-{token}-AAAAAAS"
    game_id = store.begin_game(code, token, "{}", "2026-03-05T12:00:00Z")
    store.append_action(game_id, 1, "D", 0, GameSummary(result, moves, time_ms, moves * 2))


@pytest.fixture
def store() -> Iterator[GameStore]:
    store = open_game_store(None)
    for token, result, moves, time_ms in (
        ("N", Result.WON, 60, 90_000),
        ("N", Result.WON, 50, 120_000),
        ("N", Result.STUCK, 10, 20_000),
        ("KT", Result.WON, 70, 60_000),
        ("N", Result.OPEN, 3, 1_000),
    ):
        add(store, token, result, moves, time_ms)
    yield store
    store.close()


def shown(table: RankingTable, column: Column) -> list[str]:
    return [table.index(row, column).data().strip() for row in range(table.rowCount())]


def test_sums_for_all_games_and_for_one_rule_set(store: GameStore) -> None:
    model = StatisticsModel(store)
    everything, king_tut = model.summary(), model.summary("KT")
    assert (everything.totals.played, everything.totals.won) == (5, 3)
    assert everything.totals.win_rate == 0.75
    assert everything.totals.best_time_ms == 60_000
    assert everything.streaks == Streaks(current=1, longest=2, longest_losing=1)
    assert (king_tut.totals.played, king_tut.totals.fewest_moves) == (1, 70)
    assert model.tokens() == ("KT", "N")
    assert model.summary("GZ") == StatisticsSummary()


def test_the_ranking_by_time_and_by_moves(store: GameStore) -> None:
    table = RankingTable(store)
    assert shown(table, Column.TIME) == ["1:00", "1:30", "2:00"]
    assert shown(table, Column.RANK) == ["1", "2", "3"]
    table.sort(Column.MOVES, ASCENDING)
    assert shown(table, Column.MOVES) == ["50", "60", "70"]
    table.sort(Column.MOVES, DESCENDING)
    assert shown(table, Column.MOVES) == ["70", "60", "50"]
    assert shown(table, Column.RANK) == ["3", "2", "1"]
    assert table.order is Order.MOVES
    assert table.code(0) == "PY1-KT-AAAAAAS"
    assert table.game(2).time_ms == 120_000


def test_other_columns_leave_the_order(store: GameStore) -> None:
    table = RankingTable(store)
    table.sort(Column.MOVES, ASCENDING)
    for column in (Column.RANK, Column.SCORE, Column.CODE, -1, 99):
        table.sort(column, DESCENDING)
    assert shown(table, Column.MOVES) == ["50", "60", "70"]
    table.sort(Column.DATE, ASCENDING)
    assert table.order is Order.DATE


def test_one_rule_set_alone(store: GameStore) -> None:
    table = RankingTable(store)
    table.set_token("KT")
    assert shown(table, Column.CODE) == ["PY1-KT-AAAAAAS"]
    table.set_token(None)
    assert table.game_count == 3


def test_a_new_win_is_there_after_a_refresh(store: GameStore) -> None:
    table = RankingTable(store)
    add(store, "N", Result.WON, 40, 30_000)
    table.refresh()
    assert shown(table, Column.TIME)[0] == "0:30"


def test_rows_are_fetched_in_pages(store: GameStore) -> None:
    for number in range(2 * PAGE_ROWS):
        add(store, "N", Result.WON, number, 200_000 + number)
    table = RankingTable(store)
    assert table.rowCount() == PAGE_ROWS
    assert table.game_count == 2 * PAGE_ROWS + 3
    pages = 1
    while table.canFetchMore(QModelIndex()):
        table.fetchMore(QModelIndex())
        pages += 1
    assert pages == 3
    ranks = [table.index(row, Column.RANK).data(Qt.ItemDataRole.UserRole) for row in range(203)]
    assert ranks == list(range(1, 204))
    times = [table.game(row).time_ms for row in range(203)]
    assert times == sorted(times)


@pytest.mark.parametrize("more_games", [0, PAGE_ROWS])
def test_qt_finds_no_fault_with_the_table(store: GameStore, more_games: int) -> None:
    for number in range(more_games):
        add(store, "N", Result.WON, number, 200_000 + number)
    table = RankingTable(store)
    # It fetches, asks and compares by itself; what it finds is a warning, which fails a test.
    QAbstractItemModelTester(table, QAbstractItemModelTester.FailureReportingMode.Warning, table)
    assert table.rowCount() == more_games + 3
    if not more_games:
        # The tester fetches inside a reset, which it then takes for a fault.
        table.sort(Column.MOVES, DESCENDING)
        table.set_token("KT")


def test_games_deleted_meanwhile_end_the_pages(store: GameStore) -> None:
    for number in range(PAGE_ROWS):
        add(store, "N", Result.WON, number, 200_000 + number)
    table = RankingTable(store)
    assert table.canFetchMore(QModelIndex())
    store.delete_games(range(1, PAGE_ROWS + 5))
    table.fetchMore(QModelIndex())
    assert not table.canFetchMore(QModelIndex())
    table.fetchMore(QModelIndex())
    assert table.rowCount() == PAGE_ROWS


def test_cells_show_local_texts_and_give_bare_values(store: GameStore) -> None:
    QLocale.setDefault(QLocale("de_DE"))
    add(store, "N", Result.WON, 1234, 5)
    table = RankingTable(store)
    moves, date = table.index(0, Column.MOVES), table.index(0, Column.DATE)
    assert moves.data() == "1.234"
    assert moves.data(Qt.ItemDataRole.UserRole) == 1234
    assert date.data(Qt.ItemDataRole.UserRole).endswith("Z")
    assert date.data().count(".") == 2
    assert table.data(QModelIndex()) is None
    assert moves.data(Qt.ItemDataRole.DecorationRole) is None


def test_headings_and_alignment(store: GameStore) -> None:
    table = RankingTable(store)
    horizontal = Qt.Orientation.Horizontal
    assert [str(table.headerData(column, horizontal)).strip() for column in Column] == [
        "Rank",
        "Time",
        "Moves",
        "Score",
        "Date",
        "Deal code",
    ]
    assert table.headerData(9, horizontal) is None
    assert table.headerData(0, Qt.Orientation.Vertical) is None
    right = table.headerData(Column.TIME, horizontal, Qt.ItemDataRole.TextAlignmentRole)
    assert right == table.index(0, Column.TIME).data(Qt.ItemDataRole.TextAlignmentRole)
    assert isinstance(right, Qt.AlignmentFlag)
    assert Qt.AlignmentFlag.AlignRight in right


def test_an_empty_ranking() -> None:
    store = open_game_store(None)
    table = RankingTable(store)
    assert (table.rowCount(), table.columnCount(), table.game_count) == (0, 6, 0)
    assert not table.canFetchMore(QModelIndex())
    assert StatisticsModel(store).summary() == StatisticsSummary()
    store.close()


def test_games_that_cannot_be_read_are_told(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(PAGE_ROWS):
        add(store, "N", Result.WON, number, 200_000 + number)
    model, table = StatisticsModel(store), RankingTable(store)
    troubles: list[object] = []
    model.trouble.connect(troubles.append)
    table.trouble.connect(troubles.append)

    def fail(*_values: object) -> None:
        raise StoreError("The disk is gone.")

    monkeypatch.setattr(store.statistics, "_database", SimpleNamespace(fetch=fail))
    table.fetchMore(QModelIndex())
    assert (table.rowCount(), table.canFetchMore(QModelIndex())) == (PAGE_ROWS, False)
    table.refresh()
    assert (table.rowCount(), table.game_count) == (0, 0)
    assert (model.summary(), model.tokens()) == (StatisticsSummary(), ())
    assert troubles == [StatisticsUnreadable("The disk is gone.")] * 4
