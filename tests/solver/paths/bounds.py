"""The special paths of the solver: bounds and tables."""

from __future__ import annotations

from pyramide_qt.solver.states.pyramid_with_cell import PyramidWithCell
from tests.solver.paths.entered import Path
from tests.solver.paths.kinds import (
    OfClass,
    OfTables,
    found,
    found_any,
    has_many_cards,
)

BOUNDS = (
    Path("bound: vectors alone", "draw_cost.DrawCost.lower_bound", OfClass("DrawCost")),
    Path(
        "bound: cell in the pyramid",
        "draw_cost.DrawCost.lower_bound",
        OfClass("PyramidWithCellDrawCost"),
    ),
    Path("bound: one cell", "draw_cost_cell.CellDrawCost.lower_bound"),
    Path(
        "bound: one cell, few left",
        "draw_cost_cell.CellDrawCost.lower_bound",
        lambda _f, called, *_: called._floor is not None,
    ),
    Path(
        "bound: line",
        "draw_cost_one_waste.OneWasteDrawCost.lower_bound",
        lambda _f, called, _v, p: type(called).__name__ == "OneWasteDrawCost" and sum(p[2:]) > 0,
    ),
    Path("bound: line, all cards", "draw_cost_one_waste.OneWasteDrawCost._for_all"),
    Path("bound: line, barrier", "draw_cost_one_waste.OneWasteDrawCost.barrier", found),
    Path("bound: line, digging", "draw_cost_one_waste.OneWasteDrawCost._deepest", found),
    Path("bound: line, next pass", "draw_cost_one_waste.OneWasteDrawCost._again"),
    Path("bound: line, what is saved", "draw_cost_one_waste.OneWasteDrawCost.saved"),
    Path("bound: line, other blocks", "draw_cost_one_waste.OneWasteDrawCost._taken_apart"),
    Path(
        "bound: line, under the top",
        "draw_cost_one_waste.OneWasteDrawCost.outside_facts",
        OfClass(_meets_waste=True),
    ),
    Path(
        "bound: line, turned card",
        "draw_cost_one_waste.OneWasteDrawCost.outside_facts",
        lambda _f, called, _r: called._stock.shift_mask > 0,
    ),
    Path(
        "bound: pool",
        "draw_cost_one_waste.OneWasteDrawCost.lower_bound",
        OfClass("FreeCardsDrawCost"),
    ),
    Path(
        "bound: pool, cards in the waste at first",
        "draw_cost_one_waste.OneWasteDrawCost.lower_bound",
        lambda _f, called, *_: (
            type(called).__name__ == "FreeCardsDrawCost" and called._outside.first_waste
        ),
    ),
    Path(
        "bound: closed line",
        "pass_bound_closed.ClosedPassBound.lower_bound",
        OfClass("ClosedPassBound", _is_deep=False),
    ),
    Path(
        "bound: closed line, deep",
        "pass_bound_closed.ClosedPassBound.lower_bound",
        OfClass("ClosedPassBound", _is_deep=True),
    ),
    Path(
        "bound: closed line, all cards",
        "pass_bound_closed.ClosedPassBound.lower_bound",
        OfClass("ClosedPassBound", _is_all=True),
    ),
    Path(
        "bound: closed line, few left",
        "pass_bound_closed.ClosedPassBound.rough",
        OfClass("ClosedPassBound", _floor=True),
    ),
    Path(
        "bound: closed line, rough",
        "pass_bound_closed.ClosedPassBound.rough",
        OfClass("ClosedPassBound"),
    ),
    Path("bound: closed line, after a redeal", "pass_bound_closed.ClosedPassBound.after_redeal"),
    Path("bound: closed line, one redeal", "pass_bound_closed.ClosedPassBound._again"),
    Path("bound: closed line, beyond the end", "pass_bound_closed.ClosedPassBound._far_enough"),
    Path("bound: closed line, more redeals", "pass_bound_closed.ClosedPassBound._later"),
    Path(
        "bound: closed line, too long to look deep",
        "pass_bound_closed.ClosedPassBound.look_deeper",
        lambda _f, called: called._by_under is None,
    ),
    Path("bound: open line", "pass_bound_open.OpenPassBound._beside"),
    Path(
        "bound: open line, rough",
        "pass_bound_closed.ClosedPassBound.rough",
        OfClass("OpenPassBound"),
    ),
    Path(
        "bound: open line, few left",
        "pass_bound_closed.ClosedPassBound.rough",
        OfClass("OpenPassBound", _floor=True),
    ),
    Path(
        "bound: turned line",
        "pass_bound_turned.TurnedPassBound.lower_bound",
        lambda _f, called, *_: not isinstance(called.space.pyramid, PyramidWithCell),
    ),
    Path(
        "bound: turned line with a cell",
        "pass_bound_turned.TurnedPassBound.lower_bound",
        lambda _f, called, *_: isinstance(called.space.pyramid, PyramidWithCell),
    ),
    Path("bound: open", "fast_bound_open.FastOpenBound.lower_bound"),
    Path("bound: open, what is passed", "fast_bound_open.FastOpenBound._passing"),
    Path("bound: open, stuck", "fast_bound_open.FastOpenBound._least_if_stuck"),
)

