"""Where each card lies at rest and what each place shows, worked out from game and layout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from pyramide_qt.model.game.locations import Location, Spot
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import DealMode, Foundations, RuleSet, WasteOpen
from pyramide_qt.view.art.signs import Sign
from pyramide_qt.view.table.cards.card_item import Rest
from pyramide_qt.view.table.cards.layers import PILES, TABLEAU
from pyramide_qt.view.table.cards.layout import Rect, TableLayout
from pyramide_qt.view.table.cards.place_item import PlaceState

THICKNESS_SHARE = 0.008
"""Every few cards a stock rises by this share of the width of a card."""
_CARDS_A_STEP = 6
_MAX_STEPS = 4
_SUITS = (Sign.CLUBS, Sign.DIAMONDS, Sign.HEARTS, Sign.SPADES)

PlaceKey = tuple[Spot, int]


def card_rests(
    layout: TableLayout, rules: RuleSet, locations: Mapping[int, Location]
) -> dict[int, Rest]:
    """How every card lies when nothing moves."""
    sizes = Counter((location.spot, location.number) for location in locations.values())
    return {
        card: _rest(layout, rules, card, location, sizes[location.spot, location.number])
        for card, location in locations.items()
    }


def _rest(layout: TableLayout, rules: RuleSet, card: int, location: Location, size: int) -> Rest:
    spot, number, depth, face_up = location
    if spot in (Spot.SLOT, Spot.COLUMN):
        place = layout.slots[card]
        return Rest(place.x, place.y, TABLEAU + card, face_up, is_visible=True)
    z = PILES + depth
    if spot is Spot.WASTE:
        place, shift = layout.wastes[number], waste_shift(layout, rules, depth, size)
        seen = size - depth <= layout.waste_spread + 1 or _is_oldest_shown(rules, depth)
        return Rest(place.x + shift * layout.waste_fan_px, place.y, z, face_up, is_visible=seen)
    if spot is Spot.STOCK:
        assert layout.stock is not None
        place = layout.stock
        step = max(1.0, round(THICKNESS_SHARE * layout.card_width * layout.dpr)) / layout.dpr
        rise = min(depth // _CARDS_A_STEP, _MAX_STEPS) * step
        return Rest(place.x, place.y - rise, z, face_up, is_visible=size - depth <= 2)
    place = layout.cells[number] if spot is Spot.CELL else layout.foundations[number]
    return Rest(place.x, place.y, z, face_up, is_visible=size - depth <= 2)


def waste_shift(layout: TableLayout, rules: RuleSet, depth: int, size: int) -> int:
    """How many fan steps from the left a waste card lies: the last ones side by side.

    Where the oldest card may be played it keeps the first step for itself.
    """
    spread = layout.waste_spread
    if WasteOpen.OLDEST in rules.waste_open and spread > 1 and size > spread:
        return 0 if depth == 0 else max(1, depth - (size - spread))
    return max(0, depth - max(0, size - spread))


def _is_oldest_shown(rules: RuleSet, depth: int) -> bool:
    return depth == 0 and WasteOpen.OLDEST in rules.waste_open


def place_rects(layout: TableLayout) -> dict[PlaceKey, Rect]:
    """The places beside the tableau."""
    found: dict[PlaceKey, Rect] = {}
    if layout.stock is not None:
        found[Spot.STOCK, 0] = layout.stock
    for spot, rects in (
        (Spot.WASTE, layout.wastes),
        (Spot.CELL, layout.cells),
        (Spot.FOUNDATION, layout.foundations),
    ):
        found.update({(spot, number): rect for number, rect in enumerate(rects)})
    return found


def place_state(
    key: PlaceKey, rules: RuleSet, position: Position, locations: Mapping[int, Location]
) -> PlaceState:
    """The sign of a place, how many cards lie there, and how many redeals are left."""
    spot, number = key
    if spot is Spot.STOCK:
        passes = position.redeals_left
        shown = passes if rules.stock and rules.stock.passes != 1 else None
        return PlaceState(_stock_sign(position), len(position.stock), shown)
    if spot is Spot.WASTE:
        return PlaceState(waste_sign(rules, number), len(position.wastes[number]) or None)
    if spot is Spot.CELL:
        return PlaceState(Sign.CELL)
    count = sum(1 for place in locations.values() if place[:2] == (spot, number))
    return PlaceState(foundation_sign(rules, number), count or None)


def _stock_sign(position: Position) -> Sign:
    """Whether an empty stock can be dealt again; with cards there nobody sees the sign."""
    can_redeal = position.redeals_left != 0 and any((position.stock, *position.wastes))
    return Sign.REDEAL if can_redeal else Sign.NO_REDEAL


def waste_sign(rules: RuleSet, number: int) -> Sign:
    """The sign of an empty waste; where cards are pushed on, the first one is the turned card."""
    is_turned = rules.stock is not None and rules.stock.mode is DealMode.SHIFT and number == 0
    return Sign.TURNED if is_turned else Sign.WASTE


def foundation_sign(rules: RuleSet, number: int) -> Sign:
    """The sign of a place for what has left the game."""
    return _SUITS[number] if rules.foundations is Foundations.BY_SUIT else Sign.REMOVED
