"""The bound for a turned card before one waste, in a last pass: it sees the order of the stock.

Without a cell as with one. See docs/solver.md, "A turned card".
"""

from __future__ import annotations

from typing import Any

from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.draw_cost import NEVER, Collecting, Need
from pyramide_qt.solver.bounds.pass_tables import has_few_states
from pyramide_qt.solver.bounds.pass_tables_turned import ShiftOrder
from pyramide_qt.solver.states.one_waste_states import PlainRest
from pyramide_qt.solver.states.pyramid_with_free_cards import PooledCore
from pyramide_qt.solver.states.state_space import CORE_BITS, CORE_MASK, Space

# The place of a state of the rest, and its number.
Place = tuple[int, int]


def has_turned_order(space: Space) -> bool:
    """Whether the bound below holds in each last pass, and its tables are not too large.

    Each rank goes with one other at most, or alone.
    """
    core, rest = space.core, space.rest
    if not isinstance(rest, PlainRest) or not rest.stock.shift_mask:
        return False
    goes_with_one = all(
        len(others) <= 1 and not (others and rank in core.alone)
        for rank, others in core.partners.items()
    )
    is_small = has_few_states(space) and not isinstance(core, PooledCore)
    return is_small and goes_with_one and core.must_clear


def see_turned(space: Space, start: int, bounds: Bounds) -> bool:
    """Have `bounds` see the order of the stock; whether that can be done from `start`.

    It takes some 30 ms at once, with a cell half a second, and finds lost what no demand vector
    shows.
    """
    rest = space.rest
    if not has_turned_order(space) or not isinstance(rest, PlainRest) or bounds.floor is not None:
        return False
    if rest.stock.has_redeal(start >> CORE_BITS):
        return False
    bounds.collect_by(ShiftLine(space, rest, start, bounds))
    return True


class ShiftLine(Collecting):
    """What `bounds` says so far, and NEVER at places from which the pass cannot be won."""

    def __init__(self, space: Space, rest: PlainRest, start: int, bounds: Bounds) -> None:
        super().__init__(space, bounds.counts)
        self._by_vectors = bounds.collecting
        self._stock = stock = rest.stock
        mask, ranks, core = stock.unpack(start >> CORE_BITS)[0], rest.stock_ranks, space.core
        line = [i for i in range(stock.count) if mask >> i & 1 and ranks[i] not in core.alone]
        self._line_mask = sum(1 << i for i in line)
        # The cards of the line below each place of the stock.
        self._below = [(self._line_mask & (1 << i) - 1).bit_count() for i in range(stock.count + 1)]
        self._order = ShiftOrder(core, start & CORE_MASK, [ranks[i] for i in line])

    def view(self, rest: int) -> Place:
        """Pointer and waste top, counted in cards of the line, and the state itself.

        While a turned card lies before the waste the place is one that always counts.
        """
        mask, pointer, is_turned, _ = self._stock.unpack(rest)
        if is_turned:
            return self._order.grid.layer, rest
        top = (mask & self._line_mask & (1 << pointer) - 1).bit_length()
        return self._order.grid.place(self._below[pointer], self._below[top]), rest

    def prepared(self, core: int, needs: list[Need]) -> Any:
        """The places from which a core state can be cleared, and what the vectors want."""
        places = self._order.places(core) | 1 << self._order.grid.layer
        return places, self._by_vectors.prepared(core, needs)

    def least(self, view: Place, prepared: Any) -> int:
        """The least number of moves left, or NEVER."""
        place, rest = view
        if not prepared[0] >> place & 1:
            return NEVER
        return self._by_vectors.least(self._by_vectors.view(rest), prepared[1])
