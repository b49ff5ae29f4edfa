"""Lists all games, whatever became of them, and searches among them."""

# What is put into the queries are constants; values travel as parameters.
# ruff: noqa: S608

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from pyramide_qt.store.errors import StoreError, is_about_file
from pyramide_qt.store.game_rows import (
    MOVES_ARE_KNOWN,
    PLAY_TIME_IS_KNOWN,
    SCORE_IS_KNOWN,
    result_of,
    select_game,
    text_of,
    text_or_none,
    whole,
    whole_or_none,
)
from pyramide_qt.store.queries.game_filter import ALL, GameFilter
from pyramide_qt.store.reading import Reader
from pyramide_qt.store.saved_game import Result, SavedGame
from pyramide_qt.store.stored_times import in_order_of_begin


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
    """One game of the list; the figures are those that count.

    All is as it stands in the file: `stored_times` and `saved_game` say what of it is known.
    """

    game_id: int
    code: str
    token: str
    started_at: str
    ended_at: str | None
    result: Result | str
    time_ms: int
    move_count: int
    score: int
    hints: int
    undos: int
    par: int | None


# By date see `in_order_of_begin`. Figures that are none count as the largest.
_COLUMNS = {
    HistoryOrder.RULES: "token {0}, started_at DESC, id DESC",
    HistoryOrder.RESULT: "result {0}, started_at DESC, id DESC",
    HistoryOrder.TIME: f"{PLAY_TIME_IS_KNOWN} {{1}}, time_ms {{0}}, move_count {{0}}, id {{0}}",
    HistoryOrder.MOVES: f"{MOVES_ARE_KNOWN} {{1}}, move_count {{0}}, time_ms {{0}}, id {{0}}",
    HistoryOrder.SCORE: f"{SCORE_IS_KNOWN} {{1}}, score {{0}}, id {{0}}",
    HistoryOrder.CODE: "code {0}, started_at DESC, id DESC",
}
# SQLite takes so many values in one query, whatever its age.
_MAX_VALUES = 500


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
        if order is HistoryOrder.DATE:
            rows = in_order_of_begin(
                self._database, "id", condition, values, newest_first=not descending
            )
        else:
            directions = ("DESC", "ASC") if descending else ("ASC", "DESC")
            columns = _COLUMNS[order].format(*directions)
            rows = self._database.fetch(
                f"SELECT id FROM games WHERE {condition} ORDER BY {columns}", values
            )
        return array("q", (game_id for (game_id,) in rows))

    def games(self, ids: Sequence[int]) -> dict[int, HistoryGame]:
        """Return the games of those numbers that are still there."""
        found: dict[int, HistoryGame] = {}
        for first in range(0, len(ids), _MAX_VALUES):
            part = ids[first : first + _MAX_VALUES]
            rows = self._database.fetch(
                f"""SELECT id, code, token, started_at, ended_at, result, time_ms, move_count,
                score, hints, undos, par
                FROM games WHERE is_deleted = 0 AND id IN ({", ".join("?" * len(part))})""",
                list(part),
            )
            found |= {row[0]: _listed(row) for row in rows}
        return found

    def game(self, game_id: int) -> SavedGame | None:
        """Return a game in full, None if there is none or it was deleted."""
        return self._database.read(lambda connection: select_game(connection, game_id))

    def all_games(
        self, where: GameFilter = ALL, on_unreadable: Callable[[int], object] | None = None
    ) -> Iterator[SavedGame]:
        """Return each game in full, the oldest first.

        A game whose moves cannot be read raises StoreError; with `on_unreadable`, which is told
        its number, it is left out.
        """
        for game_id in self.ids(HistoryOrder.DATE, where, descending=True):
            try:
                game = self.game(game_id)
            except StoreError as error:
                if on_unreadable is None or is_about_file(error):
                    raise
                on_unreadable(game_id)
                continue
            if game is not None:
                yield game


def _listed(row: Sequence[object]) -> HistoryGame:
    game_id, code, token, started_at, ended_at, result, *figures, par = row
    time_ms, move_count, score, hints, undos = map(whole, figures)
    return HistoryGame(
        whole(game_id),
        text_of(code),
        text_of(token),
        text_of(started_at),
        text_or_none(ended_at),
        result_of(result),
        time_ms,
        move_count,
        score,
        hints,
        undos,
        whole_or_none(par),
    )
