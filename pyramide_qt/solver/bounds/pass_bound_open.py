"""The bound for a stock drawn card by card onto one waste, where the tops of both are open."""

from __future__ import annotations

from pyramide_qt.rules.records.rule_set import WasteOpen
from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.bounds.draw_cost_one_waste import Wanted, has_line_bound
from pyramide_qt.solver.bounds.pass_bits import PassGrid
from pyramide_qt.solver.bounds.pass_bound_closed import Ahead, ClosedLine, ClosedView
from pyramide_qt.solver.bounds.pass_tables import PassOrder, has_few_states
from pyramide_qt.solver.bounds.pass_tables_open import OpenOrder
from pyramide_qt.solver.states.one_waste_by_rank import RankedRest
from pyramide_qt.solver.states.one_waste_states import PlainRest
from pyramide_qt.solver.states.state_space import Space

_LAYERS = 4


def is_open_line(space: Space) -> bool:
    """Whether the bound below holds and its tables are not too large."""
    if not isinstance(space.rest, PlainRest) or not space.rest.stock.top_open:
        return False
    if isinstance(space.rest, RankedRest):
        # Wastes written by their ranks do not show which cards went with each other.
        return False
    is_top_only = WasteOpen.UNDER_TOP not in space.deal.rules.waste_open
    return is_top_only and has_line_bound(space) and has_few_states(space)


class OpenLine(ClosedLine):
    """As `ClosedLine`: the passes needed are those of `OpenOrder`, and draws can be saved.

    Cards of the stock are drawn or leave from its top, one move each but for those that go with
    core cards; two cards of the line that go together save one later draw each.
    """

    can_look_deeper = False

    def _order_of(
        self, space: Space, core: int, ranks: list[int], floor: int
    ) -> tuple[PassOrder[PassGrid], None]:
        return OpenOrder(space, core, PassGrid(ranks, _LAYERS), floor), None

    def _beside(
        self, wanted: Wanted, closed: ClosedView, _core: int, reach: int, ahead: Ahead
    ) -> int:
        view, redeals_left = closed[0], closed[4]
        cost = self._by_vectors.cost(wanted, view, reach)
        if cost >= NEVER:
            return NEVER
        stock, (redeals, end, _) = view[0], ahead
        by_order = self._passed(wanted, stock) + max(1, redeals)
        if not redeals:
            now = self._passed(wanted, stock & end)
            by_order = min(now, by_order) if redeals_left else now
        return max(cost, by_order)

    def _passed(self, wanted: Wanted, cards: int) -> int:
        """Moves to pass `cards` of the stock, beside those with core cards."""
        return max(0, cards.bit_count() - self._by_vectors.saved(wanted, cards))
