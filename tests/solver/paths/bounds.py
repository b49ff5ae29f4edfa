"""The special paths of the solver: bounds and tables."""

from __future__ import annotations

from pyramide_qt.solver.states.pyramid_with_cell import CellCore
from tests.solver.paths.entered import Path
from tests.solver.paths.kinds import (
    OfClass,
    OfTables,
    found,
    found_any,
    has_many_cards,
)

BOUNDS = (
    Path("bound: vectors alone", "draw_cost.Collecting.least", OfClass("Collecting")),
    Path("bound: cell in the core", "draw_cost.Collecting.least", OfClass("CellCoreCollecting")),
    Path("bound: one cell", "draw_cost_cell.CellCollecting.least"),
    Path(
        "bound: one cell, few left",
        "draw_cost_cell.CellCollecting.least",
        lambda _f, called, *_: called._floor is not None,
    ),
    Path(
        "bound: line",
        "draw_cost_one_waste.LineCollecting.least",
        lambda _f, called, _v, p: type(called).__name__ == "LineCollecting" and sum(p[2]) > 0,
    ),
    Path("bound: line, all cards", "draw_cost_one_waste.LineCollecting.for_all"),
    Path("bound: line, barrier", "draw_cost_one_waste.LineCollecting.barrier", found),
    Path("bound: line, digging", "draw_cost_one_waste.LineCollecting._deepest", found),
    Path("bound: line, next pass", "draw_cost_one_waste.LineCollecting._again"),
    Path("bound: line, what is saved", "draw_cost_one_waste.LineCollecting.saved"),
    Path("bound: line, other blocks", "draw_cost_one_waste.LineCollecting._taken_apart"),
    Path(
        "bound: line, under the top",
        "draw_cost_one_waste.LineCollecting.view",
        OfClass(_meets_waste=True),
    ),
    Path(
        "bound: line, turned card",
        "draw_cost_one_waste.LineCollecting.view",
        lambda _f, called, _r: called._stock.shift_mask > 0,
    ),
    Path("bound: pool", "draw_cost_one_waste.LineCollecting.least", OfClass("PooledCollecting")),
    Path(
        "bound: pool, cards in the waste at first",
        "draw_cost_one_waste.LineCollecting.least",
        lambda _f, called, *_: (
            type(called).__name__ == "PooledCollecting" and called._rest.first_waste
        ),
    ),
    Path(
        "bound: closed line",
        "pass_bound_closed.ClosedLine.least",
        OfClass("ClosedLine", _is_deep=False),
    ),
    Path(
        "bound: closed line, deep",
        "pass_bound_closed.ClosedLine.least",
        OfClass("ClosedLine", _is_deep=True),
    ),
    Path(
        "bound: closed line, all cards",
        "pass_bound_closed.ClosedLine.least",
        OfClass("ClosedLine", _is_all=True),
    ),
    Path(
        "bound: closed line, few left",
        "pass_bound_closed.ClosedLine.rough",
        OfClass("ClosedLine", _floor=True),
    ),
    Path("bound: closed line, rough", "pass_bound_closed.ClosedLine.rough", OfClass("ClosedLine")),
    Path("bound: closed line, after a redeal", "pass_bound_closed.ClosedLine.after_redeal"),
    Path("bound: closed line, one redeal", "pass_bound_closed.ClosedLine._again"),
    Path("bound: closed line, beyond the end", "pass_bound_closed.ClosedLine._far_enough"),
    Path("bound: closed line, more redeals", "pass_bound_closed.ClosedLine._later"),
    Path(
        "bound: closed line, too long to look deep",
        "pass_bound_closed.ClosedLine.look_deeper",
        lambda _f, called: called._by_under is None,
    ),
    Path("bound: open line", "pass_bound_open.OpenLine._beside"),
    Path("bound: open line, rough", "pass_bound_closed.ClosedLine.rough", OfClass("OpenLine")),
    Path(
        "bound: open line, few left",
        "pass_bound_closed.ClosedLine.rough",
        OfClass("OpenLine", _floor=True),
    ),
    Path(
        "bound: turned line",
        "pass_bound_turned.ShiftLine.least",
        lambda _f, called, *_: not isinstance(called.space.core, CellCore),
    ),
    Path(
        "bound: turned line with a cell",
        "pass_bound_turned.ShiftLine.least",
        lambda _f, called, *_: isinstance(called.space.core, CellCore),
    ),
    Path("bound: open", "fast_bound_open.OpenBound.least"),
    Path("bound: open, what is passed", "fast_bound_open.OpenBound._passing"),
    Path("bound: open, stuck", "fast_bound_open.OpenBound._least_if_stuck"),
)

TABLES = (
    Path(
        "tables: closed, this pass",
        "pass_tables.PassOrder.end",
        OfTables("PassOrder", "PassGrid", later=False),
    ),
    Path(
        "tables: closed, later passes",
        "pass_tables.PassOrder.end",
        OfTables("PassOrder", "PassGrid", later=True),
    ),
    Path("tables: closed, more than 24 cards", "pass_tables.PassOrder.end", has_many_cards),
    Path(
        "tables: two cards, this pass",
        "pass_tables.PassOrder.end",
        OfTables("PassOrder", "UnderGrid", later=False),
    ),
    Path(
        "tables: two cards, later passes",
        "pass_tables.PassOrder.end",
        OfTables("PassOrder", "UnderGrid", later=True),
    ),
    Path(
        "tables: two cards, more than 24 cards",
        "pass_bits_two_cards.UnderGrid.first_end",
        lambda _f, called, *_: called.size > 24,
    ),
    Path(
        "tables: open, this pass",
        "pass_tables.PassOrder.end",
        OfTables("OpenOrder", "PassGrid", later=False),
    ),
    Path(
        "tables: open, later passes",
        "pass_tables.PassOrder.end",
        OfTables("OpenOrder", "PassGrid", later=True),
    ),
    Path("tables: open, pairs of the line", "pass_tables_open.OpenOrder._with_draws"),
    Path("tables: uses", "waste_uses.PassUses.most"),
    Path("tables: turned", "pass_tables_turned.ShiftOrder._work_out"),
    Path(
        "tables: turned with a cell",
        "pass_tables_turned.ShiftOrder._work_out",
        lambda _f, called, *_: isinstance(called._core, CellCore),
    ),
    Path(
        "tables: turned, more than 24 cards",
        "pass_tables_turned.ShiftOrder._work_out",
        lambda _f, called, *_: called.grid.size > 24,
    ),
    Path("tables: demand", "demand_vectors.Demand.vectors"),
    Path("tables: demand, few left", "demand_vectors.Demand.vectors", OfClass(floor=True)),
    Path(
        "tables: demand, decided card",
        "demand_vectors.Demand._decided",
        found_any,
    ),
    Path("tables: demand, vectors merged", "demand_vectors._merged"),
    Path("tables: demand with a cell", "draw_cost_cell.CellDemand._worked_out"),
    Path("tables: matching", "rank_matching.Matching._worked_out"),
    Path(
        "tables: matching of a rank with itself",
        "rank_matching.Matching._can_go",
        lambda _f, called, cards, *_: (
            cards and len(set(called.kinds[cards.bit_length() - 1][:2])) == 1
        ),
    ),
    Path("tables: sketch", "any_order_game._Sketch.is_hopeless"),
    Path("tables: takes at need", "macro_moves.DeepTakes.takes"),
    Path("tables: ranks moved up", "canonical_stock.RankLine._moved_up"),
)
