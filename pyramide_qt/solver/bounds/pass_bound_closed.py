"""The bound for a stock drawn card by card onto one waste whose top alone can be played.

It adds to the demand vectors from where in a pass the pyramid can still be cleared, and how many
cards can still go in it: see docs/solver.md, "Passes".
"""

from __future__ import annotations

from pyramide_qt.solver.bounds.demand_vectors import RankCounts
from pyramide_qt.solver.bounds.draw_cost import NEVER, DrawCost, Need
from pyramide_qt.solver.bounds.draw_cost_one_waste import (
    NO_OTHERS,
    OneWasteDrawCost,
    OutsideFacts,
    PyramidFacts,
    Wanted,
)
from pyramide_qt.solver.bounds.pass_bits import NO_PASS, PassBits
from pyramide_qt.solver.bounds.pass_bits_two_cards import MAX_CARDS, TwoCardPassBits
from pyramide_qt.solver.bounds.pass_tables import MAX_REDEALS, PassTables
from pyramide_qt.solver.bounds.waste_uses import MANY_USES, WasteUses
from pyramide_qt.solver.states.one_waste_bits import OneWasteStock
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, PYRAMID_MASK, StateSpace

_LAYERS = 8


# What `OneWasteDrawCost` knows; the place by pointer and top; the place by which passes are told
# apart, which may see the card under the top too; whether no card ahead of the pointer has gone;
# redeals left.
ClosedOutsideFacts = tuple[OutsideFacts, int, int, bool, int]
# What `OneWasteDrawCost` knows, and the number of the pyramid state.
ClosedPyramidFacts = tuple[PyramidFacts, int]
# Redeals needed, the cards up to the end of the last pass, and uses left in this one.
Ahead = tuple[int, int, int]


# The outside, the number of the pyramid state, and what lies ahead of both.
Context = tuple[ClosedOutsideFacts, int, Ahead]


