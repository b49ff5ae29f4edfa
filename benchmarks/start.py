"""Measures the start to the first full table, in turn with a bare Qt program."""

from __future__ import annotations

import argparse
import compileall
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

BARE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

application = QApplication(sys.argv)
window = QMainWindow()
view = QGraphicsView(QGraphicsScene(window), window)
window.setCentralWidget(view)
window.resize(1100, 780)
window.show()
QTimer.singleShot(0, application.quit)
application.exec()
"""
# Loads nothing that lies in the current folder.
PYTHON = (sys.executable, "-P")
PACKAGE = Path(__file__).resolve().parent.parent / "pyramide_qt"
MAX_TIME, MAX_MEMORY = 1.8, 1.5


@dataclass(frozen=True)
class Run:
    """What one start cost."""

    wall_ms: float
    cpu_ms: float
    peak_mb: float


def start(command: list[str], environment: dict[str, str]) -> Run:
    """Run a program to its end; its children count with it."""
    began = time.perf_counter()
    process = subprocess.Popen(command, env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    wall_ms = (time.perf_counter() - began) * 1000
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{command[:5]} ended with status {process.returncode}")
    return Run(wall_ms, (usage.ru_utime + usage.ru_stime) * 1000, usage.ru_maxrss / 1024)


def calibration_ms() -> float:
    """CPU time of a fixed loop, to compare machines by."""
    began = time.process_time()
    total = 0
    for number in range(2_000_000):
        total += number * number % 7
    return (time.process_time() - began) * 1000


def main() -> int:
    """Start both programs in turn and print medians and the ratios of the pairs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--on-screen", action="store_true", help="use the screen that is there")
    chosen = parser.parse_args()
    environment = dict(os.environ)
    if not chosen.on_screen:
        environment["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as folder:
        environment["PYRAMIDE_DATA_DIR"] = folder
        bare = [*PYTHON, "-c", BARE]
        ours = [*PYTHON, "-m", "pyramide_qt", "play", "--exit-when-shown"]
        # Byte code is there after every installation, but not after every change of the sources.
        compileall.compile_dir(str(PACKAGE), quiet=2)
        # The first runs fill the disk cache and make the data folder.
        start(bare, environment)
        start([*ours, "PY1-N-AAAAAAS"], environment)
        pairs = [(start(bare, environment), start(ours, environment)) for _ in range(chosen.runs)]
    return report(pairs)


def report(pairs: list[tuple[Run, Run]]) -> int:
    """Print the figures; 1 if a bound is broken."""
    print(f"{len(pairs)} pairs of starts; calibration loop {calibration_ms():.0f} ms of CPU")
    for name, place in (("bare", 0), ("Pyramide", 1)):
        runs = [pair[place] for pair in pairs]
        wall = statistics.median(run.wall_ms for run in runs)
        cpu = statistics.median(run.cpu_ms for run in runs)
        peak = statistics.median(run.peak_mb for run in runs)
        print(f"{name:9} wall {wall:6.0f} ms   CPU {cpu:6.0f} ms   peak {peak:6.1f} MB")
    time_ratio = statistics.median(our.wall_ms / bare.wall_ms for bare, our in pairs)
    cpu_ratio = statistics.median(our.cpu_ms / bare.cpu_ms for bare, our in pairs)
    memory_ratio = statistics.median(our.peak_mb / bare.peak_mb for bare, our in pairs)
    print(
        f"ratio     wall {time_ratio:6.2f}      CPU {cpu_ratio:6.2f}      peak {memory_ratio:6.2f}"
    )
    print(f"at most   wall {MAX_TIME:6.2f}                       peak {MAX_MEMORY:6.2f}")
    return int(time_ratio > MAX_TIME or memory_ratio > MAX_MEMORY)


if __name__ == "__main__":
    sys.exit(main())
