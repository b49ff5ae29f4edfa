"""Says what a file is before anything trusts or changes it."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import stat
from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from pyramide_qt.store.files.database_schema import APPLICATION_ID, apply_steps

_MAGIC = b"SQLite format 3\x00"
_HEADER_BYTES = 100

# A full check reads every page, 3 ms for each MB, which would be felt at the start.
_FULL_CHECK_BYTES = 2_000_000
_SMALL_TABLES = ("sqlite_schema", "records", "actions", "on_table")


class FileKind(Enum):
    """What lies at the place of the database, as its first bytes tell."""

    MISSING = "missing"
    OURS = "ours"
    DAMAGED = "damaged"
    FOREIGN = "foreign"


class Trouble(Enum):
    """What an error of SQLite means for us."""

    DAMAGED = "damaged"
    LOCKED = "locked"
    UNUSABLE = "unusable"
    OTHER = "other"


def kind_of_file(path: Path) -> FileKind:
    """Tell from the header alone, without opening it as a database. Raises OSError."""
    try:
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
            # Reading a pipe or a device may never end.
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
        with path.open("rb") as file:
            header = file.read(_HEADER_BYTES)
    except FileNotFoundError:
        return FileKind.MISSING
    if len(header) < _HEADER_BYTES or not header.startswith(_MAGIC):
        return FileKind.DAMAGED
    if int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        return FileKind.FOREIGN
    return FileKind.OURS


def identity_of(connection: sqlite3.Connection) -> tuple[FileKind, int]:
    """What the open database says of itself, its journal included, and its version.

    Raises sqlite3.Error.
    """
    (application_id,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application_id != APPLICATION_ID:
        return FileKind.FOREIGN, version
    # The first version was 1; nothing of ours ever wrote less.
    return FileKind.OURS if version > 0 else FileKind.DAMAGED, version


_TROUBLES = {
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_READONLY: Trouble.UNUSABLE,
    sqlite3.SQLITE_IOERR: Trouble.UNUSABLE,
    sqlite3.SQLITE_FULL: Trouble.UNUSABLE,
    sqlite3.SQLITE_CANTOPEN: Trouble.UNUSABLE,
    sqlite3.SQLITE_PERM: Trouble.UNUSABLE,
}


def trouble_of(error: Exception) -> Trouble:
    """Sort an error of SQLite or the system; OTHER is a mistake of ours, not of the file."""
    if isinstance(error, OSError):
        return Trouble.UNUSABLE
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_IOERR_SHORT_READ:
        # Not the disk failed: pages are missing at the end of the file.
        return Trouble.DAMAGED
    return _TROUBLES.get(code & 0xFF, Trouble.OTHER) if code is not None else Trouble.OTHER


def find_damage(
    connection: sqlite3.Connection, steps: Sequence[str], *, is_full: bool = False
) -> str:
    """Return what is wrong inside the open database, "" if nothing was found.

    `steps` are those that made it. Small files and, with `is_full`, all others are checked
    throughout; in a big file the parts needed to go on playing. Raises sqlite3.Error where the
    damage stops SQLite itself, as it does if pages are missing at the end.
    """
    fault = find_foreign_schema(connection, steps)
    if fault:
        return fault
    (page_bytes,) = connection.execute("PRAGMA page_size").fetchone()
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    is_full = is_full or page_bytes * pages <= _FULL_CHECK_BYTES
    names = ["1"] if is_full else _SMALL_TABLES
    faults = (_first_fault(connection, f"PRAGMA quick_check({name})") for name in names)
    fault = next(filter(None, faults), "") or _find_lost_row(connection)
    return fault or (_find_orphan(connection) if is_full else "")


def find_deep_damage(connection: sqlite3.Connection, steps: Sequence[str]) -> str:
    """Look through the whole database, as `find_damage` does, and compare all lists of games.

    A journal that does not belong to it shows best where lists and tables differ: 13 ms for each
    MB. Raises sqlite3.Error.
    """
    return (
        find_foreign_schema(connection, steps)
        or _first_fault(connection, "PRAGMA integrity_check(1)")
        or _find_lost_row(connection)
        or _find_orphan(connection)
    )


def find_foreign_schema(connection: sqlite3.Connection, steps: Sequence[str]) -> str:
    """Return what tables, indexes, views and triggers lack or have beside those of `steps`.

    Nothing of them has been executed then. Raises sqlite3.Error.
    """
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as pattern:
        apply_steps(pattern, steps)
        wanted = _schema(pattern)
    found = _schema(connection)
    if missing := wanted.keys() - found.keys():
        return f"The file lacks {', '.join(sorted(missing))}."
    if foreign := found.keys() - wanted.keys():
        return f"The file has a foreign {', '.join(sorted(foreign))}."
    changed = [name for name, text in wanted.items() if found[name] != text]
    return f"The file has another {', '.join(changed)}." if changed else ""


def _schema(connection: sqlite3.Connection) -> dict[str, tuple[str, str]]:
    """Name of each part of the schema -> its table and text, blanks made equal."""
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema")
    return {
        f"{kind} {name}": (table, " ".join(str(text).split()))
        for kind, name, table, text in rows
        # What SQLite makes itself: the index of a key, and the figures of ANALYZE.
        if text is not None and not (kind == "table" and str(name).startswith("sqlite_stat"))
    }


def _find_lost_row(connection: sqlite3.Connection) -> str:
    rows = connection.execute("SELECT id FROM on_table").fetchall()
    return "" if rows == [(1,)] else "The file lacks the row of on_table."


def _find_orphan(connection: sqlite3.Connection) -> str:
    """What belongs to a game that is not there: somebody else took the game out."""
    orphan = connection.execute("PRAGMA foreign_key_check").fetchone()
    return f"The file has {orphan[0]} of a game that it lacks." if orphan else ""


def _first_fault(connection: sqlite3.Connection, pragma: str) -> str:
    (answer,) = connection.execute(pragma).fetchone()
    return "" if answer == "ok" else str(answer)
