"""Where every card of the stock comes again, the order of the stock is rightly forgotten."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import HealthCheck, assume, event, given, settings
from hypothesis import strategies as st

from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    DealMode,
    Goal,
    RuleSet,
    Stock,
    WasteOpen,
)
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.search.any_order import Supply, supply_of
from pyramide_qt.solver.search.any_order_game import AnyOrderGame
from pyramide_qt.solver.states.pyramid_states import PyramidStates
from tests.solver.small_games import PAIRINGS, POOL_PAIRINGS
from tests.solver.test_against_flood import compare


@st.composite
def free_games(draw, rows: int, most_cards: int) -> tuple[Deal, Position]:
    """A pyramid with some cards of a stock that may be gone through without end."""
    kind = draw(st.sampled_from([BlockKind.PYRAMID] * 4 + [BlockKind.INVERTED]))
    mode, number = draw(st.sampled_from([(DealMode.PILE, 1), (DealMode.SHIFT, 2)]))
    is_open = mode is DealMode.PILE and draw(st.booleans())
    rules = RuleSet(
        top_rank=10,
        blocks=(Block(kind, rows=draw(st.integers(2, rows))),),
        stock=Stock(mode, number, top_open=is_open, passes=None),
        waste_open=(WasteOpen.TOP,),
        pairs=draw(st.sampled_from((*POOL_PAIRINGS, *POOL_PAIRINGS, *PAIRINGS))),
        goal=Goal.TABLEAU,
    )
    deal = deal_from_code(DealCode(encode_record(rules), draw(st.integers(0, 26**7 - 1))))
    cards = st.sampled_from(deal.start.stock)
    kept = draw(st.lists(cards, unique=True, min_size=min(3, most_cards), max_size=most_cards))
    return deal, deal.start._replace(stock=tuple(sorted(kept)))


@given(free_games(rows=4, most_cards=7))
@settings(suppress_health_check=list(HealthCheck))
def test_games_with_passes_without_limit(game: tuple[Deal, Position]) -> None:
    compare(*game, most_positions=3000)


@pytest.mark.long
@pytest.mark.timeout(3600)
@given(free_games(rows=5, most_cards=9))
@settings(max_examples=1000, suppress_health_check=list(HealthCheck))
def test_larger_games_with_passes_without_limit(game: tuple[Deal, Position]) -> None:
    compare(*game, most_positions=30_000)


def least_left(deal: Deal, mask: int, supply: Supply, most_states: int) -> int | None:
    """How few tableau cards can be left with that supply in any order, by trying everything."""
    ranks, tableau, rules = deal.ranks, deal.tableau, deal.rules
    seen = 0

    def without(supply: Supply, rank: int) -> Supply:
        return tuple(count - (place == rank) for place, count in enumerate(supply))

    def removals(mask: int, supply: Supply) -> list[tuple[int, Supply]]:
        exposed = tableau.exposed(mask)
        found = [(mask ^ 1 << i, supply) for i in exposed if ranks[i] in rules.pairs.alone]
        for i in exposed:
            partners = rules.partners[ranks[i]]
            found += [(mask ^ 1 << i, without(supply, r)) for r in partners if supply[r]]
            for j in range(len(tableau.slots)):
                left = (mask ^ 1 << i) & tableau.cover_masks[j]
                is_under = rules.pairs.with_coverer and tableau.cover_masks[j] >> i & 1
                is_open = j in exposed or (is_under and not left)
                if mask >> j & 1 and j != i and ranks[j] in partners and is_open:
                    found.append((mask ^ 1 << i ^ 1 << j, supply))
        return found

    @cache
    def least(mask: int, supply: Supply) -> int:
        nonlocal seen
        seen += 1
        if seen > most_states:
            return 0
        after = [least(*removal) for removal in removals(mask, supply)]
        return min([mask.bit_count(), *after])

    found = least(mask, supply)
    return None if seen > most_states else found


@given(free_games(rows=5, most_cards=16))
@settings(max_examples=150, suppress_health_check=list(HealthCheck))
def test_the_fewest_cards_left_in_any_order(game: tuple[Deal, Position]) -> None:
    deal, position = game
    supply = supply_of(deal.ranks[card] for card in position.stock)
    truth = least_left(deal, position.tableau, supply, 20_000)
    assume(truth is not None)
    assert truth is not None
    event("all can go" if not truth else "some are left")
    free = AnyOrderGame(PyramidStates(deal, forces=True), Budget())
    path = free.path(position.tableau, supply)
    assert (path is not None) == (truth == 0)
    path = free.fullest_path(position.tableau, supply)
    assert path[0][0].bit_count() == position.tableau.bit_count() - truth
    assert path[-1][0] == 0
