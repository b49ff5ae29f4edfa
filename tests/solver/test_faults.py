"""What the solver says is possible has been played by the rules; its own faults are unknown."""

from __future__ import annotations

import json

import pytest

from pyramide_qt.cli import main
from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    DealMode,
    Goal,
    Pairing,
    RuleSet,
    Stock,
)
from pyramide_qt.solver import solve as solve_module
from pyramide_qt.solver.daily import daily_deal
from pyramide_qt.solver.plan import bounds_for
from pyramide_qt.solver.process_entry import answer_to
from pyramide_qt.solver.question import Aim, Answer, Budget, SolverError, Verdict
from pyramide_qt.solver.search.any_order_game import AnyOrderGame
from pyramide_qt.solver.search.few_passes_game import FewPassesGame
from pyramide_qt.solver.search.greedy_playout import GreedyPlayout
from pyramide_qt.solver.search.restarts import any_path
from pyramide_qt.solver.solve import solve
from pyramide_qt.solver.states.state_space import StateSpace
from pyramide_qt.solver.survey import Survey, answers_here, questions
from tests.solver.flood import flood

# Total 13 and nothing alone: a king goes with nothing and never goes.
KINGS_STAY = "PY1-XCARKQIBCGQAAAAAA6AAAIADZQ3W-AAAAAEQ"


def asked(deal: Deal, aim: Aim) -> Answer:
    return solve(deal, deal.start, aim, Budget())


def test_cards_that_go_with_nothing_stay_in_the_waste() -> None:
    deal = deal_from_code(KINGS_STAY)
    for aim in Aim:
        assert asked(deal, aim).verdict is Verdict.NOT_WINNABLE
    assert asked(deal, Aim.MOST).most_removed == 14
    bare = solve(deal, deal.start, Aim.WIN, Budget(), wants_line=False)
    assert bare.verdict is Verdict.NOT_WINNABLE


@pytest.mark.parametrize("total", [9, 11, 13])
@pytest.mark.parametrize("top_open", [False, True])
@pytest.mark.parametrize("passes", [1, 2])
def test_totals_that_leave_ranks_over(total: int, top_open: bool, passes: int) -> None:
    rules = RuleSet(
        blocks=(Block(BlockKind.PYRAMID, rows=2),),
        stock=Stock(DealMode.PILE, 1, top_open=top_open, passes=passes),
        pairs=Pairing(total=total, alone=()),
        goal=Goal.TABLEAU,
    )
    won = compared = 0
    for number in range(120):
        deal = deal_from_code(DealCode(encode_record(rules), number))
        position = deal.start._replace(stock=deal.start.stock[:12])
        if any(not rules.partners[deal.ranks[card]] for card in range(rules.slot_count)):
            continue
        truth = flood(deal, position, 3000)
        if truth is None:
            continue
        compared += 1
        won += truth.fewest is not None
        answers = [solve(deal, position, aim, Budget()) for aim in Aim]
        assert len({answer.verdict for answer in answers}) == 1
        assert answers[1].fewest_moves == truth.fewest
        assert answers[2].most_removed == truth.most
    assert compared > 15 and won


def test_one_card_more_may_cost_the_win_where_play_goes_on() -> None:
    # The game is won; a card put into the cell ends that, and lets one more go.
    code = "PY1-XDRA6QI5YYA4ETCKJRMFU2FM6YSEAGNN45EAFQCOAM2ENQ7A35E-ULGIOBC"
    draws = ["D "] * 24
    moves = f"D D D C2>Z1 {''.join(draws[:16])}U {''.join(draws)}U U U "
    moves += f"{''.join(draws[:16])}C3 {''.join(draws[:8])}B2 {''.join(draws[:8])}C1 B1 Z1 A1"
    answer = answer_to({"code": code, "after": moves, "goal": "most"})
    assert (answer["verdict"], answer["most_removed"]) == ("winnable", 7)


NONSENSE = [(1, (51,))]


