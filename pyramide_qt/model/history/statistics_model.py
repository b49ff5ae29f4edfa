"""The statistics of all games as a QObject."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.session.session_news import StatisticsUnreadable
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.queries.statistics import GameFilter, Streaks, Totals

_NO_TOTALS = Totals(0, 0, 0, 0, 0, None, None, None, None)
_NO_STREAKS = Streaks(0, 0, 0)


@dataclass(frozen=True, slots=True)
class StatisticsSummary:
    """Totals and streaks of the games of one rule set, or of all."""

    totals: Totals = _NO_TOTALS
    streaks: Streaks = _NO_STREAKS


class StatisticsModel(QObject):
    """Sums over all games.

    Signals:
    - `trouble(StatisticsUnreadable)`: the games cannot be read now; the answer is empty.
    """

    trouble = Signal(object)

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._statistics = store.statistics

    def summary(self, where: GameFilter | str | None = None) -> StatisticsSummary:
        """The sums of the games of a filter or a rule set, or of all."""
        if not isinstance(where, GameFilter):
            where = GameFilter(token=where)
        try:
            return StatisticsSummary(
                self._statistics.totals(where), self._statistics.streaks(where)
            )
        except StoreError as error:
            self.trouble.emit(StatisticsUnreadable(str(error)))
            return StatisticsSummary()

    def tokens(self) -> tuple[str, ...]:
        """The rule sets that have games."""
        try:
            return self._statistics.tokens()
        except StoreError as error:
            self.trouble.emit(StatisticsUnreadable(str(error)))
            return ()
