"""Numbers that are packed into bits: each width follows from the deal, or the answer is unknown."""

from __future__ import annotations

import pytest

from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.deals.deal import deal_from_cards, deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.deals.pack import pack_of
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.goal import is_won
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
from pyramide_qt.solver.bounds.pass_bits import NO_PASS, PassBits
from pyramide_qt.solver.bounds.pass_bits_two_cards import TwoCardPassBits
from pyramide_qt.solver.path_to_moves import line_of
from pyramide_qt.solver.plan import bounds_for, space_for
from pyramide_qt.solver.question import Aim, Budget, Verdict
from pyramide_qt.solver.search.best_first import BestFirstSearch
from pyramide_qt.solver.solve import solve
from pyramide_qt.solver.states import pyramid_states as pyramid
from tests.solver.flood import flood

SIX_ROWS = RuleSet(
    blocks=(Block(BlockKind.PYRAMID, rows=6),),
    stock=Stock(DealMode.PILE, 1, passes=3),
    goal=Goal.TABLEAU,
)
MAX_OUTSIDE = 2 * 52 - 1


@pytest.mark.parametrize("size", [0, 1, 24, 25, 40])
def test_every_place_under_a_top_has_a_number_of_its_own(size: int) -> None:
    grid = TwoCardPassBits([rank % 12 + 1 for rank in range(size)])
    places = {
        grid.place(pointer, top, under)
        for pointer in range(size + 1)
        for top in range(pointer + 1)
        for under in range(max(1, top))
    }
    assert len(places) == grid.all_places.bit_count()
    assert max(places) < 1 << grid.place_bits


@pytest.mark.parametrize("layers", [1, 4, 8])
@pytest.mark.parametrize("size", [0, 1, 24, 60, 97, 98, 99, 100, MAX_OUTSIDE])
def test_every_place_and_every_end_of_a_pass_has_a_number_of_its_own(
    size: int, layers: int
) -> None:
    grid = PassBits([rank % 12 + 1 for rank in range(size)], layers)
    places = {grid.place(p, top) for p in range(size + 1) for top in range(p + 1)}
    assert len(places) == grid.all_places.bit_count()
    assert max(places) < 1 << grid.place_bits
    ends = {grid.first_end(grid.from_end(low), grid.place(0, 0)) for low in range(size + 1)}
    assert grid.first_end(grid.reached, 0) == 0 and grid.first_end(0, 0) == NO_PASS
    assert grid.from_end(NO_PASS) == 0
    assert len(ends - {NO_PASS}) == grid.layers


def test_thirty_cards_outside_are_told_apart() -> None:
    deal = deal_from_code("PY1-XCARSQIBSGQAABAAA6AAAIAAPQXN-AAAAAAL")
    answer = solve(deal, deal.start, Aim.FEWEST, Budget())
    assert answer.fewest_moves == 52
    assert answer.line is not None and len(answer.line) == 52
    game = Game(deal)
    for move in answer.line:
        game.push(move)
    assert is_won(deal, game.position)


@pytest.mark.parametrize("number", [11, 37, 59])
def test_fewest_moves_of_six_rows_are_those_of_a_search_without_tables(number: int) -> None:
    deal = deal_from_code(DealCode(encode_record(SIX_ROWS), number))
    answer = solve(deal, deal.start, Aim.FEWEST, Budget())
    space = space_for(deal)
    start = space.start_of(deal.start)
    path = BestFirstSearch(space, Budget(), space.is_won, bounds_for(space, start, Budget())).path(
        start
    )
    assert path is not None
    assert len(line_of(space, deal.start, path)) == answer.fewest_moves


def test_all_ranks_may_go_with_themselves_beside_an_open_stock() -> None:
    rules = RuleSet(
        blocks=(Block(BlockKind.PYRAMID, rows=3),),
        stock=Stock(DealMode.PILE, 1, top_open=True, passes=2),
        pairs=Pairing(total=None, extra=tuple((r, r) for r in range(1, 14)), alone=()),
        goal=Goal.TABLEAU,
    )
    compared = 0
    for number in range(40):
        deal = deal_from_code(DealCode(encode_record(rules), number))
        on_table = {deal.ranks[card] for card in range(rules.slot_count)}
        kept = [card for card in deal.start.stock if deal.ranks[card] in on_table][:8]
        position = deal.start._replace(stock=tuple(kept))
        truth = flood(deal, position, 6000)
        if truth is not None:
            compared += 1
            answer = solve(deal, position, Aim.FEWEST, Budget())
            assert answer.fewest_moves == truth.fewest
    assert compared > 30


def test_a_shortest_line_may_have_more_than_a_thousand_moves() -> None:
    rules = RuleSet(
        packs=2,
        blocks=(Block(BlockKind.COLUMNS, count=1, depth=26),),
        stock=Stock(DealMode.PILE, 1, top_open=True, passes=99),
        pairs=Pairing(alone=()),
        goal=Goal.TABLEAU,
    )
    deal = deal_from_cards(_one_card_a_pass(rules), encode_record(rules))
    answer = solve(deal, deal.start, Aim.FEWEST, Budget())
    assert answer.verdict is Verdict.WINNABLE
    assert answer.fewest_moves is not None and answer.fewest_moves > 1024


def _one_card_a_pass(rules: RuleSet) -> list[Card]:
    """A column whose cards need, one after the other, a card that has gone by already.

    Kings, which go with nothing, part the ranks in the stock.
    """
    left = sorted(pack_of(rules), key=lambda card: card.rank)
    column = []
    for place in range(26):
        card = next(c for c in left if c.rank == place % 6 + 1)
        left.remove(card)
        column.append(card)
    kings = [card for card in left if card.rank == 13]
    stock = [card for card in left if card.rank < 7]
    for rank in range(7, 13):
        stock += [kings.pop(), *(card for card in left if card.rank == rank)]
    return [*reversed(column), *stock, *kings]


def test_a_core_with_too_many_states_makes_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = deal_from_code("PY1-CL-AAAAAAE")
    known = solve(deal, deal.start, Aim.WIN, Budget()).verdict
    assert known is not Verdict.UNKNOWN
    monkeypatch.setattr(pyramid, "MAX_STATES", 4)
    for aim in Aim:
        answer = solve(deal, deal.start, aim, Budget())
        assert answer.verdict is Verdict.UNKNOWN
        assert answer.fewest_moves is None and answer.most_removed is None
