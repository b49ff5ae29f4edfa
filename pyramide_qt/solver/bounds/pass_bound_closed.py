"""The bound for a stock drawn card by card onto one waste whose top alone can be played.

It adds to the demand vectors from where in a pass the core can still be cleared, and how many
cards can still go in it: see docs/solver.md, "Passes".
"""

from __future__ import annotations

from pyramide_qt.rules.records.rule_set import WasteOpen
from pyramide_qt.solver.bounds.demand_vectors import RankCounts
from pyramide_qt.solver.bounds.draw_cost import NEVER, Collecting, Need
from pyramide_qt.solver.bounds.draw_cost_one_waste import (
    NO_OTHERS,
    LineCollecting,
    Prepared,
    View,
    Wanted,
    has_line_bound,
)
from pyramide_qt.solver.bounds.pass_bits import NO_PASS, PassGrid
from pyramide_qt.solver.bounds.pass_bits_two_cards import MAX_CARDS, UnderGrid
from pyramide_qt.solver.bounds.pass_tables import MAX_REDEALS, PassOrder, has_few_states
from pyramide_qt.solver.bounds.waste_uses import MANY_USES, PassUses
from pyramide_qt.solver.states.one_waste_bits import LineStock
from pyramide_qt.solver.states.one_waste_states import PlainRest
from pyramide_qt.solver.states.state_space import CORE_BITS, CORE_MASK, Space

_LAYERS = 8
# The view of `LineCollecting`; the place by pointer and top, and the place by which passes are
# told apart, which may see the card under the top too; whether no card ahead has gone; redeals
# left.
ClosedView = tuple[View, int, int, bool, int]
# What `LineCollecting` prepares, and the number of the core state.
ClosedPrepared = tuple[Prepared, int]
# Redeals needed, the cards up to the end of the last pass, and uses left in this one.
Ahead = tuple[int, int, int]


def is_closed_line(space: Space) -> bool:
    """Whether the bound below holds and its tables are not too large."""
    rules, stock = space.deal.rules, space.rest.stock
    if not isinstance(space.rest, PlainRest) or not isinstance(stock, LineStock):
        return False
    is_closed = not stock.top_open and not stock.shift_mask
    is_top_only = WasteOpen.UNDER_TOP not in rules.waste_open
    return is_closed and is_top_only and has_line_bound(space) and has_few_states(space)


