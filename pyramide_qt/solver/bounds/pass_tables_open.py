"""From where in a pass the pyramid can be cleared, where the top of the stock is open as well."""

from __future__ import annotations

from pyramide_qt.solver.bounds.pass_bits import PassBits
from pyramide_qt.solver.bounds.pass_tables import PassTables
from pyramide_qt.solver.states.pyramid_states import PyramidState
from pyramide_qt.solver.states.state_space import StateSpace


class OpenPassTables(PassTables[PassBits]):
    """As `PassTables`, with the next card of the stock open too, also for the waste top.

    Then two cards of the order can go together, and in a pass that is not fresh any card ahead
    may have gone.
    """

    def __init__(
        self, space: StateSpace, start_pyramid: int, grid: PassBits, floor: int = 0
    ) -> None:
        super().__init__(space, start_pyramid, grid, floor)
        self._pairs = 0
        for rank, partner, _, _ in self._kinds:
            self._pairs |= grid.nexts[rank] & grid.tops[partner]
        self._open_gaps = {
            fresh: {
                rank: self._gaps_of(rank, partner, fresh=fresh)
                for rank, partner, _, _ in self._kinds
                if rank != partner
            }
            for fresh in (False, True)
        }

    def _gaps_of(self, rank: int, partner: int, *, fresh: bool) -> list[int]:
        """For each number, the places at which so many cards of the rank went with pyramid cards.

        Those between top and pointer have all gone; the others of them went with a partner in
        the order, which lies between these too or, in a pass that is not fresh, further ahead.
        """
        ranks, width = self.grid.ranks, self.grid.width
        found = [0] * (self.grid.counts[rank] + 1)
        for pointer in range(len(ranks) + 1):
            beyond = 0 if fresh else list(ranks[pointer:]).count(partner)
            alone = -beyond
            for top in range(pointer, -1, -1):
                for number in range(max(0, alone), len(found)):
                    found[number] |= 1 << pointer * width + top
                if top:
                    alone += (ranks[top - 1] == rank) - (ranks[top - 1] == partner)
        return found

    def _gaps(self, rank: int, used: int, *, fresh: bool) -> int:
        gaps = self._open_gaps[fresh].get(rank)
        return self.grid.all_places if gaps is None else gaps[used]

    def _with_waste(self, node: PyramidState, redeals: int, *, fresh: bool) -> int:
        """The places from which a card of the order goes with a pyramid card, and all goes on."""
        found = super()._with_waste(node, redeals, fresh=fresh)
        grid = self.grid
        for rank, afters in node.uses:
            if grid.nexts[rank]:
                places = 0
                for after in afters:
                    places |= self._table(after, redeals, fresh=fresh)
                found |= grid.before_next(places) & grid.nexts[rank]
        return found

    def _with_draws(self, places: int, within: int, *, fresh: bool) -> int:
        """The places from which draws and pairs of the stock order lead to one of `places`."""
        grid, before = self.grid, 0
        while places != before:
            before = places
            places |= grid.before_next(grid.above(places)) & self._pairs & within
            if not fresh:
                places |= grid.before_next(places) & within
            places |= grid.drawn_to(places, within)
        return places
