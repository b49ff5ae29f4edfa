"""The fewest moves of a deal that was won: found out after the win, kept with the game."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.analysis.analysis import LIMITS_S, Analysis
from pyramide_qt.model.analysis.solver_question import (
    SolverAnswer,
    SolverQuestion,
    Urgency,
    question_about,
)
from pyramide_qt.model.session.session import Session
from pyramide_qt.model.session.session_news import WonSummary
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.solver.question import Aim
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore


@dataclass(frozen=True, eq=False)
class Par:
    """A game that was won in `move_count` moves; its deal takes `fewest` at least."""

    deal: Deal
    move_count: int
    fewest: int


@dataclass(frozen=True, eq=False)
class _WonGame:
    deal: Deal
    game_id: int | None
    move_count: int


class ParKeeper(QObject):
    """Looks for the par of each won game, however long the player has gone on to other deals.

    Signals:
    - `found(Par)`: the fewest moves are known, and written down with the game if that is kept.
    """

    found = Signal(object)

    def __init__(
        self,
        analysis: Analysis,
        session: Session,
        store: GameStore,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._analysis = analysis
        self._session = session
        self._store = store
        self._asked: dict[SolverQuestion, _WonGame] = {}
        session.game_won.connect(self._on_game_won)
        analysis.service.answered.connect(self._on_answered)

    def tell_kept(self) -> None:
        """Tell the par of the won game on the table, if it was found out when that was won."""
        game, game_id = self._analysis.game, self._session.game_id
        if game.outcome is not Outcome.WON or game_id is None:
            return
        with contextlib.suppress(StoreError):
            saved = self._store.game(game_id)
            if saved is not None and saved.par is not None:
                self.found.emit(Par(game.deal, game.move_count, saved.par))

    def _on_game_won(self, summary: WonSummary) -> None:
        game = self._analysis.game.game
        won = _WonGame(game.deal, self._session.game_id, summary.move_count)
        fewest = self._analysis.knowledge.of(game.deal.start).fewest
        if fewest is not None:
            self._keep(won, fewest)
            return
        urgency = Urgency.BACKGROUND
        question = question_about(Game(game.deal), Aim.FEWEST, LIMITS_S[urgency], urgency)
        self._asked[question] = won
        self._analysis.service.ask(question)

    def _on_answered(self, answer: SolverAnswer) -> None:
        won = self._asked.pop(answer.question, None)
        if won is not None and answer.fewest_moves is not None:
            self._analysis.learn(answer)
            self._keep(won, answer.fewest_moves)

    def _keep(self, won: _WonGame, fewest: int) -> None:
        if won.game_id is not None:
            self._store.set_par(won.game_id, fewest)
        self.found.emit(Par(won.deal, won.move_count, fewest))