class ClosedPassBound(DrawCost):
    """The bound for one search from `start`.

    `is_all`: the aim asks for an empty stock and waste too. `floor`: so many pyramid cards may be
    left over. `can_look_deeper`: there are tables that see the card under the waste top.
    """

    can_look_deeper = True

    def __init__(
        self, space: StateSpace, counts: RankCounts, start: int, *, is_all: bool, floor: int = 0
    ) -> None:
        super().__init__(space, counts)
        stock, pyramid = space.outside.stock, space.pyramid
        assert isinstance(stock, OneWasteStock)
        self._stock, self._is_all = stock, is_all
        self._by_vectors = OneWasteDrawCost(space, counts, is_all=is_all)
        self._start_mask = stock.unpack(start >> PYRAMID_BITS)[0]
        ranks = pyramid.ranks[stock.first :]
        stock_order = [
            i for i in range(stock.count)
            if self._start_mask >> i & 1 and ranks[i] not in pyramid.alone
        ]  # fmt: skip
        self._stock_order_mask = sum(1 << i for i in stock_order)
        # The cards of the order below each place of the stock, and the places up to each of them.
        self._below = [
            (self._stock_order_mask & (1 << i) - 1).bit_count() for i in range(stock.count + 1)
        ]
        self._up_to = [0, *((2 << i) - 1 for i in stock_order)]
        order_ranks = [ranks[i] for i in stock_order]
        self._order, self._uses = self._order_of(space, start & PYRAMID_MASK, order_ranks, floor)
        self._width = self._order.grid.width
        self._place_bits = self._order.grid.place_bits
        self._by_under: PassTables[TwoCardPassBits] | None = None
        if self.can_look_deeper and len(stock_order) <= MAX_CARDS:
            unders = TwoCardPassBits(order_ranks)
            self._by_under = PassTables(space, start & PYRAMID_MASK, unders, floor)
            self._place_bits = unders.place_bits
        self._is_deep = False
        self._masks, self._floor = pyramid.masks, floor
        self._passes: dict[int, Ahead] = {}

    def _order_of(
        self, space: StateSpace, pyramid: int, ranks: list[int], floor: int
    ) -> tuple[PassTables[PassBits], WasteUses | None]:
        order = PassTables(space, pyramid, PassBits(ranks, _LAYERS), floor)
        return order, WasteUses(order)

    def look_deeper(self) -> None:
        """From now on see the card under the waste top too, which takes more time at first."""
        if self._by_under and not self._is_deep:
            self._is_deep = True
            self._passes.clear()

    def outside_facts(self, outside: int) -> ClosedOutsideFacts:
        """What the bound needs to know about a state of the outside."""
        stock = self._stock
        mask, pointer, _, redeals = stock.unpack(outside)
        waste = mask & (1 << pointer) - 1
        below, stock_order = self._below, waste & self._stock_order_mask
        drawn, top = below[pointer], stock_order.bit_length()
        place = under = drawn * self._width + below[top]
        if self._by_under:
            second = below[(stock_order ^ 1 << top >> 1).bit_length()]
            under = self._by_under.grid.place(drawn, below[top], second)
        is_fresh = mask >> pointer == self._start_mask >> pointer
        if stock.unlimited:
            redeals = MAX_REDEALS + 1
        plain = mask ^ waste, waste, 0, redeals > 0, NO_OTHERS
        return plain, place, under, is_fresh, redeals

    def pyramid_facts(self, pyramid: int, needs: list[Need]) -> ClosedPyramidFacts:
        """What the bound needs to know about a pyramid state with those `needs`."""
        return self._by_vectors.pyramid_facts(pyramid, needs), pyramid

    def lower_bound(
        self, closed: ClosedOutsideFacts, pyramid_facts: ClosedPyramidFacts, enough: int = -1
    ) -> int:
        """The least number of moves left, or NEVER.

        It may be more than that, but not above `enough`.
        """
        plain, pyramid = pyramid_facts
        outside_facts, place, under, is_fresh, redeals_left = closed
        by_vectors = self._by_vectors
        if self._masks[pyramid].bit_count() <= self._floor:
            return by_vectors.lower_bound(outside_facts, plain)
        ahead = self._ahead(pyramid, place, under, is_fresh, 0)
        redeals, _, _ = ahead
        if redeals > redeals_left:
            return NEVER
        context = closed, pyramid, ahead
        return by_vectors.over_vectors(outside_facts, plain, self._beside, context, enough)

    def _beside(self, wanted: Wanted, context: Context, reach: int) -> int:
        """What one vector costs beside removals of pyramid cards, or NEVER."""
        closed, pyramid, ahead = context
        redeals, end, _ = ahead
        if redeals:
            return self._again(wanted, closed, pyramid, reach, ahead)
        plain, place, under, is_fresh, redeals_left = closed
        stock, _, _, _, _ = plain
        cost = self._by_vectors.cost(wanted, plain, reach)
        cost = max(cost, (stock & end).bit_count())
        if redeals_left and NEVER > cost > stock.bit_count() + 2:
            again = self._ahead(pyramid, place, under, is_fresh, 1)
            cost = min(cost, self._again(wanted, closed, pyramid, reach, again))
        return cost

    def _ahead(
        self, pyramid: int, place: int, under: int, is_fresh: bool, lower_bound: int
    ) -> Ahead:
        """Redeals needed, `lower_bound` or more; where the last pass ends; uses in this one.

        The end is given by the cards up to it.
        """
        key = ((pyramid << self._place_bits | under) << 1 | is_fresh) << 2 | lower_bound
        known = self._passes.get(key)
        if known is None:
            uses = self._uses.most(pyramid, place) if self._uses and is_fresh else MANY_USES
            known = MAX_REDEALS + 1, 0, uses
            for redeals in range(lower_bound, MAX_REDEALS + 1):
                end = self._order.end(pyramid, redeals, place, fresh=is_fresh)
                if end == NO_PASS:
                    continue
                if self._is_deep and self._by_under:
                    deep_end = self._by_under.end(pyramid, redeals, under, fresh=is_fresh)
                    if deep_end == NO_PASS:
                        continue
                known = redeals, self._up_to[end], uses
                break
            self._passes[key] = known
        return known

    def _again(
        self, wanted: Wanted, closed: ClosedOutsideFacts, pyramid: int, reach: int, ahead: Ahead
    ) -> int:
        """Draws and redeals with as many redeals as `ahead` says, at least one, or more of them."""
        (stock, waste, _, _, _), place, under, is_fresh, redeals_left = closed
        redeals, last_end, uses = ahead
        if redeals > redeals_left:
            return NEVER
        mask = stock | waste
        if uses < MANY_USES:
            # A card of the waste goes after all above it.
            deep = waste & self._stock_order_mask
            for _ in range(min(uses, deep.bit_count())):
                deep ^= 1 << deep.bit_length() - 1
            reach = reach >> deep.bit_length() << deep.bit_length()
        usable = stock | reach
        if redeals > 1:
            return self._later(wanted, mask, usable, ahead) + stock.bit_count()
        end, beyond = last_end, 0
        for cards, count, _ in wanted.held:
            missing = count - (mask & end & cards).bit_count()
            if missing > 0:
                beyond += missing
        if beyond:
            end, beyond = self._far_enough(wanted, mask, usable, ahead)
        last_part = mask & end
        saved = min(uses - beyond, self._by_vectors.saved(wanted, last_part & usable))
        one = NEVER if end == -1 else 1 + max(1, last_part.bit_count() - saved)
        if end != last_end and redeals_left > 1:
            two = self._ahead(pyramid, place, under, is_fresh, 2)
            redeals, _, _ = two
            if redeals <= redeals_left:
                one = min(one, self._later(wanted, mask, usable, two))
        return one + stock.bit_count()

    def _far_enough(self, wanted: Wanted, mask: int, usable: int, ahead: Ahead) -> tuple[int, int]:
        """How far the last pass is drawn at least after one redeal, and uses beyond that.

        The cards that are needed and not drawn in the last pass must be used before it.
        """
        _, end, uses = ahead
        while True:
            beyond = lacking = 0
            for cards, count, _ in wanted.held:
                missing = count - (mask & end & cards).bit_count()
                if missing > 0:
                    lacking |= mask & cards & ~end
                    beyond += missing
                    if missing > (usable & cards & ~end).bit_count():
                        beyond = NEVER
            if beyond <= uses:
                return end, beyond
            if not lacking:
                return -1, 0
            end |= (lacking & -lacking) * 2 - 1

    def _later(self, wanted: Wanted, mask: int, usable: int, ahead: Ahead) -> int:
        """Draws and redeals after this pass, if two redeals or more are needed, or NEVER."""
        redeals, end, uses = ahead
        for cards, count, _ in wanted.held:
            if (mask & cards).bit_count() < count:
                return NEVER
        stock_order = mask & self._stock_order_mask
        last_part = stock_order & end
        saved = self._used(wanted, mask & usable) if uses == MANY_USES else uses
        moves = redeals + max(1, mask.bit_count() - saved)
        if redeals > 2:
            moves += (redeals - 2) * max(
                1, stock_order.bit_count() - self._used(wanted, stock_order)
            )
        return moves + max(1, last_part.bit_count() - self._used(wanted, last_part))

    def _used(self, wanted: Wanted, cards: int) -> int:
        """How many of `cards` can go with pyramid cards, whatever removals that costs."""
        used = 0
        for one, other, demand, other_demand, splits in wanted.pairs:
            if other:
                used += min((cards & one).bit_count(), demand + splits)
                used += min((cards & other).bit_count(), other_demand + splits)
            else:
                used += min((cards & one).bit_count(), demand + 2 * splits)
        return used

    def rough(self, closed: ClosedOutsideFacts, pyramid: int, removals: int) -> int:
        """A lower bound that takes less time, for a pyramid state that needs so many removals."""
        (stock, waste, _, _, _), place, under, is_fresh, redeals_left = closed
        known = self._passes.get(((pyramid << self._place_bits | under) << 1 | is_fresh) << 2)
        redeals, end, uses = known or self._ahead(pyramid, place, under, is_fresh, 0)
        if redeals > redeals_left:
            return NEVER
        if not redeals:
            return removals + min((stock & end).bit_count(), stock.bit_count() + 2)
        last_part = (stock | waste) & (end if redeals == 1 else -1)
        return removals + stock.bit_count() + redeals + max(1, last_part.bit_count() - uses)

    def after_redeal(self, pyramid: int, mask: int, redeals_left: int, removals: int) -> int:
        """As `rough`, for a redeal of the cards of `mask`, by the place where a pass begins."""
        redeals, end, _ = self._ahead(pyramid, 0, 0, False, 0)
        if not self._stock.unlimited and redeals >= redeals_left:
            return NEVER
        if not redeals:
            return removals + min((mask & end).bit_count(), mask.bit_count() + 2)
        return removals + mask.bit_count() + redeals + 1
