"""Where stock, wastes, cells and foundations stand beside the tableau, in card widths."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from pyramide_qt.rules.records.rule_set import DealMode, Foundations, RuleSet, WasteOpen
from pyramide_qt.view.table.cards.layout_tableau import (
    BLOCK_GAP,
    CARD_HEIGHT,
    GAP,
    BlockShape,
    Point,
    tableau_shapes,
)

CAPTION = 0.32
"""Height of the line under a pile that holds its count."""
WASTE_FAN = 0.34
"""How far the cards of a waste lie apart that are to be seen side by side."""
PILE_GAP = 0.22
CLEAR = 0.16
"""Above and below a pile before the next row of the tableau may begin."""


class Anchor(Enum):
    """Where a group of piles stands; hand and far are right and left (mirrored if left-handed)."""

    HAND_TOP = "hand side, above"
    HAND_BOTTOM = "hand side, below"
    FAR_TOP = "far side, above"
    FAR_BOTTOM = "far side, below"
    ABOVE = "over the tableau"
    BELOW = "under the tableau"


_HAND = (Anchor.HAND_TOP, Anchor.HAND_BOTTOM)
_FAR = (Anchor.FAR_TOP, Anchor.FAR_BOTTOM)
_LONG_LINE = 5
"""So many piles stand in two lines if there is not the room for one."""


class Group(NamedTuple):
    """Piles that stand together: the corner of each by its name, and the whole size."""

    piles: tuple[tuple[str, Point], ...] = ()
    width: float = 0.0
    height: float = 0.0


class Arrangement(NamedTuple):
    """A whole table in card widths: corners of all places, from (0, 0) on, and its size."""

    slots: tuple[Point, ...]
    piles: tuple[tuple[str, Point], ...]
    width: float
    height: float
    middle: float
    """The x of the middle of the tableau."""
    hand: Anchor
    other: Anchor


def waste_spread(rules: RuleSet) -> int:
    """How many cards of a waste are to be seen side by side."""
    if rules.stock is None or rules.waste_count != 1:
        return 1
    opened = {WasteOpen.UNDER_TOP, WasteOpen.OLDEST} & set(rules.waste_open)
    by_draw = rules.stock.number if rules.stock.mode is DealMode.PILE else 1
    return max(1 + len(opened), min(by_draw, 3))


class Plan(NamedTuple):
    """What is put together to an arrangement."""

    shape: BlockShape
    hand: Group
    hand_anchor: Anchor
    other: Group
    other_anchor: Anchor


@lru_cache(maxsize=256)
def plans(rules: RuleSet, row_share: float) -> tuple[Plan, ...]:
    """Every way to set the table for `rules`; which one is best depends on the window."""
    return tuple(_plans(rules, row_share))


@lru_cache(maxsize=256)
def arrangements(rules: RuleSet, row_share: float, left_handed: bool) -> tuple[Arrangement, ...]:
    """The tables that all plans lead to, in their order."""
    return tuple(arrangement(rules, plan, left_handed) for plan in plans(rules, row_share))


@lru_cache(maxsize=256)
def arrangement(rules: RuleSet, plan: Plan, left_handed: bool) -> Arrangement:
    """The table set by one of the plans for `rules`."""
    if not left_handed:
        return _arranged(plan)
    # The table is set for the right hand and mirrored, the tableau twice.
    return _mirrored(_arranged(plan._replace(shape=plan.shape.mirrored)), rules)


def _plans(rules: RuleSet, row_share: float) -> Iterator[Plan]:
    hand, other = _hand_piles(rules), _other_piles(rules)
    for shape in tableau_shapes(rules, row_share):
        for hand_group, hand_anchor in _choices(hand, _HAND):
            # What has left the game lies apart from what is played with.
            for other_group, other_anchor in _choices(other, _FAR if hand else (*_HAND, *_FAR)):
                yield Plan(shape, hand_group, hand_anchor, other_group, other_anchor)


def _hand_piles(rules: RuleSet) -> list[tuple[str, float]]:
    """Stock, turned card and wastes, in the order in which the cards go."""
    if rules.stock is None:
        return []
    spread = 1 + (waste_spread(rules) - 1) * WASTE_FAN
    wastes = [(f"waste {i}", spread) for i in range(rules.waste_count)]
    return [("stock", 1.0), *wastes]


def _other_piles(rules: RuleSet) -> list[tuple[str, float]]:
    count = 4 if rules.foundations is Foundations.BY_SUIT else 1
    cells = [(f"cell {i}", 1.0) for i in range(rules.cells.count)]
    return [*((f"foundation {i}", 1.0) for i in range(count)), *cells]


def pile_width(rules: RuleSet, name: str) -> float:
    """The width of a pile in card widths."""
    return dict(_hand_piles(rules) + _other_piles(rules))[name]


def _choices(
    piles: Sequence[tuple[str, float]], sides: Sequence[Anchor]
) -> Iterator[tuple[Group, Anchor]]:
    if not piles:
        yield Group(), sides[0]
        return
    is_line = piles[0][0] == "stock" and len(piles) < _LONG_LINE
    per_rows = dict.fromkeys((1, 1 if is_line else (len(piles) + 1) // 2, len(piles)))
    for anchor in sides:
        for per_row in per_rows:
            yield _group(piles, per_row, anchor), anchor
    for anchor in (Anchor.ABOVE, Anchor.BELOW):
        yield _group(piles, len(piles), anchor), anchor


def _group(piles: Sequence[tuple[str, float]], per_row: int, anchor: Anchor) -> Group:
    """Rows of piles; the first one stands nearest to the corner (`anchor`) of the hand."""
    rows = [piles[i : i + per_row] for i in range(0, len(piles), per_row)]
    if anchor in (Anchor.HAND_BOTTOM, Anchor.FAR_BOTTOM):
        rows.reverse()
    pile_height = CARD_HEIGHT + CAPTION
    width = max(sum(w for _, w in row) + PILE_GAP * (len(row) - 1) for row in rows)
    from_left = anchor in (Anchor.FAR_TOP, Anchor.FAR_BOTTOM)
    placed: list[tuple[str, Point]] = []
    for number, row in enumerate(rows):
        y = number * (pile_height + GAP)
        done = 0.0
        for name, pile in row:
            placed.append((name, (done if from_left else width - done - pile, y)))
            done += pile + PILE_GAP
    corner = dict(placed)
    in_order = tuple((name, corner[name]) for name, _ in piles)
    return Group(in_order, width, len(rows) * (pile_height + GAP) - GAP)


def _arranged(plan: Plan) -> Arrangement:
    shape, hand, hand_anchor, other, other_anchor = plan
    groups = ((hand, hand_anchor), (other, other_anchor))
    above, below = (
        max((g.height + CLEAR for g, a in groups if a is edge and g.piles), default=0.0)
        for edge in (Anchor.ABOVE, Anchor.BELOW)
    )
    beside = max(
        sum(g.height + CLEAR for g, a in groups if a in side and g.piles) - CLEAR
        for side in (_HAND, _FAR)
    )
    middle = max(shape.height, beside)
    drop = above + (middle - shape.height) / 2
    slots = [(x, y + drop) for x, y in shape.points]
    corners: list[Point] = []
    for group, anchor in groups:
        y = _top_of(group, anchor, above, middle)
        left = _left_of(group, anchor, slots, shape.width, y)
        is_apart = bool(corners and hand.piles and anchor not in (*_HAND, *_FAR))
        corners.append((0.0 if is_apart else left, y))
    if hand.piles and hand_anchor is other_anchor:
        needed = corners[0][0] - PILE_GAP * 2 - other.width
        corners[1] = (min(0.0, needed) if needed < 0 else 0.0, corners[1][1])
    return _packed(slots, shape, groups, corners, above + middle + below)


def _top_of(group: Group, anchor: Anchor, above: float, middle: float) -> float:
    if anchor is Anchor.ABOVE:
        return above - CLEAR - group.height
    if anchor is Anchor.BELOW:
        return above + middle + CLEAR
    if anchor in (Anchor.HAND_BOTTOM, Anchor.FAR_BOTTOM):
        return above + middle - group.height
    return above


def _left_of(
    group: Group, anchor: Anchor, slots: Sequence[Point], width: float, top: float
) -> float:
    """Against the slope of the tableau, but not inside its edge where there is room."""
    if anchor in (Anchor.ABOVE, Anchor.BELOW):
        return width - group.width
    beside = [
        x for x, y in slots if y < top + group.height + CLEAR and y + CARD_HEIGHT > top - CLEAR
    ]
    if anchor in _HAND:
        return max(width - group.width, max(beside, default=-BLOCK_GAP - 1) + 1 + BLOCK_GAP)
    return min(0.0, min(beside, default=width) - BLOCK_GAP - group.width)


def _packed(
    slots: Sequence[Point],
    shape: BlockShape,
    groups: tuple[tuple[Group, Anchor], ...],
    corners: Sequence[Point],
    height: float,
) -> Arrangement:
    used = [(g, c) for (g, _), c in zip(groups, corners, strict=True) if g.piles]
    left = min([0.0, *(x for _, (x, _) in used)])
    right = max([shape.width, *(x + g.width for g, (x, _) in used)])
    piles = tuple(
        (name, (x + px - left, y + py)) for g, (x, y) in used for name, (px, py) in g.piles
    )
    return Arrangement(
        slots=tuple((x - left, y) for x, y in slots),
        piles=piles,
        width=right - left,
        height=height,
        middle=shape.width / 2 - left,
        hand=groups[0][1],
        other=groups[1][1],
    )


def _mirrored(table: Arrangement, rules: RuleSet) -> Arrangement:
    return table._replace(
        slots=tuple((table.width - x - 1, y) for x, y in table.slots),
        piles=tuple(
            (name, (table.width - x - pile_width(rules, name), y)) for name, (x, y) in table.piles
        ),
        middle=table.width - table.middle,
    )
