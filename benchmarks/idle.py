"""Measures what the window costs while nothing moves and the clock is hidden."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

CHILD = """
import sys, time
from PySide6.QtCore import QTimer
from pyramide_qt.app import GameApp, make_application
from pyramide_qt.paths import find_places
from pyramide_qt.rules.deals.deal_code import parse_code

application = make_application(["benchmark"])
game_app = GameApp(application, find_places(sys.argv[1]))
game_app.parts.settings.set_value("show_clock", sys.argv[2] == "clock")
game_app.start(parse_code("PY1-N-AAAAAAS"))
game_app.parts.selection.draw()
seconds = float(sys.argv[3])
marks = []

def mark():
    marks.append((time.process_time(), time.monotonic()))

QTimer.singleShot(3000, mark)
QTimer.singleShot(int(3000 + seconds * 1000), application.quit)
application.exec()
mark()
(cpu, wall), (cpu_end, wall_end) = marks
print((cpu_end - cpu) / (wall_end - wall))
game_app.shut_down()
"""
LIMIT = 0.002


def share_of_core(clock: str, seconds: float) -> float:
    """The share of one core that a window at rest takes."""
    environment = dict(os.environ)
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    environment["PYTHONPATH"] = str(Path(__file__).resolve().parent.parent)
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-P", "-c", CHILD, folder, clock, str(seconds)],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    return float(done.stdout)


def main() -> int:
    """Print the share with the clock hidden and shown; 1 if the bound is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    seconds = parser.parse_args().seconds
    hidden = share_of_core("hidden", seconds)
    shown = share_of_core("clock", seconds)
    print(f"clock hidden {hidden:.3%} of a core, at most {LIMIT:.1%}")
    print(f"clock shown  {shown:.3%} of a core")
    return int(hidden > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
