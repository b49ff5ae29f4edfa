"""What charts are drawn from: results by day, times and moves of wins, wins by rule set."""

# What is put into the queries are constants; values travel as parameters.
# ruff: noqa: S608

from __future__ import annotations

from dataclasses import dataclass

from pyramide_qt.store.game_rows import MOVES_ARE_KNOWN, PLAY_TIME_IS_KNOWN, text_of
from pyramide_qt.store.queries.game_filter import ALL, GameFilter
from pyramide_qt.store.reading import Reader
from pyramide_qt.store.stored_times import BEGIN_IN_RANGE, known_day

_DECIDED = "result IN ('won', 'stuck', 'left')"


@dataclass(frozen=True)
class DayResults:
    """The games begun on a local calendar day (`2026-11-30`) that are decided."""

    day: str
    won: int
    decided: int


@dataclass(frozen=True)
class RulesResults:
    """The decided games of a rule set."""

    token: str
    won: int
    decided: int


class ChartQueries:
    """Answers about many games at once; StoreError if the file cannot be read now."""

    def __init__(self, database: Reader) -> None:
        self._database = database

    def days(self, where: GameFilter = ALL) -> tuple[DayResults, ...]:
        """Return the local days that have decided games, in order."""
        condition, values = where.condition()
        rows = self._database.fetch(
            f"""SELECT date(started_at, 'localtime') AS day, sum(result = 'won'), count(*)
            FROM games WHERE {condition} AND {_DECIDED} AND {BEGIN_IN_RANGE}
            GROUP BY day ORDER BY day""",
            values,
        )
        # A time that is none belongs to no day.
        return tuple(DayResults(*row) for row in rows if known_day(row[0]) is not None)

    def rules(self, where: GameFilter = ALL) -> tuple[RulesResults, ...]:
        """Return the rule sets that have decided games, the most played first."""
        condition, values = where.condition()
        rows = self._database.fetch(
            f"""SELECT token, sum(result = 'won'), count(*) AS decided
            FROM games WHERE {condition} AND {_DECIDED}
            GROUP BY token ORDER BY decided DESC, token""",
            values,
        )
        return tuple(RulesResults(text_of(token), *counts) for token, *counts in rows)

    def win_times_ms(self, where: GameFilter = ALL) -> list[int]:
        """Return the times of all wins, the shortest first."""
        return self._figures("time_ms", PLAY_TIME_IS_KNOWN, where)

    def win_moves(self, where: GameFilter = ALL) -> list[int]:
        """Return the numbers of moves of all wins, the smallest first."""
        return self._figures("move_count", MOVES_ARE_KNOWN, where)

    def _figures(self, column: str, is_known: str, where: GameFilter) -> list[int]:
        condition, values = where.condition()
        rows = self._database.fetch(
            f"""SELECT {column} FROM games WHERE {condition} AND result = 'won'
            AND {is_known} ORDER BY {column}""",
            values,
        )
        return [figure for (figure,) in rows]
