"""Whatever lies in the place of the games is kept by name, and play goes on."""

from __future__ import annotations

import contextlib
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from pyramide_qt.store.files.database_check import Trouble, find_damage, trouble_of
from pyramide_qt.store.files.database_schema import APPLICATION_ID, STEPS
from pyramide_qt.store.files.passing_files import passing_name
from pyramide_qt.store.notices import NoticeKind
from tests.store.conftest import OpenStore
from tests.store.plays import CODE, assert_play_goes_on, make_games, only_notice, play


def make_other(path: Path, *, application_id: int = 0, version: int = 0) -> None:
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE secrets (text)")
        other.execute("INSERT INTO secrets VALUES ('kept')")
        other.execute(f"PRAGMA application_id = {application_id}")
        other.execute(f"PRAGMA user_version = {version}")
        other.commit()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        bytes(20_000),
        random.Random(3).randbytes(20_000),
        b"SQLite format 3\x00",
        b"PK\x03\x04 another program's" * 100,
    ],
    ids=["zero bytes", "zeros", "noise", "cut header", "another program"],
)
def test_a_file_that_is_no_database_is_set_aside(
    open_store: OpenStore, database_path: Path, content: bytes
) -> None:
    database_path.write_bytes(content)
    store = open_store()
    notice = only_notice(store)
    assert (notice.kind, notice.path) == (NoticeKind.DATABASE_DAMAGED, str(database_path))
    assert notice.kept_as == str(database_path.with_name("games.damaged-1.db"))
    assert Path(notice.kept_as).read_bytes() == content
    assert_play_goes_on(open_store, store)


def test_a_database_of_another_program_is_not_touched(
    open_store: OpenStore, database_path: Path
) -> None:
    make_other(database_path)
    content = database_path.read_bytes()
    store = open_store()
    notice = only_notice(store)
    assert notice.kind is NoticeKind.DATABASE_FOREIGN
    assert Path(notice.kept_as).read_bytes() == content
    assert_play_goes_on(open_store, store)


def test_a_database_of_a_newer_version_is_kept(open_store: OpenStore, database_path: Path) -> None:
    make_other(database_path, application_id=APPLICATION_ID, version=len(STEPS) + 3)
    store = open_store()
    notice = only_notice(store)
    assert (notice.kind, notice.detail) == (NoticeKind.DATABASE_NEWER, str(len(STEPS) + 3))
    with contextlib.closing(sqlite3.connect(notice.kept_as)) as kept:
        assert kept.execute("SELECT text FROM secrets").fetchall() == [("kept",)]
    assert_play_goes_on(open_store, store)


def test_our_database_without_our_tables_is_set_aside(
    open_store: OpenStore, database_path: Path
) -> None:
    make_other(database_path, application_id=APPLICATION_ID, version=len(STEPS))
    store = open_store()
    notice = only_notice(store)
    assert notice.kind is NoticeKind.DATABASE_DAMAGED
    assert "table games" in notice.detail
    assert_play_goes_on(open_store, store)


