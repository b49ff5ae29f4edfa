"""What a demand vector costs at least beside removals, from a plain stock and its waste.

States are bit masks of cards in the order of a pass, so that "the third ten in the stock" or
"the cards above it" are a few operations on integers. See docs/solver.md, "Draws".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from pyramide_qt.rules.records.rule_set import WasteOpen
from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.bounds.demand_vectors import RankCounts
from pyramide_qt.solver.bounds.draw_cost import NEVER, DrawCost, Need
from pyramide_qt.solver.states.one_waste_bits import OneWasteStock
from pyramide_qt.solver.states.outside_states import OutsideStates
from pyramide_qt.solver.states.state_space import StateSpace

# No cards of any rank in other blocks.
NO_OTHERS = (0,) * 14


# Plain tuples where they are taken apart a million times: Python unpacks no others as fast.
# Cards in the stock and in the waste, the turned card of a shifting waste (all as bits), whether
# a redeal is left, and how many cards of each rank lie in other blocks.
OutsideFacts = tuple[int, int, int, bool, tuple[int, ...]]


class PairDemand(NamedTuple):
    """Cards of a rank and of its partner, the demand for either, pairs that could be split."""

    cards: int
    partners: int
    demand: int
    other_demand: int
    splits: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """A demand vector of a pyramid state: removals, ranks (as cards) with counts, pairs."""

    removals: int
    held: tuple[tuple[int, int, int], ...]
    pairs: tuple[PairDemand, ...]


# How many cards of each rank can leave the waste (the rank as cards, the number, its partner as
# cards and by itself), the vectors, the pyramid cards that go alone only, and the others.
PyramidFacts = tuple[list[tuple[int, int, int, int]], list[Wanted], int, int]


class OneWasteDrawCost(DrawCost):
    """The bound for one stock and a waste that is dug from its top.

    `is_all`: the aim asks for an empty stock and waste too.
    """

    def __init__(self, space: StateSpace, counts: RankCounts, *, is_all: bool) -> None:
        super().__init__(space, counts)
        assert isinstance(space.outside.stock, OneWasteStock)
        self._stock: OneWasteStock = space.outside.stock
        self._is_plain = space.outside.is_on_bits
        self._top_open = self._stock.top_open
        self._is_all = is_all
        pyramid = space.pyramid
        self._cards = [0] * 14
        for i, rank in enumerate(pyramid.ranks[self._stock.first :]):
            self._cards[rank] |= 1 << i
        self._partner = {rank: next(iter(p), 0) for rank, p in pyramid.partners.items()}
        self._lonely_cards = sum(self._cards[rank] for rank in pyramid.alone)
        self._meets_waste = WasteOpen.UNDER_TOP in space.deal.rules.waste_open
        self._meets_drawn = self._top_open or self._stock.shift_mask > 0 or self._meets_waste

    def outside_facts(self, outside: int) -> OutsideFacts:
        """The cards of stock and waste, whether a redeal is left, and what else there is."""
        others: tuple[int, ...] = NO_OTHERS
        if not self._is_plain:
            others, outside = self._taken_apart(outside)
        mask, pointer, flag, redeals = self._stock.unpack(outside)
        waste = mask & (1 << pointer) - 1
        turned = 1 << waste.bit_length() - 1 if flag else 0
        has_redeal = redeals > 0 or self._stock.unlimited
        return mask ^ waste, waste, turned, has_redeal, others

    def _taken_apart(self, outside: int) -> tuple[tuple[int, ...], int]:
        assert isinstance(self.space.outside, OutsideStates)
        others, key, _ = self.space.outside.keys[outside]
        counts = [0] * 14
        for i in bits(others):
            counts[self.space.pyramid.ranks[i]] += 1
        return tuple(counts), key

    def pyramid_facts(self, pyramid: int, needs: list[Need]) -> PyramidFacts:
        """The limits and vectors of a pyramid state."""
        counts = [0] * 14
        mask, ranks = self.space.pyramid.masks[pyramid], self.space.pyramid.ranks
        for i in bits(mask):
            counts[ranks[i]] += 1
        limits = [
            (self._cards[rank], counts[partner], self._cards[partner], partner)
            for rank, partner in self._partner.items()
            if self._cards[rank].bit_count() > counts[partner]
            and not self._cards[rank] & self._lonely_cards
        ]
        lonely = (mask & self.space.pyramid.lonely_mask).bit_count()
        vectors = [self._wanted(need, counts) for need in sorted(needs)]
        return limits, vectors, lonely, mask.bit_count() - lonely

    def _wanted(self, need: Need, pyramid: list[int]) -> Wanted:
        removals, vector = need
        demand = [0, *(self.counts.count(vector, rank) for rank in range(1, 14))]
        held = tuple(
            (self._cards[rank], demand[rank], rank) for rank in range(1, 14) if demand[rank]
        )
        pairs = tuple(
            PairDemand(
                self._cards[rank],
                self._cards[partner] if partner != rank else 0,
                demand[rank],
                demand[partner] if partner != rank else 0,
                (pyramid[rank] - demand[partner]) // (1 if partner != rank else 2),
            )
            for rank, partner in self._partner.items()
            if partner >= rank and pyramid[rank] + pyramid[partner]
        )
        return Wanted(removals, held, pairs)

    def lower_bound(self, outside_facts: OutsideFacts, pyramid_facts: PyramidFacts) -> int:
        """The least number of moves left, or NEVER."""
        return self.over_vectors(outside_facts, pyramid_facts, self.cost, outside_facts)

    def over_vectors(
        self,
        outside_facts: OutsideFacts,
        pyramid_facts: PyramidFacts,
        cost_of: Callable[[Wanted, Any, int], int],
        context: Any,
        enough: int = -1,
    ) -> int:
        """The least of removals and `cost_of` over the vectors, or NEVER.

        `cost_of` gets a vector, `context` and the cards of the waste that can be reached. The
        result may be too large, but not above `enough`.
        """
        limits, vectors, lonely, paired = pyramid_facts
        stock, waste, _, has_redeal, _ = outside_facts
        barrier = self.barrier(outside_facts, limits)
        if barrier and self._is_all and not has_redeal:
            return NEVER
        reach = waste & -barrier & ~barrier if barrier else waste
        best = NEVER
        for wanted in vectors:
            if wanted.removals >= best:
                break
            bound = wanted.removals + cost_of(wanted, context, reach)
            if bound < best:
                best = bound
                if best <= enough:
                    return best
        if self._is_all and self._is_plain and best < NEVER:
            return max(best, self._for_all(stock, waste, lonely, paired))
        return best

    def _for_all(self, stock: int, waste: int, lonely: int, paired: int) -> int:
        """Moves to remove every card: at most two go at once, and each is drawn or taken."""
        lonely += ((stock | waste) & self._lonely_cards).bit_count()
        paired += ((stock | waste) & ~self._lonely_cards).bit_count()
        removals = lonely + (paired + 1) // 2
        drawn = stock.bit_count()
        return max(removals, drawn) if self._top_open else removals + drawn

    def barrier(self, outside_facts: OutsideFacts, limits: list[tuple[int, int, int, int]]) -> int:
        """The highest card of the waste that cannot leave it in this pass, as a bit, or 0."""
        stock, waste, turned, _, others = outside_facts
        drawn = stock | (waste if self._meets_waste else turned)
        barrier = 0
        for cards, limit, partner_cards, partner in limits:
            here = (waste ^ turned) & cards
            if here > barrier:
                beyond = here.bit_count() - limit - others[partner]
                if self._meets_drawn:
                    beyond -= (drawn & partner_cards).bit_count()
                if beyond > 0:
                    for _ in range(beyond - 1):
                        here &= here - 1
                    low = here & -here
                    if low > barrier:
                        barrier = low
        return barrier

    def cost(self, wanted: Wanted, outside_facts: OutsideFacts, reach: int) -> int:
        """Draws, redeals and what digging costs for one vector, or NEVER."""
        stock, waste, _, has_redeal, others = outside_facts
        furthest = again = 0
        for cards, count, rank in wanted.held:
            needed = count - (reach & cards).bit_count() - others[rank]
            if needed <= 0:
                continue
            ahead = stock & cards
            missing = needed - ahead.bit_count()
            if missing > 0:
                ahead = (waste ^ reach) & cards
                if not has_redeal or ahead.bit_count() < missing:
                    return NEVER
                needed = missing
            while needed > 1:
                ahead &= ahead - 1
                needed -= 1
            bit = ahead & -ahead
            if missing > 0:
                again = max(again, bit)
            else:
                furthest = max(furthest, bit)
        if not self._is_plain:
            return 0
        if again:
            return self._again(wanted, stock, waste, again)
        return self._in_this_pass(wanted, outside_facts, reach, furthest)

    def _in_this_pass(
        self, wanted: Wanted, outside_facts: OutsideFacts, reach: int, furthest: int
    ) -> int:
        stock, waste, _, has_redeal, _ = outside_facts
        before = stock & furthest - 1 if furthest else 0
        if self._top_open:
            return max(0, before.bit_count() - self.saved(wanted, before)) if before else 0
        draws = before.bit_count() + (1 if furthest else 0)
        if self._meets_drawn:
            # Cards of the waste can go with drawn ones, so that digging may cost nothing.
            return draws
        deepest = self._deepest(wanted, stock, reach)
        if not deepest:
            return draws
        dug = draws + self._beyond(wanted, waste & -deepest)
        # Instead of digging that deep, the cards can come again after a redeal.
        return min(dug, stock.bit_count() + 2) if has_redeal else dug

    def _deepest(self, wanted: Wanted, stock: int, reach: int) -> int:
        """The deepest card of the waste that is needed because the stock has too few, or 0."""
        deepest = 0
        for cards, count, _ in wanted.held:
            missing = count - (stock & cards).bit_count()
            if missing > 0:
                here = reach & cards
                for _ in range(here.bit_count() - missing):
                    here &= here - 1
                low = here & -here
                if low < deepest or not deepest:
                    deepest = low
        return deepest

    def _again(self, wanted: Wanted, stock: int, waste: int, furthest: int) -> int:
        before = waste & furthest - 1
        if self._top_open:
            moved = (stock | before).bit_count()
            return 1 + max(0, moved - self.saved(wanted, stock | before))
        return 2 + stock.bit_count() + before.bit_count()

    def _beyond(self, wanted: Wanted, dug: int) -> int:
        """What the cards dug out beyond the demand cost."""
        cost = (dug & self._lonely_cards).bit_count()
        for cards, partners, demand, other_demand, _ in wanted.pairs:
            beyond = (dug & cards).bit_count() - demand
            other = (dug & partners).bit_count() - other_demand
            if other > beyond:
                beyond = other
            if beyond > 0:
                cost += beyond if partners else (beyond + 1) // 2
        return cost

    def saved(self, wanted: Wanted, passed: int) -> int:
        """How many draws of `passed` cards can be saved by removing them from the open stock."""
        saved = 0
        for cards, partners, demand, other_demand, splits in wanted.pairs:
            slack = (passed & cards).bit_count() - demand
            if slack <= 0:
                saved += slack + demand
                slack = 0
            else:
                saved += demand
            if partners:
                other = (passed & partners).bit_count() - other_demand
                if other <= 0:
                    saved += other + other_demand
                    continue
                saved += other_demand
                saved += min(slack, other, splits)
            else:
                saved += min(slack // 2, splits)
        return saved
