"""The review: the losing move, the fewest moves left, and the better line, all exact."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyramide_qt.model.analysis.knowledge import Knowledge
from pyramide_qt.model.analysis.review_model import ReviewModel
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.game import Game, game_from_text
from pyramide_qt.rules.goal import is_won
from pyramide_qt.solver.question import Aim, Budget, Verdict
from pyramide_qt.solver.solve import solve
from tests.helpers.solver_desk import HandService


def reviewed(game: Game) -> ReviewModel:
    """The finished review of a game."""
    service = HandService()
    review = ReviewModel(game, service, Knowledge(game.deal))  # type: ignore[arg-type]
    review.start()
    service.answer_all()
    assert review.is_done
    review.setParent(None)
    return review


def careless_game(code: str, most: int = 80) -> Game:
    """Removes the first pair it sees, else draws, else redeals."""
    game = Game(deal_from_code(code))
    while len(game.moves) < most and game.legal_moves:
        moves = list(game.legal_moves)
        moves.sort(key=lambda move: not move.is_removal)
        game.push(moves[0])
    return game


@pytest.mark.parametrize("code", ["PY1-P3-AAAAAAS", "PY1-N-AAAAAAS", "PY1-OS-AAAAAAB"])
def test_each_row_says_what_a_fresh_search_says(qapp: object, code: str) -> None:
    game = careless_game(code, 30)
    review = reviewed(game)
    for ply, row in enumerate(review.rows):
        position = game.positions[ply]
        if is_won(game.deal, position):
            assert row.is_won
            continue
        fresh = solve(game.deal, position, Aim.FEWEST, Budget(cpu_s=30))
        assert row.facts.verdict is fresh.verdict
        assert row.facts.fewest == fresh.fewest_moves
        assert (row.facts.most is not None) is (fresh.verdict is Verdict.NOT_WINNABLE)


def test_the_move_that_lost_the_win_is_marked(qapp: object) -> None:
    game = careless_game("PY1-P3-AAAAAAA", 200)
    review = reviewed(game)
    ply = review.losing_ply
    assert ply is not None
    assert review.rows[ply - 1].facts.verdict is Verdict.WINNABLE
    assert review.rows[ply].facts.verdict is Verdict.NOT_WINNABLE
    assert [row.ply for row in review.rows if row.loses] == [ply]
    # The better line begins before that move, wins, and is not that move.
    line, better = review.line_before(ply), Game(game.deal)
    for move in (*game.moves[: ply - 1], *line):
        better.push(move)
    assert is_won(better.deal, better.position)
    assert line[0] != game.moves[ply - 1]


def test_the_losing_move_is_found_before_all_is_known(qapp: object) -> None:
    """By halves: few questions find it in a game of many moves."""
    game = careless_game("PY1-P3-AAAAAAA", 200)
    service = HandService()
    review = ReviewModel(game, service, Knowledge(game.deal))  # type: ignore[arg-type]
    review.start()
    asked = 0
    while review.losing_ply is None:
        service.answer()
        asked += 1
    assert asked <= 10
    review.stop()
    assert service.waiting == []


def test_wasted_moves_are_counted(qapp: object) -> None:
    game = game_from_text("PY1-N-AAAAAAS D")
    best = solve(game.deal, game.deal.start, Aim.FEWEST, Budget(cpu_s=30))
    after = solve(game.deal, game.position, Aim.FEWEST, Budget(cpu_s=30))
    assert best.fewest_moves is not None
    assert after.fewest_moves is not None
    row = reviewed(game).rows[1]
    assert row.wasted == after.fewest_moves + 1 - best.fewest_moves


def test_a_lost_deal_has_no_losing_move(qapp: object) -> None:
    review = reviewed(careless_game("PY1-N-AAAAAAJ", 20))
    assert review.losing_ply is None
    assert {row.facts.verdict for row in review.rows} == {Verdict.NOT_WINNABLE}
    assert review.rows[0].facts.most == 14
    mosts = [row.facts.most or 0 for row in review.rows]
    assert mosts == sorted(mosts, reverse=True)


def test_what_was_taken_back_is_not_reviewed(qapp: object) -> None:
    game = game_from_text("PY1-N-AAAAAAS G6 D D U U")
    assert len(reviewed(game).rows) == 2


def test_the_game_may_go_on_meanwhile(qapp: object, tmp_path: Path) -> None:
    game = game_from_text("PY1-N-AAAAAAS G6 D")
    service = HandService()
    review = ReviewModel(game, service, Knowledge(game.deal))  # type: ignore[arg-type]
    review.start()
    game.pop()
    game.pop()
    service.answer_all()
    assert len(review.rows) == 3
    assert review.is_done
