"""Databases of older versions come up to date in one step or not at all, and a copy stays."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from pyramide_qt.store.database import Database
from pyramide_qt.store.files import database_start
from pyramide_qt.store.files.database_schema import APPLICATION_ID, STEPS, apply_steps
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.notices import NoticeKind
from pyramide_qt.store.saved_game import Result
from tests.store.plays import play, summary

# What a coming version may bring: a column, and a table worked out from what is there.
STEP = """
ALTER TABLE games ADD COLUMN daily_date TEXT;
CREATE TABLE seen (code TEXT PRIMARY KEY) STRICT;
INSERT INTO seen SELECT DISTINCT code FROM games;
"""
# Fails where there are games.
BROKEN = "CREATE TABLE half (x TEXT) STRICT; INSERT INTO records SELECT id, 'again' FROM records;"


@pytest.fixture
def old_file(database_path: Path) -> Path:
    store = GameStore(Database(database_path))
    play(store, 4, end=summary(Result.WON))
    play(store, 2)
    store.close()
    return database_path


def version_of(path: Path) -> int:
    with contextlib.closing(sqlite3.connect(path)) as database:
        return int(database.execute("PRAGMA user_version").fetchone()[0])


def test_an_old_file_is_copied_and_brought_up_to_date(old_file: Path) -> None:
    database = Database(old_file, steps=(*STEPS, STEP))
    (notice,) = database.notices.take()
    assert notice.kind is NoticeKind.DATABASE_MIGRATED
    assert database.fetch("SELECT count(*) FROM seen") == [(1,)]
    store = GameStore(database)
    assert (store.statistics.totals().won, len(store.actions(2))) == (1, 2)
    store.append_action(2, 3, "D", 5000, summary())
    store.close()
    assert version_of(old_file) == len(STEPS) + 1
    assert version_of(Path(notice.kept_as)) == len(STEPS)
    kept = GameStore(Database(Path(notice.kept_as)))
    assert (kept.take_notices(), len(kept.actions(2))) == ((), 2)
    kept.close()
    again = Database(old_file, steps=(*STEPS, STEP))
    assert again.notices.take() == ()
    again.close()


def test_a_journal_not_yet_in_the_file_is_in_the_copy(old_file: Path, tmp_path: Path) -> None:
    store = GameStore(Database(old_file))
    store.append_action(2, 3, "D", 5000, summary())
    killed = tmp_path / "killed"
    killed.mkdir()
    for name in ("games.db", "games.db-wal"):
        (killed / name).write_bytes(old_file.with_name(name).read_bytes())
    store.close()
    database = Database(killed / "games.db", steps=(*STEPS, STEP))
    (notice,) = database.notices.take()
    database.close()
    kept = GameStore(Database(Path(notice.kept_as)))
    assert len(kept.actions(2)) == 3
    kept.close()


def test_a_step_that_fails_changes_nothing(old_file: Path) -> None:
    content = old_file.read_bytes()
    database = Database(old_file, steps=(*STEPS, BROKEN))
    (notice,) = database.notices.take()
    assert notice.kind is NoticeKind.DATABASE_NOT_MIGRATED
    assert not database.is_on_disk
    database.close()
    assert old_file.read_bytes() == content
    store = GameStore(Database(old_file))
    assert store.statistics.totals().played == 2
    store.close()


def test_without_a_copy_nothing_is_changed(old_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Path:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(database_start, "back_up", refuse)
    database = Database(old_file, steps=(*STEPS, STEP))
    (notice,) = database.notices.take()
    assert notice.kind is NoticeKind.DATABASE_NOT_MIGRATED
    database.close()
    assert version_of(old_file) == len(STEPS)


def test_a_copy_that_fails_leaves_no_half(
    old_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "pyramide_qt.store.files.set_aside.free_name", lambda *_: tmp_path / "none" / "copy.db"
    )
    database = Database(old_file, steps=(*STEPS, STEP))
    (notice,) = database.notices.take()
    assert notice.kind is NoticeKind.DATABASE_NOT_MIGRATED
    database.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.db", "games.lock"]


def test_a_fresh_file_has_all_steps(database_path: Path) -> None:
    Database(database_path, steps=(*STEPS, STEP)).close()
    with contextlib.closing(sqlite3.connect(database_path)) as database:
        assert database.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert database.execute("SELECT count(*) FROM seen").fetchone() == (0,)
    assert version_of(database_path) == len(STEPS) + 1


def test_the_same_steps_again_do_nothing() -> None:
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        apply_steps(database, STEPS)
        before = database.execute("SELECT sql FROM sqlite_schema").fetchall()
        apply_steps(database, STEPS)
        assert database.execute("SELECT sql FROM sqlite_schema").fetchall() == before
