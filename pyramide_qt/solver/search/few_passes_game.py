"""A game of a few passes: by what any order of the stock allows, by dives, by search."""

from __future__ import annotations

from collections.abc import Iterable

from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import Goal, WasteOpen
from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.draw_cost_one_waste import has_line_bound
from pyramide_qt.solver.bounds.pass_bound_closed import ClosedLine
from pyramide_qt.solver.question import Budget, OutOfBudget, SolverError
from pyramide_qt.solver.search.any_order import supply_of
from pyramide_qt.solver.search.any_order_game import FreeGame
from pyramide_qt.solver.search.few_passes import PassSearch
from pyramide_qt.solver.search.greedy_playout import Dive
from pyramide_qt.solver.search.removals_to_moves import Removal
from pyramide_qt.solver.search.shortest_path import see_passes
from pyramide_qt.solver.states.one_waste_by_rank import RankedRest
from pyramide_qt.solver.states.one_waste_states import PlainRest
from pyramide_qt.solver.states.state_space import Space

_DIVES = 14
_DIVES_FOR_EACH_REST = 3
# Positions before the tables of passes, which take some fifty milliseconds and show less where
# the top of the stock is open.
_WITHOUT_TABLES = {False: 800, True: 30_000}
# Positions before the tables that see two cards of the waste, which take twice as long.
_WITHOUT_DEEP_TABLES = 12_500


def is_pass_game(space: Space) -> bool:
    """Whether the rules are of the kind that is decided here."""
    rules, rest = space.deal.rules, space.rest
    if not isinstance(rest, PlainRest) or isinstance(rest, RankedRest) or rest.stock.unlimited:
        return False
    is_single = not rest.stock.shift_mask and rules.waste_open == (WasteOpen.TOP,)
    is_for_table = rules.goal is Goal.TABLEAU and space.core.must_clear
    return is_single and is_for_table and has_line_bound(space)


class PassGame:
    """One position of such a game; its methods raise OutOfBudget.

    Removals are those of `pass_line.py`. `is_lost` is set once the game is known to be lost.
    """

    def __init__(self, space: Space, position: Position, budget: Budget) -> None:
        self._space, self._budget = space, budget
        self._core, self._stock = position.tableau, position.stock
        self._waste = [card for pile in position.wastes for card in pile]
        self._redeals = position.redeals_left or 0
        self.is_lost = False
        self._start = space.start_of(position)
        self._free = FreeGame(space.core, budget)
        ranks = space.core.ranks
        self._supply = supply_of(ranks[card] for card in (*self._waste, *self._stock))

    def winning_removals(self) -> list[Removal] | None:
        """What leaves in turn, up to the last card of the table; None if it cannot be won."""
        if self._free.path(self._core, self._supply) is None:
            return None
        return self._dive(self._core, _DIVES) or self._search(0)

    def fullest_removals(self) -> list[Removal]:
        """What leaves in turn so that the fewest cards of the table are left."""
        found, least = self._fullest_dive()
        while (left := self._left_after(found)) > least:
            fuller = self._search(left - 1)
            if fuller is None:
                break
            found = fuller
        return found

    def _left_after(self, removals: Iterable[Removal]) -> int:
        return self._core.bit_count() - sum(slots.bit_count() for slots, _ in removals)

    def _fullest_dive(self) -> tuple[list[Removal], int]:
        """Removals by a dive that leave few cards, and how many are left at least."""
        least = None
        for gone in self._free.clearable(self._core, self._supply):
            if self._free.path(gone, self._supply) is None:
                continue
            left = (self._core ^ gone).bit_count()
            least = left if least is None else least
            self.is_lost = least > 0
            found = self._dive(gone, _DIVES_FOR_EACH_REST if left else _DIVES)
            if found is not None:
                return found, least
        raise SolverError("Not even all cards can be left.")

    def _dive(self, core: int, tries: int) -> list[Removal] | None:
        """Removals of all cards of `core`, if a dive finds them; there must be a clearing."""
        for choice in range(tries):
            clearing = self._free.path(core, self._supply, choice=choice)
            if clearing is not None:
                dive = Dive(self._space.core, clearing)
                found = dive.removals(self._waste, self._stock, self._redeals)
                if found is not None:
                    return found
        return None

    def _search(self, floor: int) -> list[Removal] | None:
        """Removals that leave so many cards at most, or None if there are none."""
        space, start = self._space, self._start
        bounds = Bounds(space, start, self._budget, floor or None)
        stock = space.deal.rules.stock
        is_open = stock is not None and stock.top_open
        turns: list[int | None] = [_WITHOUT_TABLES[is_open], None]
        if not is_open:
            turns.insert(1, _WITHOUT_DEEP_TABLES)
        tables: ClosedLine | None = None
        for positions in turns:
            try:
                budget = Budget(positions, whole=self._budget)
                return PassSearch(space, budget, bounds, tables).removals(start)
            except OutOfBudget:
                if self._budget.is_spent:
                    raise
            if tables is None:
                tables = see_passes(space, start, bounds)
            else:
                tables.look_deeper()
        raise SolverError("The last search of all has ended too soon.")
