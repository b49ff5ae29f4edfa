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
from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.fast_bound_open import OpenBound
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.search.a_star_open import OpenSearch, is_open_search
from pyramide_qt.solver.states.canonical_stock import RankLine
from pyramide_qt.solver.states.one_waste_bits import LineStock
from pyramide_qt.solver.states.state_space import CORE_BITS, CORE_MASK, Space

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
    space = Space(deal)
    assert is_open_search(space)
    bounds = Bounds(space, space.start_of(deal.start), Budget())
    quick, stock = OpenBound(space, bounds), space.rest.stock
    assert isinstance(stock, LineStock)
    for position in some_positions(deal, choices):
        state = space.state_of(position)
        core, rest = state & CORE_MASK, state >> CORE_BITS
        mask, pointer, _, _ = stock.unpack(rest)
        least = quick.least(core, mask, pointer, stock.has_redeal(rest))
        assert least == bounds.moves_left(state)
        assert quick.removals(core) == bounds.removals(core)
        event("out of reach" if least > 999 else f"{least // 10} ten moves and more")


@GAMES
@NO_CHECKS
def test_states_with_the_same_ranks_are_written_alike(deal: Deal, choices: list[int]) -> None:
    space = Space(deal)
    start = space.start_of(deal.start)
    search = OpenSearch(space, Budget(), Bounds(space, start, Budget()))
    stock = space.rest.stock
    assert isinstance(stock, LineStock)
    line = RankLine(stock, space.core.ranks[stock.first :], stock.full_mask)
    for position in some_positions(deal, choices):
        rest = space.state_of(position) >> CORE_BITS
        written = search.shown(rest)
        assert line.shown(written) == line.shown(rest)
        assert search.shown(line.written(rest)) == written
        event("written anew" if written != rest else "as it was")
