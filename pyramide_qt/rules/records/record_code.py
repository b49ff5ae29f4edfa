"""A player's own rules as the `X…` part of a deal code.

The layout is version 1: numbers of fixed widths, in the order of the functions below.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TypeVar

from pyramide_qt.rules.deals.bit_text import BitReader, BitWriter
from pyramide_qt.rules.deals.cards import SUITS, Card
from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP, RecordError
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
    canonical,
)
from pyramide_qt.rules.records.validity import check_rules
from pyramide_qt.rules.tableau import tableau_of

E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")

_VERSION = 1
LONGEST = 200
_TOP_RANKS = (13, 12, 10)
_RANKS = tuple(range(1, 14))
_CELL_SOURCES = (Source.TABLEAU, Source.WASTE, Source.STOCK)
_FORBIDDEN = tuple(combinations_with_replacement(Source, 2))


def encode_record(rules: RuleSet) -> str:
    """`rules` as `X` and letters; RecordError if they are not valid or do not fit."""
    check_rules(rules)
    rules = canonical(rules)
    bits = BitWriter()
    bits.write(_VERSION, 4)
    bits.write(rules.packs - 1, 1)
    bits.write(_TOP_RANKS.index(rules.top_rank), 2)
    bits.write(len(rules.blocks), 4)
    for block in rules.blocks:
        _write_block(bits, block)
    _write_stock(bits, rules.stock)
    _write_set(bits, tuple(WasteOpen), rules.waste_open)
    _write_pairs(bits, rules.pairs)
    bits.write(rules.cells.count, 4)
    _write_set(bits, _CELL_SOURCES, rules.cells.sources)
    _write_enum(bits, rules.goal, 1)
    bits.write(rules.play_on, 1)
    bits.write(0 if rules.undo is None else rules.undo + 1, 14)
    _write_enum(bits, rules.foundations, 1)
    _write_enum(bits, rules.score, 2)
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
    rules = _read_rules(bits)
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


def _read_rules(bits: BitReader) -> RuleSet:
    """All but the fixed cards."""
    packs = bits.read(1) + 1
    top_rank = _read_choice(bits, _TOP_RANKS, 2)
    blocks = tuple(_read_block(bits) for _ in range(bits.read(4)))
    stock = _read_stock(bits)
    waste_open = _read_set(bits, tuple(WasteOpen))
    pairs = _read_pairs(bits)
    cells = Cells(bits.read(4), _read_set(bits, _CELL_SOURCES))
    goal = _read_enum(bits, Goal, 1)
    play_on = bool(bits.read(1))
    undo = bits.read(14)
    return RuleSet(
        packs=packs,
        top_rank=top_rank,
        blocks=blocks,
        stock=stock,
        waste_open=waste_open,
        pairs=pairs,
        cells=cells,
        goal=goal,
        play_on=play_on,
        undo=undo - 1 if undo else None,
        foundations=_read_enum(bits, Foundations, 1),
        score=_read_enum(bits, ScoreRule, 2),
    )


def _read_choice(bits: BitReader, members: Sequence[T], width: int) -> T:
    place = bits.read(width)
    if place >= len(members):
        raise RecordError(QT_TRANSLATE_NOOP("RecordProblem", "a choice in the text is not known."))
    return members[place]


def _write_enum(bits: BitWriter, value: StrEnum, width: int) -> None:
    bits.write(list(type(value)).index(value), width)


def _read_enum(bits: BitReader, kind: type[E], width: int) -> E:
    return _read_choice(bits, list(kind), width)


def _write_set(bits: BitWriter, members: Sequence[object], chosen: Sequence[object]) -> None:
    for member in members:
        bits.write(member in chosen, 1)


def _read_set(bits: BitReader, members: tuple[E, ...]) -> tuple[E, ...]:
    return tuple(member for member in members if bits.read(1))


def _write_block(bits: BitWriter, block: Block) -> None:
    _write_enum(bits, block.kind, 2)
    if block.kind is BlockKind.COLUMNS:
        bits.write(block.count, 5)
        bits.write(block.depth, 5)
    else:
        bits.write(block.rows, 4)
    bits.write(block.face_down, 1)
    bits.write(block.in_goal, 1)
    _write_enum(bits, block.rule, 1)


def _read_block(bits: BitReader) -> Block:
    kind = _read_enum(bits, BlockKind, 2)
    rows = count = depth = 0
    if kind is BlockKind.COLUMNS:
        count, depth = bits.read(5), bits.read(5)
    else:
        rows = bits.read(4)
    face_down, in_goal = bool(bits.read(1)), bool(bits.read(1))
    rule = _read_enum(bits, BlockRule, 1)
    return Block(kind, rows, count, depth, face_down, in_goal, rule)


def _write_stock(bits: BitWriter, stock: Stock | None) -> None:
    bits.write(stock is not None, 1)
    if stock is None:
        return
    _write_enum(bits, stock.mode, 2)
    bits.write(stock.number, 4)
    bits.write(stock.top_open, 1)
    bits.write(stock.first_deal, 1)
    bits.write(stock.passes or 0, 7)
    _write_enum(bits, stock.gather, 1)
    _write_enum(bits, stock.unmatched, 1)


def _read_stock(bits: BitReader) -> Stock | None:
    if not bits.read(1):
        return None
    mode, number = _read_enum(bits, DealMode, 2), bits.read(4)
    top_open, first_deal = bool(bits.read(1)), bool(bits.read(1))
    passes = bits.read(7)
    gather, unmatched = _read_enum(bits, Gather, 1), _read_enum(bits, Unmatched, 1)
    return Stock(mode, number, top_open, first_deal, passes or None, gather, unmatched)


def _write_pairs(bits: BitWriter, pairs: Pairing) -> None:
    bits.write(pairs.total or 0, 5)
    bits.write(len(pairs.extra), 5)
    for one, other in pairs.extra:
        bits.write(one, 4)
        bits.write(other, 4)
    bits.write(pairs.near, 1)
    _write_set(bits, _RANKS, pairs.alone)
    bits.write(pairs.with_coverer, 1)
    forbid = {frozenset(zones) for zones in pairs.forbid}
    for zones in _FORBIDDEN:
        bits.write(frozenset(zones) in forbid, 1)


def _read_pairs(bits: BitReader) -> Pairing:
    total = bits.read(5) or None
    extra = tuple((bits.read(4), bits.read(4)) for _ in range(bits.read(5)))
    near = bool(bits.read(1))
    alone = tuple(rank for rank in _RANKS if bits.read(1))
    with_coverer = bool(bits.read(1))
    forbid = tuple(zones for zones in _FORBIDDEN if bits.read(1))
    return Pairing(total, extra, near, alone, with_coverer, forbid)


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
