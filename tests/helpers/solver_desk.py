"""A game with everything that asks the solver, answered in this process when the test says so."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.analysis.analysis import Analysis
from pyramide_qt.model.analysis.hint_model import Hint, Hints
from pyramide_qt.model.analysis.par_keeper import ParKeeper
from pyramide_qt.model.analysis.solver_question import SolverQuestion, Urgency, read_answer
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.play_clock import PlayClock, StopReason
from pyramide_qt.model.session.session import Session
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.rules.notation import parse_move
from pyramide_qt.solver.process_entry import answer_to
from pyramide_qt.store.game_store import GameStore, open_game_store
from pyramide_qt.store.settings.settings_file import SettingsFile


class HandService(QObject):
    """Stands in for the solver service: `answer` gives the next answer, `answer_all` all."""

    answered = Signal(object)
    busy_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[SolverQuestion] = []
        self.ends = 0
        self.asked_count = 0

    def ask(self, question: SolverQuestion) -> SolverQuestion:
        self.asked_count += 1
        self.waiting.append(question)
        self.waiting.sort(key=lambda each: each.urgency)
        return question

    def drop(self, question: SolverQuestion) -> None:
        self.waiting = [each for each in self.waiting if each is not question]

    def end(self) -> None:
        self.ends += 1
        self.waiting = [each for each in self.waiting if each.urgency >= Urgency.REVIEW]

    def answer(self) -> None:
        question = self.waiting.pop(0)
        text = json.dumps(answer_to(json.loads(question.wire_text(1))))
        self.answered.emit(read_answer(question, text))

    def answer_all(self, most: int = 500) -> None:
        for _ in range(most):
            if not self.waiting:
                return
            self.answer()
        raise AssertionError("the questions do not end")


class SolverDesk:
    """Game, session, analysis and hints on a store in memory."""

    def __init__(self, folder: Path, code: str = "PY1-N-AAAAAAS", status: str = "on") -> None:
        self.store: GameStore = open_game_store(None)
        self.settings = SettingsModel(SettingsFile.load(folder / "settings.json"))
        self.settings.set_value("solver_status", status)
        self.service = HandService()
        self.game = GameModel()
        self.clock = PlayClock()
        # No timer of it outlives the test.
        self.clock.set_reason(StopReason.CLOSED, on=True)
        self.session = Session(self.game, self.clock, self.store, self.settings, lambda: 7)
        self.analysis = Analysis(self.game, self.settings, self.service)  # type: ignore[arg-type]
        self.hints = Hints(self.analysis, self.session)
        self.par = ParKeeper(self.analysis, self.session, self.store)
        self.found: list[Hint] = []
        self.lines: list[Hint] = []
        self.hints.found.connect(self.found.append)
        self.hints.line_found.connect(self.lines.append)
        self.game.deal_code(code)

    def play(self, moves: str) -> None:
        for text in moves.split():
            assert self.game.play(parse_move(self.game.deal.rules, text)) is None, text

    def hint(self) -> Hint:
        """Ask for a hint and answer all that it asks."""
        before = len(self.found)
        self.hints.ask()
        self.service.answer_all()
        assert len(self.found) == before + 1
        return self.found[-1]

    @property
    def hint_count(self) -> int:
        """How much help the game on the table had."""
        table = self.session._table
        assert table is not None
        return table.hints
