"""The bound and the writing by ranks of the search for an open stock."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
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
from pyramide_qt.solver.bounds.fast_bound_open import FastOpenBound
from pyramide_qt.solver.plan import FOR_FEWEST, Way, bounds_for, space_for, way_of
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.search.a_star_open import OpenAStar
from pyramide_qt.solver.states.canonical_stock import CanonicalStock
from pyramide_qt.solver.states.one_waste_bits import OneWasteStock
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, PYRAMID_MASK

PAIRINGS = (
    Pairing(total=13, alone=(13,)),
    Pairing(total=13, alone=(13,), with_coverer=True),
    Pairing(total=14, alone=()),
    Pairing(total=11, alone=(11, 12), extra=((13, 13),)),
)


@st.composite
def open_games(draw) -> Deal:
    """A pyramid beside an open stock, of one pack or two."""
    rules = RuleSet(
        packs=draw(st.sampled_from([1, 1, 2])),
        blocks=(Block(BlockKind.PYRAMID, rows=draw(st.integers(2, 7))),),
        stock=Stock(DealMode.PILE, 1, top_open=True, passes=draw(st.sampled_from([1, 2, 3, None]))),
        waste_open=(WasteOpen.TOP,),
        pairs=draw(st.sampled_from(PAIRINGS)),
        goal=Goal.TABLEAU,
    )
    return deal_from_code(DealCode(encode_record(rules), draw(st.integers(0, 26**7 - 1))))


def some_positions(deal: Deal, choices: list[int]) -> Iterator[Position]:
    """The positions of a game in which moves are chosen by those numbers, removals first."""
    position = deal.start
    yield position
    for choice in choices:
        moves = list(legal_moves(deal, position))
        removals = [move for move in moves if move.is_removal]
        moves = removals if removals and choice % 3 else moves
        if not moves:
            return
        position = apply_move(deal, position, moves[choice % len(moves)])
        yield position


GAMES = given(open_games(), st.lists(st.integers(0, 99), min_size=20, max_size=90))
NO_CHECKS = settings(suppress_health_check=list(HealthCheck))


@GAMES
@NO_CHECKS
def test_the_quick_bound_is_the_plain_one(deal: Deal, choices: list[int]) -> None:
    space = space_for(deal)
    assert way_of(space, FOR_FEWEST) is Way.OPEN_A_STAR
    bounds = bounds_for(space, space.start_of(deal.start), Budget())
    quick, stock = FastOpenBound(space, bounds), space.outside.stock
    assert isinstance(stock, OneWasteStock)
    for position in some_positions(deal, choices):
        state = space.state_of(position)
        pyramid, outside = state & PYRAMID_MASK, state >> PYRAMID_BITS
        mask, pointer, _, _ = stock.unpack(outside)
        least = quick.lower_bound(pyramid, mask, pointer, stock.has_redeal(outside))
        assert least == bounds.lower_bound_of(state)
        assert quick.removals(pyramid) == bounds.removals(pyramid)
        event("out of reach" if least > 999 else f"{least // 10} ten moves and more")


@GAMES
@NO_CHECKS
def test_states_with_the_same_ranks_are_written_alike(deal: Deal, choices: list[int]) -> None:
    space = space_for(deal)
    start = space.start_of(deal.start)
    search = OpenAStar(space, Budget(), bounds_for(space, start, Budget()))
    stock = space.outside.stock
    assert isinstance(stock, OneWasteStock)
    line = CanonicalStock(stock, space.pyramid.ranks[stock.first :], stock.full_mask)
    for position in some_positions(deal, choices):
        outside = space.state_of(position) >> PYRAMID_BITS
        written = search.canonical_key(outside)
        assert line.canonical_key(written) == line.canonical_key(outside)
        assert search.canonical_key(line.written(outside)) == written
        event("written anew" if written != outside else "as it was")
