"""Measures the frames of the table while games are played, without the solver and with it.

The solver works in a process of its own after every move. Two things are measured: the processor
time that the window spends on a frame, and how far apart the frames of a moving table come in real
time. The second means something only on a machine that has nothing else to do.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QTimer
from PySide6.QtTest import QTest

from pyramide_qt.app import GameApp, make_application
from pyramide_qt.paths import find_places
from pyramide_qt.rules.deals.deal_code import DealCode

MOVES = 60
BETWEEN_MOVES_MS = 300
# What the solver may add to the window's own work for a move with all its frames, in the median.
MAX_MORE_MS = 4.0
RULES = ("N", "P3", "OS")


class FrameWatch(QObject):
    """Notes when the animator's frames come, as long as cards move."""

    def __init__(self, app: GameApp) -> None:
        super().__init__()
        self._animator = app.window.table.table_scene.animator
        timer = self._animator.findChildren(QTimer)[0]
        timer.timeout.connect(self._on_frame)
        self._last: float | None = None
        self.gaps_ms: list[float] = []

    def _on_frame(self) -> None:
        now = time.perf_counter()
        if self._last is not None:
            self.gaps_ms.append((now - self._last) * 1000)
        self._last = now if self._animator.is_moving else None

    def rest(self) -> None:
        """Let the next frame begin a series."""
        self._last = None


def play(folder: Path, token: str, status: str) -> tuple[list[float], list[float], float]:
    """Gaps between frames, processor time of each move with its frames, and answers a move."""
    application = make_application(["pyramide"])
    app = GameApp(application, find_places(str(folder)))
    settings = app.parts.settings
    settings.set_value("animation_speed", "normal")
    settings.set_value("solver_status", status)
    app.start(DealCode(token, 18))
    app.window.resize(1600, 1000)
    QTest.qWait(1500)
    watch, game, work = FrameWatch(app), app.parts.game, []
    answers: list[object] = []
    app.parts.analysis.service.answered.connect(answers.append)
    for _ in range(MOVES):
        moves = sorted(game.game.legal_moves, key=lambda move: not move.is_removal)
        if not moves:
            break
        watch.rest()
        began = time.process_time()
        game.play(moves[0])
        QTest.qWait(BETWEEN_MOVES_MS)
        work.append((time.process_time() - began) * 1000)
    app.shut_down()
    return watch.gaps_ms, work, len(answers) / max(1, len(work))


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def main() -> int:
    """Print the figures; 1 if the solver adds more than it may."""
    is_good = True
    for token in RULES:
        works: dict[str, float] = {}
        for status in ("off", "on"):
            with tempfile.TemporaryDirectory() as folder:
                gaps, work, answers = play(Path(folder), token, status)
            works[status] = share(work, 0.5)
            print(
                f"{token:3} solver {status:3}  gaps p50 {share(gaps, 0.5):5.1f}  "
                f"p95 {share(gaps, 0.95):5.1f}  max {max(gaps):5.1f} ms   "
                f"work a move p50 {share(work, 0.5):5.1f}  p95 {share(work, 0.95):5.1f} ms   "
                f"{answers:.2f} answers a move"
            )
        is_good = is_good and works["on"] - works["off"] <= MAX_MORE_MS
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
