"""Fewest moves where a stock is drawn card by card, pass after pass, onto one waste."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, event, given, settings
from hypothesis import strategies as st

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.goal import is_won
from pyramide_qt.rules.legal_moves import legal_moves
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    DealMode,
    Goal,
    Pairing,
    RuleSet,
    Stock,
    WasteOpen,
)
from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.pass_bound_closed import ClosedPassBound
from pyramide_qt.solver.bounds.pass_bound_open import OpenPassBound
from pyramide_qt.solver.plan import bounds_for, see_passes, space_for
from pyramide_qt.solver.question import Aim, Budget, Verdict
from pyramide_qt.solver.search import a_star_closed as line_search
from pyramide_qt.solver.solve import solve
from pyramide_qt.solver.states.one_waste_bits import OneWasteStock
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, PYRAMID_MASK, StateSpace
from tests.solver.flood import flood
from tests.solver.test_against_flood import compare

PAIRINGS = (
    Pairing(total=8, alone=(11, 12, 13)),
    Pairing(total=8, alone=(11, 12, 13)),
    Pairing(total=8, extra=((11, 12), (13, 13)), alone=()),
    Pairing(total=9, extra=((12, 13), (1, 11)), alone=(), with_coverer=True),
)


@st.composite
def line_games(
    draw,
    top_open: bool,
    passes: tuple[int | None, ...] = (1, 2, 3, None, None),
    goals: tuple[Goal, ...] = (Goal.TABLEAU, Goal.TABLEAU, Goal.ALL),
) -> tuple[Deal, Position]:
    """A small pyramid with few ranks, a stock that has to be gone through, some moves made."""
    rules = RuleSet(
        top_rank=10,
        blocks=(Block(BlockKind.PYRAMID, rows=draw(st.integers(2, 4))),),
        stock=Stock(
            DealMode.PILE,
            1,
            top_open=top_open,
            passes=draw(st.sampled_from(passes)),
        ),
        waste_open=(WasteOpen.TOP,),
        pairs=draw(st.sampled_from(PAIRINGS)),
        goal=draw(st.sampled_from(goals)),
    )
    deal = deal_from_code(DealCode(encode_record(rules), draw(st.integers(0, 26**7 - 1))))
    wanted = {r for card in range(rules.slot_count) for r in rules.partners[deal.ranks[card]]}
    of_use = [card for card in deal.start.stock if deal.ranks[card] in wanted]
    kept = set(draw(st.lists(st.sampled_from(deal.start.stock), max_size=3)))
    if of_use:
        kept |= set(draw(st.lists(st.sampled_from(of_use), unique=True, max_size=9)))
    position = deal.start._replace(stock=tuple(sorted(kept)))
    for choice in draw(st.lists(st.integers(0, 9), max_size=5)):
        moves = list(legal_moves(deal, position))
        if moves:
            position = apply_move(deal, position, moves[choice % len(moves)])
    return deal, position


@given(line_games(top_open=False) | line_games(top_open=True))
@settings(max_examples=200, suppress_health_check=list(HealthCheck))
def test_stocks_drawn_card_by_card(game: tuple[Deal, Position]) -> None:
    compare(*game, most_positions=4000)


@given(line_games(top_open=False))
@settings(max_examples=100, suppress_health_check=list(HealthCheck))
def test_stocks_drawn_card_by_card_with_a_deep_look_at_once(game: tuple[Deal, Position]) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(line_search, "_SHALLOW_STATES", 1)
        compare(*game, most_positions=4000)


@pytest.mark.long
@pytest.mark.timeout(3600)
@given(line_games(top_open=False) | line_games(top_open=True))
@settings(max_examples=2000, suppress_health_check=list(HealthCheck))
def test_larger_stocks_drawn_card_by_card(game: tuple[Deal, Position]) -> None:
    compare(*game, most_positions=30_000)


def moves_to_a_win(deal: Deal, start: Position, most_positions: int) -> dict[Position, int]:
    """For each position that can be reached and won, the fewest moves; empty if there are many."""
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
    layer = [position for position in before if is_won(deal, position)]
    found = dict.fromkeys(layer, 0)
    while layer:
        earlier = {p for position in layer for p in before[position] if p not in found}
        found.update(dict.fromkeys(earlier, found[layer[0]] + 1))
        layer = list(earlier)
    return found


def check_bounds(deal: Deal, start: Position, most_positions: int) -> None:
    truth = moves_to_a_win(deal, start, most_positions)
    space = space_for(deal)
    assume(start in truth)
    state = space.state_of(start)
    bounds = bounds_for(space, state, Budget())
    line = see_passes(space, state, bounds)
    assert line is not None
    event(f"{max(truth.values())} moves at most")
    for _ in ("shallow", "deep"):
        for position, moves in truth.items():
            check_bound(space, bounds, line, space.state_of(position), moves)
        line.look_deeper()


def check_bound(
    space: StateSpace, bounds: Bounds, line: ClosedPassBound, state: int, moves: int
) -> None:
    pyramid, outside = state & PYRAMID_MASK, state >> PYRAMID_BITS
    if not isinstance(line, OpenPassBound):
        assert line.rough(line.outside_facts(outside), pyramid, bounds.removals(pyramid)) <= moves
        stock = space.outside.stock
        assert isinstance(stock, OneWasteStock)
        mask, pointer, _, redeals = stock.unpack(outside)
        if pointer == stock.count and mask and (redeals or stock.unlimited):
            again = line.after_redeal(pyramid, mask, redeals, bounds.removals(pyramid))
            after = stock.pack(mask, 0, 0, redeals - 1 if redeals else 0)
            event("redeal")
            assert again <= line.rough(line.outside_facts(after), pyramid, bounds.removals(pyramid))
    assert bounds.lower_bound_of(state) <= moves


@given(line_games(top_open=False) | line_games(top_open=True))
@settings(max_examples=150, suppress_health_check=list(HealthCheck))
def test_the_bound_is_never_above_the_truth(game: tuple[Deal, Position]) -> None:
    check_bounds(*game, most_positions=2000)


@pytest.mark.long
@pytest.mark.timeout(3600)
@given(line_games(top_open=False) | line_games(top_open=True))
@settings(max_examples=1500, suppress_health_check=list(HealthCheck))
def test_the_bound_is_never_above_the_truth_in_larger_games(game: tuple[Deal, Position]) -> None:
    check_bounds(*game, most_positions=20_000)


@pytest.mark.parametrize("code", ["PY1-N-AAAAAAS", "PY1-P3-AAAAAAS", "PY1-N-AAAAABC"])
def test_the_bound_is_never_above_the_moves_that_are_left(code: str) -> None:
    deal = deal_from_code(code)
    answer = solve(deal, deal.start, Aim.FEWEST, Budget())
    assert answer.line is not None
    space = space_for(deal)
    start = space.state_of(deal.start)
    bounds = bounds_for(space, start, Budget())
    by_vectors = bounds.lower_bound_of(start)
    assert see_passes(space, start, bounds) is not None
    assert by_vectors < bounds.lower_bound_of(start)
    position = deal.start
    for place, move in enumerate(answer.line):
        assert bounds.lower_bound_of(space.state_of(position)) <= len(answer.line) - place
        position = apply_move(deal, position, move)
    assert bounds.lower_bound_of(space.state_of(position)) == 0


@pytest.mark.parametrize(
    "stock",
    [
        Stock(DealMode.PILE, 1, passes=1),
        Stock(DealMode.PILE, 1, passes=1, top_open=True),
        Stock(DealMode.SHIFT, 2, passes=1),
        Stock(DealMode.EACH, 3, passes=1),
        Stock(DealMode.PILE, 3, passes=1),
        Stock(DealMode.CHOOSE, 2, passes=1),
    ],
)
def test_cards_that_go_alone_may_be_the_last_of_the_stock(stock: Stock) -> None:
    rules = RuleSet(top_rank=10, stock=stock, pairs=PAIRINGS[0])
    deal = deal_from_code(DealCode(encode_record(rules), 7))
    alone = [card for card in deal.start.stock if deal.ranks[card] > 10]
    for count in (1, 2, 3, 4):
        position = deal.start._replace(tableau=0, stock=tuple(alone[:count]))
        truth = flood(deal, position, 4000)
        assert truth is not None and truth.fewest is not None
        assert solve(deal, position, Aim.WIN, Budget()).verdict is Verdict.WINNABLE
        assert solve(deal, position, Aim.FEWEST, Budget()).fewest_moves == truth.fewest
