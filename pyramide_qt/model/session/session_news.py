"""What the session has to tell: frozen values carried by its signals."""

from __future__ import annotations

from typing import NamedTuple

from pyramide_qt.store.notices import Notice


class GameNotResumed(NamedTuple):
    """A notice: the game in progress could not be played again; `detail` says why, in English."""

    detail: str


class LanguageUnreadable(NamedTuple):
    """A notice: the catalogue of the wanted language is damaged; `name` is its own for itself."""

    name: str


News = Notice | GameNotResumed | LanguageUnreadable
"""What is told on the table as soon as it is seen."""


class WonSummary(NamedTuple):
    """A win and its figures.

    `counts` is false for a game that was won before and taken back.
    """

    code: str
    score: int
    move_count: int
    time_ms: int
    hints: int
    undos: int
    counts: bool


class StatisticsUnreadable(NamedTuple):
    """A notice: the games cannot be read now; `detail` is the system's reason."""

    detail: str
