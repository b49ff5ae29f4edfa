"""The search for fewest moves where a stock is drawn card by card onto one closed waste.

It does what `Search` does, for the commonest rules alone and with less for each state: no edges
and no ways back are kept, and the full bound is worked out when a state is next in turn.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyramide_qt.solver.bounds import Bounds
from pyramide_qt.solver.closed_line import ClosedLine
from pyramide_qt.solver.collecting import NEVER
from pyramide_qt.solver.question import Budget, SolverError
from pyramide_qt.solver.space import CORE_BITS, CORE_MASK, Space
from pyramide_qt.solver.stock_line import LineStock

_CHECK_EVERY = 256
_DEAD = ~0
_BUCKETS = 1024


class LineSearch:
    """One search from a start to the first state with an empty core.

    `closed` is the bound that `bounds` uses. The goal must not ask for an empty stock.
    """

    def __init__(self, space: Space, budget: Budget, bounds: Bounds, closed: ClosedLine) -> None:
        self._space, self._budget, self._bounds, self._closed = space, budget, bounds, closed
        stock = space.rest.stock
        assert isinstance(stock, LineStock)
        self._stock, self._count = stock, stock.count
        self._ranks = space.core.ranks[stock.first :]
        lonely = [rank in space.core.alone for rank in range(14)]
        self._is_lonely = [lonely[rank] for rank in self._ranks]
        # One more than the cost of each state seen; ~ of that once its ways on are known, ~0 if
        # it is dead.
        self._costs: dict[int, int] = {}
        # States by the least number of moves of a line through them: by the rough bound alone,
        # and by the full one.
        self._rough: list[list[int]] = [[] for _ in range(_BUCKETS)]
        self._full: list[list[int]] = [[] for _ in range(_BUCKETS)]
        self._takes: dict[int, dict[int, list[int]]] = {}
        self._removals: dict[int, int] = {}
        self._total = 0

    def path(self, start: int) -> list[int] | None:
        """The states from `start` to the aim, both with it, or None if it is out of reach.

        Raises OutOfBudget.
        """
        self._costs[start] = 1
        if self._bounds.moves_left(start) < NEVER:
            self._full[0].append(start)
        costs, masks, seen = self._costs, self._space.core.masks, 0
        while self._total < len(self._full):
            state = self._next()
            if state is None:
                continue
            cost = costs[state]
            if not masks[state & CORE_MASK]:
                self._budget.take(len(costs) - seen)
                return self._way_back(start, state)
            costs[state] = ~cost
            self._expand(state, cost)
            if len(costs) - seen >= _CHECK_EVERY:
                self._budget.take(len(costs) - seen)
                seen = len(costs)
        self._budget.take(len(costs) - seen)
        return None

    def _next(self) -> int | None:
        """The state to be expanded next, if this step brings one."""
        total, costs = self._total, self._costs
        full, rough = self._full[total], self._rough[total]
        if full:
            state = full.pop()
            return state if costs[state] >= 0 else None
        if not rough:
            self._total += 1
            return None
        state = rough.pop()
        cost = costs[state]
        if cost < 0:
            return None
        least = self._bounds.moves_left(state)
        if least >= NEVER:
            costs[state] = _DEAD
            return None
        if cost + least <= total:
            return state
        self._full[cost + least].append(state)
        return None

    def _expand(self, state: int, cost: int) -> None:
        core, rest = state & CORE_MASK, state >> CORE_BITS
        node = self._space.core.node(core)
        if node.inside:
            self._see(rest, node.inside, cost + 1)
            if node.forced:
                return
        takes = self._takes.get(core)
        if takes is None:
            takes = self._takes[core] = dict(node.takes)
        count, ranks, is_lonely = self._count, self._ranks, self._is_lonely
        mask, pointer, _, redeals = self._stock.unpack(rest)
        high = redeals << self._stock.redeals_at
        below = mask & (1 << pointer) - 1
        stock, here = mask ^ below, [core]
        bit, after, cost = 1 << below.bit_length() >> 1, pointer, cost + 1
        while True:
            if bit:
                place = bit.bit_length() - 1
                cores = here if is_lonely[place] else takes.get(ranks[place])
                if cores:
                    self._see(mask ^ bit | after << count | high, cores, cost)
            if not stock:
                break
            bit = stock & -stock
            stock ^= bit
            after = (stock & -stock).bit_length() - 1 if stock else count
            cost += 1
        if mask and (redeals or self._stock.unlimited):
            self._see(self._stock.pack(mask, 0, 0, redeals - 1 if redeals else 0), here, cost)

    def _see(self, rest: int, cores: list[int], cost: int) -> None:
        """Note that the states of `rest` with each of `cores` are reached at `cost`."""
        high = rest << CORE_BITS
        costs, closed, removals_of = self._costs, self._closed, self._removals
        view = None
        for core in cores:
            state = high | core
            known = costs.get(state)
            if known is not None and (known if known >= 0 else ~known) <= cost:
                continue
            if view is None:
                view = closed.view(rest)
            removals = removals_of.get(core)
            if removals is None:
                removals = removals_of[core] = self._bounds.removals(core)
            least = closed.rough(view, core, removals)
            if least >= NEVER:
                costs[state] = _DEAD
                continue
            costs[state] = cost
            self._rough[max(self._total, cost + least)].append(state)

    def _way_back(self, start: int, state: int) -> list[int]:
        """The states from `start` to `state`, found backwards by their costs."""
        path = [state]
        while state != start:
            state = self._before(state)
            path.append(state)
        return path[::-1]

    def _before(self, state: int) -> int:
        """A state with its ways on known, one of which leads to `state` at its cost."""
        cost = self._costs[state]
        cost = cost if cost >= 0 else ~cost
        for before in self._candidates(state >> CORE_BITS, state & CORE_MASK):
            known = self._costs.get(before, 0)
            if known < 0 and known != _DEAD and self._leads_to(before, state, cost - ~known):
                return before
        raise SolverError("A line that was found has no beginning.")

    def _candidates(self, rest: int, core: int) -> Iterator[int]:
        """States from which a state may have been reached, and others."""
        masks, partners = self._space.core.masks, self._space.core.partners
        mask, _, _, redeals = self._stock.unpack(rest)
        gone = [i for i in range(self._count) if not mask >> i & 1]
        for other, filled in enumerate(masks):
            more = filled ^ masks[core]
            if filled & more != more or more.bit_count() > 2:
                continue
            yield rest << CORE_BITS | other
            if more.bit_count() == 1:
                ranks = partners[self._space.core.ranks[more.bit_length() - 1]]
                for i in gone:
                    if self._ranks[i] in ranks:
                        yield from self._at_any_pointer(mask | 1 << i, redeals, other)
        for i in gone:
            if self._is_lonely[i]:
                yield from self._at_any_pointer(mask | 1 << i, redeals, core)
        for before in {redeals, redeals + 1}:
            yield from self._at_any_pointer(mask, before, core)

    def _at_any_pointer(self, mask: int, redeals: int, core: int) -> Iterator[int]:
        for pointer in range(self._count + 1):
            if pointer == self._count or mask >> pointer & 1:
                yield self._stock.pack(mask, pointer, 0, redeals) << CORE_BITS | core

    def _leads_to(self, before: int, state: int, cost: int) -> bool:
        """Whether one way on from `before` leads to `state` at that cost."""
        core, rest = state & CORE_MASK, state >> CORE_BITS
        node = self._space.core.node(before & CORE_MASK)
        if before >> CORE_BITS == rest and core in node.inside:
            return cost == 1
        ways = self._space.rest.node(before >> CORE_BITS)
        if before & CORE_MASK == core and (cost, rest) in ways.own:
            return True
        return any(
            core in afters and (cost, rest) in ways.meets.get(rank, [])
            for rank, afters in node.takes
        )
