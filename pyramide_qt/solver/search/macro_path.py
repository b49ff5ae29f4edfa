"""The path of a search that passes over removals and merges states, made one of the game again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise

from pyramide_qt.solver.question import SolverError
from pyramide_qt.solver.search.macro_moves import MacroMoves
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, PYRAMID_MASK, StateSpace


class MacroPath:
    """Follows paths whose steps are those of `macros`, with a removal outside or without.

    `canonical_key` tells what all outside states share that the search took for one.
    """

    def __init__(
        self, space: StateSpace, macros: MacroMoves, canonical_key: Callable[[int], Hashable]
    ) -> None:
        self._space, self._macros, self._canonical_key = space, macros, canonical_key

    def followed(self, start: int, path: Sequence[int]) -> list[int]:
        """The states of the game from `start` on, the first of `path`, to its end.

        Each removal inside the pyramid is made as soon as it can be, as a player would.
        """
        real = [start]
        for after in path[1:]:
            real += self._step(real[-1], after)
        pyramid = self._space.pyramid
        steps = [
            (
                pyramid.masks[before & PYRAMID_MASK] ^ pyramid.masks[after & PYRAMID_MASK],
                after >> PYRAMID_BITS,
            )
            for before, after in pairwise(real)
        ]
        inside = [
            before >> PYRAMID_BITS == after >> PYRAMID_BITS for before, after in pairwise(real)
        ]
        found, mask, outside = [start], pyramid.masks[start & PYRAMID_MASK], start >> PYRAMID_BITS
        while steps:
            ways = pyramid.all_inside(mask)
            open_now = (i for i, (gone, _) in enumerate(steps) if inside[i] and mask ^ gone in ways)
            i = next(open_now, 0)
            (gone, after), is_inside = steps.pop(i), inside.pop(i)
            mask ^= gone
            outside = outside if is_inside else after
            found.append(outside << PYRAMID_BITS | pyramid.number(mask))
        return found

    def _step(self, state: int, after: int) -> list[int]:
        """The states that follow `state` up to one which the search took for `after`."""
        pyramid, outside = state & PYRAMID_MASK, state >> PYRAMID_BITS
        aim, canonical_key = after & PYRAMID_MASK, self._canonical_key(after >> PYRAMID_BITS)
        masks, number = self._space.pyramid.masks, self._space.pyramid.number
        if not masks[aim] and self._canonical_key(outside) == canonical_key:
            cleared = self._macros.way_to_clear(masks[pyramid])
            return [outside << PYRAMID_BITS | number(mask) for mask in cleared]
        ways = self._space.outside.node(outside)
        found = [(cost, other) for cost, other in ways.moves if aim == pyramid]
        for rank, groups in self._macros.uses(pyramid).items():
            for before, pyramids in groups if rank in ways.uses else ():
                if aim in pyramids:
                    found += [(before + cost, other) for cost, other in ways.uses[rank]]
        for _, other in sorted(found):
            if self._canonical_key(other) == canonical_key:
                inside = self._macros.way(masks[pyramid], masks[aim]) if pyramid != aim else []
                path = [outside << PYRAMID_BITS | number(mask) for mask in inside]
                return [*path, other << PYRAMID_BITS | aim]
        raise SolverError("A line that was found cannot be followed.")
