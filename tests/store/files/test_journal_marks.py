"""Marks tell the journal of a kill from one that belongs to other games or to another time."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from pyramide_qt.store.files import journal_marks
from pyramide_qt.store.game_store import open_game_store
from pyramide_qt.store.notices import NoticeKind
from pyramide_qt.store.saved_game import Result
from tests.store.conftest import OpenStore
from tests.store.files.journals import (
    assert_kept_apart,
    kill,
    killed_with,
    names,
    other_wal,
    put_journal,
)
from tests.store.plays import make_games, only_notice, play, summary


def test_what_a_kill_leaves_is_used_and_leaves_no_copies(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    for turn in range(1, 4):
        games = killed_with(games, tmp_path / f"killed-{turn}", 5)
        assert games.with_name("games.db-wal").stat().st_size > 0
    store = open_store(games)
    assert store.take_notices() == ()
    assert store.statistics.totals().played == 44
    store.close()
    assert names(games) == ["games.db", "games.lock"]


def test_a_kill_leaves_a_whole_file_at_each_moment(
    database_path: Path, tmp_path: Path, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pyramide_qt.store.database._LONG_JOURNAL_BYTES", 40_000)
    store = open_store()
    for turn in range(40):
        play(store, 3, end=summary(Result.WON))
        if turn % 5 == 4:
            store.delete_games([turn])
        place = tmp_path / f"killed-{turn}"
        place.mkdir()
        for each in database_path.parent.glob("games.db*"):
            shutil.copy(each, place / each.name)
        killed = open_store(place / "games.db")
        assert killed.take_notices() == ()
        assert killed.statistics.totals() == store.statistics.totals()
        killed.close()


def restore_older(path: Path, tmp_path: Path) -> bytes:
    """Play, keep the file, play on, get killed, put the older file back; return the journal."""
    older = shutil.copy(path, tmp_path / "older.db")
    make_games(path, count=3)
    killed = killed_with(path, tmp_path / "killed", 20)
    shutil.copy(older, path)
    return put_journal(killed, path, "-wal")


def test_an_older_file_under_the_journal_of_a_kill_is_noticed(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    assert_kept_apart(open_store, games, "-wal", restore_older(games, tmp_path))


def test_an_older_file_of_a_version_without_marks_is_noticed_too(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    with contextlib.closing(sqlite3.connect(games)) as database:
        database.execute("DELETE FROM records WHERE id = 0")
        database.commit()
    assert_kept_apart(open_store, games, "-wal", restore_older(games, tmp_path))


@pytest.mark.parametrize("count", [10, 60])
def test_another_file_without_marks_under_a_journal_that_began_on_one_is_noticed(
    games: Path, tmp_path: Path, open_store: OpenStore, count: int
) -> None:
    other = tmp_path / "other.db"
    make_games(other, count=count)
    forget_marks(other)
    killed = killed_with(other, tmp_path / "killed", 5)
    forget_marks(games)
    journal = put_journal(killed, games, "-wal")
    assert_kept_apart(open_store, games, "-wal", journal)


@pytest.mark.parametrize("count", [10, 50])
def test_another_file_with_the_same_mark_is_noticed(
    games: Path, tmp_path: Path, open_store: OpenStore, count: int
) -> None:
    with contextlib.closing(sqlite3.connect(games, isolation_level=None)) as database:
        (row,) = database.execute("SELECT record FROM records WHERE id = 0").fetchone()
    # What knows no marks writes other games into the file.
    make_games(tmp_path / "third.db", count=count)
    with contextlib.closing(sqlite3.connect(tmp_path / "third.db", isolation_level=None)) as third:
        third.execute("UPDATE records SET record = ? WHERE id = 0", (row,))
    killed = killed_with(tmp_path / "third.db", tmp_path / "killed", 30)
    journal = put_journal(killed, games, "-wal")
    assert_kept_apart(open_store, games, "-wal", journal)


def forget_marks(path: Path) -> None:
    """Leave the file as an earlier version would have."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("DELETE FROM records WHERE id = 0")


@pytest.mark.parametrize("has_been_used", [False, True])
def test_an_older_copy_of_the_journal_is_noticed(
    games: Path, tmp_path: Path, open_store: OpenStore, has_been_used: bool
) -> None:
    store = open_store(games)
    play(store, 4)
    early = shutil.copy(games.with_name("games.db-wal"), tmp_path / "early-wal")
    play(store, 30, end=summary(Result.WON))
    if has_been_used:
        # The journal flows in at the start, and nothing is written after that.
        path = kill(store, games, tmp_path / "killed")
        open_store(path).close()
    else:
        path = games
        store.close()
    shutil.copy(early, path.with_name("games.db-wal"))
    assert_kept_apart(open_store, path, "-wal", early.read_bytes(), played=43)


