"""Files that SQLite calls sound and that are not as we left them: no start and no game is lost."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from pyramide_qt.store.database import Database
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.files import database_files
from pyramide_qt.store.files.database_check import find_foreign_schema
from pyramide_qt.store.files.database_schema import STEPS, apply_steps
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.notices import NoticeKind
from pyramide_qt.store.reading import open_to_read
from pyramide_qt.store.saved_game import Result
from tests.store.conftest import OpenStore
from tests.store.plays import assert_play_goes_on, only_notice, play, summary


def change(path: Path, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)


_TRIGGER = "CREATE TRIGGER foreign_one {} BEGIN DELETE FROM games WHERE id < 20; END"
CHANGES = {
    "version 0": "PRAGMA user_version = 0",
    "version -5": "PRAGMA user_version = -5",
    "an older version": "PRAGMA user_version = 1",
    "trigger on insert": _TRIGGER.format("AFTER INSERT ON actions"),
    "trigger on update": _TRIGGER.format("AFTER UPDATE ON on_table"),
    "view": "CREATE VIEW won AS SELECT * FROM games",
    "table": "CREATE TABLE more (x)",
    "more of a table": "ALTER TABLE games ADD COLUMN colour TEXT",
    "index": "CREATE INDEX by_score ON games (score)",
    "index taken out": "DROP INDEX games_by_code",
    "index on other columns": "DROP INDEX games_by_code; CREATE INDEX games_by_code ON games (par)",
    "table taken out": "DROP TABLE dailies",
    "column with another name": "ALTER TABLE games RENAME COLUMN code TO kode",
    "key with another name": 'ALTER TABLE games RENAME COLUMN id TO "game no"',
    "mark with another name": "ALTER TABLE games RENAME COLUMN is_deleted TO gone",
    "row taken out": "DELETE FROM on_table",
}


@pytest.mark.parametrize("statements", CHANGES.values(), ids=CHANGES)
def test_every_game_is_rescued_and_the_file_set_aside_once(
    games: Path, open_store: OpenStore, statements: str
) -> None:
    change(games, *statements.split("; ") if "TRIGGER" not in statements else [statements])
    content = games.read_bytes()
    store = open_store()
    notice = only_notice(store)
    assert notice.kind is NoticeKind.DATABASE_DAMAGED
    assert notice.kept_as == str(games.with_name("games.damaged-1.db"))
    assert Path(notice.kept_as).read_bytes() == content
    assert (notice.rescued, store.statistics.totals().won) == (41, 41)
    assert len(store.actions(40)) == 10
    assert_play_goes_on(open_store, store)
    assert len(list(games.parent.glob("games.*.db"))) == 1


def test_what_sqlite_adds_itself_is_no_damage(games: Path, open_store: OpenStore) -> None:
    change(games, "ANALYZE")
    store = open_store()
    assert store.take_notices() == ()
    assert store.statistics.totals().won == 41


def test_another_id_of_the_program_keeps_the_file(games: Path, open_store: OpenStore) -> None:
    change(games, "PRAGMA application_id = 1")
    content = games.read_bytes()
    store = open_store()
    notice = only_notice(store)
    assert notice.kind is NoticeKind.DATABASE_FOREIGN
    assert Path(notice.kept_as).read_bytes() == content
    assert_play_goes_on(open_store, store)


def test_each_version_is_told_by_its_own_tables() -> None:
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as older:
        apply_steps(older, STEPS[:1])
        assert find_foreign_schema(older, STEPS[:1]) == ""
        assert "table dailies" in find_foreign_schema(older, STEPS)
        apply_steps(older, STEPS)
        assert find_foreign_schema(older, STEPS) == ""
        assert "foreign index games_by_code" in find_foreign_schema(older, STEPS[:1])


def test_a_trigger_put_there_in_play_is_not_executed(games: Path, open_store: OpenStore) -> None:
    store = open_store()
    game_id = play(store)
    change(games, CHANGES["trigger on insert"])
    store.append_action(game_id, 4, "D", 4000, summary(moves=4))
    assert only_notice(store).kind is NoticeKind.DATABASE_DAMAGED
    assert store.statistics.totals().played == 42
    assert_play_goes_on(open_store, store)


@pytest.mark.parametrize("name", ["version -5", "trigger on insert", "table taken out"])
def test_a_reading_command_refuses_it(games: Path, name: str) -> None:
    change(games, CHANGES[name])
    content = games.read_bytes()
    with pytest.raises(StoreError, match=r"^The file .*games\.db is damaged\.$"):
        open_to_read(games)
    assert games.read_bytes() == content


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM actions WHERE seq = 3",
        "DELETE FROM actions WHERE seq = 1",
        "UPDATE actions SET text = 'D D' WHERE seq = 3",
        "UPDATE actions SET text = '' WHERE seq = 3",
        "UPDATE actions SET seq = 11 WHERE seq = 9",
        "UPDATE actions SET seq = -1 WHERE seq = 1",
    ],
)
def test_a_game_that_lacks_a_move_is_not_gone_on_with(
    games: Path, open_store: OpenStore, statement: str
) -> None:
    change(games, statement)
    store = open_store()
    notice = only_notice(store)
    assert (notice.kind, notice.kept_as) == (NoticeKind.GAME_UNREADABLE, "")
    assert (store.game_in_progress(), store.current_deal()) == (None, None)
    assert store.statistics.totals().won == 41
    with pytest.raises(StoreError):
        store.game(41)
    assert_play_goes_on(open_store, store)


def test_a_deal_that_is_only_put_there_ends_the_telling(games: Path, open_store: OpenStore) -> None:
    change(games, "UPDATE on_table SET code = 'PY1-N-AAAAAAS'", "DELETE FROM actions WHERE seq = 3")
    store = open_store()
    assert only_notice(store).kind is NoticeKind.GAME_UNREADABLE
    store.set_current_deal("PY1-N-AAAAAAS")
    store.close()
    assert open_store().take_notices() == ()


def test_a_result_that_is_none_does_not_stop_the_start(
    games: Path, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pyramide_qt.store.files.database_check._FULL_CHECK_BYTES", 0)
    change(
        games,
        "PRAGMA ignore_check_constraints = ON",
        "UPDATE games SET last_result = 'lost' WHERE id = 41",
    )
    store = open_store()
    assert store.take_notices() == ()
    game = store.game(41)
    assert game is not None and game.summary.result is Result.OPEN
    assert store.is_saving


def test_a_copy_that_lacks_a_game_stops_the_migration(
    games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = games.read_bytes()
    read = database_files._contents
    seen: list[object] = []

    def read_one_game_less(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
        if not seen:
            connection = sqlite3.connect(":memory:", isolation_level=None)
            apply_steps(connection, STEPS)
        seen.append(read(connection))
        return read(connection)

    monkeypatch.setattr(database_files, "_contents", read_one_game_less)
    database = Database(games, steps=(*STEPS, "CREATE TABLE more (x);"))
    (notice,) = database.notices.take()
    assert notice.kind is NoticeKind.DATABASE_NOT_MIGRATED
    assert not database.is_on_disk
    database.close()
    assert games.read_bytes() == content
    assert [each.name for each in games.parent.glob("games.*.db*")] == []


def test_what_a_migration_brings_survives_a_kill(
    games: Path, tmp_path: Path, open_store: OpenStore
) -> None:
    steps = (*STEPS, "CREATE TABLE more (x);")
    store = GameStore(Database(games, steps=steps))
    play(store, 4, end=summary(Result.WON))
    killed = tmp_path / "killed"
    killed.mkdir()
    for each in games.parent.glob("games.db*"):
        (killed / each.name).write_bytes(each.read_bytes())
    store.close()
    again = GameStore(Database(killed / "games.db", steps=steps))
    assert (again.take_notices(), again.statistics.totals().won) == ((), 42)
    again.close()
