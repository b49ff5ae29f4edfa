"""The disk fills up, another program holds the file, pages go bad: nothing of the game is lost."""

from __future__ import annotations

import contextlib
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyramide_qt.store.database import Database
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.notices import NoticeKind
from pyramide_qt.store.queries.statistics import Order
from pyramide_qt.store.saved_game import GameSummary, Result
from tests.helpers.system.child import PYTHON
from tests.store.conftest import OpenStore
from tests.store.plays import CODE, RECORD, play, summary


def kinds(store: GameStore) -> list[NoticeKind]:
    return [notice.kind for notice in store.take_notices()]


@contextlib.contextmanager
def full_disk(database: Database) -> Iterator[None]:
    """Let the file grow no further for a while."""
    connection = database.connection
    (most,) = connection.execute("PRAGMA max_page_count").fetchone()
    connection.execute("PRAGMA max_page_count = 1")
    yield
    with contextlib.suppress(sqlite3.ProgrammingError):
        connection.execute(f"PRAGMA max_page_count = {most}")


@contextlib.contextmanager
def held_by_another(path: Path, how: str = "IMMEDIATE") -> Iterator[None]:
    """Let another program have the file for a while."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(f"BEGIN {how}")
        yield


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyramide_qt.store.files.database_files._START_WAIT_S", 0.01)
    monkeypatch.setattr("pyramide_qt.store.files.database_files._PLAY_WAIT_MS", 1)


@pytest.fixture
def database(database_path: Path) -> Database:
    return Database(database_path)


def test_a_full_disk_is_told_once_and_all_is_written_later(
    database: Database, open_store: OpenStore
) -> None:
    store = GameStore(database)
    game_id = store.begin_game(CODE, "N", RECORD, "2026-01-01T10:00:00Z")
    with full_disk(database):
        for seq in range(1, 1001):
            store.append_action(game_id, seq, "G2+G5", seq, summary(moves=seq))
        assert (kinds(store), store.is_saving) == ([NoticeKind.SAVING_FAILED], False)
        assert len(store.actions(game_id)) == 1000
    store.append_action(game_id, 1001, "D", 1001, summary(moves=1001))
    assert (kinds(store), store.is_saving) == ([NoticeKind.SAVING_RESUMED], True)
    store.close()
    again = open_store()
    assert len(again.actions(game_id)) == 1001
    assert again.statistics.totals().played == 1


def test_games_ended_while_nothing_could_be_written_are_all_kept(
    open_store: OpenStore, database_path: Path
) -> None:
    store = open_store()
    kept = play(store, 4)
    with held_by_another(database_path):
        won = play(store, 100, end=summary(Result.WON))
        taken_back = play(store, 3)
        store.set_current_deal(CODE)
        assert store.actions(won)[-1].at_ms == 50_000
        assert store.reopen_game(taken_back).recorded.result is Result.OPEN
        assert store.delete_games([kept]) == ()
    assert kinds(store) == [NoticeKind.SAVING_FAILED]
    store.close()
    assert kinds(store) == [NoticeKind.SAVING_RESUMED]
    store = open_store()
    assert [len(store.actions(game_id)) for game_id in (kept, won, taken_back)] == [4, 100, 3]
    totals = store.statistics.totals()
    assert (totals.won, totals.in_progress, totals.left) == (1, 1, 1)
    assert store.game_in_progress() == store.game(taken_back)


def test_a_disk_still_full_at_the_end_loses_only_what_it_refused(
    database: Database, open_store: OpenStore
) -> None:
    store = GameStore(database)
    game_id = play(store, 3)
    with full_disk(database):
        for seq in range(4, 1000):
            store.append_action(game_id, seq, "G2+G5", seq, summary())
        store.close()
    assert 3 <= len(open_store().actions(game_id)) < 1000


def test_a_real_limit_on_file_size_is_survived(database_path: Path, open_store: OpenStore) -> None:
    script = """
