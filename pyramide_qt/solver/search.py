"""The search: best first over pairs of core state and rest state, with a budget."""

from __future__ import annotations

from collections.abc import Callable

from pyramide_qt.solver.bounds import DEAD
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.space import CORE_BITS, CORE_MASK, Space

_CHECK_EVERY = 256


class Search:
    """One search from a start to the first state that `is_aim` accepts.

    `moves_left` bounds the moves from a state to the aim from below, or is DEAD. With `weigh`
    None the path found has the fewest moves; else states with the least `weigh` come first.
    """

    def __init__(
        self,
        space: Space,
        budget: Budget,
        is_aim: Callable[[int], bool],
        moves_left: Callable[[int], int],
        weigh: Callable[[int, int], int] | None = None,
    ) -> None:
        self._space, self._budget = space, budget
        self._is_aim, self._moves_left, self._weigh = is_aim, moves_left, weigh
        self._costs: dict[int, int] = {}
        self._parents: dict[int, int] = {}
        self._expanded: set[int] = set()
        self._buckets: list[list[int]] = []
        self._play_on = space.deal.rules.play_on

    def path(self, start: int) -> list[int] | None:
        """The states from `start` to the aim, both with it, or None if it is out of reach.

        Raises OutOfBudget.
        """
        self._see(start, -1, 0)
        rank, seen = 0, 0
        while rank < len(self._buckets):
            bucket = self._buckets[rank]
            if not bucket:
                rank += 1
                continue
            state = bucket.pop()
            if state in self._expanded:
                continue
            if self._is_aim(state):
                self._budget.take(len(self._costs) - seen)
                return self._back_from(state)
            self._expanded.add(state)
            if self._play_on or not self._space.is_won(state):
                lowest = self._expand(state)
                rank = min(rank, lowest)
            if len(self._costs) - seen >= _CHECK_EVERY:
                self._budget.take(len(self._costs) - seen)
                seen = len(self._costs)
        self._budget.take(len(self._costs) - seen)
        return None

    def path_to_least(self, measure: Callable[[int], int]) -> list[int]:
        """The states from the start to one with the least `measure` of all that were seen."""
        return self._back_from(min(self._parents, key=measure))

    def _see(self, state: int, parent: int, cost: int) -> int:
        """Note a way to `state`; the rank of the bucket it went to, or a large number."""
        known = self._costs.get(state)
        if known is not None and known <= cost:
            return 1 << 30
        need = self._moves_left(state)
        self._parents[state] = parent
        if need == DEAD:
            self._costs[state] = 0
            return 1 << 30
        if known is not None:
            self._expanded.discard(state)
        self._costs[state] = cost
        rank = cost + need if self._weigh is None else self._weigh(state, need)
        while len(self._buckets) <= rank:
            self._buckets.append([])
        self._buckets[rank].append(state)
        return rank

    def _expand(self, state: int) -> int:
        core_number, rest_number = state & CORE_MASK, state >> CORE_BITS
        core = self._space.core.node(core_number)
        rest_bits = rest_number << CORE_BITS
        cost = self._costs[state]
        if core.forced:
            return self._see(rest_bits | core.inside[0], state, cost + 1)
        rest = self._space.rest.node(rest_number)
        ways = [(after << CORE_BITS | core_number, cost + way) for way, after in rest.own]
        if not rest.forced:
            ways += [(rest_bits | after, cost + 1) for after in core.inside]
            for rank, afters in core.takes:
                for way, rest_after in rest.meets.get(rank, ()):
                    high = rest_after << CORE_BITS
                    ways += [(high | after, cost + way) for after in afters]
            if rest.fills:
                for rank, after in core.lifts:
                    ways.append((rest.fills[rank] << CORE_BITS | after, cost + 1))
        return min((self._see(after, state, total) for after, total in ways), default=1 << 30)

    def _back_from(self, state: int) -> list[int]:
        path = [state]
        while self._parents[path[-1]] >= 0:
            path.append(self._parents[path[-1]])
        return path[::-1]
