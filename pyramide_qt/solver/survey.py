"""How many deals of a rule set can be won: many deals, one after another or on several pyramids."""

from __future__ import annotations

import contextlib
import json
import math
import queue
import subprocess
import threading
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT, DealCode
from pyramide_qt.solver.process_entry import answer_to, process_command
from pyramide_qt.solver.question import SolverError, Verdict

# The two-sided 95 % point of the normal distribution.
_Z95 = 1.959963984540054


@dataclass
class Survey:
    """What was counted so far; times are CPU times of single deals."""

    token: str
    first: int
    verdicts: Counter[str] = field(default_factory=Counter)
    times_ms: list[float] = field(default_factory=list)

    def add(self, answer: dict[str, Any]) -> None:
        """Count the answer for one deal."""
        if "error" in answer:
            raise SolverError(answer["error"])
        self.verdicts[answer["verdict"]] += 1
        self.times_ms.append(answer["seconds"] * 1000)

    def report(self) -> dict[str, Any]:
        """The counts, the rate among decided deals with its 95 % interval, and the times."""
        won, lost = self.verdicts[Verdict.WINNABLE], self.verdicts[Verdict.NOT_WINNABLE]
        low, high = wilson(won, won + lost)
        return {
            "rules": self.token,
            "deals": self.verdicts.total(),
            "first": self.first,
            "winnable": won,
            "not_winnable": lost,
            "unknown": self.verdicts[Verdict.UNKNOWN],
            "rate": round(won / (won + lost), 6) if won + lost else None,
            "low": low,
            "high": high,
            "median_ms": percentile(self.times_ms, 50),
            "p95_ms": percentile(self.times_ms, 95),
            "max_ms": percentile(self.times_ms, 100),
        }


def wilson(hits: int, tries: int) -> tuple[float | None, float | None]:
    """The 95 % interval of Wilson for a rate of `hits` in `tries`."""
    if not tries:
        return None, None
    z, rate = _Z95, hits / tries
    middle = (rate + z * z / (2 * tries)) / (1 + z * z / tries)
    half = z / (1 + z * z / tries) * math.sqrt(rate * (1 - rate) / tries + (z / (2 * tries)) ** 2)
    return round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6)


def percentile(values: list[float], percent: int) -> float | None:
    """The smallest value that `percent` of `values` do not exceed; None where there are none."""
    if not values:
        return None
    place = max(0, math.ceil(len(values) * percent / 100) - 1)
    return round(sorted(values)[place], 3)


def questions(
    token: str, first: int, deals: int, positions: int | None
) -> Iterator[dict[str, Any]]:
    """The question for each of `deals` numbers from `first` on, which wrap at the last one."""
    for place in range(deals):
        code = DealCode(token, (first + place) % NUMBER_COUNT)
        yield {"code": str(code), "goal": "win", "positions": positions, "line": False}


def answers_here(asked: Iterable[dict[str, Any]]) -> Generator[dict[str, Any], None, None]:
    """The answers to all questions, worked out in this process."""
    for question in asked:
        yield answer_to(question)


def answers_from_processes(
    asked: Iterable[dict[str, Any]], jobs: int
) -> Generator[dict[str, Any], None, None]:
    """The answers of `jobs` solver processes, in any order; they end when this is closed."""
    source, results = _Shared(iter(asked)), queue.SimpleQueue[dict[str, Any] | None]()
    workers = [_start_worker() for _ in range(jobs)]
    threads = [
        threading.Thread(target=_drive, args=(worker, source, results)) for worker in workers
    ]
    try:
        for thread in threads:
            thread.start()
        running = jobs
        while running:
            answer = results.get()
            if answer is None:
                running -= 1
            else:
                yield answer
    finally:
        for worker in workers:
            worker.kill()
        for thread in threads:
            thread.join()
        for worker in workers:
            _close(worker)


class _Shared:
    """An iterator that several threads may draw from."""

    def __init__(self, items: Iterator[dict[str, Any]]) -> None:
        self._items, self._lock = items, threading.Lock()

    def take(self) -> dict[str, Any] | None:
        with self._lock:
            return next(self._items, None)


def _start_worker() -> subprocess.Popen[str]:
    return subprocess.Popen(
        process_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def _close(worker: subprocess.Popen[str]) -> None:
    worker.wait()
    for pipe in (worker.stdin, worker.stdout):
        # What was not read any more cannot be flushed.
        with contextlib.suppress(OSError):
            if pipe is not None:
                pipe.close()


def _drive(
    worker: subprocess.Popen[str],
    source: _Shared,
    results: queue.SimpleQueue[dict[str, Any] | None],
) -> None:
    assert worker.stdin is not None and worker.stdout is not None
    try:
        while (question := source.take()) is not None:
            worker.stdin.write(json.dumps(question) + "\n")
            worker.stdin.flush()
            line = worker.stdout.readline()
            if not line:
                results.put({"error": "A solver process ended before it had answered."})
                break
            results.put(json.loads(line))
    except OSError:
        results.put({"error": "A solver process ended before it had answered."})
    results.put(None)
