"""The JSON form of a rule record, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypeVar

from pyramide_qt.rules.deals.cards import Card, parse_card, parse_rank
from pyramide_qt.rules.errors import NotationError, RecordError
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

Record = dict[str, Any]
E = TypeVar("E", bound=StrEnum)


def to_record(rules: RuleSet) -> Record:
    """The record as plain JSON values, every field written out."""
    return {
        "packs": rules.packs,
        "top_rank": rules.top_rank,
        "fixed": {name: str(card) for name, card in rules.fixed},
        "blocks": [_block_record(block) for block in rules.blocks],
        "stock": None if rules.stock is None else _stock_record(rules.stock),
        "waste_open": [str(which) for which in rules.waste_open],
        "pairs": _pairs_record(rules.pairs),
        "cells": {"count": rules.cells.count, "from": [str(s) for s in rules.cells.sources]},
        "goal": str(rules.goal),
        "play_on": rules.play_on,
        "undo": rules.undo,
        "foundations": str(rules.foundations),
        "score": str(rules.score),
    }


def _block_record(block: Block) -> Record:
    if block.kind is BlockKind.COLUMNS:
        size = {"count": block.count, "depth": block.depth}
    else:
        size = {"rows": block.rows}
    looks = {"face_down": block.face_down, "in_goal": block.in_goal, "rule": str(block.rule)}
    return {"kind": str(block.kind), **size, **looks}


def _stock_record(stock: Stock) -> Record:
    return {
        "deal": [str(stock.mode), stock.number],
        "top_open": stock.top_open,
        "first_deal": stock.first_deal,
        "passes": stock.passes,
        "gather": str(stock.gather),
        "unmatched": str(stock.unmatched),
    }


def _pairs_record(pairs: Pairing) -> Record:
    return {
        "total": pairs.total,
        "extra": [[Card(a, "C").letter, Card(b, "C").letter] for a, b in pairs.extra],
        "near": pairs.near,
        "alone": [Card(rank, "C").letter for rank in pairs.alone],
        "with_coverer": pairs.with_coverer,
        "forbid": [[str(a), str(b)] for a, b in pairs.forbid],
    }


def from_record(record: object) -> RuleSet:
    """The rule set of a JSON record; missing fields take their defaults.

    RecordError names the field that cannot be read, or why the rules contradict themselves.
    """
    fields = _Fields(record, "the record")
    stock = fields.get("stock", {})
    rules = RuleSet(
        packs=fields.whole("packs", 1),
        top_rank=fields.whole("top_rank", 13),
        fixed=_fixed(fields.get("fixed", {})),
        blocks=tuple(_block(b) for b in fields.items("blocks", [{"kind": "pyramid", "rows": 7}])),
        stock=None if stock is None else _stock(stock),
        waste_open=tuple(_choice(WasteOpen, w) for w in fields.items("waste_open", ["top"])),
        pairs=_pairs(fields.get("pairs", {}), fields.whole("top_rank", 13)),
        cells=_cells(fields.get("cells", {})),
        goal=_choice(Goal, fields.get("goal", "all")),
        play_on=fields.truth("play_on", False),
        undo=fields.whole_or_none("undo", None),
        foundations=_choice(Foundations, fields.get("foundations", "one")),
        score=_choice(ScoreRule, fields.get("score", "left")),
    )
    fields.check_all_read()
    check_rules(rules)
    return canonical(rules)


class _Fields:
    """The fields of one JSON object, read with their types checked."""

    def __init__(self, value: object, name: str) -> None:
        if not isinstance(value, Mapping):
            raise RecordError(f"{name} must be an object with fields.")
        self._value, self._name = value, name
        self._read: set[str] = set()

    def get(self, key: str, default: object) -> Any:
        self._read.add(key)
        return self._value.get(key, default)

    def whole(self, key: str, default: int) -> int:
        value = self.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise RecordError(f'"{key}" in {self._name} must be a whole number.')
        return value

    def whole_or_none(self, key: str, default: int | None) -> int | None:
        return None if self.get(key, default) is None else self.whole(key, default or 0)

    def truth(self, key: str, default: bool) -> bool:
        value = self.get(key, default)
        if not isinstance(value, bool):
            raise RecordError(f'"{key}" in {self._name} must be true or false.')
        return value

    def items(self, key: str, default: list[Any]) -> list[Any]:
        value = self.get(key, default)
        if not isinstance(value, list) or len(value) > 100:
            raise RecordError(f'"{key}" in {self._name} must be a list.')
        return value

    def check_all_read(self) -> None:
        unknown = sorted(str(key)[:30] for key in self._value if key not in self._read)
        if unknown:
            raise RecordError(f'{self._name} has a field that is not known: "{unknown[0]}".')


def _choice(kind: type[E], value: object) -> E:
    if isinstance(value, str) and value in list(kind):
        return kind(value)
    raise RecordError(f"{_quoted(value)} is not one of: {', '.join(kind)}.")


def _quoted(value: object) -> str:
    # Anything but a text may be far too long or too deep to be written.
    return f'"{value[:30]}"' if isinstance(value, str) else "What stands there"


def _fixed(value: object) -> tuple[tuple[str, Card], ...]:
    if not isinstance(value, Mapping) or len(value) > 104:
        raise RecordError('"fixed" must be an object of places and cards.')
    try:
        return tuple((_text(name), parse_card(_text(card))) for name, card in value.items())
    except NotationError as error:
        raise RecordError(str(error)) from None


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise RecordError("A rank, a card or a place must be a text.")
    return value


def _rank(value: object) -> int:
    try:
        return parse_rank(_text(value))
    except NotationError as error:
        raise RecordError(str(error)) from None


def _two(value: object, name: str) -> tuple[object, object]:
    if not isinstance(value, list) or len(value) != 2:
        raise RecordError(f'"{name}" must be a list of two.')
    return value[0], value[1]


def _block(value: object) -> Block:
    fields = _Fields(value, "a block")
    block = Block(
        kind=_choice(BlockKind, fields.get("kind", "pyramid")),
        rows=fields.whole("rows", 0),
        count=fields.whole("count", 0),
        depth=fields.whole("depth", 0),
        face_down=fields.truth("face_down", False),
        in_goal=fields.truth("in_goal", True),
        rule=_choice(BlockRule, fields.get("rule", "coverers")),
    )
    fields.check_all_read()
    return block


def _stock(value: object) -> Stock:
    fields = _Fields(value, "the stock")
    mode, number = _two(fields.items("deal", ["shift", 2]), "deal")
    if not isinstance(number, int) or isinstance(number, bool):
        raise RecordError('The number in "deal" must be a whole number.')
    stock = Stock(
        mode=_choice(DealMode, mode),
        number=number,
        top_open=fields.truth("top_open", False),
        first_deal=fields.truth("first_deal", False),
        passes=fields.whole_or_none("passes", 1),
        gather=_choice(Gather, fields.get("gather", "same order")),
        unmatched=_choice(Unmatched, fields.get("unmatched", "waste")),
    )
    fields.check_all_read()
    return stock


def _pairs(value: object, top_rank: int) -> Pairing:
    fields = _Fields(value, "the pairs")
    total = fields.whole_or_none("total", top_rank)
    alone = fields.items("alone", ["K"] if total == top_rank else [])
    pairs = Pairing(
        total=total,
        extra=tuple(
            (_rank(a), _rank(b)) for a, b in (_two(p, "extra") for p in fields.items("extra", []))
        ),
        near=fields.truth("near", False),
        alone=tuple(_rank(rank) for rank in alone),
        with_coverer=fields.truth("with_coverer", False),
        forbid=tuple(
            (_choice(Source, a), _choice(Source, b))
            for a, b in (_two(p, "forbid") for p in fields.items("forbid", []))
        ),
    )
    fields.check_all_read()
    return pairs


def _cells(value: object) -> Cells:
    fields = _Fields(value, "the cells")
    sources = fields.items("from", ["tableau", "waste", "stock"])
    cells = Cells(fields.whole("count", 0), tuple(_choice(Source, s) for s in sources))
    fields.check_all_read()
    return cells
