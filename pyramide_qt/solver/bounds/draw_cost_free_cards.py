"""The bound for games with a pool of open cards beside the pyramid."""

from __future__ import annotations

from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.bounds.demand_vectors import DemandVectors, RankCounts, minimal
from pyramide_qt.solver.bounds.draw_cost import Need
from pyramide_qt.solver.bounds.draw_cost_one_waste import (
    OneWasteDrawCost,
    OutsideFacts,
    PyramidFacts,
    Wanted,
)
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.states.pyramid_with_free_cards import (
    OneWasteBesideFreeCards,
    PyramidWithFreeCards,
)
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, PYRAMID_MASK, StateSpace


class FreeCardsDrawCost(OneWasteDrawCost):
    """The bound for a pyramid with a pool: what the pool has, the stock need not supply."""

    def __init__(
        self,
        space: StateSpace,
        pyramid: PyramidWithFreeCards,
        counts: RankCounts,
        start: int,
        budget: Budget,
    ) -> None:
        super().__init__(space, counts, is_all=True)
        assert isinstance(space.outside, OneWasteBesideFreeCards)
        self._pyramid, self._outside = pyramid, space.outside
        pool = pyramid.masks[start & PYRAMID_MASK] & ~pyramid.block_mask
        ranks = [pyramid.ranks[i] for i in bits(pool)] + space.outside.ranks_of(
            start >> PYRAMID_BITS
        )
        self._demand = DemandVectors(pyramid.block, counts, counts.of(ranks), 0, budget)

    def pyramid_facts(self, pyramid: int, needs: list[Need]) -> PyramidFacts:
        """The limits and vectors of a pyramid state, less what its pool supplies."""
        del needs
        mask, counts = self._pyramid.masks[pyramid], self.counts
        pool = counts.of([self._pyramid.ranks[i] for i in bits(mask & ~self._pyramid.block_mask)])
        vectors = self._demand.vectors(mask & self._pyramid.block_mask)
        left = minimal({self._less(vector, pool) for vector in vectors}, counts)
        lonely = (mask & self._pyramid.lonely_mask).bit_count()
        removals = lonely + (mask.bit_count() - lonely + 1) // 2
        limits, wanted, lonely_left, paired = super().pyramid_facts(
            pyramid, [Need(removals, vector) for vector in left]
        )
        if not self._outside.first_waste:
            limits = self._limits(mask & self._pyramid.block_mask)
        return limits, wanted, lonely_left, paired

    def _limits(self, block: int) -> list[tuple[int, int, int, int]]:
        """What can leave the waste, as in `OneWasteDrawCost`: only with cards of the pyramid."""
        ranks = [self._pyramid.ranks[i] for i in bits(block)]
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

    def _in_this_pass(
        self, wanted: Wanted, outside_facts: OutsideFacts, reach: int, furthest: int
    ) -> int:
        """Draws are not counted here: a pool spoils what `OneWasteDrawCost` says of pairs."""
        del wanted, outside_facts, reach, furthest
        return 0

    def _again(self, wanted: Wanted, stock: int, waste: int, furthest: int) -> int:
        """A redeal is not counted either."""
        del wanted, stock, waste, furthest
        return 0
