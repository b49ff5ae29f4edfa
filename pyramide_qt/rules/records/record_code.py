"""A player's own rules as the `X…` part of a deal code.

The layout is version 1: numbers of fixed widths, in the order of `record_fields.py`, then the
fixed cards, whose places are known by the table.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from pyramide_qt.rules.deals.bit_text import BitReader, BitWriter
from pyramide_qt.rules.deals.cards import SUITS, Card
from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP, RecordError
from pyramide_qt.rules.records.record_fields import RULES
from pyramide_qt.rules.records.rule_set import RuleSet, canonical
from pyramide_qt.rules.records.validity import check_rules
from pyramide_qt.rules.tableau import tableau_of

_VERSION = 1
LONGEST = 200


def encode_record(rules: RuleSet) -> str:
    """`rules` as `X` and letters; RecordError if they are not valid or do not fit."""
    check_rules(rules)
    rules = canonical(rules)
    bits = BitWriter()
    bits.write(_VERSION, 4)
    RULES.write(bits, rules)
    _write_fixed(bits, rules)
    text = "X" + bits.text()
    if len(text) > LONGEST:
        raise RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "These rules do not fit into a deal code.")
        )
    return text


@lru_cache(maxsize=64)
def decode_record(text: str) -> RuleSet:
    """The rules in an `X…` text (case does not matter); RecordError says what is wrong."""
    if len(text) > LONGEST:
        raise RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "the text has %1 letters; it may have %2."),
            len(text),
            LONGEST,
        )
    bits = BitReader(text.upper()[1:])
    if bits.read(4) != _VERSION:
        raise RecordError(
            QT_TRANSLATE_NOOP(
                "RecordProblem", "they are written in a newer form than this program reads."
            )
        )
    rules: RuleSet = RULES.read(bits)
    # The names of fixed places exist only for a table that can be laid out.
    check_rules(rules)
    rules = _read_fixed(bits, rules)
    bits.finish()
    check_rules(rules)
    if canonical(rules) != rules:
        raise RecordError(
            QT_TRANSLATE_NOOP(
                "RecordProblem", "they do not stand in the one order that a code has them in."
            )
        )
    return rules


def _write_fixed(bits: BitWriter, rules: RuleSet) -> None:
    slots = tableau_of(rules).by_name
    bits.write(len(rules.fixed), 5)
    for name, card in rules.fixed:
        bits.write(slots[name], 7)
        bits.write(card.rank, 4)
        bits.write(SUITS.index(card.suit), 2)


def _read_fixed(bits: BitReader, rules: RuleSet) -> RuleSet:
    slots = tableau_of(rules).slots
    fixed = []
    for _ in range(bits.read(5)):
        index, rank, suit = bits.read(7), bits.read(4), bits.read(2)
        if index >= len(slots) or not 1 <= rank <= 13:
            raise RecordError(
                QT_TRANSLATE_NOOP("RecordProblem", "a fixed card in the text is not known.")
            )
        fixed.append((slots[index].name, Card(rank, SUITS[suit])))
    return replace(rules, fixed=tuple(fixed))
