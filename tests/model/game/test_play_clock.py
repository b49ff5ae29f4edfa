"""The clock with a time that the test moves."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QTimer

from pyramide_qt.model.game.play_clock import PlayClock, StopReason, monotonic_ms


class FakeTime:
    """A time in ms that only the test moves on."""

    def __init__(self) -> None:
        self.now_ms = 1_000_000

    def __call__(self) -> int:
        return self.now_ms

    def pass_(self, ms: int) -> None:
        self.now_ms += ms


@pytest.fixture
def now() -> FakeTime:
    return FakeTime()


@pytest.fixture
def clock(now: FakeTime) -> Any:
    clock = PlayClock(now)
    yield clock
    clock.set_reason(StopReason.CLOSED, on=True)


def timers(clock: PlayClock) -> list[QTimer]:
    return [timer for timer in clock.findChildren(QTimer) if timer.isActive()]


def start(clock: PlayClock) -> None:
    clock.set_reason(StopReason.NOT_STARTED, on=False)


def test_it_stands_until_the_game_starts(clock: PlayClock, now: FakeTime) -> None:
    assert not clock.is_running
    now.pass_(5000)
    assert clock.time_ms == 0
    start(clock)
    now.pass_(1234)
    assert clock.time_ms == 1234


@pytest.mark.parametrize("reason", StopReason)
def test_every_reason_stops_it(clock: PlayClock, now: FakeTime, reason: StopReason) -> None:
    start(clock)
    now.pass_(700)
    changes = []
    clock.state_changed.connect(lambda: changes.append(clock.is_running))
    clock.set_reason(reason, on=True)
    clock.set_reason(reason, on=True)
    now.pass_(60_000)
    assert clock.time_ms == 700
    assert clock.reasons == {reason}
    assert timers(clock) == []
    clock.set_reason(reason, on=False)
    clock.set_reason(reason, on=False)
    now.pass_(300)
    assert clock.time_ms == 1000
    assert changes == [False, True]


def test_it_runs_only_when_no_reason_is_left(clock: PlayClock, now: FakeTime) -> None:
    start(clock)
    clock.set_reason(StopReason.PAUSED, on=True)
    clock.set_reason(StopReason.INACTIVE, on=True)
    clock.set_reason(StopReason.PAUSED, on=False)
    now.pass_(500)
    assert clock.time_ms == 0
    clock.set_reason(StopReason.INACTIVE, on=False)
    now.pass_(500)
    assert clock.time_ms == 500


def test_another_game_sets_the_time(clock: PlayClock, now: FakeTime) -> None:
    start(clock)
    now.pass_(500)
    ticks: list[int] = []
    clock.ticked.connect(ticks.append)
    clock.set_time(90_000)
    assert ticks == [90_000]
    now.pass_(500)
    assert clock.time_ms == 90_500


def test_a_time_beyond_32_bits_arrives_whole(clock: PlayClock) -> None:
    ticks: list[int] = []
    clock.ticked.connect(ticks.append)
    clock.set_time(2**40)
    assert ticks == [2**40]


def beat(clock: PlayClock, now: FakeTime) -> None:
    """Let the time pass until the next tick, and tick."""
    (timer,) = timers(clock)
    now.pass_(timer.interval())
    clock._on_timeout()


def test_a_hidden_clock_counts_all_time_with_a_slow_beat(clock: PlayClock, now: FakeTime) -> None:
    start(clock)
    clock.set_ticking(False)
    assert timers(clock)[0].interval() == 5_000
    for _ in range(720):
        beat(clock, now)
    assert clock.time_ms == 3_600_000
    ticks: list[int] = []
    clock.ticked.connect(ticks.append)
    clock.set_ticking(True)
    assert ticks == [3_600_000]
    assert timers(clock)[0].interval() <= 1_060
    now.pass_(400)
    assert clock.time_ms == 3_600_400


@pytest.mark.parametrize("is_shown", [True, False])
@pytest.mark.parametrize("asleep_h", [8, 400 * 24])
def test_a_program_that_was_stopped_for_hours_counts_seconds(
    clock: PlayClock, now: FakeTime, is_shown: bool, asleep_h: int
) -> None:
    start(clock)
    clock.set_ticking(is_shown)
    for _ in range(5):
        beat(clock, now)
    before_ms = clock.time_ms
    # SIGSTOP, and sleep where the monotonic clock goes on: one tick comes very late.
    now.pass_(asleep_h * 3_600_000)
    clock._on_timeout()
    assert before_ms <= clock.time_ms <= before_ms + 10_000
    beat(clock, now)
    assert clock.time_ms <= before_ms + 16_000


@pytest.mark.parametrize("is_shown", [True, False])
def test_sleep_of_the_machine_is_not_played_time(
    clock: PlayClock, now: FakeTime, is_shown: bool
) -> None:
    start(clock)
    clock.set_ticking(is_shown)
    now.pass_(400)
    clock.set_reason(StopReason.PAUSED, on=True)
    clock.set_reason(StopReason.PAUSED, on=False)
    now.pass_(8 * 3_600_000)
    assert clock.time_ms <= 400 + 10_000
    clock.set_reason(StopReason.PAUSED, on=True)
    assert clock.time_ms <= 400 + 10_000


def test_a_time_that_steps_back_takes_nothing_away(clock: PlayClock, now: FakeTime) -> None:
    start(clock)
    now.pass_(400)
    clock.set_reason(StopReason.PAUSED, on=True)
    clock.set_reason(StopReason.PAUSED, on=False)
    now.pass_(-10_000)
    assert clock.time_ms == 400


def test_it_ticks_at_each_full_second_of_real_time(qtbot: Any) -> None:
    clock = PlayClock()
    clock.set_time(2_900)
    ticks: list[int] = []
    clock.ticked.connect(ticks.append)
    start(clock)
    qtbot.waitUntil(lambda: len(ticks) == 2)
    clock.set_reason(StopReason.CLOSED, on=True)
    # A busy machine may come late, but never too early: no second is told twice.
    assert 3 <= ticks[0] // 1000 < ticks[1] // 1000


def test_a_tick_that_comes_a_little_early_shows_the_new_second(
    clock: PlayClock, now: FakeTime
) -> None:
    clock.set_time(2_900)
    start(clock)
    for second in range(3, 100):
        (timer,) = timers(clock)
        now.pass_(timer.interval() - timer.interval() // 20)
        assert clock.time_ms // 1000 == second
        assert clock.time_ms % 1000 < 100
        clock._on_timeout()


def test_the_real_time_goes_forward() -> None:
    times = [monotonic_ms() for _ in range(100)]
    assert times == sorted(times)
