"""The pack in its frozen order, and the packs made from it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pyramide_qt.rules.deals.cards import Card, parse_card

if TYPE_CHECKING:
    from pyramide_qt.rules.records.rule_set import RuleSet

# A constant of the deal code format PY1: changing it would change every deal ever shared.
FROZEN_ORDER: tuple[Card, ...] = tuple(
    parse_card(text)
    for text in (
        "3C 4C 3S 5D 2S QC 7C 5C 6S 9S 2C 4H 2H 7S 6C QD 9H JS KH AS 8H 5H 5S QH 7D KC "
        "JD TH 6H KD 8S JH TS 9C TC AH AC 8D KS JC 9D AD 4D 2D 6D 7H 8C QS TD 3D 4S 3H"
    ).split()
)


@lru_cache(maxsize=64)
def pack_of(rules: RuleSet) -> tuple[Card, ...]:
    """The pack that `rules` is played with, in frozen order; two packs are the order twice."""
    one = tuple(card for card in FROZEN_ORDER if card.rank in rules.values)
    return one * rules.packs
