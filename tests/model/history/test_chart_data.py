"""The bars of charts hold every game once, without gaps, and never too many bars."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramide_qt.model.history.chart_data import (
    MAX_BARS,
    MOVE_STEPS,
    TIME_STEPS_MS,
    Bin,
    Stretch,
    Unit,
    histogram,
    over_time,
)
from pyramide_qt.store.queries.chart_queries import DayResults

DAYS = st.dates(date(2020, 1, 1), date(2039, 12, 31))


def days_of(counts: dict[date, tuple[int, int]]) -> list[DayResults]:
    return [DayResults(str(day), won, won + lost) for day, (won, lost) in sorted(counts.items())]


@pytest.mark.parametrize(
    ("span_days", "unit", "count"),
    [(0, Unit.DAY, 1), (30, Unit.DAY, 31), (31, Unit.WEEK, 5), (300, Unit.MONTH, 11)],
)
def test_the_shortest_unit_that_does(span_days: int, unit: Unit, count: int) -> None:
    first = date(2026, 1, 5)
    last = first + timedelta(days=span_days)
    found, stretches = over_time(days_of({first: (1, 2), last: (1, 2)}))
    assert (found, len(stretches)) == (unit, count)


def test_many_years_are_bars_of_a_year() -> None:
    days = days_of({date(2020, 5, 5): (1, 0), date(2031, 7, 1): (2, 1)})
    unit, stretches = over_time(days)
    assert unit is Unit.YEAR
    assert stretches[0] == Stretch(date(2020, 1, 1), date(2020, 12, 31), 1, 1)
    assert stretches[-1] == Stretch(date(2031, 1, 1), date(2031, 12, 31), 2, 3)
    assert stretches[5].decided == 0


def test_without_games_there_are_no_bars() -> None:
    assert over_time([]) == (Unit.DAY, ())
    assert histogram([], MOVE_STEPS) == ()


def test_a_clock_that_was_centuries_wrong_does_not_hang() -> None:
    days = days_of({date(1, 1, 1): (1, 0), date(2026, 12, 30): (0, 1)})
    _unit, stretches = over_time(days)
    assert len(stretches) == MAX_BARS
    assert stretches[-1].decided == 1
    over_time(days_of({date(1, 1, 1): (1, 0), date(9999, 12, 30): (0, 1)}))


@given(st.dictionaries(DAYS, st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1))
def test_every_game_is_in_one_stretch(counts: dict[date, tuple[int, int]]) -> None:
    _unit, stretches = over_time(days_of(counts))
    assert len(stretches) <= MAX_BARS
    assert sum(each.won for each in stretches) == sum(won for won, _ in counts.values())
    assert sum(each.decided for each in stretches) == sum(map(sum, counts.values()))
    for before, after in pairwise(stretches):
        assert after.first == before.last + timedelta(days=1)


@given(st.lists(st.integers(0, 10**8), min_size=1), st.sampled_from([TIME_STEPS_MS, MOVE_STEPS]))
def test_every_win_is_in_one_bin(figures: list[int], steps: tuple[int, ...]) -> None:
    figures.sort()
    bins = histogram(figures, steps)
    assert sum(each.count for each in bins) == len(figures)
    assert len(bins) <= 15
    for each in bins:
        high = each.high if each.high is not None else 10**9
        assert each.count == sum(each.low <= figure < high for figure in figures)
    assert bins[0].low <= figures[0]


def test_one_slow_win_does_not_squeeze_the_others() -> None:
    figures = sorted([*range(50, 100), 5000])
    bins = histogram(figures, MOVE_STEPS)
    assert bins[0] == Bin(50, 55, 5)
    assert bins[-1] == Bin(100, None, 1)
