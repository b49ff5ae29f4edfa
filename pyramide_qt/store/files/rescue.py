"""Brings over what can still be read from a damaged database that was set aside."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from pyramide_qt.store.files.database_files import connect_to_read
from pyramide_qt.store.game_rows import INSERT_DAILY, INSERT_GAME, INSERT_RECORD
from pyramide_qt.store.kept_lists import INSERT_ENTRY

# Nobody waits longer for the window; the file lies there still if it was not enough.
_MAX_S = 10.0
_STEP = 1000
# A damaged number may be anything; no player comes near this one.
_LAST_ID = 1_000_000_000

# In the order of the tables, the key first, as far as a game needs them.
_COLUMNS = {
    "records": "id record",
    "games": "id code token record_id started_at ended_at "
    "result move_count time_ms score hints undos "
    "last_result last_move_count last_time_ms last_score last_hints last_undos par is_deleted",
    "histories": "game_id packed",
    "actions": "game_id seq text at_ms",
    "dailies": "id token day code opened_at offset_min",
    "lists": "id list key value",
}

Row = tuple[Any, ...]


def rescue_games(damaged: Path, connection: sqlite3.Connection) -> int:
    """Copy each readable game of the file `damaged` to the fresh database; return how many.

    A game whose moves cannot be read is kept without them, since it counts all the same. The
    damaged file is only read. Raises sqlite3.Error if the fresh one cannot be written, and then
    nothing has been copied.
    """
    with contextlib.closing(connect_to_read(damaged)) as source:
        connection.execute("BEGIN IMMEDIATE")
        try:
            _copy_all(_Reader(source), connection)
            (count,) = connection.execute("SELECT count(*) FROM games").fetchone()
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
    return int(count)


class _Reader:
    """Reads what can be read, until the time is up."""

    def __init__(self, source: sqlite3.Connection) -> None:
        self._source = source
        self._deadline = time.monotonic() + _MAX_S
        source.set_progress_handler(self._is_late, 10_000)

    def value(self, query: str) -> int:
        """Return the one number that `query` asks for, 0 if it cannot be read."""
        try:
            (value,) = self._source.execute(query).fetchone() or (0,)
        except sqlite3.Error:
            return 0
        return value if isinstance(value, int) else 0

    def last_id(self, table: str) -> int:
        """Return the highest key of a table, 0 if it cannot be read."""
        return min(self.value(f"SELECT max({self._names(table)[0]}) FROM {table}"), _LAST_ID)  # noqa: S608

    def rows(self, table: str, first: int, last: int) -> Iterator[Row]:
        """Return the readable rows of a range, which is halved until the bad ones stand alone."""
        names = self._names(table)
        condition = f"AND {names[-1]} = 0" if table == "games" else ""
        query = (
            f"SELECT {', '.join(names)} FROM {table} WHERE {names[0]} BETWEEN ? AND ? {condition}"  # noqa: S608
        )
        return self._rows(query, first, last)

    def _rows(self, query: str, first: int, last: int) -> Iterator[Row]:
        try:
            yield from self._source.execute(query, (first, last)).fetchall()
        except sqlite3.Error:
            if first < last and not self._is_late():
                middle = (first + last) // 2
                yield from self._rows(query, first, middle)
                yield from self._rows(query, middle + 1, last)

    def _names(self, table: str) -> list[str]:
        """Names of the columns; one that was renamed is known by its place."""
        wanted = _COLUMNS[table].split()
        try:
            found = [row[1] for row in self._source.execute(f"PRAGMA table_info({table})")]
        except sqlite3.Error:
            return wanted
        if len(found) != len(wanted):
            return wanted
        return [_quoted(name) for name in found]

    def steps(self, last: int) -> Iterator[tuple[int, int]]:
        """Return ranges from 1 to `last` until the time is up."""
        for first in range(1, last + 1, _STEP):
            if self._is_late():
                return
            yield first, min(last, first + _STEP - 1)

    def _is_late(self) -> bool:
        return time.monotonic() > self._deadline


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _copy_all(reader: _Reader, connection: sqlite3.Connection) -> None:
    records: dict[int, str] = dict(reader.rows("records", 1, 10_000))
    _insert(connection, INSERT_RECORD, [(record,) for record in (*records.values(), "{}")])
    last = max(reader.last_id(table) for table in ("games", "histories", "actions"))
    for first, end in reader.steps(last):
        games = [
            (*row[:3], records.get(row[3], "{}"), *row[4:-1])
            for row in reader.rows("games", first, end)
        ]
        _insert(connection, INSERT_GAME, games)
        histories = list(reader.rows("histories", first, end))
        _insert(connection, "INSERT INTO histories VALUES (?, ?)", histories)
        actions = list(reader.rows("actions", first, end))
        _insert(connection, "INSERT INTO actions VALUES (?, ?, ?, ?)", actions)
    for first, end in reader.steps(reader.last_id("dailies")):
        _insert(connection, INSERT_DAILY, [row[1:] for row in reader.rows("dailies", first, end)])
    for first, end in reader.steps(reader.last_id("lists")):
        lists = [row[1:] for row in reader.rows("lists", first, end)]
        _insert(connection, INSERT_ENTRY, lists)
    on_table = reader.value("SELECT game_id FROM on_table") or None
    with contextlib.suppress(sqlite3.IntegrityError):
        connection.execute("UPDATE on_table SET game_id = ?", (on_table,))


def _insert(connection: sqlite3.Connection, statement: str, rows: Sequence[Row]) -> None:
    """Insert all rows at once or, if one is bad or has lost its game, each that can be."""
    try:
        connection.executemany(statement, rows)
    except sqlite3.IntegrityError:
        for row in rows:
            with contextlib.suppress(sqlite3.IntegrityError):
                connection.execute(statement, row)
