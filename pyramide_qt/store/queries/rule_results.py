"""How the games went by rule set and by score rule; every answer is asked of the games."""

# What is put into the queries are constants; values travel as parameters.
# ruff: noqa: S608

from __future__ import annotations

from typing import NamedTuple

from pyramide_qt.store.game_rows import SCORE_IS_KNOWN, text_of
from pyramide_qt.store.reading import Reader
from pyramide_qt.store.stored_times import BEGIN_IS_KNOWN

# The setting that remembers the first game of a match has room for it and the next.
_MAX_ID = 10**15 - 2


class ScoredGame(NamedTuple):
    """A game as it counts; `result` is open, won, stuck or left, `started_at` a UTC text."""

    game_id: int
    started_at: str
    result: str
    score: int

    @property
    def is_decided(self) -> bool:
        """Whether the game counts as won or not won."""
        return self.result in ("won", "stuck", "left")


class RuleResults:
    """Answers about rule sets; every method raises StoreError if the file cannot be read now."""

    def __init__(self, database: Reader) -> None:
        self._database = database

    def counts(self) -> dict[str, tuple[int, int]]:
        """Return, for each token that has games, how many were won and how many are decided."""
        rows = self._database.fetch(
            """SELECT token, count(*) FILTER (WHERE result = 'won'),
                count(*) FILTER (WHERE result IN ('won', 'stuck', 'left'))
            FROM games WHERE is_deleted = 0 GROUP BY token"""
        )
        return {text_of(token): (won, decided) for token, won, decided in rows}

    def games_scored_by(
        self, score_rule: str, since: tuple[str, int], until: str, limit: int
    ) -> tuple[ScoredGame, ...]:
        """Return up to `limit` games whose record has that score rule, in the order of play.

        `since` is the time and the id of the first that may be among them, `until` the time of
        the last. Games whose begin or score is unknown, or that bear a number which the settings
        cannot hold, are not among them.
        """
        rows = self._database.fetch(
            f"""SELECT games.id, started_at, result, score
            FROM games JOIN records ON records.id = games.record_id
            WHERE is_deleted = 0 AND (started_at, games.id) >= (?, ?) AND started_at <= ?
                AND games.id BETWEEN 0 AND {_MAX_ID} AND {BEGIN_IS_KNOWN}
                AND {SCORE_IS_KNOWN} AND instr(record, ?) > 0
            ORDER BY started_at, games.id LIMIT ?""",
            (*since, until, f'"score":"{score_rule}"', limit),
        )
        return tuple(ScoredGame(*row) for row in rows)
