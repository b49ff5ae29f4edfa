"""How large index and pips are on a card of a given width, so that small cards stay readable."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from pyramide_qt.view.style.palette import Deck

SMALL_WIDTH_PX = 44
MEDIUM_WIDTH_PX = 72
DETAIL_WIDTH_PX = 64
"""From this many device pixels on the inner drawing of the courts is shown."""


class FaceLayout(Enum):
    """GRID is the classic card; CORNERS gives most of the card to rank and suit."""

    GRID = auto()
    CORNERS = auto()


class FaceStyle(NamedTuple):
    """Sizes of a face in card units (a card is 100 wide, 140 high); weight is of rank lines."""

    layout: FaceLayout
    rank_height: float
    rank_weight: float
    mark_size: float
    pip_size: float
    column_offset: float
    panel_left: float
    has_small_pips: bool = False


_FULL = FaceStyle(FaceLayout.GRID, 20.5, 0.148, 13.5, 18.5, 17.5, 20.5)
_MEDIUM = FaceStyle(FaceLayout.GRID, 25.0, 0.16, 16.0, 16.5, 15.5, 23.0)
_SMALL = FaceStyle(FaceLayout.CORNERS, 38.0, 0.16, 34.0, 0.0, 0.0, 33.0)
_LARGE_PRINT = FaceStyle(
    FaceLayout.CORNERS, 42.0, 0.155, 38.0, 13.0, 0.0, 35.0, has_small_pips=True
)
_HEAVY = 0.035


def face_style(deck: Deck, width_px: float) -> FaceStyle:
    """The sizes for a deck on cards of that logical width."""
    if deck is Deck.LARGE_PRINT:
        style = _LARGE_PRINT
        return style if width_px >= SMALL_WIDTH_PX else style._replace(has_small_pips=False)
    style = _SMALL if width_px < SMALL_WIDTH_PX else _FULL
    if SMALL_WIDTH_PX <= width_px < MEDIUM_WIDTH_PX:
        style = _MEDIUM
    if deck is Deck.CONTRAST:
        style = style._replace(rank_weight=style.rank_weight + _HEAVY)
    return style
