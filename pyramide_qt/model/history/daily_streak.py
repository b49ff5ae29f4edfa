"""Which daily deals are done, and how many days in a row; a clock that jumps is noticed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum

from pyramide_qt.store.queries.daily_book import DailyEntry
from pyramide_qt.store.stored_times import day_elsewhere, known_day, known_moment

# A win after midnight still counts for the day on which the deal was begun.
_GRACE_DAYS = 1
# With a journey in between a calendar day can be left out, but not two days of real time.
_MAX_JUMP = timedelta(hours=48)


class DayState(Enum):
    """What became of the deal of a day."""

    OPENED = "opened"
    FEWEST = "fewest moves"
    DONE = "done"
    DONE_LATE = "done late"


class Jump(Enum):
    """What the calendar did that a streak has survived, so that the player is told."""

    CLOCK_BACK = "clock back"
    ZONE = "zone"


@dataclass(frozen=True)
class Streak:
    """Days in a row that are done, up to today or yesterday; `jump` if the clock was odd."""

    current: int = 0
    longest: int = 0
    jump: Jump | None = None


@dataclass(frozen=True)
class _Done:
    day: date
    won_at: datetime
    offset_min: int


@dataclass
class _Run:
    last: _Done
    length: int = 1
    has_jumped: bool = False


def state_of(entry: DailyEntry) -> DayState:
    """What became of one daily deal; done late does not count for a streak.

    Without knowing its day and its times nobody can say that it was done in time.
    """
    if entry.won_at is None and entry.game_id is None:
        return DayState.OPENED
    if _done(entry) is None:
        return DayState.DONE_LATE
    return DayState.FEWEST if entry.is_fewest else DayState.DONE


def streak_of(entries: Sequence[DailyEntry], now: datetime) -> Streak:
    """The streaks of one rule set; `now` carries its time zone."""
    done = [each for each in map(_done, entries) if each is not None]
    runs: list[_Run] = []
    for each in sorted(done, key=lambda each: each.day):
        if runs and _follows(runs[-1].last, each):
            run = runs[-1]
            run.has_jumped |= each.day - run.last.day > timedelta(days=1)
            run.last, run.length = each, run.length + 1
        else:
            runs.append(_Run(each))
    if not runs:
        return Streak()
    longest = max(run.length for run in runs)
    alive = [run for run in runs if _is_alive(run.last, now)]
    best = max(alive, key=lambda run: run.length, default=None)
    if best is None:
        return Streak(0, longest)
    return Streak(best.length, longest, _jump(best, now))


def _follows(before: _Done, after: _Done) -> bool:
    gap = after.day - before.day
    if gap == timedelta(days=1):
        return True
    is_journey = after.offset_min != before.offset_min
    passed = abs(after.won_at - before.won_at)
    return gap == timedelta(days=2) and is_journey and passed < _MAX_JUMP


def _is_alive(last: _Done, now: datetime) -> bool:
    """Whether a streak up to `last` can still go on; a clock that was set back ends none."""
    if last.day >= now.date() - timedelta(days=1):
        return True
    return _follows(last, _Done(now.date(), now, _offset_min(now)))


def _jump(run: _Run, now: datetime) -> Jump | None:
    if run.last.day > now.date() or run.last.won_at > now:
        return Jump.CLOCK_BACK
    is_journey = run.has_jumped or run.last.day < now.date() - timedelta(days=1)
    return Jump.ZONE if is_journey else None


def _done(entry: DailyEntry) -> _Done | None:
    """The day if it was done in time."""
    day, won_at = known_day(entry.day), known_moment(entry.won_at)
    opened = day_elsewhere(entry.opened_at, entry.offset_min)
    won = day_elsewhere(entry.won_at, entry.offset_min)
    if day is None or won_at is None or won is None:
        return None
    # It was begun on its own day by the clock of that moment, whatever day that really was.
    is_in_time = opened == day and won <= day + timedelta(days=_GRACE_DAYS)
    return _Done(day, won_at, entry.offset_min) if is_in_time else None


def _offset_min(moment: datetime) -> int:
    offset = moment.utcoffset()
    return 0 if offset is None else round(offset.total_seconds() / 60)
