"""Cards that go alone may lie on a card that is needed: digging for it or a redeal, the less."""

from __future__ import annotations

import random

from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT, DealCode
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
)
from pyramide_qt.solver.plan import bounds_for, space_for
from pyramide_qt.solver.question import Budget
from tests.solver.bounds.test_passes import moves_to_a_win

PAIRINGS = (
    Pairing(total=8, alone=(11, 12, 13)),
    Pairing(total=8, extra=((11, 12),), alone=(13,)),
    Pairing(total=5, extra=((6, 7), (11, 12)), alone=(13,)),
)


def drawn_game(seed: int) -> tuple[Deal, Position]:
    """Columns beside a closed stock of cards that are of use and cards that go alone."""
    rng = random.Random(seed)
    block = Block(BlockKind.COLUMNS, count=rng.randint(1, 4), depth=rng.randint(1, 3))
    stock = Stock(DealMode.PILE, 1, passes=rng.choice((2, 3)))
    rules = RuleSet(
        top_rank=10,
        blocks=(block,),
        stock=stock,
        pairs=rng.choice(PAIRINGS),
        goal=Goal.TABLEAU,
    )
    deal = deal_from_code(DealCode(encode_record(rules), rng.randrange(NUMBER_COUNT)))
    wanted = {r for i in range(rules.slot_count) for r in rules.partners[deal.ranks[i]]}
    of_use = [card for card in deal.start.stock if deal.ranks[card] in wanted]
    alone = [card for card in deal.start.stock if deal.ranks[card] in rules.pairs.alone]
    kept = rng.sample(of_use, min(len(of_use), rng.randint(2, 6)))
    kept += rng.sample(alone, min(len(alone), rng.randint(3, 6)))
    return deal, deal.start._replace(stock=tuple(sorted(set(kept))))


def test_the_bound_counts_the_less_of_digging_and_a_redeal() -> None:
    compared = 0
    for seed in range(100):
        deal, start = drawn_game(seed)
        truth = moves_to_a_win(deal, start, 2000)
        if start not in truth:
            continue
        compared += 1
        space = space_for(deal)
        bounds = bounds_for(space, space.state_of(start), Budget())
        for position, moves in truth.items():
            assert bounds.lower_bound_of(space.state_of(position)) <= moves, (seed, position)
    assert compared > 20