@pytest.fixture
def broken_dive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dives that let the apex go first, with the last card of the stock."""
    monkeypatch.setattr(GreedyPlayout, "removals", lambda *_arguments: NONSENSE)
    monkeypatch.setattr(FewPassesGame, "fullest_removals", lambda _self: NONSENSE)


@pytest.mark.usefixtures("broken_dive")
def test_a_win_that_cannot_be_played_is_a_fault() -> None:
    deal = deal_from_code("PY1-P3-AAAAAAS")
    for aim in Aim:
        with pytest.raises(SolverError):
            asked(deal, aim)
    with pytest.raises(SolverError):
        solve(deal, deal.start, Aim.WIN, Budget(), wants_line=False)


def test_a_win_in_any_order_that_never_comes_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = deal_from_code("PY1-N-AAAAAAS")

    def apex_first(
        _self: AnyOrderGame, mask: int, supply: tuple[int, ...], **_: int
    ) -> list[object]:
        return [(mask, 0, supply), (mask ^ 1, 0, supply)]

    monkeypatch.setattr(AnyOrderGame, "path", apex_first)
    with pytest.raises(SolverError):
        asked(deal, Aim.WIN)


@pytest.mark.usefixtures("broken_dive")
def test_a_fault_is_unknown_to_players(capsys) -> None:
    for aim in Aim:
        answer = answer_to({"code": "PY1-P3-AAAAAAS", "goal": str(aim), "id": 3})
        assert answer["verdict"] == "unknown" and "error" not in answer and answer["id"] == 3
        assert answer["line"] is None
    survey = Survey("P3", 18)
    for answer in answers_here(questions("P3", 18, 1, 10_000)):
        survey.add(answer)
    assert survey.report()["unknown"] == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 4
    assert all("PY1-P3-AAAAAAS" in each and "line" not in each for each in told)


@pytest.mark.parametrize("goal", list(map(str, Aim)))
@pytest.mark.usefixtures("broken_dive")
def test_a_fault_is_told_on_the_command_line(goal: str, capsys) -> None:
    status = main(["solve", "PY1-P3-AAAAAAS", "--goal", goal, "--json"])
    out, err = capsys.readouterr()
    assert status == 0
    assert json.loads(out)["verdict"] == "unknown"
    assert err.startswith("The solver contradicted itself about PY1-P3-AAAAAAS")
    assert len(err.splitlines()) == 1


def test_a_daily_deal_goes_past_a_fault(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    proved = daily_deal("P3", "2026-11-30")
    real = GreedyPlayout.removals

    def fault_once(self: GreedyPlayout, *arguments: object) -> object:
        monkeypatch.setattr(GreedyPlayout, "removals", real)
        return NONSENSE

    monkeypatch.setattr(GreedyPlayout, "removals", fault_once)
    later = daily_deal("P3", "2026-11-30")
    assert later.is_proved and later.code != proved.code
    assert "contradicted itself" in capsys.readouterr().err


def test_a_win_without_a_shortest_line_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve_module, "fewest_path", lambda *_arguments: None)
    with pytest.raises(SolverError):
        asked(deal_from_code("PY1-N-AAAAAAS"), Aim.FEWEST)


def some_path(space: StateSpace, start: int, budget: Budget) -> list[int] | None:
    return any_path(space, space.is_won, bounds_for(space, start, budget), start, budget)


def test_a_shortest_line_longer_than_another_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = deal_from_code("PY1-OS-AAAAAAS")
    shortest = asked(deal, Aim.FEWEST)
    assert shortest.line is not None
    real = solve_module._Question.win

    def short_win(self: solve_module._Question) -> Answer:
        return Answer(Aim.WIN, real(self).verdict, line=shortest.line)

    monkeypatch.setattr(solve_module._Question, "win", short_win)
    assert asked(deal, Aim.FEWEST).fewest_moves == shortest.fewest_moves
    monkeypatch.setattr(solve_module, "fewest_path", some_path)
    with pytest.raises(SolverError):
        asked(deal, Aim.FEWEST)


@pytest.mark.parametrize("aim", Aim)
def test_a_position_without_moves_is_answered_at_once(aim: Aim) -> None:
    deal = deal_from_code("PY1-DP-AAAAAAB")
    no_wastes = tuple(() for _ in deal.start.wastes)
    stuck = deal.start._replace(tableau=1, stock=(), wastes=no_wastes, redeals_left=0)
    answer = solve(deal, stuck, aim, Budget(0))
    assert (answer.verdict, answer.positions) == (Verdict.NOT_WINNABLE, 0)
    assert answer.most_removed == (deal.rules.slot_count - 1 if aim is Aim.MOST else None)
