"""Sorts games into the bars of charts: numbers only, no words and no colours."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum

from pyramide_qt.store.queries.chart_queries import DayResults
from pyramide_qt.store.stored_times import read_day

MAX_BARS = 31
_MAX_BINS = 14
# So many of a hundred wins lie in bins of their own; the slowest share the last one.
_BINNED_SHARE = 0.97
# A clock that was centuries wrong must not hide the games of today.
_MAX_YEARS = MAX_BARS - 1
_LAST_DAY = date(9990, 1, 1)
TIME_STEPS_MS = tuple(
    1000 * seconds for seconds in (5, 10, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200)
)
MOVE_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Unit(Enum):
    """The stretch of time that one bar stands for."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


@dataclass(frozen=True)
class Stretch:
    """The decided games of a stretch of local days, `first` to `last`."""

    first: date
    last: date
    won: int
    decided: int


@dataclass(frozen=True)
class Bin:
    """How many wins lie from `low` on and before `high`; None: as far as it goes."""

    low: int
    high: int | None
    count: int


def over_time(days: Sequence[DayResults]) -> tuple[Unit, tuple[Stretch, ...]]:
    """Sort days into at most MAX_BARS stretches without gaps, of the shortest unit that does."""
    dates = [day for each in days if (day := read_day(each.day)) is not None]
    if not dates:
        return Unit.DAY, ()
    first, last = dates[0], min(dates[-1], _LAST_DAY)
    first = max(min(first, last), date(max(1, last.year - _MAX_YEARS), 1, 1))
    for unit in Unit:
        stretches = _stretches(unit, first, last)
        if len(stretches) <= MAX_BARS:
            break
    return unit, _filled(stretches, days)


def histogram(figures: Sequence[int], steps: Sequence[int]) -> tuple[Bin, ...]:
    """Sort ascending figures into bins as wide as one of `steps`, the narrowest that does."""
    if not figures:
        return ()
    least, most = figures[0], figures[min(len(figures) - 1, int(len(figures) * _BINNED_SHARE))]
    for step in steps:
        start = least // step * step
        count = (most - start) // step + 1
        if count <= _MAX_BINS:
            break
    count = min(count, _MAX_BINS)
    bins = []
    for number in range(count):
        low, high = start + number * step, start + (number + 1) * step
        bins.append(Bin(low, high, bisect_left(figures, high) - bisect_left(figures, low)))
    rest = len(figures) - bisect_left(figures, start + count * step)
    if rest:
        bins.append(Bin(start + count * step, None, rest))
    return tuple(bins)


def _stretches(unit: Unit, first: date, last: date) -> list[tuple[date, date]]:
    begin = {
        Unit.DAY: first,
        Unit.WEEK: first - timedelta(days=first.weekday()),
        Unit.MONTH: first.replace(day=1),
        Unit.YEAR: first.replace(month=1, day=1),
    }[unit]
    found: list[tuple[date, date]] = []
    while begin <= last and len(found) <= MAX_BARS:
        following = _following(unit, begin)
        found.append((begin, following - timedelta(days=1)))
        begin = following
    return found


def _following(unit: Unit, begin: date) -> date:
    if unit is Unit.DAY:
        return begin + timedelta(days=1)
    if unit is Unit.WEEK:
        return begin + timedelta(days=7)
    if unit is Unit.YEAR:
        return begin.replace(year=begin.year + 1)
    return (begin + timedelta(days=32)).replace(day=1)


def _filled(
    stretches: Sequence[tuple[date, date]], days: Sequence[DayResults]
) -> tuple[Stretch, ...]:
    texts = [day.day for day in days]
    found = []
    for first, last in stretches:
        low = bisect_left(texts, first.isoformat())
        high = bisect_left(texts, (last + timedelta(days=1)).isoformat())
        part = days[low:high]
        won, decided = sum(day.won for day in part), sum(day.decided for day in part)
        found.append(Stretch(first, last, won, decided))
    return tuple(found)
