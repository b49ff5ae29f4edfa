"""Journals as killed programs leave them, ours and others."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from pyramide_qt.store.game_store import GameStore, open_game_store
from pyramide_qt.store.notices import NoticeKind
from tests.store.plays import only_notice, play


def kill(store: GameStore, path: Path, place: Path) -> Path:
    """Copy to the folder `place` what a kill would leave of the open store at `path`."""
    place.mkdir()
    for each in path.parent.glob(f"{path.name}*"):
        shutil.copy(each, place / each.name)
    store.close()
    return place / path.name


def killed_with(path: Path, place: Path, count: int) -> Path:
    """Open the games at `path`, play one with `count` actions, and kill that."""
    store = open_game_store(path)
    play(store, count)
    return kill(store, path, place)


def put_journal(source: Path, path: Path, *endings: str) -> bytes:
    """Lay the journals of the database `source` beside the one at `path`; return the first."""
    for ending in endings:
        shutil.copy(f"{source}{ending}", f"{path}{ending}")
    return Path(f"{source}{endings[0]}").read_bytes()


def other_wal(place: Path, *, page_bytes: int = 4096, is_old_table: bool = False) -> Path:
    """Leave another program's database with a journal in the folder `place`; return its name.

    With `is_old_table` the journal holds a row alone, and nothing that names its database.
    """
    place.mkdir()
    live, path = place / "live.db", place / "other.db"
    with closing(sqlite3.connect(live, isolation_level=None)) as other:
        other.execute(f"PRAGMA page_size = {page_bytes}")
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("CREATE TABLE t (a)")
        if is_old_table:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        other.execute("INSERT INTO t VALUES (1)")
        for ending in ("", "-wal", "-shm"):
            shutil.copy(f"{live}{ending}", f"{path}{ending}")
    return path


def hot_journal(place: Path, source: Path | None = None) -> Path:
    """Leave a database with a rollback journal in `place`, a copy of `source` or another one.

    In the copy every game was just being taken for lost by the program that was killed.
    """
    place.mkdir()
    live, path = place / "live.db", place / "other.db"
    if source is not None:
        shutil.copy(source, live)
    with closing(sqlite3.connect(live, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        if source is None:
            other.execute("CREATE TABLE games (move_count, filling)")
            row = (7, "x" * 900)
            other.executemany("INSERT INTO games VALUES (?, ?)", [row] * 100)
        # So few pages that they go to the file before the end.
        other.execute("PRAGMA cache_size = 1")
        other.execute("BEGIN")
        other.execute("UPDATE games SET move_count = 99999")
        for ending in ("", "-journal"):
            shutil.copy(f"{live}{ending}", f"{path}{ending}")
        other.execute("ROLLBACK")
    assert Path(f"{path}-journal").read_bytes().startswith(b"\xd9\xd5")
    return path


def names(path: Path) -> list[str]:
    """What lies in the folder of the games."""
    return sorted(each.name for each in path.parent.glob("games*"))


def told_of_journal(
    open_store: Callable[[Path], GameStore], path: Path, ending: str, journal: bytes
) -> GameStore:
    """Return the open store: it tells of the journal, and both files are kept as they were."""
    content = path.read_bytes()
    store = open_store(path)
    notice = only_notice(store)
    assert notice.kind is NoticeKind.DATABASE_JOURNAL
    assert Path(notice.kept_as).read_bytes() == content
    assert Path(f"{notice.kept_as}{ending}").read_bytes() == journal
    return store


def assert_kept_apart(
    open_store: Callable[[Path], GameStore],
    path: Path,
    ending: str,
    journal: bytes,
    played: int = 41,
) -> None:
    """The start tells of the journal, both are kept, and the games of the file are in use."""
    store = told_of_journal(open_store, path, ending, journal)
    assert store.statistics.totals().played == played
    assert store.is_saving
    game_id = play(store)
    store.close()
    again = open_store(path)
    assert again.take_notices() == ()
    assert again.statistics.totals().played == played + 1
    assert len(again.actions(game_id)) == 3
