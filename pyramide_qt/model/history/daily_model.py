"""The daily deals of the player: finds the deal of a day and keeps the book of done days."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime

from PySide6.QtCore import QObject, QProcess, Signal

from pyramide_qt.model.history.daily_streak import DayState, Streak, state_of, streak_of
from pyramide_qt.rules.deals.daily_numbers import is_searched
from pyramide_qt.solver.own_program import program_command
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.queries.daily_book import DailyEntry
from pyramide_qt.store.stored_times import known_day

_END_WAIT_MS = 2000


@dataclass(frozen=True)
class FoundDeal:
    """The deal of a local day; `is_proved`: it can be won."""

    token: str
    day: date
    code: str
    is_proved: bool


def local_now() -> datetime:
    """The time of day with the time zone of this machine, as it is set now."""
    if hasattr(time, "tzset"):
        # Else the zone in which the program was started stays for as long as it runs.
        time.tzset()
    return datetime.now().astimezone()


def finder_command(token: str, day: date) -> list[str]:
    """The command that looks for a daily deal, in a process of its own."""
    return program_command("daily", token, "--date", day.isoformat(), "--json")


class DailyModel(QObject):
    """Finds daily deals and knows which are done.

    Signals:
    - `found(FoundDeal)`: the deal that `find` was asked for;
    - `not_found(date)`: the search has failed.
    """

    found = Signal(object)
    not_found = Signal(object)

    def __init__(
        self,
        store: GameStore,
        parent: QObject | None = None,
        now: Callable[[], datetime] = local_now,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._now = now
        self._process: QProcess | None = None
        self._asked: tuple[str, date] | None = None

    @property
    def today(self) -> date:
        """The date of the calendar of this machine."""
        return self._now().date()

    @property
    def is_searching(self) -> bool:
        """Whether a deal of the day is being looked for."""
        return self._process is not None

    def entries(self, token: str) -> tuple[DailyEntry, ...]:
        """The days that were opened; none if they cannot be read now."""
        try:
            return self._store.daily_book.entries(token)
        except StoreError:
            return ()

    def states(self, token: str) -> dict[date, DayState]:
        """What became of each day that was opened; of what is no day nobody can say it."""
        days = ((known_day(each.day), each) for each in self.entries(token))
        return {day: state_of(each) for day, each in days if day is not None}

    def streak(self, token: str) -> Streak:
        """How many days in a row are done."""
        return streak_of(self.entries(token), self._now())

    def is_proved(self, token: str) -> bool:
        """Whether the daily deals of these rules are proved to be winnable."""
        return is_searched(token)

    def find(self, token: str, day: date) -> None:
        """Look for the deal of a day; `found` tells it, at once if it was looked for before.

        What the book says is not asked: an earlier version may have taken it from a file.
        """
        self.cancel()
        known = self._store.daily_book.proved.get((token, day.isoformat()))
        if known is not None:
            self.found.emit(FoundDeal(token, day, *known))
            return
        self._asked = (token, day)
        process = QProcess(self)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_failed)
        self._process = process
        program, *arguments = finder_command(token, day)
        process.start(program, arguments)

    def cancel(self) -> None:
        """Stop looking."""
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(_END_WAIT_MS)
            process.deleteLater()

    def open(self, deal: FoundDeal) -> None:
        """Note that a daily deal is put on the table now."""
        now = self._now()
        offset = now.utcoffset()
        offset_min = 0 if offset is None else round(offset.total_seconds() / 60)
        opened_at = now.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        day = deal.day.isoformat()
        self._store.daily_book.enter(DailyEntry(deal.token, day, deal.code, opened_at, offset_min))

    def _on_finished(self, _status: int) -> None:
        process, asked = self._process, self._asked
        if process is None or asked is None:
            return
        self._process = None
        text = bytes(process.readAllStandardOutput().data()).decode(errors="replace")
        process.deleteLater()
        try:
            answer = json.loads(text)
            deal = FoundDeal(*asked, str(answer["code"]), bool(answer["is_proved"]))
        except (ValueError, KeyError, TypeError):
            self.not_found.emit(asked[1])
            return
        self._store.daily_book.proved[deal.token, deal.day.isoformat()] = deal.code, deal.is_proved
        self.found.emit(deal)

    def _on_failed(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._asked is not None:
            self._process = None
            self.not_found.emit(self._asked[1])
