"""The time played: runs only while the player can play."""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

_SECOND_MS = 1000
# A coarse timer may fire a twentieth of its time early; a tick planned later than that after the
# full second shows the new one all the same.
_AFTER_SECOND_MS = 60
# Nobody sees a hidden clock; its beats bound what sleep can add and what a kill can lose.
_HIDDEN_BEAT_MS = 5_000
# No tick comes this late unless the machine or the program slept, and on some systems the
# monotonic clock goes on meanwhile.
_MAX_GAP_MS = 10_000


class StopReason(Enum):
    """Why the clock stands; it runs when no reason is left."""

    NOT_STARTED = "not started"
    PAUSED = "paused"
    INACTIVE = "inactive"
    MINIMISED = "minimised"
    OVER = "over"
    CLOSED = "closed"


def monotonic_ms() -> int:
    """A time that only ever goes forward, in milliseconds."""
    return time.monotonic_ns() // 1_000_000


class PlayClock(QObject):
    """The play time of the game on the table.

    It stands at first, for `StopReason.NOT_STARTED`. No timer runs while it stands, and a slow one
    while nobody looks (`set_ticking`). Sleep of the machine is not counted.

    Signals:
    - `ticked(object)`: the time in ms as int, once a second, rarely while the clock is hidden, and
      whenever it is set or stops;
    - `state_changed()`: it runs now, or stands now.
    """

    ticked = Signal(object)
    state_changed = Signal()

    def __init__(
        self, now_ms: Callable[[], int] = monotonic_ms, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._now_ms = now_ms
        self._counted_ms = 0
        self._since_ms: int | None = None
        self._reasons = {StopReason.NOT_STARTED}
        self._is_ticking = True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_timeout)

    @property
    def time_ms(self) -> int:
        """The time played until now."""
        return self._counted_ms + self._running_ms()

    @property
    def is_running(self) -> bool:
        """Whether time counts now."""
        return self._since_ms is not None

    @property
    def reasons(self) -> frozenset[StopReason]:
        """Why the clock stands; empty while it runs."""
        return frozenset(self._reasons)

    def set_time(self, time_ms: int) -> None:
        """Set the time, for another game; whether the clock runs stays as it is."""
        self._counted_ms = time_ms
        if self.is_running:
            self._since_ms = self._now_ms()
        self._plan_tick()
        self.ticked.emit(time_ms)

    def set_reason(self, reason: StopReason, on: bool) -> None:
        """Add or take away a reason to stand; adding one twice is adding it once."""
        if on:
            self._reasons.add(reason)
        else:
            self._reasons.discard(reason)
        if self.is_running is not bool(self._reasons):
            return
        if self._reasons:
            self._take_time()
            self._since_ms = None
            self.ticked.emit(self._counted_ms)
        else:
            self._since_ms = self._now_ms()
        self._plan_tick()
        self.state_changed.emit()

    def set_ticking(self, on: bool) -> None:
        """Say whether the time is shown; a hidden clock counts with a slow beat."""
        if on is not self._is_ticking:
            self._take_time()
            self._is_ticking = on
            self._plan_tick()
            if on:
                self.ticked.emit(self._counted_ms)

    def _running_ms(self) -> int:
        if self._since_ms is None:
            return 0
        return min(max(0, self._now_ms() - self._since_ms), _MAX_GAP_MS)

    def _take_time(self) -> None:
        """Count what has passed and go on from now."""
        if self._since_ms is not None:
            self._counted_ms += self._running_ms()
            self._since_ms = self._now_ms()

    def _plan_tick(self) -> None:
        if not self.is_running:
            self._timer.stop()
        elif self._is_ticking:
            self._timer.start(_SECOND_MS - self.time_ms % _SECOND_MS + _AFTER_SECOND_MS)
        else:
            self._timer.start(_HIDDEN_BEAT_MS)

    def _on_timeout(self) -> None:
        self._take_time()
        self._plan_tick()
        self.ticked.emit(self._counted_ms)
