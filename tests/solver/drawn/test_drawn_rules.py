"""What records drawn by chance have among them: the way they are made leaves nothing out."""

from __future__ import annotations

import random
from functools import cache

from pyramide_qt.rules.records.rule_set import (
    BlockKind,
    BlockRule,
    DealMode,
    Gather,
    Goal,
    RuleSet,
    Source,
    Unmatched,
    WasteOpen,
)
from pyramide_qt.rules.records.validity import complaints
from tests.solver.drawn.games import FAMILIES, drawn_game
from tests.solver.drawn.rules import any_rules


@cache
def some_rules() -> list[RuleSet]:
    return [any_rules(random.Random(seed)) for seed in range(1500)]


def test_every_record_is_valid_and_has_its_choices_among_them() -> None:
    rules = some_rules()
    assert not any(list(complaints(one)) for one in rules)
    stocks = [one.stock for one in rules if one.stock is not None]
    assert len(stocks) < len(rules)
    draws = {(stock.mode, stock.number) for stock in stocks}
    assert draws >= {(mode, number) for mode in DealMode for number in (1, 2, 3)}
    assert {stock.passes for stock in stocks} >= {*range(1, 13), None}
    assert {(stock.gather, stock.unmatched) for stock in stocks} == {
        (gather, unmatched) for gather in Gather for unmatched in Unmatched
    }
    assert {(stock.top_open, stock.first_deal) for stock in stocks} == {
        (False, False),
        (False, True),
        (True, False),
        (True, True),
    }
    assert {one.waste_open for one in rules} >= {
        (),
        (WasteOpen.TOP,),
        (WasteOpen.OLDEST,),
        (WasteOpen.TOP, WasteOpen.UNDER_TOP),
        (WasteOpen.TOP, WasteOpen.OLDEST),
        tuple(WasteOpen),
    }


def test_pairs_cells_and_blocks_are_drawn_by_themselves() -> None:
    rules = some_rules()
    for top_rank in (10, 12, 13):
        totals = {one.pairs.total for one in rules if one.top_rank == top_rank}
        assert totals >= {None, *range(2, 2 * top_rank + 1)}
    assert {len(one.pairs.extra) for one in rules} >= set(range(20))
    assert {len(one.pairs.alone) for one in rules} >= set(range(10))
    assert any(one.pairs.near for one in rules) and any(one.pairs.with_coverer for one in rules)
    assert {zones for one in rules for zones in one.pairs.forbid} == {
        (first, second) for place, first in enumerate(Source) for second in tuple(Source)[place:]
    }
    cells = {(one.cells.count, frozenset(one.cells.sources)) for one in rules}
    assert len({sources for count, sources in cells if count}) == 7
    assert {count for count, _ in cells} == {0, 1, 2, 3}
    blocks = [block for one in rules for block in one.blocks]
    assert {(b.kind, b.rule, b.in_goal, b.face_down) for b in blocks} == {
        (kind, rule, in_goal, face_down)
        for kind in BlockKind
        for rule in BlockRule
        for in_goal in (False, True)
        for face_down in (False, True)
    }
    assert any(one.fixed for one in rules)
    assert {(one.packs, one.goal) for one in rules} == {(n, goal) for n in (1, 2) for goal in Goal}


def test_there_are_ranks_that_go_with_nothing_and_ranks_that_go_with_themselves() -> None:
    stuck = doubled = 0
    for one in some_rules()[:300]:
        partners, alone = one.partners, one.pairs.alone
        stuck += any(not partners[rank] and rank not in alone for rank in one.ranks)
        doubled += any(rank in partners[rank] for rank in one.ranks)
    assert min(stuck, doubled) >= 100


def test_most_stocks_of_a_family_are_deep_and_many_are_half_gone() -> None:
    for family in FAMILIES:
        deep = half_gone = redealt = 0
        for seed in range(60):
            game = drawn_game(family, seed)
            position = game.position
            waste = sum(map(len, position.wastes))
            deep += len(position.stock) + waste > 24
            half_gone += waste > 10 and len(position.stock) > 5
            redealt += position.redeals_left != game.deal.start.redeals_left
        assert deep >= (10 if family == "pool" else 40), family
        assert half_gone >= 5, family
        assert redealt >= 2, family
