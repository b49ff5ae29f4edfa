"""Rules out of a shared code, however odd, hang neither the table nor the search."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pyramide_qt.model.game.locations import locate
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import RuleSet
from pyramide_qt.solver.question import Aim, Budget
from pyramide_qt.solver.solve import solve
from pyramide_qt.view.table.cards.layout import table_layout
from pyramide_qt.view.table.cards.poses import card_rests
from tests.helpers.work import counted_work
from tests.rules.strategies import numbers, rule_sets

MAX_TABLE_CALLS = 1_000_000
MAX_SEARCH_CALLS = 5_000_000
POSITIONS = 300


@given(rule_sets(), numbers, st.sampled_from([(480, 400), (1600, 1000)]))
def test_a_table_of_any_rules_is_laid_at_once(
    rules: RuleSet, number: int, size: tuple[int, int]
) -> None:
    token = encode_record(rules)
    with counted_work() as work:
        deal = deal_from_code(DealCode(token, number))
        game = Game(deal)
        game.outcome()
        rests = card_rests(table_layout(deal.rules, *size), deal.rules, locate(game))
    assert len(rests) == len(deal.cards)
    assert work.calls < MAX_TABLE_CALLS


@given(rule_sets(), numbers, st.sampled_from(Aim))
def test_a_search_under_any_rules_keeps_its_budget(rules: RuleSet, number: int, aim: Aim) -> None:
    deal = deal_from_code(DealCode(encode_record(rules), number))
    with counted_work() as work:
        answer = solve(deal, deal.start, aim, Budget(POSITIONS))
    assert work.calls < MAX_SEARCH_CALLS
    assert answer.positions <= 20 * POSITIONS
