"""What each move of a game did: the verdict and the fewest moves left after it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.analysis.analysis import LIMITS_S
from pyramide_qt.model.analysis.knowledge import Facts, Knowledge
from pyramide_qt.model.analysis.solver_question import (
    SolverAnswer,
    SolverQuestion,
    Urgency,
    question_about,
)
from pyramide_qt.model.analysis.solver_service import SolverService
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.goal import is_won
from pyramide_qt.rules.moves import Move
from pyramide_qt.solver.question import Aim, Verdict


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """The position after `ply` moves; `move` led there, None for the start.

    `loses`: the win was there before this move and is gone after it. `wasted`: how many moves
    more than the best one it costs, None while that is not known. `removed` counts tableau cards.
    """

    ply: int
    move: Move | None
    facts: Facts
    is_won: bool
    loses: bool
    wasted: int | None
    removed: int


class ReviewModel(QObject):
    """Reviews the moves of one game, which stays as it was when the review began.

    First the move that lost the win is searched for by halves, then the fewest moves left while
    there is a win, then how much could be removed after it was lost.

    Signals:
    - `row_changed(int)`: more is known of the position after that many moves;
    - `progressed()`: questions were answered; `is_done` tells whether all are.
    """

    row_changed = Signal(object)
    progressed = Signal()

    def __init__(
        self, game: Game, service: SolverService, known: Knowledge, parent: QObject | None = None
    ) -> None:
        """`known` is about the same deal, and what the review finds out is added to it."""
        super().__init__(parent)
        self._service = service
        self._game = Game(game.deal)
        for move in game.moves:
            self._game.push(move)
        self._knowledge = known
        self._asked: SolverQuestion | None = None
        self._rows: list[ReviewRow] = []
        self._update_rows()
        service.answered.connect(self._on_answered)

    @property
    def game(self) -> Game:
        """The game under review, without what was taken back."""
        return self._game

    @property
    def rows(self) -> list[ReviewRow]:
        """One for the start and one for each move."""
        return self._rows

    @property
    def is_done(self) -> bool:
        """Whether every position that counts has been asked about."""
        return self._next_question() is None

    @property
    def losing_ply(self) -> int | None:
        """The number of the move that lost the win, if one did and it is known."""
        return next((row.ply for row in self._rows if row.loses), None)

    def line_before(self, ply: int) -> tuple[Move, ...]:
        """The best line known from the position before move `ply`; from the start for 0."""
        facts = self._rows[max(0, ply - 1)].facts
        return facts.line or facts.clearing or ()

    def start(self) -> None:
        """Begin, or go on."""
        if self._asked is None:
            self._asked = self._next_question()
            if self._asked is not None:
                self._service.ask(self._asked)

    def stop(self) -> None:
        """Ask nothing more."""
        if self._asked is not None:
            self._service.drop(self._asked)
            self._asked = None

    def _facts(self, ply: int) -> Facts:
        return self._knowledge.of(self._game.positions[ply])

    def _is_won(self, ply: int) -> bool:
        return is_won(self._game.deal, self._game.positions[ply])

    def _next_question(self) -> SolverQuestion | None:
        plies = [ply for ply in range(len(self._rows)) if not self._is_won(ply)]
        unknown = Verdict.UNKNOWN
        open_plies = [p for p in plies if self._facts(p).verdict is unknown]
        open_plies = [p for p in open_plies if Aim.WIN not in self._facts(p).tried]
        if open_plies:
            return self._question(open_plies[len(open_plies) // 2], Aim.WIN)
        for verdict, aim in (
            (Verdict.WINNABLE, Aim.FEWEST),
            (Verdict.NOT_WINNABLE, Aim.MOST),
        ):
            known = [p for p in plies if self._facts(p).verdict is verdict]
            if verdict is Verdict.WINNABLE:
                # The position before the losing move matters most.
                known.reverse()
            for ply in known:
                if not self._facts(ply).has_answer(aim):
                    return self._question(ply, aim)
        return None

    def _question(self, ply: int, aim: Aim) -> SolverQuestion:
        limit_s = LIMITS_S[Urgency.REVIEW]
        return question_about(self._game, aim, limit_s, Urgency.REVIEW, ply)

    def _on_answered(self, answer: SolverAnswer) -> None:
        if answer.question is not self._asked:
            return
        self._asked = None
        self._knowledge.learn(answer)
        self._spread()
        self._update_rows()
        self.start()
        self.progressed.emit()

    def _spread(self) -> None:
        """Lost stays lost down the moves; a win after a move is a win before it."""
        moves, positions = self._game.moves, self._game.positions
        for ply, move in enumerate(moves):
            self._knowledge.learn_move(positions[ply], move, positions[ply + 1])
        for ply in reversed(range(len(moves))):
            self._knowledge.learn_move(positions[ply], moves[ply], positions[ply + 1])

    def _update_rows(self) -> None:
        self._spread()
        old, self._rows = self._rows, [self._row(p) for p in range(len(self._game.positions))]
        for ply, row in enumerate(self._rows):
            if ply >= len(old) or old[ply] != row:
                self.row_changed.emit(ply)

    def _row(self, ply: int) -> ReviewRow:
        facts, slots = self._facts(ply), self._game.deal.rules.slot_count
        removed = slots - self._game.positions[ply].tableau.bit_count()
        is_won_now = self._is_won(ply)
        if ply == 0:
            return ReviewRow(0, None, facts, is_won_now, loses=False, wasted=None, removed=removed)
        before = self._facts(ply - 1)
        is_lost = facts.verdict is Verdict.NOT_WINNABLE
        loses = is_lost and before.verdict is Verdict.WINNABLE
        left = 0 if is_won_now else facts.fewest
        wasted = None
        if before.fewest is not None and left is not None:
            wasted = max(0, left + 1 - before.fewest)
        return ReviewRow(ply, self._game.moves[ply - 1], facts, is_won_now, loses, wasted, removed)
