"""Lower bounds on the moves left, and proofs that a state is dead.

A bound has two parts: removals, which follow from the pyramid state and one of its demand vectors,
and draws with redeals, which follow from that vector and the state of the outside. Each is argued
in docs/solver.md.
"""

from __future__ import annotations

from typing import Any

from pyramide_qt.solver.bounds.demand_vectors import DemandVectors, RankCounts
from pyramide_qt.solver.bounds.draw_cost import NEVER, DrawCost, Need
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, PYRAMID_MASK, StateSpace


class Bounds:
    """How many moves a state still needs at least; NEVER where its aim is out of reach.

    `floor`: the aim is to leave no more than that many cards of the pyramid; None stands for the
    goal of the game.
    """

    def __init__(
        self, space: StateSpace, start: int, budget: Budget, floor: int | None = None
    ) -> None:
        self._pyramid = space.pyramid
        rules = space.deal.rules
        counts = RankCounts(rules.packs)
        self.counts, self.floor = counts, floor
        # The pyramid must go, or all of it but `floor` cards.
        self.must_clear = space.pyramid.must_clear or floor is not None
        has_cells = rules.cells.count > 0
        self.has_vectors = self.must_clear and not has_cells and not space.pyramid.has_free_cards
        supply = counts.of(space.outside.ranks_of(start >> PYRAMID_BITS))
        self._demand = DemandVectors(space.pyramid, counts, supply, floor or 0, budget)
        self.add_cost_by(DrawCost(space, counts))

    def add_cost_by(self, draw_cost: DrawCost) -> None:
        """Have `draw_cost` bound what each demand vector costs beside removals."""
        self._draw_cost = draw_cost
        self._pyramid_facts: dict[int, Any] = {}
        self.outside_facts, self.lower_bound = draw_cost.outside_facts, draw_cost.lower_bound

    @property
    def draw_cost(self) -> DrawCost:
        """What bounds the cost beside removals."""
        return self._draw_cost

    def pyramid_facts(self, pyramid: int) -> Any:
        """What `lower_bound` wants to know about a pyramid state."""
        known = self._pyramid_facts.get(pyramid)
        if known is None:
            known = self._draw_cost.pyramid_facts(pyramid, self.needs(pyramid))
            self._pyramid_facts[pyramid] = known
        return known

    def lower_bound_of(self, state: int) -> int:
        """The bound for one state."""
        return self.lower_bound(
            self.outside_facts(state >> PYRAMID_BITS), self.pyramid_facts(state & PYRAMID_MASK)
        )

    def removals(self, pyramid: int) -> int:
        """How many moves without draws are needed at least for a pyramid state; NEVER if dead."""
        return min((removals for removals, _ in self.needs(pyramid)), default=NEVER)

    def can_supply(self, pyramid: int, supply: int) -> bool:
        """Whether so many cards of each rank, at any time, are enough for a pyramid state."""
        spare = self.counts.spare
        for vector in self._demand.vectors(self._pyramid.masks[pyramid]):
            if supply - vector & spare == spare:
                return True
        return False

    def needs(self, pyramid: int) -> list[Need]:
        """The removals that a pyramid state needs, with each of its vectors."""
        mask = self._pyramid.masks[pyramid]
        lonely = (mask & self._pyramid.lonely_mask).bit_count()
        others = mask.bit_count() - lonely
        if not self.has_vectors:
            return [Need(lonely + (others + 1) // 2 if self._pyramid.must_clear else 0, 0)]
        if self.floor:
            return [Need(0, vector) for vector in self._demand.vectors(mask)]
        return [
            Need(lonely + (others + self.counts.total(vector) + 1) // 2, vector)
            for vector in self._demand.vectors(mask)
        ]
