"""The path of a search that passes over removals and merges states, made one of the game again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise

from pyramide_qt.solver.question import SolverError
from pyramide_qt.solver.search.macro_moves import DeepTakes
from pyramide_qt.solver.states.state_space import CORE_BITS, CORE_MASK, Space


class DeepPath:
    """Follows paths whose steps are those of `deep`, with a removal outside or without.

    `shown` tells of a state of the rest what all states share that the search took for one.
    """

    def __init__(self, space: Space, deep: DeepTakes, shown: Callable[[int], Hashable]) -> None:
        self._space, self._deep, self._shown = space, deep, shown

    def followed(self, start: int, path: Sequence[int]) -> list[int]:
        """The states of the game from `start` on, the first of `path`, to its end.

        Each removal inside the core is made as soon as it can be, as a player would.
        """
        real = [start]
        for after in path[1:]:
            real += self._step(real[-1], after)
        core = self._space.core
        steps = [
            (core.masks[before & CORE_MASK] ^ core.masks[after & CORE_MASK], after >> CORE_BITS)
            for before, after in pairwise(real)
        ]
        inside = [before >> CORE_BITS == after >> CORE_BITS for before, after in pairwise(real)]
        found, mask, rest = [start], core.masks[start & CORE_MASK], start >> CORE_BITS
        while steps:
            ways = core.all_inside(mask)
            open_now = (i for i, (gone, _) in enumerate(steps) if inside[i] and mask ^ gone in ways)
            i = next(open_now, 0)
            (gone, after), is_inside = steps.pop(i), inside.pop(i)
            mask ^= gone
            rest = rest if is_inside else after
            found.append(rest << CORE_BITS | core.number(mask))
        return found

    def _step(self, state: int, after: int) -> list[int]:
        """The states that follow `state` up to one which the search took for `after`."""
        core, rest = state & CORE_MASK, state >> CORE_BITS
        aim, shown = after & CORE_MASK, self._shown(after >> CORE_BITS)
        masks, number = self._space.core.masks, self._space.core.number
        if not masks[aim] and self._shown(rest) == shown:
            cleared = self._deep.way_to_clear(masks[core])
            return [rest << CORE_BITS | number(mask) for mask in cleared]
        ways = self._space.rest.node(rest)
        found = [(cost, other) for cost, other in ways.own if aim == core]
        for rank, groups in self._deep.takes(core).items():
            for before, cores in groups if rank in ways.meets else ():
                if aim in cores:
                    found += [(before + cost, other) for cost, other in ways.meets[rank]]
        for _, other in sorted(found):
            if self._shown(other) == shown:
                inside = self._deep.way(masks[core], masks[aim]) if core != aim else []
                path = [rest << CORE_BITS | number(mask) for mask in inside]
                return [*path, other << CORE_BITS | aim]
        raise SolverError("A line that was found cannot be followed.")
