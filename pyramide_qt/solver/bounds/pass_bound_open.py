"""The bound for a stock drawn card by card onto one waste, where the tops of both are open."""

from __future__ import annotations

from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.bounds.draw_cost_one_waste import Wanted
from pyramide_qt.solver.bounds.pass_bits import PassBits
from pyramide_qt.solver.bounds.pass_bound_closed import ClosedPassBound, Context
from pyramide_qt.solver.bounds.pass_tables import PassTables
from pyramide_qt.solver.bounds.pass_tables_open import OpenPassTables
from pyramide_qt.solver.states.state_space import StateSpace

_LAYERS = 4


class OpenPassBound(ClosedPassBound):
    """As `ClosedPassBound`: its passes are those of `OpenPassTables`, and draws can be saved.

    Cards of the stock are drawn or leave from its top, one move each but for those that go with
    pyramid cards; two cards of the stock order that go together save one later draw each.
    """

    can_look_deeper = False

    def _order_of(
        self, space: StateSpace, pyramid: int, ranks: list[int], floor: int
    ) -> tuple[PassTables[PassBits], None]:
        return OpenPassTables(space, pyramid, PassBits(ranks, _LAYERS), floor), None

    def _beside(self, wanted: Wanted, context: Context, reach: int) -> int:
        (plain, _, _, _, redeals_left), _, (redeals, end, _) = context
        cost = self._by_vectors.cost(wanted, plain, reach)
        if cost >= NEVER:
            return NEVER
        stock, _, _, _, _ = plain
        by_order = self._passed(wanted, stock) + max(1, redeals)
        if not redeals:
            now = self._passed(wanted, stock & end)
            by_order = min(now, by_order) if redeals_left else now
        return max(cost, by_order)

    def _passed(self, wanted: Wanted, cards: int) -> int:
        """Moves to pass `cards` of the stock, beside those with pyramid cards."""
        return max(0, cards.bit_count() - self._by_vectors.saved(wanted, cards))
