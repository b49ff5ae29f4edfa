"""Common mistakes and advice are told where the record makes them true, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from pyramide_qt.model.rule_texts.advice import WATCH, what_to_watch
from pyramide_qt.model.rule_texts.mistakes import MistakeSentences
from pyramide_qt.model.rule_texts.page import RulesPage
from pyramide_qt.rules.available import available
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.moves import Zone
from pyramide_qt.rules.records.rule_set import (
    BlockKind,
    DealMode,
    Gather,
    Goal,
    Pairing,
    RuleSet,
    Stock,
    Unmatched,
    WasteOpen,
)
from pyramide_qt.rules.records.rule_sets import RULE_SETS

CLASSIC = RuleSet()
# What must hold of a record for the advice that begins so to be true.
HOLDS: dict[str, Callable[[RuleSet], bool]] = {
    "Two cards of which": lambda rules: not rules.pairs.with_coverer,
    "Drawing costs nothing": lambda rules: (
        stock(rules).passes is None and stock(rules).number == 1 and rules.goal is Goal.TABLEAU
    ),
    "Use the first pass": lambda rules: (
        (stock(rules).passes or 0) > 1 and stock(rules).gather is Gather.SAME_ORDER
    ),
    "All cards must go": lambda rules: rules.goal is Goal.ALL,
    "The stock passes by only once": lambda rules: stock(rules).passes == 1,
    "Fewer points": lambda rules: rules.play_on,
    "Do not draw by habit": lambda rules: stock(rules).top_open,
    "Only every third": lambda rules: stock(rules)[:2] == (DealMode.PILE, 3),
    "Look at what lies on what": lambda rules: rules.pairs.with_coverer,
    "One draw covers all": lambda rules: stock(rules).mode is DealMode.EACH,
    "Nothing is hidden": lambda rules: (
        rules.stock is None and not any(block.face_down for block in rules.blocks)
    ),
    "At the start a single": lambda rules: open_slots(rules) == 1,
    "The loose cards": lambda rules: any(
        block.kind is BlockKind.COLUMNS and block.depth == 1 for block in rules.blocks
    ),
    "Keep the cell free": lambda rules: rules.cells.count == 1,
    "The upper rows are hidden": lambda rules: rules.blocks[0].face_down,
    "Aces and kings": lambda rules: (
        {rank: len(ranks) for rank, ranks in rules.partners.items()}
        == {rank: 2 if rank in (1, 13) else 3 for rank in range(1, 14)}
    ),
    "With two packs": lambda rules: rules.packs == 2,
}


def stock(rules: RuleSet) -> Stock:
    assert rules.stock is not None
    return rules.stock


def open_slots(rules: RuleSet) -> int:
    token = next(token for token, named in RULE_SETS.items() if named.rules is rules)
    deal = deal_from_code(f"PY1-{token}-AAAAAAS")
    places = available(deal, deal.start)
    return sum(place.zone in (Zone.SLOT, Zone.COLUMN) for place in places)


def mistakes(rules: RuleSet) -> str:
    return "\n".join(MistakeSentences().mistakes(rules))


@pytest.mark.parametrize("token", RULE_SETS)
def test_every_page_has_mistakes_and_advice(token: str) -> None:
    rules = RULE_SETS[token].rules
    headings = [section.heading for section in RulesPage().sections(token, rules)]
    assert headings.index("Common mistakes") == headings.index("What to watch") - 1
    assert len(MistakeSentences().mistakes(rules)) >= 3
    assert len(what_to_watch(token)) >= 1


def test_own_rules_have_mistakes_but_no_advice() -> None:
    headings = [section.heading for section in RulesPage().sections("XAAAA", CLASSIC)]
    assert "Common mistakes" in headings
    assert "What to watch" not in headings


@pytest.mark.parametrize(("text", "tokens"), WATCH, ids=[str(text)[:20] for text, _ in WATCH])
def test_advice_is_true_for_each_rule_set_that_it_is_given_for(
    text: object, tokens: tuple[str, ...]
) -> None:
    [holds] = [holds for start, holds in HOLDS.items() if str(text).startswith(start)]
    for token in tokens:
        assert holds(RULE_SETS[token].rules), token


@pytest.mark.parametrize(
    ("rules", "has", "has_not"),
    [
        (CLASSIC, "Drawing too early: a draw covers", "only the top of the waste is in play"),
        (RULE_SETS["N"].rules, "only the top of the waste is in play", "out of the game"),
        (RULE_SETS["TH"].rules, "Drawing too early", "only the top of the waste is in play"),
        (RULE_SETS["GZ"].rules, "these: king", "Drawing"),
        (RULE_SETS["CH"].rules, "every card needs a partner", "one touch"),
        (RULE_SETS["IT"].rules, "these: king", "every card needs"),
        (RULE_SETS["CV"].rules, "the only card that still covers it", "nothing covers it any more"),
        (RULE_SETS["CL"].rules, "nothing covers it any more", "the only card"),
        (
            replace(CLASSIC, stock=Stock(unmatched=Unmatched.GONE)),
            "out of the game for good",
            "a draw covers",
        ),
        (replace(CLASSIC, waste_open=(WasteOpen.OLDEST,)), "Looking at the suit", "Drawing"),
        (
            replace(CLASSIC, top_rank=10, pairs=Pairing(total=10, alone=(9, 13))),
            "these: king",
            "nine",
        ),
        (
            replace(
                CLASSIC,
                blocks=(
                    replace(CLASSIC.blocks[0], kind=BlockKind.COLUMNS, count=9, rows=0, depth=1),
                ),
            ),
            "Drawing too early",
            "Overlooking",
        ),
    ],
)
def test_a_mistake_is_named_where_it_can_be_made(rules: RuleSet, has: str, has_not: str) -> None:
    told = mistakes(rules)
    assert has in told
    assert has_not not in told
