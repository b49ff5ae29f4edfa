"""Deletes games, with a way back until the program ends."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence

Write = Callable[[Callable[[sqlite3.Connection], object]], bool]

_MARK = "UPDATE games SET is_deleted = ? WHERE id = ? AND is_deleted <> ?"
_DELETE = """
DELETE FROM games WHERE id IN (SELECT id FROM games WHERE is_deleted = 1 LIMIT 500)
"""
# Nobody waits longer for the end of the program; the rest goes at the end of the next.
_MAX_PURGE_S = 0.5


class DeletedGames:
    """Games that are marked as deleted; `write` runs a change in a transaction of the store."""

    def __init__(self, write: Write) -> None:
        self._write = write

    def delete(self, ids: Sequence[int]) -> tuple[int, ...]:
        """Mark games as deleted; return the ids of those that were not."""
        return self._mark(1, ids)

    def restore(self, ids: Sequence[int]) -> tuple[int, ...]:
        """Bring deleted games back; return the ids that came back."""
        return self._mark(0, ids)

    def purge(self) -> None:
        """Delete for good what is marked, or the beginning of it if that is very much."""
        until = time.monotonic() + _MAX_PURGE_S
        gone: list[int] = []

        def write(connection: sqlite3.Connection) -> None:
            gone.append(connection.execute(_DELETE).rowcount)

        while self._write(write) and gone[-1] and time.monotonic() < until:
            pass

    def _mark(self, mark: int, ids: Sequence[int]) -> tuple[int, ...]:
        changed: list[int] = []

        def write(connection: sqlite3.Connection) -> None:
            # It may run a second time.
            changed[:] = (
                game_id
                for game_id in ids
                if connection.execute(_MARK, (mark, game_id, mark)).rowcount
            )

        return tuple(changed) if self._write(write) else ()
