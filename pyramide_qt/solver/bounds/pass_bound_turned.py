"""The bound for a turned card before one waste, in a last pass: it sees the order of the stock.

Without a cell as with one. See docs/solver.md, "A turned card".
"""

from __future__ import annotations

from typing import Any

from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.draw_cost import NEVER, DrawCost, Need
from pyramide_qt.solver.bounds.pass_tables_turned import TurnedPassTables
from pyramide_qt.solver.states.one_waste_states import OneWasteStates
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, PYRAMID_MASK, StateSpace

# The place of an outside state in the pass, and its number.
PlaceInPass = tuple[int, int]


class TurnedPassBound(DrawCost):
    """What `bounds` says so far, and NEVER at places from which the pass cannot be won."""

    def __init__(
        self, space: StateSpace, outside: OneWasteStates, start: int, bounds: Bounds
    ) -> None:
        super().__init__(space, bounds.counts)
        self._by_vectors = bounds.draw_cost
        self._stock = stock = outside.stock
        mask, ranks, pyramid = (
            stock.unpack(start >> PYRAMID_BITS)[0],
            outside.stock_ranks,
            space.pyramid,
        )
        stock_order = [
            i for i in range(stock.count) if mask >> i & 1 and ranks[i] not in pyramid.alone
        ]
        self._stock_order_mask = sum(1 << i for i in stock_order)
        # The cards of the stock order below each place of the stock.
        self._below = [
            (self._stock_order_mask & (1 << i) - 1).bit_count() for i in range(stock.count + 1)
        ]
        self._order = TurnedPassTables(
            pyramid, start & PYRAMID_MASK, [ranks[i] for i in stock_order]
        )

    def outside_facts(self, outside: int) -> PlaceInPass:
        """Pointer and waste top, counted in cards of the stock order, and the state itself.

        While a turned card lies before the waste the place is one that always counts.
        """
        mask, pointer, is_turned, _ = self._stock.unpack(outside)
        if is_turned:
            return self._order.grid.layer, outside
        top = (mask & self._stock_order_mask & (1 << pointer) - 1).bit_length()
        return self._order.grid.place(self._below[pointer], self._below[top]), outside

    def pyramid_facts(self, pyramid: int, needs: list[Need]) -> Any:
        """The places from which a pyramid state can be cleared, and what the vectors want."""
        places = self._order.places(pyramid) | 1 << self._order.grid.layer
        return places, self._by_vectors.pyramid_facts(pyramid, needs)

    def lower_bound(self, outside_facts: PlaceInPass, pyramid_facts: Any) -> int:
        """The least number of moves left, or NEVER."""
        place, outside = outside_facts
        places, wanted = pyramid_facts
        if not places >> place & 1:
            return NEVER
        return self._by_vectors.lower_bound(self._by_vectors.outside_facts(outside), wanted)
