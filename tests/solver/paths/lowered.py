"""The limits after which the solver does more, lowered so that small games get there too.

None of them may change an answer: they only say when something is tried.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from pyramide_qt.solver.bounds import demand_vectors as demand
from pyramide_qt.solver.bounds import fast_bound_open as open_bound
from pyramide_qt.solver.bounds import pass_bound_closed as closed_line
from pyramide_qt.solver.search import a_star_closed as line_search
from pyramide_qt.solver.search import a_star_open as open_search
from pyramide_qt.solver.search import any_order as free_order
from pyramide_qt.solver.search import best_first as search
from pyramide_qt.solver.search import few_passes as pass_search
from pyramide_qt.solver.search import few_passes_game as pass_game
from pyramide_qt.solver.search import greedy_playout as playout
from pyramide_qt.solver.search import lazy_a_star as deep_search
from pyramide_qt.solver.search import most_cards
from pyramide_qt.solver.search import restarts as portfolio
from pyramide_qt.solver.search.best_first import Priority
from pyramide_qt.solver.search.restarts import Restart


@dataclass(frozen=True)
class NamedPriority:
    """The order of states of one attempt, with the list and the place in it that it comes from."""

    name: str
    priority: Priority

    def __call__(self, state: int, cost: int, need: int) -> int:
        return self.priority(state, cost, need)


class _Limits:
    """Draws limits by chance; `lowest` takes the first choice, with which games go furthest."""

    def __init__(self, rng: random.Random, *, lowest: bool) -> None:
        self._rng, self._lowest = rng, lowest

    def choice(self, options: tuple[Any, ...]) -> Any:
        return options[0] if self._lowest else self._rng.choice(options)

    def up_to(self, most: int) -> int:
        return self._rng.randint(0, most)


@contextmanager
def lowered(rng: random.Random, how: str) -> Iterator[None]:
    """Attempts that can be told apart; limits as they are (`plain`), by chance, or the `lowest`."""
    limits = _Limits(rng, lowest=how == "lowest")
    with pytest.MonkeyPatch.context() as patched:
        _lower_restarts(patched, limits, is_lowered=how != "plain")
        if how != "plain":
            _lower_searches(patched, limits)
            _lower_passes(patched, limits)
            for module in (line_search, open_search, open_bound):
                patched.setattr(module, "_MAX_KEPT", limits.choice((1, 3, 20_000)))
            patched.setattr(demand, "_MAX_VECTORS", limits.choice((2, 2, 3, 40)))
            patched.setattr(free_order, "_PATIENCE", limits.choice((1, 1, 2, 30)))
        yield


def _lower_restarts(patched: pytest.MonkeyPatch, limits: _Limits, *, is_lowered: bool) -> None:
    most = limits.choice((0, 1, 5, 30)) if is_lowered else None
    plain = portfolio.portfolio

    def named(space: Any, *, is_win: bool) -> list[Restart]:
        found = plain(space, is_win=is_win)
        numbers = [a.positions if most is None else limits.up_to(most) for a in found[:-1]]
        return [
            attempt._replace(
                priority=NamedPriority(f"{place} of {len(found)}", attempt.priority),
                positions=positions,
            )
            for place, (attempt, positions) in enumerate(
                zip(found, [*numbers, None], strict=True), start=1
            )
        ]

    patched.setattr(portfolio, "portfolio", named)


def _lower_searches(patched: pytest.MonkeyPatch, limits: _Limits) -> None:
    for module in (search, deep_search, pass_search):
        patched.setattr(module, "_CHECK_EVERY", limits.choice((1, 1, 4, 256)))
    patched.setattr(line_search, "_SHALLOW_STATES", limits.choice((1, 1, 5, 1_500)))
    patched.setattr(most_cards, "_PLAYOUT_POSITIONS", limits.choice((0, 3, 400)))
    patched.setattr(portfolio, "_LONG_RESTART", limits.choice((3_000, 2)))


def _lower_passes(patched: pytest.MonkeyPatch, limits: _Limits) -> None:
    positions = limits.choice((0, 0, 2, 10))
    patched.setattr(pass_game, "_WITHOUT_TABLES", dict.fromkeys((False, True), positions))
    patched.setattr(pass_game, "_WITHOUT_DEEP_TABLES", limits.choice((0, 0, 5, 12_500)))
    patched.setattr(closed_line, "MAX_CARDS", limits.choice((40, 40, 0)))
    patched.setattr(pass_game, "_PLAYOUTS", limits.choice((14, 1)))
    found, is_failing = playout.GreedyPlayout.removals, limits.choice((True, True, False))

    def removals(self: playout.GreedyPlayout, *outside: Any) -> Any:
        """A greedy playout may find nothing at any time but where there is nothing to clear."""
        if self._left and is_failing:
            return None
        return found(self, *outside)

    patched.setattr(playout.GreedyPlayout, "removals", removals)
