"""What the games say together; everything is worked out by queries, nothing is counted twice."""

# What is put into the queries are constants; values travel as parameters.
# ruff: noqa: S608

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from pyramide_qt.store.game_rows import (
    MOVES_IN_RANGE,
    PAR_IS_KNOWN,
    PLAY_TIME_IN_RANGE,
    text_of,
    text_or_none,
    whole,
)
from pyramide_qt.store.queries.game_filter import ALL, GameFilter
from pyramide_qt.store.queries.rule_results import RuleResults
from pyramide_qt.store.reading import Reader
from pyramide_qt.store.stored_times import END_IS_LATE

if TYPE_CHECKING:
    from pyramide_qt.store.queries.chart_queries import ChartQueries

__all__ = ["ALL", "GameFilter", "Order", "RankedGame", "Statistics", "Streaks", "Totals"]


@dataclass(frozen=True)
class Totals:
    """Counts of games; bests and averages are those of won games only, None without a win.

    `played` counts every game from its first move, the one in progress included. A time or
    number that no game can have is left out of bests and averages.
    `mean_over_par` is how many moves more than the fewest possible the wins took, of those
    whose fewest are known.
    """

    played: int
    won: int
    stuck: int
    left: int
    in_progress: int
    best_time_ms: int | None
    fewest_moves: int | None
    mean_time_ms: float | None
    mean_moves: float | None
    mean_over_par: float | None = None

    @property
    def decided(self) -> int:
        """How many games count as won or not won."""
        return self.won + self.stuck + self.left

    @property
    def win_rate(self) -> float | None:
        """Won games as a share of the decided ones, 0 to 1; None while none is decided."""
        return self.won / self.decided if self.decided else None


@dataclass(frozen=True)
class Streaks:
    """Games in a row in the order in which they were played; undecided ones are passed over.

    That is the order of their rows. A clock may have been wrong when a game was begun.
    """

    current: int
    longest: int
    longest_losing: int


class Order(StrEnum):
    """What won games are ranked by; among equals the other of time and moves decides."""

    TIME = "time"
    MOVES = "moves"
    DATE = "date"


@dataclass(frozen=True)
class RankedGame:
    """A won game and its place, 1 for the best, in the order asked for.

    All but the place is as it stands in the file; see HistoryGame.
    """

    rank: int
    game_id: int
    code: str
    token: str
    ended_at: str | None
    time_ms: int
    move_count: int
    score: int
    hints: int
    undos: int


# Best first, and the same the other way round. Among equals the earlier game stands first.
_COLUMNS = {
    Order.TIME: ("time_ms {0}, move_count {0}, id {0}", "ASC", "DESC"),
    Order.MOVES: ("move_count {0}, time_ms {0}, id {0}", "ASC", "DESC"),
    Order.DATE: ("ended_at {0}, id {0}", "DESC", "ASC"),
}
# What would stand first without being known; the rest of what is unknown is last by itself.
_BEST_BUT_UNKNOWN = {
    Order.TIME: "time_ms < 0",
    Order.MOVES: "move_count < 0",
    Order.DATE: END_IS_LATE,
}
_WON_TIME = f"result = 'won' AND {PLAY_TIME_IN_RANGE}"
_WON_MOVES = f"result = 'won' AND {MOVES_IN_RANGE}"


