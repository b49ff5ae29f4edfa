"""What a demand vector costs at least beside removals, from any state of the rest."""

from __future__ import annotations

from typing import Any

from pyramide_qt.solver.bounds.demand_vectors import RankCounts
from pyramide_qt.solver.states.state_space import Space

# More moves than any game needs: out of reach.
NEVER = 100_000
# Removals of core cards and a demand vector.
Need = tuple[int, int]


class Collecting:
    """Bounds the moves left for one core state and one state of the rest.

    This one serves every record: it only asks whether the rest has the cards at all.
    """

    def __init__(self, space: Space, counts: RankCounts) -> None:
        self.space, self.counts = space, counts

    def view(self, rest: int) -> Any:
        """What the bound needs to know about a state of the rest."""
        return self.counts.of(self.space.rest.ranks_of(rest)) | self.counts.spare

    def prepared(self, core: int, needs: list[Need]) -> Any:
        """What the bound needs to know about a core state with those `needs`."""
        del core
        return sorted(needs)

    def least(self, view: Any, prepared: Any) -> int:
        """The least number of moves left, or NEVER."""
        spare = self.counts.spare
        for removals, vector in prepared:
            if view - vector & spare == spare:
                return int(removals)
        return NEVER
