"""Says what a file is before anything trusts or changes it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from pyramide_qt.store.database_schema import APPLICATION_ID, apply_steps

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
        with path.open("rb") as file:
            header = file.read(_HEADER_BYTES)
    except FileNotFoundError:
        return FileKind.MISSING
    if len(header) < _HEADER_BYTES or not header.startswith(_MAGIC):
        return FileKind.DAMAGED
    if int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        return FileKind.FOREIGN
    return FileKind.OURS


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
    missing = _names(steps) - _schema_names(connection)
    if missing:
        return f"The file lacks {', '.join(sorted(missing))}."
    (page_bytes,) = connection.execute("PRAGMA page_size").fetchone()
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    if is_full or page_bytes * pages <= _FULL_CHECK_BYTES:
        return _first_fault(connection, "PRAGMA quick_check(1)")
    for table in _SMALL_TABLES:
        fault = _first_fault(connection, f"PRAGMA quick_check({table})")
        if fault:
            return fault
    return ""


def _names(steps: Sequence[str]) -> set[str]:
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as pattern:
        apply_steps(pattern, steps)
        return _schema_names(pattern)


def _schema_names(connection: sqlite3.Connection) -> set[str]:
    rows = connection.execute("SELECT type, name FROM sqlite_schema")
    return {f"{kind} {name}" for kind, name in rows}


def _first_fault(connection: sqlite3.Connection, pragma: str) -> str:
    (answer,) = connection.execute(pragma).fetchone()
    return "" if answer == "ok" else str(answer)
