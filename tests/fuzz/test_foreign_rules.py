"""Rules out of a shared code, however odd, hang neither the table nor the search."""

from __future__ import annotations

import time

from hypothesis import given
from hypothesis import strategies as st

from pyramide_qt.model.locations import locate
from pyramide_qt.rules.deal import deal_from_code
from pyramide_qt.rules.deal_code import DealCode
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.record_code import encode_record
from pyramide_qt.rules.rule_set import RuleSet
from pyramide_qt.solver.question import Aim, Budget
from pyramide_qt.solver.solve import solve
from pyramide_qt.view.table_layout import table_layout
from pyramide_qt.view.table_rests import card_rests
from tests.rules.records import numbers, rule_sets

TABLE_MS = 250
SEARCH_S = 10
POSITIONS = 300


@given(rule_sets(), numbers, st.sampled_from([(480, 400), (1600, 1000)]))
def test_a_table_of_any_rules_is_laid_at_once(
    rules: RuleSet, number: int, size: tuple[int, int]
) -> None:
    token = encode_record(rules)
    began = time.thread_time()
    deal = deal_from_code(DealCode(token, number))
    game = Game(deal)
    game.outcome()
    rests = card_rests(table_layout(deal.rules, *size), deal.rules, locate(game))
    took_ms = (time.thread_time() - began) * 1000
    assert len(rests) == len(deal.cards)
    assert took_ms < TABLE_MS


@given(rule_sets(), numbers, st.sampled_from(Aim))
def test_a_search_under_any_rules_keeps_its_budget(rules: RuleSet, number: int, aim: Aim) -> None:
    deal = deal_from_code(DealCode(encode_record(rules), number))
    began = time.thread_time()
    answer = solve(deal, deal.start, aim, Budget(POSITIONS))
    assert time.thread_time() - began < SEARCH_S
    assert answer.positions <= 20 * POSITIONS
