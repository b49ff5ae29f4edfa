"""Macro moves: a card from outside goes with a pyramid card, after the removals that it needs.

See docs/solver.md, "Only what is needed".
"""

from __future__ import annotations

from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.states.pyramid_states import PyramidStates

# For each rank from outside: removals inside the pyramid before, and the pyramid states after all.
Takes = dict[int, list[tuple[int, list[int]]]]


class MacroMoves:
    """Looks up what `PyramidStates` says of each state, several removals at a time."""

    def __init__(self, pyramid: PyramidStates) -> None:
        self._pyramid = pyramid
        self._uses: dict[int, Takes] = {}
        # For a mask: the rank and the number of removals inside, by the mask after all of them.
        self._found: dict[int, dict[int, tuple[int, int]]] = {}
        self._clear: dict[int, int] = {0: 0}
        self._covered = {
            i: sum(1 << j for j in pyramid.slots if pyramid.cover[j] >> i & 1)
            for i in pyramid.slots
        }
        self._partner = {rank: next(iter(p), 0) for rank, p in pyramid.partners.items()}

    def uses(self, number: int) -> Takes:
        """What cards from outside can take, and how many removals inside come before."""
        known = self._uses.get(number)
        if known is None:
            known = self._uses[number] = {}
            groups: dict[tuple[int, int], list[int]] = {}
            for after, found in self._of(self._pyramid.masks[number]).items():
                groups.setdefault(found, []).append(self._pyramid.number(after))
            for (rank, before), pyramids in sorted(groups.items()):
                known.setdefault(rank, []).append((before, pyramids))
        return known

    def _of(self, mask: int) -> dict[int, tuple[int, int]]:
        found = self._found.get(mask)
        if found is None:
            found = self._found[mask] = {}
            pyramid = self._pyramid
            for i in pyramid.exposed(mask):
                rank = self._partner.get(pyramid.ranks[i])
                if rank:
                    found[mask ^ 1 << i] = rank, 0
            for between in pyramid.all_inside(mask):
                below = self._below(mask ^ between)
                for after, (rank, before) in self._of(between).items():
                    if (between ^ after) & below:
                        known = found.get(after)
                        if known is None or known[1] > before + 1:
                            found[after] = rank, before + 1
        return found

    def _below(self, removed: int) -> int:
        below = 0
        while removed:
            bit = removed & -removed
            removed ^= bit
            below |= self._covered[bit.bit_length() - 1]
        return below

    def moves_to_clear(self, mask: int) -> int:
        """How many removals inside the pyramid clear it, or NEVER."""
        known = self._clear.get(mask)
        if known is None:
            ways = [self.moves_to_clear(after) for after in self._pyramid.all_inside(mask)]
            known = self._clear[mask] = min(NEVER, min(ways, default=NEVER) + 1)
        return known

    def way(self, mask: int, after: int) -> list[int]:
        """The masks after each removal inside on the way to `after`, its last card left."""
        for between in [mask, *self._pyramid.all_inside(mask)]:
            if between & after != after:
                continue
            if between == mask:
                if (mask ^ after).bit_count() == 1:
                    return []
            elif (known := self._of(between).get(after)) is not None:
                found = self._of(mask)[after][1]
                if known[1] == found - 1:
                    return [between, *self.way(between, after)]
        return []

    def way_to_clear(self, mask: int) -> list[int]:
        """The masks after each removal inside the pyramid that clears it."""
        found: list[int] = []
        while mask:
            mask = min(self._pyramid.all_inside(mask), key=self.moves_to_clear)
            found.append(mask)
        return found
