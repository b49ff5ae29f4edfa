"""Answers to the documented deals and to known ones, budgets and lines."""

from __future__ import annotations

import pytest

from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.goal import is_won
from pyramide_qt.rules.moves import DRAW, alone
from pyramide_qt.rules.place_names import parse_place
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.solver.path_to_moves import check_line
from pyramide_qt.solver.question import Aim, Answer, Budget, SolverError, Verdict
from pyramide_qt.solver.solve import solve

# Two packs may be too much for a small budget, which is what they are asked with here.
POSITIONS = 3_000


def ask(code: str, aim: Aim, after: str = "") -> Answer:
    game = Game(deal_from_code(code))
    game.play(after.split())
    return solve(game.deal, game.position, aim, Budget(400_000))


def test_the_documented_deal_can_be_won() -> None:
    assert ask("PY1-N-AAAAAAS", Aim.WIN).verdict is Verdict.WINNABLE
    fewest = ask("PY1-N-AAAAAAS", Aim.FEWEST)
    assert fewest.fewest_moves == 50
    assert fewest.line is not None and len(fewest.line) == 50


def test_the_documented_lost_deal_gives_fourteen_cards() -> None:
    for code in ("PY1-N-AAAAAAJ", "PY1-OS-AAAAAAJ", "PY1-P3-AAAAAAJ"):
        answer = ask(code, Aim.MOST)
        assert (answer.verdict, answer.most_removed) == (Verdict.NOT_WINNABLE, 14)


def test_a_winnable_deal_gives_all_its_cards() -> None:
    assert ask("PY1-N-AAAAAAS", Aim.MOST).most_removed == 28


def test_each_move_of_a_shortest_line_takes_one_off_the_rest() -> None:
    deal = deal_from_code("PY1-N-AAAAAAS")
    line = ask("PY1-N-AAAAAAS", Aim.FEWEST).line
    assert line is not None
    for made in (5, 20, 35, 49):
        position = check_line(deal, deal.start, line[:made])
        answer = solve(deal, position, Aim.FEWEST, Budget(400_000))
        assert answer.fewest_moves == 50 - made


def test_a_won_position_needs_no_move() -> None:
    deal = deal_from_code("PY1-N-AAAAAAS")
    line = ask("PY1-N-AAAAAAS", Aim.WIN).line
    assert line is not None
    won = check_line(deal, deal.start, line)
    answer = solve(deal, won, Aim.FEWEST, Budget(100))
    assert (answer.verdict, answer.fewest_moves, answer.line) == (Verdict.WINNABLE, 0, ())


@pytest.mark.parametrize("token", RULE_SETS)
@pytest.mark.parametrize("aim", Aim)
def test_every_rule_set_gets_an_answer_whose_line_is_legal(token: str, aim: Aim) -> None:
    deal = deal_from_code(f"PY1-{token}-AAAAAAC")
    answer = solve(deal, deal.start, aim, Budget(POSITIONS if aim is Aim.WIN else POSITIONS // 4))
    if answer.line is not None:
        end = check_line(deal, deal.start, answer.line)
        if aim is not Aim.MOST:
            assert is_won(deal, end)
        else:
            assert answer.most_removed == deal.rules.slot_count - end.tableau.bit_count()
    elif aim is Aim.MOST:
        assert answer.most_removed is None
    assert answer.positions <= 2 * POSITIONS


def test_a_budget_in_positions_gives_the_same_answer_each_time() -> None:
    for positions in (1, 50, 500, 5000):
        answers = []
        for _ in range(2):
            deal = deal_from_code("PY1-CL-AAAAAAB")
            answer = solve(deal, deal.start, Aim.WIN, Budget(positions))
            answers.append((answer.verdict, answer.line, answer.positions))
        assert answers[0] == answers[1]


def test_too_small_a_budget_is_unknown_and_not_lost() -> None:
    deal = deal_from_code("PY1-P3-AAAAAAC")
    assert solve(deal, deal.start, Aim.WIN, Budget(3)).verdict is Verdict.UNKNOWN
    assert solve(deal, deal.start, Aim.MOST, Budget(3)).most_removed is None


def test_time_ends_a_search() -> None:
    deal = deal_from_code("PY1-DP-AAAAAAB")
    answer = solve(deal, deal.start, Aim.FEWEST, Budget(None, 0.2))
    assert answer.cpu_s < 3


def test_a_verdict_without_a_line_is_the_same() -> None:
    for number in "ABCDEFGHIJ":
        deal = deal_from_code(f"PY1-N-AAAAAA{number}")
        bare = solve(deal, deal.start, Aim.WIN, Budget(), wants_line=False)
        full = solve(deal, deal.start, Aim.WIN, Budget())
        assert bare.line is None
        assert bare.verdict is full.verdict


def test_a_line_that_breaks_the_rules_is_refused() -> None:
    deal = deal_from_code("PY1-N-AAAAAAS")
    covered = alone(parse_place(deal.rules, "A1"))
    with pytest.raises(SolverError):
        check_line(deal, deal.start, [DRAW, covered])
