"""Brings games from elsewhere into the database, each only once."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from pyramide_qt.store.daily_book import DailyEntry
from pyramide_qt.store.game_rows import (
    INSERT_DAILY,
    insert_actions,
    insert_game,
    pack_history,
    select_actions,
    select_game,
)
from pyramide_qt.store.saved_game import SavedGame


@dataclass(frozen=True)
class ForeignGame:
    """A game that was read from a file; `daily` if its deal was the daily deal of a day."""

    game: SavedGame
    daily: DailyEntry | None = None


@dataclass(frozen=True)
class ImportCount:
    """What an import did: games that are new, that went on since, and that were there already."""

    added: int = 0
    extended: int = 0
    known: int = 0


def add_games(
    connection: sqlite3.Connection,
    games: Iterable[ForeignGame],
    first_id: int,
    on_table: int | None,
) -> tuple[ImportCount, int]:
    """Add games inside the open transaction, numbered from `first_id`; the count and last id.

    Two games are the same if deal and start are the same and the actions of one begin with
    those of the other. The longer one stays; the game on the table is left alone.
    Raises sqlite3.Error.
    """
    added = extended = known = 0
    next_id, newest = first_id, first_id - 1
    for foreign in games:
        game = foreign.game
        same = _same_game(connection, game, newest_old=first_id - 1)
        if same is None and _is_brought_back(connection, game):
            added += 1
        elif same is None:
            _write(connection, game._replace(game_id=next_id))
            newest, next_id, added = next_id, next_id + 1, added + 1
        elif len(same.actions) < len(game.actions) and same.game_id != on_table:
            _write(connection, game._replace(game_id=same.game_id))
            extended += 1
        else:
            known += 1
        if foreign.daily is not None:
            connection.execute(INSERT_DAILY, foreign.daily.row)
    return ImportCount(added, extended, known), newest


def _same_game(
    connection: sqlite3.Connection, game: SavedGame, newest_old: int
) -> SavedGame | None:
    """The game of the database that `game` is, or is a part of.

    Among games of the same file only equal ones are the same: two games that were begun in one
    second came from two rows.
    """
    rows = connection.execute(
        "SELECT id FROM games WHERE code = ? AND started_at = ? AND is_deleted = 0",
        (game.code, game.started_at),
    ).fetchall()
    for (game_id,) in rows:
        other = select_game(connection, game_id)
        if other is None:
            continue
        shorter = min(len(other.actions), len(game.actions))
        if other.actions == game.actions or (
            game_id <= newest_old and other.actions[:shorter] == game.actions[:shorter]
        ):
            return other
    return None


def _is_brought_back(connection: sqlite3.Connection, game: SavedGame) -> bool:
    """Whether `game` was deleted in this run of the program, which is then taken back.

    Else it would be there twice when the player brings back what was deleted.
    """
    rows = connection.execute(
        "SELECT id FROM games WHERE code = ? AND started_at = ? AND is_deleted = 1",
        (game.code, game.started_at),
    ).fetchall()
    for (game_id,) in rows:
        if select_actions(connection, game_id) == game.actions:
            connection.execute("UPDATE games SET is_deleted = 0 WHERE id = ?", (game_id,))
            return True
    return False


def _write(connection: sqlite3.Connection, game: SavedGame) -> None:
    insert_game(connection, game)
    insert_actions(connection, game.game_id, 1, game.actions)
    pack_history(connection, game.game_id)
