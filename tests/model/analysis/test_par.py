"""The par after a win: found, told and kept, also when another deal lies there already."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyramide_qt.model.analysis.par_keeper import Par
from pyramide_qt.model.analysis.solver_question import Urgency
from pyramide_qt.rules.notation import parse_game_text
from pyramide_qt.rules.outcome import Outcome
from tests.helpers.solver_desk import SolverDesk
from tests.model.wins import WIN

FEWEST = 50


@pytest.fixture
def desk(tmp_path: Path, qapp: object) -> SolverDesk:
    return SolverDesk(tmp_path, status="off")


def told_by(desk: SolverDesk) -> list[Par]:
    found: list[Par] = []
    desk.par.found.connect(found.append)
    return found


def win(desk: SolverDesk) -> int:
    """Win the documented deal; the number of the game in the store."""
    actions = parse_game_text(WIN).actions
    desk.play(" ".join(actions[len(desk.game.game.moves) :]))
    assert desk.game.outcome is Outcome.WON
    assert desk.session.game_id is not None
    return desk.session.game_id


def par_in_store(desk: SolverDesk, game_id: int) -> int | None:
    game = desk.store.game(game_id)
    assert game is not None
    return game.par


def test_the_par_is_told_and_kept_after_a_win(desk: SolverDesk) -> None:
    told = told_by(desk)
    game_id = win(desk)
    assert told == []
    assert par_in_store(desk, game_id) is None
    desk.service.answer_all()
    assert [(par.move_count, par.fewest) for par in told] == [(desk.game.move_count, FEWEST)]
    assert par_in_store(desk, game_id) == FEWEST


def test_it_comes_later_if_the_player_has_gone_on(desk: SolverDesk) -> None:
    told = told_by(desk)
    game_id = win(desk)
    desk.game.deal_code("PY1-N-AAAAAAJ")
    desk.play("D")
    assert [each.urgency for each in desk.service.waiting] == [Urgency.BACKGROUND]
    desk.service.answer_all()
    assert [par.fewest for par in told] == [FEWEST]
    assert par_in_store(desk, game_id) == FEWEST
    totals = desk.store.statistics.totals()
    assert totals.mean_over_par == desk.store.game(game_id).summary.move_count - FEWEST


def test_what_is_known_is_not_asked_again(desk: SolverDesk) -> None:
    desk.hint()
    asked, told = desk.service.asked_count, told_by(desk)
    game_id = win(desk)
    assert desk.service.asked_count == asked
    assert [par.fewest for par in told] == [FEWEST]
    assert par_in_store(desk, game_id) == FEWEST


def test_moves_taken_back_count_in_what_is_told(desk: SolverDesk) -> None:
    told = told_by(desk)
    desk.play("D")
    desk.session.undo()
    win(desk)
    desk.service.answer_all()
    assert told[0].move_count == len(parse_game_text(WIN).actions) + 1
