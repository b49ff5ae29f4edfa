"""The status: about the position shown, silent where it is not wanted, and never flipping."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pyramide_qt.model.analysis.position_status import Status
from pyramide_qt.model.wording.analysis import hint_text
from pyramide_qt.rules.outcome import Outcome
from tests.helpers.solver_desk import SolverDesk

LOST = "PY1-N-AAAAAAJ"


def test_the_documented_game_asks_nothing_until_the_player_does(tmp_path: Path) -> None:
    desk = SolverDesk(tmp_path, status="auto")
    desk.play("G6 D D")
    assert desk.analysis.status is Status.HIDDEN
    assert desk.service.asked_count == 0
    desk.settings.set_value("solver_status", "on")
    assert desk.analysis.status is Status.WORKING
    desk.service.answer_all()
    assert desk.analysis.status is Status.WINNABLE


def test_other_rules_are_told_unless_switched_off(tmp_path: Path) -> None:
    desk = SolverDesk(tmp_path, "PY1-P3-AAAAAAS", status="auto")
    desk.service.answer_all()
    assert desk.analysis.status is Status.WINNABLE
    desk.settings.set_value("solver_status", "off")
    assert desk.analysis.status is Status.HIDDEN
    asked = desk.service.asked_count
    desk.play("D")
    assert desk.service.asked_count == asked


def test_a_lost_deal_stays_lost_without_asking_again(tmp_path: Path) -> None:
    desk = SolverDesk(tmp_path, LOST)
    desk.service.answer_all()
    assert desk.analysis.status is Status.NEVER
    asked = desk.service.asked_count
    for _ in range(30):
        desk.game.play(next(iter(desk.game.game.legal_moves)))
        assert desk.analysis.status is Status.NEVER
    assert desk.service.asked_count == asked


def test_an_answer_about_another_position_is_not_shown(tmp_path: Path) -> None:
    desk = SolverDesk(tmp_path)
    old = desk.service.waiting[0]
    desk.play("D")
    assert old not in desk.service.waiting
    assert desk.analysis.status is Status.WORKING
    assert {question.position for question in desk.service.waiting} == {desk.game.position}


def test_another_deal_ends_the_process(tmp_path: Path) -> None:
    desk = SolverDesk(tmp_path)
    ends = desk.service.ends
    desk.game.deal_code(LOST)
    assert desk.service.ends == ends + 1
    assert all(q.deal is desk.game.deal for q in desk.service.waiting)
    desk.service.answer_all()
    assert desk.analysis.status is Status.NEVER


def test_nothing_is_said_of_a_game_that_is_won(tmp_path: Path) -> None:
    desk = SolverDesk(tmp_path)
    while desk.game.outcome is not Outcome.WON:
        move = desk.hint().move
        assert move is not None
        desk.game.play(move)
    assert desk.analysis.status is Status.WON


@pytest.mark.parametrize("seed", range(6))
def test_the_status_never_flips_without_a_move(tmp_path: Path, seed: int) -> None:
    """Whatever is asked in between, each position has one verdict, also when it comes back."""
    chance = random.Random(seed)
    desk = SolverDesk(tmp_path, f"PY1-P3-AAAAA{'ABCDEF'[seed]}S")
    seen: dict[object, Status] = {}
    for _ in range(60):
        desk.service.answer_all()
        status, position = desk.analysis.status, desk.game.position
        assert status in (Status.WINNABLE, Status.LOST, Status.NEVER, Status.WON)
        assert seen.setdefault(position, status) is status
        if chance.random() < 0.2:
            desk.hint()
            assert desk.analysis.status is status
        moves = list(desk.game.game.legal_moves)
        if not moves or (chance.random() < 0.3 and desk.game.game.can_undo):
            desk.game.undo()
        else:
            desk.game.play(chance.choice(moves))


def test_a_win_is_never_found_after_a_lost_position(tmp_path: Path) -> None:
    desk = SolverDesk(tmp_path, "PY1-P3-AAAAAAS")
    chance, was_lost = random.Random(3), False
    for _ in range(200):
        desk.service.answer_all()
        is_lost = desk.analysis.status in (Status.LOST, Status.NEVER)
        assert is_lost or not was_lost
        was_lost = is_lost
        moves = list(desk.game.game.legal_moves)
        if not moves:
            break
        desk.game.play(chance.choice(moves))
    assert was_lost


def test_a_loss_is_no_longer_won_only_where_a_win_was_there(tmp_path: Path) -> None:
    """Shown first on a lost position, the status waits until the start of the deal is known."""
    desk = SolverDesk(tmp_path, LOST, status="off")
    desk.play("D")
    desk.settings.set_value("solver_status", "on")
    desk.service.answer()
    assert desk.analysis.status is Status.WORKING
    desk.service.answer_all()
    assert desk.analysis.status is Status.NEVER
    hint = desk.hint()
    assert hint_text(hint, desk.game.deal).startswith("This deal cannot be won: at most 14")


def test_a_move_that_loses_is_said_to_have_lost(tmp_path: Path) -> None:
    desk = SolverDesk(tmp_path, "PY1-P3-AAAAAAS")
    chance = random.Random(3)
    desk.service.answer_all()
    assert desk.analysis.status is Status.WINNABLE
    while desk.analysis.status is Status.WINNABLE:
        desk.game.play(chance.choice(list(desk.game.game.legal_moves)))
        desk.service.answer_all()
    assert desk.analysis.status is Status.LOST
    assert hint_text(desk.hint(), desk.game.deal).startswith("This deal can no longer be won")


def test_a_hint_without_status_knows_that_no_move_lost_it(tmp_path: Path) -> None:
    desk = SolverDesk(tmp_path, LOST, status="off")
    desk.play("D D")
    assert hint_text(desk.hint(), desk.game.deal).startswith("This deal cannot be won: at most 14")
