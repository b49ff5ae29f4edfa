"""Brings over what can still be read from a damaged database that was set aside."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_rows import insert_actions, insert_game, pack_history, select_game
from pyramide_qt.store.saved_game import SavedGame

# A hundred thousand games take about four seconds; nobody waits longer for the window.
_LONGEST_S = 6.0


def rescue_games(damaged: Path, connection: sqlite3.Connection) -> int:
    """Copy each readable game of the file `damaged` to the fresh database; return how many.

    The damaged file is only read. Raises sqlite3.Error if the fresh one cannot be written, and
    then nothing has been copied.
    """
    with contextlib.closing(_open_to_read(damaged)) as source:
        on_table = _game_on_table(source)
        connection.execute("BEGIN IMMEDIATE")
        try:
            count = 0
            for game in _readable_games(source):
                _copy(game, connection, is_on_table=game.game_id == on_table)
                count += 1
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
    return count


def _open_to_read(path: Path) -> sqlite3.Connection:
    source = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    deadline = time.monotonic() + _LONGEST_S
    source.set_progress_handler(lambda: time.monotonic() > deadline, 10_000)
    return source


def _game_on_table(source: sqlite3.Connection) -> int | None:
    try:
        row = source.execute("SELECT game_id FROM on_table").fetchone()
    except sqlite3.Error:
        return None
    return row[0] if row else None


def _readable_games(source: sqlite3.Connection) -> Iterator[SavedGame]:
    """Try every id there can be, one by one: a bad page takes only its own games with it."""
    deadline = time.monotonic() + _LONGEST_S
    try:
        (last_id,) = source.execute("SELECT max(id) FROM games").fetchone()
    except sqlite3.Error:
        return
    for game_id in range(1, (last_id or 0) + 1):
        if time.monotonic() > deadline:
            return
        game = None
        with contextlib.suppress(sqlite3.Error, StoreError, ValueError, TypeError):
            game = select_game(source, game_id)
        if game is not None:
            yield game


def _copy(game: SavedGame, connection: sqlite3.Connection, *, is_on_table: bool) -> None:
    insert_game(connection, game)
    insert_actions(connection, game.game_id, 1, game.actions)
    if is_on_table:
        connection.execute("UPDATE on_table SET game_id = ?", (game.game_id,))
    else:
        pack_history(connection, game.game_id)
