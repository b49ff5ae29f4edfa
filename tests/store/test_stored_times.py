"""Times that cannot be told are unknown everywhere, and stand in the way of nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.exchange.importing import ForeignGame, ImportCount
from pyramide_qt.store.game_rows import NO_NUMBER
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.store.queries.history import HistoryOrder
from pyramide_qt.store.queries.statistics import Order, Streaks
from pyramide_qt.store.saved_game import GameSummary, Result
from pyramide_qt.store.stored_times import day_elsewhere, known_day, known_moment, local_moment
from tests.helpers.source_tree import source_files
from tests.helpers.strange_rows import GAME, TEXTS, Row, write
from tests.store.conftest import OpenStore
from tests.store.plays import play, summary

FAR = "9999-12-31T23:59:59Z"
LONG_AGO = "0001-01-01T00:00:00Z"


def keep(store: GameStore, *games: Row) -> None:
    with store._database.transaction() as connection:
        write(connection, games)


@given(st.sampled_from(TEXTS) | st.text(), st.integers(-(2**63), 2**63 - 1))
def test_every_text_is_a_time_that_has_neighbours_or_none(text: object, offset_min: int) -> None:
    local, day = local_moment(text), known_day(text)
    assert (local is None) == (known_moment(text) is None)
    for found in (local and local.date(), day, day_elsewhere(text, offset_min)):
        if found is not None:
            assert found - timedelta(days=400) < found < found + timedelta(days=400)


def test_what_is_kept_today_is_known() -> None:
    assert known_moment("2026-11-30T02:19:37Z") == datetime(2026, 11, 30, 2, 19, 37, tzinfo=UTC)
    assert known_day("2026-11-30") == date(2026, 11, 30)
    assert day_elsewhere("2026-11-30T23:00:00Z", 120) == date(2026, 12, 1)
    assert day_elsewhere("2026-11-30T23:00:00Z", 2**40) is None


def test_only_one_place_reads_times() -> None:
    readers = ("fromisoformat", "fromtimestamp", "strptime", "fromordinal")
    found = {
        source.name
        for source in source_files()
        if source.layer and any(reader in source.text for reader in readers)
    }
    assert found == {"pyramide_qt/store/stored_times.py"}


def test_an_unknown_begin_counts_as_the_oldest_and_as_in_no_period(open_store: OpenStore) -> None:
    store = open_store()
    days = [f"2026-01-0{day}T00:00:00Z" for day in (1, 2, 3)]
    keep(store, *(GAME | {"started_at": text} for text in (FAR, days[1], LONG_AGO, *days[::2])))
    assert list(store.history.ids()) == [5, 2, 4, 1, 3]
    assert list(store.history.ids(descending=True)) == [3, 1, 4, 2, 5]
    assert list(store.history.ids(where=GameFilter(since="2026-01-02T00:00:00Z"))) == [5, 2]
    assert list(store.history.ids(where=GameFilter(until="2026-01-02T00:00:00Z"))) == [4]
    assert [each.day for each in store.statistics.charts.days()] == [day[:10] for day in days]


def test_a_streak_goes_on_after_a_game_of_the_year_9999(open_store: OpenStore) -> None:
    store = open_store()
    lost = {"result": "left", "last_result": "open"}
    keep(store, GAME | lost | {"started_at": FAR}, GAME, GAME)
    assert store.statistics.streaks() == Streaks(current=2, longest=2, longest_losing=1)


def test_figures_that_cannot_be_are_in_no_best_and_no_mean(open_store: OpenStore) -> None:
    store = open_store()
    figures = [-5, 2**62, -(2**63), 2**63 - 1]
    strange = [{"time_ms": each, "move_count": each, "par": each} for each in figures]
    keep(store, *(GAME | each for each in strange), GAME | {"time_ms": 9000, "move_count": 60})
    totals = store.statistics.totals()
    assert (totals.won, totals.best_time_ms, totals.fewest_moves) == (5, 9000, 60)
    assert (totals.mean_time_ms, totals.mean_moves, totals.mean_over_par) == (9000, 60, 55)
    assert store.statistics.charts.win_times_ms() == [9000]
    assert store.statistics.charts.win_moves() == [60]


@pytest.mark.parametrize(
    ("order", "column", "values"),
    [
        (Order.TIME, "time_ms", [-5, 30, 10, 2**62]),
        (Order.MOVES, "move_count", [-5, 30, 10, 2**62]),
        (Order.DATE, "ended_at", [FAR, "2026-01-02T00:00:00Z", "2026-01-03T00:00:00Z", None]),
    ],
)
def test_what_is_unknown_is_the_worst_of_a_ranking(
    open_store: OpenStore, order: Order, column: str, values: list[object]
) -> None:
    store = open_store()
    keep(store, *(GAME | {column: value} for value in values))
    best_first = [game.game_id for game in store.statistics.ranking(order)]
    assert best_first[:2] == [3, 2]
    worst_first = store.statistics.ranking(order, descending=True)
    assert [game.game_id for game in worst_first] == best_first[::-1]
    assert [game.rank for game in worst_first] == [4, 3, 2, 1]


@pytest.mark.parametrize(
    ("order", "column"),
    [
        (HistoryOrder.TIME, "time_ms"),
        (HistoryOrder.MOVES, "move_count"),
        (HistoryOrder.SCORE, "score"),
    ],
)
def test_figures_that_cannot_be_stand_behind_the_others(
    open_store: OpenStore, order: HistoryOrder, column: str
) -> None:
    store = open_store()
    keep(store, *(GAME | {column: value} for value in (-(2**62), 30, 10, 2**62)))
    ids = list(store.history.ids(order))
    assert ids[:2] == [3, 2]
    assert list(store.history.ids(order, descending=True)) == ids[::-1]


def test_a_word_that_is_no_result_is_neither_won_nor_decided(open_store: OpenStore) -> None:
    store = open_store()
    keep(store, GAME | {"result": "lost"}, GAME)
    totals = store.statistics.totals()
    assert (totals.played, totals.decided, totals.win_rate) == (2, 1, 1.0)
    assert store.statistics.by_rules.counts() == {"N": (1, 1)}
    assert store.statistics.charts.rules()[0].decided == 1
    assert store.history.games([1])[1].result == "lost"


def test_deleted_rows_come_back_and_go_for_good(open_store: OpenStore) -> None:
    store = open_store()
    keep(store, *(GAME | {"started_at": text} for text in TEXTS))
    ids = store.history.ids()
    assert len(ids) == len(TEXTS)
    assert store.delete_games(ids) == tuple(ids)
    assert store.restore_games(ids) == tuple(ids)
    store.delete_games(ids)
    store.close()
    assert list(open_store().history.ids()) == []


@pytest.mark.parametrize("game_id", [2**63 - 1, 2**62 + 1, 0, -(2**63)])
def test_a_game_gets_its_number_whatever_numbers_are_taken(
    open_store: OpenStore, game_id: int
) -> None:
    store = open_store()
    keep(store, GAME | {"id": game_id})
    store.close()
    again = open_store()
    begun = again.begin_game("PY1-N-AAAAAAT", "N", "{}", "2026-02-01T00:00:00Z")
    again.append_action(begun, 1, "D", 5, GameSummary(Result.OPEN, 1, 5, 0))
    assert set(again.history.ids()) == {game_id, begun}


def test_a_game_whose_moves_are_lost_gets_them_back_by_an_import(open_store: OpenStore) -> None:
    store = open_store()
    keep(store, GAME)
    (whole,) = store.history.all_games()
    keep(store, GAME | {"packed": b"noise"})
    assert store.import_games([ForeignGame(whole)]) == ImportCount(extended=1)
    assert store.history.game(1) == whole


def unreadable(store: GameStore) -> list[int]:
    keep(store, GAME | {"packed": b"noise"}, GAME, GAME | {"actions": [("D D", 1)]})
    found: list[int] = []
    assert [game.game_id for game in store.history.all_games(on_unreadable=found.append)] == [2]
    return found


def test_games_whose_moves_are_lost_are_named(open_store: OpenStore) -> None:
    store = open_store()
    assert unreadable(store) == [1, 3]
    with pytest.raises(StoreError, match="moves of a saved game cannot be read"):
        list(store.history.all_games())


def test_a_file_that_cannot_be_read_is_no_game_that_is_left_out(open_store: OpenStore) -> None:
    store = open_store()
    keep(store, GAME)

    def fail(_read: Callable[[sqlite3.Connection], object]) -> object:
        error = sqlite3.OperationalError("disk I/O error")
        raise StoreError("The saved games cannot be read: %1.", error) from error

    left_out: list[int] = []
    games = store.history.all_games(on_unreadable=left_out.append)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store._database, "read", fail)
        with pytest.raises(StoreError, match="disk I/O error"):
            list(games)
    assert left_out == []


def test_a_strange_game_on_the_table_is_played_on(open_store: OpenStore) -> None:
    store = open_store()
    figures = dict.fromkeys(("last_time_ms", "last_hints", "last_undos", "undos"), 2**63 - 1)
    strange = {"result": "open", "last_result": "open", "time_ms": -5, "started_at": "never"}
    keep(store, GAME | figures | strange | {"packed": None, "actions": [("D", -1)]})
    with store._database.transaction() as connection:
        connection.execute("UPDATE on_table SET game_id = 1")
    store.close()
    again = open_store()
    game = again.game_in_progress()
    assert game is not None
    assert game.summary[2:] == (0, 5, 0, 0)
    again.append_action(1, 2, "D", 7, game.summary._replace(time_ms=7, undos=1))
    assert again.is_saving
    assert again.history.games([1])[1].time_ms == 7


def test_numbers_that_are_none_are_out_of_every_range(open_store: OpenStore) -> None:
    store = open_store()
    keep(store, GAME | {"par": NO_NUMBER})
    assert store.history.games([1])[1].par == NO_NUMBER
    assert store.statistics.totals().mean_over_par is None


def test_a_game_ends_no_earlier_than_it_began_where_the_clock_is_set_back(
    open_store: OpenStore,
) -> None:
    store = open_store()
    game_id = play(store, 2, end=summary(Result.WON), started_at="2990-01-01T00:00:00Z")
    game = store.game(game_id)
    assert game is not None and game.ended_at == "2990-01-01T00:00:00Z"