class ClosedLine(Collecting):
    """The bound for one search from `start`.

    `is_all`: the aim asks for an empty stock and waste too. `floor`: so many core cards may be
    left over. `can_look_deeper`: there are tables that see the card under the waste top.
    """

    can_look_deeper = True

    def __init__(
        self, space: Space, counts: RankCounts, start: int, *, is_all: bool, floor: int = 0
    ) -> None:
        super().__init__(space, counts)
        stock, core = space.rest.stock, space.core
        assert isinstance(stock, LineStock)
        self._stock, self._is_all = stock, is_all
        self._by_vectors = LineCollecting(space, counts, is_all=is_all)
        self._start_mask = stock.unpack(start >> CORE_BITS)[0]
        ranks = core.ranks[stock.first :]
        line = [
            i for i in range(stock.count)
            if self._start_mask >> i & 1 and ranks[i] not in core.alone
        ]  # fmt: skip
        self._line_mask = sum(1 << i for i in line)
        # The cards of the line below each place of the stock, and the places up to each of them.
        self._below = [(self._line_mask & (1 << i) - 1).bit_count() for i in range(stock.count + 1)]
        self._up_to = [0, *((2 << i) - 1 for i in line)]
        line_ranks = [ranks[i] for i in line]
        self._order, self._uses = self._order_of(space, start & CORE_MASK, line_ranks, floor)
        self._width = self._order.grid.width
        self._place_bits = self._order.grid.place_bits
        self._by_under: PassOrder[UnderGrid] | None = None
        if self.can_look_deeper and len(line) <= MAX_CARDS:
            unders = UnderGrid(line_ranks)
            self._by_under = PassOrder(space, start & CORE_MASK, unders, floor)
            self._place_bits = unders.place_bits
        self._is_deep = False
        self._masks, self._floor = core.masks, floor
        self._passes: dict[int, Ahead] = {}

    def _order_of(
        self, space: Space, core: int, ranks: list[int], floor: int
    ) -> tuple[PassOrder[PassGrid], PassUses | None]:
        order = PassOrder(space, core, PassGrid(ranks, _LAYERS), floor)
        return order, PassUses(order)

    def look_deeper(self) -> None:
        """From now on see the card under the waste top too, which takes more time at first."""
        if self._by_under and not self._is_deep:
            self._is_deep = True
            self._passes.clear()

    def view(self, rest: int) -> ClosedView:
        """What the bound needs to know about a state of the rest."""
        stock = self._stock
        mask, pointer, _, redeals = stock.unpack(rest)
        waste = mask & (1 << pointer) - 1
        below, line = self._below, waste & self._line_mask
        drawn, top = below[pointer], line.bit_length()
        place = under = drawn * self._width + below[top]
        if self._by_under:
            second = below[(line ^ 1 << top >> 1).bit_length()]
            under = self._by_under.grid.place(drawn, below[top], second)
        is_fresh = mask >> pointer == self._start_mask >> pointer
        if stock.unlimited:
            redeals = MAX_REDEALS + 1
        plain = (mask ^ waste, waste, 0, redeals > 0, NO_OTHERS)
        return plain, place, under, is_fresh, redeals

    def prepared(self, core: int, needs: list[Need]) -> ClosedPrepared:
        """What the bound needs to know about a core state with those `needs`."""
        return self._by_vectors.prepared(core, needs), core

    def least(self, closed: ClosedView, prepared: ClosedPrepared, enough: int = -1) -> int:
        """The least number of moves left, or NEVER.

        It may be more than that, but not above `enough`.
        """
        (limits, vectors, sizes), core = prepared
        view, place, under, is_fresh, redeals_left = closed
        by_vectors = self._by_vectors
        if self._masks[core].bit_count() <= self._floor:
            return by_vectors.least(view, prepared[0])
        ahead = self._ahead(core, place, under, is_fresh, 0)
        if ahead[0] > redeals_left:
            return NEVER
        barrier = by_vectors.barrier(view, limits)
        stock, waste, _, has_redeal, _ = view
        if barrier and self._is_all and not has_redeal:
            return NEVER
        reach = waste & -barrier & ~barrier if barrier else waste
        best = NEVER
        for wanted in vectors:
            if wanted.removals >= best:
                break
            cost = self._beside(wanted, closed, core, reach, ahead)
            if cost < NEVER:
                best = min(best, wanted.removals + cost)
                if best <= enough:
                    return best
        if self._is_all and best < NEVER:
            return max(best, by_vectors.for_all(stock, waste, sizes))
        return best

    def _beside(
        self, wanted: Wanted, closed: ClosedView, core: int, reach: int, ahead: Ahead
    ) -> int:
        """What one vector costs beside removals of core cards, or NEVER."""
        if ahead[0]:
            return self._again(wanted, closed, core, reach, ahead)
        (stock, _, _, _, _), place, under, is_fresh, redeals_left = closed
        cost = self._by_vectors.cost(wanted, closed[0], reach)
        cost = max(cost, (stock & ahead[1]).bit_count())
        if redeals_left and NEVER > cost > stock.bit_count() + 2:
            again = self._ahead(core, place, under, is_fresh, 1)
            cost = min(cost, self._again(wanted, closed, core, reach, again))
        return cost

    def _ahead(self, core: int, place: int, under: int, is_fresh: bool, least: int) -> Ahead:
        """How many redeals are needed, `least` or more; where the last pass ends; uses in this one.

        The end is given by the cards up to it.
        """
        key = ((core << self._place_bits | under) << 1 | is_fresh) << 2 | least
        known = self._passes.get(key)
        if known is None:
            uses = self._uses.most(core, place) if self._uses and is_fresh else MANY_USES
            known = MAX_REDEALS + 1, 0, uses
            for redeals in range(least, MAX_REDEALS + 1):
                end = self._order.end(core, redeals, place, fresh=is_fresh)
                if end == NO_PASS:
                    continue
                if self._is_deep and self._by_under:
                    deep_end = self._by_under.end(core, redeals, under, fresh=is_fresh)
                    if deep_end == NO_PASS:
                        continue
                known = redeals, self._up_to[end], uses
                break
            self._passes[key] = known
        return known

    def _again(
        self, wanted: Wanted, closed: ClosedView, core: int, reach: int, ahead: Ahead
    ) -> int:
        """Draws and redeals with as many redeals as `ahead` says, at least one, or more of them."""
        (stock, waste, _, _, _), place, under, is_fresh, redeals_left = closed
        redeals, end, uses = ahead
        if redeals > redeals_left:
            return NEVER
        mask = stock | waste
        if uses < MANY_USES:
            # A card of the waste goes after all above it.
            deep = waste & self._line_mask
            for _ in range(min(uses, deep.bit_count())):
                deep ^= 1 << deep.bit_length() - 1
            reach = reach >> deep.bit_length() << deep.bit_length()
        usable = stock | reach
        if redeals > 1:
            return self._later(wanted, mask, usable, ahead) + stock.bit_count()
        beyond = 0
        for cards, count, _ in wanted.held:
            missing = count - (mask & end & cards).bit_count()
            if missing > 0:
                beyond += missing
        if beyond:
            end, beyond = self._far_enough(wanted, mask, usable, ahead)
        last_part = mask & end
        saved = min(uses - beyond, self._by_vectors.saved(wanted, last_part & usable))
        one = NEVER if end == -1 else 1 + max(1, last_part.bit_count() - saved)
        if end != ahead[1] and redeals_left > 1:
            two = self._ahead(core, place, under, is_fresh, 2)
            if two[0] <= redeals_left:
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
        line = mask & self._line_mask
        last_part = line & end
        saved = self._used(wanted, mask & usable) if uses == MANY_USES else uses
        moves = redeals + max(1, mask.bit_count() - saved)
        if redeals > 2:
            moves += (redeals - 2) * max(1, line.bit_count() - self._used(wanted, line))
        return moves + max(1, last_part.bit_count() - self._used(wanted, last_part))

    def _used(self, wanted: Wanted, cards: int) -> int:
        """How many of `cards` can go with core cards, whatever removals that costs."""
        used = 0
        for one, other, demand, other_demand, splits in wanted.pairs:
            if other:
                used += min((cards & one).bit_count(), demand + splits)
                used += min((cards & other).bit_count(), other_demand + splits)
            else:
                used += min((cards & one).bit_count(), demand + 2 * splits)
        return used

    def rough(self, closed: ClosedView, core: int, removals: int) -> int:
        """A lower bound that takes less time, for a core state that needs so many removals."""
        (stock, waste, _, _, _), place, under, is_fresh, redeals_left = closed
        known = self._passes.get(((core << self._place_bits | under) << 1 | is_fresh) << 2)
        redeals, end, uses = known or self._ahead(core, place, under, is_fresh, 0)
        if redeals > redeals_left:
            return NEVER
        if not redeals:
            return removals + min((stock & end).bit_count(), stock.bit_count() + 2)
        last_part = (stock | waste) & (end if redeals == 1 else -1)
        return removals + stock.bit_count() + redeals + max(1, last_part.bit_count() - uses)

    def after_redeal(self, core: int, mask: int, redeals_left: int, removals: int) -> int:
        """As `rough`, for a redeal of the cards of `mask`, by the place where a pass begins."""
        redeals, end, _ = self._ahead(core, 0, 0, False, 0)
        if not self._stock.unlimited and redeals >= redeals_left:
            return NEVER
        if not redeals:
            return removals + min((mask & end).bit_count(), mask.bit_count() + 2)
        return removals + mask.bit_count() + redeals + 1
