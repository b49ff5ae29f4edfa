"""Lower bounds on the moves left, and proofs that a state is dead."""

from __future__ import annotations

from pyramide_qt.solver.demand import Demand, RankCounts
from pyramide_qt.solver.space import CORE_BITS, CORE_MASK, Space

DEAD = -1


class Bounds:
    """How many moves a state still needs at least, or DEAD. Each is argued in docs/solver.md."""

    def __init__(self, space: Space, start: int, floor: int = 0) -> None:
        self._space = space
        rules = space.deal.rules
        self._counts = RankCounts(rules.packs)
        self._supplies: dict[int, int] = {}
        self._lonely: dict[int, int] = {}
        self._uses_demand = rules.cells.count == 0 and (space.core.must_clear or floor > 0)
        supply = self._supply(start >> CORE_BITS)
        self.demand = Demand(space.core, self._counts, supply, floor)

    def moves_left(self, state: int) -> int:
        """A lower bound on the moves left from `state`; DEAD if its goal is out of reach."""
        if not self._uses_demand:
            return 0
        core, rest = state & CORE_MASK, state >> CORE_BITS
        vectors = self.demand.vectors(core)
        spare = self._counts.spare
        supply = self._supply(rest) | spare
        best = DEAD
        for vector in vectors:
            if supply - vector & spare == spare:
                need = self._removals(core, vector)
                if best < 0 or need < best:
                    best = need
        return best

    def _supply(self, rest: int) -> int:
        known = self._supplies.get(rest)
        if known is None:
            key = self._space.rest.keys[rest]
            known = self._supplies[rest] = self._counts.of(self._space.rest.ranks_of(key))
        return known

    def _removals(self, core: int, vector: int) -> int:
        lonely = self._lonely.get(core)
        left = self._space.core.masks[core].bit_count()
        if lonely is None:
            lonely = self._lonely[core] = self._space.core.lonely_count(core)
        return lonely + (left - lonely + self._counts.total(vector) + 1) // 2
