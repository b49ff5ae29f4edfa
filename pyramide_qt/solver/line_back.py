"""The way back through a search for fewest moves, which keeps no more than the cost of a state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from pyramide_qt.solver.question import SolverError
from pyramide_qt.solver.rank_line import RankLine
from pyramide_qt.solver.space import CORE_BITS, CORE_MASK, Space

# The cost at which a state was looked at, or None if it was not.
CostOf = Callable[[int], int | None]


class LineBack:
    """Finds the path to a state; states are written by `line`, and their costs are `cost_of`."""

    def __init__(self, space: Space, line: RankLine, cost_of: CostOf) -> None:
        self._space, self._line, self._cost_of = space, line, cost_of

    def path(self, start: int, state: int) -> list[int]:
        """The states from `start` to `state`, with the cards that a real line has.

        `start` is as it is written, and `state` is the end of a search from there.
        """
        written = [state]
        while state != start:
            state = self._before(state)
            written.append(state)
        written.reverse()
        path = [start]
        for before, after in pairwise(written):
            cost = self._cost(after) - self._cost(before)
            path.append(self._on(path[-1], after, cost))
        return path

    def _cost(self, state: int) -> int:
        cost = self._cost_of(state)
        if cost is None:
            raise SolverError("A line that was found leads through a state that was not seen.")
        return cost

    def _before(self, state: int) -> int:
        """A state that was looked at, one of whose ways on leads to `state` at its cost."""
        cost, rest = self._cost(state), state >> CORE_BITS
        for before in self._candidates(rest, state & CORE_MASK):
            known = self._cost_of(before)
            if known is not None and known < cost:
                ways = self._ways(before, state & CORE_MASK, cost - known)
                if rest in map(self._line.written, ways):
                    return before
        raise SolverError("A line that was found has no beginning.")

    def _on(self, before: int, state: int, cost: int) -> int:
        """The state to which `before` leads at that cost and that shows the ranks of `state`."""
        shown = self._line.shown(state >> CORE_BITS)
        for rest in self._ways(before, state & CORE_MASK, cost):
            if self._line.shown(rest) == shown:
                return rest << CORE_BITS | state & CORE_MASK
        raise SolverError("A line that was found cannot be gone.")

    def _candidates(self, rest: int, core: int) -> Iterator[int]:
        """States from which a state may have been reached, and others."""
        masks, ranks = self._space.core.masks, self._space.core.ranks
        waste, stock, redeals = self._line.shown(rest)
        for rank in self._space.core.alone:
            yield from self._drawn(waste, rank, stock, redeals, core)
        for other, filled in enumerate(masks):
            more = filled ^ masks[core]
            if filled & more != more or more.bit_count() > 2:
                continue
            yield rest << CORE_BITS | other
            if more.bit_count() == 1:
                for rank in self._space.core.partners[ranks[more.bit_length() - 1]]:
                    yield from self._drawn(waste, rank, stock, redeals, other)
        if not waste:
            for before in {redeals, redeals + 1}:
                yield from self._at_any_pointer(stock, before, core)

    def _drawn(
        self, waste: list[int], rank: int, stock: list[int], redeals: int, core: int
    ) -> Iterator[int]:
        """The states with a waste top of that rank more, before any of its cards was drawn."""
        shown = [*waste, rank]
        for size in range(len(shown) + 1):
            for rest in self._line.states(shown[:size], [*shown[size:], *stock], redeals):
                yield rest << CORE_BITS | core

    def _at_any_pointer(self, shown: list[int], redeals: int, core: int) -> Iterator[int]:
        for size in range(len(shown) + 1):
            for rest in self._line.states(shown[:size], shown[size:], redeals):
                yield rest << CORE_BITS | core

    def _ways(self, before: int, core: int, cost: int) -> list[int]:
        """The states of the rest to which a way on from `before` leads with that core and cost."""
        here = before & CORE_MASK
        node = self._space.core.node(here)
        found = []
        if cost == 1 and core in node.inside:
            found.append(before >> CORE_BITS)
        if not node.forced:
            ways = self._space.rest.node(before >> CORE_BITS)
            if core == here:
                found += [rest for moves, rest in ways.own if moves == cost]
            for rank, afters in node.takes:
                if core in afters:
                    found += [rest for moves, rest in ways.meets.get(rank, []) if moves == cost]
        return found
