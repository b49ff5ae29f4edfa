"""The special paths of the solver: searches, lines and states."""

from __future__ import annotations

from tests.solver.paths.entered import Path
from tests.solver.paths.kinds import (
    OfClass,
    OfPasses,
    OfStock,
    attempt,
    found,
    found_any,
    plain_runs,
)

SEARCHES = (
    *(attempt(place, 2) for place in (1, 2)),
    *(attempt(place, 4) for place in (1, 2, 3, 4)),
    *(attempt(place, 8) for place in range(1, 9)),
    Path(
        "search: fewest moves",
        "best_first.Search._expand",
        lambda _f, called, *_: called._weigh is None,
    ),
    Path(
        "search: short look for most",
        "best_first.Search.path",
        lambda _f, called, *_: "_by_slots" in getattr(called._weigh, "__qualname__", ""),
    ),
    Path("search: fewest moves, open", "a_star_open.OpenSearch._expand"),
    Path("search: fewest moves, open, redeal", "a_star_open.OpenSearch._redeal"),
    Path("search: fewest moves, closed", "a_star_closed.LineSearch._expand"),
    Path("search: fewest moves, closed, redeal", "a_star_closed.LineSearch._redeal"),
    Path(
        "search: fewest moves, closed, deep",
        "a_star_closed.LineSearch._least",
        lambda _f, called, *_: called._closed._is_deep,
    ),
    Path(
        "search: way of a deep search",
        "macro_path.DeepPath.followed",
        lambda found, *_: len(found) > 1,
    ),
    Path("search: passes, no tables", "few_passes.PassSearch._expand", OfPasses()),
    Path("search: passes, tables", "few_passes.PassSearch._expand", OfPasses("ClosedLine")),
    Path(
        "search: passes, deep tables",
        "few_passes.PassSearch._expand",
        OfPasses("ClosedLine", deep=True),
    ),
    Path("search: passes, open tables", "few_passes.PassSearch._expand", OfPasses("OpenLine")),
    Path("search: passes, pairs outside", "few_passes.PassSearch._pair_outside"),
    Path("search: passes, few left", "few_passes.PassSearch._expand", OfClass(_floor=True)),
    Path("search: any order", "solve._Question._won_in_any_order"),
    Path("search: any order, few left", "any_order_game.FreeGame.fullest_path"),
    Path("search: what can be left", "any_order_game.FreeGame.clearable"),
    Path("search: a clearing", "any_order.FreeOrder.path", found),
    Path(
        "search: a clearing in another order",
        "any_order.FreeOrder._ordered_ways",
        OfClass(_choice=True),
    ),
    Path("search: a dive that wins", "greedy_playout.Dive.removals", found),
    Path("search: win in passes", "few_passes_game.PassGame.winning_removals"),
    Path("search: most in passes", "few_passes_game.PassGame.fullest_removals"),
    Path("search: least that the bound allows", "deepest._least_left"),
    Path("line: plain way", "path_to_moves._plain_way_to", found),
    Path("line: any way", "path_to_moves._way_to"),
    Path("line: any order", "path_to_moves.line_in_any_order", found),
    Path("line: certain removals", "removals_to_moves.line_with_removals", found),
    Path("line: player's order", "natural_order._moved_forward"),
)

STATES = (
    *plain_runs("plain", "PlainRest"),
    Path("states: plain, lonely card", "one_waste_states.PlainRest._forced", found_any),
    *plain_runs("ranked", "RankedRest"),
    Path("states: ranked anew", "one_waste_by_rank.RankedRest._earliest"),
    Path("states: pool", "pyramid_with_free_cards.PooledCore._expanded"),
    Path("states: beside a pool", "pyramid_with_free_cards.PooledRest.node"),
    Path("states: cell in the core", "pyramid_with_cell.CellCore._expanded"),
    Path("states: cell in the core, lifted", "pyramid_with_cell.CellCore._after_lift", found),
    Path("states: core", "pyramid_states.Core._expanded"),
    Path(
        "states: core, lonely card", "pyramid_states.Core._expanded", lambda node, *_: node.forced
    ),
    Path("states: rest, line", "outside_states.Rest._expanded", OfStock("LineStock")),
    Path("states: rest, piles", "outside_states.Rest._expanded", OfStock("PilesStock")),
    Path("states: rest, no stock", "outside_states.Rest._expanded", OfStock("NoneType")),
    Path(
        "states: rest, cells",
        "outside_states.Rest._expanded",
        lambda _f, _called, key: len(key[2]) > 0,
    ),
    Path("states: rest, lonely card", "outside_moves.RestMoves.forced", found_any),
    Path(
        "states: rest, coverer pairs",
        "outside_moves.RestMoves._coverer_pairs",
        lambda _f, called, *_: called.others,
    ),
)
