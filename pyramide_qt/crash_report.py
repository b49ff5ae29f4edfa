"""What happens when the program itself fails: it is written down, told once, and play goes on."""

from __future__ import annotations

import errno
import math
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from pyramide_qt import __version__, log

MAX_LOG = 256 * 1024
_REPEATS_KEPT = 20
_MENDS_APART_S = 1.0


class CrashReport:
    """An exception hook that writes to a bounded log.

    `on_failure` is called after a failure, at most once a second, since what it mends can bring
    the next one; `tell` only after the first one. Both run on the thread of the GUI.
    """

    def __init__(self, log: Path, now_s: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._now_s = now_s
        self._mended_s = -math.inf
        self._count = 0
        self._is_busy = False
        self._previous = sys.excepthook
        self._previous_thread = threading.excepthook
        self.on_failure: Callable[[], None] | None = None
        self.tell: Callable[[str], None] | None = None

    @property
    def count(self) -> int:
        """How many failures there were."""
        return self._count

    def install(self) -> None:
        sys.excepthook = self._hook
        threading.excepthook = self._thread_hook

    def uninstall(self) -> None:
        sys.excepthook = self._previous
        threading.excepthook = self._previous_thread

    def _hook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, Exception):
            self._previous(kind, error, trace)
            return
        self._count += 1
        self._previous(kind, error, trace)
        log.warning("unexpected: %s: %s", kind.__name__, error)
        # A fault that comes with each frame must not fill the disk.
        if self._count <= _REPEATS_KEPT:
            self._write(kind, error, trace)
        self._recover()

    def _thread_hook(self, arguments: threading.ExceptHookArgs) -> None:
        self._previous_thread(arguments)
        if arguments.exc_value is not None:
            self._write(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _recover(self) -> None:
        # What mends a failure can fail itself, and must not start all over again then.
        if self._is_busy:
            return
        self._is_busy = True
        try:
            if self.on_failure is not None and self._now_s() - self._mended_s >= _MENDS_APART_S:
                self._mended_s = self._now_s()
                self.on_failure()
            if self.tell is not None and self._count == 1:
                self.tell(str(self._log))
        finally:
            self._is_busy = False

    def _write(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        # A program that does not fail needs neither.
        import platform
        import traceback

        head = f"{time.strftime('%Y-%m-%d %H:%M:%S')} Pyramide {__version__}"
        system = f"Python {platform.python_version()}, {platform.platform()}"
        text = "".join(traceback.format_exception(kind, error, trace))
        try:
            self._log.parent.mkdir(parents=True, exist_ok=True)
            if self._log.exists() and self._log.stat().st_size > MAX_LOG:
                self._log.replace(self._log.with_suffix(".old.log"))
            if self._log.exists() and not self._log.is_file():
                # A pipe would be waited for.
                raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(self._log))
            with self._log.open("a", encoding="utf-8", errors="replace") as file:
                file.write(f"{head}, {system}\n{text}\n")
        except OSError as refused:
            from pyramide_qt.printing import tell

            tell(f"pyramide: {self._log}: {refused.strerror}")
