"""Connects to a database file, creates one, copies one."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pyramide_qt.store.files.atomic_file import sync_folder
from pyramide_qt.store.files.database_schema import apply_steps

# Files that SQLite keeps beside a database and that belong to it.
JOURNAL = "-wal"
ROLLBACK = "-journal"
COMPANIONS = (JOURNAL, "-shm", ROLLBACK)

_COUNTED = ("games", "histories", "actions", "records")
_COUNTS = [f"SELECT count(*) FROM {table}" for table in _COUNTED]  # noqa: S608

# A database has at least one page.
_MIN_BYTES = 512

# At the start a backup program may hold the file for a moment; in play nobody should wait.
_START_WAIT_S = 2.0
_PLAY_WAIT_MS = 200


def companion_of(path: Path, ending: str) -> Path:
    """Where SQLite keeps the companion of the database at `path`."""
    return path.with_name(path.name + ending)


class _Connection(sqlite3.Connection):
    """Reads any text, and tells of damage as SQLite does.

    Python fails in its own way if the text of an error, which may come from the file, is no UTF-8.
    """

    def execute(self, *arguments: Any) -> sqlite3.Cursor:
        """As `sqlite3.Connection.execute`; raises sqlite3.Error alone."""
        try:
            return super().execute(*arguments)
        except UnicodeDecodeError as error:
            damage = sqlite3.DatabaseError(f"The file holds a text that is none: {error.reason}.")
            damage.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise damage from error


def open_any(database: Path | str, **options: Any) -> sqlite3.Connection:
    """Open a file of which nothing is known; raise sqlite3.Error."""
    connection = sqlite3.connect(database, isolation_level=None, factory=_Connection, **options)
    connection.text_factory = text_of_bytes
    return connection


def text_of_bytes(raw: bytes) -> str:
    """Return a text of the file, with a sign for each part of it that is no UTF-8."""
    return raw.decode("utf-8", errors="replace")


def connect(path: Path) -> sqlite3.Connection:
    """Open the file so that nothing in it is executed; raise sqlite3.Error, leaving none open."""
    connection = open_any(path, timeout=_START_WAIT_S)
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def make_ready(connection: sqlite3.Connection) -> None:
    """Open a sound file to write with our habits, and prove it; raise sqlite3.Error."""
    connection.execute("PRAGMA journal_mode = WAL")
    # `journal_marks` has to know when a journal begins anew.
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    # FULL and not NORMAL: with NORMAL a power cut may take back many moves, not only one.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")
    connection.execute(f"PRAGMA busy_timeout = {_PLAY_WAIT_MS}")


def connect_to_read(path: Path) -> sqlite3.Connection:
    """Open the file without ever changing it; raise sqlite3.Error, leaving nothing open.

    It is read with its journal or, if that cannot be, as it is without.
    """
    if _has_plain_companions(path) and os.path.lexists(companion_of(path, JOURNAL)):
        # Without a journal there is nothing to be read beside it, and no index is left behind.
        with contextlib.suppress(sqlite3.Error):
            return _connect_to_read(f"{path.absolute().as_uri()}?mode=ro")
    return connect_alone(path)


def connect_alone(path: Path) -> sqlite3.Connection:
    """Open the file to read it as it is without any journal; raise sqlite3.Error."""
    return _connect_to_read(uri_alone(path))


def uri_alone(path: Path) -> str:
    """The file without what lies beside it, which SQLite then neither reads nor touches.

    It can also be opened so in a folder that cannot be written.
    """
    return f"{path.absolute().as_uri()}?mode=ro&immutable=1"


def _connect_to_read(uri: str) -> sqlite3.Connection:
    connection = open_any(uri, uri=True, timeout=_START_WAIT_S)
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA user_version").fetchone()
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _has_plain_companions(path: Path) -> bool:
    """Whether SQLite can open them: a pipe may never end, a link may lead anywhere.

    It also deletes the journal of a file without a page.
    """
    real = Path(os.path.realpath(path))
    beside = [companion_of(real, ending) for ending in COMPANIONS]
    try:
        modes = [each.lstat().st_mode for each in beside if os.path.lexists(each)]
        return all(map(stat.S_ISREG, modes)) and path.stat().st_size >= _MIN_BYTES
    except OSError:
        return False


def open_memory(steps: Sequence[str]) -> sqlite3.Connection:
    """Open a fresh database that ends with the program."""
    connection = open_any(":memory:")
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
        _mark(fresh)
        # Now, under this name: the change leaves a rollback journal if it is killed.
        fresh.execute("PRAGMA journal_mode = WAL")
    return beside


def copy_beside(connection: sqlite3.Connection, path: Path) -> Path:
    """Copy the open database, journal included, to a file beside `path`; return its name.

    Raises sqlite3.Error or OSError.
    """
    beside = _clear_beside(path)
    with contextlib.closing(sqlite3.connect(beside, isolation_level=None)) as copy:
        connection.backup(copy)
        # The journal of the old file does not belong to the new one.
        _mark(copy)
    return beside


def _mark(connection: sqlite3.Connection) -> None:
    # Seldom needed, so it is not loaded at each start.
    from pyramide_qt.store.files.journal_marks import begin_journal

    begin_journal(connection)


def take_place(beside: Path, path: Path) -> sqlite3.Connection:
    """Let the file made `beside` lie at `path` and open it; raise sqlite3.Error or OSError."""
    beside.rename(path)
    sync_folder(path.parent)
    connection = connect(path)
    make_ready(connection)
    return connection


def back_up(connection: sqlite3.Connection, path: Path, word: str) -> Path:
    """Copy the open database, journal included, to a free name; return that name.

    Raises sqlite3.Error or OSError. No half copy gets that name, and none without all games.
    """
    # Seldom needed, so it is not loaded at each start.
    from pyramide_qt.store.files.set_aside import free_name

    beside = _clear_beside(path)
    try:
        with contextlib.closing(sqlite3.connect(beside)) as copy:
            connection.backup(copy)
        with contextlib.closing(connect_alone(beside)) as copy:
            if _contents(copy) != _contents(connection):
                raise sqlite3.DatabaseError("The copy does not hold all games.")
        kept_as = beside.rename(free_name(path, word, COMPANIONS))
    except (sqlite3.Error, OSError):
        beside.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)
    return kept_as


def _contents(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
    """Version, how many games and histories can be read, and whether all pages can."""
    queries = ("PRAGMA user_version", *_COUNTS, "PRAGMA quick_check(1)")
    return [connection.execute(query).fetchone() for query in queries]


def _clear_beside(path: Path) -> Path:
    """Return the name beside `path` where a new file is made, free of an unfinished one."""
    from pyramide_qt.store.files.passing_files import passing_name

    path.parent.mkdir(parents=True, exist_ok=True)
    beside = passing_name(path, "new")
    for ending in ("", *COMPANIONS):
        beside.with_name(beside.name + ending).unlink(missing_ok=True)
    return beside
