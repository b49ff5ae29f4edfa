"""What is known of the game on the table: asks the solver, remembers, and says how things stand."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.analysis.knowledge import Facts, Knowledge
from pyramide_qt.model.analysis.position_status import Status
from pyramide_qt.model.analysis.solver_question import (
    SolverAnswer,
    SolverQuestion,
    Urgency,
    question_about,
)
from pyramide_qt.model.analysis.solver_service import SolverService
from pyramide_qt.model.game.game_events import Dealt, Direction, Moved
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.question import Aim, Verdict
from pyramide_qt.store.settings.schema import LAST_RULES, SOLVER_STATUS

# Seconds of CPU time for one answer: what a player waits for, and what nobody waits for.
LIMITS_S = {Urgency.PLAYER: 4.0, Urgency.TABLE: 8.0, Urgency.REVIEW: 3.0, Urgency.BACKGROUND: 30.0}

_OF_VERDICT = {Verdict.WINNABLE: Status.WINNABLE, Verdict.NOT_WINNABLE: Status.LOST}


class Analysis(QObject):
    """Knows the positions of the deal on the table that somebody asked about.

    With the status shown, every position is asked about as soon as it is there. What is known of
    a position never changes back, and another deal ends the process and its questions at once.

    Signals:
    - `status_changed()`: `status` may be different;
    - `learned(Position)`: more is known of that position.
    """

    status_changed = Signal()
    learned = Signal(object)

    def __init__(
        self,
        game: GameModel,
        settings: SettingsModel,
        service: SolverService,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._settings = settings
        self._service = service
        self._knowledge = Knowledge(game.deal)
        self._asked: list[SolverQuestion] = []
        game.dealt.connect(self._on_dealt)
        game.moved.connect(self._on_moved)
        service.answered.connect(self._on_answered)
        settings.changed.connect(self._on_setting_changed)

    @property
    def game(self) -> GameModel:
        """The game on the table."""
        return self._game

    @property
    def service(self) -> SolverService:
        """What answers questions, in a process of its own."""
        return self._service

    @property
    def knowledge(self) -> Knowledge:
        """What is known of the positions of this deal."""
        return self._knowledge

    @property
    def facts(self) -> Facts:
        """What is known of the position on the table."""
        return self._knowledge.of(self._game.position)

    @property
    def is_shown(self) -> bool:
        """Whether the player wants to see the status of this game."""
        wish = self._settings.value(SOLVER_STATUS.key)
        # The documented game has no such help; it stays out until the player asks for it.
        return bool(wish == "on" or (wish == "auto" and self._token() != LAST_RULES.default))

    @property
    def status(self) -> Status:
        """How the position on the table stands, as far as it is known and wanted."""
        if not self.is_shown:
            return Status.HIDDEN
        if self._game.outcome is Outcome.WON:
            return Status.WON
        known = _OF_VERDICT.get(self.facts.verdict)
        if self._game.outcome is Outcome.STUCK:
            known = Status.LOST
        if known is Status.LOST:
            return self._kind_of_loss()
        if known is not None:
            return known
        return Status.WORKING if self.is_asking(Aim.WIN) else Status.UNKNOWN

    @property
    def has_error_help(self) -> bool:
        """Whether the player wants to be told of mistakes."""
        return self._settings.error_help

    @property
    def is_never_winnable(self) -> bool:
        """Whether the deal on the table is known to have no win from its start on."""
        return self._knowledge.of(self._game.deal.start).verdict is Verdict.NOT_WINNABLE

    def _kind_of_loss(self) -> Status:
        """A move lost it, the deal never could be won, or that is still asked."""
        if self.is_never_winnable:
            return Status.NEVER
        is_open = self.is_asking(Aim.WIN, self._game.deal.start)
        return Status.WORKING if is_open else Status.LOST

    def ask_about_start(self, urgency: Urgency) -> bool:
        """Of a lost game, ask whether a move lost it, unless an earlier win is known.

        Returns whether an answer is to come, which `learned` will tell of the start of the deal.
        """
        game, of = self._game, self._knowledge.of
        start = game.deal.start
        if self.is_asking(Aim.WIN, start):
            return True
        if of(start).has_answer(Aim.WIN):
            return False
        if any(of(before).verdict is Verdict.WINNABLE for before in game.game.positions):
            return False
        question = question_about(Game(game.deal), Aim.WIN, LIMITS_S[urgency], urgency)
        self._asked.append(question)
        self._service.ask(question)
        return True

    def is_asking(self, aim: Aim, position: Position | None = None) -> bool:
        """Whether an answer about a position, the one on the table if not told, is to come."""
        place = self._game.position if position is None else position
        return any(asked.aim is aim and asked.position == place for asked in self._asked)

    def ask(self, aim: Aim, urgency: Urgency) -> bool:
        """Ask about the position on the table unless that is known, tried, or asked already.

        Returns whether an answer is to come, which `learned` will tell of.
        """
        if self.facts.has_answer(aim):
            return False
        place = self._game.position
        for asked in self._asked:
            if asked.aim is aim and asked.position == place and asked.urgency <= urgency:
                return True
        question = question_about(self._game.game, aim, LIMITS_S[urgency], urgency)
        self._asked.append(question)
        self._service.ask(question)
        return True

    def learn(self, answer: SolverAnswer) -> None:
        """Take in an answer about this deal that somebody else had asked for."""
        if answer.question.deal is self._knowledge.deal:
            self._knowledge.learn(answer)
            position = answer.question.position
            self.learned.emit(position)
            if position == self._game.position:
                self.update()
            elif position == self._game.deal.start:
                self.status_changed.emit()

    def _token(self) -> str:
        return self._game.deal.token

    def update(self) -> None:
        """Ask about the position on the table if its status is shown, and tell."""
        if self.is_shown and self._game.outcome is Outcome.OPEN and not self._is_decided():
            self.ask(Aim.WIN, Urgency.TABLE)
        elif self.is_shown and self.facts.verdict is Verdict.NOT_WINNABLE:
            self.ask_about_start(Urgency.TABLE)
        self.status_changed.emit()

    def _is_decided(self) -> bool:
        return self.facts.verdict is not Verdict.UNKNOWN

    def _drop_stale(self) -> None:
        """Forget questions about positions that are not on the table any more."""
        position = self._game.position
        for question in [asked for asked in self._asked if asked.position != position]:
            self._asked.remove(question)
            self._service.drop(question)

    def _on_dealt(self, dealt: Dealt) -> None:
        self._asked.clear()
        self._service.end()
        if dealt.deal is not self._knowledge.deal:
            self._knowledge = Knowledge(dealt.deal)
        self.update()

    def _on_moved(self, moved: Moved) -> None:
        self._drop_stale()
        if moved.direction is Direction.UNDONE:
            self._knowledge.learn_move(moved.after, moved.move, moved.before)
        else:
            self._knowledge.learn_move(moved.before, moved.move, moved.after)
        self.update()

    def _on_answered(self, answer: SolverAnswer) -> None:
        if answer.question in self._asked:
            self._asked.remove(answer.question)
            self.learn(answer)

    def _on_setting_changed(self, key: str) -> None:
        if key == SOLVER_STATUS.key:
            self.update()
