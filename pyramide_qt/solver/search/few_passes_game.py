"""A game of a few passes: by what any order of the stock allows, by greedy playouts, by search."""

from __future__ import annotations

from collections.abc import Iterable

from pyramide_qt.rules.position import Position
from pyramide_qt.solver.bounds.pass_bound_closed import ClosedPassBound
from pyramide_qt.solver.plan import bounds_for, see_passes
from pyramide_qt.solver.question import Budget, OutOfBudget, SolverError
from pyramide_qt.solver.search.any_order import supply_of
from pyramide_qt.solver.search.any_order_game import AnyOrderGame
from pyramide_qt.solver.search.few_passes import FewPassesSearch
from pyramide_qt.solver.search.greedy_playout import GreedyPlayout
from pyramide_qt.solver.search.removals_to_moves import Removal
from pyramide_qt.solver.states.state_space import StateSpace

_PLAYOUTS = 14
_PLAYOUTS_FOR_EACH_REMAINDER = 3
# Positions before the tables of passes, which take some fifty milliseconds and show less where
# the top of the stock is open.
_WITHOUT_TABLES = {False: 800, True: 30_000}
# Positions before the tables that see two cards of the waste, which take twice as long.
_WITHOUT_DEEP_TABLES = 12_500


class FewPassesGame:
    """One position of such a game; its methods raise OutOfBudget.

    Removals are those of `removals_to_moves.py`. `is_lost`: the game is known to be lost.
    """

    def __init__(self, space: StateSpace, position: Position, budget: Budget) -> None:
        self._space, self._budget = space, budget
        self._pyramid, self._stock = position.tableau, position.stock
        self._waste = [card for pile in position.wastes for card in pile]
        self._redeals = position.redeals_left or 0
        self.is_lost = False
        self._start = space.start_of(position)
        self._free = AnyOrderGame(space.pyramid, budget)
        ranks = space.pyramid.ranks
        self._supply = supply_of(ranks[card] for card in (*self._waste, *self._stock))

    def winning_removals(self) -> list[Removal] | None:
        """What leaves in turn, up to the last card of the table; None if it cannot be won."""
        if self._free.path(self._pyramid, self._supply) is None:
            return None
        return self._playout(self._pyramid, _PLAYOUTS) or self._search(0)

    def fullest_removals(self) -> list[Removal]:
        """What leaves in turn so that the fewest cards of the table are left."""
        found, lower_bound = self._fullest_playout()
        while (left := self._left_after(found)) > lower_bound:
            fuller = self._search(left - 1)
            if fuller is None:
                break
            found = fuller
        return found

    def _left_after(self, removals: Iterable[Removal]) -> int:
        return self._pyramid.bit_count() - sum(slots.bit_count() for slots, _ in removals)

    def _fullest_playout(self) -> tuple[list[Removal], int]:
        """Removals by a greedy playout that leave few cards, and how many are left at least."""
        lower_bound = None
        for gone in self._free.clearable(self._pyramid, self._supply):
            if self._free.path(gone, self._supply) is None:
                continue
            left = (self._pyramid ^ gone).bit_count()
            lower_bound = left if lower_bound is None else lower_bound
            self.is_lost = lower_bound > 0
            found = self._playout(gone, _PLAYOUTS_FOR_EACH_REMAINDER if left else _PLAYOUTS)
            if found is not None:
                return found, lower_bound
        raise SolverError("Not even all cards can be left.")

    def _playout(self, pyramid: int, tries: int) -> list[Removal] | None:
        """Removals of all cards of `pyramid`, if a greedy playout finds them; one must exist."""
        for choice in range(tries):
            clearing = self._free.path(pyramid, self._supply, choice=choice)
            if clearing is not None:
                playout = GreedyPlayout(self._space.pyramid, clearing)
                found = playout.removals(self._waste, self._stock, self._redeals)
                if found is not None:
                    return found
        return None

    def _search(self, floor: int) -> list[Removal] | None:
        """Removals that leave so many cards at most, or None if there are none."""
        space, start = self._space, self._start
        bounds = bounds_for(space, start, self._budget, floor or None)
        stock = space.deal.rules.stock
        is_open = stock is not None and stock.top_open
        turns: list[int | None] = [_WITHOUT_TABLES[is_open], None]
        if not is_open:
            turns.insert(1, _WITHOUT_DEEP_TABLES)
        tables: ClosedPassBound | None = None
        for positions in turns:
            try:
                budget = Budget(positions, whole=self._budget)
                return FewPassesSearch(space, budget, bounds, tables).removals(start)
            except OutOfBudget:
                if self._budget.is_spent:
                    raise
            if tables is None:
                tables = see_passes(space, start, bounds)
            else:
                tables.look_deeper()
        raise SolverError("The last search of all has ended too soon.")