import resource, signal, sys
from pathlib import Path
from pyramide_qt.store.game_store import open_game_store
from tests.store.plays import play
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
store = open_game_store(Path(sys.argv[1]))
resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
play(store, 400)
print(*[notice.kind for notice in store.take_notices()], store.is_saving)
store.close()
"""
    answer = subprocess.run(
        [*PYTHON, "-c", script, str(database_path)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.startswith("saving_failed")
    assert answer.stderr == ""
    store = open_store()
    assert store.take_notices() == ()
    game = store.game_in_progress()
    assert game is not None
    assert game.summary.move_count == len(game.actions) > 10
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] != 200_000


def test_a_file_held_by_another_program_at_the_start_is_left_alone(
    open_store: OpenStore, database_path: Path
) -> None:
    first = open_store()
    play(first, end=summary(Result.WON))
    first.close()
    with held_by_another(database_path, "EXCLUSIVE"):
        store = open_store()
        assert kinds(store) == [NoticeKind.DATABASE_LOCKED]
        assert not store.is_saving
        play(store)
        store.close()
    again = open_store()
    assert (again.take_notices(), again.statistics.totals().played) == ((), 1)


def test_a_file_held_by_another_program_in_play_gets_everything_later(
    open_store: OpenStore, database_path: Path
) -> None:
    store = open_store()
    game_id = play(store, 3)
    with held_by_another(database_path):
        store.append_action(game_id, 4, "D", 2000, summary())
        store.append_action(game_id, 5, "D", 2500, summary())
        assert kinds(store) == [NoticeKind.SAVING_FAILED]
        assert store.statistics.totals().played == 1
    store.append_action(game_id, 6, "D", 3000, summary())
    assert kinds(store) == [NoticeKind.SAVING_RESUMED]
    store.close()
    assert len(open_store().actions(game_id)) == 6


def test_what_cannot_be_read_now_is_one_sentence(
    database: Database,
) -> None:
    def locked(_: sqlite3.Connection) -> None:
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = sqlite3.SQLITE_BUSY
        raise error

    with pytest.raises(StoreError, match=r"^The saved games cannot be read: database is locked\.$"):
        database.read(locked)
    database.close()


def harm(database: Database, path: Path, name: str) -> None:
    """Overwrite the root page of a table or index, behind the back of the open database."""
    database.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (root,) = database.connection.execute(
        "SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)
    ).fetchone()
    with path.open("r+b") as file:
        file.seek(4096 * (root - 1))
        file.write(b"\xff" * 4096)
    # Throws away the pages that SQLite holds in memory.
    database.connection.execute("PRAGMA shrink_memory")


@pytest.mark.parametrize("name", ["actions", "games"])
def test_pages_that_go_bad_in_play_cost_nothing_of_the_game(
    database: Database, database_path: Path, open_store: OpenStore, name: str
) -> None:
    store = GameStore(database)
    play(store, 5, end=GameSummary(Result.WON, 5, 900, 280))
    game_id = play(store, 20)
    harm(database, database_path, name)
    store.append_action(game_id, 21, "D", 20_000, summary(moves=21))
    (notice,) = store.take_notices()
    assert notice.kind is NoticeKind.DATABASE_DAMAGED
    assert Path(notice.kept_as).exists()
    assert store.is_saving
    store.append_action(game_id, 22, "D", 21_000, summary(moves=22))
    store.close()
    again = open_store()
    assert again.take_notices() == ()
    game = again.game_in_progress()
    assert game is not None
    assert (game.game_id, len(game.actions)) == (game_id, 22)
    assert again.statistics.totals().in_progress == 1


def test_pages_found_bad_by_the_statistics_are_reported_and_games_rescued(
    database: Database, database_path: Path
) -> None:
    store = GameStore(database)
    for _ in range(3):
        play(store, 5, end=GameSummary(Result.WON, 5, 900, 280))
    harm(database, database_path, "wins_by_time")
    assert len(store.statistics.ranking(Order.TIME)) == 3
    (notice,) = store.take_notices()
    assert (notice.kind, notice.rescued) == (NoticeKind.DATABASE_DAMAGED, 3)
    store.close()


def test_a_disk_that_damages_everything_leaves_memory(
    database: Database, database_path: Path
) -> None:
    store = GameStore(database)
    game_id = play(store, 5)
    for _ in range(2):
        harm(database, database_path, "actions")
        seq = len(store.actions(game_id)) + 1
        store.append_action(game_id, seq, "D", 9000, summary())
    assert kinds(store) == [NoticeKind.DATABASE_DAMAGED, NoticeKind.DATABASE_UNUSABLE]
    assert not store.is_saving
    assert len(store.actions(game_id)) == 7
    store.close()


def test_a_mistake_of_ours_is_not_taken_for_damage(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        database.fetch("SELECT * FROM missing")
    store = GameStore(database)
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        store._writer.run(lambda connection: connection.execute("DELETE FROM missing"))
    assert store.take_notices() == ()
    store.close()
