"""How a card from outside can go with a core card, removals inside the core made only at need.

See docs/solver.md, "Only what is needed".
"""

from __future__ import annotations

from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.states.pyramid_states import Core

# For each rank from outside: removals inside the core before, and the core states after all.
Takes = dict[int, list[tuple[int, list[int]]]]


class DeepTakes:
    """Looks up for each core state what `Core` says of it, several removals at a time."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._takes: dict[int, Takes] = {}
        # For a mask: the rank and the number of removals inside, by the mask after all of them.
        self._found: dict[int, dict[int, tuple[int, int]]] = {}
        self._clear: dict[int, int] = {0: 0}
        self._covered = {
            i: sum(1 << j for j in core.slots if core.cover[j] >> i & 1) for i in core.slots
        }
        self._partner = {rank: next(iter(p), 0) for rank, p in core.partners.items()}

    def takes(self, number: int) -> Takes:
        """What cards from outside can take, and how many removals inside the core come before."""
        known = self._takes.get(number)
        if known is None:
            known = self._takes[number] = {}
            groups: dict[tuple[int, int], list[int]] = {}
            for after, found in self._of(self._core.masks[number]).items():
                groups.setdefault(found, []).append(self._core.number(after))
            for (rank, before), cores in sorted(groups.items()):
                known.setdefault(rank, []).append((before, cores))
        return known

    def _of(self, mask: int) -> dict[int, tuple[int, int]]:
        found = self._found.get(mask)
        if found is None:
            found = self._found[mask] = {}
            core = self._core
            for i in core.exposed(mask):
                rank = self._partner.get(core.ranks[i])
                if rank:
                    found[mask ^ 1 << i] = rank, 0
            for between in core.all_inside(mask):
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
        """How many removals inside the core clear it, or NEVER."""
        known = self._clear.get(mask)
        if known is None:
            ways = [self.moves_to_clear(after) for after in self._core.all_inside(mask)]
            known = self._clear[mask] = min(NEVER, min(ways, default=NEVER) + 1)
        return known

    def way(self, mask: int, after: int) -> list[int]:
        """The masks after each removal inside on the way to `after`, its last card left."""
        for between in [mask, *self._core.all_inside(mask)]:
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
        """The masks after each removal inside the core that clears it."""
        found: list[int] = []
        while mask:
            mask = min(self._core.all_inside(mask), key=self.moves_to_clear)
            found.append(mask)
        return found
