"""Asks a solver process of its own: one question at a time, killed at will, started when needed."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from pyramide_qt import log
from pyramide_qt.model.analysis.solver_question import (
    SolverAnswer,
    SolverQuestion,
    Urgency,
    read_answer,
)
from pyramide_qt.solver.question import Verdict

# A question that is not wanted any more may still be answered this long: a new process costs more.
_PATIENCE_MS = 150
# So often a question is asked again whose process died.
_MAX_TRIES = 2
_END_WAIT_MS = 2000


@dataclass(order=True)
class _Asked:
    urgency: Urgency
    number: int
    question: SolverQuestion = field(compare=False)
    tries: int = field(default=0, compare=False)
    is_wanted: bool = field(default=True, compare=False)


def _solver_command() -> list[str]:
    # The search itself is loaded by the process alone; the window starts without it.
    from pyramide_qt.solver.process_entry import process_command

    return process_command()


class SolverService(QObject):
    """The one solver process of the window and the questions that wait for it.

    The more urgent question is asked first; one that is being answered gives way to a more urgent
    one unless it is done within a moment. If the process dies, the game does not notice: it is
    started again for the question in hand, and if it dies over that again, the answer is unknown.

    Signals:
    - `answered(SolverAnswer)`: carries the question, so it can never be taken for another's;
    - `busy_changed()`: it began or stopped working.
    """

    answered = Signal(object)
    busy_changed = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        command: Callable[[], Sequence[str]] = _solver_command,
    ) -> None:
        super().__init__(parent)
        self._command = command
        self._process: QProcess | None = None
        self._current: _Asked | None = None
        self._waiting: list[_Asked] = []
        self._last_number = 0
        self._received = b""
        self._is_shut = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self._on_patience_ended)

    @property
    def process_id(self) -> int | None:
        """The system's number of the running process; None while there is none."""
        process = self._process
        if process is None or process.state() == QProcess.ProcessState.NotRunning:
            return None
        return int(process.processId()) or None

    @property
    def is_busy(self) -> bool:
        """Whether a question is being answered now."""
        return self._current is not None

    def ask(self, question: SolverQuestion) -> SolverQuestion:
        """Have `question` answered; returns it, to know the answer by."""
        if self._is_shut:
            return question
        self._last_number += 1
        insort(self._waiting, _Asked(question.urgency, self._last_number, question))
        self._go_on()
        return question

    def drop(self, question: SolverQuestion) -> None:
        """Forget a question: nobody wants the answer any more."""
        self._waiting = [asked for asked in self._waiting if asked.question is not question]
        if self._current is not None and self._current.question is question:
            self._current.is_wanted = False
            self._patience.start()

    def end(self) -> None:
        """End the process at once and forget every question about the game on the table.

        What a review and the background asked is asked again when a new process is started.
        """
        lasting = [a for a in self._all_wanted() if a.urgency >= Urgency.REVIEW]
        self._waiting = sorted(lasting)
        self._kill()
        if self._waiting:
            self._patience.start()

    def shut_down(self) -> None:
        """End the process for good; no question is answered after this."""
        self._is_shut = True
        self._waiting.clear()
        self._kill()
        # Those that were ended before may not be quite gone either.
        for process in self.findChildren(QProcess):
            process.waitForFinished(_END_WAIT_MS)

    def _all_wanted(self) -> list[_Asked]:
        current = [self._current] if self._current is not None else []
        return [asked for asked in (*current, *self._waiting) if asked.is_wanted]

    def _go_on(self) -> None:
        """Ask what is next, or see that what is being answered gives way to it."""
        if self._is_shut or not self._waiting:
            return
        if self._current is not None:
            if self._is_to_give_way() and not self._patience.isActive():
                self._patience.start()
            return
        self._current = self._waiting.pop(0)
        process = self._running_process()
        text = self._current.question.wire_text(self._current.number)
        log.debug("solver: asked %s", text.rstrip())
        process.write(text.encode())
        self.busy_changed.emit()

    def _is_to_give_way(self) -> bool:
        current = self._current
        if current is None:
            return False
        first = self._waiting[0] if self._waiting else None
        return not current.is_wanted or (first is not None and first.urgency < current.urgency)

    def _running_process(self) -> QProcess:
        if self._process is None:
            process = QProcess(self)
            process.setStandardErrorFile(QProcess.nullDevice())
            process.readyReadStandardOutput.connect(self._on_output)
            process.finished.connect(self._on_ended)
            process.errorOccurred.connect(self._on_error)
            program, *arguments = self._command()
            self._process, self._received = process, b""
            process.start(program, arguments)
            log.info("solver: a process is started")
        return self._process

    def _kill(self) -> None:
        """End the process without waiting for it; what it was asked is forgotten."""
        self._patience.stop()
        process, self._process = self._process, None
        was_busy, self._current = self._current is not None, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._on_output)
            process.finished.disconnect(self._on_ended)
            process.errorOccurred.disconnect(self._on_error)
            process.finished.connect(process.deleteLater)
            process.kill()
            log.info("solver: its process is ended")
        if was_busy:
            self.busy_changed.emit()

    def _on_output(self) -> None:
        if self._process is None:
            return
        self._received += bytes(self._process.readAllStandardOutput().data())
        line, separator, rest = self._received.partition(b"\n")
        if not separator or self._current is None:
            return
        self._received = rest
        asked, self._current = self._current, None
        self._patience.stop()
        if asked.is_wanted:
            self.answered.emit(read_answer(asked.question, line.decode("utf-8", "replace")))
        self._go_on()
        if self._current is None:
            self.busy_changed.emit()

    def _on_patience_ended(self) -> None:
        current = self._current
        if current is not None and self._is_to_give_way():
            if current.is_wanted:
                insort(self._waiting, current)
            self._kill()
        self._go_on()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        # What crashes also finishes; what never started does not.
        if error == QProcess.ProcessError.FailedToStart:
            self._on_ended()

    def _on_ended(self, _code: int = 0, _status: object = None) -> None:
        """The process died by itself: start another for what it was asked."""
        log.warning("solver: the process died by itself")
        asked = self._current
        self._kill()
        if asked is not None and asked.is_wanted:
            asked.tries += 1
            if asked.tries < _MAX_TRIES:
                insort(self._waiting, asked)
            else:
                error = "The solver process ended before it had answered."
                self.answered.emit(SolverAnswer(asked.question, Verdict.UNKNOWN, error=error))
        self._go_on()
