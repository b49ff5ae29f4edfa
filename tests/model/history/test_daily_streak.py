"""Days in a row survive a clock that was set back and a journey, and end after a missed day."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest

from pyramide_qt.model.history.daily_model import local_now
from pyramide_qt.model.history.daily_streak import DayState, Jump, Streak, state_of, streak_of
from pyramide_qt.store.queries.daily_book import DailyEntry


def local(text: str, offset_h: float = 0) -> datetime:
    """A local time such as `2026-03-04 21:00`."""
    return datetime.fromisoformat(text).replace(tzinfo=timezone(timedelta(hours=offset_h)))


def utc(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def done(text: str, offset_h: float = 0, day: str = "", won: datetime | None = None) -> DailyEntry:
    """A deal begun at a local time and won ten minutes later, or at `won`."""
    begun = local(text, offset_h)
    won = won or begun + timedelta(minutes=10)
    day = day or begun.date().isoformat()
    code = f"PY1-N-{day}"
    return DailyEntry("N", day, code, utc(begun), round(offset_h * 60), 1, utc(won))


THREE = [done(f"2026-03-0{day} 20:00") for day in (4, 5, 6)]


@pytest.mark.parametrize(
    ("now", "streak"),
    [
        ("2026-03-06 21:00", Streak(3, 3)),
        ("2026-03-07 23:59", Streak(3, 3)),
        ("2026-03-08 00:01", Streak(0, 3)),
    ],
)
def test_days_in_a_row_last_until_a_day_is_missed(now: str, streak: Streak) -> None:
    assert streak_of(THREE, local(now)) == streak


def test_no_day_is_no_streak() -> None:
    assert streak_of([], local("2026-03-06 21:00")) == Streak()
    opened = DailyEntry("N", "2026-03-06", "PY1-N-A", "2026-03-06T08:00:00Z", 0)
    assert streak_of([opened], local("2026-03-06 21:00")) == Streak()
    assert state_of(opened) is DayState.OPENED


def test_a_missed_day_parts_two_streaks() -> None:
    entries = [*THREE, done("2026-03-08 20:00")]
    assert streak_of(entries, local("2026-03-08 21:00")) == Streak(1, 3)


@pytest.mark.parametrize("now", ["2026-03-05 12:00", "2026-02-01 12:00", "2020-01-01 00:00"])
def test_a_clock_set_back_ends_no_streak_and_is_told(now: str) -> None:
    assert streak_of(THREE, local(now)) == Streak(3, 3, Jump.CLOCK_BACK)


def test_a_clock_set_back_and_played_again_keeps_the_streak() -> None:
    again = done("2026-03-03 10:00")
    assert streak_of([*THREE, again], local("2026-03-03 11:00")) == Streak(4, 4, Jump.CLOCK_BACK)


def test_a_day_left_out_by_a_journey_is_not_held_against_the_player() -> None:
    # From Honolulu over the date line to Auckland: the fifth never was.
    entries = [
        done("2026-03-03 20:00", -10),
        done("2026-03-04 20:00", -10),
        done("2026-03-06 12:00", 13),
    ]
    assert streak_of(entries, local("2026-03-06 13:00", 13)) == Streak(3, 3, Jump.ZONE)
    before_playing = streak_of(entries[:2], local("2026-03-06 11:00", 13))
    assert before_playing == Streak(2, 2, Jump.ZONE)


def test_a_journey_excuses_no_longer_pause() -> None:
    entries = [done("2026-03-01 20:00", -10), done("2026-03-03 23:00", -9)]
    assert streak_of(entries, local("2026-03-03 23:30", -9)) == Streak(1, 1)


def test_a_day_twice_by_a_journey_westward_is_one_day() -> None:
    entries = [done("2026-03-05 20:00", 13), done("2026-03-06 08:00", -10)]
    assert streak_of(entries, local("2026-03-06 09:00", -10)) == Streak(2, 2)


@pytest.mark.parametrize("ahead_days", [365, 400])
def test_a_day_done_while_the_clock_was_far_ahead_breaks_nothing(ahead_days: int) -> None:
    far = local("2026-03-05 20:00") + timedelta(days=ahead_days)
    entries = [*THREE, done(far.strftime("%Y-%m-%d %H:%M"))]
    assert streak_of(entries, local("2026-03-06 21:00")) == Streak(3, 3)
    assert streak_of(entries, local("2026-03-09 21:00")) == Streak(1, 3, Jump.CLOCK_BACK)


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone is fixed at the start there")
def test_a_change_of_the_time_zone_is_seen_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    days = set()
    with monkeypatch.context() as patch:
        for zone, offset_h in (("AAA-14", 14), ("BBB+12", -12), ("CCC0", 0)):
            patch.setenv("TZ", zone)
            now = local_now()
            assert now.utcoffset() == timedelta(hours=offset_h)
            days.add(now.date())
    time.tzset()
    # Fourteen hours east and twelve west of Greenwich it is never the same day.
    assert len(days) >= 2


def test_a_win_in_the_fewest_moves_has_a_mark_of_its_own_if_it_was_in_time() -> None:
    best = replace(THREE[0], is_fewest=True)
    assert state_of(best) is DayState.FEWEST
    assert state_of(replace(best, day="2026-03-01")) is DayState.DONE_LATE
    assert streak_of([best, *THREE[1:]], local("2026-03-06 21:00")) == Streak(3, 3)


def test_a_win_after_midnight_counts_for_the_day_it_was_begun_on() -> None:
    late = done("2026-03-06 23:50", won=local("2026-03-07 00:10"))
    assert state_of(late) is DayState.DONE


@pytest.mark.parametrize(
    "entry",
    [
        done("2026-03-09 20:00", day="2026-03-06"),
        done("2026-03-06 20:00", won=local("2026-03-08 00:10")),
    ],
)
def test_a_deal_of_the_past_is_done_late(entry: DailyEntry) -> None:
    assert state_of(entry) is DayState.DONE_LATE
    assert streak_of([entry], local("2026-03-09 21:00")) == Streak()
