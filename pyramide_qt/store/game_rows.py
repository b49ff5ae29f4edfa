"""Games as rows: every statement that reads or writes one game, and what its values stand for.

An earlier version, a foreign file or a hand can have written anything there. Nothing of that is
refused here, so that the game can be shown, exported and deleted.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.files.database_files import text_of_bytes
from pyramide_qt.store.saved_game import (
    FARTHEST_SCORE,
    MAX_COUNT,
    MAX_PLAY_TIME_MS,
    Action,
    GameSummary,
    Result,
    SavedGame,
)

# Stands for what is no whole number: the file can hold none below, and no game has it.
NO_NUMBER = -(2**63)

# The conditions in SQL for figures that a game can have; in range is a fraction too, which only a
# table of another make takes. The plus keeps what nearly all games fulfil from choosing the index.
PLAY_TIME_IN_RANGE = f"+time_ms BETWEEN 0 AND {MAX_PLAY_TIME_MS}"
PLAY_TIME_IS_KNOWN = f"{PLAY_TIME_IN_RANGE} AND typeof(time_ms) = 'integer'"
MOVES_IN_RANGE = f"+move_count BETWEEN 0 AND {MAX_COUNT}"
MOVES_ARE_KNOWN = f"{MOVES_IN_RANGE} AND typeof(move_count) = 'integer'"
PAR_IS_KNOWN = f"typeof(par) = 'integer' AND +par BETWEEN 0 AND {MAX_COUNT}"
SCORE_IS_KNOWN = (
    f"typeof(score) = 'integer' AND score BETWEEN {-FARTHEST_SCORE} AND {FARTHEST_SCORE}"
)

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
FROM games LEFT JOIN records ON records.id = games.record_id
WHERE games.id = ? AND is_deleted = 0
"""


def insert_game(connection: sqlite3.Connection, game: SavedGame) -> None:
    """Add the row of `game`, without actions, in place of all that bears its id."""
    for table, key in (("games", "id"), ("histories", "game_id"), ("actions", "game_id")):
        # Moves whose game somebody else has taken out would count as this one's.
        connection.execute(f"DELETE FROM {table} WHERE {key} = ?", (game.game_id,))  # noqa: S608
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

    Raises StoreError if its actions cannot be read.
    """
    row = connection.execute(_SELECT, (game_id,)).fetchone()
    if row is None:
        return None
    code, token, record, started_at, ended_at, *figures, par = row
    return SavedGame(
        game_id=game_id,
        code=text_of(code),
        token=text_of(token),
        record=text_of(record),
        started_at=text_of(started_at),
        ended_at=text_or_none(ended_at),
        summary=_summary(figures[6:]),
        recorded=_summary(figures[:6]),
        par=whole_or_none(par),
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
            raise StoreError(
                QT_TRANSLATE_NOOP("StoreProblem", "The moves of a saved game cannot be read.")
            )
        actions.append(Action(text_of(text), whole(at_ms)))
    return tuple(actions)


def text_of(value: object) -> str:
    """Return a value of the file as a text; empty for none."""
    if isinstance(value, bytes):
        return text_of_bytes(value)
    return "" if value is None else str(value)


def text_or_none(value: object) -> str | None:
    """Return a value of the file as a text, None for none."""
    return None if value is None else text_of(value)


def whole(value: object) -> int:
    """Return a value of the file as a whole number; NO_NUMBER if it is none."""
    return value if isinstance(value, int) else NO_NUMBER


def whole_or_none(value: object) -> int | None:
    """Return a value of the file as a whole number, None for none."""
    return None if value is None else whole(value)


def result_of(value: object) -> Result | str:
    """Return how a game stands; a word that is no result stays the word."""
    text = text_of(value)
    return Result(text) if text in set(Result) else text


def _summary(row: Sequence[object]) -> GameSummary:
    result, *figures = row
    return GameSummary(result_of(result), *map(whole, figures))


def _figures(game: SavedGame) -> tuple[object, ...]:
    return (game.ended_at, *game.recorded.figures, *game.summary.figures, game.par)
