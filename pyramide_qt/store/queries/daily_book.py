"""Remembers which deals were daily deals, and when each of them was won."""

# What is put into the queries are constants; values travel as parameters.
# ruff: noqa: S608

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pyramide_qt.store.game_rows import (
    INSERT_DAILY,
    MOVES_IN_RANGE,
    PAR_IS_KNOWN,
    text_of,
    text_or_none,
    whole,
    whole_or_none,
)
from pyramide_qt.store.reading import Reader
from pyramide_qt.store.stored_times import DAY_IN_RANGE, END_IN_RANGE

Write = Callable[[Callable[[sqlite3.Connection], object]], bool]


@dataclass(frozen=True)
class DailyEntry:
    """The deal of a rule set for a local calendar day, such as `2026-11-30`.

    `opened_at` (UTC) is when it was first put on the table, `offset_min` how far the local time
    was ahead of UTC then. `won_at` is when it was first won, None before or if that is unknown;
    `game_id` is that game, and `is_fewest` says that a win took the fewest moves possible.
    All is as it stands in the file: `stored_times` says what is known.
    """

    token: str
    day: str
    code: str
    opened_at: str
    offset_min: int
    game_id: int | None = None
    won_at: str | None = None
    is_fewest: bool = False

    @property
    def row(self) -> tuple[str, str, str, str, int]:
        """What is kept of it; the win is asked of the games."""
        return self.token, self.day, self.code, self.opened_at, self.offset_min


_SELECT = f"""
SELECT token, day, code, opened_at, offset_min,
    (SELECT id FROM games WHERE games.code = dailies.code AND is_deleted = 0
        AND result = 'won' ORDER BY ({END_IN_RANGE}) IS NOT TRUE, ended_at LIMIT 1) AS winner,
    (SELECT min(ended_at) FROM games WHERE games.code = dailies.code AND is_deleted = 0
        AND result = 'won' AND {END_IN_RANGE}),
    EXISTS (SELECT 1 FROM games WHERE games.code = dailies.code AND is_deleted = 0
        AND result = 'won' AND {PAR_IS_KNOWN} AND move_count <= par AND {MOVES_IN_RANGE})
FROM dailies
"""

_DELETE_OTHER = "DELETE FROM dailies WHERE token = ? AND day = ? AND code <> ?"


class DailyBook:
    """The daily deals of the player; `write` runs a change in a transaction of the store.

    `proved` holds what was looked for since the program began, by rule set and day: the code, and
    whether it can be won. What stands in the file may have come from anywhere.
    """

    def __init__(self, database: Reader, write: Write) -> None:
        self._database = database
        self._write = write
        self.proved: dict[tuple[str, str], tuple[str, bool]] = {}

    def enter(self, entry: DailyEntry) -> None:
        """Note that a daily deal was put on the table; only the first time of a day counts.

        Another deal that stands there for the day, from a file perhaps, gives way.
        """

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(_DELETE_OTHER, (entry.token, entry.day, entry.code))
            connection.execute(INSERT_DAILY, entry.row)

        self._write(write)

    def entries(self, token: str) -> tuple[DailyEntry, ...]:
        """Return the days of a rule set in order; StoreError if they cannot be read now."""
        rows = self._database.fetch(f"{_SELECT} WHERE token = ? ORDER BY day", [token])
        return tuple(map(_entry, rows))

    def entry_of(self, code: str) -> DailyEntry | None:
        """Return the day whose deal `code` is, the first one that is known."""
        order = f"({DAY_IN_RANGE}) IS NOT TRUE, day"
        rows = self._database.fetch(f"{_SELECT} WHERE code = ? ORDER BY {order} LIMIT 1", [code])
        return _entry(rows[0]) if rows else None


def _entry(row: Sequence[object]) -> DailyEntry:
    token, day, code, opened_at, offset_min, game_id, won_at, is_fewest = row
    return DailyEntry(
        text_of(token),
        text_of(day),
        text_of(code),
        text_of(opened_at),
        whole(offset_min),
        whole_or_none(game_id),
        text_or_none(won_at),
        bool(is_fewest),
    )
