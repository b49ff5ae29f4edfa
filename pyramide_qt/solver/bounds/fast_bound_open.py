"""The bound of `OneWasteDrawCost` for an open stock, worked out with less for each state.

What a vector needs of a rank follows from the cards of that rank alone, and what can be saved from
counts; both are looked up. The arguments are those of docs/solver.md, "Draws".
"""

from __future__ import annotations

from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.states.one_waste_bits import OneWasteStock
from pyramide_qt.solver.states.state_space import StateSpace

# Counts of ranks are packed into one integer, a field for each with a spare top bit; the two
# ranks of a class lie side by side. What is counted are cards of one rank and their partners in
# pyramid and stock: eight and sixteen with two packs.
_WIDTH = 6
_FIELD = (1 << _WIDTH) - 1
_PAIR = (1 << 2 * _WIDTH) - 1
_MAX_WANTED = 20
_MAX_CARDS = 9
_ENDLESS = 999
_MAX_KEPT = 40_000
_PART = 8
_PART_MASK = (1 << _PART) - 1


class _Row(dict[int, list[int]]):
    """For some of the cards of a rank: one more than the place of each, from 1 on, without end."""

    def __init__(self, cards: int, one: int) -> None:
        self.cards, self.one = cards, one

    def __missing__(self, here: int) -> list[int]:
        row = [0, *(place + 1 for place in bits(here))]
        self[here] = row = row + [_ENDLESS] * (_MAX_WANTED - len(row))
        return row


