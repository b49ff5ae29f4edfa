"""Where the slots of a rule set lie, in card widths: blocks side by side or one under another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from pyramide_qt.rules.records.rule_set import Block, BlockKind, RuleSet

CARD_HEIGHT = 1.4
"""Height of a card in card widths."""
GAP = 0.13
"""Between neighbours in a row, in card widths."""
STEP = 1 + GAP
BLOCK_GAP = 0.4
ROW_SHARES = (0.45, 0.5, 0.55)
"""How much of the height of a covered card shows; the larger ones use up a tall window."""
FAN_SHARE = 0.29
"""How much of the height of a card shows in a column: its index and a little more."""
_DROP_SHARES = (0.5, 0.75, 1.0)

Point = tuple[float, float]


class BlockShape(NamedTuple):
    """The slots laid out: the top left corner of each, from (0, 0) on, and the whole size."""

    points: tuple[Point, ...]
    width: float
    height: float

    @property
    def mirrored(self) -> BlockShape:
        """The same seen in a mirror."""
        points = tuple((self.width - 1 - x, y) for x, y in self.points)
        return BlockShape(points, self.width, self.height)


class Style(Enum):
    """How several blocks stand to each other."""

    ROW_BOTTOM = "in a row, on one line below"
    ROW_TOP = "in a row, hanging from one line"
    STACK = "one under another"
    PYRAMIDS_THEN_COLUMNS = "pyramids in a row, columns below them"
    PYRAMIDS_BESIDE_COLUMNS = "pyramids one under another, columns at their side"


@lru_cache(maxsize=256)
def tableau_shapes(rules: RuleSet, row_share: float) -> tuple[BlockShape, ...]:
    """Every way to lay out the blocks, each way once, with rows that far apart."""
    blocks = [_block_points(block, row_share) for block in rules.blocks]
    columns = [block.kind is BlockKind.COLUMNS for block in rules.blocks]
    shapes = dict.fromkeys(_shape(points) for points in _arrangements(blocks, columns))
    return tuple(shapes)


def _arrangements(
    blocks: Sequence[Sequence[Point]], is_columns: Sequence[bool]
) -> Iterator[list[Point]]:
    if len(blocks) == 1:
        yield list(blocks[0])
        return
    mixed = any(is_columns) and not all(is_columns)
    if not mixed:
        yield from _two_rows(blocks)
    if len(blocks) == 2 and not any(is_columns):
        yield from (_flat(_staggered(blocks, share)) for share in _DROP_SHARES)
    for style in Style:
        if style is Style.STACK:
            yield _flat(_stacked(blocks))
        elif style in (Style.ROW_BOTTOM, Style.ROW_TOP):
            yield _flat(_in_a_row(blocks, hang=style is Style.ROW_TOP))
        elif mixed:
            yield _flat(_mixed(blocks, is_columns, style))


def _two_rows(blocks: Sequence[Sequence[Point]]) -> Iterator[list[Point]]:
    """Some blocks in a row above, hanging, the others in a row below: three or more of them."""
    for number in range(1, len(blocks)):
        upper, lower = blocks[:number], blocks[number:]
        if len(blocks) > 2:
            rows = [_flat(_in_a_row(upper, hang=True)), _flat(_in_a_row(lower))]
            yield _flat(_stacked(rows))


def _mixed(
    blocks: Sequence[Sequence[Point]], is_columns: Sequence[bool], style: Style
) -> list[list[Point]]:
    """Pyramids as one group, columns as another; the result keeps the order of the blocks."""
    group_numbers = [
        [i for i, columns in enumerate(is_columns) if columns is wanted] for wanted in (False, True)
    ]
    within = _stacked if style is Style.PYRAMIDS_BESIDE_COLUMNS else _in_a_row
    between = _in_a_row if style is Style.PYRAMIDS_BESIDE_COLUMNS else _stacked
    inner = [within([blocks[i] for i in numbers]) for numbers in group_numbers]
    outer = between([_flat(group) for group in inner])
    result: list[list[Point]] = [[] for _ in blocks]
    for numbers, points in zip(group_numbers, outer, strict=True):
        start = 0
        for i in numbers:
            result[i] = points[start : start + len(blocks[i])]
            start += len(blocks[i])
    return result


def _block_points(block: Block, row_share: float) -> list[Point]:
    """The slots of a block in deal order, centred on x = 0."""
    if block.kind is BlockKind.COLUMNS:
        fan = FAN_SHARE * CARD_HEIGHT
        return [
            ((place - block.count / 2) * STEP + GAP / 2, row * fan)
            for row in range(block.depth)
            for place in range(block.count)
        ]
    inverted = block.kind is BlockKind.INVERTED
    lengths = range(block.rows, 0, -1) if inverted else range(1, block.rows + 1)
    return [
        ((place - length / 2) * STEP + GAP / 2, row * row_share * CARD_HEIGHT)
        for row, length in enumerate(lengths)
        for place in range(length)
    ]


def _in_a_row(blocks: Sequence[Sequence[Point]], hang: bool = False) -> list[list[Point]]:
    """Blocks from left to right, each pushed against the slope of those before it."""
    tallest = max(_bottom(block) for block in blocks)
    placed: list[list[Point]] = []
    for block in blocks:
        drop = 0.0 if hang else tallest - _bottom(block)
        lowered = [(x, y + drop) for x, y in block]
        shift = max(
            (
                left + 1 + BLOCK_GAP - x
                for left, above in _flat(placed)
                for x, y in lowered
                if abs(above - y) < CARD_HEIGHT + GAP
            ),
            default=0.0,
        )
        placed.append([(x + shift, y) for x, y in lowered])
    return placed


def _staggered(blocks: Sequence[Sequence[Point]], share: float) -> list[list[Point]]:
    """Two blocks in a row, the second so much of its height lower: slope against slope."""
    one, other = blocks
    drop = share * (_bottom(other) - CARD_HEIGHT)
    return _in_a_row([one, [(x, y + drop) for x, y in other]], hang=True)


def _stacked(blocks: Sequence[Sequence[Point]]) -> list[list[Point]]:
    top, placed = 0.0, []
    for block in blocks:
        middle = (min(x for x, _ in block) + max(x for x, _ in block)) / 2
        placed.append([(x - middle, y + top) for x, y in block])
        top += _bottom(block) + GAP * 2
    return placed


def _bottom(points: Sequence[Point]) -> float:
    return max(y for _, y in points) + CARD_HEIGHT


def _flat(blocks: Sequence[Sequence[Point]]) -> list[Point]:
    return [point for block in blocks for point in block]


def _shape(points: Sequence[Point]) -> BlockShape:
    left, top = min(x for x, _ in points), min(y for _, y in points)
    moved = tuple((round(x - left, 6), round(y - top, 6)) for x, y in points)
    return BlockShape(moved, max(x for x, _ in moved) + 1, _bottom(moved))
