"""Brings over what can still be read from a damaged database that was set aside."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from pyramide_qt.store.game_rows import INSERT_DAILY, INSERT_GAME, INSERT_RECORD

# Nobody waits longer for the window; the file lies there still if it was not enough.
_LONGEST_S = 10.0
_STEP = 1000
# A damaged number may be anything; no player comes near this one.
_LAST_ID = 1_000_000_000

_GAMES = """
SELECT id, code, token, record_id, started_at, ended_at,
    result, move_count, time_ms, score, hints, undos,
    last_result, last_move_count, last_time_ms, last_score, last_hints, last_undos, par
FROM games WHERE id BETWEEN ? AND ? AND is_deleted = 0
"""
_HISTORIES = "SELECT game_id, packed FROM histories WHERE game_id BETWEEN ? AND ?"
_DAILIES = "SELECT token, day, code, opened_at, offset_min FROM dailies WHERE id BETWEEN ? AND ?"
_ACTIONS = "SELECT game_id, seq, text, at_ms FROM actions WHERE game_id BETWEEN ? AND ?"

Row = tuple[Any, ...]


def rescue_games(damaged: Path, connection: sqlite3.Connection) -> int:
    """Copy each readable game of the file `damaged` to the fresh database; return how many.

    A game whose moves cannot be read is kept without them, since it counts all the same. The
    damaged file is only read. Raises sqlite3.Error if the fresh one cannot be written, and then
    nothing has been copied.
    """
    with contextlib.closing(_open_to_read(damaged)) as source:
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
        self._deadline = time.monotonic() + _LONGEST_S
        source.set_progress_handler(self._is_late, 10_000)

    def value(self, query: str) -> int:
        """Return the one number that `query` asks for, 0 if it cannot be read."""
        try:
            (value,) = self._source.execute(query).fetchone() or (0,)
        except sqlite3.Error:
            return 0
        return value if isinstance(value, int) else 0

    def rows(self, query: str, first: int, last: int) -> Iterator[Row]:
        """Return the readable rows of a range, which is halved until the bad ones stand alone."""
        try:
            yield from self._source.execute(query, (first, last)).fetchall()
        except sqlite3.Error:
            if first < last and not self._is_late():
                middle = (first + last) // 2
                yield from self.rows(query, first, middle)
                yield from self.rows(query, middle + 1, last)

    def steps(self, last: int) -> Iterator[tuple[int, int]]:
        """Return ranges from 1 to `last` until the time is up."""
        for first in range(1, last + 1, _STEP):
            if self._is_late():
                return
            yield first, min(last, first + _STEP - 1)

    def _is_late(self) -> bool:
        return time.monotonic() > self._deadline


def _open_to_read(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def _copy_all(reader: _Reader, connection: sqlite3.Connection) -> None:
    records: dict[int, str] = dict(
        reader.rows("SELECT id, record FROM records WHERE id BETWEEN ? AND ?", 1, 10_000)
    )
    _insert(connection, INSERT_RECORD, [(record,) for record in (*records.values(), "{}")])
    ids = [
        reader.value(f"SELECT max({column}) FROM {table}")  # noqa: S608
        for column, table in (("id", "games"), ("game_id", "histories"), ("game_id", "actions"))
    ]
    for first, last in reader.steps(min(max(ids), _LAST_ID)):
        games = [
            (*row[:3], records.get(row[3], "{}"), *row[4:])
            for row in reader.rows(_GAMES, first, last)
        ]
        _insert(connection, INSERT_GAME, games)
        histories = list(reader.rows(_HISTORIES, first, last))
        _insert(connection, "INSERT INTO histories VALUES (?, ?)", histories)
        actions = list(reader.rows(_ACTIONS, first, last))
        _insert(connection, "INSERT INTO actions VALUES (?, ?, ?, ?)", actions)
    for first, last in reader.steps(min(reader.value("SELECT max(id) FROM dailies"), _LAST_ID)):
        _insert(connection, INSERT_DAILY, list(reader.rows(_DAILIES, first, last)))
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
