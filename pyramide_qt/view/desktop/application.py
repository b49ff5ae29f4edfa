"""The Qt application: how it begins where there is no screen, and what macOS wants opened."""

from __future__ import annotations

import os

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QtMsgType,
    Signal,
    qFormatLogMessage,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from pyramide_qt import log

_NO_WINDOW = 2
"""Exit status, as for every command that cannot do what it was asked."""


class Application(QApplication):
    """macOS brings files and addresses as events and not as arguments, some before any window.

    Signals:
    - `open_wanted()`: something waits for `take_waiting`.
    """

    open_wanted = Signal()

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._waiting: list[str] = []

    def take_waiting(self) -> list[str]:
        """The files and addresses that were asked for and not taken yet."""
        taken, self._waiting = self._waiting, []
        return taken

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self._waiting.append(event.file() or event.url().toString())
            self.open_wanted.emit()
            return True
        return super().event(event)


def new_application(arguments: list[str]) -> Application:
    """Connect to the screen; where that fails, say so in one line and leave the process.

    Qt itself would abort then, with a dump of its memory and a list of guesses.
    """
    messages = _StartMessages()
    before = qInstallMessageHandler(messages.take)
    try:
        return Application(arguments)
    finally:
        qInstallMessageHandler(before)
        messages.pass_on()


class _StartMessages:
    """Holds back what Qt has to say until it is known whether there will be a window."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._lines: list[str] = []

    def take(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Keep a message; a fatal one ends the program, for Qt can go on no more."""
        if kind == QtMsgType.QtFatalMsg:
            # The first one names the cause, all others what followed from it.
            reason = (self._texts or [text])[0].strip().splitlines()[0].rstrip(".")
            _tell(f"The window cannot be opened: {reason}.")
            os._exit(_NO_WINDOW)
        self._texts.append(text)
        self._lines.append(qFormatLogMessage(kind, context, text))

    def pass_on(self) -> None:
        """Print the messages as Qt would have done."""
        for line in self._lines:
            _tell(line)


def log_qt_messages() -> None:
    """Write what Qt says to the log, too, from now to the end of the process."""

    def take(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        log.warning("Qt: %s", text)
        _tell(qFormatLogMessage(kind, context, text))

    qInstallMessageHandler(take)


def _tell(line: str) -> None:
    # A start that has nothing to say does without.
    from pyramide_qt.printing import tell

    tell(line)
