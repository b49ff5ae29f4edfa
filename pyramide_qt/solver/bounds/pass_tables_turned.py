"""From where in a last pass the core can be cleared, with a turned card before the waste.

As in `pass_order.py` the order of the stock is kept and the cards that have gone are forgotten;
here cards of the line may go together, or wait in a cell. See docs/solver.md, "A turned card".
"""

from __future__ import annotations

from collections.abc import Sequence

from pyramide_qt.solver.bounds.pass_bits import PassGrid
from pyramide_qt.solver.states.pyramid_states import Core
from pyramide_qt.solver.states.pyramid_with_cell import CellCore

# A move that stays among states of the same slots: from, with a card of this rank (0: of none), to.
Link = tuple[int, int, int]


class ShiftOrder:
    """The tables of one search, from its first core state and the `ranks` of the line of cards.

    The line are the cards of stock and waste at the start, without lonely ones. A place stands
    for a state in which no turned card lies before the waste.
    """

    def __init__(self, core: Core, start_core: int, ranks: Sequence[int]) -> None:
        self.grid = PassGrid(ranks, layers=1)
        self._core = core
        self._kinds = [rank for rank, others in core.partners.items() if others]
        self._classes = [
            (rank, partner)
            for rank, others in core.partners.items()
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
            if ranks[drawn - 2] in core.partners[ranks[drawn - 1]]:
                self._pairs_next |= self._row(drawn - 2)
                self._pairs_gone |= 1 << place(drawn, drawn - 2) if drawn > 2 else 0
        for rank, others in core.partners.items():
            for partner in others:
                self._pairs_with_top |= self.grid.nexts[rank] & self.grid.tops[partner]
        self._first_counts = self._count(start_core)
        self._tables: dict[int, int] = {}
        self._by_use: dict[tuple[int, int], int] = {}
        self._balanced: dict[tuple[int, int], int] = {}

    def _row(self, pointer: int) -> int:
        return (1 << pointer + 1) - 1 << self.grid.place(pointer, 0)

    def _count(self, core: int) -> list[int]:
        """How many cards of each rank the core has, with its cell."""
        counts = [0] * 14
        left, cell = self._parted(core)
        counts[cell] += 1
        while left:
            bit = left & -left
            left ^= bit
            counts[self._core.ranks[bit.bit_length() - 1]] += 1
        return counts

    def _parted(self, core: int) -> tuple[int, int]:
        mask = self._core.masks[core]
        return self._core.parted(mask) if isinstance(self._core, CellCore) else (mask, 0)

    def places(self, core: int) -> int:
        """The places, as bits, from which a core state can be cleared in this pass."""
        known = self._tables.get(core)
        if known is None:
            self._work_out(self._group(core))
            known = self._tables[core]
        return known

    def _group(self, core: int) -> list[int]:
        """The states with the same slots filled: cards of the line can fill and empty a cell."""
        if not isinstance(self._core, CellCore):
            return [core]
        slots, cell = self._parted(core)
        joined, number = self._core.joined, self._core.number
        return [number(joined(slots, rank)) for rank in sorted({0, cell, *self._kinds})]

    def _work_out(self, group: list[int]) -> None:
        tables: dict[int, int] = dict.fromkeys(group, 0)
        allowed = {core: self._possible(core) for core in group}
        links: list[Link] = []
        for core in group:
            found, inner = self._from_outside(core, tables)
            tables[core] = found & allowed[core]
            links += inner
        changed = set(group)
        while changed:
            for core in changed:
                tables[core] = self._with_pairs(tables[core], allowed[core])
            grown = set()
            for core, rank, after in links:
                if after in changed:
                    more = self._used(tables[after], rank) if rank else tables[after]
                    if more & allowed[core] & ~tables[core]:
                        tables[core] |= more & allowed[core]
                        grown.add(core)
            changed = grown
        self._tables.update(tables)

    def _from_outside(self, core: int, group: dict[int, int]) -> tuple[int, list[Link]]:
        """The places from which one move leads to a state beyond `group`, and the other moves."""
        if not self._core.masks[core]:
            return self.grid.all_places, []
        node, links, found = self._core.node(core), list[Link](), 0
        for after in node.inside:
            if after in group:
                links.append((core, 0, after))
            else:
                found |= self.places(after)
        for rank, afters in node.takes if self.grid.ranks else ():
            for after in afters:
                if after in group:
                    links.append((core, rank, after))
                else:
                    found |= self._before_use(after, rank)
        return found, links

    def _before_use(self, core: int, rank: int) -> int:
        key = (core, rank)
        known = self._by_use.get(key)
        if known is None:
            known = self._by_use[key] = self._used(self.places(core), rank)
        return known

    def _used(self, places: int, rank: int) -> int:
        """The places from which a use of a card of `rank` leads to one of `places`."""
        grid = self.grid
        found = grid.above(places) & grid.tops[rank]
        found |= grid.before_next(places) & grid.nexts[rank]
        return found | self._drawn_to(places & self._turned_gone[rank])

    def _with_pairs(self, places: int, allowed: int) -> int:
        """The places from which pairs of the line lead to one of `places`."""
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

    def _possible(self, core: int) -> int:
        """The places at which the cards that have gone can be those that are missing."""
        counts, first, found = self._count(core), self._first_counts, self.grid.all_places
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
                least = gone.count(rank) - gone.count(partner) - below.count(partner)
                most = gone.count(rank) + below.count(rank) - gone.count(partner)
                if least <= more <= most:
                    found |= 1 << self.grid.place(pointer, top)
        return found
