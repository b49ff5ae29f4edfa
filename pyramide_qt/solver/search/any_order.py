"""Whether a table can be cleared where every card of stock and waste can be had at any time.

That is so with passes without limit and draws of one card onto one waste: any card comes to the
top of the waste sooner or later. Then stock and waste are no more than a number of cards of
each rank, and what is left of the question is which cards of the pyramid go together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.bounds.rank_matching import RankMatching
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.states.outside_moves import coverer_pairs
from pyramide_qt.solver.states.pyramid_states import PyramidStates

# How many cards of each rank there are.
Supply = tuple[int, ...]
# Pyramid cards left, those exposed among them, cards of each rank outside.
AnyOrderState = tuple[int, int, Supply]

# So many dead ends are looked at before it is asked whether there is anything to be found.
_PATIENCE = 30


def _next_choice(choice: int) -> int:
    # A linear congruence, the same on every machine.
    return (choice * 1_103_515_245 + 12_345) & 0x7FFFFFFF


def supply_of(ranks: Iterable[int]) -> Supply:
    """How many cards of each rank there are."""
    counts = [0] * 14
    for rank in ranks:
        counts[rank] += 1
    return tuple(counts)


class AnyOrder:
    """Looks for a way to clear the pyramid with the cards of the outside in any order."""

    def __init__(self, pyramid: PyramidStates, budget: Budget) -> None:
        self.pyramid, self._budget = pyramid, budget
        self._above = pyramid.above
        # For each pyramid card, those that lie on it, and those that it lies on.
        self._cover: Sequence[int] | Mapping[int, int] = pyramid.cover
        self._covered_by: Mapping[int, Sequence[int]] = pyramid.covered_by
        self.matching = RankMatching(pyramid)
        self._dead: set[AnyOrderState] = set()
        self._choice = 0

    def path(self, mask: int, supply: Supply, *, choice: int = 0) -> list[AnyOrderState] | None:
        """The state after each removal, from `mask` to the empty pyramid, or None if there is none.

        `supply` counts the cards outside by their ranks; `choice` tells the ways that are tried
        in different orders. Raises OutOfBudget.
        """
        self._choice = choice
        if not self.matching.all_have_partners(mask, supply):
            self._budget.take(1)
            return None
        exposed = sum(1 << i for i in bits(mask) if not mask & self._cover[i])
        state = (mask, exposed, supply)
        stack, dead = [(state, self._ordered_ways(state))], 0
        while stack:
            state, ways = stack[-1]
            if not state[0]:
                self._budget.take(len(stack))
                return [state for state, _ in stack]
            after = next((way for way in ways if self._may_go_on(state, way)), None)
            if after is None:
                self._dead.add(state)
                self._budget.take(1)
                stack.pop()
                dead += 1
                if dead == _PATIENCE and self._is_hopeless(mask, supply):
                    return None
            else:
                stack.append((after, self._ordered_ways(after)))
        return None

    def _is_hopeless(self, mask: int, supply: Supply) -> bool:
        """Whether it is easily seen that the pyramid `mask` cannot be cleared."""
        del mask, supply
        return False

    def _may_go_on(self, before: AnyOrderState, state: AnyOrderState) -> bool:
        """Whether nothing is known against clearing the pyramid after a removal."""
        if state in self._dead:
            return False
        mask, _, supply = state
        slot = (before[0] ^ mask).bit_length() - 1
        return self.matching.has_partners(slot, mask, supply)

    def _ordered_ways(self, state: AnyOrderState) -> Iterator[AnyOrderState]:
        """The ways on in the order of the choice: for 0 as they come, else shuffled."""
        ways = self._ways(state)
        if not self._choice:
            return ways
        found = list(ways)
        for place in range(len(found) - 1, 0, -1):
            self._choice = _next_choice(self._choice)
            other = (self._choice >> 16) % (place + 1)
            found[place], found[other] = found[other], found[place]
        self._choice = _next_choice(self._choice)
        if self._choice >> 16 & 1:
            found.sort(key=lambda way: way[2] != state[2])
        return iter(found)

    def _ways(self, state: AnyOrderState) -> Iterator[AnyOrderState]:
        """The removals that have to be looked at, those inside the pyramid first."""
        mask, exposed, supply = state
        pyramid = self.pyramid
        lonely = exposed & pyramid.lonely_mask
        if lonely:
            yield self._without(state, lonely & -lonely, supply)
            return
        decided = self._decided(mask, exposed)
        if decided is None:
            yield from self._all_ways(state)
            return
        for j in bits(pyramid.partner_masks[decided] & exposed):
            yield self._without(state, 1 << decided | 1 << j, supply)
        yield from self._with_the_rest(state, [decided])

    def _all_ways(self, state: AnyOrderState) -> Iterator[AnyOrderState]:
        mask, exposed, supply = state
        pyramid = self.pyramid
        if pyramid.deal.rules.pairs.with_coverer:
            for i, j in coverer_pairs(pyramid.deal, mask, pyramid.mask):
                yield self._without(state, 1 << i | 1 << j, supply)
        for i in bits(exposed):
            for j in bits(pyramid.partner_masks[i] & exposed & -(1 << i)):
                yield self._without(state, 1 << i | 1 << j, supply)
        yield from self._with_the_rest(state, bits(exposed))

    def _with_the_rest(self, state: AnyOrderState, choices: list[int]) -> Iterator[AnyOrderState]:
        """The removals of the exposed cards `choices` alone or with a card of the outside."""
        (_, _, supply), pyramid = state, self.pyramid
        for i in choices:
            rank = pyramid.ranks[i]
            if rank in pyramid.alone:
                yield self._without(state, 1 << i, supply)
            for partner in pyramid.partners[rank]:
                if supply[partner]:
                    left = list(supply)
                    left[partner] -= 1
                    yield self._without(state, 1 << i, tuple(left))

    def _decided(self, mask: int, exposed: int) -> int | None:
        """The exposed card with the fewest partners in the pyramid, if all of them are exposed.

        It leaves with one of them, alone, or with a card of the outside, and can do so first.
        """
        best, fewest = None, 99
        partner_masks, above = self.pyramid.partner_masks, self._above
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

    def _without(self, state: AnyOrderState, gone: int, supply: tuple[int, ...]) -> AnyOrderState:
        mask, exposed, _ = state
        mask, exposed = mask & ~gone, exposed & ~gone
        cover = self._cover
        for i in bits(gone):
            for j in self._covered_by[i]:
                if mask >> j & 1 and not mask & cover[j]:
                    exposed |= 1 << j
        return mask, exposed, supply
