"""The solver beside the truth, for records and positions drawn by chance, each from one number."""

from __future__ import annotations

import pytest

from pyramide_qt.rules.game import game_from_text
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.solver.question import Aim, Budget, Verdict
from pyramide_qt.solver.solve import solve
from tests.solver.drawn.check import Check
from tests.solver.drawn.games import KINDS, drawn_game, ends_without_a_move
from tests.solver.flood import flood, removed_for_good
from tests.solver.paths.entered import watching
from tests.solver.paths.table import PATHS
from tests.solver.quick_flood import QuickFlood

# How many numbers of each kind the long check tries, and how often it must go each path.
MANY = {
    "any": 7_100,
    "closed": 3_300,
    "opened": 1_800,
    "turned": 1_400,
    "pool": 800,
    "cell": 2_600,
    "odd": 500,
}
# Numbers that have shown a fault, a real one or one put in to see whether it is found.
FOUND = {
    "any": (486,),
    "closed": (33, 65, 210, 310, 452, 518),
    "opened": (495,),
    "pool": (207,),
    "turned": (3, 9),
}
MIN_KNOWN = 5_000
LEAST = 200


@pytest.mark.parametrize("kind", KINDS)
def test_games_drawn_by_chance(kind: str) -> None:
    with watching(PATHS) as watch:
        check = Check(watch)
        check.compare(kind, range(100_000, 100_050), most=400)
    assert not check.faults, check.wrong
    assert check.known[kind] >= 15


@pytest.mark.parametrize("kind", FOUND)
def test_games_that_have_shown_a_fault(kind: str) -> None:
    with watching(PATHS) as watch:
        check = Check(watch)
        check.compare(kind, FOUND[kind])
    assert not check.faults, check.wrong
    assert check.known[kind] == len(FOUND[kind])


@pytest.mark.long
@pytest.mark.timeout(5400)
def test_many_games_drawn_by_chance(request: pytest.FixtureRequest) -> None:
    """Every special path is gone often; `-rP` shows how often."""
    with watching(PATHS) as watch:
        check = Check(watch)
        for kind in KINDS:
            check.compare(kind, range(MANY[kind]))
    request.node.add_report_section("call", "paths", check.report)
    assert not check.faults, check.wrong
    assert check.known["any"] >= MIN_KNOWN
    assert not watch.rare(PATHS, LEAST)


@pytest.mark.parametrize("kind", KINDS)
def test_a_position_without_a_move_is_answered_at_once(kind: str) -> None:
    ended = 0
    for seed in range(40):
        game = drawn_game(kind, seed)
        ends_without_a_move(game)
        if game.game.legal_moves:
            continue
        ended += 1
        truth = flood(game.deal, game.position, 1)
        assert truth is not None
        verdict = Verdict.NOT_WINNABLE if truth.fewest is None else Verdict.WINNABLE
        for aim in Aim:
            answer = solve(game.deal, game.position, aim, Budget(0))
            assert (answer.verdict, answer.positions) == (verdict, 0), game.text
            assert not answer.line, game.text
            assert answer.fewest_moves in (None, 0), game.text
            if aim is Aim.MOST:
                assert answer.most_removed == removed_for_good(game.deal, game.position)
    assert ended >= 20


@pytest.mark.parametrize("kind", KINDS)
def test_the_quick_flood_finds_what_the_rules_say(kind: str) -> None:
    compared = 0
    for seed in range(100_000, 100_040):
        game = drawn_game(kind, seed, later=1)
        truth = flood(game.deal, game.position, 250)
        if truth is None:
            continue
        compared += 1
        quick = QuickFlood(game.deal).truth(game.position, 250)
        assert quick is not None, game.text
        assert (quick.fewest, quick.most) == (truth.fewest, truth.most), game.text
        if game.deal.rules.cells.count < 2:
            assert quick.positions == truth.positions, game.text
    assert compared >= 8


@pytest.mark.parametrize("kind", KINDS)
def test_a_number_names_a_game_that_can_be_played_again(kind: str) -> None:
    for seed in range(10):
        game = drawn_game(kind, seed)
        again = drawn_game(kind, seed)
        assert again.game.to_text() == game.game.to_text()
        assert encode_record(game.deal.rules) in game.text
        assert game_from_text(game.game.to_text()).position == game.position
