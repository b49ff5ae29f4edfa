"""From where in a pass the pyramid can still be cleared, in this pass or after so many redeals.

Demand vectors forget the order of the stock; here the order is kept and the cards that have gone
are forgotten. For each pyramid state one integer holds a bit for every pointer and waste top from
which the pyramid can be cleared so: see docs/solver.md, "Passes".
"""

from __future__ import annotations

from typing import Generic, TypeVar

from pyramide_qt.solver.bounds.pass_bits import PassBits
from pyramide_qt.solver.bounds.pass_bits_two_cards import TwoCardPassBits
from pyramide_qt.solver.states.pyramid_states import PyramidState
from pyramide_qt.solver.states.state_space import StateSpace

# Further redeals that are told apart.
MAX_REDEALS = 5
_MAX_PYRAMID_CARDS = 28


G = TypeVar("G", PassBits, TwoCardPassBits)


class PassTables(Generic[G]):
    """The tables of one search, from the stock order and the pyramid that it starts with.

    `floor`: so many pyramid cards may be left over. A state is asked about by its pyramid, pointer
    and waste top, both counted in cards of the order (`grid`); `fresh` says that no card ahead
    of the pointer has gone yet.
    """

    def __init__(self, space: StateSpace, start_pyramid: int, grid: G, floor: int = 0) -> None:
        self.grid: G = grid
        self.pyramid, self._floor = space.pyramid, floor
        partners = {rank: next(iter(p), 0) for rank, p in space.pyramid.partners.items()}
        # Rank and partner, with how many cards of the stock order either has.
        self._kinds = [
            (rank, partners[rank], cards, grid.counts.get(partners[rank], 0))
            for rank, cards in grid.counts.items()
        ]
        self._first_counts = self._count(start_pyramid)
        kinds = 2 * (MAX_REDEALS + 1)
        self._tables: list[dict[int, int]] = [{} for _ in range(kinds)]
        self._above: list[dict[int, int]] = [{} for _ in range(kinds)]
        self._ends: list[dict[int, int]] = [{} for _ in range(kinds)]
        self._valid: tuple[dict[int, int], dict[int, int]] = ({}, {})

    def _count(self, pyramid: int) -> list[int]:
        counts = [0] * 14
        left, ranks = self.pyramid.masks[pyramid], self.pyramid.ranks
        while left:
            bit = left & -left
            left ^= bit
            counts[ranks[bit.bit_length() - 1]] += 1
        return counts

    def end(self, pyramid: int, redeals: int, place: int, *, fresh: bool) -> int:
        """How far at least the pass after that many redeals is drawn, or NO_PASS.

        `place` is the bit of a pointer and a waste top, see `PassBits.place`.
        """
        kind = redeals * 2 + fresh
        key = pyramid << self.grid.place_bits | place
        known = self._ends[kind].get(key)
        if known is None:
            table = self._table(pyramid, redeals, fresh=fresh)
            known = self._ends[kind][key] = self.grid.first_end(table, place)
        return known

    def _table(self, pyramid: int, redeals: int, *, fresh: bool) -> int:
        """The places, one layer for each end, from which the pyramid can be cleared."""
        tables = self._tables[redeals * 2 + fresh]
        known = tables.get(pyramid)
        if known is None:
            grid = self.grid
            known = self._base(pyramid, redeals)
            if self.pyramid.masks[pyramid].bit_count() > self._floor and known != grid.reached:
                node = self.pyramid.node(pyramid)
                for after in node.inside:
                    known |= self._table(after, redeals, fresh=fresh)
                if not node.forced:
                    known |= self._with_waste(node, redeals, fresh=fresh)
                    if known:
                        within = self.possible(pyramid, fresh=fresh) * grid.each_layer
                        within &= grid.reached if redeals else grid.ending
                        known = self._with_draws(known & within, within, fresh=fresh)
            tables[pyramid] = known
        return known

    def _base(self, pyramid: int, redeals: int) -> int:
        """All places if the pyramid is clear, or if it can be cleared after a redeal made here."""
        grid = self.grid
        if self.pyramid.masks[pyramid].bit_count() <= self._floor:
            return 0 if redeals else grid.ending
        if not redeals:
            return 0
        after = self._table(pyramid, redeals - 1, fresh=False)
        return grid.from_end(grid.first_end(after, 0))

    def _with_waste(self, node: PyramidState, redeals: int, *, fresh: bool) -> int:
        """Places from which the waste top goes with a pyramid card, and it goes on from there."""
        above, grid = self._above[redeals * 2 + fresh], self.grid
        found = 0
        for rank, afters in node.uses:
            if rank in grid.counts:
                places = 0
                for after in afters:
                    known = above.get(after)
                    if known is None:
                        table = self._table(after, redeals, fresh=fresh)
                        known = above[after] = grid.above(table) if table else 0
                    places |= known
                found |= grid.with_top(rank, places)
        return found

    def possible(self, pyramid: int, *, fresh: bool) -> int:
        """The places at which all cards between waste top and pointer can have gone.

        With `fresh` also: at which enough cards for what has gone lie before the pointer.
        """
        known = self._valid[fresh].get(pyramid)
        if known is None:
            counts, first, grid = self._count(pyramid), self._first_counts, self.grid
            known = grid.all_places
            for rank, partner, cards, cards_of_partner in self._kinds:
                used = first[partner] - counts[partner]
                if partner != rank:
                    gone_itself = first[rank] - counts[rank]
                    if fresh and used > gone_itself:
                        needed = used - gone_itself
                        known &= grid.prefixes[rank][needed] if needed <= cards else 0
                    if gone_itself > cards_of_partner:
                        used = max(0, used - gone_itself + cards_of_partner)
                if used < cards:
                    known &= self._gaps(rank, used, fresh=fresh)
            self._valid[fresh][pyramid] = known
        return known

    def _gaps(self, rank: int, used: int, *, fresh: bool) -> int:
        """The places at which so many cards of a rank between top and pointer can have gone."""
        del fresh
        return self.grid.gaps[rank][used]

    def _with_draws(self, places: int, within: int, *, fresh: bool) -> int:
        """The places `within` from which draws, or none, lead to one of `places`."""
        return places | self.grid.drawn_to(places, within, fresh=fresh)
