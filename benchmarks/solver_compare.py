"""Compares the solver of two checkouts: the same questions in turn, answers, positions and CPU.

    python benchmarks/solver_compare.py OTHER_CHECKOUT [--deals N] [--positions N] [CASE …]

A case is a token with a goal, such as `N:fewest`; without any, all are asked. Each line tells how
many answers differ, the positions of both, and the ratio of CPU time, this checkout to the other:
of all deals together, of the median deal, and of the time that 95 % of the deals stay under.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.solver.survey import percentile

HERE = Path(__file__).resolve().parent.parent
CASES = [f"{token}:{goal}" for token in ("N", "OS", "P3") for goal in ("win", "fewest", "most")]
CASES += [f"{token}:{goal}" for token in ("CE", "TT", "R7", "GZ") for goal in ("win", "most")]
FEWER_DEALS = {"CE", "TT", "R7", "GZ"}
TURNS = 3
# What an answer says; the line may be another one of the same length.
SAID = ("verdict", "fewest_moves", "most_removed", "error")


class Solver:
    """A solver process of one checkout."""

    def __init__(self, checkout: Path) -> None:
        program = checkout / "pyramide_qt" / "__main__.py"
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(program), "solver"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def end(self) -> None:
        self._process.communicate()


def _nearly_all(seconds: list[float]) -> float:
    return percentile(seconds, 95) or math.nan


def compare(case: str, solvers: list[Solver], deals: int, positions: int) -> None:
    token, goal = case.split(":")
    differing, totals = 0, [0, 0]
    seconds: list[list[float]] = [[], []]
    for number in range(deals):
        question = {"code": str(DealCode(token, number)), "goal": goal, "positions": positions}
        answers: list[dict[str, Any]] = [{}, {}]
        # Who is asked first changes from time to time; the shortest of several times counts.
        for turn in range(TURNS):
            for which in (0, 1) if (number + turn) % 2 else (1, 0):
                answer = solvers[which].answer(question)
                if not turn or answer["seconds"] < answers[which]["seconds"]:
                    answers[which] = answer
        this, other = answers
        differing += any(this.get(name) != other.get(name) for name in SAID)
        for which in (0, 1):
            totals[which] += answers[which]["positions"]
            seconds[which].append(answers[which]["seconds"])
    print(
        f"{case:10} {deals:4} deals  {differing} differ  positions {totals[0]:9} : {totals[1]:9}"
        f"  CPU {sum(seconds[0]):6.1f} : {sum(seconds[1]):6.1f} s  "
        + "  ".join(
            f"{name} {of(seconds[0]) / of(seconds[1]):.3f}"
            for name, of in (("all", sum), ("median", statistics.median), ("95 %", _nearly_all))
        ),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("other", type=Path, help="the checkout to compare with")
    parser.add_argument("cases", metavar="CASE", nargs="*", default=CASES)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--positions", type=int, default=60_000)
    options = parser.parse_args()
    solvers = [Solver(HERE), Solver(options.other.resolve())]
    for case in options.cases:
        fewer = case.split(":")[0] in FEWER_DEALS
        compare(
            case, solvers, min(options.deals, 60) if fewer else options.deals, options.positions
        )
    for solver in solvers:
        solver.end()


if __name__ == "__main__":
    main()
