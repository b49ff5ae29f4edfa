"""Wins within a few passes: the search, the greedy playouts and their lines, beside a flood."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, event, given, settings

from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import Goal
from pyramide_qt.solver.path_to_moves import check_line
from pyramide_qt.solver.plan import Way, bounds_for, see_passes, space_for, way_of
from pyramide_qt.solver.question import Aim, Budget, OutOfBudget, SolverError, Verdict
from pyramide_qt.solver.search.any_order import supply_of
from pyramide_qt.solver.search.any_order_game import AnyOrderGame
from pyramide_qt.solver.search.few_passes import FewPassesSearch
from pyramide_qt.solver.search.few_passes_game import FewPassesGame
from pyramide_qt.solver.search.greedy_playout import GreedyPlayout
from pyramide_qt.solver.search.removals_to_moves import Removal, line_with_removals
from pyramide_qt.solver.solve import solve
from tests.solver.bounds.test_passes import line_games
from tests.solver.flood import flood

GAMES = line_games(top_open=False, passes=(2, 3), goals=(Goal.TABLEAU,)) | line_games(
    top_open=True, passes=(2, 3), goals=(Goal.TABLEAU,)
)


def cards_left(deal: Deal, position: Position, removals: list[Removal]) -> int:
    line = line_with_removals(deal, position, removals)
    return check_line(deal, position, line).tableau.bit_count()


def check_searches(deal: Deal, position: Position, most_positions: int) -> None:
    truth = flood(deal, position, most_positions)
    assume(truth is not None)
    assert truth is not None
    event("winnable" if truth.fewest is not None else "not winnable")
    space = space_for(deal, is_exact=False)
    assert way_of(space) is Way.FEW_PASSES
    start = space.start_of(position)
    least_left = deal.rules.slot_count - truth.most
    for has_tables in (False, True):
        for floor in (None, 1, 2, 3):
            bounds = bounds_for(space, start, Budget(), floor)
            tables = see_passes(space, start, bounds) if has_tables else None
            found = FewPassesSearch(space, Budget(), bounds, tables).removals(start)
            assert (found is not None) == (least_left <= (floor or 0))
            assert found is None or cards_left(deal, position, found) <= (floor or 0)
    fullest = FewPassesGame(space, position, Budget()).fullest_removals()
    assert cards_left(deal, position, fullest) == least_left


@given(GAMES)
@settings(max_examples=150, suppress_health_check=list(HealthCheck))
def test_the_search_agrees_with_a_flood(game: tuple[Deal, Position]) -> None:
    check_searches(*game, most_positions=4000)


@pytest.mark.long
@pytest.mark.timeout(3600)
@given(GAMES)
@settings(max_examples=2000, suppress_health_check=list(HealthCheck))
def test_the_search_agrees_with_a_flood_of_larger_games(game: tuple[Deal, Position]) -> None:
    check_searches(*game, most_positions=30_000)


@given(GAMES)
@settings(suppress_health_check=list(HealthCheck))
def test_what_a_dive_finds_wins(game: tuple[Deal, Position]) -> None:
    deal, position = game
    pyramid = space_for(deal, is_exact=False).pyramid
    waste = position.wastes[0]
    supply = supply_of(deal.ranks[card] for card in (*waste, *position.stock))
    free = AnyOrderGame(pyramid, Budget())
    clearings = [free.path(position.tableau, supply, choice=choice) for choice in range(4)]
    assert len({clearing is None for clearing in clearings}) == 1
    for clearing in clearings:
        if clearing is not None:
            playout = GreedyPlayout(pyramid, clearing)
            found = playout.removals(waste, position.stock, position.redeals_left or 0)
            assert found is None or cards_left(deal, position, found) == 0


@pytest.mark.parametrize(
    ("code", "is_winnable"),
    [
        ("PY1-P3-AAAAAAA", True),
        ("PY1-P3-AAAAACR", True),
        ("PY1-P3-AAAAANN", True),
        ("PY1-P3-AAAABDQ", True),
        ("PY1-P3-AAAAABQ", False),
        ("PY1-OS-AAAAAAA", True),
    ],
)
def test_deals_that_need_each_step(code: str, is_winnable: bool) -> None:
    deal = deal_from_code(code)
    space = space_for(deal, is_exact=False)
    found = FewPassesGame(space, deal.start, Budget()).winning_removals()
    assert (found is not None) == is_winnable
    assert found is None or cards_left(deal, deal.start, found) == 0


def test_a_search_ends_with_its_budget() -> None:
    deal = deal_from_code("PY1-P3-AAAAANN")
    with pytest.raises(OutOfBudget):
        FewPassesGame(space_for(deal, is_exact=False), deal.start, Budget(500)).winning_removals()
    answer = solve(deal, deal.start, Aim.MOST, Budget(500))
    assert answer.verdict is Verdict.UNKNOWN
    assert answer.most_removed is None


def test_the_most_cards_where_a_pass_is_missing() -> None:
    deal = deal_from_code("PY1-P3-AAAAABQ")
    answer = solve(deal, deal.start, Aim.MOST, Budget())
    assert answer.verdict is Verdict.NOT_WINNABLE
    assert answer.most_removed == 27


def test_a_game_that_is_won_has_an_empty_line() -> None:
    deal = deal_from_code("PY1-P3-AAAAAAA")
    for aim in (Aim.WIN, Aim.MOST):
        answer = solve(deal, deal.start._replace(tableau=0), aim, Budget())
        assert (answer.verdict, answer.line) == (Verdict.WINNABLE, ())


def test_removals_out_of_reach_are_refused() -> None:
    deal = deal_from_code("PY1-P3-AAAAAAA")
    with pytest.raises(SolverError):
        line_with_removals(deal, deal.start, [(1, ())])