def test_a_cut_off_database_is_set_aside(open_store: OpenStore, database_path: Path) -> None:
    make_games(database_path)
    content = database_path.read_bytes()
    database_path.write_bytes(content[: len(content) // 2])
    store = open_store()
    notice = only_notice(store)
    assert notice.kind is NoticeKind.DATABASE_DAMAGED
    assert Path(notice.kept_as).stat().st_size == len(content) // 2
    assert_play_goes_on(open_store, store)


@pytest.mark.parametrize("seed", range(12))
def test_noise_inside_costs_no_start_and_no_other_game(
    open_store: OpenStore, database_path: Path, seed: int
) -> None:
    make_games(database_path, count=40)
    content = bytearray(database_path.read_bytes())
    random_numbers = random.Random(seed)
    pages = len(content) // 4096
    start = 4096 * random_numbers.randrange(1, pages)
    content[start : start + 4096] = random_numbers.randbytes(4096)
    database_path.write_bytes(content)
    store = open_store()
    notice = only_notice(store)
    assert notice.kind is NoticeKind.DATABASE_DAMAGED
    assert Path(notice.kept_as).read_bytes() == bytes(content)
    assert store.statistics.totals().played == notice.rescued
    assert store.statistics.totals().won == notice.rescued
    assert_play_goes_on(open_store, store)


def test_a_damaged_list_of_games_loses_only_the_games_in_it(
    open_store: OpenStore, database_path: Path
) -> None:
    make_games(database_path, count=100, length=3)
    with contextlib.closing(sqlite3.connect(database_path)) as database:
        (root,) = database.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'games_by_start'"
        ).fetchone()
    content = bytearray(database_path.read_bytes())
    content[4096 * (root - 1) : 4096 * root] = bytes(4096)
    database_path.write_bytes(content)
    store = open_store()
    assert only_notice(store).rescued == 100
    assert store.statistics.totals().won == 100
    game = store.game_in_progress()
    assert game is not None
    assert (game.game_id, len(game.actions)) == (100, 3)


def test_a_journal_without_its_file_does_not_flow_into_the_new_one(
    open_store: OpenStore, database_path: Path
) -> None:
    database_path.with_name("games.db-wal").write_bytes(b"journal")
    store = open_store()
    notice = only_notice(store)
    assert notice.kind is NoticeKind.DATABASE_DAMAGED
    assert notice.kept_as == str(database_path.with_name("games.damaged-1.db-wal"))
    assert Path(notice.kept_as).read_bytes() == b"journal"
    assert_play_goes_on(open_store, store)


def test_half_a_new_file_from_a_killed_start_is_no_hindrance(
    open_store: OpenStore, database_path: Path
) -> None:
    passing_name(database_path, "new").write_bytes(b"half")
    store = open_store()
    assert store.take_notices() == ()
    assert_play_goes_on(open_store, store)
    assert not passing_name(database_path, "new").exists()


def test_earlier_set_aside_files_stay(open_store: OpenStore, database_path: Path) -> None:
    for content in (b"first", b"second"):
        database_path.write_bytes(content)
        open_store().close()
    assert database_path.with_name("games.damaged-1.db").read_bytes() == b"first"
    assert database_path.with_name("games.damaged-2.db").read_bytes() == b"second"


def test_a_big_file_is_checked_where_play_needs_it(
    database_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pyramide_qt.store.files.database_check._FULL_CHECK_BYTES", 0)
    make_games(database_path, count=20)
    content = bytearray(database_path.read_bytes())
    with contextlib.closing(sqlite3.connect(database_path)) as database:
        roots = dict(database.execute("SELECT name, rootpage FROM sqlite_schema").fetchall())
        assert find_damage(database, STEPS) == ""

    def damage_in(table: str, *, is_full: bool) -> str:
        page = roots[table]
        harmed = bytearray(content)
        harmed[4096 * (page - 1) : 4096 * page] = b"\xff" * 4096
        database_path.write_bytes(harmed)
        with contextlib.closing(sqlite3.connect(database_path)) as database:
            try:
                return find_damage(database, STEPS, is_full=is_full)
            except sqlite3.DatabaseError as error:
                return str(error)

    assert damage_in("actions", is_full=False)
    assert damage_in("on_table", is_full=False)
    assert damage_in("wins_by_moves", is_full=False) == ""
    assert damage_in("wins_by_moves", is_full=True)


def test_a_big_file_that_lacks_its_end_is_set_aside(
    open_store: OpenStore, database_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pyramide_qt.store.files.database_check._FULL_CHECK_BYTES", 0)
    make_games(database_path, count=20)
    database_path.write_bytes(database_path.read_bytes()[:-4096])
    store = open_store()
    assert only_notice(store).kind is NoticeKind.DATABASE_DAMAGED
    assert_play_goes_on(open_store, store)


def test_a_copied_file_needs_no_journal(open_store: OpenStore, database_path: Path) -> None:
    store = open_store()
    game_id = play(store)
    store.set_current_deal(CODE)
    store.close()
    assert not database_path.with_name("games.db-wal").exists()
    copy = database_path.with_name("copy.db")
    shutil.copy(database_path, copy)
    assert len(open_store(copy).actions(game_id)) == 3


def test_each_kind_of_trouble_is_told_apart() -> None:
    assert trouble_of(OSError(28, "No space left on device")) is Trouble.UNUSABLE
    assert trouble_of(sqlite3.ProgrammingError("closed")) is Trouble.OTHER


def test_a_fault_named_by_the_check_is_passed_on(
    database_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pyramide_qt.store.files.database_check._FULL_CHECK_BYTES", 0)
    make_games(database_path)
    with contextlib.closing(sqlite3.connect(database_path)) as database:
        (root,) = database.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'actions'"
        ).fetchone()
    with database_path.open("r+b") as file:
        file.seek(4096 * (root - 1) + 1)
        # The head of the first free block of the page, far outside it.
        file.write(b"\x0f\xff")
    with contextlib.closing(sqlite3.connect(database_path)) as database:
        assert find_damage(database, STEPS) != ""
        assert find_damage(database, STEPS, is_full=True) != ""
