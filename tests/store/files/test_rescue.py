"""What can still be read of a damaged file is brought over, and only that."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from pyramide_qt.store.database import Database
from pyramide_qt.store.files import rescue
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.notices import NoticeKind
from tests.store.conftest import OpenStore
from tests.store.plays import make_games, play


def spoil_root(path: Path, table: str) -> None:
    """Overwrite the first page of a table."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        (root,) = database.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)
        ).fetchone()
    with path.open("r+b") as file:
        file.seek(4096 * (root - 1))
        file.write(b"\xff" * 4096)


@pytest.mark.parametrize(
    ("table", "moves", "on_table"),
    [("histories", 0, True), ("records", 6, True), ("on_table", 6, False)],
)
def test_a_lost_table_costs_no_game(
    open_store: OpenStore, database_path: Path, table: str, moves: int, on_table: bool
) -> None:
    make_games(database_path, count=30, length=6)
    spoil_root(database_path, table)
    store = open_store()
    (notice,) = store.take_notices()
    assert (notice.kind, notice.rescued) == (NoticeKind.DATABASE_DAMAGED, 30)
    assert store.statistics.totals().won == 30
    assert len(store.actions(7)) == moves
    assert len(store.actions(30)) == 6
    assert (store.game_in_progress() is not None) is on_table


def test_the_games_gone_with_a_page_are_the_only_ones_gone(
    open_store: OpenStore, database_path: Path
) -> None:
    make_games(database_path, count=200, length=2)
    with contextlib.closing(sqlite3.connect(database_path)) as database:
        (root,) = database.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'games'"
        ).fetchone()
    content = bytearray(database_path.read_bytes())
    # A page of a table's tree names its children in its last bytes of use; the first child:
    inner = content[4096 * (root - 1) : 4096 * root]
    assert inner[0] == 5, "the table has more than one page"
    cell = int.from_bytes(inner[12:14], "big")
    child = int.from_bytes(inner[cell : cell + 4], "big")
    content[4096 * (child - 1) : 4096 * child] = bytes(4096)
    database_path.write_bytes(content)
    store = open_store()
    (notice,) = store.take_notices()
    assert 100 < notice.rescued < 200
    assert store.game(1) is None
    assert len(store.actions(200)) == len(store.actions(150)) == 2
    play(store)
    assert store.statistics.totals().played == notice.rescued + 1


def test_a_row_that_may_not_be_is_left_behind(open_store: OpenStore, database_path: Path) -> None:
    make_games(database_path, count=5)
    with contextlib.closing(sqlite3.connect(database_path)) as database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute("UPDATE games SET result = 'lost' WHERE id = 2")
        database.commit()
    spoil_root(database_path, "wins_by_time")
    store = open_store()
    (notice,) = store.take_notices()
    assert notice.rescued == 4
    assert (store.game(2), len(store.actions(3))) == (None, 30)


def test_a_rescue_has_an_end(
    open_store: OpenStore, database_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store()
    for _ in range(3):
        play(store)
    store.close()
    monkeypatch.setattr(rescue, "_MAX_S", -1.0)
    fresh = Database(None)
    assert rescue.rescue_games(database_path, fresh.connection) == 0
    fresh.close()


def test_a_rescue_into_a_full_disk_copies_nothing(
    open_store: OpenStore, database_path: Path, tmp_path: Path
) -> None:
    store = open_store()
    play(store)
    play(store, 1000)
    store.close()
    fresh = Database(tmp_path / "fresh.db")
    fresh.connection.execute("PRAGMA max_page_count = 1")
    with pytest.raises(sqlite3.OperationalError, match="full"):
        rescue.rescue_games(database_path, fresh.connection)
    again = GameStore(fresh)
    assert again.statistics.totals().played == 0
    again.close()
