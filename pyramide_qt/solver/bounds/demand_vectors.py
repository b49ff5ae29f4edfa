"""Demand vectors: which ranks the outside must supply, in any order, to clear it.

For each pyramid state the minimal vectors are kept, from the empty pyramid upwards. This is
the game with the order of the outside forgotten, solved exactly: see `docs/solver.md`.
"""

from __future__ import annotations

from collections.abc import Iterable

from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.states.pyramid_states import PyramidStates


class RankCounts:
    """Counts of ranks packed into one integer, a field for each rank with a spare top bit."""

    def __init__(self, packs: int) -> None:
        self.width = 4 if packs == 1 else 5
        self.most = (1 << self.width - 1) - 1
        self.ones = [0, *(1 << self.width * (rank - 1) for rank in range(1, 14))]
        self.spare = sum(self.ones) << self.width - 1
        self._every_other = sum(self.ones[1::2]) * self.most

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

    def partners_in(self, supply: int, pyramid: PyramidStates) -> dict[int, list[int]]:
        """For each rank, those that it goes with of which `supply` counts a card."""
        return {
            rank: [other for other in others if self.count(supply, other)]
            for rank, others in pyramid.partners.items()
        }

    def total(self, counts: int) -> int:
        """How many cards are counted."""
        both = (counts & self._every_other) + (counts >> self.width & self._every_other)
        return both % ((1 << 2 * self.width) - 1)


# Where many ranks go together the vectors grow without end; more of them gain little.
_MAX_VECTORS = 40


class DemandVectors:
    """The minimal vectors of each pyramid state, within what `supply` can give at most.

    `floor`: how many pyramid cards may be left over; 0 means that the pyramid must be cleared. Each
    pyramid state worked out counts as a position of the budget.
    """

    def __init__(
        self, pyramid: PyramidStates, counts: RankCounts, supply: int, floor: int, budget: Budget
    ) -> None:
        self.pyramid, self.counts, self.supply, self.floor = pyramid, counts, supply, floor
        self._budget = budget
        self._partners = counts.partners_in(supply, pyramid)
        self._known: dict[int, list[int]] = {}

    def vectors(self, mask: int) -> list[int]:
        """The minimal vectors of a pyramid state; empty if no supply allowed can clear it."""
        known = self._known.get(mask)
        if known is None:
            known = self._known[mask] = self._worked_out(mask)
            self._budget.take(1)
        return known

    def _worked_out(self, mask: int) -> list[int]:
        if mask.bit_count() <= self.floor:
            return [0]
        exposed = self.pyramid.exposed(mask)
        for i in exposed:
            if self.pyramid.lonely_mask >> i & 1:
                return self.vectors(mask ^ 1 << i)
        decided = None if self.floor else self._decided(mask, exposed)
        found: set[int] = set()
        spare, supply = self.counts.spare, self.counts.spare | self.supply
        for after in self._inside(mask, exposed, decided):
            found.update(self.vectors(after))
        for i in exposed if decided is None else [decided]:
            partners = self._partners[self.pyramid.ranks[i]]
            vectors = self.vectors(mask ^ 1 << i) if partners else []
            for rank in partners:
                one = self.counts.ones[rank]
                found.update(v + one for v in vectors if supply - v - one & spare == spare)
        return minimal(found, self.counts) if len(found) > 1 else list(found)

    def _inside(self, mask: int, exposed: list[int], decided: int | None) -> list[int]:
        if decided is None:
            return self.pyramid.all_inside(mask)
        partners = self.pyramid.partner_masks[decided]
        both = mask ^ 1 << decided
        found = [both ^ 1 << i for i in exposed if partners >> i & 1]
        return [*found, both] if self.pyramid.ranks[decided] in self.pyramid.alone else found

    def _decided(self, mask: int, exposed: list[int]) -> int | None:
        """The exposed card with the fewest partners in the pyramid, if all of them are exposed.

        It leaves with one of them, alone, or with a card of the outside, and can do so first.
        """
        pyramid = self.pyramid
        exposed_mask = sum([1 << i for i in exposed])
        best, fewest = None, 99
        for i in exposed:
            partners = pyramid.partner_masks[i] & mask & ~pyramid.above[i]
            if not partners & ~exposed_mask and partners.bit_count() < fewest:
                best, fewest = i, partners.bit_count()
        return best


def minimal(vectors: set[int], counts: RankCounts) -> list[int]:
    """Those of `vectors` that are not above another, merged into fewer if they are too many."""
    kept: list[int] = []
    spare = counts.spare
    for vector in sorted(vectors):
        room = vector | spare
        if not any(room - smaller & spare == spare for smaller in kept):
            kept.append(vector)
    return _merged(kept, counts) if len(kept) > _MAX_VECTORS else kept


def _merged(vectors: list[int], counts: RankCounts) -> list[int]:
    """Fewer vectors: the last ones are replaced by one that none of them falls below."""
    first, outside = vectors[: _MAX_VECTORS // 2], vectors[_MAX_VECTORS // 2 :]
    lower_bound = sum(
        min(counts.count(vector, rank) for vector in outside) * counts.ones[rank]
        for rank in range(1, 14)
    )
    return minimal({*first, lower_bound}, counts)
