"""The upper half of each court picture: the figure and the band across the middle of the card."""

from __future__ import annotations

from functools import lru_cache

from pyramide_qt.view.art.courts.bands import BAND_TOP, band_shapes
from pyramide_qt.view.art.courts.jacks import jack_shapes
from pyramide_qt.view.art.courts.kings import king_shapes
from pyramide_qt.view.art.courts.queens import queen_shapes
from pyramide_qt.view.art.courts.shapes import Shape, mirrored

__all__ = ["BAND_TOP", "band_shapes", "court_shapes"]

_LOOKING_RIGHT = frozenset({(11, "H"), (11, "S"), (12, "D"), (12, "S"), (13, "C"), (13, "H")})


@lru_cache(maxsize=12)
def court_shapes(rank: int, suit: str) -> tuple[Shape, ...]:
    """The figure of a court card (rank 11..13) in card units, above the band, back to front."""
    shapes = {11: jack_shapes, 12: queen_shapes, 13: king_shapes}[rank](suit)
    return mirrored(shapes) if (rank, suit) in _LOOKING_RIGHT else shapes
