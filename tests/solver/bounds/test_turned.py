"""Which places of a last pass count as lost where a turned card lies before the waste."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, assume, event, given, settings
from hypothesis import strategies as st

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.goal import is_won
from pyramide_qt.rules.legal_moves import legal_moves
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    Cells,
    DealMode,
    Goal,
    RuleSet,
    Stock,
)
from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.plan import bounds_for, see_passes, see_turned, space_for
from pyramide_qt.solver.question import Aim, Budget, Verdict
from pyramide_qt.solver.search.best_first import BestFirstSearch
from pyramide_qt.solver.solve import solve
from pyramide_qt.solver.states.state_space import StateSpace
from tests.solver.bounds.test_passes import PAIRINGS, line_games
from tests.solver.small_games import balanced_games


@st.composite
def turned_games(draw) -> tuple[Deal, Position]:
    """A small pyramid beside a stock that is gone through once, with a cell or without."""
    rules = RuleSet(
        top_rank=10,
        blocks=(Block(BlockKind.PYRAMID, rows=draw(st.integers(2, 4))),),
        stock=Stock(DealMode.SHIFT, 2, passes=1),
        pairs=draw(st.sampled_from(PAIRINGS)),
        cells=Cells(draw(st.sampled_from([0, 1]))),
        goal=draw(st.sampled_from(Goal)),
    )
    return draw(balanced_games(rules))


def positions_from(deal: Deal, start: Position, most_positions: int) -> dict[Position, bool]:
    """Each position that can be reached, and whether it can be won; empty if there are many."""
    before: dict[Position, list[Position]] = {start: []}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        for move in legal_moves(deal, position):
            after = apply_move(deal, position, move)
            if after not in before:
                before[after] = []
                waiting.append(after)
            before[after].append(position)
        if len(before) > most_positions:
            return {}
    found = dict.fromkeys(before, False)
    waiting = [position for position in before if is_won(deal, position)]
    while waiting:
        position = waiting.pop()
        if not found[position]:
            found[position] = True
            waiting += before[position]
    return found


See = Callable[[StateSpace, int, Bounds], object]


def check(deal: Deal, start: Position, most_positions: int, see: See = see_turned) -> None:
    truth = positions_from(deal, start, most_positions)
    assume(truth)
    space = space_for(deal, is_exact=False)
    state = space.start_of(start)
    bounds = bounds_for(space, state, Budget())
    assert see(space, state, bounds)
    seen_lost = [False, False]
    for position, can_be_won in truth.items():
        is_dead = bounds.lower_bound_of(space.state_of(position)) >= NEVER
        assert not (is_dead and can_be_won)
        seen_lost[is_dead] |= not can_be_won
    event(f"start can be won: {truth[start]}, some lost: {seen_lost[True]}")
    path = BestFirstSearch(space, Budget(), space.is_won, bounds, lambda *_: 0).path(state)
    assert (path is not None) is truth[start]


@given(turned_games())
@settings(max_examples=200, suppress_health_check=list(HealthCheck))
def test_no_place_that_can_be_won_counts_as_lost(game: tuple[Deal, Position]) -> None:
    check(*game, most_positions=2000)


@given(line_games(top_open=True, passes=(1,)))
@settings(suppress_health_check=list(HealthCheck))
def test_an_open_stock_has_no_tables_with_wastes_written_by_their_ranks(
    game: tuple[Deal, Position],
) -> None:
    deal, position = game
    space = space_for(deal, is_exact=False)
    state = space.start_of(position)
    assert see_passes(space, state, bounds_for(space, state, Budget())) is None


@given(line_games(top_open=False, passes=(1,)))
@settings(max_examples=100, suppress_health_check=list(HealthCheck))
def test_nor_where_wastes_are_written_by_their_ranks(game: tuple[Deal, Position]) -> None:
    check(*game, most_positions=2000, see=see_passes)


@pytest.mark.long
@pytest.mark.timeout(3600)
@given(turned_games())
@settings(max_examples=2000, suppress_health_check=list(HealthCheck))
def test_no_place_counts_as_lost_in_larger_games(game: tuple[Deal, Position]) -> None:
    check(*game, most_positions=20_000)


@pytest.mark.parametrize("code", ["PY1-CE-AAAAABS", "PY1-CE-AAAAAEP"])
def test_the_order_of_the_stock_shows_losses_at_once(code: str) -> None:
    deal = deal_from_code(code)
    space = space_for(deal, is_exact=False)
    start = space.start_of(deal.start)
    bounds = bounds_for(space, start, Budget())
    assert bounds.lower_bound_of(start) < NEVER
    assert see_turned(space, start, bounds)
    assert bounds.lower_bound_of(start) >= NEVER
    assert solve(deal, deal.start, Aim.WIN, Budget(90_000)).verdict is Verdict.NOT_WINNABLE
