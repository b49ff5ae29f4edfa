"""What is asked of the solver and what it answers, as plain values."""

from __future__ import annotations

import time
from dataclasses import dataclass
from enum import StrEnum

from pyramide_qt.rules.errors import RulesError
from pyramide_qt.rules.moves import Move

CPU_LIMIT_S = 30.0


class Aim(StrEnum):
    """What to look for: any win, a win in the fewest moves, the most cards removed."""

    WIN = "win"
    FEWEST = "fewest"
    MOST = "most"


class Verdict(StrEnum):
    """Whether the goal of the game can still be reached."""

    WINNABLE = "winnable"
    NOT_WINNABLE = "not winnable"
    UNKNOWN = "unknown"


class SolverError(RulesError):
    """The solver contradicts the rules or itself: a fault of the program, never of the player.

    Its text is for developers; a player is told what `solve_or_unknown` makes of it.
    """


class NoAnswer(Exception):
    """There is no exact answer to be had."""


class OutOfBudget(NoAnswer):
    """The budget, or the part of it for one search, is used up before there was an answer."""


class TooLarge(NoAnswer):
    """The game has more states than can be told apart, so no other search would do."""


class Budget:
    """How much may be spent on one question: positions, seconds of CPU time, or both.

    A budget in positions alone gives the same answer on every machine. A budget may be a part
    of a `whole` one, which is used up with it.
    """

    def __init__(
        self,
        positions: int | None = None,
        cpu_s: float | None = None,
        whole: Budget | None = None,
    ) -> None:
        self.used = 0
        self._positions = positions
        self._whole = whole
        self._ends_at = None if cpu_s is None else time.process_time() + cpu_s

    @property
    def is_spent(self) -> bool:
        """Whether nothing is left of this budget or the whole one."""
        if self._whole is not None and self._whole.is_spent:
            return True
        if self._positions is not None and self.used > self._positions:
            return True
        return self._ends_at is not None and time.process_time() > self._ends_at

    def take(self, positions: int) -> None:
        """Note that `positions` more were looked at; raise OutOfBudget if that was too much."""
        self.used += positions
        if self._whole is not None:
            self._whole.used += positions
        if self.is_spent:
            raise OutOfBudget


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found out about one position; what was not asked or not found is None.

    `line` leads from the position to the win (WIN, FEWEST) or to where the most tableau cards
    are gone (MOST). `most_removed` counts from the full layout. `cpu_s` holds all preparation.
    """

    aim: Aim
    verdict: Verdict
    fewest_moves: int | None = None
    most_removed: int | None = None
    line: tuple[Move, ...] | None = None
    positions: int = 0
    cpu_s: float = 0.0
