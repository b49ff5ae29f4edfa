"""The rule record: one frozen value that says everything about a game of the family."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from pyramide_qt.rules.deals.cards import Card


class BlockKind(StrEnum):
    """The shape of a block of slots."""

    PYRAMID = "pyramid"
    INVERTED = "inverted"
    COLUMNS = "columns"


class BlockRule(StrEnum):
    """When a card of a block is exposed: its coverers are gone, or its whole next row is."""

    COVERERS = "coverers"
    WHOLE_ROW = "whole row"


class DealMode(StrEnum):
    """How a draw lays cards: see `Stock.mode`."""

    PILE = "pile"
    EACH = "each"
    SHIFT = "shift"
    CHOOSE = "choose"


class Gather(StrEnum):
    """In which order a redeal brings the cards back."""

    SAME_ORDER = "same order"
    LAST_PILE_FIRST = "last pile first"


class Unmatched(StrEnum):
    """What becomes of waste cards when the next draw is made."""

    WASTE = "waste"
    GONE = "gone"


class WasteOpen(StrEnum):
    """Which cards of a waste may be played."""

    TOP = "top"
    UNDER_TOP = "under top"
    OLDEST = "oldest"


class Source(StrEnum):
    """A part of the table, for `Pairing.forbid` and `Cells.sources`."""

    TABLEAU = "tableau"
    WASTE = "waste"
    STOCK = "stock"
    CELL = "cell"


class Goal(StrEnum):
    """What must be gone for a win."""

    ALL = "all"
    TABLEAU = "tableau"


class Foundations(StrEnum):
    """How removed cards are shown."""

    ONE = "one"
    BY_SUIT = "by suit"


class ScoreRule(StrEnum):
    """Which points a game is played for."""

    TEN_A_CARD = "ten a card"
    LEFT = "left"
    PAR = "par"
    ROWS = "rows"


@dataclass(frozen=True, slots=True)
class Block:
    """A block of slots: `rows` for pyramids, `count` and `depth` for columns (else 0)."""

    kind: BlockKind
    rows: int = 0
    count: int = 0
    depth: int = 0
    face_down: bool = False
    in_goal: bool = True
    rule: BlockRule = BlockRule.COVERERS

    @property
    def size(self) -> int:
        """How many slots the block has."""
        if self.kind is BlockKind.COLUMNS:
            return self.count * self.depth
        return self.rows * (self.rows + 1) // 2


class Stock(NamedTuple):
    """The stock and how it is drawn.

    `mode` PILE: `number` cards one by one onto one waste. EACH: one to each of `number` wastes.
    SHIFT: the turned card on waste 1 moves on, a new one takes its place, over `number` wastes.
    CHOOSE: the player picks one of `number` wastes. `passes` None means without limit.
    """

    mode: DealMode = DealMode.SHIFT
    number: int = 2
    top_open: bool = False
    first_deal: bool = False
    passes: int | None = 1
    gather: Gather = Gather.SAME_ORDER
    unmatched: Unmatched = Unmatched.WASTE

    @property
    def deal(self) -> tuple[DealMode, int]:
        """How a draw is made, and the number of its cards or of the wastes."""
        return self.mode, self.number

    @property
    def waste_count(self) -> int:
        """How many wastes there are."""
        return 1 if self.mode is DealMode.PILE else self.number


class Pairing(NamedTuple):
    """Which cards leave together (`total`, `extra`, `near`) and which leave alone (`alone`).

    Ranks are 1 to 13 (ace to king). `extra` and `forbid` hold unordered pairs.
    """

    total: int | None = 13
    extra: tuple[tuple[int, int], ...] = ()
    near: bool = False
    alone: tuple[int, ...] = (13,)
    with_coverer: bool = False
    forbid: tuple[tuple[Source, Source], ...] = ()


@dataclass(frozen=True, slots=True)
class Cells:
    """Free places: how many, and from where they may be filled."""

    count: int = 0
    sources: tuple[Source, ...] = (Source.TABLEAU, Source.WASTE, Source.STOCK)


_TURNED_ONE_BY_ONE = Stock()
_THIRTEEN = Pairing()


@dataclass(frozen=True)
class RuleSet:
    """A whole rule set (rule model of the family; fields as in the record's JSON form)."""

    packs: int = 1
    top_rank: int = 13
    fixed: tuple[tuple[str, Card], ...] = ()
    blocks: tuple[Block, ...] = (Block(BlockKind.PYRAMID, rows=7),)
    stock: Stock | None = _TURNED_ONE_BY_ONE
    waste_open: tuple[WasteOpen, ...] = (WasteOpen.TOP,)
    pairs: Pairing = _THIRTEEN
    cells: Cells = Cells()
    goal: Goal = Goal.ALL
    play_on: bool = False
    undo: int | None = None
    foundations: Foundations = Foundations.ONE
    score: ScoreRule = ScoreRule.LEFT

    @cached_property
    def ranks(self) -> tuple[int, ...]:
        """The ranks in the pack: 48 cards leave out the tens, 40 cards also eights and nines."""
        left_out = {13: (), 12: (10,), 10: (8, 9, 10)}[self.top_rank]
        return tuple(rank for rank in range(1, 14) if rank not in left_out)

    @cached_property
    def values(self) -> dict[int, int]:
        """The value of each rank in the pack: its place, 1 to `top_rank`."""
        return {rank: value for value, rank in enumerate(self.ranks, start=1)}

    @property
    def card_count(self) -> int:
        """How many cards are played with."""
        return 4 * self.packs * len(self.ranks)

    @property
    def slot_count(self) -> int:
        """How many cards the tableau holds at the start."""
        return sum(block.size for block in self.blocks)

    @property
    def waste_count(self) -> int:
        """How many wastes there are; 0 where there is no stock."""
        return self.stock.waste_count if self.stock else 0

    @cached_property
    def partners(self) -> dict[int, frozenset[int]]:
        """For each rank in the pack, the ranks that it goes together with."""
        return {a: frozenset(b for b in self.ranks if self._go_together(a, b)) for a in self.ranks}

    def _go_together(self, a: int, b: int) -> bool:
        pairs = self.pairs
        value_a, value_b = self.values[a], self.values[b]
        if pairs.total is not None and value_a + value_b == pairs.total:
            return True
        if pairs.near and abs(value_a - value_b) <= 1:
            return True
        return (a, b) in pairs.extra or (b, a) in pairs.extra


def canonical(rules: RuleSet) -> RuleSet:
    """The same rules with each set of choices in one fixed order, so that equal rules are equal."""
    pairs, sources = rules.pairs, list(Source)
    forbid = (_in_order(zones) for zones in pairs.forbid)
    return replace(
        rules,
        fixed=tuple(sorted(rules.fixed)),
        waste_open=tuple(which for which in WasteOpen if which in rules.waste_open),
        pairs=pairs._replace(
            extra=tuple(sorted((min(pair), max(pair)) for pair in pairs.extra)),
            alone=tuple(sorted(pairs.alone)),
            forbid=tuple(sorted(forbid, key=lambda z: [sources.index(s) for s in z])),
        ),
        cells=replace(rules.cells, sources=tuple(s for s in Source if s in rules.cells.sources)),
    )


def _in_order(zones: tuple[Source, Source]) -> tuple[Source, Source]:
    sources = list(Source)
    one, other = zones
    return zones if sources.index(one) <= sources.index(other) else (other, one)
