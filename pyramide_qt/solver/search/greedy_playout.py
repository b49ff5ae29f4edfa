"""Plays a clearing that any order of the stock would allow, in the order that the stock has.

A stock drawn card by card onto one waste is gone through, and each pair of the clearing leaves as
soon as it can. That is often a win within the passes that there are, found without a search.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.search.any_order import AnyOrderState
from pyramide_qt.solver.search.removals_to_moves import Removal
from pyramide_qt.solver.states.pyramid_states import PyramidStates


class GreedyPlayout:
    """One run through the stock by one clearing; cards that go alone only go at once."""

    def __init__(self, pyramid: PyramidStates, clearing: Sequence[AnyOrderState]) -> None:
        self._pyramid = pyramid
        self._mates: dict[int, int] = {}
        # The pyramid cards that wait for a card outside of each rank, and all of them.
        self._wanting = [0] * 14
        self._waiting = 0
        for before, after in pairwise(clearing):
            self._note(before, after)
        self._left, _, _ = clearing[0]
        self._removals: list[Removal] = []

    def _note(self, before: AnyOrderState, after: AnyOrderState) -> None:
        (mask, _, supply), (mask_after, _, supply_after) = before, after
        gone = bits(mask ^ mask_after)
        if len(gone) == 2:
            self._mates[gone[0]], self._mates[gone[1]] = gone[1], gone[0]
        for rank in range(14):
            if supply[rank] != supply_after[rank]:
                self._wanting[rank] |= 1 << gone[0]
                self._waiting |= 1 << gone[0]

    def removals(
        self, waste: Sequence[int], stock: Sequence[int], redeals: int
    ) -> list[Removal] | None:
        """What leaves in turn, up to the last pyramid card, or None if the passes do not do.

        `waste` from the bottom up and `stock`, next card first, are the cards outside.
        """
        ranks, kept, ahead = self._pyramid.ranks, list(waste), list(stock)
        self._take_inside()
        self._take_tops(kept)
        for passes_left in range(redeals, -1, -1):
            for card in ahead:
                if not self._left:
                    return self._removals
                if self._pyramid.is_lonely(ranks[card]):
                    continue
                kept.append(card)
                if self._wanting[ranks[card]] & self._left:
                    self._take_tops(kept)
            if not self._left:
                return self._removals
            if not passes_left:
                break
            ahead, kept = kept, []
        return None

    def _take_tops(self, waste: list[int]) -> None:
        """Let cards from the top of the waste go with the pyramid cards that wait for them."""
        ranks, cover = self._pyramid.ranks, self._pyramid.cover
        while waste and self._left:
            waiting = self._wanting[ranks[waste[-1]]] & self._left
            exposed = [i for i in bits(waiting) if not self._left & cover[i]]
            if not exposed:
                return
            slot = exposed[0] if len(exposed) == 1 else min(exposed, key=self._left_without)
            self._remove(1 << slot, waste.pop())
            self._take_inside()

    def _left_without(self, slot: int) -> int:
        """How many pyramid cards would be left if one of them left now."""
        before, count = self._left, len(self._removals)
        self._left ^= 1 << slot
        self._take_inside()
        found = self._left.bit_count()
        self._left = before
        del self._removals[count:]
        return found

    def _remove(self, slots: int, *cards: int) -> None:
        self._left ^= slots
        self._removals.append((slots, cards))

    def _take_inside(self) -> None:
        """Let all pyramid cards go that wait for no card outside and can go."""
        cover, mates, found = self._pyramid.cover, self._mates, True
        while found:
            found = False
            for i in bits(self._left & ~self._waiting):
                if self._left >> i & 1 and not self._left & cover[i]:
                    mate = mates.get(i)
                    if mate is None:
                        self._remove(1 << i)
                    elif self._left & cover[mate]:
                        continue
                    else:
                        self._remove(1 << i | 1 << mate)
                    found = True
