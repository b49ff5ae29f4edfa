"""The page and the line of a rule set say what its record says, and where it comes from."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from pyramide_qt.model.rule_texts.disagreements import DISAGREEMENTS
from pyramide_qt.model.rule_texts.origins import ORIGINS
from pyramide_qt.model.rule_texts.page import RulesPage
from pyramide_qt.model.rule_texts.summary import rules_summary
from pyramide_qt.model.wording.rules_words import values_text
from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    BlockRule,
    Cells,
    DealMode,
    Foundations,
    Gather,
    Goal,
    Pairing,
    RuleSet,
    ScoreRule,
    Source,
    Stock,
    Unmatched,
    WasteOpen,
)
from pyramide_qt.rules.records.rule_sets import RULE_SETS

CLASSIC = RuleSet()
STOCK = Stock()
BLOCK = Block(BlockKind.PYRAMID, rows=7)
PAIRS = Pairing()
# One field after another, each with another value than the classic game has.
CHANGES = [
    replace(CLASSIC, packs=2),
    replace(CLASSIC, top_rank=12, pairs=Pairing(12)),
    replace(CLASSIC, top_rank=10, pairs=Pairing(10)),
    replace(CLASSIC, fixed=(("A1", Card(13, "S")),)),
    replace(CLASSIC, blocks=(replace(BLOCK, rows=6),)),
    replace(CLASSIC, blocks=(replace(BLOCK, kind=BlockKind.INVERTED),)),
    replace(CLASSIC, blocks=(replace(BLOCK, face_down=True),)),
    replace(CLASSIC, blocks=(replace(BLOCK, in_goal=False),)),
    replace(CLASSIC, blocks=(replace(BLOCK, rule=BlockRule.WHOLE_ROW),)),
    replace(CLASSIC, blocks=(BLOCK, Block(BlockKind.COLUMNS, count=7, depth=1))),
    replace(CLASSIC, blocks=(BLOCK, Block(BlockKind.COLUMNS, count=7, depth=2))),
    replace(CLASSIC, stock=None),
    replace(CLASSIC, stock=STOCK._replace(mode=DealMode.PILE)),
    replace(CLASSIC, stock=STOCK._replace(mode=DealMode.PILE, number=1)),
    replace(CLASSIC, stock=STOCK._replace(mode=DealMode.EACH)),
    replace(CLASSIC, stock=STOCK._replace(mode=DealMode.CHOOSE)),
    replace(CLASSIC, stock=STOCK._replace(number=3)),
    replace(CLASSIC, stock=STOCK._replace(top_open=True)),
    replace(CLASSIC, stock=STOCK._replace(first_deal=True)),
    replace(CLASSIC, stock=STOCK._replace(passes=2)),
    replace(CLASSIC, stock=STOCK._replace(passes=None)),
    replace(CLASSIC, stock=STOCK._replace(passes=2, gather=Gather.LAST_PILE_FIRST)),
    replace(CLASSIC, stock=STOCK._replace(unmatched=Unmatched.GONE)),
    replace(CLASSIC, waste_open=()),
    replace(CLASSIC, waste_open=(WasteOpen.TOP, WasteOpen.UNDER_TOP)),
    replace(CLASSIC, waste_open=(WasteOpen.TOP, WasteOpen.OLDEST)),
    replace(CLASSIC, pairs=PAIRS._replace(total=12)),
    replace(CLASSIC, pairs=PAIRS._replace(total=None, near=True)),
    replace(CLASSIC, pairs=PAIRS._replace(extra=((12, 13),))),
    replace(CLASSIC, pairs=PAIRS._replace(alone=())),
    replace(CLASSIC, pairs=PAIRS._replace(with_coverer=True)),
    replace(CLASSIC, pairs=PAIRS._replace(forbid=((Source.WASTE, Source.STOCK),))),
    replace(CLASSIC, cells=Cells(1)),
    replace(CLASSIC, cells=Cells(2)),
    replace(CLASSIC, cells=Cells(1, (Source.WASTE,))),
    replace(CLASSIC, goal=Goal.TABLEAU),
    replace(CLASSIC, play_on=True),
    replace(CLASSIC, undo=0),
    replace(CLASSIC, undo=100),
    replace(CLASSIC, foundations=Foundations.BY_SUIT),
    replace(CLASSIC, score=ScoreRule.PAR),
    replace(CLASSIC, score=ScoreRule.ROWS),
    replace(CLASSIC, score=ScoreRule.TEN_A_CARD),
]


def page(rules: RuleSet, token: str = "X") -> str:
    sections = RulesPage().sections(token, rules)
    return "\n".join(sentence for section in sections for sentence in section.sentences)


def test_no_field_of_a_record_is_left_out_of_the_page() -> None:
    pages = [page(rules) for rules in (CLASSIC, *CHANGES)]
    assert len(set(pages)) == len(pages)


@pytest.mark.parametrize("token", RULE_SETS)
def test_every_rule_set_has_a_whole_page(token: str) -> None:
    rules = RULE_SETS[token].rules
    headings = [section.heading for section in RulesPage().sections(token, rules)]
    assert headings[0] == "The table"
    assert headings[-2:] == ["Where it comes from", "Where the sources differ"]
    assert ("Stock and waste" in headings) is (rules.stock is not None)
    assert ("Cells" in headings) is (rules.cells.count > 0)
    text = page(rules, token)
    # Every place for a number or a name has been filled.
    assert not re.search(r"%[0-9n]", text)
    assert all(line.endswith(".") for line in text.splitlines())


@pytest.mark.parametrize(
    ("token", "sentence"),
    [
        ("N", "The game goes on as long as a card can be drawn."),
        ("P3", "Removed cards lie on four piles by suit and cannot be played from there."),
        ("TT", "The king of spades always lies in row 1 at place 1."),
        ("TT", "that is said; you may go on all the same."),
        ("DZ", "No card goes alone."),
        ("N", "The pairs: A + Q, 2 + J, 3 + 10, 4 + 9, 5 + 8, 6 + 7."),
        ("N", "A king goes alone."),
        ("N", "1 card(s) of it are drawn before the game begins, which leaves 23."),
        ("N", "some newer programs do ([CV])"),
        ("P3", "The other 24 card(s) are the stock."),
        ("DZ", "The pairs: A + J, 2 + 10, 3 + 9, 4 + 8, 5 + 7, 6 + 6, Q + K."),
        ("CH", "The pairs: A + A, A + 2, 2 + 2, 2 + 3,"),
        ("SP", "An ace counts 1, a jack 10, a queen 11 and a king 12."),
        ("SP", "4 + 8, 5 + 7, 6 + 6."),
        ("AP", "gathered from the last to the first"),
        ("CE", "They take cards from the tableau, the waste, and the stock."),
        ("IT", "it has no eights, nines and tens."),
    ],
)
def test_a_page_says_what_is_special(token: str, sentence: str) -> None:
    assert sentence in page(RULE_SETS[token].rules, token)


def test_a_players_own_rules_have_a_page_without_an_origin() -> None:
    headings = [section.heading for section in RulesPage().sections("XABC", CLASSIC)]
    assert "Goal" in headings
    assert "Where it comes from" not in headings


def test_origins_and_disagreements_speak_of_rule_sets_that_exist() -> None:
    assert list(ORIGINS) == list(RULE_SETS)
    for text, tokens in DISAGREEMENTS:
        assert set(tokens) <= set(RULE_SETS)
        links = set(re.findall(r"\[(.*?)\]", str(text)))
        assert links <= {*RULE_SETS, "*"}
    for text in ORIGINS.values():
        assert "[" not in str(text)


def test_each_disagreement_names_another_reading_and_the_way_to_it() -> None:
    told = {token for text, tokens in DISAGREEMENTS if "[" in str(text) for token in tokens}
    assert told == set(RULE_SETS)


def test_the_line_of_a_rule_set_tells_it_from_the_others() -> None:
    lines = {rules_summary(RULE_SETS[token].rules) for token in RULE_SETS}
    assert len(lines) == len(RULE_SETS)
    assert rules_summary(RULE_SETS["GZ"].rules) == (
        "Pyramid of 7 row(s) + 8 column(s) · no stock · all cards must go"
    )
    assert rules_summary(RULE_SETS["TT"].rules).endswith(
        "3 at a time · pairs with the coverer · the tableau must go"
    )


def test_numbers_are_written_as_the_language_does() -> None:
    QLocale.setDefault(QLocale("ar_EG"))
    assert "١٣" in values_text(CLASSIC)
    assert "١٢" in rules_summary(replace(CLASSIC, top_rank=12, pairs=Pairing(12)))
