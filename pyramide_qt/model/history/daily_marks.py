"""Asks a solver process whether games that come in were the daily deals of their days."""

from __future__ import annotations

import json
from collections.abc import Generator

from PySide6.QtCore import QObject, QProcess

from pyramide_qt.solver.process_entry import process_command
from pyramide_qt.store.queries.daily_book import DailyEntry

_LOOK_MS = 10
_END_WAIT_MS = 2000


class DailyMarks(QObject):
    """Answers about one day after another, in one process that lives until `end`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._codes: dict[tuple[str, str], str] = {}

    def holds(self, entry: DailyEntry, share: float) -> Generator[float, None, bool]:
        """Whether the deal of `entry` is that of its day; yields `share` until this is known.

        False too where no process can be had to ask.
        """
        key = entry.token, entry.day
        if key not in self._codes:
            self._codes[key] = yield from self._found(*key, share)
        return self._codes[key] == entry.code

    def end(self) -> None:
        """Ask no more."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.waitForFinished(_END_WAIT_MS)
            process.deleteLater()

    def _found(self, token: str, day: str, share: float) -> Generator[float, None, str]:
        process = self._running()
        process.write(json.dumps({"rules": token, "day": day}).encode() + b"\n")
        while process.state() is not QProcess.ProcessState.NotRunning:
            if process.canReadLine():
                answer = json.loads(bytes(process.readLine().data()))
                return str(answer.get("code", ""))
            process.waitForReadyRead(_LOOK_MS)
            yield share
        self.end()
        return ""

    def _running(self) -> QProcess:
        if self._process is None:
            self._process = QProcess(self)
            self._process.setStandardErrorFile(QProcess.nullDevice())
            program, *arguments = process_command()
            self._process.start(program, arguments)
        return self._process
