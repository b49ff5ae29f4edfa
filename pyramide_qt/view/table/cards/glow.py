"""Light and shade that come and go: rings round cards or places, faces that step back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol


class CanGlow(Protocol):
    """An item that can draw a ring of light."""

    def set_glow(self, strength: float) -> None:
        """The ring, from 0 (none) to 1."""


class Glow:
    """An effect for the animator; the curve given there says how the light comes and goes.

    A hint is none: its ring stands still until something is done.
    """

    def __init__(self, items: Sequence[CanGlow]) -> None:
        self._items = tuple(items)

    def set_progress(self, progress: float) -> None:
        for item in self._items:
            item.set_glow(progress)

    def end(self) -> None:
        for item in self._items:
            item.set_glow(0.0)


class CanStepBack(Protocol):
    """An item whose face can step back."""

    @property
    def shade(self) -> float:
        """How far it does, from 0 (not) to 1."""

    def set_shade(self, strength: float) -> None:
        """Change that."""


class Shading:
    """An effect for the animator: each item goes from the shade it has to its own goal."""

    def __init__(self, goals: Iterable[tuple[CanStepBack, float]]) -> None:
        self._ways = [(item, item.shade, goal) for item, goal in goals]

    def set_progress(self, progress: float) -> None:
        for item, start, goal in self._ways:
            item.set_shade(start + (goal - start) * progress)

    def end(self) -> None:
        self.set_progress(1.0)
