"""What the store says about one game: plain frozen values."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from typing import NamedTuple, Self

from pyramide_qt.store.errors import StoreError

# What no game reaches, and what every window can show and count.
MAX_COUNT = 2**31 - 1
# A hundred years.
MAX_PLAY_TIME_MS = 36_525 * 24 * 3600 * 1000
FARTHEST_SCORE = 2**31 - 1


class Result(StrEnum):
    """How a game stands; all but OPEN count as decided, and only WON as won."""

    OPEN = "open"
    WON = "won"
    STUCK = "stuck"
    LEFT = "left"


class GameSummary(NamedTuple):
    """The figures of a game; `time_ms` is the play clock, pauses not counted.

    A `result` that is no Result is a word that somebody else has written into the file.
    """

    result: Result | str
    move_count: int
    time_ms: int
    score: int
    hints: int = 0
    undos: int = 0

    @property
    def figures(self) -> tuple[str | int, ...]:
        """All of it as plain values, in this order."""
        return (str(self.result), *self[1:])


class _Action(NamedTuple):
    text: str
    at_ms: int


class Action(_Action):
    """One word of a game text (`G2+G5`, `D`, `U`) and what the play clock said then."""

    __slots__ = ()

    def __new__(cls, text: str, at_ms: int) -> Self:
        """StoreError if `text` is not one word."""
        if text.split() != [text]:
            raise StoreError(f"An action is one word and not {text!r}.")
        return super().__new__(cls, text, at_ms)


class SavedGame(NamedTuple):
    """One game in full.

    `summary` says how it stands now, `recorded` what counts in the statistics; they differ only
    after a win that was taken back or played on. Times of day are UTC texts ending in Z.
    """

    game_id: int
    code: str
    token: str
    record: str
    started_at: str
    ended_at: str | None
    summary: GameSummary
    recorded: GameSummary
    par: int | None
    actions: tuple[Action, ...]

    @classmethod
    def begun(cls, game_id: int, code: str, token: str, record: str, started_at: str) -> SavedGame:
        """Return a game without actions."""
        nothing = GameSummary(Result.OPEN, 0, 0, 0)
        return cls(game_id, code, token, record, started_at, None, nothing, nothing, None, ())

    @property
    def game_text(self) -> str:
        """The game in the text form: code and actions, parted by blanks."""
        return " ".join((self.code, *(action.text for action in self.actions)))


def recorded_after(
    recorded: GameSummary, summary: GameSummary, *, can_improve: bool
) -> GameSummary:
    """Say what counts once a game that counted as `recorded` stands as `summary`.

    A game once won stays won, with the figures of its first win: taking moves back and winning
    again can only take longer. Where the rules let a won game go on for the score
    (`can_improve`), the best score reached while won counts.
    """
    if recorded.result is not Result.WON:
        return summary
    if can_improve and summary.result is Result.WON and summary.score > recorded.score:
        return recorded._replace(score=summary.score)
    return recorded


def is_count(number: int) -> bool:
    """Whether so many moves, hints or undos can be: no less than 0 and no more than MAX_COUNT."""
    return 0 <= number <= MAX_COUNT


def is_play_time(time_ms: int) -> bool:
    """Whether a play clock can have said `time_ms`."""
    return 0 <= time_ms <= MAX_PLAY_TIME_MS


def is_score(score: int) -> bool:
    """Whether a game can have such a score."""
    return -FARTHEST_SCORE <= score <= FARTHEST_SCORE


def utc_now() -> str:
    """Return the time of day as the store keeps it, such as `2026-11-30T02:19:37Z`."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
