"""Rule records drawn by chance from one number: every field by itself, or deep stocks by kinds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import TypeVar

from pyramide_qt.rules.deals.pack import pack_of
from pyramide_qt.rules.errors import RecordError
from pyramide_qt.rules.records.record_code import encode_record
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
from pyramide_qt.rules.records.validity import complaints
from pyramide_qt.rules.tableau import tableau_of

T = TypeVar("T")

_CELL_SOURCES = (Source.TABLEAU, Source.WASTE, Source.STOCK)
_ZONES = tuple(combinations_with_replacement(Source, 2))
# More than so many cards on the table are seldom flooded.
_MAX_SLOTS = 14


def some(rng: random.Random, items: Sequence[T], share: float) -> tuple[T, ...]:
    """Each of `items` with that chance."""
    return tuple(item for item in items if rng.random() < share)


def any_rules(rng: random.Random) -> RuleSet:
    """A valid record: each field by itself, then changed only where it contradicts others."""
    rules = RuleSet(packs=rng.choice((1, 1, 2)), top_rank=rng.choice((10, 12, 13)))
    rules = replace(
        rules,
        blocks=tuple(_any_block(rng) for _ in range(rng.choice((1, 1, 1, 2, 2, 3)))),
        stock=_any_stock(rng) if rng.random() < 0.94 else None,
        waste_open=some(rng, tuple(WasteOpen), rng.choice((0.3, 0.6, 0.9))),
        pairs=_any_pairing(rng, rules),
        cells=Cells(rng.choice((0, 0, 0, 1, 2, 3)), some(rng, _CELL_SOURCES, 0.6)),
        goal=rng.choice(tuple(Goal)),
        play_on=rng.random() < 0.3,
        undo=rng.choice((None, 0, rng.randrange(10_000))),
        foundations=rng.choice(tuple(Foundations)),
        score=rng.choice(tuple(ScoreRule)),
    )
    return _in_a_code(rng, _with_fixed_cards(rng, repaired(rng, rules)))


def _any_block(rng: random.Random) -> Block:
    kind = rng.choice(tuple(BlockKind))
    looks = {"face_down": rng.random() < 0.5, "in_goal": rng.random() < 0.7}
    rule = rng.choice(tuple(BlockRule))
    if kind is BlockKind.COLUMNS:
        return Block(kind, count=rng.randint(1, 4), depth=rng.randint(1, 3), rule=rule, **looks)
    return Block(kind, rows=rng.choice((1, 2, 2, 3, 3, 4)), rule=rule, **looks)


def _any_stock(rng: random.Random) -> Stock:
    mode = rng.choice(tuple(DealMode))
    most = 12 if mode is DealMode.PILE else 8
    return Stock(
        mode=mode,
        number=rng.choice((1, 1, 2, 3, rng.randint(1, most))),
        top_open=rng.random() < 0.4,
        first_deal=rng.random() < 0.3,
        passes=rng.choice((1, 1, 2, 3, rng.randint(1, 12), None)),
        gather=rng.choice(tuple(Gather)),
        unmatched=rng.choice((Unmatched.WASTE, Unmatched.WASTE, Unmatched.GONE)),
    )


def _any_pairing(rng: random.Random, rules: RuleSet) -> Pairing:
    ranks = rules.ranks
    extra = rng.choice((0, 0, 1, 2, 3, rng.randrange(12), rng.randrange(31)))
    pairs = list(combinations_with_replacement(ranks, 2))
    return Pairing(
        total=rng.choice((None, rng.randint(2, 2 * rules.top_rank))),
        extra=tuple(rng.sample(pairs, extra)),
        near=rng.random() < 0.2,
        alone=some(rng, ranks, rng.choice((0.0, 0.1, 0.3, 0.6))),
        with_coverer=rng.random() < 0.3,
        forbid=some(rng, _ZONES, rng.choice((0.0, 0.0, 0.1, 0.4))),
    )


def repaired(rng: random.Random, rules: RuleSet) -> RuleSet:
    """`rules` with the fewest changes that leave `complaints` none."""
    if rules.pairs.near and rules.pairs.total is not None:
        mended = rng.choice(({"near": False}, {"total": None}))
        rules = replace(rules, pairs=rules.pairs._replace(**mended))
    if rules.cells.count and not rules.cells.sources:
        rules = replace(rules, cells=Cells(rules.cells.count, (rng.choice(_CELL_SOURCES),)))
    rules = _repaired_table(rng, rules)
    opens = set(rules.waste_open)
    if rules.waste_count > 1:
        opens &= {WasteOpen.TOP}
    if WasteOpen.UNDER_TOP in opens:
        opens.add(WasteOpen.TOP)
    rules = _repaired_goal(rng, canonical(replace(rules, waste_open=tuple(opens))))
    found = list(complaints(rules))
    assert not found, found
    return rules


def _repaired_table(rng: random.Random, rules: RuleSet) -> RuleSet:
    blocks = list(rules.blocks)
    while len(blocks) > 1 and sum(block.size for block in blocks) > _MAX_SLOTS:
        blocks.pop()
    if rules.stock is None:
        left = rules.card_count - sum(block.size for block in blocks)
        depth = rng.choice([d for d in range(1, 27) if not left % d and left // d <= 26] or [0])
        if not depth:
            return replace(rules, blocks=tuple(blocks), stock=Stock())
        in_goal = rng.random() < 0.7
        blocks.append(Block(BlockKind.COLUMNS, count=left // depth, depth=depth, in_goal=in_goal))
    return replace(rules, blocks=tuple(blocks))


def _repaired_goal(rng: random.Random, rules: RuleSet) -> RuleSet:
    if rules.goal is Goal.ALL:
        lost = {r for r in rules.ranks if not rules.partners[r]} - set(rules.pairs.alone)
        if lost and rng.random() < 0.5:
            rules = replace(rules, goal=Goal.TABLEAU)
        elif lost:
            alone = tuple(sorted(lost | set(rules.pairs.alone)))
            rules = replace(rules, pairs=rules.pairs._replace(alone=alone))
    is_closed = rules.stock and not rules.waste_open and not rules.stock.top_open
    if rules.goal is Goal.ALL and is_closed:
        rules = replace(rules, waste_open=(WasteOpen.TOP,))
    if rules.goal is Goal.TABLEAU and not any(block.in_goal for block in rules.blocks):
        chosen = rng.randrange(len(rules.blocks))
        blocks = list(rules.blocks)
        blocks[chosen] = replace(blocks[chosen], in_goal=True)
        rules = replace(rules, blocks=tuple(blocks))
    return rules


def _with_fixed_cards(rng: random.Random, rules: RuleSet) -> RuleSet:
    names = [slot.name for slot in tableau_of(rules).slots]
    count = min(len(names), rng.choice((0, 0, 0, 1, 4)))
    cards = rng.sample(sorted(set(pack_of(rules))), count)
    return replace(rules, fixed=tuple(zip(rng.sample(names, count), cards, strict=True)))


def _in_a_code(rng: random.Random, rules: RuleSet) -> RuleSet:
    """`rules`, with fewer extra pairs and fixed cards if they do not fit into a deal code."""
    while True:
        try:
            encode_record(rules)
        except RecordError:
            pairs = rules.pairs._replace(extra=rules.pairs.extra[:-1])
            rules = repaired(rng, replace(rules, pairs=pairs, fixed=()))
        else:
            return canonical(rules)
