"""What lies where on the settled table, for pointer, keys and drops; pure arithmetic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pyramide_qt.model.game.locations import Location, Spot
from pyramide_qt.view.table.cards.card_item import Rest
from pyramide_qt.view.table.cards.layout import Rect, TableLayout
from pyramide_qt.view.table.cards.poses import PlaceKey, place_rects

MIN_TARGET_PX = 40
"""A card or place that is narrower can be hit a little beside it too."""


class Target(NamedTuple):
    """A part of the table, its number (see `Location`), and the card there, if any."""

    spot: Spot
    number: int
    card: int | None


Stop = tuple[Target, Rect]


class TableTargets(NamedTuple):
    """The cards and places of a table by where they lie at rest, never by where they fly."""

    layout: TableLayout
    rests: Mapping[int, Rest]
    locations: Mapping[int, Location]

    def card_rect(self, card: int) -> Rect:
        """Where a card lies."""
        rest = self.rests[card]
        return Rect(rest.x, rest.y, self.layout.card_width, self.layout.card_height)

    def at(self, x: float, y: float) -> Target | None:
        """The uppermost card or the place at a point; small ones are hit from close by too."""
        reach = max(0.0, (MIN_TARGET_PX - self.layout.card_width) / 2)
        for margin in dict.fromkeys((0.0, reach)):
            card = self._card_at(x, y, margin)
            if card is not None:
                return self.of_card(card)
            for key, rect in place_rects(self.layout).items():
                if _holds(rect, x, y, margin):
                    return Target(*key, None)
        return None

    def of_card(self, card: int) -> Target:
        """The card as a target."""
        place = self.locations[card]
        return Target(place.spot, place.number, card)

    def stops(self) -> list[Stop]:
        """What a cursor can stand on: cards of the tableau, piles, cards seen in a waste's fan."""
        found = [
            (self.of_card(card), self.card_rect(card))
            for card, place in self.locations.items()
            if place.spot in (Spot.SLOT, Spot.COLUMN)
        ]
        return [*found, *self.piles(), *self.fanned()]

    def piles(self) -> list[Stop]:
        """The places beside the tableau, each with its uppermost card."""
        tops = self._tops()
        return [
            (Target(*key, tops.get(key)), self.card_rect(tops[key]) if key in tops else rect)
            for key, rect in place_rects(self.layout).items()
        ]

    def fanned(self) -> list[Stop]:
        """The cards of wastes that are seen beside the uppermost one, from top to bottom."""
        tops, seen = self._tops(), {}
        # Of cards that lie exactly on each other the uppermost is seen.
        for card, place in sorted(self.locations.items(), key=lambda pair: pair[1].depth):
            top = tops.get((place.spot, place.number))
            if place.spot is Spot.WASTE and top is not None and self.rests[card].is_visible:
                seen[place.number, self.rests[card].x] = card
        cards = [card for card in reversed(seen.values()) if card not in tops.values()]
        return [(self.of_card(card), self._seen_part(card)) for card in cards]

    def drops(self) -> list[Stop]:
        """What a card can be dropped on: cards that are seen, and empty wastes and cells."""
        found = [
            (self.of_card(card), self.card_rect(card))
            for card, place in self.locations.items()
            if self.rests[card].is_visible and place.spot not in (Spot.STOCK, Spot.FOUNDATION)
        ]
        filled = {target[:2] for target, _ in found}
        for key, rect in place_rects(self.layout).items():
            if key not in filled and key[0] in (Spot.WASTE, Spot.CELL):
                found.append((Target(*key, None), rect))
        return found

    def _seen_part(self, card: int) -> Rect:
        """The strip of a fanned card that the next one leaves free."""
        rect = self.card_rect(card)
        return rect._replace(width=min(rect.width, max(1.0, self.layout.waste_fan_px)))

    def _tops(self) -> dict[PlaceKey, int]:
        tops: dict[PlaceKey, int] = {}
        for card, (spot, number, depth, _) in self.locations.items():
            top = tops.get((spot, number))
            if top is None or self.locations[top].depth < depth:
                tops[spot, number] = card
        return tops

    def _card_at(self, x: float, y: float, margin: float) -> int | None:
        best = None
        for card, rest in self.rests.items():
            if rest.is_visible and (best is None or rest.z > self.rests[best].z):
                best = card if _holds(self.card_rect(card), x, y, margin) else best
        return best


def _holds(rect: Rect, x: float, y: float, margin: float) -> bool:
    inside = rect.x - margin <= x < rect.right + margin
    return inside and rect.y - margin <= y < rect.bottom + margin
