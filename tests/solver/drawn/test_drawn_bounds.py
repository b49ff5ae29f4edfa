"""No bound is above the truth, at every position of games drawn by chance that can be won."""

from __future__ import annotations

import pytest

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.fast_bound_open import OpenBound
from pyramide_qt.solver.bounds.pass_bound_closed import ClosedLine, is_closed_line
from pyramide_qt.solver.bounds.pass_bound_open import OpenLine
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.search.a_star_open import is_open_search
from pyramide_qt.solver.search.shortest_path import see_passes
from pyramide_qt.solver.states.one_waste_bits import LineStock
from pyramide_qt.solver.states.state_space import CORE_BITS, CORE_MASK, Space
from tests.solver.bounds.test_passes import moves_to_a_win
from tests.solver.drawn.check import known_game

KINDS = ("closed", "opened", "turned", "cell", "odd", "any")


def too_high(deal: Deal, start: Position, most_positions: int) -> tuple[int, list[str]]:
    """How many positions were looked at, and what some bound says that is above the truth."""
    truth = moves_to_a_win(deal, start, most_positions)
    if start not in truth:
        return 0, []
    space = Space(deal)
    state = space.start_of(start)
    bounds = Bounds(space, state, Budget())
    found = above(space, bounds, truth, "vectors")
    if is_open_search(space):
        found += above_open(space, OpenBound(space, bounds), truth)
    line = see_passes(space, state, bounds)
    if line is not None:
        for look in ("passes", "passes, deep"):
            found += above(space, bounds, truth, look)
            if is_closed_line(space) and not isinstance(line, OpenLine):
                found += above_rough(space, bounds, line, truth)
            line.look_deeper()
    return len(truth), found


def above(space: Space, bounds: Bounds, truth: dict[Position, int], name: str) -> list[str]:
    return [
        f"{name}: {bounds.moves_left(space.state_of(position))} above {moves}"
        for position, moves in truth.items()
        if bounds.moves_left(space.state_of(position)) > moves
    ]


def above_rough(
    space: Space, bounds: Bounds, line: ClosedLine, truth: dict[Position, int]
) -> list[str]:
    """What the quick bounds say too much, also that for a redeal made where it can be made."""
    found, stock = [], space.rest.stock
    assert isinstance(stock, LineStock)
    for position, moves in truth.items():
        state = space.state_of(position)
        core, rest = state & CORE_MASK, state >> CORE_BITS
        removals = bounds.removals(core)
        rough = line.rough(line.view(rest), core, removals)
        if rough > moves:
            found.append(f"rough: {rough} above {moves}")
        if position.stock or not any(position.wastes) or position.redeals_left == 0:
            continue
        left = None if position.redeals_left is None else position.redeals_left - 1
        after = position._replace(stock=position.wastes[0], wastes=((),), redeals_left=left)
        again = line.after_redeal(core, stock.unpack(rest)[0], stock.unpack(rest)[3], removals)
        if after in truth and again > truth[after]:
            found.append(f"after a redeal: {again} above {truth[after]}")
    return found


def above_open(space: Space, bound: OpenBound, truth: dict[Position, int]) -> list[str]:
    found, stock = [], space.rest.stock
    assert isinstance(stock, LineStock)
    for position, moves in truth.items():
        state = space.state_of(position)
        mask, pointer, _, redeals = stock.unpack(state >> CORE_BITS)
        again = redeals > 0 or stock.unlimited
        least = bound.least(state & CORE_MASK, mask, pointer, again)
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
