"""Lists all games, whatever became of them, and searches among them."""

# What is put into the queries are constants of this file; values travel as parameters.
# ruff: noqa: S608

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from pyramide_qt.store.game_filter import ALL, GameFilter
from pyramide_qt.store.game_rows import select_game
from pyramide_qt.store.reading import Reader
from pyramide_qt.store.saved_game import Result, SavedGame


class HistoryOrder(StrEnum):
    """What games are listed by; the first is the newest, the shortest, or A."""

    DATE = "date"
    RULES = "rules"
    RESULT = "result"
    TIME = "time"
    MOVES = "moves"
    SCORE = "score"
    CODE = "code"


@dataclass(frozen=True)
class HistoryGame:
    """One game of the list; the figures are those that count."""

    game_id: int
    code: str
    token: str
    started_at: str
    ended_at: str | None
    result: Result
    time_ms: int
    move_count: int
    score: int
    hints: int
    undos: int
    par: int | None


_COLUMNS = {
    HistoryOrder.DATE: "started_at {1}, id {1}",
    HistoryOrder.RULES: "token {0}, started_at DESC, id DESC",
    HistoryOrder.RESULT: "result {0}, started_at DESC, id DESC",
    HistoryOrder.TIME: "time_ms {0}, move_count {0}, id {0}",
    HistoryOrder.MOVES: "move_count {0}, time_ms {0}, id {0}",
    HistoryOrder.SCORE: "score {0}, id {0}",
    HistoryOrder.CODE: "code {0}, started_at DESC, id DESC",
}
# SQLite takes so many values in one query, whatever its age.
_MOST_VALUES = 500


class History:
    """Answers about single games; deleted ones are left out.

    Every method raises StoreError if the file cannot be read now.
    """

    def __init__(self, database: Reader) -> None:
        self._database = database

    def ids(
        self,
        order: HistoryOrder = HistoryOrder.DATE,
        where: GameFilter = ALL,
        *,
        descending: bool = False,
    ) -> Sequence[int]:
        """Return the numbers of all games in order; by date the newest is first."""
        condition, values = where.condition()
        directions = ("DESC", "ASC") if descending else ("ASC", "DESC")
        columns = _COLUMNS[order].format(*directions)
        rows = self._database.fetch(
            f"SELECT id FROM games WHERE {condition} ORDER BY {columns}", values
        )
        return array("q", (game_id for (game_id,) in rows))

    def games(self, ids: Sequence[int]) -> dict[int, HistoryGame]:
        """Return the games of those numbers that are still there."""
        found = {}
        for first in range(0, len(ids), _MOST_VALUES):
            part = ids[first : first + _MOST_VALUES]
            rows = self._database.fetch(
                f"""SELECT id, code, token, started_at, ended_at, result, time_ms, move_count,
                score, hints, undos, par
                FROM games WHERE is_deleted = 0 AND id IN ({", ".join("?" * len(part))})""",
                list(part),
            )
            for game_id, code, token, started_at, ended_at, result, *figures in rows:
                found[game_id] = HistoryGame(
                    game_id, code, token, started_at, ended_at, Result(result), *figures
                )
        return found

    def game(self, game_id: int) -> SavedGame | None:
        """Return a game in full, None if there is none or it was deleted."""
        return self._database.read(lambda connection: select_game(connection, game_id))

    def all_games(self, where: GameFilter = ALL) -> Iterator[SavedGame]:
        """Return each game in full, the oldest first."""
        for game_id in self.ids(HistoryOrder.DATE, where, descending=True):
            game = self.game(game_id)
            if game is not None:
                yield game

    def deleted_count(self) -> int:
        """Return how many games are deleted and can still be brought back."""
        ((count,),) = self._database.fetch("SELECT count(*) FROM games WHERE is_deleted = 1")
        return int(count)
