"""The search for fewest moves where stock and waste of one waste are both open at their tops."""

from __future__ import annotations

from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.bounds.fast_bound_open import FastOpenBound
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.search.lazy_a_star import DEAD, LEFT_BITS, LEFT_MASK, Groups, LazyAStar
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, PYRAMID_MASK, StateSpace

_MAX_KEPT = 20_000


class OpenAStar(LazyAStar):
    """One search, whose rough bound is the removals alone."""

    def __init__(self, space: StateSpace, budget: Budget, bounds: Bounds) -> None:
        super().__init__(space, budget)
        pyramid = space.pyramid
        self._bound = FastOpenBound(space, bounds)
        self._partner = [next(iter(pyramid.partners.get(rank, ())), -1) for rank in range(14)]
        self._is_lonely = [rank in pyramid.alone for rank in range(14)]
        self._lonely = sum(1 << i for i, r in enumerate(self._ranks) if r in pyramid.alone)
        self._nexts = self._places_by_rank()
        self._lasts: dict[int, int] = {}
        # The f-value of a pyramid state by itself, with removals as moves; negative if dead.
        self._f_values: dict[int, int] = {}

    def _begin(self, start: int) -> None:
        self._see(self.canonical_key(start >> PYRAMID_BITS), [(0, [start & PYRAMID_MASK])], 1, -1)

    def _places_by_rank(self) -> list[list[int]]:
        """For each rank, the next place with a card of it, as a bit, from each place on."""
        nexts = [[0] * (self._count + 1) for _ in range(14)]
        for place in range(self._count - 1, -1, -1):
            for row in nexts:
                row[place] = row[place + 1]
            nexts[self._ranks[place]][place] = 1 << place
        return nexts

    def _lower_bound(self, state: int, enough: int) -> int:
        del enough
        mask, pointer, _, redeals = self._stock.unpack(state >> PYRAMID_BITS)
        again = redeals > 0 or self._stock.unlimited
        return self._bound.lower_bound(state & PYRAMID_MASK, mask, pointer, again)

    def _expand(self, state: int, cost: int) -> None:
        pyramid, outside = state & PYRAMID_MASK, state >> PYRAMID_BITS
        self._see(outside, self._cleared(pyramid), cost, state)
        uses, here = self._macros.uses(pyramid), [(0, [pyramid])]
        count, ranks, is_lonely, nexts = self._count, self._ranks, self._is_lonely, self._nexts
        mask, pointer, _, redeals = self._stock.unpack(outside)
        high = redeals << self._stock.redeals_at
        waste = mask & (1 << pointer) - 1
        stock, top, partner = mask ^ waste, 1 << waste.bit_length() >> 1, -1
        cost += 1
        if waste:
            rank = ranks[top.bit_length() - 1]
            partner = self._partner[rank]
            groups = here if is_lonely[rank] else uses.get(rank)
            if groups:
                self._see(mask ^ top | pointer << count | high, groups, cost, state)
        while stock:
            bit = stock & -stock
            stock ^= bit
            rank = ranks[bit.bit_length() - 1]
            if not is_lonely[rank]:
                groups = uses.get(rank)
                if groups or rank == partner:
                    after = (stock & -stock).bit_length() - 1 if stock else count
                    after = waste | stock | after << count | high
                    if groups:
                        self._see(after, groups, cost, state)
                    if rank == partner:
                        self._see(after ^ top, here, cost, state)
                top = nexts[rank][waste.bit_length()]
                waste |= top
                partner = self._partner[rank]
            cost += 1
        if waste and (redeals or self._stock.unlimited):
            f_value = (cost << LEFT_BITS) + self._f_values[pyramid]
            self._redeals[max(self._lowest, f_value)].append(state)

    def _redeal(self, state: int) -> None:
        """See what comes of `state` by drawing its whole stock and a redeal."""
        outside = state >> PYRAMID_BITS
        mask, pointer, _, redeals = self._stock.unpack(outside)
        cost = ~self._costs[state] + (mask >> pointer).bit_count() + 1
        # Cards that go alone have gone in place of their draws.
        left = self._latest(mask & ~(self._lonely >> pointer << pointer))
        after = self._stock.pack(left, 0, 0, redeals - 1 if redeals else 0)
        self._see(after, [(0, [state & PYRAMID_MASK])], cost, state)

    def _see(self, outside: int, groups: Groups, cost: int, parent: int) -> None:
        """Note that the states of `outside` with each of some pyramids are reached.

        `cost` is to be added to the removals inside the pyramid that each group needs.
        """
        high = outside << PYRAMID_BITS
        costs, parents, f_values, lowest = self._costs, self._parents, self._f_values, self._lowest
        moves_now = lowest >> LEFT_BITS << LEFT_BITS
        for before, pyramids in groups:
            reached = cost + before
            for pyramid in pyramids:
                state = high | pyramid
                known = costs.get(state)
                if known is not None and (known if known >= 0 else ~known) <= reached:
                    continue
                f_value = f_values.get(pyramid)
                if f_value is None:
                    f_value = f_values[pyramid] = self._f_value_of(pyramid)
                if f_value < 0:
                    costs[state] = DEAD
                    continue
                costs[state] = reached
                parents[state] = parent
                left = f_value & LEFT_MASK
                f_value += reached << LEFT_BITS
                if f_value < lowest:
                    f_value = max(f_value, moves_now | left)
                    self._lowest = lowest = min(lowest, f_value)
                self._rough[f_value].append(state)

    def _f_value_of(self, pyramid: int) -> int:
        lower_bound = self._bound.removals(pyramid)
        left = self._space.pyramid.masks[pyramid].bit_count()
        return -1 if lower_bound >= NEVER else lower_bound << LEFT_BITS | min(left, LEFT_MASK)

    def canonical_key(self, outside: int) -> int:
        """The state that stands for all that show the same ranks in stock and waste.

        The waste is written with the earliest cards that show its ranks, the stock with the latest.
        """
        mask, pointer, _, redeals = self._stock.unpack(outside)
        left = mask & (1 << pointer) - 1
        waste, stock = 0, self._latest(mask ^ left)
        for place in bits(left):
            waste |= self._nexts[self._ranks[place]][waste.bit_length()]
        pointer = (stock & -stock).bit_length() - 1 if stock else self._count
        return waste | stock | pointer << self._count | redeals << self._stock.redeals_at

    def _latest(self, stock: int) -> int:
        """The latest cards that show the ranks of `stock`."""
        known = self._lasts.get(stock)
        if known is None:
            ranks, known, place = self._ranks, 0, self._count
            for last in reversed(bits(stock)):
                place -= 1
                while ranks[place] != ranks[last]:
                    place -= 1
                known |= 1 << place
            if len(self._lasts) >= _MAX_KEPT:
                self._lasts.clear()
            self._lasts[stock] = known
        return known
