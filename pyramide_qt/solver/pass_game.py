"""Whether a game of a few passes can be won: by what any order allows, by dives, by search."""

from __future__ import annotations

from pyramide_qt.rules.position import Position
from pyramide_qt.rules.rule_set import Goal, WasteOpen
from pyramide_qt.solver.bounds import Bounds
from pyramide_qt.solver.collecting_line import has_line_bound
from pyramide_qt.solver.dive import Dive
from pyramide_qt.solver.fewest import see_passes
from pyramide_qt.solver.free_game import FreeGame
from pyramide_qt.solver.free_order import supply_of
from pyramide_qt.solver.line_nodes import PlainRest
from pyramide_qt.solver.pass_line import Removal
from pyramide_qt.solver.pass_search import PassSearch
from pyramide_qt.solver.question import Budget, OutOfBudget
from pyramide_qt.solver.ranked_rest import RankedRest
from pyramide_qt.solver.space import Space

_DIVES = 14
# Positions before the tables of passes, which take some fifty milliseconds and show less where
# the top of the stock is open.
_WITHOUT_TABLES = {False: 800, True: 30_000}


def is_pass_game(space: Space) -> bool:
    """Whether the rules are of the kind that is decided here."""
    rules, rest = space.deal.rules, space.rest
    if not isinstance(rest, PlainRest) or isinstance(rest, RankedRest) or rest.stock.unlimited:
        return False
    is_single = not rest.stock.shift_mask and rules.waste_open == (WasteOpen.TOP,)
    is_for_table = rules.goal is Goal.TABLEAU and space.core.must_clear
    return is_single and is_for_table and has_line_bound(space)


def winning_removals(space: Space, position: Position, budget: Budget) -> list[Removal] | None:
    """What leaves in turn, up to the last card of the table; None if it cannot be won.

    Raises OutOfBudget.
    """
    free, ranks = FreeGame(space.core, budget), space.core.ranks
    waste = [card for pile in position.wastes for card in pile]
    supply = supply_of(ranks[card] for card in (*waste, *position.stock))
    for choice in range(_DIVES):
        clearing = free.path(position.tableau, supply, choice=choice)
        if clearing is None:
            return None
        dive = Dive(space.core, clearing)
        found = dive.removals(waste, position.stock, position.redeals_left or 0)
        if found is not None:
            return found
    start = space.start_of(position)
    bounds = Bounds(space, start, budget)
    try:
        stock = space.deal.rules.stock
        is_open = stock is not None and stock.top_open
        short = Budget(_WITHOUT_TABLES[is_open], whole=budget)
        return PassSearch(space, short, bounds, None).removals(start)
    except OutOfBudget:
        if budget.is_spent:
            raise
    return PassSearch(space, budget, bounds, see_passes(space, start, bounds)).removals(start)
