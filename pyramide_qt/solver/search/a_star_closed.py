"""The search for fewest moves where a stock is drawn card by card onto one closed waste."""

from __future__ import annotations

from collections.abc import Hashable

from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.bounds.pass_bound_closed import ClosedOutsideFacts, ClosedPassBound
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.search.lazy_a_star import DEAD, LEFT_BITS, LEFT_MASK, Groups, LazyAStar
from pyramide_qt.solver.states.canonical_stock import CanonicalStock
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, PYRAMID_MASK, StateSpace

# So many states are looked at before the tables that take longer to make.
_SHALLOW_STATES = 1_500
_MAX_KEPT = 20_000


class ClosedAStar(LazyAStar):
    """One search from `start`; `closed` is the bound that `bounds` uses.

    The goal must not ask for an empty stock.
    """

    def __init__(
        self, space: StateSpace, start: int, budget: Budget, bounds: Bounds, closed: ClosedPassBound
    ) -> None:
        super().__init__(space, budget)
        self._bounds, self._closed = bounds, closed
        self._is_lonely = [rank in space.pyramid.alone for rank in self._ranks]
        self._pointer_bits = self._stock.pointer_mask.bit_length()
        start_mask = self._stock.unpack(start >> PYRAMID_BITS)[0]
        self._line = CanonicalStock(self._stock, self._ranks, start_mask)
        # For a pyramid and cards outside at any pointer: where and how they were last reached.
        self._firsts: dict[int, int] = {}
        self._facts: dict[int, tuple[int, int]] = {}
        self._known: dict[int, ClosedOutsideFacts] = {}
        self._expanded = 0

    def _begin(self, start: int) -> None:
        self._see(start >> PYRAMID_BITS, [(0, [start & PYRAMID_MASK])], 1, -1)

    def canonical_key(self, outside: int) -> Hashable:
        """The state that stands for all outside states that show the same ranks."""
        return self._line.canonical_key(outside)

    def _lower_bound(self, state: int, enough: int) -> int:
        outside = state >> PYRAMID_BITS
        outside_facts = self._known.get(outside) or self._outside_facts(outside)
        return self._closed.lower_bound(
            outside_facts, self._bounds.pyramid_facts(state & PYRAMID_MASK), enough
        )

    def _outside_facts(self, outside: int) -> ClosedOutsideFacts:
        if len(self._known) >= _MAX_KEPT:
            self._known.clear()
        outside_facts = self._known[outside] = self._closed.outside_facts(outside)
        return outside_facts

    def _expand(self, state: int, cost: int) -> None:
        self._expanded += 1
        if self._expanded == _SHALLOW_STATES:
            self._closed.look_deeper()
        pyramid, outside = state & PYRAMID_MASK, state >> PYRAMID_BITS
        self._see(outside, self._cleared(pyramid), cost, state)
        uses, here = self._macros.uses(pyramid), [(0, [pyramid])]
        ranks, is_lonely, nexts = self._ranks, self._is_lonely, self._line.nexts
        mask, pointer, _, redeals = self._stock.unpack(outside)
        high = redeals << self._stock.redeals_at
        waste = mask & (1 << pointer) - 1
        stock, top, cost = mask ^ waste, 1 << waste.bit_length() >> 1, cost + 1
        # The waste without its top is written as it lies.
        waste ^= top
        after = waste.bit_length()
        while True:
            place = top.bit_length() - 1
            if top:
                groups = here if is_lonely[place] else uses.get(ranks[place])
                if groups:
                    self._see(self._line.joined(waste, after, stock) | high, groups, cost, state)
            if not stock:
                break
            if top:
                after = nexts[ranks[place]][after]
                waste |= 1 << after - 1
            top = stock & -stock
            stock ^= top
            cost += 1
        if mask and (redeals or self._stock.unlimited):
            removals, _ = self._facts.get(pyramid) or self._facts_of(pyramid)
            lower_bound = cost + self._closed.after_redeal(pyramid, mask, redeals, removals)
            if lower_bound < NEVER:
                self._put(self._redeals, lower_bound, state)

    def _redeal(self, state: int) -> None:
        """See what comes of `state` by drawing its whole stock and a redeal."""
        mask, pointer, _, redeals = self._stock.unpack(state >> PYRAMID_BITS)
        cost = ~self._costs[state] + (mask >> pointer).bit_count() + 1
        again = self._stock.pack(mask, 0, 0, redeals - 1 if redeals else 0)
        self._see(self._line.written(again), [(0, [state & PYRAMID_MASK])], cost, state)

    def _facts_of(self, pyramid: int) -> tuple[int, int]:
        """How many removals a pyramid state needs at least, and its cards for its f-value."""
        left = min(LEFT_MASK, self._space.pyramid.masks[pyramid].bit_count())
        facts = self._facts[pyramid] = self._bounds.removals(pyramid), left
        return facts

    def _see(self, outside: int, groups: Groups, cost: int, parent: int) -> None:
        """Note that states of `outside` are reached, at `cost` and the removals of each group."""
        high, lowest = outside << PYRAMID_BITS, self._lowest
        costs, known_facts, rough = self._costs, self._facts, self._closed.rough
        firsts, pointer_mask = self._firsts, self._stock.pointer_mask
        pointer_bits, pointer = self._pointer_bits, outside >> self._count & pointer_mask
        anywhere = high ^ pointer << self._count + PYRAMID_BITS
        outside_facts = None
        for before, pyramids in groups:
            reached = cost + before
            for pyramid in pyramids:
                state = high | pyramid
                known = costs.get(state)
                if known is not None and (known if known >= 0 else ~known) <= reached:
                    continue
                first = firsts.get(anywhere | pyramid)
                if first is not None:
                    earlier = first & pointer_mask
                    drawn = (outside & (1 << pointer) - 1) >> earlier
                    as_early = (first >> pointer_bits) + drawn.bit_count() <= reached
                    if earlier <= pointer and as_early:
                        continue
                firsts[anywhere | pyramid] = reached << pointer_bits | pointer
                if outside_facts is None:
                    outside_facts = self._known.get(outside) or self._outside_facts(outside)
                removals, left = known_facts.get(pyramid) or self._facts_of(pyramid)
                lower_bound = rough(outside_facts, pyramid, removals)
                if lower_bound >= NEVER:
                    costs[state] = DEAD
                    continue
                costs[state] = reached
                self._parents[state] = parent
                f_value = reached + lower_bound << LEFT_BITS | left
                if f_value < lowest:
                    self._put(self._rough, reached + lower_bound, state)
                else:
                    self._rough[f_value].append(state)