class Statistics:
    """Answers about all games of a database; deleted games are left out.

    Every method raises StoreError if the file cannot be read now.
    """

    def __init__(self, database: Reader) -> None:
        self._database = database

    @property
    def charts(self) -> ChartQueries:
        """The questions behind the charts."""
        from pyramide_qt.store.queries.chart_queries import ChartQueries

        return ChartQueries(self._database)

    @property
    def by_rules(self) -> RuleResults:
        """How the games went by rule set and by score rule."""
        return RuleResults(self._database)

    def totals(self, where: GameFilter = ALL) -> Totals:
        """Counts, bests and means of the games of `where`; StoreError if unreadable."""
        condition, values = where.condition()
        (row,) = self._database.fetch(
            f"""SELECT count(*),
                count(*) FILTER (WHERE result = 'won'), count(*) FILTER (WHERE result = 'stuck'),
                count(*) FILTER (WHERE result = 'left'), count(*) FILTER (WHERE result = 'open'),
                min(time_ms) FILTER (WHERE {_WON_TIME}),
                min(move_count) FILTER (WHERE {_WON_MOVES}),
                avg(time_ms) FILTER (WHERE {_WON_TIME}),
                avg(move_count) FILTER (WHERE {_WON_MOVES})
            FROM games WHERE {condition}""",
            values,
        )
        # Apart, so that each of the two is answered by an index alone.
        ((over_par,),) = self._database.fetch(
            f"""SELECT avg(move_count - par) FROM games
            WHERE {condition} AND {_WON_MOVES} AND par IS NOT NULL AND {PAR_IS_KNOWN}""",
            values,
        )
        return Totals(*(*row, over_par))

    def streaks(self, where: GameFilter = ALL) -> Streaks:
        """The present and the longest run of wins among the games of `where`."""
        condition, values = where.condition()
        decided = f"{condition} AND result IN ('won', 'stuck', 'left')"
        in_order = f"SELECT result = 'won' AS is_won FROM games WHERE {decided} ORDER BY id"
        # One text of a sign for each game: of very many games rows would take three times as long.
        ((signs,),) = self._database.fetch(
            f"SELECT group_concat(is_won, '') FROM ({in_order})", values
        )
        wins, losses = (signs or "").split("0"), (signs or "").split("1")
        return Streaks(len(wins[-1]), max(map(len, wins)), max(map(len, losses)))

    def ranking(
        self,
        order: Order,
        where: GameFilter = ALL,
        *,
        limit: int = 100,
        offset: int = 0,
        descending: bool = False,
    ) -> tuple[RankedGame, ...]:
        """Return up to `limit` won games after the first `offset`; `descending`: worst first.

        The rank is the place counted from the best, whichever way round the list is. What is
        unknown counts as worse than all that is known.
        """
        condition, values = where.condition()
        columns, best_first, worst_first = _COLUMNS[order]
        columns = columns.format(worst_first if descending else best_first)
        unknown = _BEST_BUT_UNKNOWN[order]
        if self._has_won(unknown):
            # No index has this order, so it is asked for only where it can matter.
            columns = f"({unknown}) IS TRUE {'DESC' if descending else 'ASC'}, {columns}"
        paging: list[Any] = [*values, limit, offset]
        rows = self._database.fetch(
            f"""SELECT id, code, token, ended_at, time_ms, move_count, score, hints, undos
            FROM games WHERE {condition} AND result = 'won'
            ORDER BY {columns} LIMIT ? OFFSET ?""",
            paging,
        )
        first, step = (self.won_count(where) - offset, -1) if descending else (offset + 1, 1)
        return tuple(_ranked(first + step * place, row) for place, row in enumerate(rows))

    def won_count(self, where: GameFilter = ALL) -> int:
        """Return how many games `ranking` has."""
        condition, values = where.condition()
        ((count,),) = self._database.fetch(
            f"SELECT count(*) FROM games WHERE {condition} AND result = 'won'", values
        )
        return int(count)

    def tokens(self) -> tuple[str, ...]:
        """Return the rule sets that have games, in alphabetical order."""
        rows = self._database.fetch(
            "SELECT DISTINCT token FROM games WHERE is_deleted = 0 ORDER BY token"
        )
        return tuple(text_of(token) for (token,) in rows)

    def _has_won(self, condition: str) -> bool:
        query = f"SELECT 1 FROM games WHERE {ALL.condition()[0]} AND result = 'won'"
        return bool(self._database.fetch(f"{query} AND {condition} LIMIT 1"))


def _ranked(rank: int, row: Sequence[object]) -> RankedGame:
    game_id, code, token, ended_at, *figures = row
    return RankedGame(
        rank,
        whole(game_id),
        text_of(code),
        text_of(token),
        text_or_none(ended_at),
        *map(whole, figures),
    )
