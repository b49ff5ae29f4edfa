"""What is told at the end of a game beside score, moves and time: help and the match."""

from __future__ import annotations

from PySide6.QtCore import QObject

from pyramide_qt.model.session.session import Session
from pyramide_qt.model.wording.wording import number_text
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.view.window.par_status import ParStatus


class EndSummary(QObject):
    """Makes the last lines of the plate that stands on the table at the end."""

    def __init__(self, session: Session, par: ParStatus, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._par = par

    def lines(self, outcome: Outcome) -> list[str]:
        """Lines for a game that was won, or is stuck; that one tells only of a match that ended."""
        if outcome is Outcome.WON:
            lines = [self._help(), self._par.line()]
        else:
            lines = [self._par.line() if self._par.has_ended else ""]
        return [line for line in lines if line]

    def _help(self) -> str:
        figures = self._session.figures
        if figures is None:
            return ""
        text = self.tr("Hints: %1, moves taken back: %2")
        return text.replace("%1", number_text(figures.hints)).replace(
            "%2", number_text(figures.undos)
        )
