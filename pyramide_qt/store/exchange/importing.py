"""Brings games from elsewhere into the database, each only once, and all of them or none."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_rows import INSERT_DAILY, insert_game, insert_history, select_actions
from pyramide_qt.store.queries.daily_book import DailyEntry, Write
from pyramide_qt.store.saved_game import Action, SavedGame

_HIDE = "UPDATE games SET is_deleted = 1 WHERE id BETWEEN ? AND ?"
_SHOW = "UPDATE games SET is_deleted = 0 WHERE is_deleted = 1 AND id BETWEEN ? AND ?"


@dataclass(frozen=True)
class ForeignGame:
    """A game that was read from a file; `daily` if its deal was the daily deal of a day.

    `line` counts from 1. Whether the search for the deal of that day ends at this one, only a
    solver knows: who brings games in asks it.
    """

    game: SavedGame
    daily: DailyEntry | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class ImportCount:
    """What an import did: games that are new, that went on since, and that were there already."""

    added: int = 0
    extended: int = 0
    known: int = 0


class Import:
    """Games on their way in: marked as deleted until `finish`, and for good without it.

    Two games are the same if deal and start are the same and the actions of one begin with
    those of the other. The longer one stays; the game on the table is left alone. `write` runs a
    change in a transaction of the store, `new_id` gives the number of a new game, and
    `id_on_table` that of the game on the table.
    """

    def __init__(
        self,
        write: Write,
        new_id: Callable[[], int],
        id_on_table: Callable[[], int | None],
    ) -> None:
        self._write = write
        self._new_id = new_id
        self._id_on_table = id_on_table
        self._arrived: set[int] = set()
        self._back: set[int] = set()
        self._longer: dict[int, SavedGame] = {}
        self._dailies: list[DailyEntry] = []
        self._known = 0

    @property
    def count(self) -> int:
        """How many games were added until now."""
        return len(self._arrived) + len(self._back) + len(self._longer) + self._known

    def add(self, games: Iterable[ForeignGame]) -> bool:
        """Write games where nobody sees them; False, and a notice, if that fails."""
        new = [(foreign, self._new_id()) for foreign in games]
        written: list[int] = []
        known = self._known

        def write(connection: sqlite3.Connection) -> None:
            # It may run a second time.
            self._arrived.difference_update(written)
            written.clear()
            self._known = known
            for foreign, game_id in new:
                if self._sort(connection, foreign.game):
                    game = foreign.game._replace(game_id=game_id)
                    _insert(connection, game)
                    self._arrived.add(game_id)
                    written.append(game_id)
            # Before the transaction ends nobody sees them.
            connection.executemany(_HIDE, _runs(written))

        if not self._write(write):
            return False
        self._dailies += [foreign.daily for foreign, _ in new if foreign.daily is not None]
        return True

    def finish(self) -> ImportCount | None:
        """Let all games be seen; None if that fails, and then none is."""
        on_table = self._id_on_table()
        longer = {key: game for key, game in self._longer.items() if key != on_table}

        def write(connection: sqlite3.Connection) -> None:
            ids = sorted(self._arrived | self._back)
            shown = sum(connection.execute(_SHOW, ends).rowcount for ends in _runs(ids))
            if shown != len(ids):
                # The file had to give way to another one meanwhile.
                raise StoreError("The games that were written are gone.")
            for game_id, game in longer.items():
                _insert(connection, game._replace(game_id=game_id))
            connection.executemany(INSERT_DAILY, [daily.row for daily in self._dailies])

        try:
            if not self._write(write):
                return None
        except StoreError:
            return None
        added = len(self._arrived) + len(self._back)
        return ImportCount(added, len(longer), self.count - added - len(longer))

    def _sort(self, connection: sqlite3.Connection, game: SavedGame) -> bool:
        """Whether `game` is new; if not, note what is to become of it."""
        rows = connection.execute(
            "SELECT id, is_deleted FROM games WHERE code = ? AND started_at = ?",
            (game.code, game.started_at),
        ).fetchall()
        deleted = None
        for game_id, is_deleted in rows:
            actions = _actions_there(connection, game_id)
            is_same = actions == game.actions
            if game_id in self._arrived or is_deleted:
                # Among games of one file only equal ones are the same: two games that were begun
                # in one second came from two rows.
                if is_same and (game_id in self._arrived or game_id in self._back):
                    self._known += 1
                    return False
                # Deleted by the player, who would have it twice after bringing it back.
                deleted = game_id if is_same else deleted
                continue
            shorter = min(len(actions), len(game.actions))
            if is_same or actions[:shorter] == game.actions[:shorter]:
                self._note_same(game_id, len(actions), game)
                return False
        if deleted is not None:
            self._back.add(deleted)
        return deleted is None

    def _note_same(self, game_id: int, length: int, game: SavedGame) -> None:
        longest = self._longer.get(game_id)
        if longest is not None:
            length = len(longest.actions)
        if length < len(game.actions) and game_id != self._id_on_table():
            self._known += longest is not None
            self._longer[game_id] = game
        else:
            self._known += 1


def _actions_there(connection: sqlite3.Connection, game_id: int) -> tuple[Action, ...]:
    """The actions of a game that is here; none if they cannot be read, so that others count."""
    try:
        return select_actions(connection, game_id)
    except StoreError:
        return ()


def _insert(connection: sqlite3.Connection, game: SavedGame) -> None:
    insert_game(connection, game)
    insert_history(connection, game.game_id, game.actions)


def _runs(ids: Sequence[int]) -> list[tuple[int, int]]:
    """First and last of each run of numbers that follow one another."""
    runs: list[tuple[int, int]] = []
    for number in ids:
        if runs and runs[-1][1] == number - 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return runs
