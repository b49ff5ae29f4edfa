"""Hears when the terminal or the system asks the program to end, and passes that on to Qt."""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

ASKED_TO_END = ("SIGINT", "SIGTERM", "SIGHUP")


class SystemSignals(QObject):
    """Listens to the signals that ask the program to end, from its making to `stop`.

    While Qt waits, Python runs none of its handlers, and an interrupt that came in the middle of
    a slot would end that slot alone. Python writes each signal into a pipe, which wakes Qt up.

    Signals: `end_wanted(int)`: the number of the system's signal.
    """

    end_wanted = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before = {}
        self._pipe: tuple[int, int] | None = None
        if sys.platform == "win32":
            # Qt watches no pipe there. Every move is written already.
            self._before[signal.SIGINT] = signal.signal(signal.SIGINT, signal.SIG_DFL)
            return
        self._pipe = os.pipe()
        for end in self._pipe:
            os.set_blocking(end, False)
        self._wakeup_before = signal.set_wakeup_fd(self._pipe[1], warn_on_full_buffer=False)
        for name in ASKED_TO_END:
            number = signal.Signals[name]
            self._before[number] = signal.signal(number, _do_nothing)
        self._notifier = QSocketNotifier(self._pipe[0], QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_activated)

    def stop(self) -> None:
        """Leave the signals to whoever had them before."""
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before.clear()
        if self._pipe is None:
            return
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakeup_before)
        for end in self._pipe:
            os.close(end)
        self._pipe = None

    def _on_activated(self) -> None:
        assert self._pipe is not None
        for number in os.read(self._pipe[0], 64):
            if number in self._before:
                self.end_wanted.emit(number)
                return


def _do_nothing(_number: int, _frame: FrameType | None) -> None:
    """Be there, so that Python catches the signal and writes it down."""
