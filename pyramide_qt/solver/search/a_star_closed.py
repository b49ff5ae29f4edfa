"""The search for fewest moves where a stock is drawn card by card onto one closed waste."""

from __future__ import annotations

from collections.abc import Hashable

from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.bounds.pass_bound_closed import ClosedLine, ClosedView
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.search.lazy_a_star import DEAD, LEFT_BITS, LEFT_MASK, DeepSearch, Groups
from pyramide_qt.solver.states.canonical_stock import RankLine
from pyramide_qt.solver.states.state_space import CORE_BITS, CORE_MASK, Space

# So many states are looked at before the tables that take longer to make.
_SHALLOW_STATES = 1_500
_MAX_KEPT = 20_000


class LineSearch(DeepSearch):
    """One search from `start`; `closed` is the bound that `bounds` uses.

    The goal must not ask for an empty stock.
    """

    def __init__(
        self, space: Space, start: int, budget: Budget, bounds: Bounds, closed: ClosedLine
    ) -> None:
        super().__init__(space, budget)
        self._bounds, self._closed = bounds, closed
        self._is_lonely = [rank in space.core.alone for rank in self._ranks]
        self._pointer_bits = self._stock.pointer_mask.bit_length()
        start_mask = self._stock.unpack(start >> CORE_BITS)[0]
        self._line = RankLine(self._stock, self._ranks, start_mask)
        # For a core and cards outside at any pointer: where and how they were last reached.
        self._firsts: dict[int, int] = {}
        self._facts: dict[int, tuple[int, int]] = {}
        self._views: dict[int, ClosedView] = {}
        self._expanded = 0

    def _begin(self, start: int) -> None:
        self._see(start >> CORE_BITS, [(0, [start & CORE_MASK])], 1, -1)

    def shown(self, rest: int) -> Hashable:
        return self._line.shown(rest)

    def _least(self, state: int, enough: int) -> int:
        rest = state >> CORE_BITS
        view = self._views.get(rest) or self._view(rest)
        return self._closed.least(view, self._bounds.prepared(state & CORE_MASK), enough)

    def _view(self, rest: int) -> ClosedView:
        if len(self._views) >= _MAX_KEPT:
            self._views.clear()
        view = self._views[rest] = self._closed.view(rest)
        return view

    def _expand(self, state: int, cost: int) -> None:
        self._expanded += 1
        if self._expanded == _SHALLOW_STATES:
            self._closed.look_deeper()
        core, rest = state & CORE_MASK, state >> CORE_BITS
        self._see(rest, self._cleared(core), cost, state)
        takes, here = self._deep.takes(core), [(0, [core])]
        ranks, is_lonely, nexts = self._ranks, self._is_lonely, self._line.nexts
        mask, pointer, _, redeals = self._stock.unpack(rest)
        high = redeals << self._stock.redeals_at
        waste = mask & (1 << pointer) - 1
        stock, top, cost = mask ^ waste, 1 << waste.bit_length() >> 1, cost + 1
        # The waste without its top is written as it lies.
        waste ^= top
        after = waste.bit_length()
        while True:
            place = top.bit_length() - 1
            if top:
                groups = here if is_lonely[place] else takes.get(ranks[place])
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
            removals, _ = self._facts.get(core) or self._facts_of(core)
            least = cost + self._closed.after_redeal(core, mask, redeals, removals)
            if least < NEVER:
                self._put(self._redeals, least, state)

    def _redeal(self, state: int) -> None:
        """See what comes of `state` by drawing its whole stock and a redeal."""
        mask, pointer, _, redeals = self._stock.unpack(state >> CORE_BITS)
        cost = ~self._costs[state] + (mask >> pointer).bit_count() + 1
        again = self._stock.pack(mask, 0, 0, redeals - 1 if redeals else 0)
        self._see(self._line.written(again), [(0, [state & CORE_MASK])], cost, state)

    def _facts_of(self, core: int) -> tuple[int, int]:
        """How many removals a core state needs at least, and how many cards it has for its turn."""
        left = min(LEFT_MASK, self._space.core.masks[core].bit_count())
        facts = self._facts[core] = self._bounds.removals(core), left
        return facts

    def _see(self, rest: int, groups: Groups, cost: int, parent: int) -> None:
        """Note that states of `rest` are reached, at `cost` and the removals of each group."""
        high, lowest = rest << CORE_BITS, self._lowest
        costs, known_facts, rough = self._costs, self._facts, self._closed.rough
        firsts, pointer_mask = self._firsts, self._stock.pointer_mask
        pointer_bits, pointer = self._pointer_bits, rest >> self._count & pointer_mask
        anywhere = high ^ pointer << self._count + CORE_BITS
        view = None
        for before, cores in groups:
            reached = cost + before
            for core in cores:
                state = high | core
                known = costs.get(state)
                if known is not None and (known if known >= 0 else ~known) <= reached:
                    continue
                first = firsts.get(anywhere | core)
                if first is not None:
                    earlier = first & pointer_mask
                    drawn = (rest & (1 << pointer) - 1) >> earlier
                    if (
                        earlier <= pointer
                        and (first >> pointer_bits) + drawn.bit_count() <= reached
                    ):
                        continue
                firsts[anywhere | core] = reached << pointer_bits | pointer
                if view is None:
                    view = self._views.get(rest) or self._view(rest)
                removals, left = known_facts.get(core) or self._facts_of(core)
                least = rough(view, core, removals)
                if least >= NEVER:
                    costs[state] = DEAD
                    continue
                costs[state] = reached
                self._parents[state] = parent
                turn = reached + least << LEFT_BITS | left
                if turn < lowest:
                    self._put(self._rough, reached + least, state)
                else:
                    self._rough[turn].append(state)
