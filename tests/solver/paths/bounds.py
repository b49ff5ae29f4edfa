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
    Path("bound: vectors alone", "collecting.Collecting.least", OfClass("Collecting")),
    Path("bound: cell in the core", "collecting.Collecting.least", OfClass("CellCoreCollecting")),
    Path("bound: one cell", "cell_demand.CellCollecting.least"),
    Path(
        "bound: one cell, few left",
        "cell_demand.CellCollecting.least",
        lambda _f, called, *_: called._floor is not None,
    ),
    Path(
        "bound: line",
        "collecting_line.LineCollecting.least",
        lambda _f, called, _v, p: type(called).__name__ == "LineCollecting" and sum(p[2]) > 0,
    ),
    Path("bound: line, all cards", "collecting_line.LineCollecting.for_all"),
    Path("bound: line, barrier", "collecting_line.LineCollecting.barrier", found),
    Path("bound: line, digging", "collecting_line.LineCollecting._deepest", found),
    Path("bound: line, next pass", "collecting_line.LineCollecting._again"),
    Path("bound: line, what is saved", "collecting_line.LineCollecting.saved"),
    Path("bound: line, other blocks", "collecting_line.LineCollecting._taken_apart"),
    Path(
        "bound: line, under the top",
        "collecting_line.LineCollecting.view",
        OfClass(_meets_waste=True),
    ),
    Path(
        "bound: line, turned card",
        "collecting_line.LineCollecting.view",
        lambda _f, called, _r: called._stock.shift_mask > 0,
    ),
    Path("bound: pool", "collecting_line.LineCollecting.least", OfClass("PooledCollecting")),
    Path(
        "bound: pool, cards in the waste at first",
        "collecting_line.LineCollecting.least",
        lambda _f, called, *_: (
            type(called).__name__ == "PooledCollecting" and called._rest.first_waste
        ),
    ),
    Path(
        "bound: closed line", "closed_line.ClosedLine.least", OfClass("ClosedLine", _is_deep=False)
    ),
    Path(
        "bound: closed line, deep",
        "closed_line.ClosedLine.least",
        OfClass("ClosedLine", _is_deep=True),
    ),
    Path(
        "bound: closed line, all cards",
        "closed_line.ClosedLine.least",
        OfClass("ClosedLine", _is_all=True),
    ),
    Path(
        "bound: closed line, few left",
        "closed_line.ClosedLine.rough",
        OfClass("ClosedLine", _floor=True),
    ),
    Path("bound: closed line, rough", "closed_line.ClosedLine.rough", OfClass("ClosedLine")),
    Path("bound: closed line, after a redeal", "closed_line.ClosedLine.after_redeal"),
    Path("bound: closed line, one redeal", "closed_line.ClosedLine._again"),
    Path("bound: closed line, beyond the end", "closed_line.ClosedLine._far_enough"),
    Path("bound: closed line, more redeals", "closed_line.ClosedLine._later"),
    Path(
        "bound: closed line, too long to look deep",
        "closed_line.ClosedLine.look_deeper",
        lambda _f, called: called._by_under is None,
    ),
    Path("bound: open line", "open_line.OpenLine._beside"),
    Path("bound: open line, rough", "closed_line.ClosedLine.rough", OfClass("OpenLine")),
    Path(
        "bound: open line, few left",
        "closed_line.ClosedLine.rough",
        OfClass("OpenLine", _floor=True),
    ),
    Path(
        "bound: turned line",
        "shift_line.ShiftLine.least",
        lambda _f, called, *_: not isinstance(called.space.core, CellCore),
    ),
    Path(
        "bound: turned line with a cell",
        "shift_line.ShiftLine.least",
        lambda _f, called, *_: isinstance(called.space.core, CellCore),
    ),
    Path("bound: open", "open_bound.OpenBound.least"),
    Path("bound: open, what is passed", "open_bound.OpenBound._passing"),
    Path("bound: open, stuck", "open_bound.OpenBound._least_if_stuck"),
)

TABLES = (
    Path(
        "tables: closed, this pass",
        "pass_order.PassOrder.end",
        OfTables("PassOrder", "PassGrid", later=False),
    ),
    Path(
        "tables: closed, later passes",
        "pass_order.PassOrder.end",
        OfTables("PassOrder", "PassGrid", later=True),
    ),
    Path("tables: closed, more than 24 cards", "pass_order.PassOrder.end", has_many_cards),
    Path(
        "tables: two cards, this pass",
        "pass_order.PassOrder.end",
        OfTables("PassOrder", "UnderGrid", later=False),
    ),
    Path(
        "tables: two cards, later passes",
        "pass_order.PassOrder.end",
        OfTables("PassOrder", "UnderGrid", later=True),
    ),
    Path(
        "tables: two cards, more than 24 cards",
        "under_grid.UnderGrid.first_end",
        lambda _f, called, *_: called.size > 24,
    ),
    Path(
        "tables: open, this pass",
        "pass_order.PassOrder.end",
        OfTables("OpenOrder", "PassGrid", later=False),
    ),
    Path(
        "tables: open, later passes",
        "pass_order.PassOrder.end",
        OfTables("OpenOrder", "PassGrid", later=True),
    ),
    Path("tables: open, pairs of the line", "open_order.OpenOrder._with_draws"),
    Path("tables: uses", "pass_uses.PassUses.most"),
    Path("tables: turned", "shift_order.ShiftOrder._work_out"),
    Path(
        "tables: turned with a cell",
        "shift_order.ShiftOrder._work_out",
        lambda _f, called, *_: isinstance(called._core, CellCore),
    ),
    Path(
        "tables: turned, more than 24 cards",
        "shift_order.ShiftOrder._work_out",
        lambda _f, called, *_: called.grid.size > 24,
    ),
    Path("tables: demand", "demand.Demand.vectors"),
    Path("tables: demand, few left", "demand.Demand.vectors", OfClass(floor=True)),
    Path(
        "tables: demand, decided card",
        "demand.Demand._decided",
        found_any,
    ),
    Path("tables: demand, vectors merged", "demand._merged"),
    Path("tables: demand with a cell", "cell_demand.CellDemand._worked_out"),
    Path("tables: matching", "matching.Matching._worked_out"),
    Path(
        "tables: matching of a rank with itself",
        "matching.Matching._can_go",
        lambda _f, called, cards, *_: (
            cards and len(set(called.kinds[cards.bit_length() - 1][:2])) == 1
        ),
    ),
    Path("tables: sketch", "free_game._Sketch.is_hopeless"),
    Path("tables: takes at need", "deep_takes.DeepTakes.takes"),
    Path("tables: ranks moved up", "rank_line.RankLine._moved_up"),
)
