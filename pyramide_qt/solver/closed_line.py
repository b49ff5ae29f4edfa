"""The bound for a stock drawn card by card onto one waste whose top alone can be played.

It adds to the demand vectors from where in a pass the core can still be cleared, and how many
cards can still go in it: see docs/solver.md, "Passes".
"""

from __future__ import annotations

from pyramide_qt.rules.rule_set import WasteOpen
from pyramide_qt.solver.collecting import NEVER, Collecting, Need
from pyramide_qt.solver.collecting_line import (
    NO_OTHERS,
    LineCollecting,
    Prepared,
    View,
    Wanted,
    has_line_bound,
)
from pyramide_qt.solver.demand import RankCounts
from pyramide_qt.solver.line_nodes import PlainRest
from pyramide_qt.solver.pass_grid import PassGrid
from pyramide_qt.solver.pass_order import (
    MANY_USES,
    MOST_REDEALS,
    NO_PASS,
    PassOrder,
    has_few_states,
)
from pyramide_qt.solver.space import CORE_BITS, CORE_MASK, Space
from pyramide_qt.solver.stock_line import LineStock

_LAYERS = 8
# The view of `LineCollecting`, place and freshness for `PassOrder`, redeals left.
ClosedView = tuple[View, int, bool, int]
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
    left over.
    """

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
        self._grid, self._order = self._order_of(space, start & CORE_MASK, line_ranks, floor)
        self._masks, self._floor = core.masks, floor
        self._passes: dict[int, Ahead] = {}

    def _order_of(
        self, space: Space, core: int, ranks: list[int], floor: int
    ) -> tuple[PassGrid, PassOrder]:
        grid = PassGrid(ranks, _LAYERS)
        return grid, PassOrder(space, core, grid, floor)

    def view(self, rest: int) -> ClosedView:
        """What the bound needs to know about a state of the rest."""
        stock = self._stock
        mask, pointer, _, redeals = stock.unpack(rest)
        waste = mask & (1 << pointer) - 1
        below = self._below
        place = below[pointer] * self._grid.width + below[(waste & self._line_mask).bit_length()]
        is_fresh = mask >> pointer == self._start_mask >> pointer
        if stock.unlimited:
            redeals = MOST_REDEALS + 1
        return (mask ^ waste, waste, 0, redeals > 0, NO_OTHERS), place, is_fresh, redeals

    def prepared(self, core: int, needs: list[Need]) -> ClosedPrepared:
        """What the bound needs to know about a core state with those `needs`."""
        return self._by_vectors.prepared(core, needs), core

    def least(self, closed: ClosedView, prepared: ClosedPrepared) -> int:
        """The least number of moves left, or NEVER."""
        (limits, vectors, sizes), core = prepared
        view, place, is_fresh, redeals_left = closed
        by_vectors = self._by_vectors
        if self._masks[core].bit_count() <= self._floor:
            return by_vectors.least(view, prepared[0])
        ahead = self._ahead(core, place, is_fresh, 0)
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
        if self._is_all and best < NEVER:
            return max(best, by_vectors.for_all(stock, waste, sizes))
        return best

    def _beside(
        self, wanted: Wanted, closed: ClosedView, core: int, reach: int, ahead: Ahead
    ) -> int:
        """What one vector costs beside removals of core cards, or NEVER."""
        if ahead[0]:
            return self._later(wanted, closed, reach, ahead)
        view, place, is_fresh, redeals_left = closed
        stock = view[0]
        cost = self._by_vectors.cost(wanted, view, reach)
        cost = max(cost, (stock & ahead[1]).bit_count())
        if redeals_left and NEVER > cost > stock.bit_count() + 2:
            again = self._ahead(core, place, is_fresh, 1)
            cost = min(cost, self._later(wanted, closed, reach, again))
        return cost

    def _ahead(self, core: int, place: int, is_fresh: bool, least: int) -> Ahead:
        """How many redeals are needed, `least` or more; where the last pass ends; uses in this one.

        The end is given by the cards up to it.
        """
        key = ((core << 13 | place) << 1 | is_fresh) << 1 | least
        known = self._passes.get(key)
        if known is None:
            uses = self._order.most_uses(core, place) if is_fresh else MANY_USES
            known = MOST_REDEALS + 1, 0, uses
            for redeals in range(least, MOST_REDEALS + 1):
                end = self._order.end(core, redeals, place, fresh=is_fresh)
                if end != NO_PASS:
                    known = redeals, self._up_to[end], uses
                    break
            self._passes[key] = known
        return known

    def _later(self, wanted: Wanted, closed: ClosedView, reach: int, ahead: Ahead) -> int:
        """Draws and redeals if there are redeals, the last pass being drawn up to an end.

        NEVER if there are too few redeals, or cards.
        """
        (stock, waste, _, _, _), _, _, redeals_left = closed
        redeals, end, uses = ahead
        mask, usable = stock | waste, stock | reach
        if redeals > redeals_left:
            return NEVER
        for cards, count, _ in wanted.held:
            if (mask & cards).bit_count() < count:
                return NEVER
        last_part = mask & end
        moves = stock.bit_count() + redeals
        if redeals == 1:
            saved = min(uses, self._by_vectors.saved(wanted, last_part & usable))
            return moves + max(1, last_part.bit_count() - saved)
        saved = self._used(wanted, mask & usable) if uses == MANY_USES else uses
        moves += max(1, mask.bit_count() - saved)
        if redeals > 2:
            line = mask & self._line_mask
            moves += (redeals - 2) * max(1, line.bit_count() - self._used(wanted, line))
        last_part &= self._line_mask
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
        (stock, waste, _, _, _), place, is_fresh, redeals_left = closed
        known = self._passes.get(((core << 13 | place) << 1 | is_fresh) << 1)
        redeals, end, uses = known or self._ahead(core, place, is_fresh, 0)
        if redeals > redeals_left:
            return NEVER
        if not redeals:
            return removals + min((stock & end).bit_count(), stock.bit_count() + 2)
        last_part = (stock | waste) & (end if redeals == 1 else -1)
        return removals + stock.bit_count() + redeals + max(1, last_part.bit_count() - uses)
