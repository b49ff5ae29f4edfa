"""The search: best first over pairs of core state and rest state, with a budget."""

from __future__ import annotations

from collections.abc import Callable

from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.states.state_space import CORE_BITS, CORE_MASK, Space

_CHECK_EVERY = 256
_DEAD = ~0
_BUCKETS = 1024


# Where a state comes in the order of a search: by state, cost so far, and bound.
Weigh = Callable[[int, int, int], int]


class Search:
    """One search from a start to the first state that `is_aim` accepts.

    `bounds` says how many moves are left at least, or that the aim is out of reach. With
    `weigh` None the path found has the fewest moves; else states of least `weigh` come first.
    """

    def __init__(
        self,
        space: Space,
        budget: Budget,
        is_aim: Callable[[int], bool],
        bounds: Bounds,
        weigh: Weigh | None = None,
    ) -> None:
        self._space, self._budget = space, budget
        self._is_aim, self._bounds, self._weigh = is_aim, bounds, weigh
        # The cost of each state seen; ~cost once its ways on are known, or it is dead.
        self._costs: dict[int, int] = {}
        self._parents: dict[int, int] = {}
        self._buckets: list[list[int]] = [[] for _ in range(_BUCKETS)]
        self._lowest = 0
        self._play_on = space.deal.rules.play_on

    def path(self, start: int) -> list[int] | None:
        """The states from `start` to the aim, both with it, or None if it is out of reach.

        Raises OutOfBudget.
        """
        self._costs[start] = 0
        self._parents[start] = -1
        if self._bounds.moves_left(start) < NEVER:
            self._buckets[0].append(start)
        buckets, costs, seen = self._buckets, self._costs, 0
        while self._lowest < len(buckets):
            bucket = buckets[self._lowest]
            if not bucket:
                self._lowest += 1
                continue
            state = bucket.pop()
            cost = costs[state]
            if cost < 0:
                continue
            if self._is_aim(state):
                self._budget.take(len(self._costs) - seen)
                return self._back_from(state)
            costs[state] = ~cost
            if self._play_on or not self._space.is_won(state):
                self._expand(state, cost)
            if len(self._costs) - seen >= _CHECK_EVERY:
                self._budget.take(len(self._costs) - seen)
                seen = len(self._costs)
        self._budget.take(len(self._costs) - seen)
        return None

    def path_to_least(self, measure: Callable[[int], int]) -> list[int]:
        """The states from the start to one with the least `measure` of all that were seen."""
        return self._back_from(min(self._parents, key=measure))

    def _expand(self, state: int, cost: int) -> None:
        core_number, rest_number = state & CORE_MASK, state >> CORE_BITS
        core = self._space.core.node(core_number)
        if core.forced:
            self._see(state, rest_number, core.inside, cost + 1)
            return
        rest = self._space.rest.node(rest_number)
        here = [core_number]
        for way, after in rest.own:
            self._see(state, after, here, cost + way)
        if rest.forced:
            return
        if core.inside:
            self._see(state, rest_number, core.inside, cost + 1)
        meets = rest.meets
        for rank, afters in core.takes:
            if rank in meets:
                for way, after in meets[rank]:
                    self._see(state, after, afters, cost + way)
        if rest.fills:
            for rank, after in core.lifts:
                self._see(state, rest.fills[rank], [after], cost + 1)

    def _see(self, parent: int, rest: int, cores: list[int], cost: int) -> None:
        """Note that the states of `rest` with each of `cores` are reached at `cost`."""
        high = rest << CORE_BITS
        costs, buckets, weigh = self._costs, self._buckets, self._weigh
        bounds = self._bounds
        view = None
        for core in cores:
            state = high | core
            known = costs.get(state)
            if known is not None and (known if known >= 0 else ~known) <= cost:
                continue
            costs[state] = cost
            self._parents[state] = parent
            if view is None:
                view = bounds.view(rest)
            least = bounds.least(view, bounds.prepared(core))
            if least >= NEVER:
                costs[state] = _DEAD
                continue
            place = cost + least if weigh is None else weigh(state, cost, least)
            if place >= len(buckets):
                buckets.extend([] for _ in range(place + _BUCKETS - len(buckets)))
            buckets[place].append(state)
            if place < self._lowest:
                self._lowest = place

    def _back_from(self, state: int) -> list[int]:
        path = [state]
        while self._parents[path[-1]] >= 0:
            path.append(self._parents[path[-1]])
        return path[::-1]
