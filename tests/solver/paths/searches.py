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
        "search.Search._expand",
        lambda _f, called, *_: called._weigh is None,
    ),
    Path(
        "search: short look for most",
        "search.Search.path",
        lambda _f, called, *_: "_by_slots" in getattr(called._weigh, "__qualname__", ""),
    ),
    Path("search: fewest moves, open", "open_search.OpenSearch._expand"),
    Path("search: fewest moves, open, redeal", "open_search.OpenSearch._redeal"),
    Path("search: fewest moves, closed", "line_search.LineSearch._expand"),
    Path("search: fewest moves, closed, redeal", "line_search.LineSearch._redeal"),
    Path(
        "search: fewest moves, closed, deep",
        "line_search.LineSearch._least",
        lambda _f, called, *_: called._closed._is_deep,
    ),
    Path(
        "search: way of a deep search",
        "deep_path.DeepPath.followed",
        lambda found, *_: len(found) > 1,
    ),
    Path("search: passes, no tables", "pass_search.PassSearch._expand", OfPasses()),
    Path("search: passes, tables", "pass_search.PassSearch._expand", OfPasses("ClosedLine")),
    Path(
        "search: passes, deep tables",
        "pass_search.PassSearch._expand",
        OfPasses("ClosedLine", deep=True),
    ),
    Path("search: passes, open tables", "pass_search.PassSearch._expand", OfPasses("OpenLine")),
    Path("search: passes, pairs outside", "pass_search.PassSearch._pair_outside"),
    Path("search: passes, few left", "pass_search.PassSearch._expand", OfClass(_floor=True)),
    Path("search: any order", "solve._Question._won_in_any_order"),
    Path("search: any order, few left", "free_game.FreeGame.fullest_path"),
    Path("search: what can be left", "free_game.FreeGame.clearable"),
    Path("search: a clearing", "free_order.FreeOrder.path", found),
    Path(
        "search: a clearing in another order",
        "free_order.FreeOrder._ordered_ways",
        OfClass(_choice=True),
    ),
    Path("search: a dive that wins", "dive.Dive.removals", found),
    Path("search: win in passes", "pass_game.PassGame.winning_removals"),
    Path("search: most in passes", "pass_game.PassGame.fullest_removals"),
    Path("search: least that the bound allows", "deepest._least_left"),
    Path("line: plain way", "line._plain_way_to", found),
    Path("line: any way", "line._way_to"),
    Path("line: any order", "line.line_in_any_order", found),
    Path("line: certain removals", "pass_line.line_with_removals", found),
    Path("line: player's order", "natural_line._moved_forward"),
)

STATES = (
    *plain_runs("plain", "PlainRest"),
    Path("states: plain, lonely card", "line_nodes.PlainRest._forced", found_any),
    *plain_runs("ranked", "RankedRest"),
    Path("states: ranked anew", "ranked_rest.RankedRest._earliest"),
    Path("states: pool", "pool.PooledCore._expanded"),
    Path("states: beside a pool", "pool.PooledRest.node"),
    Path("states: cell in the core", "cell_core.CellCore._expanded"),
    Path("states: cell in the core, lifted", "cell_core.CellCore._after_lift", found),
    Path("states: core", "core.Core._expanded"),
    Path("states: core, lonely card", "core.Core._expanded", lambda node, *_: node.forced),
    Path("states: rest, line", "rest.Rest._expanded", OfStock("LineStock")),
    Path("states: rest, piles", "rest.Rest._expanded", OfStock("PilesStock")),
    Path("states: rest, no stock", "rest.Rest._expanded", OfStock("NoneType")),
    Path("states: rest, cells", "rest.Rest._expanded", lambda _f, _called, key: len(key[2]) > 0),
    Path("states: rest, lonely card", "rest_moves.RestMoves.forced", found_any),
    Path(
        "states: rest, coverer pairs",
        "rest_moves.RestMoves._coverer_pairs",
        lambda _f, called, *_: called.others,
    ),
)
