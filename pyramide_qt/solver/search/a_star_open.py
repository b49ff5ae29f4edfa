"""The search for fewest moves where stock and waste of a plain line are both open at their tops."""

from __future__ import annotations

from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.bounds.draw_cost_one_waste import has_line_bound
from pyramide_qt.solver.bounds.fast_bound_open import OpenBound
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.search.lazy_a_star import DEAD, LEFT_BITS, LEFT_MASK, DeepSearch, Groups
from pyramide_qt.solver.states.one_waste_states import PlainRest
from pyramide_qt.solver.states.outside_moves import stock_must_go
from pyramide_qt.solver.states.state_space import CORE_BITS, CORE_MASK, Space

_MAX_KEPT = 20_000


def is_open_search(space: Space) -> bool:
    """Whether the search below serves the space, for the goal of the game."""
    is_open = isinstance(space.rest, PlainRest) and space.rest.stock.top_open
    is_core = space.core.must_clear and not stock_must_go(space.deal.rules)
    return is_open and is_core and space.is_exact and has_line_bound(space)


class OpenSearch(DeepSearch):
    """One search, whose rough bound is the removals alone."""

    def __init__(self, space: Space, budget: Budget, bounds: Bounds) -> None:
        super().__init__(space, budget)
        core = space.core
        self._bound = OpenBound(space, bounds)
        self._partner = [next(iter(core.partners.get(rank, ())), -1) for rank in range(14)]
        self._is_lonely = [rank in core.alone for rank in range(14)]
        self._lonely = sum(1 << i for i, r in enumerate(self._ranks) if r in core.alone)
        self._nexts = self._places_by_rank()
        self._lasts: dict[int, int] = {}
        # The turn of a core state by itself, with removals as moves; less than 0 if it is dead.
        self._turns: dict[int, int] = {}

    def _begin(self, start: int) -> None:
        self._see(self.shown(start >> CORE_BITS), [(0, [start & CORE_MASK])], 1, -1)

    def _places_by_rank(self) -> list[list[int]]:
        """For each rank, the next place with a card of it, as a bit, from each place on."""
        nexts = [[0] * (self._count + 1) for _ in range(14)]
        for place in range(self._count - 1, -1, -1):
            for row in nexts:
                row[place] = row[place + 1]
            nexts[self._ranks[place]][place] = 1 << place
        return nexts

    def _least(self, state: int, enough: int) -> int:
        del enough
        mask, pointer, _, redeals = self._stock.unpack(state >> CORE_BITS)
        again = redeals > 0 or self._stock.unlimited
        return self._bound.least(state & CORE_MASK, mask, pointer, again)

    def _expand(self, state: int, cost: int) -> None:
        core, rest = state & CORE_MASK, state >> CORE_BITS
        self._see(rest, self._cleared(core), cost, state)
        takes, here = self._deep.takes(core), [(0, [core])]
        count, ranks, is_lonely, nexts = self._count, self._ranks, self._is_lonely, self._nexts
        mask, pointer, _, redeals = self._stock.unpack(rest)
        high = redeals << self._stock.redeals_at
        waste = mask & (1 << pointer) - 1
        stock, top, partner = mask ^ waste, 1 << waste.bit_length() >> 1, -1
        cost += 1
        if waste:
            rank = ranks[top.bit_length() - 1]
            partner = self._partner[rank]
            groups = here if is_lonely[rank] else takes.get(rank)
            if groups:
                self._see(mask ^ top | pointer << count | high, groups, cost, state)
        while stock:
            bit = stock & -stock
            stock ^= bit
            rank = ranks[bit.bit_length() - 1]
            if not is_lonely[rank]:
                groups = takes.get(rank)
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
            turn = (cost << LEFT_BITS) + self._turns[core]
            self._redeals[max(self._lowest, turn)].append(state)

    def _redeal(self, state: int) -> None:
        """See what comes of `state` by drawing its whole stock and a redeal."""
        rest = state >> CORE_BITS
        mask, pointer, _, redeals = self._stock.unpack(rest)
        cost = ~self._costs[state] + (mask >> pointer).bit_count() + 1
        # Cards that go alone have gone in place of their draws.
        left = self._latest(mask & ~(self._lonely >> pointer << pointer))
        after = self._stock.pack(left, 0, 0, redeals - 1 if redeals else 0)
        self._see(after, [(0, [state & CORE_MASK])], cost, state)

    def _see(self, rest: int, groups: Groups, cost: int, parent: int) -> None:
        """Note that the states of `rest` with each of some cores are reached.

        `cost` is to be added to the removals inside the core that each group needs.
        """
        high = rest << CORE_BITS
        costs, parents, turns, lowest = self._costs, self._parents, self._turns, self._lowest
        moves_now = lowest >> LEFT_BITS << LEFT_BITS
        for before, cores in groups:
            reached = cost + before
            for core in cores:
                state = high | core
                known = costs.get(state)
                if known is not None and (known if known >= 0 else ~known) <= reached:
                    continue
                turn = turns.get(core)
                if turn is None:
                    turn = turns[core] = self._turn_of(core)
                if turn < 0:
                    costs[state] = DEAD
                    continue
                costs[state] = reached
                parents[state] = parent
                left = turn & LEFT_MASK
                turn += reached << LEFT_BITS
                if turn < lowest:
                    turn = max(turn, moves_now | left)
                    self._lowest = lowest = min(lowest, turn)
                self._rough[turn].append(state)

    def _turn_of(self, core: int) -> int:
        least = self._bound.removals(core)
        left = self._space.core.masks[core].bit_count()
        return -1 if least >= NEVER else least << LEFT_BITS | min(left, LEFT_MASK)

    def shown(self, rest: int) -> int:
        """The state that stands for all that show the same ranks in stock and waste.

        The waste is written with the earliest cards that show its ranks, the stock with the latest.
        """
        mask, pointer, _, redeals = self._stock.unpack(rest)
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
