"""No bound is above the truth, at every position of games drawn by chance that can be won."""

from __future__ import annotations

import pytest

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.assumptions import has_closed_passes, is_open_a_star
from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.fast_bound_open import FastOpenBound
from pyramide_qt.solver.bounds.pass_bound_closed import ClosedPassBound
from pyramide_qt.solver.bounds.pass_bound_open import OpenPassBound
from pyramide_qt.solver.plan import bounds_for, see_passes, space_for
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.states.one_waste_bits import OneWasteStock
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, PYRAMID_MASK, StateSpace
from tests.solver.bounds.test_passes import moves_to_a_win
from tests.solver.drawn.check import known_game

KINDS = ("closed", "opened", "turned", "cell", "odd", "any")


def too_high(deal: Deal, start: Position, most_positions: int) -> tuple[int, list[str]]:
    """How many positions were looked at, and what some bound says that is above the truth."""
    truth = moves_to_a_win(deal, start, most_positions)
    if start not in truth:
        return 0, []
    space = space_for(deal)
    state = space.start_of(start)
    bounds = bounds_for(space, state, Budget())
    found = above(space, bounds, truth, "vectors")
    if is_open_a_star(space):
        found += above_open(space, FastOpenBound(space, bounds), truth)
    line = see_passes(space, state, bounds)
    if line is not None:
        for look in ("passes", "passes, deep"):
            found += above(space, bounds, truth, look)
            if has_closed_passes(space) and not isinstance(line, OpenPassBound):
                found += above_rough(space, bounds, line, truth)
            line.look_deeper()
    return len(truth), found


def above(space: StateSpace, bounds: Bounds, truth: dict[Position, int], name: str) -> list[str]:
    return [
        f"{name}: {bounds.lower_bound_of(space.state_of(position))} above {moves}"
        for position, moves in truth.items()
        if bounds.lower_bound_of(space.state_of(position)) > moves
    ]


def above_rough(
    space: StateSpace, bounds: Bounds, line: ClosedPassBound, truth: dict[Position, int]
) -> list[str]:
    """What the quick bounds say too much, also that for a redeal made where it can be made."""
    found, stock = [], space.outside.stock
    assert isinstance(stock, OneWasteStock)
    for position, moves in truth.items():
        state = space.state_of(position)
        pyramid, outside = state & PYRAMID_MASK, state >> PYRAMID_BITS
        removals = bounds.removals(pyramid)
        rough = line.rough(line.outside_facts(outside), pyramid, removals)
        if rough > moves:
            found.append(f"rough: {rough} above {moves}")
        if position.stock or not any(position.wastes) or position.redeals_left == 0:
            continue
        left = None if position.redeals_left is None else position.redeals_left - 1
        after = position._replace(stock=position.wastes[0], wastes=((),), redeals_left=left)
        again = line.after_redeal(
            pyramid, stock.unpack(outside)[0], stock.unpack(outside)[3], removals
        )
        if after in truth and again > truth[after]:
            found.append(f"after a redeal: {again} above {truth[after]}")
    return found


def above_open(space: StateSpace, bound: FastOpenBound, truth: dict[Position, int]) -> list[str]:
    found, stock = [], space.outside.stock
    assert isinstance(stock, OneWasteStock)
    for position, moves in truth.items():
        state = space.state_of(position)
        mask, pointer, _, redeals = stock.unpack(state >> PYRAMID_BITS)
        again = redeals > 0 or stock.unlimited
        least = bound.lower_bound(state & PYRAMID_MASK, mask, pointer, again)
        if least > moves:
            found.append(f"open: {least} above {moves}")
    return found


def check(kind: str, numbers: range, most_positions: int) -> int:
    """How many games were looked at."""
    games = 0
    for number in numbers:
        known = known_game(kind, number, most_positions)
        if known is None or known.truth.fewest is None:
            continue
        drawn = known.drawn
        positions, wrong = too_high(drawn.deal, drawn.position, most_positions)
        games += positions > 0
        assert not wrong, f"{drawn.text}\n{wrong[:5]}"
    return games


@pytest.mark.parametrize("kind", KINDS)
def test_no_bound_is_above_the_truth(kind: str) -> None:
    assert check(kind, range(200_000, 200_040), 300) >= 2


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("kind", KINDS)
def test_no_bound_is_above_the_truth_in_many_games(kind: str) -> None:
    number = 250 if kind in ("closed", "opened") else 100
    assert check(kind, range(number), 1_000) >= 10
