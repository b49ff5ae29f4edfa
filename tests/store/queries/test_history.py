"""The list of all games, daily deals, and a file that is only read."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from pyramide_qt.store.database import Database
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.files.database_schema import STEPS
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.notices import NoticeKind
from pyramide_qt.store.queries.daily_book import DailyEntry
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.store.queries.history import History, HistoryOrder
from pyramide_qt.store.queries.statistics import Statistics
from pyramide_qt.store.reading import open_to_read
from pyramide_qt.store.saved_game import Result
from tests.store.conftest import OpenStore, as_nobody
from tests.store.plays import CODE, make_games, only_notice, play, summary

OTHER = "PY1-CL-ABCDEFG"


@pytest.fixture
def store(open_store: OpenStore) -> GameStore:
    store = open_store()
    ends = (summary(Result.WON, 40, 9000, 280), summary(Result.STUCK, 30, 3000, 20))
    play(store, end=ends[0], started_at="2026-01-01T00:00:00Z")
    play(store, end=ends[1], token="CL", code=OTHER, started_at="2026-01-03T00:00:00Z")
    play(store, end=summary(moves=3, time_ms=5000), started_at="2026-01-02T00:00:00Z")
    play(store, 2, started_at="2026-01-04T00:00:00Z")
    return store


@pytest.mark.parametrize(
    ("order", "ids"),
    [
        (HistoryOrder.DATE, [4, 2, 3, 1]),
        (HistoryOrder.RULES, [2, 4, 3, 1]),
        (HistoryOrder.RESULT, [3, 4, 2, 1]),
        (HistoryOrder.TIME, [4, 2, 3, 1]),
        (HistoryOrder.MOVES, [4, 3, 2, 1]),
        (HistoryOrder.SCORE, [3, 4, 2, 1]),
        (HistoryOrder.CODE, [2, 4, 3, 1]),
    ],
)
def test_games_are_listed_in_every_order(
    store: GameStore, order: HistoryOrder, ids: list[int]
) -> None:
    assert list(store.history.ids(order)) == ids
    backwards = list(store.history.ids(order, descending=True))
    assert sorted(backwards) == sorted(ids)
    assert backwards[0] == (ids[-1] if order not in (HistoryOrder.RULES, HistoryOrder.CODE) else 4)


@pytest.mark.parametrize(
    ("where", "ids"),
    [
        (GameFilter(token="CL"), [2]),
        (GameFilter(result=Result.LEFT), [3]),
        (GameFilter(result=Result.OPEN), [4]),
        (GameFilter(code_part=" cdef "), [2]),
        (GameFilter(code_part="%"), []),
        (GameFilter(since="2026-01-02T00:00:00Z", until="2026-01-04T00:00:00Z"), [2, 3]),
    ],
)
def test_games_are_found(store: GameStore, where: GameFilter, ids: list[int]) -> None:
    assert list(store.history.ids(HistoryOrder.DATE, where)) == ids


def test_a_game_of_the_list_has_its_figures(store: GameStore) -> None:
    game = store.history.games([1, 99])[1]
    assert (game.code, game.result, game.move_count, game.time_ms) == (CODE, Result.WON, 40, 9000)
    assert list(store.history.games([1, 99])) == [1]
    full = store.history.game(1)
    assert full is not None and len(full.actions) == 3


def test_deleted_games_are_left_out_until_they_are_brought_back(store: GameStore) -> None:
    assert store.delete_games([1, 2, 4]) == (1, 2)
    assert list(store.history.ids()) == [4, 3]
    assert store.statistics.totals().played == 2
    assert store.history.games([1]) == {}
    assert [game.game_id for game in store.history.all_games()] == [3, 4]
    assert store.restore_games([2]) == (2,)
    assert list(store.history.ids()) == [4, 2, 3]


def test_the_distance_from_par_is_that_of_wins_whose_par_is_known(open_store: OpenStore) -> None:
    store = open_store()
    for par, moves in ((60, 70), (50, 54), (None, 99)):
        game_id = play(store, end=summary(Result.WON, moves))
        if par is not None:
            store.set_par(game_id, par)
    store.set_par(play(store, end=summary(Result.STUCK, 90)), 10)
    assert store.statistics.totals().mean_over_par == 7.0
    assert store.statistics.totals(GameFilter(token="CL")).mean_over_par is None


def entry(day: str, code: str = CODE) -> DailyEntry:
    return DailyEntry("N", day, code, f"{day}T08:00:00Z", 60)


def test_a_daily_deal_is_done_when_its_deal_is_won(open_store: OpenStore) -> None:
    store = open_store()
    book = store.daily_book
    book.enter(entry("2026-01-02", "PY1-N-AAAAAAB"))
    book.enter(entry("2026-01-01"))
    book.enter(DailyEntry("N", "2026-01-01", CODE, "2026-01-09T08:00:00Z", 0))
    assert book.entries("N") == (entry("2026-01-01"), entry("2026-01-02", "PY1-N-AAAAAAB"))
    game_id = play(store, end=summary(Result.WON))
    play(store, end=summary(Result.WON))
    done = book.entry_of(CODE)
    assert done is not None and (done.day, done.game_id) == ("2026-01-01", game_id)
    assert done.won_at is not None
    store.set_current_deal(OTHER)
    store.delete_games([game_id, game_id + 1])
    undone = book.entry_of(CODE)
    assert undone is not None and undone.won_at is None
    assert book.entry_of(OTHER) is None
    assert book.entries("CL") == ()


def test_the_first_version_of_the_tables_is_brought_up_to_date(database_path: Path) -> None:
    old = GameStore(Database(database_path, steps=STEPS[:1]))
    game_id = play(old, end=summary(Result.WON))
    old.close()
    store = GameStore(Database(database_path))
    notice = only_notice(store)
    assert notice.kind is NoticeKind.DATABASE_MIGRATED
    assert Path(notice.kept_as).name == "games.version-1-1.db"
    assert len(store.actions(game_id)) == 3
    store.daily_book.enter(entry("2026-01-01"))
    assert store.daily_book.entries("N")[0].game_id == game_id
    store.close()


def test_daily_deals_are_rescued_from_a_damaged_file(
    open_store: OpenStore, database_path: Path
) -> None:
    make_games(database_path, 200, 60)
    store = open_store()
    store.daily_book.enter(entry("2026-01-01"))
    store.close()
    size = database_path.stat().st_size
    with database_path.open("r+b") as file:
        file.seek(size // 2)
        file.write(bytes(9000))
    again = open_store()
    assert only_notice(again).kind is NoticeKind.DATABASE_DAMAGED
    assert [each.row for each in again.daily_book.entries("N")] == [entry("2026-01-01").row]


def test_a_file_is_read_while_a_window_plays_on_it(store: GameStore, database_path: Path) -> None:
    reader = open_to_read(database_path)
    assert Statistics(reader).totals() == store.statistics.totals()
    assert list(History(reader).ids()) == [4, 2, 3, 1]
    reader.close()
    assert store.take_notices() == ()


def test_no_file_is_no_games(tmp_path: Path) -> None:
    reader = open_to_read(tmp_path / "none" / "games.db")
    assert Statistics(reader).totals().played == 0
    reader.close()
    assert list(tmp_path.iterdir()) == []


def test_an_older_file_is_read_and_stays_as_it_is(database_path: Path) -> None:
    old = GameStore(Database(database_path, steps=STEPS[:1]))
    play(old)
    old.close()
    before = database_path.read_bytes()
    reader = open_to_read(database_path)
    assert Statistics(reader).totals().played == 1
    reader.close()
    assert database_path.read_bytes() == before


def test_a_file_in_a_folder_that_cannot_be_written_is_read(open_folder: Path) -> None:
    path = open_folder / "games.db"
    make_games(path, 2)
    path.chmod(0o444)
    names = sorted(file.name for file in open_folder.iterdir())
    open_folder.chmod(0o555)
    with as_nobody():
        reader = open_to_read(path)
        assert Statistics(reader).totals().won == 2
        reader.close()
    assert sorted(file.name for file in open_folder.iterdir()) == names


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    noise, foreign, newer = (tmp_path / f"{name}.db" for name in ("noise", "foreign", "newer"))
    noise.write_bytes(b"noise" * 100)
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE cats (name TEXT)")
    connection.close()
    make_games(newer, 1)
    with sqlite3.connect(newer) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    for path, reason in (
        (noise, "damaged"),
        (foreign, "another program"),
        (newer, "newer version"),
    ):
        before = path.read_bytes()
        with pytest.raises(StoreError, match=reason):
            open_to_read(path)
        assert path.read_bytes() == before


def test_a_deal_that_is_not_that_of_the_day_gives_way(open_store: OpenStore) -> None:
    book = open_store().daily_book
    book.enter(entry("2026-01-01", OTHER))
    book.enter(entry("2026-01-01"))
    assert book.entries("N") == (entry("2026-01-01"),)
