"""How many cards of the waste can still go with pyramid cards in a pass."""

from __future__ import annotations

from pyramide_qt.solver.bounds.pass_bits import PassBits
from pyramide_qt.solver.bounds.pass_tables import PassTables

# More uses than any pass has: each takes a pyramid card.
MANY_USES = 1000


class WasteUses:
    """Counts of uses, for the places of `order` ahead of which no card has gone."""

    def __init__(self, order: PassTables[PassBits]) -> None:
        self._order, self._grid = order, order.grid
        self._tables: dict[int, int] = {}
        self._above: dict[int, int] = {}
        self._most: dict[int, int] = {}

    def most(self, pyramid: int, place: int) -> int:
        """How often at most a waste card can still go with a pyramid card in this pass.

        MANY_USES where it cannot be told.
        """
        key = pyramid << self._grid.place_bits | place
        known = self._most.get(key)
        if known is None:
            known = self._grid.layers_at(self._table(pyramid), place)
            known = self._most[key] = MANY_USES if known == self._grid.layers else known
        return known

    def _table(self, pyramid: int) -> int:
        """The places from which one use can be made, two uses, and so on, layer by layer."""
        known = self._tables.get(pyramid)
        if known is None:
            known, grid, node = 0, self._grid, self._order.pyramid.node(pyramid)
            for after in node.inside:
                known |= self._table(after)
            if not node.forced and self._order.pyramid.masks[pyramid]:
                for rank, afters in node.uses:
                    for after in afters if rank in grid.counts else ():
                        known |= grid.with_top(rank, self._one_more(after))
                known |= grid.drawn_to(known, grid.reached)
                known &= self._order.possible(pyramid, fresh=True) * grid.each_layer
            self._tables[pyramid] = known
        return known

    def _one_more(self, after: int) -> int:
        known = self._above.get(after)
        if known is None:
            grid = self._grid
            table = self._table(after) << grid.layer & grid.reached
            known = grid.above(table | self._order.possible(after, fresh=True))
            self._above[after] = known
        return known
