"""A search within a few passes, where a stock is drawn card by card onto one waste.

It looks for any win, or for few cards left. A pyramid and a set of cards outside need to be looked
at once only, as early in the passes as they can be reached: see docs/solver.md, "Early is best".
"""

from __future__ import annotations

from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.bounds.pass_bound_closed import ClosedPassBound
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.search.removals_to_moves import Removal
from pyramide_qt.solver.states.one_waste_bits import OneWasteStock
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, PYRAMID_MASK, StateSpace

_CHECK_EVERY = 256
_CARD_WEIGHT = 4


class FewPassesSearch:
    """One search; pairs of pyramid and cards outside are one integer, without lonely cards.

    The time of a pair is how many cards have been drawn, a redeal counting as one. What comes
    first is early and has few pyramid cards left. `closed`: tables of the passes needed, if known.
    """

    def __init__(
        self, space: StateSpace, budget: Budget, bounds: Bounds, closed: ClosedPassBound | None
    ) -> None:
        stock, pyramid = space.outside.stock, space.pyramid
        assert isinstance(stock, OneWasteStock)
        self._pyramid, self._budget, self._bounds = pyramid, budget, bounds
        self._closed, self._stock, self._count = closed, stock, stock.count
        self._ranks = ranks = pyramid.ranks[stock.first :]
        self._cards = [0] * 14
        for i, rank in enumerate(ranks):
            self._cards[rank] |= 1 << i
        self._lonely = sum(self._cards[rank] for rank in pyramid.alone)
        # For each card of an open stock, those that it goes with.
        partners = [pyramid.partners[rank] for rank in ranks] if stock.top_open else []
        self._mates = [sum(self._cards[rank] for rank in others) for others in partners]
        self._times: dict[int, int] = {}
        self._parents: dict[int, int] = {}
        # How many cards of each rank a set of cards outside has, ready to be compared.
        self._supplies: dict[int, int] = {}
        self._uses: dict[int, list[tuple[int, int, list[int]]]] = {}
        self._pass = stock.count + 1
        self._floor = bounds.floor or 0
        self._redeals = self._lowest = self._lonely_ahead = 0
        self._buckets: list[list[tuple[int, int]]] = []

    def removals(self, start: int) -> list[Removal] | None:
        """What leaves in turn until the aim of `bounds` is reached, or None if it cannot be.

        `start` is a state of the space. Raises OutOfBudget.
        """
        mask, pointer, _, self._redeals = self._stock.unpack(start >> PYRAMID_BITS)
        self._lonely_ahead = mask & self._lonely
        mask, pyramid = mask & ~self._lonely, start & PYRAMID_MASK
        most = (self._redeals + 1) * self._pass + _CARD_WEIGHT * len(self._pyramid.slots)
        self._buckets = [[] for _ in range(most + 1)]
        self._supplies[mask] = self._supply_of(mask)
        self._see(mask, pyramid, self._next(mask, pointer), -1)
        buckets, times, masks, seen = self._buckets, self._times, self._pyramid.masks, 0
        while self._lowest < len(buckets):
            if not buckets[self._lowest]:
                self._lowest += 1
                continue
            time, pair = buckets[self._lowest].pop()
            if times[pair] != time:
                continue
            if masks[pair & PYRAMID_MASK].bit_count() <= self._floor:
                self._budget.take(len(times) - seen)
                return self._way_to(pair)
            self._expand(pair, time)
            if len(times) - seen >= _CHECK_EVERY:
                self._budget.take(len(times) - seen)
                seen = len(times)
        self._budget.take(len(times) - seen)
        return None

    def _supply_of(self, mask: int) -> int:
        counts = self._bounds.counts
        return counts.of(rank for i, rank in enumerate(self._ranks) if mask >> i & 1) | counts.spare

    def _next(self, mask: int, place: int) -> int:
        """The first card that is still there from a place of the stock on."""
        ahead = mask >> place
        return place + (ahead & -ahead).bit_length() - 1 if ahead else self._count

    def _expand(self, pair: int, time: int) -> None:
        pyramid, mask = pair & PYRAMID_MASK, pair >> PYRAMID_BITS
        node = self._pyramid.node(pyramid)
        for after in node.inside:
            self._see(mask, after, time, pair)
        if node.forced:
            return
        passed, pointer = divmod(time, self._pass)
        top = 1 << (mask & (1 << pointer) - 1).bit_length() >> 1
        supply = self._supplies[mask]
        for taken, one, afters in self._takes_of(pyramid):
            cards = mask & taken
            while cards:
                bit = cards & -cards
                cards ^= bit
                at = time if bit == top else self._time_of(mask ^ bit, bit, passed, pointer)
                if at is not None:
                    self._supplies[mask ^ bit] = supply - one
                    for after in afters:
                        self._see(mask ^ bit, after, at, pair)
        if self._mates:
            self._pair_outside(pair, passed, pointer)

    def _takes_of(self, pyramid: int) -> list[tuple[int, int, list[int]]]:
        """Each rank that can take pyramid cards: its cards, one of it in counts, and what is left.

        What is left are pyramid states.
        """
        known = self._uses.get(pyramid)
        if known is None:
            ones, cards = self._bounds.counts.ones, self._cards
            uses = self._pyramid.node(pyramid).uses
            known = [(cards[rank], ones[rank], afters) for rank, afters in uses if cards[rank]]
            self._uses[pyramid] = known
        return known

    def _time_of(self, mask: int, bit: int, passed: int, pointer: int) -> int | None:
        """When a card that is no waste top can have left, `mask` being what it leaves."""
        if not bit >> pointer:
            if passed == self._redeals:
                return None
            passed += 1
        return passed * self._pass + self._next(mask, bit.bit_length())

    def _pair_outside(self, pair: int, passed: int, pointer: int) -> None:
        """Let each card of the stock go with the waste top that there is when its turn comes."""
        pyramid, left = pair & PYRAMID_MASK, pair >> PYRAMID_BITS
        mask, top = left, 0
        while left:
            bit = left & -left
            left ^= bit
            if top & self._mates[bit.bit_length() - 1]:
                after = mask ^ bit ^ top
                at = self._time_of(after, bit, passed, pointer)
                if at is not None:
                    self._supplies[after] = self._supply_of(after)
                    self._see(after, pyramid, at, pair)
            top = bit

    def _see(self, mask: int, pyramid: int, time: int, parent: int) -> None:
        """Note that a pair can be reached at that time."""
        pair = mask << PYRAMID_BITS | pyramid
        known = self._times.get(pair)
        if known is not None and known <= time:
            return
        self._times[pair], self._parents[pair] = time, parent
        if self._is_dead(mask, pyramid, time):
            return
        weight = time + _CARD_WEIGHT * self._pyramid.masks[pyramid].bit_count()
        self._buckets[weight].append((time, pair))
        if weight < self._lowest:
            self._lowest = weight

    def _is_dead(self, mask: int, pyramid: int, time: int) -> bool:
        """Whether the aim is out of reach from a pair at that time."""
        bounds, closed = self._bounds, self._closed
        passed, pointer = divmod(time, self._pass)
        # That lonely cards ahead are still there shows where no other card ahead has gone.
        here = mask | self._lonely_ahead >> pointer << pointer
        outside = self._stock.pack(here, pointer, 0, self._redeals - passed)
        if closed is not None and closed.rough(closed.outside_facts(outside), pyramid, 0) >= NEVER:
            return True
        if passed == self._redeals:
            return (
                bounds.lower_bound(bounds.outside_facts(outside), bounds.pyramid_facts(pyramid))
                >= NEVER
            )
        return not bounds.can_supply(pyramid, self._supplies[mask])

    def _way_to(self, pair: int) -> list[Removal]:
        """The removals that lead to a pair."""
        masks, found = self._pyramid.masks, []
        while (before := self._parents[pair]) >= 0:
            slots = masks[before & PYRAMID_MASK] ^ masks[pair & PYRAMID_MASK]
            gone = (before ^ pair) >> PYRAMID_BITS
            first = self._stock.first
            cards = tuple(first + i for i in range(self._count) if gone >> i & 1)
            found.append((slots, cards))
            pair = before
        return found[::-1]
