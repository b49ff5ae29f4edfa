"""Tokens of rule sets that none of the named ones is like."""

from __future__ import annotations

from pyramide_qt.rules.record_code import encode_record
from pyramide_qt.rules.rule_set import (
    Cells,
    DealMode,
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
