"""Ties a journal to its database: marks by chance that the first writing into a journal leaves.

SQLite lays any journal of the same page size over any database. So a database bears a mark, and
the first transaction of each journal puts a new mark in its place and notes the one before: what
lies in the file when its journal is found must be one of both.

The marks stand in row 0 of `records`, which no game points at; versions that know nothing of
them leave the row alone.
"""

from __future__ import annotations

import os
import re
import sqlite3

# The mark of a file that has none, as those of earlier versions.
NO_MARK = "none"

_ROW = re.compile(r"marks((?: (?:[0-9a-f]{16}|none))+)")
_WRITE = """
INSERT INTO records (id, record) VALUES (0, ?)
ON CONFLICT (id) DO UPDATE SET record = excluded.record
"""


def read_marks(connection: sqlite3.Connection) -> tuple[str, ...]:
    """The mark of the open database, then those that its journal has found or left before.

    Raises sqlite3.Error.
    """
    row = connection.execute("SELECT record FROM records WHERE id = 0").fetchone()
    found = _ROW.fullmatch(str(row[0])) if row is not None else None
    return tuple(found[1].split()) if found is not None else (NO_MARK,)


def begin_journal(connection: sqlite3.Connection) -> None:
    """Leave a mark in a journal that is empty, or in a new file. Raises sqlite3.Error."""
    _write(connection, read_marks(connection)[:1])


def empty_journal(connection: sqlite3.Connection) -> None:
    """Bring all that the journal holds into the file, unless somebody is reading.

    The file gets a mark of its own first, which no earlier copy of the journal can hold: such a
    copy would lay older pages over it. Raises sqlite3.Error.
    """
    _write(connection, read_marks(connection))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


def _write(connection: sqlite3.Connection, before: tuple[str, ...]) -> None:
    marks = " ".join((os.urandom(8).hex(), *before))
    connection.execute(_WRITE, (f"marks {marks}",))
