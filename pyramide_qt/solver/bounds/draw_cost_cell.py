"""Demand vectors where a card may wait in a cell, and the bound that follows from them.

The state of the game without order is then a pyramid state and the rank in the cell: see
`docs/solver.md`, "A cell". More than one cell would make too many such states.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyramide_qt.rules.records.rule_set import Source
from pyramide_qt.solver.bounds.demand_vectors import RankCounts, minimal
from pyramide_qt.solver.bounds.draw_cost import NEVER, DrawCost, Need
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.states.one_waste_states import OneWasteStates
from pyramide_qt.solver.states.outside_moves import FROM_TABLEAU
from pyramide_qt.solver.states.outside_states import OutsideStates
from pyramide_qt.solver.states.pyramid_states import PyramidStates
from pyramide_qt.solver.states.pyramid_with_cell import PyramidWithCell
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, PYRAMID_MASK, StateSpace

# The rank in the cell (0: none), and the ranks in the outside beside it with the spare bits set.
OutsideFacts = tuple[int, int]
# The mask of a pyramid state, and its needs for each rank in the cell.
PyramidFacts = tuple[int, dict[int, list[Need]]]


class CellDemandVectors:
    """The minimal vectors of each pyramid state and rank in the cell.

    `floor`: how many pyramid cards may be left over, with any card in the cell; None stands for the
    goal of the game, which asks for an empty cell. Each pair worked out counts as a position.
    """

    def __init__(
        self,
        pyramid: PyramidStates,
        counts: RankCounts,
        supply: int,
        floor: int | None,
        budget: Budget,
    ) -> None:
        self._pyramid, self._counts, self._floor, self._budget = pyramid, counts, floor, budget
        self._supply = supply | counts.spare
        self._partners = counts.partners_in(supply, pyramid)
        self._lifts = Source.TABLEAU in pyramid.deal.rules.cells.sources
        self._known: dict[int, list[int]] = {}

    def vectors(self, mask: int, cell: int) -> list[int]:
        """The minimal vectors; empty if no supply allowed can clear pyramid and cell."""
        key = mask << 4 | cell
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = minimal(set(self._worked_out(mask, cell)), self._counts)
            self._budget.take(1)
        return known

    def _worked_out(self, mask: int, cell: int) -> Iterator[int]:
        pyramid = self._pyramid
        if mask.bit_count() <= (self._floor or 0) and (self._floor is not None or not cell):
            yield 0
            return
        exposed = pyramid.exposed(mask)
        for i in exposed:
            if pyramid.lonely_mask >> i & 1:
                yield from self.vectors(mask ^ 1 << i, cell)
                return
        if cell:
            if cell in pyramid.alone:
                yield from self.vectors(mask, 0)
            yield from self._supplied(mask, 0, cell)
        for after in pyramid.all_inside(mask):
            yield from self.vectors(after, cell)
        for i in exposed:
            yield from self._without(mask ^ 1 << i, pyramid.ranks[i], cell)

    def _without(self, after: int, rank: int, cell: int) -> Iterator[int]:
        """The vectors that follow if a card of `rank` goes with one outside or in the cell."""
        yield from self._supplied(after, cell, rank)
        if cell in self._pyramid.partners[rank]:
            yield from self.vectors(after, 0)
        if not cell and self._lifts:
            yield from self.vectors(after, rank)

    def _supplied(self, mask: int, cell: int, rank: int) -> Iterator[int]:
        """The vectors of a state, each with a partner from the outside for a card of `rank`."""
        spare, supply = self._counts.spare, self._supply
        for partner in self._partners[rank]:
            one = self._counts.ones[partner]
            for vector in self.vectors(mask, cell):
                if supply - vector - one & spare == spare:
                    yield vector + one


class CellDrawCost(DrawCost):
    """Bounds the moves left by the vectors of pyramid state and cell; draws count nothing.

    `floor` as in `CellDemandVectors`; `start` is the state that the search begins with.
    """

    def __init__(
        self, space: StateSpace, counts: RankCounts, start: int, budget: Budget, floor: int | None
    ) -> None:
        super().__init__(space, counts)
        assert isinstance(space.outside, OutsideStates)
        self._outside: OutsideStates = space.outside
        self._floor = floor
        self._lonely = {r for r in space.pyramid.alone if not space.pyramid.partners[r]}
        supply = counts.of(space.outside.ranks_of(start))
        self._demand = CellDemandVectors(space.pyramid, counts, supply, floor, budget)

    def outside_facts(self, outside: int) -> OutsideFacts:
        """The rank in the cell, and the ranks of all other cards."""
        cell = self._outside.keys[outside][2][0] % FROM_TABLEAU
        ranks = self._outside.ranks_of(outside)
        if cell:
            ranks.remove(cell)
        return cell, self.counts.of(ranks) | self.counts.spare

    def pyramid_facts(self, pyramid: int, needs: list[Need]) -> PyramidFacts:
        """The pyramid state; its needs are worked out when they are asked for."""
        del needs
        return self.space.pyramid.masks[pyramid], {}

    def lower_bound(self, outside_facts: OutsideFacts, pyramid_facts: PyramidFacts) -> int:
        """The least number of moves left, or NEVER."""
        cell, supply = outside_facts
        mask, by_cell = pyramid_facts
        needs = by_cell.get(cell)
        if needs is None:
            needs = by_cell[cell] = sorted(self._needs(mask, cell))
        spare = self.counts.spare
        for removals, vector in needs:
            if supply - vector & spare == spare:
                return removals
        return NEVER

    def _needs(self, mask: int, cell: int) -> Iterator[Need]:
        lonely = (mask & self.space.pyramid.lonely_mask).bit_count() + (cell in self._lonely)
        others = mask.bit_count() + (cell > 0) - lonely
        for vector in self._demand.vectors(mask, cell):
            if self._floor is None:
                yield Need(lonely + (others + self.counts.total(vector) + 1) // 2, vector)
            else:
                yield Need(0, vector)


class PyramidWithCellDrawCost(DrawCost):
    """The same for a pyramid that holds the cell, where only the win counts."""

    def __init__(
        self,
        space: StateSpace,
        pyramid: PyramidWithCell,
        counts: RankCounts,
        start: int,
        budget: Budget,
    ) -> None:
        super().__init__(space, counts)
        self._pyramid = pyramid
        ranks = space.outside.ranks_of(start >> PYRAMID_BITS)
        cell = pyramid.parted(pyramid.masks[start & PYRAMID_MASK])[1]
        supply = counts.of([*ranks, cell] if cell else ranks)
        self._demand = CellDemandVectors(pyramid, counts, supply, None, budget)
        assert isinstance(space.outside, OneWasteStates)
        self._stock = space.outside.stock
        ones = [counts.ones[rank] for rank in space.outside.stock_ranks]
        self._tables = [_sums(ones[place : place + 8]) for place in range(0, len(ones), 8)]

    def outside_facts(self, outside: int) -> int:
        """The ranks in stock and waste, with the spare bits set."""
        mask, supply = self._stock.unpack(outside)[0], self.counts.spare
        for table in self._tables:
            supply += table[mask & 255]
            mask >>= 8
        return supply

    def pyramid_facts(self, pyramid: int, needs: list[Need]) -> list[Need]:
        """The vectors of pyramid and cell, each with a removal for two cards at most."""
        del needs
        mask = self._pyramid.masks[pyramid]
        lonely = (mask & self._pyramid.lonely_mask).bit_count()
        others = mask.bit_count() - lonely
        return sorted(
            Need(lonely + (others + self.counts.total(vector) + 1) // 2, vector)
            for vector in self._demand.vectors(*self._pyramid.parted(mask))
        )


def _sums(values: list[int]) -> list[int]:
    """For each set of places, as a mask, the sum of the values there."""
    sums = [0]
    for value in values:
        sums += [value + other for other in sums]
    return sums
