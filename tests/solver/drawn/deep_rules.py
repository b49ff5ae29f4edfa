"""Rule records with a deep stock over few cards: what the tables of passes are made for."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from pyramide_qt.rules.deals.pack import pack_of
from pyramide_qt.rules.deals.shuffle import shuffled
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    BlockRule,
    Cells,
    DealMode,
    Gather,
    Goal,
    Pairing,
    RuleSet,
    Source,
    Stock,
    Unmatched,
    WasteOpen,
)
from tests.solver.drawn.rules import repaired, some

_SOURCES = (Source.TABLEAU, Source.WASTE, Source.STOCK)


def deep_rules(
    rng: random.Random, number: int, family: Callable[[random.Random, RuleSet], RuleSet]
) -> RuleSet:
    """A valid record of a family of which the solver knows more than demand vectors.

    What goes together suits the deal of that number, so that many of its games can be won.
    """
    rules = RuleSet(packs=rng.choice((1, 1, 1, 2)), top_rank=rng.choice((10, 12, 13)))
    # The ranks of the pack, first those that lie on the table.
    ranks = list(dict.fromkeys(card.rank for card in shuffled(pack_of(rules), number)))
    pairs = rng.choice(_PAIRINGS)(rng, rules, ranks)
    rules = replace(
        rules,
        blocks=_blocks(rng),
        waste_open=(WasteOpen.TOP,),
        pairs=pairs._replace(with_coverer=rng.random() < 0.15),
        goal=Goal.TABLEAU,
        play_on=rng.random() < 0.05,
    )
    return repaired(rng, family(rng, rules))


def _blocks(rng: random.Random) -> tuple[Block, ...]:
    kind = rng.choice((BlockKind.PYRAMID,) * 9 + (BlockKind.INVERTED,))
    rule = rng.choice((BlockRule.COVERERS,) * 7 + (BlockRule.WHOLE_ROW,))
    return (Block(kind, rows=rng.choice((1, 2, 2, 3, 3, 3, 4)), rule=rule),)


def _with_stock(rng: random.Random, rules: RuleSet, mode: DealMode, number: int = 1) -> RuleSet:
    stock = Stock(
        mode,
        number,
        first_deal=rng.random() < 0.1,
        passes=rng.choice((1, 2, 2, 3, 3, 3, rng.randint(4, 12), None, None)),
    )
    return replace(rules, stock=stock)


def closed(rng: random.Random, rules: RuleSet) -> RuleSet:
    """A stock drawn card by card onto one waste; at times all cards must go."""
    rules = _with_stock(rng, rules, DealMode.PILE)
    if rng.random() < 0.3:
        # What needs more than one redeal: many cards on the table, many passes.
        assert rules.stock is not None
        stock = rules.stock._replace(passes=rng.choice((3, 4, 6, None)))
        block = Block(BlockKind.PYRAMID, rows=rng.choice((3, 4)))
        rules = replace(rules, blocks=(block,), stock=stock)
    return _for_all(rules) if rng.random() < 0.15 else rules


def _for_all(rules: RuleSet) -> RuleSet:
    """All cards must go, those with no partner alone."""
    stuck = {r for r in rules.ranks if not rules.partners[r]}
    pairs = rules.pairs._replace(alone=tuple(sorted(stuck | set(rules.pairs.alone))))
    return replace(rules, goal=Goal.ALL, pairs=pairs)


def opened(rng: random.Random, rules: RuleSet) -> RuleSet:
    """The same with an open stock."""
    rules = _with_stock(rng, rules, DealMode.PILE)
    assert rules.stock is not None
    return replace(rules, stock=rules.stock._replace(top_open=True))


def turned(rng: random.Random, rules: RuleSet) -> RuleSet:
    """A turned card before one waste, or the card under the top open; mostly one pass."""
    if rng.random() < 0.2:
        rules = closed(rng, replace(rules, waste_open=(WasteOpen.TOP, WasteOpen.UNDER_TOP)))
    else:
        rules = _with_stock(rng, rules, DealMode.SHIFT, 2)
    assert rules.stock is not None
    passes = rng.choice((1, 1, rules.stock.passes))
    return replace(rules, stock=rules.stock._replace(passes=passes))


def pool(rng: random.Random, rules: RuleSet) -> RuleSet:
    """Open cards beside the pyramid, all cards to go."""
    cards = Block(BlockKind.COLUMNS, count=rng.randint(1, 3), depth=1)
    rules = rng.choice((closed, opened, turned, turned))(rng, rules)
    return _for_all(replace(rules, blocks=(*rules.blocks, cards)))


def cell(rng: random.Random, rules: RuleSet) -> RuleSet:
    """A cell, or more, mostly one for any card."""
    sources = rng.choice((*(_SOURCES,) * 5, some(rng, _SOURCES, 0.6)))
    rules = rng.choice((closed, opened, turned, turned, turned))(rng, rules)
    return replace(rules, cells=Cells(rng.choice((*(1,) * 7, 2, 3)), sources))


def odd(rng: random.Random, rules: RuleSet) -> RuleSet:
    """Another block, another way to draw, parts of the table that do not meet."""
    change = rng.choice((_other_block, _other_block, _odd_stock, _forbidden))
    return change(rng, rng.choice((closed, opened, turned))(rng, rules))


def _total(rng: random.Random, rules: RuleSet, ranks: list[int]) -> Pairing:
    """A total, with the ranks that are left over alone or stuck."""
    total = rng.randint(3, 2 * rules.top_rank - 1)
    left = [r for r, v in rules.values.items() if not 1 <= total - v <= rules.top_rank]
    return Pairing(total=total, alone=some(rng, left, rng.choice((0.0, 0.5, 1.0))))


def _couples(rng: random.Random, rules: RuleSet, ranks: list[int]) -> Pairing:
    """Few ranks that go with one other or with themselves; the outside alone or stuck."""
    left, extra = ranks.copy(), list[tuple[int, int]]()
    for _ in range(rng.randint(1, 5)):
        one = left.pop(0)
        other = left.pop(rng.choice((0, 1, -1))) if rng.random() < 0.7 else one
        extra.append((one, other))
        if len(left) < 3:
            break
    return Pairing(total=None, extra=tuple(extra), alone=some(rng, left, rng.choice((0, 0, 0.5))))


def _doubles(rng: random.Random, rules: RuleSet, ranks: list[int]) -> Pairing:
    """Ranks that go with themselves, up to all of them."""
    chosen = ranks[: rng.choice((2, 3, 4, len(ranks)))]
    left = ranks[len(chosen) :]
    extra = tuple((rank, rank) for rank in chosen)
    return Pairing(total=None, extra=extra, alone=some(rng, left, rng.choice((0.0, 0.3))))


def _known(rng: random.Random, rules: RuleSet, ranks: list[int]) -> Pairing:
    """The total of the family, the highest rank alone."""
    return Pairing(total=rules.top_rank, alone=(13,))


_PAIRINGS: tuple[Callable[[random.Random, RuleSet, list[int]], Pairing], ...] = (
    _total,
    _couples,
    _couples,
    _doubles,
    _known,
)


def _other_block(rng: random.Random, rules: RuleSet) -> RuleSet:
    kind = rng.choice(tuple(BlockKind))
    in_goal = rng.random() < 0.4
    block = Block(kind, rows=rng.randint(1, 2), in_goal=in_goal)
    if kind is BlockKind.COLUMNS:
        block = Block(kind, count=rng.randint(1, 2), depth=rng.randint(1, 2), in_goal=in_goal)
    return replace(rules, blocks=tuple(rng.sample((*rules.blocks, block), 2)))


def _odd_stock(rng: random.Random, rules: RuleSet) -> RuleSet:
    stock = Stock(
        rng.choice(tuple(DealMode)),
        rng.randint(1, 3),
        top_open=rng.random() < 0.3,
        first_deal=rng.random() < 0.3,
        passes=rng.choice((1, 2, 3, None)),
        gather=rng.choice(tuple(Gather)),
        unmatched=rng.choice((Unmatched.WASTE, Unmatched.WASTE, Unmatched.GONE)),
    )
    return replace(rules, stock=stock, waste_open=some(rng, tuple(WasteOpen), 0.7))


def _forbidden(rng: random.Random, rules: RuleSet) -> RuleSet:
    zones = tuple(rng.sample(tuple(Source)[:3], 2)) if rng.random() < 0.6 else None
    one = rng.choice(tuple(Source))
    pairs = rules.pairs._replace(forbid=((zones[0], zones[1]) if zones else (one, one),))
    return replace(rules, pairs=pairs)
