"""What a demand vector costs at least beside removals, from a plain stock and its waste.

States are bit masks of cards in the order of a pass, so that "the third ten in the stock" or
"the cards above it" are a few operations on integers. See docs/solver.md, "Draws".
"""

from __future__ import annotations

from dataclasses import dataclass

from pyramide_qt.solver.collecting import NEVER, Collecting, Need
from pyramide_qt.solver.demand import RankCounts
from pyramide_qt.solver.line_nodes import PlainRest
from pyramide_qt.solver.rest_moves import stock_must_go
from pyramide_qt.solver.space import Space

# Cards in the stock, cards in the waste, whether a redeal is left.
View = tuple[int, int, bool]
# Cards of a rank, cards of its partner; demand for either, pairs of the core that could be split.
PairDemand = tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Wanted:
    """One demand vector of a core state: removals, its ranks (as cards) with counts, its pairs."""

    removals: int
    held: tuple[tuple[int, int], ...]
    pairs: tuple[PairDemand, ...]


# How many cards of each rank can leave the waste (the rank as cards, the number, its partner as
# cards), and the vectors.
Prepared = tuple[list[tuple[int, int, int]], list[Wanted]]


def has_line_bound(space: Space) -> bool:
    """Whether the bound below holds: each rank goes with one other at most, or alone."""
    partners, alone = space.core.partners, space.core.alone
    return isinstance(space.rest, PlainRest) and all(
        len(others) <= 1 and not (others and rank in alone) for rank, others in partners.items()
    )


class LineCollecting(Collecting):
    """The bound for a plain stock where each rank has one partner at most."""

    def __init__(self, space: Space, counts: RankCounts) -> None:
        super().__init__(space, counts)
        assert isinstance(space.rest, PlainRest)
        self._stock = space.rest.stock
        self._top_open = self._stock.top_open
        self._must_go = stock_must_go(space.deal.rules)
        core = space.core
        self._cards = [0] * 14
        for i, rank in enumerate(space.rest.stock_ranks):
            self._cards[rank] |= 1 << i
        self._partner = {rank: next(iter(p), 0) for rank, p in core.partners.items()}
        self._lonely_cards = 0
        for rank in core.alone:
            self._lonely_cards |= self._cards[rank]

    def view(self, rest: int) -> View:
        """The cards of stock and waste, and whether a redeal is left."""
        mask, pointer, _, redeals = self._stock.unpack(rest)
        waste = mask & (1 << pointer) - 1
        return mask ^ waste, waste, redeals > 0 or self._stock.unlimited

    def prepared(self, core: int, needs: list[Need]) -> Prepared:
        """The limits and vectors of a core state."""
        counts = [0] * 14
        mask, ranks = self.space.core.masks[core], self.space.core.ranks
        for i in self.space.core.slots:
            if mask >> i & 1:
                counts[ranks[i]] += 1
        limits = [
            (self._cards[rank], counts[partner], self._cards[partner])
            for rank, partner in self._partner.items()
            if self._cards[rank] & ~self._lonely_cards
        ]
        return limits, [self._wanted(need, counts) for need in sorted(needs)]

    def _wanted(self, need: Need, core: list[int]) -> Wanted:
        removals, vector = need
        demand = [0, *(self.counts.count(vector, rank) for rank in range(1, 14))]
        held = tuple((self._cards[rank], demand[rank]) for rank in range(1, 14) if demand[rank])
        pairs = tuple(
            (
                self._cards[rank],
                self._cards[partner] if partner != rank else 0,
                demand[rank],
                demand[partner] if partner != rank else 0,
                (core[rank] - demand[partner]) // (1 if partner != rank else 2),
            )
            for rank, partner in self._partner.items()
            if partner >= rank and core[rank] + core[partner]
        )
        return Wanted(removals, held, pairs)

    def least(self, view: View, prepared: Prepared) -> int:
        """The least number of moves left, or NEVER."""
        limits, vectors = prepared
        stock, waste, has_redeal = view
        barrier = self._barrier(stock, waste, limits)
        if barrier and self._must_go and not has_redeal:
            return NEVER
        reach = waste & -barrier & ~barrier if barrier else waste
        best = NEVER
        for wanted in vectors:
            if wanted.removals >= best:
                break
            cost = wanted.removals + self._cost(wanted, stock, waste, reach, has_redeal)
            if cost < best:
                best = cost
        return best

    def _barrier(self, stock: int, waste: int, limits: list[tuple[int, int, int]]) -> int:
        """The highest card of the waste that cannot leave it in this pass, as a bit, or 0."""
        barrier = 0
        for cards, limit, partner_cards in limits:
            here = waste & cards
            if here > barrier:
                beyond = here.bit_count() - limit
                if self._top_open:
                    beyond -= (stock & partner_cards).bit_count()
                if beyond > 0:
                    for _ in range(beyond - 1):
                        here &= here - 1
                    low = here & -here
                    if low > barrier:
                        barrier = low
        return barrier

    def _cost(self, wanted: Wanted, stock: int, waste: int, reach: int, has_redeal: bool) -> int:
        """Draws, redeals and what digging costs for one vector, or NEVER."""
        furthest = again = 0
        for cards, count in wanted.held:
            needed = count - (reach & cards).bit_count()
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
        if again:
            return self._again(wanted, stock, waste, again)
        before = stock & furthest - 1 if furthest else 0
        if self._top_open:
            return max(0, before.bit_count() - self._saved(wanted, before)) if before else 0
        draws = before.bit_count() + (1 if furthest else 0)
        deepest = self._deepest(wanted, stock, reach)
        if not deepest:
            return draws
        dug = draws + self._beyond(wanted, waste & -deepest)
        # Instead of digging that deep, the cards can come again after a redeal.
        return min(dug, stock.bit_count() + 2) if has_redeal else dug

    def _deepest(self, wanted: Wanted, stock: int, reach: int) -> int:
        """The deepest card of the waste that is needed because the stock has too few, or 0."""
        deepest = 0
        for cards, count in wanted.held:
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
            return 1 + max(0, moved - self._saved(wanted, stock | before))
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

    def _saved(self, wanted: Wanted, passed: int) -> int:
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
