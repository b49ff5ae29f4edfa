"""What a demand vector costs at least beside removals, from any state of the outside."""

from __future__ import annotations

from typing import Any, NamedTuple

from pyramide_qt.solver.bounds.demand_vectors import RankCounts
from pyramide_qt.solver.states.state_space import StateSpace

# More moves than any game needs: out of reach.
NEVER = 100_000


class Need(NamedTuple):
    """Removals of pyramid cards, and the demand vector that they leave."""

    removals: int
    vector: int


class DrawCost:
    """Bounds the moves left for one pyramid state and one state of the outside.

    This one serves every record: it only asks whether the outside has the cards at all.
    """

    def __init__(self, space: StateSpace, counts: RankCounts) -> None:
        self.space, self.counts = space, counts

    def outside_facts(self, outside: int) -> Any:
        """What the bound needs to know about a state of the outside."""
        return self.counts.of(self.space.outside.ranks_of(outside)) | self.counts.spare

    def pyramid_facts(self, pyramid: int, needs: list[Need]) -> Any:
        """What the bound needs to know about a pyramid state with those `needs`."""
        del pyramid
        return sorted(needs)

    def lower_bound(self, outside_facts: Any, pyramid_facts: Any) -> int:
        """The least number of moves left, or NEVER."""
        spare = self.counts.spare
        for removals, vector in pyramid_facts:
            if outside_facts - vector & spare == spare:
                return int(removals)
        return NEVER
