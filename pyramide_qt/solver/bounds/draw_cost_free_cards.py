"""The bound for games with a pool of open cards beside the core."""

from __future__ import annotations

from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.bounds.demand_vectors import Demand, RankCounts, minimal
from pyramide_qt.solver.bounds.draw_cost import Need
from pyramide_qt.solver.bounds.draw_cost_one_waste import LineCollecting, Prepared, View, Wanted
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.states.pyramid_with_free_cards import PooledCore, PooledRest
from pyramide_qt.solver.states.state_space import CORE_BITS, CORE_MASK, Space


class PooledCollecting(LineCollecting):
    """The bound for a core with a pool: what the pool has, the stock need not supply."""

    def __init__(
        self, space: Space, core: PooledCore, counts: RankCounts, start: int, budget: Budget
    ) -> None:
        super().__init__(space, counts, is_all=True)
        assert isinstance(space.rest, PooledRest)
        self._core, self._rest = core, space.rest
        pool = core.masks[start & CORE_MASK] & ~core.block_mask
        ranks = [core.ranks[i] for i in bits(pool)] + space.rest.ranks_of(start >> CORE_BITS)
        self._demand = Demand(core.block, counts, counts.of(ranks), 0, budget)

    def prepared(self, core: int, needs: list[Need]) -> Prepared:
        """The limits and vectors of a core state, less what its pool supplies."""
        del needs
        mask, counts = self._core.masks[core], self.counts
        pool = counts.of([self._core.ranks[i] for i in bits(mask & ~self._core.block_mask)])
        vectors = self._demand.vectors(mask & self._core.block_mask)
        left = minimal({self._less(vector, pool) for vector in vectors}, counts)
        lonely = (mask & self._core.lonely_mask).bit_count()
        removals = lonely + (mask.bit_count() - lonely + 1) // 2
        limits, wanted, sizes = super().prepared(core, [(removals, vector) for vector in left])
        if not self._rest.first_waste:
            limits = self._limits(mask & self._core.block_mask)
        return limits, wanted, sizes

    def _limits(self, block: int) -> list[tuple[int, int, int, int]]:
        """What can leave the waste, as in `LineCollecting`: only with cards of the core block."""
        ranks = [self._core.ranks[i] for i in bits(block)]
        return [
            (cards, ranks.count(partner), self._cards[partner], partner)
            for rank, partner in self._partner.items()
            if (cards := self._cards[rank]) and not cards & self._lonely_cards
        ]

    def _less(self, vector: int, pool: int) -> int:
        counts = self.counts
        return sum(
            max(0, counts.count(vector, rank) - counts.count(pool, rank)) * counts.ones[rank]
            for rank in range(1, 14)
        )

    def _in_this_pass(self, wanted: Wanted, view: View, reach: int, furthest: int) -> int:
        """Draws are not counted here: a pool spoils what `LineCollecting` says of pairs."""
        del wanted, view, reach, furthest
        return 0

    def _again(self, wanted: Wanted, stock: int, waste: int, furthest: int) -> int:
        """A redeal is not counted either."""
        del wanted, stock, waste, furthest
        return 0
