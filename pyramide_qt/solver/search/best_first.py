"""The search: best first over pairs of pyramid state and outside state, with a budget."""

from __future__ import annotations

from collections.abc import Callable

from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, PYRAMID_MASK, StateSpace

_CHECK_EVERY = 256
_DEAD = ~0
_BUCKETS = 1024


# Where a state comes in the order of a search: by state, cost so far, and bound.
Priority = Callable[[int, int, int], int]


class BestFirstSearch:
    """One search from a start to the first state that `is_aim` accepts.

    `bounds` says how many moves are left at least, or that the aim is out of reach. With
    `priority` None the path found has the fewest moves; else states of least `priority` come first.
    """

    def __init__(
        self,
        space: StateSpace,
        budget: Budget,
        is_aim: Callable[[int], bool],
        bounds: Bounds,
        priority: Priority | None = None,
    ) -> None:
        self._space, self._budget = space, budget
        self._is_aim, self._bounds, self._priority = is_aim, bounds, priority
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
        if self._bounds.lower_bound_of(start) < NEVER:
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
        pyramid_number, outside_number = state & PYRAMID_MASK, state >> PYRAMID_BITS
        pyramid = self._space.pyramid.node(pyramid_number)
        if pyramid.forced:
            self._see(state, outside_number, pyramid.inside, cost + 1)
            return
        outside = self._space.outside.node(outside_number)
        here = [pyramid_number]
        for way, after in outside.moves:
            self._see(state, after, here, cost + way)
        if outside.forced:
            return
        if pyramid.inside:
            self._see(state, outside_number, pyramid.inside, cost + 1)
        uses = outside.uses
        for rank, afters in pyramid.uses:
            if rank in uses:
                for way, after in uses[rank]:
                    self._see(state, after, afters, cost + way)
        if outside.cell_fills:
            for rank, after in pyramid.to_cell:
                self._see(state, outside.cell_fills[rank], [after], cost + 1)

    def _see(self, parent: int, outside: int, pyramids: list[int], cost: int) -> None:
        """Note that the states of `outside` with each of `pyramids` are reached at `cost`."""
        high = outside << PYRAMID_BITS
        costs, buckets, priority = self._costs, self._buckets, self._priority
        bounds = self._bounds
        outside_facts = None
        for pyramid in pyramids:
            state = high | pyramid
            known = costs.get(state)
            if known is not None and (known if known >= 0 else ~known) <= cost:
                continue
            costs[state] = cost
            self._parents[state] = parent
            if outside_facts is None:
                outside_facts = bounds.outside_facts(outside)
            lower_bound = bounds.lower_bound(outside_facts, bounds.pyramid_facts(pyramid))
            if lower_bound >= NEVER:
                costs[state] = _DEAD
                continue
            place = cost + lower_bound if priority is None else priority(state, cost, lower_bound)
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