TABLES = (
    Path(
        "tables: closed, this pass",
        "pass_tables.PassTables.end",
        OfTables("PassTables", "PassBits", later=False),
    ),
    Path(
        "tables: closed, later passes",
        "pass_tables.PassTables.end",
        OfTables("PassTables", "PassBits", later=True),
    ),
    Path("tables: closed, more than 24 cards", "pass_tables.PassTables.end", has_many_cards),
    Path(
        "tables: two cards, this pass",
        "pass_tables.PassTables.end",
        OfTables("PassTables", "TwoCardPassBits", later=False),
    ),
    Path(
        "tables: two cards, later passes",
        "pass_tables.PassTables.end",
        OfTables("PassTables", "TwoCardPassBits", later=True),
    ),
    Path(
        "tables: two cards, more than 24 cards",
        "pass_bits_two_cards.TwoCardPassBits.first_end",
        lambda _f, called, *_: called.size > 24,
    ),
    Path(
        "tables: open, this pass",
        "pass_tables.PassTables.end",
        OfTables("OpenPassTables", "PassBits", later=False),
    ),
    Path(
        "tables: open, later passes",
        "pass_tables.PassTables.end",
        OfTables("OpenPassTables", "PassBits", later=True),
    ),
    Path("tables: open, pairs of the line", "pass_tables_open.OpenPassTables._with_draws"),
    Path("tables: uses", "waste_uses.WasteUses.most"),
    Path("tables: turned", "pass_tables_turned.TurnedPassTables._work_out"),
    Path(
        "tables: turned with a cell",
        "pass_tables_turned.TurnedPassTables._work_out",
        lambda _f, called, *_: isinstance(called._pyramid, PyramidWithCell),
    ),
    Path(
        "tables: turned, more than 24 cards",
        "pass_tables_turned.TurnedPassTables._work_out",
        lambda _f, called, *_: called.grid.size > 24,
    ),
    Path("tables: demand", "demand_vectors.DemandVectors.vectors"),
    Path("tables: demand, few left", "demand_vectors.DemandVectors.vectors", OfClass(floor=True)),
    Path(
        "tables: demand, decided card",
        "demand_vectors.DemandVectors._decided",
        found_any,
    ),
    Path("tables: demand, vectors merged", "demand_vectors._merged"),
    Path("tables: demand with a cell", "draw_cost_cell.CellDemandVectors._worked_out"),
    Path("tables: matching", "rank_matching.RankMatching._worked_out"),
    Path(
        "tables: matching of a rank with itself",
        "rank_matching.RankMatching._can_go",
        lambda _f, called, cards, *_: (
            cards and len(set(called.kinds[cards.bit_length() - 1][:2])) == 1
        ),
    ),
    Path("tables: sketch", "any_order_game._Sketch.is_hopeless"),
    Path("tables: takes at need", "macro_moves.MacroMoves.uses"),
    Path("tables: ranks moved up", "canonical_stock.CanonicalStock._moved_up"),
)
