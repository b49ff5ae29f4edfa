"""A ring of light round cards or places: a hint, or the cards that cover another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class CanGlow(Protocol):
    """An item that can draw a ring of light."""

    def set_glow(self, strength: float) -> None:
        """The ring, from 0 (none) to 1."""


class Glow:
    """An effect for the animator; the curve given there says how the light comes and goes."""

    def __init__(self, items: Sequence[CanGlow]) -> None:
        self._items = tuple(items)

    def set_progress(self, progress: float) -> None:
        for item in self._items:
            item.set_glow(progress)

    def end(self) -> None:
        for item in self._items:
            item.set_glow(0.0)
