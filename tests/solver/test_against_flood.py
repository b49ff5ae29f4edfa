"""The solver agrees with a flood of all positions, for records of every kind."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, event, given, settings

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.question import Aim, Budget, Verdict
from pyramide_qt.solver.solve import solve
from tests.solver.flood import flood
from tests.solver.small_games import cell_games, pool_games, small_games


def compare(deal: Deal, position: Position, most_positions: int) -> None:
    truth = flood(deal, position, most_positions)
    assume(truth is not None)
    assert truth is not None
    event("winnable" if truth.fewest is not None else "not winnable")
    verdict = Verdict.NOT_WINNABLE if truth.fewest is None else Verdict.WINNABLE
    win = solve(deal, position, Aim.WIN, Budget())
    fewest = solve(deal, position, Aim.FEWEST, Budget())
    most = solve(deal, position, Aim.MOST, Budget())
    assert (win.verdict, fewest.verdict, most.verdict) == (verdict,) * 3
    assert fewest.fewest_moves == truth.fewest
    assert most.most_removed == truth.most


@given(small_games())
@settings(suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
def test_small_games_of_every_kind(game: tuple[Deal, Position]) -> None:
    compare(*game, most_positions=1500)


@given(pool_games())
@settings(suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
def test_games_with_open_cards_beside_the_pyramid(game: tuple[Deal, Position]) -> None:
    compare(*game, most_positions=3000)


@given(cell_games())
@settings(suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
def test_games_with_a_cell(game: tuple[Deal, Position]) -> None:
    compare(*game, most_positions=1500)


@pytest.mark.long
@pytest.mark.timeout(3600)
@given(small_games() | pool_games() | cell_games())
@settings(
    max_examples=1000, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow]
)
def test_larger_games_of_every_kind(game: tuple[Deal, Position]) -> None:
    compare(*game, most_positions=20_000)
