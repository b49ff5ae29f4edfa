"""Measures the solver: CPU time for a deal, with all preparation, positions and peak memory."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from start import calibration_ms

from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.solver.process_entry import cards_deal
from pyramide_qt.solver.question import Aim, Answer, Budget
from pyramide_qt.solver.solve import solve
from pyramide_qt.solver.survey import percentile


def peak_megabytes() -> float:
    try:
        import resource
    except ImportError:
        return float("nan")
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def deals(token: str, count: int, peer: Path | None) -> Iterator[tuple[Deal, int | None]]:
    """Deals by number, or those of a file with the fewest moves (0: not winnable) known."""
    if peer is None:
        for number in range(count):
            yield deal_from_code(DealCode(token, number)), None
        return
    for line in peer.read_text(encoding="utf-8").splitlines()[:count]:
        moves, cards = line.split("\t")
        yield cards_deal(cards, token), int(moves)


def check(answer: Answer, known: int | None, place: int) -> None:
    """End the program if the answer is not the published one."""
    if known is None or answer.verdict == "unknown":
        return
    is_right = (answer.verdict == "winnable") == (known > 0)
    if answer.fewest_moves is not None:
        is_right = answer.fewest_moves == known
    if not is_right:
        sys.exit(f"deal {place}: {answer.verdict}, {answer.fewest_moves} moves; known: {known}")


def measure(token: str, aim: Aim, options: argparse.Namespace) -> None:
    times, positions, verdicts = [], [], Counter[str]()
    for place, (deal, known) in enumerate(deals(token, options.deals, options.peer), start=1):
        budget = Budget(options.positions, options.limit)
        answer = solve(deal, deal.start, aim, budget, wants_line=options.line)
        check(answer, known, place)
        done = answer.verdict != "unknown"
        if aim is not Aim.WIN:
            done = answer.verdict == "not winnable" or answer.line is not None
        verdicts[str(answer.verdict) if done else "unfinished"] += 1
        times.append(answer.cpu_s * 1000)
        positions.append(float(answer.positions))
    spread = [f"{percentile(times, p) or 0:9.1f}" for p in (50, 95, 100)]
    looked = [f"{percentile(positions, p) or 0:9.0f}" for p in (50, 95, 100)]
    counts = ", ".join(f"{count} {name}" for name, count in sorted(verdicts.items()))
    print(f"{token:4} {aim:7} ms {' '.join(spread)}  positions {' '.join(looked)}  {counts}")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tokens", nargs="*", default=["OS", "N", "P3"])
    parser.add_argument("--goal", choices=list(map(str, Aim)), action="append")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--limit", type=float, default=30.0, help="seconds of CPU for a deal")
    parser.add_argument("--positions", type=int)
    parser.add_argument("--line", action="store_true", help="with the line of each win, replayed")
    parser.add_argument("--peer", type=Path, help="deals: fewest moves, tab, cards in deal order")
    options = parser.parse_args()
    print("median, 95 % within, longest:")
    for token in options.tokens:
        for goal in options.goal or Aim:
            measure(token, Aim(goal), options)
    memory = f"peak memory {peak_megabytes():.0f} MB"
    print(f"{memory}; calibration loop {calibration_ms():.0f} ms of CPU")


if __name__ == "__main__":
    main()
