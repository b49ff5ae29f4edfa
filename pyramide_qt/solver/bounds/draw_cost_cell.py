"""Demand vectors where a card may wait in a cell, and the bound that follows from them.

The state of the game without order is then a core state and the rank in the cell: see
`docs/solver.md`, "A cell". More than one cell would make too many such states.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyramide_qt.rules.records.rule_set import Source
from pyramide_qt.solver.bounds.demand_vectors import RankCounts, minimal
from pyramide_qt.solver.bounds.draw_cost import NEVER, Collecting, Need
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.states.one_waste_states import PlainRest
from pyramide_qt.solver.states.outside_moves import FROM_TABLEAU
from pyramide_qt.solver.states.outside_states import Rest
from pyramide_qt.solver.states.pyramid_states import Core
from pyramide_qt.solver.states.pyramid_with_cell import CellCore
from pyramide_qt.solver.states.state_space import CORE_BITS, CORE_MASK, Space

# The rank in the cell (0: none), and the ranks in the rest beside it with the spare bits set.
View = tuple[int, int]
# The mask of a core state, and its needs for each rank in the cell.
Prepared = tuple[int, dict[int, list[Need]]]


def has_one_cell(space: Space) -> bool:
    """Whether the vectors of this module are for the rules of `space`."""
    return space.deal.rules.cells.count == 1


class CellDemand:
    """The minimal vectors of each core state and rank in the cell.

    `floor`: how many core cards may be left over, with any card in the cell; None stands for the
    goal of the game, which asks for an empty cell. Each pair worked out counts as a position.
    """

    def __init__(
        self, core: Core, counts: RankCounts, supply: int, floor: int | None, budget: Budget
    ) -> None:
        self._core, self._counts, self._floor, self._budget = core, counts, floor, budget
        self._supply = supply | counts.spare
        self._partners = counts.partners_in(supply, core)
        self._lifts = Source.TABLEAU in core.deal.rules.cells.sources
        self._known: dict[int, list[int]] = {}

    def vectors(self, mask: int, cell: int) -> list[int]:
        """The minimal vectors; empty if no supply allowed can clear core and cell."""
        key = mask << 4 | cell
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = minimal(set(self._worked_out(mask, cell)), self._counts)
            self._budget.take(1)
        return known

    def _worked_out(self, mask: int, cell: int) -> Iterator[int]:
        core = self._core
        if mask.bit_count() <= (self._floor or 0) and (self._floor is not None or not cell):
            yield 0
            return
        exposed = core.exposed(mask)
        for i in exposed:
            if core.lonely_mask >> i & 1:
                yield from self.vectors(mask ^ 1 << i, cell)
                return
        if cell:
            if cell in core.alone:
                yield from self.vectors(mask, 0)
            yield from self._supplied(mask, 0, cell)
        for after in core.all_inside(mask):
            yield from self.vectors(after, cell)
        for i in exposed:
            yield from self._without(mask ^ 1 << i, core.ranks[i], cell)

    def _without(self, after: int, rank: int, cell: int) -> Iterator[int]:
        """The vectors that follow if a card of `rank` goes with the rest or the cell, or there."""
        yield from self._supplied(after, cell, rank)
        if cell in self._core.partners[rank]:
            yield from self.vectors(after, 0)
        if not cell and self._lifts:
            yield from self.vectors(after, rank)

    def _supplied(self, mask: int, cell: int, rank: int) -> Iterator[int]:
        """The vectors of a state, each with a partner from the rest for a card of `rank`."""
        spare, supply = self._counts.spare, self._supply
        for partner in self._partners[rank]:
            one = self._counts.ones[partner]
            for vector in self.vectors(mask, cell):
                if supply - vector - one & spare == spare:
                    yield vector + one


class CellCollecting(Collecting):
    """Bounds the moves left by the vectors of core state and cell; draws count nothing.

    `floor` as in `CellDemand`; `start` is the state that the search begins with.
    """

    def __init__(
        self, space: Space, counts: RankCounts, start: int, budget: Budget, floor: int | None
    ) -> None:
        super().__init__(space, counts)
        assert isinstance(space.rest, Rest)
        self._rest: Rest = space.rest
        self._floor = floor
        self._lonely = {r for r in space.core.alone if not space.core.partners[r]}
        supply = counts.of(space.rest.ranks_of(start))
        self._demand = CellDemand(space.core, counts, supply, floor, budget)

    def view(self, rest: int) -> View:
        """The rank in the cell, and the ranks of all other cards."""
        cell = self._rest.keys[rest][2][0] % FROM_TABLEAU
        ranks = self._rest.ranks_of(rest)
        if cell:
            ranks.remove(cell)
        return cell, self.counts.of(ranks) | self.counts.spare

    def prepared(self, core: int, needs: list[Need]) -> Prepared:
        """The core state; its needs are worked out when they are asked for."""
        del needs
        return self.space.core.masks[core], {}

    def least(self, view: View, prepared: Prepared) -> int:
        """The least number of moves left, or NEVER."""
        cell, supply = view
        mask, by_cell = prepared
        needs = by_cell.get(cell)
        if needs is None:
            needs = by_cell[cell] = sorted(self._needs(mask, cell))
        spare = self.counts.spare
        for removals, vector in needs:
            if supply - vector & spare == spare:
                return removals
        return NEVER

    def _needs(self, mask: int, cell: int) -> Iterator[Need]:
        lonely = (mask & self.space.core.lonely_mask).bit_count() + (cell in self._lonely)
        others = mask.bit_count() + (cell > 0) - lonely
        for vector in self._demand.vectors(mask, cell):
            if self._floor is None:
                yield lonely + (others + self.counts.total(vector) + 1) // 2, vector
            else:
                yield 0, vector


class CellCoreCollecting(Collecting):
    """The same for a core that holds the cell, where only the win counts."""

    def __init__(
        self, space: Space, core: CellCore, counts: RankCounts, start: int, budget: Budget
    ) -> None:
        super().__init__(space, counts)
        self._core = core
        ranks = space.rest.ranks_of(start >> CORE_BITS)
        cell = core.parted(core.masks[start & CORE_MASK])[1]
        supply = counts.of([*ranks, cell] if cell else ranks)
        self._demand = CellDemand(core, counts, supply, None, budget)
        assert isinstance(space.rest, PlainRest)
        self._stock = space.rest.stock
        ones = [counts.ones[rank] for rank in space.rest.stock_ranks]
        self._tables = [_sums(ones[place : place + 8]) for place in range(0, len(ones), 8)]

    def view(self, rest: int) -> int:
        """The ranks in stock and waste, with the spare bits set."""
        mask, supply = self._stock.unpack(rest)[0], self.counts.spare
        for table in self._tables:
            supply += table[mask & 255]
            mask >>= 8
        return supply

    def prepared(self, core: int, needs: list[Need]) -> list[Need]:
        """The vectors of core and cell, each with a removal for two cards at most."""
        del needs
        mask = self._core.masks[core]
        lonely = (mask & self._core.lonely_mask).bit_count()
        others = mask.bit_count() - lonely
        return sorted(
            (lonely + (others + self.counts.total(vector) + 1) // 2, vector)
            for vector in self._demand.vectors(*self._core.parted(mask))
        )


def _sums(values: list[int]) -> list[int]:
    """For each set of places, as a mask, the sum of the values there."""
    sums = [0]
    for value in values:
        sums += [value + other for other in sums]
    return sums
