"""Demand vectors: which ranks the rest must supply, in any order, so that the core can be cleared.

For each core state the minimal vectors are kept, worked out from the empty core upwards. This is
the game with the order of the rest forgotten, solved exactly: see `docs/solver.md`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.core import Core, CoreNode


class RankCounts:
    """Counts of ranks packed into one integer, a field for each rank with a spare top bit."""

    def __init__(self, packs: int) -> None:
        self.width = 4 if packs == 1 else 5
        self.most = (1 << self.width - 1) - 1
        self.ones = [0, *(1 << self.width * (rank - 1) for rank in range(1, 14))]
        self.spare = sum(self.ones) << self.width - 1

    def of(self, ranks: Iterable[int]) -> int:
        """The counts of `ranks`, none above what a field holds."""
        counts = [0] * 14
        for rank in ranks:
            counts[rank] = min(counts[rank] + 1, self.most)
        return sum(count * one for count, one in zip(counts, self.ones, strict=True))

    def fits(self, demand: int, supply: int) -> bool:
        """Whether no rank is demanded more often than it is supplied."""
        return (supply | self.spare) - demand & self.spare == self.spare

    def count(self, counts: int, rank: int) -> int:
        """How often `rank` is counted."""
        return counts >> self.width * (rank - 1) & self.most

    def total(self, counts: int) -> int:
        """How many cards are counted."""
        return sum(self.count(counts, rank) for rank in range(1, 14))


class Demand:
    """The minimal vectors of each core state, within what `supply` can give at most.

    `floor`: how many core cards may be left over; 0 means that the core must be cleared.
    """

    def __init__(self, core: Core, counts: RankCounts, supply: int, floor: int = 0) -> None:
        self.core, self.counts, self.supply, self.floor = core, counts, supply, floor
        self._known: dict[int, list[int]] = {}
        self._above = _cards_above(core)

    def vectors(self, number: int) -> list[int]:
        """The minimal vectors of a core state; empty if no supply allowed can clear it."""
        known = self._known.get(number)
        if known is None:
            known = self._known[number] = self._worked_out(self.core.node(number))
        return known

    def _worked_out(self, node: CoreNode) -> list[int]:
        if node.left <= self.floor:
            return [0]
        if node.forced:
            return self.vectors(node.inside[0])
        found: set[int] = set()
        spare, supply = self.counts.spare, self.counts.spare | self.supply
        for rank, after in self._choices(node):
            one = self.counts.ones[rank]
            for vector in self.vectors(after):
                demand = vector + one
                if supply - demand & spare == spare:
                    found.add(demand)
        return self._minimal(found)

    def _choices(self, node: CoreNode) -> Iterator[tuple[int, int]]:
        """Rank demanded (0 for none) and state of the removals that have to be looked at."""
        decided = None if self.floor else self._decided(node)
        if decided is None:
            yield from ((0, after) for after in node.inside)
            for rank, afters in node.takes:
                yield from ((rank, after) for after in afters)
            return
        masks, bit = self.core.masks, 1 << decided
        yield from ((0, after) for after in node.inside if not masks[after] & bit)
        after = self.core.number(node.mask ^ bit)
        for rank in self.core.partners[self.core.ranks[decided]]:
            yield rank, after

    def _decided(self, node: CoreNode) -> int | None:
        """An exposed card all of whose possible core partners are exposed too, if there is one.

        It leaves with one of them, alone, or with a card of the rest, and can do so first.
        """
        core, mask = self.core, node.mask
        cover = core.cover
        exposed = [i for i in core.slots if mask >> i & 1 and not mask & cover[i]]
        exposed_mask = sum(1 << i for i in exposed)
        best, best_size = None, 99
        for i in exposed:
            partners = core.partner_masks[i] & mask & ~self._above[i]
            if not partners & ~exposed_mask:
                size = partners.bit_count()
                if size < best_size:
                    best, best_size = i, size
        return best

    def _minimal(self, vectors: set[int]) -> list[int]:
        kept: list[int] = []
        spare = self.counts.spare
        for vector in sorted(vectors):
            room = vector | spare
            if not any(room - smaller & spare == spare for smaller in kept):
                kept.append(vector)
        return kept


def _cards_above(core: Core) -> dict[int, int]:
    """For each slot, the slots that can only be exposed after it has gone.

    Where a card may leave together with its last coverer, those it covers itself are not among
    them.
    """
    above: dict[int, int] = {}
    direct: dict[int, int] = {}
    for i in core.slots:
        direct[i] = sum(1 << j for j in core.slots if core.cover[j] >> i & 1)
    for i in sorted(core.slots):
        above[i] = direct[i]
        for j in bits(direct[i]):
            above[i] |= above[j]
    if core.deal.rules.pairs.with_coverer:
        return {i: above[i] & ~direct[i] for i in core.slots}
    return above
