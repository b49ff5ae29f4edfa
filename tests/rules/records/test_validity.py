"""Rules that cannot be played are refused, each with its reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.errors import RecordError
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    Cells,
    DealMode,
    Goal,
    Pairing,
    RuleSet,
    Source,
    Stock,
    WasteOpen,
)
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.rules.records.validity import check_rules, complaints

P7 = Block(BlockKind.PYRAMID, rows=7)


def columns(count: int, depth: int) -> Block:
    return Block(BlockKind.COLUMNS, count=count, depth=depth)


REFUSED = [
    (RuleSet(packs=0), "one pack or two"),
    (RuleSet(packs=3), "one pack or two"),
    (RuleSet(top_rank=11), "13, 12 or 10"),
    (RuleSet(blocks=()), "from 1 to 8 blocks"),
    (RuleSet(blocks=(Block(BlockKind.PYRAMID, rows=1),) * 9), "from 1 to 8 blocks"),
    (RuleSet(blocks=(Block(BlockKind.PYRAMID, rows=0),)), "from 1 to 9 rows"),
    (RuleSet(packs=2, blocks=(Block(BlockKind.INVERTED, rows=10),)), "from 1 to 9 rows"),
    (RuleSet(blocks=(Block(BlockKind.PYRAMID, rows=7, count=1),)), "rows, not a count"),
    (RuleSet(blocks=(columns(0, 3),)), "from 1 to 26"),
    (RuleSet(blocks=(columns(8, 0),)), "from 1 to 26"),
    (RuleSet(blocks=(columns(27, 1),)), "from 1 to 26"),
    (RuleSet(blocks=(Block(BlockKind.COLUMNS, 1, 3, 3),)), "not rows"),
    (RuleSet(blocks=(P7, P7)), "56 places, but there are only 52 cards"),
    (RuleSet(top_rank=10, pairs=Pairing(10), blocks=(P7, P7)), "only 40 cards"),
    (RuleSet(stock=None), "Without a stock all 52 cards must lie on the table, which has 28"),
    (RuleSet(stock=Stock(DealMode.PILE, 0)), "cards in a draw must be from 1 to 12"),
    (RuleSet(stock=Stock(DealMode.PILE, 13)), "cards in a draw must be from 1 to 12"),
    (RuleSet(stock=Stock(DealMode.EACH, 0)), "wastes must be from 1 to 8"),
    (RuleSet(stock=Stock(DealMode.SHIFT, 9)), "wastes must be from 1 to 8"),
    (RuleSet(stock=Stock(DealMode.CHOOSE, 0)), "wastes must be from 1 to 8"),
    (RuleSet(stock=Stock(passes=0)), "passes must be from 1 to 99"),
    (RuleSet(stock=Stock(passes=100)), "passes must be from 1 to 99"),
    (RuleSet(waste_open=(WasteOpen.TOP, WasteOpen.TOP)), "named as open twice"),
    (RuleSet(waste_open=(WasteOpen.TOP, WasteOpen.OLDEST)), "only where one waste is"),
    (
        RuleSet(stock=Stock(DealMode.PILE, 1), waste_open=(WasteOpen.UNDER_TOP,)),
        "so the top must be open too",
    ),
    (RuleSet(pairs=Pairing(total=27)), "from 2 to 26, twice the highest value"),
    (RuleSet(pairs=Pairing(total=1)), "from 2 to 26"),
    (RuleSet(top_rank=10, pairs=Pairing(total=21)), "from 2 to 20"),
    (RuleSet(pairs=Pairing(total=13, near=True)), "only where there is no total"),
    (RuleSet(pairs=Pairing(extra=((1, 1),) * 31)), "at most 30 extra pairs"),
    (RuleSet(top_rank=12, pairs=Pairing(12, ((10, 3),))), "The pack has no T"),
    (RuleSet(top_rank=10, pairs=Pairing(10, alone=(9, 13))), "The pack has no 9"),
    (RuleSet(pairs=Pairing(alone=(13, 14))), "The pack has no rank 14"),
    (RuleSet(pairs=Pairing(alone=(13, 13))), "named twice among those that go alone"),
    (RuleSet(pairs=Pairing(extra=((1, 2), (2, 1)))), "extra pair is named twice"),
    (
        RuleSet(pairs=Pairing(forbid=((Source.WASTE, Source.STOCK), (Source.STOCK, Source.WASTE)))),
        "forbidden pair of places is named twice",
    ),
    (RuleSet(cells=Cells(-1)), "from 0 to 8 cells"),
    (RuleSet(cells=Cells(9)), "from 0 to 8 cells"),
    (RuleSet(cells=Cells(1, ())), "is of no use"),
    (RuleSet(cells=Cells(1, (Source.CELL,))), "from the tableau, the waste and the stock"),
    (RuleSet(cells=Cells(1, (Source.WASTE, Source.WASTE))), "each named once"),
    (RuleSet(undo=-1), "from 0 to 9999"),
    (RuleSet(undo=10_000), "from 0 to 9999"),
    (RuleSet(fixed=tuple((f"G{i}", Card(1, "C")) for i in range(21))), "At most 20 cards"),
    (RuleSet(fixed=(("H1", Card(13, "S")),)), 'no place "H1"'),
    (RuleSet(fixed=(("A1", Card(13, "S")), ("A1", Card(12, "S")))), "the same fixed place"),
    (RuleSet(fixed=(("A1", Card(13, "S")), ("B1", Card(13, "S")))), "KS is fixed more often"),
    (
        RuleSet(top_rank=12, pairs=Pairing(12), fixed=(("A1", Card(10, "S")),)),
        "TS is fixed more often",
    ),
    (
        RuleSet(blocks=(replace(P7, in_goal=False),), goal=Goal.TABLEAU),
        "would be won at the start",
    ),
    # The two traps of the family: totals that court cards never reach.
    (RuleSet(pairs=Pairing(total=12, alone=())), "No card goes with Q"),
    (RuleSet(pairs=Pairing(total=11, alone=())), "No card goes with J"),
    (RuleSet(pairs=Pairing(alone=())), "No card goes with K"),
    (RuleSet(pairs=Pairing(total=None)), "No card goes with A"),
    (RuleSet(waste_open=()), "Neither stock nor waste is ever open"),
]


@pytest.mark.parametrize(("rules", "words"), REFUSED)
def test_rules_that_cannot_be_played_are_refused(rules: RuleSet, words: str) -> None:
    with pytest.raises(RecordError) as caught:
        check_rules(rules)
    assert words in str(caught.value)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("token", RULE_SETS)
def test_every_named_rule_set_can_be_played(token: str) -> None:
    assert list(complaints(RULE_SETS[token].rules)) == []


ALLOWED = [
    RuleSet(pairs=Pairing(total=12, extra=((12, 13),), alone=())),
    RuleSet(pairs=Pairing(total=12, alone=()), goal=Goal.TABLEAU),
    RuleSet(stock=Stock(DealMode.EACH, 3, top_open=True)),
    RuleSet(waste_open=(), stock=Stock(DealMode.PILE, 1, top_open=True)),
    RuleSet(waste_open=(), goal=Goal.TABLEAU),
    RuleSet(undo=0),
    RuleSet(packs=2, blocks=(P7,), fixed=(("A1", Card(13, "S")), ("B1", Card(13, "S")))),
    RuleSet(blocks=(P7, columns(8, 3)), stock=None, waste_open=()),
]


@pytest.mark.parametrize("rules", ALLOWED)
def test_odd_rules_that_can_be_played_are_allowed(rules: RuleSet) -> None:
    assert list(complaints(rules)) == []


def test_all_reasons_are_given_at_once_for_an_editor() -> None:
    rules = RuleSet(stock=Stock(passes=0), cells=Cells(99), undo=-1)
    assert len(list(complaints(rules))) == 3
