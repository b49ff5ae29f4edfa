"""Does long work a little at a time, so that the window stays alive, and shows that it goes on."""

from __future__ import annotations

import time
from collections.abc import Generator

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QProgressDialog, QWidget

from pyramide_qt import log
from pyramide_qt.store.errors import StoreError
from pyramide_qt.view.dialogs.errors.problems import store_problem

# What is done between two frames; shorter and the work takes longer, longer and it is felt.
_SLICE_S = 0.012
_PATIENCE_MS = 400
_WHOLE = 1000


class SlowWork(QObject):
    """One piece of work at a time, given as a generator that stops for breath at each value.

    A value is the share that is done, from 0 to 1, or None where that is not known.

    Signals:
    - `failed(str)`: a StoreError ended it, in one sentence;
    - `canceled()`: the player has stopped it.
    """

    failed = Signal(str)
    canceled = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._is_done)
        self._progress: QProgressDialog | None = None
        self._steps: Generator[float | None, None, object] | None = None

    @property
    def is_busy(self) -> bool:
        return self._timer.isActive()

    def begin(self, steps: Generator[float | None, None, object], text: str) -> None:
        """Do all `steps`, at once if they are short; else `text` says what is done."""
        self._steps = steps
        if self._is_done():
            return
        cancel = QCoreApplication.translate("Exchange", "Cancel")
        progress = QProgressDialog(text, cancel, 0, 0, self._window)
        progress.setMinimumDuration(_PATIENCE_MS)
        progress.canceled.connect(self._on_canceled)
        self._progress = progress
        self._timer.start(0)
        log.info("work in slices begins: %s", text)

    def end(self) -> None:
        """Stop where it is."""
        self._timer.stop()
        steps, self._steps = self._steps, None
        if steps is not None:
            steps.close()
        if self._progress is not None:
            self._progress.canceled.disconnect(self._on_canceled)
            self._progress.close()
            self._progress.deleteLater()
            self._progress = None

    def _on_canceled(self) -> None:
        self.end()
        log.info("work in slices is stopped by the player")
        self.canceled.emit()

    def _show(self, share: float | None) -> None:
        if self._progress is not None and share is not None:
            self._progress.setMaximum(_WHOLE)
            self._progress.setValue(min(int(share * _WHOLE), _WHOLE - 1))

    def _is_done(self) -> bool:
        """Do a slice of the work; whether that was the last."""
        until = time.monotonic() + _SLICE_S
        try:
            for share in self._steps or ():
                if time.monotonic() > until:
                    self._show(share)
                    return False
        except StoreError as error:
            self.end()
            log.warning("work in slices failed: %s", error)
            self.failed.emit(store_problem(error))
            return True
        self.end()
        return True
