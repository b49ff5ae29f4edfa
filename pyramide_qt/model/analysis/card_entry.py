"""Cards that a player types or clicks in deal order, checked while they come."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from enum import Enum

from pyramide_qt.rules.deals.cards import Card, parse_card
from pyramide_qt.rules.deals.deal import Deal, deal_from_cards
from pyramide_qt.rules.deals.deal_code import rules_of
from pyramide_qt.rules.deals.pack import pack_of
from pyramide_qt.rules.errors import NotationError
from pyramide_qt.rules.records.rule_set import RuleSet
from pyramide_qt.rules.tableau import tableau_of
from pyramide_qt.rules.unseen import visible, without_format

MAX_TEXT_LENGTH = 4000
"""Far more than the cards of the largest pack take."""

_PARTED_BY = re.compile(r"[\s,;|]+")
_SUIT_SIGNS = str.maketrans("♣♦♥♠♧♢♡♤", "CDHSCDHS")


class EntryProblem(Enum):
    """What is wrong with the cards so far."""

    TOO_LONG = "too long"
    UNREADABLE = "unreadable"
    NOT_IN_PACK = "not in the pack"
    TWICE = "twice"
    NOT_THERE = "not there"
    TOO_MANY = "too many"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Entry:
    """What was typed: the cards that could be read, and the first thing that is wrong.

    `about` is the text or card that the problem is about, `place` counts it from 1. `left` are
    the cards of the pack that are not there yet.
    """

    cards: tuple[Card, ...]
    left: tuple[Card, ...]
    problem: EntryProblem | None = None
    about: str = ""
    place: int = 0

    @property
    def is_complete(self) -> bool:
        """Whether the cards make a deal that can be played."""
        return self.problem is None


def read_entry(text: str, token: str) -> Entry:
    """Check `text` as the cards of a deal under the rules of `token`; CodeError for the token.

    Cards are parted by blanks, commas or new lines and written `KD`, `10d` or `K♦`.
    """
    rules = rules_of(token)
    pack = Counter(pack_of(rules))
    if len(text) > MAX_TEXT_LENGTH:
        return Entry((), tuple(sorted(pack.elements())), EntryProblem.TOO_LONG)
    words = [word for word in _PARTED_BY.split(without_format(text)) if word]
    cards: list[Card] = []
    left = Counter(pack)
    for place, word in enumerate(words, start=1):
        try:
            card = parse_card(word.translate(_SUIT_SIGNS))
        except NotationError:
            return _wrong(cards, left, EntryProblem.UNREADABLE, visible(word[:20]), place)
        problem = _problem_of(card, pack, left, rules, place)
        if problem is not None:
            return _wrong(cards, left, problem, str(card), place)
        left[card] -= 1
        cards.append(card)
    if left.total():
        return _wrong(cards, left, EntryProblem.MISSING, "", len(cards) + 1)
    return Entry(tuple(cards), ())


def entered_deal(entry: Entry, token: str) -> Deal:
    """The deal of a complete entry; RulesError if it is not complete."""
    return deal_from_cards(entry.cards, token)


def _problem_of(
    card: Card, pack: Counter[Card], left: Counter[Card], rules: RuleSet, place: int
) -> EntryProblem | None:
    if place > pack.total():
        return EntryProblem.TOO_MANY
    if card not in pack:
        return EntryProblem.NOT_IN_PACK
    if not left[card]:
        return EntryProblem.TWICE
    slots = tableau_of(rules).by_name
    fixed = {slots[name]: fixed_card for name, fixed_card in rules.fixed}
    wanted = fixed.get(place - 1)
    if (wanted is not None or card in fixed.values()) and wanted != card:
        return EntryProblem.NOT_THERE
    return None


def _wrong(
    cards: list[Card], left: Counter[Card], problem: EntryProblem, about: str, place: int
) -> Entry:
    return Entry(tuple(cards), tuple(sorted(left.elements())), problem, about, place)
