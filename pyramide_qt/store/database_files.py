"""Connects to a database file, creates one, copies one."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from pyramide_qt.store.atomic_file import sync_folder
from pyramide_qt.store.database_schema import apply_steps

# Files that SQLite keeps beside a database and that belong to it.
JOURNAL = "-wal"
COMPANIONS = (JOURNAL, "-shm", "-journal")

# At the start a backup program may hold the file for a moment; in play nobody should wait.
_START_WAIT_S = 2.0
_PLAY_WAIT_MS = 200


def connect(path: Path) -> sqlite3.Connection:
    """Open the file with our habits; raise sqlite3.Error, leaving nothing open."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=_START_WAIT_S)
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA journal_mode = WAL")
        # FULL and not NORMAL: with NORMAL a power cut may take back many moves, not only one.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def make_ready(connection: sqlite3.Connection) -> None:
    """Prove that the file can be written, then wait less; raise sqlite3.Error."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")
    connection.execute(f"PRAGMA busy_timeout = {_PLAY_WAIT_MS}")


def open_memory(steps: Sequence[str]) -> sqlite3.Connection:
    """Open a fresh database that ends with the program."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    apply_steps(connection, steps)
    return connection


def create_file(path: Path, steps: Sequence[str]) -> sqlite3.Connection:
    """Make and open a fresh database where nothing lies; raise sqlite3.Error or OSError.

    It is made beside and renamed, so that no kill can leave half a file in its place.
    """
    return take_place(create_beside(path, steps), path)


def create_beside(path: Path, steps: Sequence[str]) -> Path:
    """Make a fresh database beside `path`; return its name. Raises sqlite3.Error or OSError."""
    beside = _clear_beside(path)
    with contextlib.closing(sqlite3.connect(beside, isolation_level=None)) as fresh:
        apply_steps(fresh, steps)
    return beside


def copy_beside(connection: sqlite3.Connection, path: Path) -> Path:
    """Copy the open database, journal included, to a file beside `path`; return its name.

    Raises sqlite3.Error or OSError.
    """
    beside = _clear_beside(path)
    with contextlib.closing(sqlite3.connect(beside)) as copy:
        connection.backup(copy)
    return beside


def take_place(beside: Path, path: Path) -> sqlite3.Connection:
    """Let the file made `beside` lie at `path` and open it; raise sqlite3.Error or OSError."""
    beside.rename(path)
    sync_folder(path.parent)
    connection = connect(path)
    make_ready(connection)
    return connection


def back_up(connection: sqlite3.Connection, path: Path, word: str) -> Path:
    """Copy the open database, journal included, to a free name; return that name.

    Raises sqlite3.Error, leaving no half copy.
    """
    # Seldom needed, so it is not loaded at each start.
    from pyramide_qt.store.set_aside import free_name

    kept_as = free_name(path, word, COMPANIONS)
    try:
        with contextlib.closing(sqlite3.connect(kept_as)) as copy:
            connection.backup(copy)
    except sqlite3.Error:
        kept_as.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)
    return kept_as


def _clear_beside(path: Path) -> Path:
    """Return the name beside `path` where a new file is made, free of an unfinished one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.new")
    for ending in ("", *COMPANIONS):
        beside.with_name(beside.name + ending).unlink(missing_ok=True)
    return beside
