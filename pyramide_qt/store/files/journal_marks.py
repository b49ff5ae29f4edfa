"""Ties a journal to its database: marks by chance that the first writing into a journal leaves.

SQLite lays any journal of the same page size over any database. So a database bears a mark, and
the first transaction of each journal puts a new mark in its place and notes the one before: what
lies in the file when its journal is found must be one of both.

What knows nothing of marks leaves them as they are, whatever it writes. So the journal also notes
which games the file held when it began.

All this stands in row 0 of `records`, which no game points at.
"""

from __future__ import annotations

import os
import re
import sqlite3
import zlib
from typing import NamedTuple

# The mark of a file that has none, as those of earlier versions.
NO_MARK = "none"

_ROW = re.compile(r"marks((?: (?:[0-9a-f]{16}|none))+) over ([0-9a-f]{8})")
_WRITE = """
INSERT INTO records (id, record) VALUES (0, ?)
ON CONFLICT (id) DO UPDATE SET record = excluded.record
"""
_GAMES = """
SELECT count(*), max(id),
    (SELECT hex(code) || hex(started_at) FROM games ORDER BY id DESC LIMIT 1)
FROM games
"""


class Marks(NamedTuple):
    """The mark of a database, then those that its journal has found or left before.

    `games` tells, in short, the games that the file with the last of the marks held.
    """

    all: tuple[str, ...]
    games: str


def read_marks(connection: sqlite3.Connection) -> Marks:
    """The marks of the open database. Raises sqlite3.Error."""
    row = connection.execute("SELECT record FROM records WHERE id = 0").fetchone()
    found = _ROW.fullmatch(str(row[0])) if row is not None else None
    return Marks(tuple(found[1].split()), found[2]) if found is not None else Marks((NO_MARK,), "")


def sum_of_games(connection: sqlite3.Connection) -> str:
    """How many games there are and which is the last, in 8 digits. Raises sqlite3.Error."""
    row = connection.execute(_GAMES).fetchone()
    return f"{zlib.crc32(repr(row).encode()):08x}"


def begin_journal(connection: sqlite3.Connection) -> None:
    """Leave a mark in a journal that is empty, or in a new file. Raises sqlite3.Error."""
    _write(connection, Marks(read_marks(connection).all[:1], sum_of_games(connection)))


def empty_journal(connection: sqlite3.Connection) -> None:
    """Bring all that the journal holds into the file, unless somebody is reading.

    The file gets a mark of its own first, which no earlier copy of the journal can hold: such a
    copy would lay older pages over it. Raises sqlite3.Error.
    """
    _write(connection, read_marks(connection))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


def _write(connection: sqlite3.Connection, before: Marks) -> None:
    marks = " ".join((os.urandom(8).hex(), *before.all))
    games = before.games or sum_of_games(connection)
    connection.execute(_WRITE, (f"marks {marks} over {games}",))
