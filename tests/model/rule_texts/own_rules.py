"""Tokens of rule sets that none of the named ones is like."""

from __future__ import annotations

from pyramide_qt.rules.deals.deal import Deal, deal_from_cards
from pyramide_qt.rules.deals.deal_code import rules_of
from pyramide_qt.rules.deals.pack import pack_of
from pyramide_qt.rules.records.record_code import encode_record
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
    Unmatched,
    WasteOpen,
)

CHOOSE = encode_record(RuleSet(stock=Stock(DealMode.CHOOSE, 2)))
OPEN_CHOOSE = encode_record(RuleSet(stock=Stock(DealMode.CHOOSE, 2, top_open=True)))
OLDEST_ONLY = encode_record(RuleSet(stock=Stock(DealMode.PILE, 1), waste_open=(WasteOpen.OLDEST,)))
GONE = encode_record(RuleSet(stock=Stock(DealMode.PILE, 2, unmatched=Unmatched.GONE)))
NO_WASTE_PAIRS = encode_record(
    RuleSet(pairs=Pairing(forbid=((Source.WASTE, Source.WASTE),)), cells=Cells(2, (Source.WASTE,)))
)
NEAR_KINGS = encode_record(RuleSet(pairs=Pairing(total=None, near=True, alone=(13,))))
# One king is the whole tableau, and play goes on after it is gone.
ONE_CARD_WINS = encode_record(
    RuleSet(
        blocks=(Block(BlockKind.PYRAMID, rows=1),),
        stock=Stock(first_deal=True),
        cells=Cells(1),
        goal=Goal.TABLEAU,
        play_on=True,
    )
)


def deal_with(token: str, *wanted: tuple[int, str]) -> Deal:
    """A deal in which the card at each given place of the deal order is the one named."""
    cards = list(pack_of(rules_of(token)))
    for place, name in wanted:
        other = next(i for i, card in enumerate(cards) if str(card) == name)
        cards[place], cards[other] = cards[other], cards[place]
    return deal_from_cards(cards, token)
