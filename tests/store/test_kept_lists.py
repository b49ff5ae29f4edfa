"""What a player keeps beside the games is in the file, in order, and lost by no trouble with it."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from pyramide_qt.store.database import Database
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.kept_lists import Entry, KeptList
from pyramide_qt.store.notices import NoticeKind
from tests.store.conftest import OpenStore
from tests.store.plays import make_games

MINE = (Entry("XB", "Second"), Entry("XA", "First"))
STARS = (Entry("TT"), Entry("N"))


def test_lists_are_found_again_in_their_order(open_store: OpenStore) -> None:
    store = open_store()
    assert store.lists.get(KeptList.OWN_RULES) == ()
    store.lists.set(KeptList.OWN_RULES, MINE)
    store.lists.set(KeptList.FAVOURITES, [*STARS, Entry("TT", "twice")])
    store.close()
    again = open_store()
    assert again.lists.get(KeptList.OWN_RULES) == MINE
    assert again.lists.get(KeptList.FAVOURITES) == STARS
    again.lists.set(KeptList.FAVOURITES, STARS[1:])
    again.close()
    assert open_store().lists.get(KeptList.FAVOURITES) == STARS[1:]


def test_a_second_window_reads_them_and_leaves_them_as_they_are(
    open_store: OpenStore, database_path: Path
) -> None:
    first = open_store()
    first.lists.set(KeptList.OWN_RULES, MINE)
    second = open_store()
    assert not second.is_saving
    assert second.lists.get(KeptList.OWN_RULES) == MINE
    second.lists.set(KeptList.OWN_RULES, ())
    second.close()
    with contextlib.closing(sqlite3.connect(database_path)) as database:
        assert database.execute("SELECT count(*) FROM lists").fetchone() == (2,)


def test_what_a_full_disk_refused_is_written_when_there_is_room(
    database_path: Path, open_store: OpenStore
) -> None:
    database = Database(database_path)
    store = GameStore(database)
    long = [Entry(f"X{number}", "n" * 60) for number in range(200)]
    (most,) = database.connection.execute("PRAGMA max_page_count").fetchone()
    database.connection.execute("PRAGMA max_page_count = 1")
    store.lists.set(KeptList.OWN_RULES, long)
    assert [notice.kind for notice in store.take_notices()] == [NoticeKind.SAVING_FAILED]
    assert len(store.lists.get(KeptList.OWN_RULES)) == 200
    database.connection.execute(f"PRAGMA max_page_count = {most}")
    store.set_current_deal("PY1-N-AAAAAAS")
    assert store.is_saving
    store.close()
    assert open_store().lists.get(KeptList.OWN_RULES) == tuple(long)


def test_lists_of_a_damaged_file_are_brought_over(
    database_path: Path, open_store: OpenStore
) -> None:
    make_games(database_path, count=30, length=6)
    store = open_store()
    store.lists.set(KeptList.OWN_RULES, MINE)
    store.close()
    with contextlib.closing(sqlite3.connect(database_path)) as database:
        (root,) = database.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'games'"
        ).fetchone()
    with database_path.open("r+b") as file:
        file.seek(4096 * (root - 1))
        file.write(b"\xff" * 4096)
    store = open_store()
    assert [notice.kind for notice in store.take_notices()] == [NoticeKind.DATABASE_DAMAGED]
    assert store.lists.get(KeptList.OWN_RULES) == MINE


def test_lists_in_memory_go_into_the_file_that_takes_the_place(
    database_path: Path, open_store: OpenStore
) -> None:
    store = open_store()
    store.lists.set(KeptList.OWN_RULES, MINE)
    for path in database_path.parent.glob("games.db*"):
        path.unlink()
    store.lists.set(KeptList.FAVOURITES, STARS)
    store.close()
    again = open_store()
    assert again.lists.get(KeptList.OWN_RULES) == MINE
    assert again.lists.get(KeptList.FAVOURITES) == STARS
