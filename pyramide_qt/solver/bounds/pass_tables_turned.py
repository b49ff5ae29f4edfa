"""From where in a last pass the pyramid can be cleared, with a turned card before the waste.

As in `pass_order.py` the order of the stock is kept and the cards that have gone are forgotten;
here cards of the order may go together, or wait in a cell. See docs/solver.md, "A turned card".
"""

from __future__ import annotations

from collections.abc import Sequence

from pyramide_qt.solver.bounds.pass_bits import PassBits
from pyramide_qt.solver.states.pyramid_states import PyramidStates

# A move that stays among states of the same slots: from, with a card of this rank (0: of none), to.
Link = tuple[int, int, int]


class TurnedPassTables:
    """The tables of one search, from its first pyramid state and the `ranks` of the stock order.

    The order is the cards of stock and waste at the start, without lonely ones. A place stands
    for a state in which no turned card lies before the waste.
    """

    def __init__(self, pyramid: PyramidStates, start_pyramid: int, ranks: Sequence[int]) -> None:
        self.grid = PassBits(ranks, layers=1)
        self._pyramid = pyramid
        self._kinds = [rank for rank, others in pyramid.partners.items() if others]
        self._classes = [
            (rank, partner)
            for rank, others in pyramid.partners.items()
            for partner in others
            if rank < partner
        ]
        place, size = self.grid.place, len(ranks)
        # By rank: the places at which a turned card of it has just gone, that under it lying there.
        self._turned_gone = [0] * 14
        for drawn in range(2, size + 1):
            self._turned_gone[ranks[drawn - 1]] |= 1 << place(drawn, drawn - 1)
        # Next cards that can go together, and the places at which they have, after another draw.
        self._pairs_next = self._pairs_gone = self._pairs_with_top = 0
        for drawn in range(2, size + 1):
            if ranks[drawn - 2] in pyramid.partners[ranks[drawn - 1]]:
                self._pairs_next |= self._row(drawn - 2)
                self._pairs_gone |= 1 << place(drawn, drawn - 2) if drawn > 2 else 0
        for rank, others in pyramid.partners.items():
            for partner in others:
                self._pairs_with_top |= self.grid.nexts[rank] & self.grid.tops[partner]
        self._first_counts = self._count(start_pyramid)
        self._tables: dict[int, int] = {}
        self._by_use: dict[tuple[int, int], int] = {}
        self._balanced: dict[tuple[int, int], int] = {}

    def _row(self, pointer: int) -> int:
        return (1 << pointer + 1) - 1 << self.grid.place(pointer, 0)

    def _count(self, pyramid: int) -> list[int]:
        """How many cards of each rank the pyramid has, with its cell."""
        counts = [0] * 14
        left, cell = self._pyramid.parted(self._pyramid.masks[pyramid])
        counts[cell] += 1
        while left:
            bit = left & -left
            left ^= bit
            counts[self._pyramid.ranks[bit.bit_length() - 1]] += 1
        return counts

    def places(self, pyramid: int) -> int:
        """The places, as bits, from which a pyramid state can be cleared in this pass."""
        known = self._tables.get(pyramid)
        if known is None:
            self._work_out(self._group(pyramid))
            known = self._tables[pyramid]
        return known

    def _group(self, pyramid: int) -> list[int]:
        """The states with the same slots filled: cards of the order can fill and empty a cell."""
        return self._pyramid.with_any_cell(pyramid, self._kinds)

    def _work_out(self, group: list[int]) -> None:
        tables: dict[int, int] = dict.fromkeys(group, 0)
        allowed = {pyramid: self._possible(pyramid) for pyramid in group}
        links: list[Link] = []
        for pyramid in group:
            found, inner = self._from_outside(pyramid, tables)
            tables[pyramid] = found & allowed[pyramid]
            links += inner
        changed = set(group)
        while changed:
            for pyramid in changed:
                tables[pyramid] = self._with_pairs(tables[pyramid], allowed[pyramid])
            grown = set()
            for pyramid, rank, after in links:
                if after in changed:
                    more = self._used(tables[after], rank) if rank else tables[after]
                    if more & allowed[pyramid] & ~tables[pyramid]:
                        tables[pyramid] |= more & allowed[pyramid]
                        grown.add(pyramid)
            changed = grown
        self._tables.update(tables)

    def _from_outside(self, pyramid: int, group: dict[int, int]) -> tuple[int, list[Link]]:
        """The places from which one move leads to a state beyond `group`, and the other moves."""
        if not self._pyramid.masks[pyramid]:
            return self.grid.all_places, []
        node, links, found = self._pyramid.node(pyramid), list[Link](), 0
        for after in node.inside:
            if after in group:
                links.append((pyramid, 0, after))
            else:
                found |= self.places(after)
        for rank, afters in node.uses if self.grid.ranks else ():
            for after in afters:
                if after in group:
                    links.append((pyramid, rank, after))
                else:
                    found |= self._before_use(after, rank)
        return found, links

    def _before_use(self, pyramid: int, rank: int) -> int:
        key = (pyramid, rank)
        known = self._by_use.get(key)
        if known is None:
            known = self._by_use[key] = self._used(self.places(pyramid), rank)
        return known

    def _used(self, places: int, rank: int) -> int:
        """The places from which a use of a card of `rank` leads to one of `places`."""
        grid = self.grid
        found = grid.above(places) & grid.tops[rank]
        found |= grid.before_next(places) & grid.nexts[rank]
        return found | self._drawn_to(places & self._turned_gone[rank])

    def _with_pairs(self, places: int, allowed: int) -> int:
        """The places from which pairs of the stock order lead to one of `places`."""
        grid, before = self.grid, -1
        while places != before:
            before = places
            more = grid.before_next(grid.above(places)) & self._pairs_with_top
            more |= places >> 2 * grid.width & self._pairs_next
            more |= self._drawn_to(places & self._pairs_gone)
            places |= more & allowed
        return places

    def _drawn_to(self, places: int) -> int:
        """The places from which draws lead there: to one of `places` in which the top is given."""
        if not places:
            return 0
        pointer, top = divmod(places.bit_length() - 1, self.grid.width)
        del pointer
        return self.grid.all_places & (1 << self.grid.place(top, 0)) - 1

    def _possible(self, pyramid: int) -> int:
        """The places at which the cards that have gone can be those that are missing."""
        counts, first, found = self._count(pyramid), self._first_counts, self.grid.all_places
        for number, (rank, partner) in enumerate(self._classes):
            more = (first[partner] - counts[partner]) - (first[rank] - counts[rank])
            known = self._balanced.get((number, more))
            if known is None:
                known = self._balanced[number, more] = self._balance(rank, partner, more)
            found &= known
        return found

    def _balance(self, rank: int, partner: int, more: int) -> int:
        """The places at which so many more cards of `rank` than of `partner` can have gone.

        All cards between waste top and pointer have gone, and perhaps some below the top.
        """
        ranks, found = self.grid.ranks, 0
        for pointer in range(len(ranks) + 1):
            drawn = ranks[:pointer]
            for top in range(pointer + 1):
                gone, below = drawn[top:], drawn[: max(0, top - 1)]
                lower_bound = gone.count(rank) - gone.count(partner) - below.count(partner)
                most = gone.count(rank) + below.count(rank) - gone.count(partner)
                if lower_bound <= more <= most:
                    found |= 1 << self.grid.place(pointer, top)
        return found
