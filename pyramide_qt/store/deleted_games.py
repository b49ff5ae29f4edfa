"""Deletes games, with a way back until the program ends."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

Write = Callable[[Callable[[sqlite3.Connection], object]], bool]

_MARK = "UPDATE games SET is_deleted = ? WHERE id = ? AND is_deleted <> ?"
_DELETE = "DELETE FROM games WHERE is_deleted = 1"


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
        """Delete for good what is marked."""
        self._write(lambda connection: connection.execute(_DELETE))

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
