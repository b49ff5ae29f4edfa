"""Many games named by numbers: the truth by a flood, the answers of the solver beside it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from pyramide_qt.rules.errors import RulesError
from tests.solver.compared import faults, first_lines
from tests.solver.drawn.games import DrawnGame, drawn_game
from tests.solver.flood import Truth
from tests.solver.paths.entered import Watch
from tests.solver.paths.lowered import lowered
from tests.solver.paths.table import PATHS
from tests.solver.quick_flood import QuickFlood

# So many positions a game may have; a game that has more is played on, or left out.
MAX_POSITIONS = {"any": (1_000, 2_000), "closed": (1_000, 3_000), "opened": (1_000, 3_000)}
_OTHERS = (500, 1_500)
_PLAYED_ON = 3
_LOWERED = ("by chance", "lowest")


class Known(NamedTuple):
    """A game whose truth is known."""

    drawn: DrawnGame
    truth: Truth


class Check:
    """What became of all games of one check."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.faults: list[str] = []
        self.known: Counter[str] = Counter()
        self.left_out: Counter[str] = Counter()
        self.winnable: Counter[str] = Counter()

    def compare(self, kind: str, seeds: Iterable[int], most: int | None = None) -> None:
        """Compare the games of those numbers, each with at most `most` positions."""
        for seed in seeds:
            known = known_game(kind, seed, most)
            if known is None:
                self.left_out[kind] += 1
                continue
            self.known[kind] += 1
            self.winnable[kind] += known.truth.fewest is not None
            self._compare(known)

    def _compare(self, known: Known) -> None:
        drawn, truth = known
        ways = ("plain", *_LOWERED) if drawn.kind != "any" else ("plain", _LOWERED[drawn.seed % 2])
        for how in ways:
            rng = random.Random(f"limits {drawn.kind} {drawn.seed} {how}")
            self.watch.begin()
            try:
                with lowered(rng, how):
                    found = faults(drawn.deal, drawn.position, truth)
            except (RulesError, ArithmeticError, AssertionError, LookupError) as error:
                found = [f"{type(error).__name__}: {error}; truth: {truth}"]
            self.faults += [f"{drawn.text}\n    limits {how}: {fault}" for fault in found]
            if not found:
                self.watch.count()

    @property
    def report(self) -> str:
        """How many games there were, and how often each path was compared."""
        kinds = [
            f"{kind}: {self.known[kind]} known, {self.winnable[kind]} of them winnable, "
            f"{self.left_out[kind]} left out"
            for kind in self.known
        ]
        paths = [f"{self.watch.counts[path.name]:6} {path.name}" for path in PATHS]
        return "\n".join([*kinds, *paths])

    @property
    def wrong(self) -> str:
        """The first faults, with what the command line can be asked."""
        return "\n".join(first_lines(self.faults))


def known_game(kind: str, seed: int, most: int | None = None) -> Known | None:
    """The game of that number, played on while it has too many positions; None if it still has."""
    limits = MAX_POSITIONS.get(kind, _OTHERS)
    most = most or random.Random(f"most {kind} {seed}").choice(limits)
    for later in range(_PLAYED_ON + 1):
        drawn = drawn_game(kind, seed, later)
        truth = QuickFlood(drawn.deal).truth(drawn.position, most)
        if truth is not None:
            return Known(drawn, truth)
    return None
