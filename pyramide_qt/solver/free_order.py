"""Whether a table can be cleared where every card of stock and waste can be had at any time.

That is so with passes without limit and draws of one card onto one waste: any card comes to the
top of the waste sooner or later. Then stock and waste are no more than a number of cards of
each rank, and the rest of the question is which cards of the core go together.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyramide_qt.rules.rule_set import Goal, RuleSet
from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.core import Core
from pyramide_qt.solver.demand import Demand, RankCounts
from pyramide_qt.solver.question import Budget, SolverError
from pyramide_qt.solver.rest_moves import coverer_pairs

# Core cards left, those exposed among them, cards of each rank outside.
FreeState = tuple[int, int, tuple[int, ...]]


def is_free(rules: RuleSet) -> bool:
    """Whether the order of a plain rest does not matter for winning under `rules`."""
    stock, has_cells = rules.stock, rules.cells.count > 0
    if stock is None or has_cells:
        return False
    return stock.passes is None and rules.goal is Goal.TABLEAU


class FreeOrder:
    """Looks for a way to clear the core with the cards of the rest in any order."""

    def __init__(self, core: Core, budget: Budget) -> None:
        self._core, self._budget = core, budget
        self._above = core.above
        self._dead: set[FreeState] = set()

    def path(self, mask: int, ranks: list[int]) -> list[FreeState] | None:
        """The state after each removal, from `mask` to the empty core, or None if there is none.

        `ranks` are those of the cards outside. Raises OutOfBudget.
        """
        state = self._start(mask, ranks)
        stack = [(state, self._ways(state))]
        while stack:
            state, ways = stack[-1]
            if not state[0]:
                self._budget.take(len(stack))
                return [state for state, _ in stack]
            after = next((way for way in ways if way not in self._dead), None)
            if after is None:
                self._dead.add(state)
                self._budget.take(1)
                stack.pop()
            else:
                stack.append((after, self._ways(after)))
        return None

    def fullest_path(self, mask: int, ranks: list[int]) -> list[FreeState]:
        """The state after each removal up to one where the fewest core cards are left.

        Raises OutOfBudget.
        """
        start = self._start(mask, ranks)
        counts = RankCounts(self._core.deal.rules.packs)
        supply = counts.of(ranks)
        left = min((state[0].bit_count() for state in self._dead), default=mask.bit_count())
        demand = Demand(self._core, counts, supply, left, self._budget)
        # Nothing is left to find out about a core that `path` could not clear.
        too_few = 0 if start in self._dead else -1
        while left - too_few > 1:
            middle = (left + too_few) // 2
            tried = Demand(self._core, counts, supply, middle, self._budget)
            if tried.vectors(mask):
                demand, left = tried, middle
            else:
                too_few = middle
        path = [start]
        while path[-1][0].bit_count() > left:
            path.append(self._supplied_way(path[-1], demand))
        return path

    def _supplied_way(self, state: FreeState, demand: Demand) -> FreeState:
        """A removal after which the supply still covers a vector of the core."""
        counts = demand.counts
        for after in self._all_ways(state):
            ranks = [rank for rank, count in enumerate(after[2]) for _ in range(count)]
            supply = counts.of(ranks)
            if any(counts.fits(vector, supply) for vector in demand.vectors(after[0])):
                return after
        raise SolverError("The cards that are demanded cannot be supplied.")

    def _start(self, mask: int, ranks: list[int]) -> FreeState:
        supply = [0] * 14
        for rank in ranks:
            supply[rank] += 1
        exposed = sum(1 << i for i in bits(mask) if not mask & self._core.cover[i])
        return mask, exposed, tuple(supply)

    def _ways(self, state: FreeState) -> Iterator[FreeState]:
        """The removals that have to be looked at, those inside the core first."""
        mask, exposed, supply = state
        core = self._core
        lonely = exposed & core.lonely_mask
        if lonely:
            yield self._without(state, lonely & -lonely, supply)
            return
        decided = self._decided(mask, exposed)
        if decided is None:
            yield from self._all_ways(state)
            return
        for j in bits(core.partner_masks[decided] & exposed):
            yield self._without(state, 1 << decided | 1 << j, supply)
        yield from self._with_the_rest(state, [decided])

    def _all_ways(self, state: FreeState) -> Iterator[FreeState]:
        mask, exposed, supply = state
        core = self._core
        if core.deal.rules.pairs.with_coverer:
            for i, j in coverer_pairs(core.deal, mask, core.mask):
                yield self._without(state, 1 << i | 1 << j, supply)
        for i in bits(exposed):
            for j in bits(core.partner_masks[i] & exposed & -(1 << i)):
                yield self._without(state, 1 << i | 1 << j, supply)
        yield from self._with_the_rest(state, bits(exposed))

    def _with_the_rest(self, state: FreeState, choices: list[int]) -> Iterator[FreeState]:
        """The removals of the exposed cards `choices` alone or with a card of the rest."""
        supply, core = state[2], self._core
        for i in choices:
            rank = core.ranks[i]
            if rank in core.alone:
                yield self._without(state, 1 << i, supply)
            for partner in core.partners[rank]:
                if supply[partner]:
                    left = list(supply)
                    left[partner] -= 1
                    yield self._without(state, 1 << i, tuple(left))

    def _decided(self, mask: int, exposed: int) -> int | None:
        """The exposed card with the fewest partners in the core, if all of them are exposed.

        It leaves with one of them, alone, or with a card of the rest, and can do so first.
        """
        best, fewest = None, 99
        partner_masks, above = self._core.partner_masks, self._above
        left = exposed
        while left:
            bit = left & -left
            left ^= bit
            i = bit.bit_length() - 1
            partners = partner_masks[i] & mask & ~above[i]
            if not partners & ~exposed and partners.bit_count() < fewest:
                best, fewest = i, partners.bit_count()
                if not fewest:
                    break
        return best

    def _without(self, state: FreeState, gone: int, supply: tuple[int, ...]) -> FreeState:
        mask, exposed = state[0] & ~gone, state[1] & ~gone
        cover = self._core.cover
        for i in bits(gone):
            for j in self._core.covered_by[i]:
                if mask >> j & 1 and not mask & cover[j]:
                    exposed |= 1 << j
        return mask, exposed, supply
