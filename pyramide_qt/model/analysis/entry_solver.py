"""Solves a deal that is not on the table: whether it can be won, and how well."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.analysis.analysis import LIMITS_S
from pyramide_qt.model.analysis.knowledge import Knowledge
from pyramide_qt.model.analysis.solver_question import (
    SolverAnswer,
    SolverQuestion,
    Urgency,
    question_about,
)
from pyramide_qt.model.analysis.solver_service import SolverService
from pyramide_qt.model.wording.analysis import solved_text
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.game import Game
from pyramide_qt.solver.question import Aim, Verdict


class EntrySolver(QObject):
    """Asks about one deal at a time.

    Signals:
    - `changed()`: `text` says something else.
    """

    changed = Signal()

    def __init__(self, service: SolverService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._game: Game | None = None
        self._known: Knowledge | None = None
        self._asked: SolverQuestion | None = None
        service.answered.connect(self._on_answered)

    @property
    def text(self) -> str:
        """What is known, in words; empty before anything was asked."""
        if self._known is None:
            return ""
        facts = self._known.of(self._known.deal.start)
        return solved_text(facts, is_working=self._asked is not None)

    def solve(self, deal: Deal) -> None:
        """Find out about `deal`; what was asked before is forgotten."""
        self.stop()
        self._game, self._known = Game(deal), Knowledge(deal)
        self._ask()
        self.changed.emit()

    def stop(self) -> None:
        """Forget the deal."""
        if self._asked is not None:
            self._service.drop(self._asked)
        self._asked = self._game = self._known = None
        self.changed.emit()

    def _ask(self) -> None:
        assert self._known is not None and self._game is not None
        facts = self._known.of(self._game.position)
        lost = facts.verdict is Verdict.NOT_WINNABLE
        for aim in (Aim.WIN, Aim.MOST if lost else Aim.FEWEST):
            if not facts.has_answer(aim):
                limit_s = LIMITS_S[Urgency.PLAYER]
                self._asked = question_about(self._game, aim, limit_s, Urgency.PLAYER)
                self._service.ask(self._asked)
                return

    def _on_answered(self, answer: SolverAnswer) -> None:
        if answer.question is not self._asked or self._known is None:
            return
        self._asked = None
        self._known.learn(answer)
        if answer.verdict is not Verdict.UNKNOWN:
            self._ask()
        self.changed.emit()
