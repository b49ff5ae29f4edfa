"""Games as rows: every statement that reads or writes one game."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.saved_game import Action, GameSummary, Result, SavedGame

# Records first: a game points at its record.
INSERT_RECORD = "INSERT OR IGNORE INTO records (record) VALUES (?)"

INSERT_DAILY = """
INSERT OR IGNORE INTO dailies (token, day, code, opened_at, offset_min) VALUES (?, ?, ?, ?, ?)
"""

INSERT_GAME = """
INSERT INTO games (
    id, code, token, record_id, started_at, ended_at,
    result, move_count, time_ms, score, hints, undos,
    last_result, last_move_count, last_time_ms, last_score, last_hints, last_undos, par
)
VALUES (?, ?, ?, (SELECT id FROM records WHERE record = ?), ?, ?,
    ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

_UPDATE = """
UPDATE games SET ended_at = ?,
    result = ?, move_count = ?, time_ms = ?, score = ?, hints = ?, undos = ?,
    last_result = ?, last_move_count = ?, last_time_ms = ?, last_score = ?,
    last_hints = ?, last_undos = ?, par = ?
WHERE id = ?
"""

_SELECT = """
SELECT code, token, record, started_at, ended_at,
    result, move_count, time_ms, score, hints, undos,
    last_result, last_move_count, last_time_ms, last_score, last_hints, last_undos, par
FROM games JOIN records ON records.id = games.record_id
WHERE games.id = ? AND is_deleted = 0
"""


def insert_game(connection: sqlite3.Connection, game: SavedGame) -> None:
    """Add the row of `game`, without actions, in place of all that bears its id."""
    connection.execute("DELETE FROM games WHERE id = ?", (game.game_id,))
    connection.execute(INSERT_RECORD, (game.record,))
    head = (game.game_id, game.code, game.token, game.record, game.started_at)
    connection.execute(INSERT_GAME, (*head, *_figures(game)))


def update_game(connection: sqlite3.Connection, game: SavedGame) -> None:
    """Bring the figures of `game` up to date."""
    connection.execute(_UPDATE, (*_figures(game), game.game_id))


def insert_actions(
    connection: sqlite3.Connection, game_id: int, first_seq: int, actions: Sequence[Action]
) -> None:
    """Add actions numbered from `first_seq`."""
    connection.executemany(
        "INSERT INTO actions (game_id, seq, text, at_ms) VALUES (?, ?, ?, ?)",
        [
            (game_id, seq, action.text, action.at_ms)
            for seq, action in enumerate(actions, start=first_seq)
        ],
    )


def pack_history(connection: sqlite3.Connection, game_id: int) -> None:
    """Turn the rows of an ended game's actions into one packed piece."""
    insert_history(connection, game_id, select_actions(connection, game_id))
    connection.execute("DELETE FROM actions WHERE game_id = ?", (game_id,))


def insert_history(connection: sqlite3.Connection, game_id: int, actions: Sequence[Action]) -> None:
    """Write the actions of an ended game as one packed piece."""
    from pyramide_qt.store.packed_actions import pack_actions

    packed = pack_actions(actions)
    connection.execute(
        "INSERT OR REPLACE INTO histories (game_id, packed) VALUES (?, ?)", (game_id, packed)
    )


def select_game(connection: sqlite3.Connection, game_id: int) -> SavedGame | None:
    """Return the game in full, None if there is none or it was deleted.

    Raises StoreError if its actions cannot be read, or its result is none.
    """
    row = connection.execute(_SELECT, (game_id,)).fetchone()
    if row is None:
        return None
    code, token, record, started_at, ended_at, *figures, par = row
    if not {figures[0], figures[6]} <= set(Result):
        raise StoreError("The saved games cannot be read: %1.", figures[0])
    return SavedGame(
        game_id=game_id,
        code=code,
        token=token,
        record=record,
        started_at=started_at,
        ended_at=ended_at,
        summary=GameSummary(Result(figures[6]), *figures[7:]),
        recorded=GameSummary(Result(figures[0]), *figures[1:6]),
        par=par,
        actions=select_actions(connection, game_id),
    )


def select_actions(connection: sqlite3.Connection, game_id: int) -> tuple[Action, ...]:
    """Return the actions in order: the packed ones, then those since. Raises StoreError."""
    packed = connection.execute(
        "SELECT packed FROM histories WHERE game_id = ?", (game_id,)
    ).fetchone()
    rows = connection.execute(
        "SELECT seq, text, at_ms FROM actions WHERE game_id = ? ORDER BY seq", (game_id,)
    ).fetchall()
    actions: list[Action] = []
    if packed:
        # The game on the table has nothing packed, unless it is an earlier one.
        from pyramide_qt.store.packed_actions import unpack_actions

        actions = list(unpack_actions(packed[0]))
    for seq, text, at_ms in rows:
        if seq != len(actions) + 1:
            raise StoreError("The moves of a saved game cannot be read.")
        actions.append(Action(text, at_ms))
    return tuple(actions)


def _figures(game: SavedGame) -> tuple[object, ...]:
    return (game.ended_at, *game.recorded.figures, *game.summary.figures, game.par)
