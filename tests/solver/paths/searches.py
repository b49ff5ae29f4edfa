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
        "best_first.BestFirstSearch._expand",
        lambda _f, called, *_: called._priority is None,
    ),
    Path(
        "search: short look for most",
        "best_first.BestFirstSearch.path",
        lambda _f, called, *_: "_by_slots" in getattr(called._priority, "__qualname__", ""),
    ),
    Path("search: fewest moves, open", "a_star_open.OpenAStar._expand"),
    Path("search: fewest moves, open, redeal", "a_star_open.OpenAStar._redeal"),
    Path("search: fewest moves, closed", "a_star_closed.ClosedAStar._expand"),
    Path("search: fewest moves, closed, redeal", "a_star_closed.ClosedAStar._redeal"),
    Path(
        "search: fewest moves, closed, deep",
        "a_star_closed.ClosedAStar._lower_bound",
        lambda _f, called, *_: called._closed._is_deep,
    ),
    Path(
        "search: way of a deep search",
        "macro_path.MacroPath.followed",
        lambda found, *_: len(found) > 1,
    ),
    Path("search: passes, no tables", "few_passes.FewPassesSearch._expand", OfPasses()),
    Path(
        "search: passes, tables", "few_passes.FewPassesSearch._expand", OfPasses("ClosedPassBound")
    ),
    Path(
        "search: passes, deep tables",
        "few_passes.FewPassesSearch._expand",
        OfPasses("ClosedPassBound", deep=True),
    ),
    Path(
        "search: passes, open tables",
        "few_passes.FewPassesSearch._expand",
        OfPasses("OpenPassBound"),
    ),
    Path("search: passes, pairs outside", "few_passes.FewPassesSearch._pair_outside"),
    Path("search: passes, few left", "few_passes.FewPassesSearch._expand", OfClass(_floor=True)),
    Path("search: any order", "solve._Question._won_in_any_order"),
    Path("search: any order, few left", "any_order_game.AnyOrderGame.fullest_path"),
    Path("search: what can be left", "any_order_game.AnyOrderGame.clearable"),
    Path("search: a clearing", "any_order.AnyOrder.path", found),
    Path(
        "search: a clearing in another order",
        "any_order.AnyOrder._ordered_ways",
        OfClass(_choice=True),
    ),
    Path("search: a playout that wins", "greedy_playout.GreedyPlayout.removals", found),
    Path("search: win in passes", "few_passes_game.FewPassesGame.winning_removals"),
    Path("search: most in passes", "few_passes_game.FewPassesGame.fullest_removals"),
    Path("search: least that the bound allows", "most_cards._fewest_left"),
    Path("line: plain way", "path_to_moves._plain_way_to", found),
    Path("line: any way", "path_to_moves._way_to"),
    Path("line: any order", "path_to_moves.line_in_any_order", found),
    Path("line: certain removals", "removals_to_moves.line_with_removals", found),
    Path("line: player's order", "natural_order._moved_forward"),
)

STATES = (
    *plain_runs("plain", "OneWasteStates"),
    Path("states: plain, lonely card", "one_waste_states.OneWasteStates._forced", found_any),
    *plain_runs("ranked", "OneWasteByRank"),
    Path("states: ranked anew", "one_waste_by_rank.OneWasteByRank._earliest"),
    Path("states: pool", "pyramid_with_free_cards.PyramidWithFreeCards._expanded"),
    Path("states: beside a pool", "pyramid_with_free_cards.OneWasteBesideFreeCards.node"),
    Path("states: cell in the pyramid", "pyramid_with_cell.PyramidWithCell._expanded"),
    Path(
        "states: cell in the pyramid, lifted",
        "pyramid_with_cell.PyramidWithCell._after_lift",
        found,
    ),
    Path("states: pyramid", "pyramid_states.PyramidStates._expanded"),
    Path(
        "states: pyramid, lonely card",
        "pyramid_states.PyramidStates._expanded",
        lambda node, *_: node.forced,
    ),
    Path(
        "states: outside, line", "outside_states.OutsideStates._expanded", OfStock("OneWasteStock")
    ),
    Path(
        "states: outside, piles", "outside_states.OutsideStates._expanded", OfStock("SeveralWastes")
    ),
    Path(
        "states: outside, no stock", "outside_states.OutsideStates._expanded", OfStock("NoneType")
    ),
    Path(
        "states: outside, cells",
        "outside_states.OutsideStates._expanded",
        lambda _f, _called, key: len(key[2]) > 0,
    ),
    Path("states: outside, lonely card", "outside_moves.OutsideMoves.forced", found_any),
    Path(
        "states: outside, coverer pairs",
        "outside_moves.OutsideMoves._coverer_pairs",
        lambda _f, called, *_: called.others,
    ),
)
