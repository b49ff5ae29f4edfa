"""The ornamental bands across the middle of the court cards, the same when turned."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from pyramide_qt.view.art.courts.shapes import FINE, Shape, flat, solid, stroke
from pyramide_qt.view.style.palette import Tint

BAND_TOP = 64.5
BAND_BOTTOM = 140 - BAND_TOP


def _steps_from(first: float, step: float) -> Iterator[float]:
    x = first
    while x <= 100:
        yield x
        x += step


@lru_cache(maxsize=4)
def band_shapes(suit: str) -> tuple[Shape, ...]:
    """The whole band of a suit from one side of the card to the other, in card units."""
    pattern = {"S": _chevrons, "H": _petals, "D": _lozenges, "C": _steps}[suit]()
    return (
        flat(f"M0 {BAND_TOP} H100 V{BAND_BOTTOM} H0 Z", Tint.ROBE),
        *pattern,
        flat(f"M0 {BAND_TOP} H100 V66.3 H0 Z M0 73.7 H100 V{BAND_BOTTOM} H0 Z", Tint.GOLD),
        stroke(f"M0 {BAND_TOP} H100 M0 {BAND_BOTTOM} H100"),
        stroke("M0 66.3 H100 M0 73.7 H100", FINE),
    )


def _chevrons() -> tuple[Shape, ...]:
    """Teeth from below and above, so placed that a zigzag stays between them."""
    rising = (f"M{x - 3.4} 73.7 L{x} 69 L{x + 3.4} 73.7 Z" for x in _steps_from(7.5, 10))
    falling = (f"M{x - 3.4} 66.3 L{x} 71 L{x + 3.4} 66.3 Z" for x in _steps_from(2.5, 10))
    teeth = " ".join((*rising, *falling))
    return (flat(teeth, Tint.GOLD), stroke(teeth, FINE))


def _petals() -> tuple[Shape, ...]:
    petals = " ".join(
        f"M{x} 66.3 C{x + 4} 69 {x + 4} 71 {x} 73.7 C{x - 4} 71 {x - 4} 69 {x} 66.3 Z"
        for x in _steps_from(2, 8)
    )
    return (solid(petals, Tint.LINEN),)


def _lozenges() -> tuple[Shape, ...]:
    lozenges = " ".join(
        f"M{x} 66.3 L{x + 5} 70 L{x} 73.7 L{x - 5} 70 Z" for x in _steps_from(0, 10)
    )
    return (solid(lozenges, Tint.GOLD),)


def _steps() -> tuple[Shape, ...]:
    steps = " ".join(f"M{x - 2.5} 66.3 H{x + 2.5} V73.7 H{x - 2.5} Z" for x in _steps_from(0, 10))
    return (solid(steps, Tint.TURQUOISE),)
