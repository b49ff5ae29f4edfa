"""The card that a face is painted on: its size in device pixels, its layout and its colours."""

from __future__ import annotations

from typing import NamedTuple

from pyramide_qt.model.wording.card_letters import INTERNATIONAL, Letters, figure_of
from pyramide_qt.view.art.face_style import FaceStyle
from pyramide_qt.view.style.palette import DeckColours


class Sheet(NamedTuple):
    """A card to paint on: its size in device pixels and how its face is laid out."""

    width: int
    height: int
    style: FaceStyle
    colours: DeckColours
    has_all_corners: bool
    letters: Letters = INTERNATIONAL

    @property
    def unit(self) -> float:
        """Device pixels of one card unit."""
        return self.width / 100

    def figure(self, rank: int) -> str:
        """What stands in the corners for a rank."""
        return figure_of(rank, self.letters)
