"""Lower bounds on the moves left, and proofs that a state is dead.

A bound has two parts: removals, which follow from the core state and one of its demand vectors,
and draws with redeals, which follow from that vector and the state of the rest. Each is argued
in docs/solver.md.
"""

from __future__ import annotations

from typing import Any

from pyramide_qt.solver.bounds.demand_vectors import Demand, RankCounts
from pyramide_qt.solver.bounds.draw_cost import NEVER, Collecting, Need
from pyramide_qt.solver.bounds.draw_cost_cell import (
    CellCollecting,
    CellCoreCollecting,
    has_one_cell,
)
from pyramide_qt.solver.bounds.draw_cost_free_cards import PooledCollecting
from pyramide_qt.solver.bounds.draw_cost_one_waste import LineCollecting, has_line_bound
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.states.outside_moves import stock_must_go
from pyramide_qt.solver.states.pyramid_with_cell import CellCore
from pyramide_qt.solver.states.pyramid_with_free_cards import PooledCore
from pyramide_qt.solver.states.state_space import CORE_BITS, CORE_MASK, Space


class Bounds:
    """How many moves a state still needs at least; NEVER where its aim is out of reach.

    `floor`: the aim is to leave no more than that many cards of the core; None stands for the
    goal of the game.
    """

    def __init__(self, space: Space, start: int, budget: Budget, floor: int | None = None) -> None:
        self._core = space.core
        rules = space.deal.rules
        counts = RankCounts(rules.packs)
        self.counts, self.floor = counts, floor
        clears = space.core.must_clear or floor is not None
        self._has_demand = rules.cells.count == 0 and clears
        supply = counts.of(space.rest.ranks_of(start >> CORE_BITS))
        self._demand = Demand(space.core, counts, supply, floor or 0, budget)
        self._collecting = Collecting(space, counts)
        if isinstance(space.core, PooledCore):
            self._has_demand = False
            self._collecting = PooledCollecting(space, space.core, counts, start, budget)
        elif isinstance(space.core, CellCore):
            self._collecting = CellCoreCollecting(space, space.core, counts, start, budget)
        elif self._has_demand and has_line_bound(space):
            is_all = floor is None and stock_must_go(rules)
            self._collecting = LineCollecting(space, counts, is_all=is_all)
        elif clears and has_one_cell(space):
            self._collecting = CellCollecting(space, counts, start >> CORE_BITS, budget, floor)
        self.collect_by(self._collecting)

    def collect_by(self, collecting: Collecting) -> None:
        """Have `collecting` bound what each demand vector costs beside removals."""
        self._collecting = collecting
        self._prepared: dict[int, Any] = {}
        self.view, self.least = collecting.view, collecting.least

    @property
    def collecting(self) -> Collecting:
        """What bounds the cost beside removals."""
        return self._collecting

    def prepared(self, core: int) -> Any:
        """What `least` wants to know about a core state."""
        known = self._prepared.get(core)
        if known is None:
            known = self._collecting.prepared(core, self.needs(core))
            self._prepared[core] = known
        return known

    def moves_left(self, state: int) -> int:
        """The bound for one state."""
        return self.least(self.view(state >> CORE_BITS), self.prepared(state & CORE_MASK))

    def removals(self, core: int) -> int:
        """How many moves without draws are needed at least for a core state; NEVER if dead."""
        return min((removals for removals, _ in self.needs(core)), default=NEVER)

    def can_supply(self, core: int, supply: int) -> bool:
        """Whether so many cards of each rank, at any time, are enough for a core state."""
        spare = self.counts.spare
        for vector in self._demand.vectors(self._core.masks[core]):
            if supply - vector & spare == spare:
                return True
        return False

    def needs(self, core: int) -> list[Need]:
        """The removals that a core state needs, with each of its vectors."""
        mask = self._core.masks[core]
        lonely = (mask & self._core.lonely_mask).bit_count()
        others = mask.bit_count() - lonely
        if not self._has_demand:
            return [(lonely + (others + 1) // 2 if self._core.must_clear else 0, 0)]
        if self.floor:
            return [(0, vector) for vector in self._demand.vectors(mask)]
        return [
            (lonely + (others + self.counts.total(vector) + 1) // 2, vector)
            for vector in self._demand.vectors(mask)
        ]
