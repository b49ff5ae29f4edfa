"""Arithmetic only: a rule set and a window size give the size of a card and every place."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pyramide_qt.rules.records.rule_set import RuleSet
from pyramide_qt.view.table.cards.layout_piles import (
    CAPTION,
    WASTE_FAN,
    Anchor,
    Arrangement,
    arrangement,
    arrangements,
    plans,
    waste_spread,
)
from pyramide_qt.view.table.cards.layout_tableau import CARD_HEIGHT, ROW_SHARES

MARGIN_SHARE = 0.03
MIN_MARGIN_PX = 6
MIN_CARD_PX = 16
LEAN = 0.35
"""How much smaller a card may be for a tableau in the middle, by the share of the room that it
stands aside."""
MARKEDLY = 1.12
"""So much larger the cards must get before the places change in a table that is in use."""
UPPER_SHARE = 0.45
"""Of the height that is left over, so much stays above the table."""

# How much smaller a card may be for the sake of a place that is nearer to the hand.
_LIKED = {
    Anchor.HAND_BOTTOM: 1.03,
    Anchor.HAND_TOP: 1.02,
    Anchor.BELOW: 1.0,
    Anchor.ABOVE: 0.98,
}


class Rect(NamedTuple):
    """A rectangle in logical pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def overlap(self, other: Rect) -> float:
        """The area that both have in common."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return width * height if width > 0 and height > 0 else 0.0


class TableLayout(NamedTuple):
    """Where everything lies, in logical pixels; each place is the rectangle of one card.

    Corners lie on whole device pixels. Of a waste, the rectangle is that of its first card:
    the last `waste_spread` cards lie `waste_fan_px` apart, to the right. Under each pile
    `caption_px` are kept for its count.
    """

    width_px: float
    height_px: float
    dpr: float
    card_width: int
    card_height: int
    slots: tuple[Rect, ...]
    stock: Rect | None
    wastes: tuple[Rect, ...]
    cells: tuple[Rect, ...]
    foundations: tuple[Rect, ...]
    waste_spread: int
    waste_fan_px: float
    caption_px: float
    hand: Anchor
    other: Anchor
    arrangement: int
    """Which of the arrangements of these rules it is."""

    @property
    def piles(self) -> tuple[Rect, ...]:
        """The places beside the tableau, each with its fan but without its caption."""
        spread = (self.waste_spread - 1) * self.waste_fan_px
        wastes = tuple(waste._replace(width=waste.width + spread) for waste in self.wastes)
        stock = (self.stock,) if self.stock else ()
        return (*stock, *wastes, *self.cells, *self.foundations)

    def caption(self, place: Rect) -> Rect:
        """The line under a place."""
        return Rect(place.x, place.bottom, place.width, self.caption_px)


@lru_cache(maxsize=64)
def table_layout(
    rules: RuleSet,
    width_px: float,
    height_px: float,
    left_handed: bool = False,
    dpr: float = 1.0,
    kept: int | None = None,
) -> TableLayout:
    """The table for `rules` in a window of that size, with the largest cards that fit.

    The arrangement `kept` stays unless the cards of another one would be markedly larger.
    """
    margin = max(MIN_MARGIN_PX, MARGIN_SHARE * min(width_px, height_px))
    room = (max(1.0, width_px - 2 * margin), max(1.0, height_px - 2 * margin))
    found = arrangements(rules, ROW_SHARES[0], left_handed)
    best = max(range(len(found)), key=lambda i: _worth(found[i], room))
    if kept is not None and _worth(found[kept], room) * MARKEDLY > _worth(found[best], room):
        best = kept
    card, chosen = _card_width(found[best], room), found[best]
    for share in ROW_SHARES[1:]:
        high = plans(rules, share)
        if len(high) == len(found):
            taller = arrangement(rules, high[best], left_handed)
            chosen = taller if _card_width(taller, room) >= card else chosen
    placed = _placed(rules, chosen, card, (width_px, height_px, margin, dpr))
    return placed._replace(arrangement=best)


def _card_width(table: Arrangement, room: tuple[float, float]) -> int:
    return max(MIN_CARD_PX, int(min(room[0] / table.width, room[1] / table.height)))


def _worth(table: Arrangement, room: tuple[float, float]) -> float:
    fits = min(room[0] / table.width, room[1] / table.height)
    spare = room[0] - table.width * fits
    lean = max(0.0, abs(table.middle - table.width / 2) * fits - spare / 2) / room[0]
    return fits * _LIKED.get(table.hand, 1.0) * (1 - LEAN * lean)


def _placed(
    rules: RuleSet, table: Arrangement, card: int, window: tuple[float, float, float, float]
) -> TableLayout:
    width_px, height_px, margin, dpr = window
    height = round(card * CARD_HEIGHT)
    free_x, free_y = width_px - table.width * card, height_px - table.height * card
    # The tableau stands in the middle of the window as far as the piles let it.
    left = min(max(width_px / 2 - table.middle * card, margin), max(margin, free_x - margin))
    if free_x < 2 * margin:
        left = free_x / 2
    top = free_y * UPPER_SHARE if free_y > 2 * margin else free_y / 2

    def rect(point: tuple[float, float]) -> Rect:
        x, y = left + point[0] * card, top + point[1] * card
        return Rect(round(x * dpr) / dpr, round(y * dpr) / dpr, card, height)

    piles = {name: rect(point) for name, point in table.piles}
    return TableLayout(
        width_px=width_px,
        height_px=height_px,
        dpr=dpr,
        card_width=card,
        card_height=height,
        slots=tuple(rect(point) for point in table.slots),
        stock=piles.get("stock"),
        wastes=tuple(r for name, r in piles.items() if name.startswith("waste")),
        cells=tuple(r for name, r in piles.items() if name.startswith("cell")),
        foundations=tuple(r for name, r in piles.items() if name.startswith("foundation")),
        waste_spread=waste_spread(rules),
        waste_fan_px=round(card * WASTE_FAN * dpr) / dpr,
        caption_px=card * CAPTION,
        hand=table.hand,
        other=table.other,
        arrangement=0,
    )
