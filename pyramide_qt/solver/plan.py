"""Which way a question goes: kind of rules → states × bound × search.

The tables below are the only place where the solver chooses by the kind of rules. Each path names
what it assumes (`assumptions.py`); the first whose assumption holds is taken, and the last of each
table assumes nothing. Why an assumption is enough is argued in docs/solver.md.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, cast

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.solver.assumptions import (
    Asked,
    assumes_nothing,
    has_cell_bound,
    has_cell_bound_inside,
    has_cell_in_pyramid,
    has_closed_passes,
    has_draw_bound,
    has_few_passes,
    has_free_cards,
    has_free_cards_bound,
    has_one_waste,
    has_open_passes,
    has_turned_passes,
    is_any_order,
    is_closed_a_star,
    is_last_pass,
    is_open_a_star,
    sees_passes,
)
from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.bounds.draw_cost import DrawCost
from pyramide_qt.solver.bounds.draw_cost_cell import CellDrawCost, PyramidWithCellDrawCost
from pyramide_qt.solver.bounds.draw_cost_free_cards import FreeCardsDrawCost
from pyramide_qt.solver.bounds.draw_cost_one_waste import OneWasteDrawCost
from pyramide_qt.solver.bounds.pass_bound_closed import ClosedPassBound
from pyramide_qt.solver.bounds.pass_bound_open import OpenPassBound
from pyramide_qt.solver.bounds.pass_bound_turned import TurnedPassBound
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.states.one_waste_by_rank import OneWasteByRank
from pyramide_qt.solver.states.one_waste_states import OneWasteStates
from pyramide_qt.solver.states.outside_moves import OutsideMoves, stock_must_go
from pyramide_qt.solver.states.outside_states import OutsideStates
from pyramide_qt.solver.states.pyramid_states import PyramidStates
from pyramide_qt.solver.states.pyramid_with_cell import PyramidWithCell
from pyramide_qt.solver.states.pyramid_with_free_cards import (
    OneWasteBesideFreeCards,
    PyramidWithFreeCards,
)
from pyramide_qt.solver.states.state_space import PYRAMID_BITS, StateSpace


def _plain_pyramid(asked: Asked) -> PyramidStates:
    return PyramidStates(asked.deal, forces=asked.forces)


def _any_outside(asked: Asked, pyramid: PyramidStates) -> OutsideStates:
    moves = OutsideMoves(
        asked.deal,
        pyramid.mask,
        tracks_cells=asked.is_most,
        is_exact=asked.is_exact,
        forces=asked.forces,
    )
    return OutsideStates(asked.deal, moves)


class StatesPath(NamedTuple):
    """How states of pyramid and outside are told apart under rules for which `assumes` holds."""

    name: str
    assumes: Callable[[Asked], bool]
    pyramid: Callable[[Asked], PyramidStates]
    outside: Callable[[Asked, PyramidStates], OutsideStates | OneWasteStates]


STATES = (
    StatesPath(
        "free cards with the pyramid",
        has_free_cards,
        lambda asked: PyramidWithFreeCards(asked.deal),
        lambda asked, _: OneWasteBesideFreeCards(asked.deal),
    ),
    StatesPath(
        "cell with the pyramid",
        has_cell_in_pyramid,
        lambda asked: PyramidWithCell(asked.deal),
        lambda asked, _: OneWasteByRank(asked.deal),
    ),
    StatesPath(
        "one waste by its ranks",
        is_last_pass,
        _plain_pyramid,
        lambda asked, _: OneWasteByRank(asked.deal),
    ),
    StatesPath(
        "one waste on bits",
        has_one_waste,
        _plain_pyramid,
        lambda asked, _: OneWasteStates(asked.deal, is_exact=asked.is_exact),
    ),
    StatesPath("any record", assumes_nothing, _plain_pyramid, _any_outside),
)


def space_for(deal: Deal, *, is_exact: bool = True, is_most: bool = False) -> StateSpace:
    """The states of `deal`, told apart as what is asked allows.

    `is_exact`: costs must be right; otherwise only reachability counts. `is_most`: what counts is
    how many cards are gone, not whether the game is won.
    """
    asked = Asked(deal, is_exact=is_exact, is_most=is_most)
    path = next(path for path in STATES if path.assumes(asked))
    pyramid = path.pyramid(asked)
    return StateSpace(deal, pyramid, path.outside(asked, pyramid), is_exact=is_exact)


class BoundPath(NamedTuple):
    """What a bound adds to removals under rules for which `assumes` holds; `start` is a state."""

    name: str
    assumes: Callable[[StateSpace, Bounds], bool]
    make: Callable[[StateSpace, Bounds, int, Budget], DrawCost]


def _is_all(space: StateSpace, bounds: Bounds) -> bool:
    return bounds.floor is None and stock_must_go(space.deal.rules)


DRAW_COSTS = (
    BoundPath(
        "free cards with the pyramid",
        has_free_cards_bound,
        lambda space, bounds, start, budget: FreeCardsDrawCost(
            space, cast(PyramidWithFreeCards, space.pyramid), bounds.counts, start, budget
        ),
    ),
    BoundPath(
        "cell with the pyramid",
        has_cell_bound_inside,
        lambda space, bounds, start, budget: PyramidWithCellDrawCost(
            space, cast(PyramidWithCell, space.pyramid), bounds.counts, start, budget
        ),
    ),
    BoundPath(
        "waste dug from its top",
        has_draw_bound,
        lambda space, bounds, _start, _budget: OneWasteDrawCost(
            space, bounds.counts, is_all=_is_all(space, bounds)
        ),
    ),
    BoundPath(
        "one cell",
        has_cell_bound,
        lambda space, bounds, start, budget: CellDrawCost(
            space, bounds.counts, start >> PYRAMID_BITS, budget, bounds.floor
        ),
    ),
    BoundPath(
        "vectors alone",
        assumes_nothing,
        lambda space, bounds, _start, _budget: DrawCost(space, bounds.counts),
    ),
)


def bounds_for(space: StateSpace, start: int, budget: Budget, floor: int | None = None) -> Bounds:
    """The admissible lower bound for a search from `start`.

    `floor`: the aim is to leave no more than that many cards of the pyramid; None stands for the
    goal of the game.
    """
    bounds = Bounds(space, start, budget, floor)
    path = next(path for path in DRAW_COSTS if path.assumes(space, bounds))
    bounds.add_cost_by(path.make(space, bounds, start, budget))
    return bounds


def see_passes(space: StateSpace, start: int, bounds: Bounds) -> ClosedPassBound | None:
    """Have `bounds` see how many passes the pyramid needs; None where that cannot be told.

    It takes some ten milliseconds at once, and finds lost what no demand vector shows.
    """
    kind = _pass_bound(space)
    if kind is None or not bounds.must_clear:
        return None
    is_all, floor = _is_all(space, bounds), bounds.floor or 0
    closed = kind(space, bounds.counts, start, is_all=is_all, floor=floor)
    bounds.add_cost_by(closed)
    return closed


def _pass_bound(space: StateSpace) -> type[ClosedPassBound] | None:
    if has_closed_passes(space):
        return ClosedPassBound
    return OpenPassBound if has_open_passes(space) else None


def see_turned(space: StateSpace, start: int, bounds: Bounds) -> bool:
    """Have `bounds` see the order of the stock in a last pass; whether that can be done.

    It takes some 30 ms at once, with a cell half a second, and finds lost what no demand vector
    shows.
    """
    if not has_turned_passes(space) or bounds.floor is not None:
        return False
    outside = cast(OneWasteStates, space.outside)
    if outside.stock.has_redeal(start >> PYRAMID_BITS):
        return False
    bounds.add_cost_by(TurnedPassBound(space, outside, start, bounds))
    return True


class Way(Enum):
    """The search that decides a question."""

    ANY_ORDER = "the relaxed problem in which cards outside come in any order"
    FEW_PASSES = "a few passes: relaxed problem, greedy playouts, search"
    RESTARTS = "best first, in a portfolio of restarts"
    OPEN_A_STAR = "lazy A* with macro moves, tops of stock and waste open"
    CLOSED_A_STAR = "lazy A* with macro moves, stock closed"
    PASSES_A_STAR = "A*, whose bound sees the passes needed"
    A_STAR = "A*"


class SearchPath(NamedTuple):
    """The search for rules for which `assumes` holds."""

    way: Way
    assumes: Callable[[StateSpace], bool]


FOR_ANY = (
    SearchPath(Way.ANY_ORDER, is_any_order),
    SearchPath(Way.FEW_PASSES, has_few_passes),
    SearchPath(Way.RESTARTS, assumes_nothing),
)
"""Searches for some win, or for the most cards."""

FOR_FEWEST = (
    SearchPath(Way.OPEN_A_STAR, is_open_a_star),
    SearchPath(Way.CLOSED_A_STAR, is_closed_a_star),
    SearchPath(Way.PASSES_A_STAR, sees_passes),
    SearchPath(Way.A_STAR, assumes_nothing),
)
"""Searches for the fewest moves."""


def way_of(space: StateSpace, paths: tuple[SearchPath, ...] = FOR_ANY) -> Way:
    """The first of `paths` whose assumption holds for `space`."""
    return next(path.way for path in paths if path.assumes(space))
