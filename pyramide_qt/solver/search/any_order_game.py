"""The game in which every card of stock and waste can be had at any time.

Most pyramids that cannot be cleared in it show that by the cards of four ranks alone: see
docs/solver.md, "Order that does not matter".
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.question import Budget, SolverError
from pyramide_qt.solver.search.any_order import AnyOrder, AnyOrderState, Supply
from pyramide_qt.solver.states.pyramid_states import PyramidStates


class AnyOrderGame(AnyOrder):
    """Decides whether the pyramid can be cleared, and how few cards of it can be left."""

    def __init__(self, pyramid: PyramidStates, budget: Budget) -> None:
        super().__init__(pyramid, budget)
        self._sketch: _Sketch | None = None

    def _is_hopeless(self, mask: int, supply: Supply) -> bool:
        if self._sketch is None:
            self._sketch = _Sketch(self.pyramid, self._budget)
        return self._sketch.is_hopeless(mask, supply)

    def fullest_path(self, mask: int, supply: Supply) -> list[AnyOrderState]:
        """The state after each removal but for the cards that stay, which are the fewest.

        Only the cards that go are in the states. Raises OutOfBudget.
        """
        for gone in self.clearable(mask, supply):
            path = self.path(gone, supply)
            if path is not None:
                return path
        raise SolverError("Not even all cards can be left.")

    def clearable(self, mask: int, supply: Supply) -> Iterator[int]:
        """The sets of cards of a pyramid that may be cleared while the others stay, largest first.

        `path` has the last word on each. Raises OutOfBudget.
        """
        for left in self._remainders(mask):
            self._budget.take(1)
            gone = mask ^ left
            may_go = self.matching.all_have_partners(gone, supply)
            if may_go and not self._is_hopeless(gone, supply):
                yield gone

    def _remainders(self, mask: int) -> Iterator[int]:
        """What can be left of a pyramid, few cards first: with each card those that it covers."""
        covered = {i: sum(1 << j for j in self.pyramid.covered_by[i]) & mask for i in bits(mask)}
        level = {0}
        while level:
            yield from level
            level = {
                left | 1 << i
                for left in level
                for i in bits(mask & ~left)
                if not covered[i] & ~left
            }


class _Sketch(AnyOrder):
    """The same game for the cards of some ranks, where all others go as soon as they are free.

    So a card lies on all those that it covers over any number of others.
    """

    def __init__(self, pyramid: PyramidStates, budget: Budget) -> None:
        super().__init__(pyramid, budget)
        under = dict.fromkeys(pyramid.slots, 0)
        for i in pyramid.slots:
            for j in pyramid.covered_by[i]:
                under[i] |= under[j] | 1 << j
        self._covered_by = {i: bits(cards) for i, cards in under.items()}
        self._cover = {
            i: sum(1 << j for j in pyramid.slots if under[j] >> i & 1) for i in pyramid.slots
        }
        kinds = sorted({cards for _, _, cards in self.matching.kinds.values()})
        self._pairs = [one | other for one, other in combinations(kinds, 2)]
        self._hopeless: dict[tuple[int, Supply], bool] = {}

    def is_hopeless(self, mask: int, supply: Supply) -> bool:
        """Whether the cards of two kinds of `mask` cannot all go even so."""
        for pair in self._pairs:
            key = mask & pair, supply
            known = self._hopeless.get(key)
            if known is None:
                known = self._hopeless[key] = self.path(mask & pair, supply) is None
            if known:
                return True
        return False
