"""Codes of rules made to hurt: they are refused at once, or opened in bounded time."""

from __future__ import annotations

import pytest

from pyramide_qt.model.rule_texts.page import RulesPage
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import parse_code
from pyramide_qt.rules.errors import CodeError
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    BlockRule,
    Cells,
    DealMode,
    Foundations,
    Gather,
    Goal,
    RuleSet,
    Stock,
)
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.view.table.cards.layout import table_layout
from pyramide_qt.view.widgets.rules_picture import picture_look, rules_pixmap
from tests.helpers.work import counted_work

MAX_CALLS = 12_000_000
MAX_REFUSAL_CALLS = 2_000
ONE_SLOT = (Block(BlockKind.PYRAMID, rows=1),)
ROUND_FOR_LONG = RuleSet(
    packs=2,
    blocks=ONE_SLOT,
    stock=Stock(DealMode.EACH, 5, passes=None, gather=Gather.LAST_PILE_FIRST),
    waste_open=(),
    goal=Goal.TABLEAU,
)
EIGHT_PYRAMIDS = RuleSet(
    packs=2,
    blocks=(Block(BlockKind.PYRAMID, rows=4),) * 8,
    stock=Stock(DealMode.EACH, 8),
    cells=Cells(8),
    foundations=Foundations.BY_SUIT,
)
WHOLE_ROWS = RuleSet(
    packs=2,
    blocks=(
        Block(BlockKind.PYRAMID, rows=9, rule=BlockRule.WHOLE_ROW),
        Block(BlockKind.INVERTED, rows=9, rule=BlockRule.WHOLE_ROW),
    ),
    stock=Stock(DealMode.CHOOSE, 8, passes=None),
)
ONE_PILE = RuleSet(packs=2, blocks=(Block(BlockKind.COLUMNS, 0, 26, 4),), stock=None)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("rules", [ROUND_FOR_LONG, EIGHT_PYRAMIDS, WHOLE_ROWS, ONE_PILE])
def test_the_worst_rules_that_are_valid_open_in_bounded_time(rules: RuleSet) -> None:
    with counted_work() as work:
        game = Game(deal_from_code(parse_code(f"PY1-{encode_record(rules)}-AAAAAAC")))
        game.outcome()
        layout = table_layout(rules, 480.0, 400.0)
        assert len(layout.slots) == rules.slot_count
        rules_pixmap(rules, 172, 112, 1.0, picture_look("felt", "classic"))
        assert RulesPage().sections("X", rules)
    assert work.calls < MAX_CALLS


@pytest.mark.parametrize(
    "token",
    [
        "X",
        "X" + "A" * 10_000,
        "X" + "7" * 199,
        "X2345672345672345",
        encode_record(RULE_SETS["TT"].rules) * 30,
        encode_record(RULE_SETS["TT"].rules)[:-1],
    ],
)
def test_codes_that_carry_no_rules_are_refused_at_once(token: str) -> None:
    with counted_work() as work, pytest.raises(CodeError) as caught:
        parse_code(f"PY1-{token}-AAAAAAC")
    assert len(str(caught.value)) < 200
    assert work.calls < MAX_REFUSAL_CALLS
