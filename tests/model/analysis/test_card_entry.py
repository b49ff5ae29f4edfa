"""Typed cards: every way to write them, and every mistake told while they come."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramide_qt.model.analysis.card_entry import EntryProblem, entered_deal, read_entry
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.records.rule_sets import RULE_SETS

CARDS = [str(card) for card in deal_from_code("PY1-N-AAAAAAS").cards]


def text_of(cards: list[str]) -> str:
    return " ".join(cards)


@pytest.mark.parametrize("token", RULE_SETS)
def test_the_cards_of_any_deal_come_back(token: str) -> None:
    deal = deal_from_code(DealCode(token, 12345))
    entry = read_entry(text_of([str(card) for card in deal.cards]), token)
    assert entry.is_complete
    assert entry.left == ()
    entered = entered_deal(entry, token)
    assert entered.cards == deal.cards
    assert entered.start == deal.start
    assert entered.code is None


def test_cards_may_be_written_in_many_ways() -> None:
    written = [card.replace("T", "10") if n % 2 else card.lower() for n, card in enumerate(CARDS)]
    signs = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
    written[4] = CARDS[4][0] + signs[CARDS[4][1]]
    assert read_entry(",\n".join(written) + " ;", "N").is_complete


def test_signs_that_cannot_be_seen_are_dropped_or_named() -> None:
    assert [str(card) for card in read_entry("\ufeffK♦\ufe0f A\u200bS", "N").cards] == ["KD", "AS"]
    assert read_entry("KD \ue000", "N").about == "U+E000"


def test_what_is_missing_is_told_from_the_first_card_on() -> None:
    for count in (0, 1, 27, 51):
        entry = read_entry(text_of(CARDS[:count]), "N")
        assert entry.problem is EntryProblem.MISSING
        assert len(entry.left) == 52 - count
        assert {str(card) for card in entry.left} == set(CARDS[count:])


@pytest.mark.parametrize(
    ("text", "token", "problem", "about", "place"),
    [
        ("KD KD", "N", EntryProblem.TWICE, "KD", 2),
        ("KD 1D", "N", EntryProblem.UNREADABLE, "1D", 2),
        ("hello", "N", EntryProblem.UNREADABLE, "hello", 1),
        ("AC 8D", "IT", EntryProblem.NOT_IN_PACK, "8D", 2),
        (text_of([*CARDS, "KD"]), "N", EntryProblem.TOO_MANY, "KD", 53),
        ("KD KD KD", "TP", EntryProblem.TWICE, "KD", 3),
        ("K" * 5000, "N", EntryProblem.TOO_LONG, "", 0),
    ],
)
def test_mistakes_are_told_where_they_are(
    text: str, token: str, problem: EntryProblem, about: str, place: int
) -> None:
    entry = read_entry(text, token)
    assert (entry.problem, entry.about, entry.place) == (problem, about, place)
    assert not entry.is_complete


def test_a_card_that_has_its_place_may_lie_nowhere_else() -> None:
    tokens = [token for token, named in RULE_SETS.items() if named.rules.fixed]
    assert tokens
    for token in tokens:
        cards = list(deal_from_code(DealCode(token, 5)).cards)
        fixed = RULE_SETS[token].rules.fixed[0][1]
        place = cards.index(fixed)
        other = (place + 1) % len(cards)
        cards[place], cards[other] = cards[other], cards[place]
        entry = read_entry(text_of([str(card) for card in cards]), token)
        assert entry.problem is EntryProblem.NOT_THERE


@given(st.text(max_size=200))
def test_no_text_is_too_strange(text: str) -> None:
    entry = read_entry(text, "N")
    assert entry.problem is not None
    assert len(entry.cards) + len(entry.left) == 52


def test_a_shuffled_pack_is_a_deal() -> None:
    cards = CARDS[:]
    random.Random(1).shuffle(cards)
    assert read_entry(text_of(cards), "N").is_complete
