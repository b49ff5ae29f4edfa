"""The card that a face is painted on: its size in device pixels, its layout and its colours."""

from __future__ import annotations

from typing import NamedTuple

from pyramide_qt.view.art.face_style import FaceStyle
from pyramide_qt.view.palette import DeckColours


class Sheet(NamedTuple):
    """A card to paint on: its size in device pixels and how its face is laid out."""

    width: int
    height: int
    style: FaceStyle
    colours: DeckColours
    has_all_corners: bool

    @property
    def unit(self) -> float:
        """Device pixels of one card unit."""
        return self.width / 100
