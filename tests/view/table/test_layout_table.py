"""The layout of every rule set, as numbers, over many windows."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise

import pytest

from pyramide_qt.rules.records.rule_set import Block, BlockKind, Cells, DealMode, RuleSet, Stock
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.rules.tableau import tableau_of
from pyramide_qt.view.table.cards.layout import Rect, TableLayout, table_layout

SIZES = [
    (420, 260),
    (480, 300),
    (480, 400),
    (800, 500),
    (600, 1000),
    (1000, 600),
    (1600, 1000),
    (2560, 700),
    (700, 2000),
    (3840, 2160),
]
TOKENS = list(RULE_SETS)
OWN = {
    "three pyramids": RuleSet(packs=2, blocks=(Block(BlockKind.PYRAMID, rows=6),) * 3),
    "many cells": RuleSet(cells=Cells(4)),
    "long fans": RuleSet(blocks=(Block(BlockKind.COLUMNS, count=8, depth=5),), stock=None),
    "six wastes": RuleSet(stock=Stock(DealMode.EACH, 6, passes=None)),
    "columns first": RuleSet(
        blocks=(
            Block(BlockKind.COLUMNS, count=5, depth=2),
            Block(BlockKind.INVERTED, rows=6),
        )
    ),
}
RULES = {token: RULE_SETS[token].rules for token in TOKENS} | OWN


def everything(layout: TableLayout) -> list[Rect]:
    return [*layout.slots, *layout.piles, *(layout.caption(place) for place in layout.piles)]


def whole_pile(layout: TableLayout, pile: Rect) -> Rect:
    return pile._replace(height=pile.height + layout.caption_px)


def layouts(name: str) -> list[TableLayout]:
    return [table_layout(RULES[name], *size, hand) for size in SIZES for hand in (False, True)]


@pytest.mark.parametrize("name", RULES)
def test_all_is_on_the_table(name: str) -> None:
    for layout in layouts(name):
        for rect in everything(layout):
            assert rect.x >= -0.01, layout
            assert rect.y >= -0.01, layout
            assert rect.right <= layout.width_px + 0.01, layout
            assert rect.bottom <= layout.height_px + 0.01, layout
        assert len(layout.slots) == RULES[name].slot_count
        assert len(layout.wastes) == RULES[name].waste_count


@pytest.mark.parametrize("name", RULES)
def test_piles_stand_clear_of_each_other_and_of_the_tableau(name: str) -> None:
    for layout in layouts(name):
        piles = [whole_pile(layout, pile) for pile in layout.piles]
        for one, other in combinations(piles, 2):
            assert one.overlap(other) == 0, layout
        for pile in piles:
            assert all(pile.overlap(slot) == 0 for slot in layout.slots), layout


@pytest.mark.parametrize("name", RULES)
def test_only_rows_and_columns_of_one_block_lie_over_each_other(name: str) -> None:
    tableau = tableau_of(RULES[name])
    pairs = [
        (one.index, other.index)
        for one, other in combinations(tableau.slots, 2)
        if one.block != other.block or one.row == other.row or one.column != other.column
    ]
    for layout in layouts(name):
        for one, other in pairs:
            assert layout.slots[one].overlap(layout.slots[other]) == 0, layout


@pytest.mark.parametrize("name", RULES)
def test_enough_of_a_covered_card_is_seen(name: str) -> None:
    for layout in layouts(name):
        for slot in tableau_of(RULES[name]).slots:
            for index in slot.coverers:
                seen = layout.slots[index].y - layout.slots[slot.index].y
                least = 0.27 if slot.column is not None else 0.44
                rounding = 2 / layout.card_height
                assert least - rounding <= seen / layout.card_height <= 0.55 + rounding


def hull(places: Iterable[Rect]) -> Rect:
    found = list(places)
    x, y = min(place.x for place in found), min(place.y for place in found)
    right, bottom = max(place.right for place in found), max(place.bottom for place in found)
    return Rect(x, y, right - x, bottom - y)


def is_one_line(same: list[float], along: list[float]) -> bool:
    """Whether places lie on one line and follow each other on it."""
    steps = {one < other for one, other in pairwise(along)}
    return max(same) - min(same) <= 1 and len(steps) == 1


@pytest.mark.parametrize("name", TOKENS)
def test_cards_travel_along_one_line_and_what_is_removed_lies_apart(name: str) -> None:
    for layout in layouts(name):
        if layout.stock is None:
            continue
        # Of a fan the end that is next to the stock counts.
        line = layout.piles[: 1 + len(layout.wastes)]
        assert is_one_line([pile.y for pile in line], [pile.x for pile in line]) or any(
            is_one_line(edges, [pile.y for pile in line])
            for edges in ([pile.x for pile in line], [pile.right for pile in line])
        ), layout
        for other in (*layout.foundations, *layout.cells):
            assert hull(line).overlap(other) == 0, layout
            assert min(abs(other.x - place.x) for place in line) > layout.card_width, layout


@pytest.mark.parametrize(
    ("token", "size", "least"),
    [
        ("N", (480, 400), 54),
        ("N", (1600, 1000), 170),
        ("N", (3840, 2160), 370),
        ("N", (600, 1000), 70),
        ("GZ", (800, 600), 65),
        ("TP", (1600, 1000), 100),
        ("TP", (520, 320), 34),
        ("TP", (600, 1000), 65),
        ("UD", (1600, 1000), 105),
        ("PH", (480, 400), 28),
        ("ET", (3840, 2160), 350),
    ],
)
def test_cards_use_the_window(token: str, size: tuple[int, int], least: int) -> None:
    assert table_layout(RULES[token], *size).card_width >= least


@pytest.mark.parametrize("name", RULES)
def test_a_larger_window_never_has_smaller_cards(name: str) -> None:
    widths = [table_layout(RULES[name], w, w * 0.625).card_width for w in range(480, 2400, 160)]
    assert widths == sorted(widths)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_cards_lie_on_whole_device_pixels(dpr: float) -> None:
    layout = table_layout(RULES["N"], 1111, 777, dpr=dpr)
    for rect in (*layout.slots, *layout.piles):
        assert abs(rect.x * dpr - round(rect.x * dpr)) < 1e-6
        assert abs(rect.y * dpr - round(rect.y * dpr)) < 1e-6


@pytest.mark.parametrize("name", [name for name in RULES if len(RULES[name].blocks) == 1])
def test_left_handed_is_the_same_table_in_a_mirror(name: str) -> None:
    for size in SIZES:
        right, left = (table_layout(RULES[name], *size, handed) for handed in (False, True))
        assert left.card_width == right.card_width
        for one, other in zip(right.piles, left.piles, strict=True):
            assert abs(one.x - (size[0] - other.right)) <= 2
            assert one.y == other.y


def test_the_stock_is_on_the_side_of_the_hand() -> None:
    right, left = (table_layout(RULES["N"], 1200, 800, handed) for handed in (False, True))
    assert right.stock is not None
    assert left.stock is not None
    assert right.stock.x > 600 > left.stock.right