def test_a_journal_of_the_same_games_from_another_machine_is_noticed(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    shutil.copy(games, elsewhere / "games.db")
    make_games(games, count=2)
    killed = killed_with(elsewhere / "games.db", tmp_path / "killed", 7)
    journal = put_journal(killed, games, "-wal")
    assert_kept_apart(open_store, games, "-wal", journal, played=43)


def test_a_journal_of_another_fresh_file_is_noticed(
    database_path: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    (tmp_path / "elsewhere").mkdir()
    killed = killed_with(tmp_path / "elsewhere" / "games.db", tmp_path / "killed", 7)
    open_store().close()
    journal = put_journal(killed, database_path, "-wal")
    assert_kept_apart(open_store, database_path, "-wal", journal, played=0)


def test_the_very_file_that_the_journal_began_on_may_come_back(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    base = shutil.copy(games, tmp_path / "base.db")
    killed = killed_with(games, tmp_path / "killed", 20)
    shutil.copy(base, killed)
    store = open_store(killed)
    assert (store.take_notices(), len(store.actions(42))) == ((), 20)


@pytest.fixture
def without_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write as versions did that knew no marks."""

    def empty(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()

    monkeypatch.setattr(journal_marks, "begin_journal", lambda connection: None)
    monkeypatch.setattr(journal_marks, "empty_journal", empty)


@pytest.mark.usefixtures("without_marks")
def test_what_a_kill_of_an_earlier_version_left_is_used(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    with contextlib.closing(sqlite3.connect(games)) as database:
        assert journal_marks.read_marks(database).all == (journal_marks.NO_MARK,)
    store = open_store(killed_with(games, tmp_path / "killed", 20))
    assert (store.take_notices(), len(store.actions(42))) == ((), 20)


@pytest.mark.usefixtures("without_marks")
def test_a_journal_of_an_earlier_version_may_not_cost_a_game_of_the_file(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    elsewhere = tmp_path / "elsewhere" / "games.db"
    make_games(elsewhere, count=2)
    killed = killed_with(elsewhere, tmp_path / "killed", 300)
    journal = put_journal(killed, games, "-wal")
    assert_kept_apart(open_store, games, "-wal", journal)


def test_the_journal_of_a_linked_file_lies_beside_the_file_itself(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    place = tmp_path / "linked"
    place.mkdir()
    for turn in range(2):
        killed = killed_with(games, tmp_path / f"killed-{turn}", 5)
        (place / f"games-{turn}.db").symlink_to(killed)
        store = open_store(place / f"games-{turn}.db")
        play(store, 4)
        play(store, 4)
        assert (store.take_notices(), store.statistics.totals().played) == ((), 44 + turn)
        again = kill(store, killed, tmp_path / f"again-{turn}")
        assert open_store(again).take_notices() == ()
    put_journal(other_wal(tmp_path / "other"), games, "-wal")
    (place / "games.db").symlink_to(games)
    store = open_store(place / "games.db")
    assert only_notice(store).kind is NoticeKind.DATABASE_JOURNAL
    assert (place / "games.db").is_symlink()
    assert store.statistics.totals().played == 43


def test_a_long_journal_flows_into_the_file_in_play(
    database_path: Path, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pyramide_qt.store.database._LONG_JOURNAL_BYTES", 100_000)
    store = open_store()
    sizes = []
    for _ in range(30):
        play(store, 3)
        sizes.append(database_path.with_name("games.db-wal").stat().st_size)
    assert max(sizes) < 250_000
    assert sizes != sorted(sizes)


def test_play_goes_on_while_somebody_reads(
    database_path: Path, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pyramide_qt.store.database._LONG_JOURNAL_BYTES", 100_000)
    monkeypatch.setattr("pyramide_qt.store.files.database_files._PLAY_WAIT_MS", 1)
    store = open_store()
    play(store)
    with contextlib.closing(sqlite3.connect(database_path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM games").fetchall()
        for _ in range(30):
            play(store, 3)
        assert database_path.with_name("games.db-wal").stat().st_size > 300_000
    assert (store.take_notices(), store.is_saving) == ((), True)
    store.close()
    again = open_game_store(database_path)
    assert (again.take_notices(), again.statistics.totals().played) == ((), 31)
    again.close()
