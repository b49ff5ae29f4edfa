"""What is told at the end of a game beside score, moves and time: help, records, the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pyramide_qt.model.session.session import Session
from pyramide_qt.model.session.session_news import WonSummary
from pyramide_qt.model.wording.wording import number_text
from pyramide_qt.rules.deals.deal_code import parse_code
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.view.window.par_status import ParStatus

if TYPE_CHECKING:
    from pyramide_qt.store.queries.statistics import RankedGame

_LONG_STREAK = 3


class EndSummary(QObject):
    """Makes the last lines of the plate that stands on the table at the end."""

    def __init__(self, session: Session, store: GameStore, par: ParStatus, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._store = store
        self._par = par
        self._known: tuple[WonSummary, list[str]] | None = None

    def lines(self, outcome: Outcome) -> list[str]:
        """Lines for a game that was won, or is stuck; that one tells only of a match that ended."""
        if outcome is Outcome.WON:
            lines = [self._help(), self._par.line()]
        else:
            lines = [self._par.line() if self._par.has_ended else ""]
        return [line for line in lines if line]

    def special(self) -> list[str]:
        """What is special about the win that was just made; nothing of one that comes back."""
        won, game_id = self._session.win, self._session.game_id
        if won is None or not won.counts or game_id is None:
            return []
        if self._known is None or self._known[0] is not won:
            self._known = won, self._find_special(won, game_id)
        return self._known[1]

    def _find_special(self, won: WonSummary, game_id: int) -> list[str]:
        # The window opens without them.
        from pyramide_qt.store.queries.game_filter import GameFilter
        from pyramide_qt.store.queries.statistics import Order

        where = GameFilter(token=parse_code(won.code).token)
        statistics = self._store.statistics
        try:
            if statistics.won_count(where) == 1:
                return [self.tr("Your first win under these rules")]
            found = []
            if _is_best(game_id, statistics.ranking(Order.TIME, where, limit=2), _time_of):
                found.append(self.tr("Your best time under these rules"))
            if _is_best(game_id, statistics.ranking(Order.MOVES, where, limit=2), _moves_of):
                found.append(self.tr("Your fewest moves under these rules"))
            streak = statistics.streaks(where).current
        except StoreError:
            return []
        if streak >= _LONG_STREAK:
            found.append(self.tr("%n win(s) in a row", "", streak))
        return found

    def _help(self) -> str:
        figures = self._session.figures
        if figures is None:
            return ""
        text = self.tr("Hints: %1, moves taken back: %2")
        return text.replace("%1", number_text(figures.hints)).replace(
            "%2", number_text(figures.undos)
        )


def _is_best(game_id: int, best: Sequence[RankedGame], figure: Callable[[RankedGame], int]) -> bool:
    """Whether that game stands before all others, and not beside one."""
    if not best or best[0].game_id != game_id:
        return False
    return len(best) == 1 or figure(best[0]) < figure(best[1])


def _time_of(game: RankedGame) -> int:
    return game.time_ms


def _moves_of(game: RankedGame) -> int:
    return game.move_count