class _Counts(dict[int, int]):
    """How many cards of each rank there are among others, worked out when first asked."""

    def __init__(self, ones: list[int]) -> None:
        self._parts = [[0] for _ in range(0, len(ones), _PART)]
        for i, one in enumerate(ones):
            part = self._parts[i // _PART]
            part += [count + one for count in part]

    def __missing__(self, cards: int) -> int:
        if len(self) >= _MAX_KEPT:
            self.clear()
        found, left = 0, cards
        for part in self._parts:
            found += part[left & _PART_MASK]
            left >>= _PART
        self[cards] = found
        return found


# Removals; rows, cards and number of each rank wanted; and where the counts of a class lie, with
# what can be saved in it by its counts.
Vector = tuple[int, list[tuple[_Row, int, int]], list[tuple[int, list[int]]]]
# Cards of each rank that the pyramid can take from the waste, and the vectors.
Ready = tuple[int, list[Vector]]


class FastOpenBound:
    """Bounds the moves left for states of pyramid and outside; `bounds` has the vectors."""

    def __init__(self, space: StateSpace, bounds: Bounds) -> None:
        stock, pyramid = space.outside.stock, space.pyramid
        assert isinstance(stock, OneWasteStock)
        self._bounds, self._pyramid = bounds, pyramid
        self._ranks = pyramid.ranks[stock.first :]
        self._partner = [next(iter(pyramid.partners.get(rank, ())), 0) for rank in range(14)]
        self._ones = self._fields()
        self._spare = sum(one << _WIDTH - 1 for one in self._ones)
        self._partner_ones = [self._ones[rank] for rank in self._partner]
        cards = [0] * 14
        for place, rank in enumerate(self._ranks):
            cards[rank] |= 1 << place
        self._rows = [_Row(here, one) for here, one in zip(cards, self._ones, strict=True)]
        self._row_of = {row.one.bit_length() - 1: row for row in self._rows if row.one}
        self._counts = _Counts([self._ones[rank] for rank in self._ranks])
        self._partners = _Counts([self._partner_ones[rank] for rank in self._ranks])
        self._room = _Counts([self._partner_ones[rank] for rank in pyramid.ranks[: stock.first]])
        self._classes = [
            (rank, partner, self._ones[rank].bit_length() - 1)
            for rank, partner in enumerate(self._partner)
            if 0 < rank <= partner and cards[rank] | cards[partner]
        ]
        self._held: dict[int, list[tuple[_Row, int, int]]] = {}
        self._ready: dict[int, Ready] = {}
        self._savings: dict[tuple[int, int, int, bool], list[int]] = {}

    def _fields(self) -> list[int]:
        """One card of each rank; nothing for ranks that only go alone."""
        fields: list[int] = []
        for rank in range(1, 14):
            if rank <= self._partner[rank]:
                fields += [rank, self._partner[rank] if self._partner[rank] != rank else 0]
        fields += [r for r in range(1, 14) if not self._partner[r] and r not in self._pyramid.alone]
        ones = [0] * 14
        for place, rank in enumerate(fields):
            if rank:
                ones[rank] = 1 << _WIDTH * place
        return ones

    def removals(self, pyramid: int) -> int:
        """How many moves are needed for the pyramid alone, or NEVER."""
        return min([removals for removals, _ in self._bounds.needs(pyramid)], default=NEVER)

    def _prepare(self, pyramid: int) -> Ready:
        room = self._room[self._pyramid.masks[pyramid]]
        vectors = [
            (removals, self._held.get(vector) or self._hold(vector), self._tables(vector, room))
            for removals, vector in sorted(self._bounds.needs(pyramid))
        ]
        self._ready[pyramid] = room, vectors
        return room, vectors

    def _hold(self, vector: int) -> list[tuple[_Row, int, int]]:
        numbers = [self._bounds.counts.count(vector, rank) for rank in range(1, 14)]
        held = [
            (row, row.cards, number)
            for row, number in zip(self._rows[1:], numbers, strict=True)
            if number
        ]
        self._held[vector] = held
        return held

    def _tables(self, vector: int, room: int) -> list[tuple[int, list[int]]]:
        """For each class in which something can be saved, where its counts lie, and what."""
        count, tables = self._bounds.counts.count, []
        for rank, partner, shift in self._classes:
            demand, is_single = count(vector, rank), rank == partner
            other = 0 if is_single else count(vector, partner)
            # There is as much room for the partner as there are cards of the rank in the pyramid.
            cards = room >> (shift if is_single else shift + _WIDTH) & _FIELD
            splits = (cards - demand) // 2 if is_single else cards - other
            if demand or other or splits:
                kind = demand, other, splits, is_single
                if kind not in self._savings:
                    self._savings[kind] = _savings(*kind)
                tables.append((shift, self._savings[kind]))
        return tables

    def lower_bound(self, pyramid: int, mask: int, pointer: int, has_redeal: bool) -> int:
        """The least number of moves left, or NEVER, for these cards in stock and waste."""
        room, vectors = self._ready.get(pyramid) or self._prepare(pyramid)
        stock = mask >> pointer << pointer
        spare = self._spare
        beyond = (self._partners[stock] + room | spare) - self._counts[mask ^ stock]
        if beyond & spare != spare:
            return self._least_if_stuck(vectors, mask, pointer, has_redeal, beyond)
        best = NEVER
        for removals, held, tables in vectors:
            if removals >= best:
                break
            furthest = 0
            for rows, cards, number in held:
                needed = rows[mask & cards][number]
                if needed > furthest:
                    furthest = needed
            if furthest <= pointer:
                return removals
            if furthest == _ENDLESS:
                continue
            passed = stock & (1 << furthest - 1) - 1
            moves = removals + self._passing(passed, tables) if passed else removals
            if moves < best:
                best = moves
        return best

    def _passing(self, passed: int, tables: list[tuple[int, list[int]]]) -> int:
        """Moves to pass these cards, beside those that go with pyramid cards."""
        moves, counts = passed.bit_count(), self._counts[passed]
        for shift, savings in tables:
            moves -= savings[counts >> shift & _PAIR]
        return max(0, moves)

    def _least_if_stuck(
        self, vectors: list[Vector], mask: int, pointer: int, has_redeal: bool, beyond: int
    ) -> int:
        """As `lower_bound`, with cards in the waste that cannot leave it in this pass."""
        below = mask & (1 << self._barrier(mask, beyond)) - 1
        best, usable, stock = NEVER, mask ^ below, mask >> pointer << pointer
        for removals, held, tables in vectors:
            if removals >= best:
                break
            furthest = later = 0
            for rows, cards, number in held:
                needed = rows[usable & cards][number]
                if needed > furthest:
                    if needed == _ENDLESS:
                        missing = number - (usable & cards).bit_count()
                        needed = rows[below & cards][missing]
                        if needed == _ENDLESS or not has_redeal:
                            break
                        later = max(later, needed)
                    else:
                        furthest = needed
            else:
                if later:
                    passed = stock | below & (1 << later - 1) - 1
                    moves = removals + 1 + self._passing(passed, tables)
                else:
                    passed = stock & (1 << furthest >> 1) - 1 if furthest > pointer else 0
                    moves = removals + self._passing(passed, tables)
                best = min(best, moves)
        return best

    def _barrier(self, mask: int, beyond: int) -> int:
        """One more than the place of the highest card that cannot leave the waste in this pass."""
        barrier, stuck = 0, ~beyond & self._spare
        while stuck:
            low = (stuck & -stuck).bit_length() - _WIDTH
            stuck &= stuck - 1
            rows = self._row_of[low]
            too_many = (1 << _WIDTH - 1) - (beyond >> low & _FIELD)
            barrier = max(barrier, rows[mask & rows.cards][too_many])
        return barrier


def _savings(demand: int, other_demand: int, splits: int, is_single: bool) -> list[int]:
    """How many draws can be saved in a class, by its cards passed: see `OneWasteDrawCost.saved`."""
    savings = [0] * (_MAX_CARDS << _WIDTH | _MAX_CARDS)
    for one in range(_MAX_CARDS):
        for other in range(1 if is_single else _MAX_CARDS):
            saved = min(one, demand) + min(other, other_demand)
            slack, other_slack = max(0, one - demand), max(0, other - other_demand)
            saved += min(slack // 2, splits) if is_single else min(slack, other_slack, splits)
            savings[other << _WIDTH | one] = saved
    return savings
