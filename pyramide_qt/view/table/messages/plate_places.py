"""Where plates go on the table: arithmetic only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSizeF

from pyramide_qt.view.table.cards.layout import Rect

_GRID = 16
# So many pixels further away a message goes to hide a square pixel less of what it speaks of, and
# of ranks.
_WORTH_NAMED, _WORTH_RANK = 1000, 0.5
# The corner of a card that tells what it is, as shares of its width and height.
_RANK_WIDTH, _RANK_HEIGHT = 0.34, 0.3
# So many heights of a card further away a message goes to lie on the felt alone.
_FELT_HEIGHTS = 1.5
_GAP_PX, _EDGE_PX = 4, 10


class Surroundings(NamedTuple):
    """What lies round a message, and how little each may be hidden.

    It stands `near` a card and hides nothing of `named`, no rank of `faces` where that can be
    helped, and rather nothing of the `open_cards` and of all that is `seen`.
    """

    table: Rect
    near: Rect | None = None
    named: Sequence[Rect] = ()
    faces: Sequence[Rect] = ()
    open_cards: Sequence[Rect] = ()
    seen: Sequence[Rect] = ()

    @property
    def aim(self) -> tuple[float, float]:
        """The middle of what the message speaks of; of nothing, the upper middle of the table."""
        if self.near is not None:
            return self.near.middle
        return self.table.middle[0], self.table.y + self.table.height / 4


def message_place(sizes: Sequence[QSizeF], around: Surroundings) -> Rect:
    """The place of a message of one of the sizes, the first being the most wanted one.

    On felt near to what it speaks of; else over cards whose ranks can still be read; else where
    it hides least of ranks.
    """
    table, aim = around.table, around.aim
    ranks = [rank_corner(face) for face in around.faces]
    far = _FELT_HEIGHTS * max([face.height for face in around.faces], default=0.0)
    found = []
    for number, size in enumerate(sizes):
        inner = grown(table, -max(0.0, min(_EDGE_PX, (table.height - size.height()) / 2)))
        for taken, cost in (
            ([*around.named, *around.seen], 0.0),
            ([*around.named, *around.open_cards, *ranks], far),
        ):
            clear = [grown(each, _GAP_PX) for each in taken]
            place = free_place(size, clear, inner, aim)
            if place is not None:
                found.append((cost + _away(place, aim), number, place))
    if not found:
        for number, size in enumerate(sizes):
            for spot in _grid(size, table):
                hidden = _WORTH_NAMED * hidden_area(spot, around.named)
                hidden += _WORTH_RANK * hidden_area(spot, ranks)
                found.append((hidden + _away(spot, aim), number, spot))
    return min(found)[2]


def rank_corner(card: Rect) -> Rect:
    """The part of a card that tells what it is, also where others lie on the rest."""
    return card._replace(width=card.width * _RANK_WIDTH, height=card.height * _RANK_HEIGHT)


def grown(place: Rect, by_px: float) -> Rect:
    """The place with so much more on each side."""
    width, height = place.width + 2 * by_px, place.height + 2 * by_px
    return Rect(place.x - by_px, place.y - by_px, width, height)


def _away(spot: Rect, aim: tuple[float, float]) -> float:
    return abs(spot.middle[0] - aim[0]) + abs(spot.middle[1] - aim[1])


def free_place(
    size: QSizeF, cards: Sequence[Rect], table: Rect, aim: tuple[float, float] | None = None
) -> Rect | None:
    """Free felt for a plate of that size; None if there is not so much of it.

    It is found if there is any: what is free can be moved up to a card or the edge. Without an
    `aim` to be near, the plate stands in the middle of the felt nearest to the middle of the table.
    """
    width, height = size.width(), size.height()
    aim_x, aim_y = aim or table.middle
    tops = {table.y, table.bottom - height, aim_y - height / 2}
    tops |= {edge for card in cards for edge in (card.bottom, card.y - height)}
    found = []
    for top in tops:
        if table.y <= top <= table.bottom - height:
            for left, right in _free_stretches(top, height, cards, table):
                if right - left >= width:
                    x = (left + right - width) / 2
                    if aim is not None:
                        x = min(max(aim_x - width / 2, left), right - width)
                    spot = Rect(x, top, width, height)
                    found.append((_away(spot, (aim_x, aim_y)), spot))
    if not found:
        return None
    return min(found)[1] if aim is not None else _centred(min(found)[1], cards, table)


def _free_stretches(
    top: float, height: float, cards: Sequence[Rect], table: Rect
) -> Iterator[tuple[float, float]]:
    """From left to right, where nothing lies between `top` and `height` below it."""
    at = table.x
    beside = (card for card in cards if card.y < top + height and card.bottom > top)
    for card in sorted(beside):
        if card.x > at:
            yield at, min(card.x, table.right)
        at = max(at, card.right)
    if at < table.right:
        yield at, table.right


def _centred(spot: Rect, cards: Sequence[Rect], table: Rect) -> Rect:
    """The same in the middle between what lies above and below."""
    column = [card for card in cards if card.x < spot.right and card.right > spot.x]
    above = max([table.y, *(card.bottom for card in column if card.bottom <= spot.y)])
    below = min([table.bottom, *(card.y for card in column if card.y >= spot.bottom)])
    return spot._replace(y=(above + below - spot.height) / 2)


def open_place(size: QSizeF, cards: Sequence[Rect], table: Rect) -> Rect:
    """Where a plate of that size hides none of `cards` or, without such a place, least of them."""
    width, height = min(size.width(), table.width), min(size.height(), table.height)
    free = free_place(QSizeF(width, height), cards, table)
    if free is not None:
        return free
    found = []
    for spot in _grid(size, table):
        away_x, away_y = (
            abs(at - middle) for at, middle in zip(spot.middle, table.middle, strict=True)
        )
        aside = away_x / table.width + away_y / table.height
        found.append((round(hidden_area(spot, cards) / (width * height), 2) + aside * 0.02, spot))
    return min(found)[1]


def _grid(size: QSizeF, table: Rect) -> Iterator[Rect]:
    """Places for a plate all over the table."""
    width, height = min(size.width(), table.width), min(size.height(), table.height)
    for across in range(_GRID + 1):
        for down in range(_GRID + 1):
            x = table.x + (table.width - width) * across / _GRID
            y = table.y + (table.height - height) * down / _GRID
            yield Rect(x, y, width, height)


def hidden_area(spot: Rect, cards: Sequence[Rect]) -> float:
    """How much of `cards` lies under a plate, each for itself."""
    return sum(spot.overlap(card) for card in cards)
