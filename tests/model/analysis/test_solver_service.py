"""The solver process: asked, preferred, killed, restarted, and never left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from pyramide_qt.model.analysis.solver_question import (
    SolverAnswer,
    SolverQuestion,
    Urgency,
    question_about,
    read_answer,
)
from pyramide_qt.model.analysis.solver_service import SolverService
from pyramide_qt.rules.deals.deal import deal_from_cards, deal_from_code
from pyramide_qt.rules.game import Game, game_from_text
from pyramide_qt.solver.question import Aim, Verdict
from tests.helpers.system.child import PYTHON

LONG = "PY1-TP-AAAAAAS"
"""Two packs: far more than a second of work."""

Make = Callable[..., SolverService]


@pytest.fixture
def make(qapp: object) -> Iterator[Make]:
    made: list[SolverService] = []

    def build(*arguments: Sequence[str]) -> SolverService:
        service = SolverService(None, *((lambda: arguments[0],) if arguments else ()))
        made.append(service)
        return service

    yield build
    for service in made:
        service.shut_down()


def asked(
    code: str, aim: Aim = Aim.WIN, urgency: Urgency = Urgency.TABLE, limit_s: float = 20.0
) -> SolverQuestion:
    return question_about(Game(deal_from_code(code)), aim, limit_s, urgency)


def answers_of(service: SolverService) -> list[SolverAnswer]:
    found: list[SolverAnswer] = []
    service.answered.connect(found.append)
    return found


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits to be fetched does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_it_answers_what_is_known_of_two_deals(qtbot: QtBot, make: Make) -> None:
    service = make()
    answers = answers_of(service)
    lost, won = asked("PY1-N-AAAAAAJ", Aim.MOST), asked("PY1-N-AAAAAAS", Aim.FEWEST)
    service.ask(lost)
    service.ask(won)
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert [answer.question for answer in answers] == [lost, won]
    assert (answers[0].verdict, answers[0].most_removed) == (Verdict.NOT_WINNABLE, 14)
    assert answers[1].verdict is Verdict.WINNABLE
    assert answers[1].line is not None
    assert len(answers[1].line) == answers[1].fewest_moves
    assert not service.is_busy


def test_it_asks_about_typed_cards_and_later_positions(qtbot: QtBot, make: Make) -> None:
    service = make()
    answers = answers_of(service)
    cards = deal_from_code("PY1-N-AAAAAAJ").cards
    service.ask(question_about(Game(deal_from_cards(cards, "N")), Aim.MOST, 20, Urgency.TABLE))
    game = game_from_text("PY1-N-AAAAAAS G6 D U D")
    service.ask(question_about(game, Aim.WIN, 20, Urgency.TABLE))
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert answers[0].most_removed == 14
    assert answers[1].verdict is Verdict.WINNABLE
    assert answers[1].question.position == game.position


def test_a_process_that_is_killed_is_started_again(qtbot: QtBot, make: Make) -> None:
    service = make()
    answers = answers_of(service)
    service.ask(asked(LONG, limit_s=0.5))
    qtbot.waitUntil(lambda: service.process_id is not None)
    first = service.process_id
    assert first is not None
    os.kill(first, signal.SIGKILL)
    qtbot.waitUntil(lambda: len(answers) == 1)
    assert answers[0].error == ""
    assert service.process_id not in (None, first)


def test_a_process_that_dies_while_idle_is_not_missed(qtbot: QtBot, make: Make) -> None:
    service = make()
    answers = answers_of(service)
    service.ask(asked("PY1-N-AAAAAAS"))
    qtbot.waitUntil(lambda: len(answers) == 1)
    assert service.process_id is not None
    os.kill(service.process_id, signal.SIGKILL)
    qtbot.waitUntil(lambda: service.process_id is None)
    service.ask(asked("PY1-N-AAAAAAJ"))
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert answers[1].verdict is Verdict.NOT_WINNABLE


@pytest.mark.parametrize(
    "command",
    [[*PYTHON, "-c", "input(); raise SystemExit(3)"], ["/no/such/program"]],
    ids=["dies", "is not there"],
)
def test_a_process_that_cannot_answer_leaves_it_unknown(
    qtbot: QtBot, make: Make, command: list[str]
) -> None:
    service = make(command)
    answers = answers_of(service)
    service.ask(asked("PY1-N-AAAAAAS"))
    qtbot.waitUntil(lambda: len(answers) == 1)
    assert answers[0].verdict is Verdict.UNKNOWN
    assert answers[0].error
    assert not service.is_busy


def test_the_end_of_a_game_ends_the_process_at_once(qtbot: QtBot, make: Make) -> None:
    service = make()
    answers = answers_of(service)
    service.ask(asked(LONG))
    background = asked("PY1-N-AAAAAAJ", urgency=Urgency.BACKGROUND)
    service.ask(background)
    qtbot.waitUntil(lambda: service.process_id is not None)
    pid = service.process_id
    assert pid is not None
    waits: list[object] = []
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(QProcess, "waitForFinished", lambda *arguments: waits.append(arguments))
        service.end()
    assert not waits
    assert service.process_id is None
    qtbot.waitUntil(lambda: not is_alive(pid))
    # What the background wants to know is asked again; what the table wanted is forgotten.
    qtbot.waitUntil(lambda: len(answers) == 1)
    assert answers[0].question is background


def test_nothing_is_left_after_shutting_down(qtbot: QtBot, make: Make) -> None:
    service = make()
    service.ask(asked(LONG))
    qtbot.waitUntil(lambda: service.process_id is not None)
    pid = service.process_id
    assert pid is not None
    service.shut_down()
    assert not is_alive(pid)
    service.ask(asked("PY1-N-AAAAAAS"))
    assert service.process_id is None


def test_the_player_does_not_wait_for_the_background(qtbot: QtBot, make: Make) -> None:
    service = make()
    answers = answers_of(service)
    slow = asked(LONG, urgency=Urgency.BACKGROUND, limit_s=60)
    service.ask(slow)
    qtbot.wait(300)
    quick = asked("PY1-N-AAAAAAS", urgency=Urgency.PLAYER)
    service.ask(quick)
    qtbot.waitUntil(lambda: len(answers) == 1)
    assert answers[0].question is quick
    qtbot.waitUntil(lambda: service.is_busy)
    assert len(answers) == 1


def test_a_question_that_is_dropped_is_never_answered(qtbot: QtBot, make: Make) -> None:
    service = make()
    answers = answers_of(service)
    dropped, kept = asked(LONG, limit_s=60), asked("PY1-N-AAAAAAS")
    service.ask(dropped)
    service.ask(kept)
    service.drop(dropped)
    qtbot.waitUntil(lambda: len(answers) == 1)
    assert answers[0].question is kept


@pytest.mark.parametrize(
    "change",
    [
        {"line": "G6 G6"},
        {"line": "A1"},
        {"line": "what"},
        {"verdict": "perhaps"},
        {"verdict": None},
        {"error": "it broke"},
    ],
)
def test_an_answer_that_the_rules_contradict_is_worth_nothing(change: dict[str, object]) -> None:
    good = {"verdict": "winnable", "fewest_moves": None, "most_removed": None, "line": "G6"}
    question = asked("PY1-N-AAAAAAS")
    assert read_answer(question, json.dumps(good)).verdict is Verdict.WINNABLE
    bad = read_answer(question, json.dumps(good | change))
    assert bad.verdict is Verdict.UNKNOWN
    assert bad.line is None
    assert bad.error


def test_an_answer_that_is_no_answer_is_worth_nothing() -> None:
    for text in ("", "[]", "null", '{"verdict": "winnable"}', "\x00"):
        assert read_answer(asked("PY1-N-AAAAAAS"), text).verdict is Verdict.UNKNOWN


PARENT = """
import subprocess, sys, time
from pyramide_qt.solver.process_entry import process_command
child = subprocess.Popen(process_command(), stdin=subprocess.PIPE, text=True)
child.stdin.write(sys.argv[1])
child.stdin.flush()
print(child.pid, flush=True)
time.sleep(60)
"""


def watches_parent(pid: int) -> bool:
    """Whether a process catches the signal of its timer, which it does once it has started."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    (caught,) = (int(line.split()[1], 16) for line in lines if line.startswith("SigCgt:"))
    return bool(caught >> (signal.SIGALRM - 1) & 1)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs an interval timer")
def test_a_search_does_not_outlive_a_killed_program() -> None:
    command = [*PYTHON, "-c", PARENT, asked(LONG, limit_s=60).wire_text(1)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        until = time.monotonic() + 20
        while not watches_parent(child) and time.monotonic() < until:
            time.sleep(0.05)
        assert is_alive(child)
        parent.kill()
    until = time.monotonic() + 10
    while is_alive(child) and time.monotonic() < until:
        time.sleep(0.1)
    assert not is_alive(child)
