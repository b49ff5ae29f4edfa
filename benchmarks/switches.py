"""Switches between all rule sets in one window and counts what that leaves behind."""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer

from pyramide_qt.app import GameApp, make_application
from pyramide_qt.paths import find_places
from pyramide_qt.rules.deals.deal_code import DealCode, parse_code
from pyramide_qt.rules.records.rule_sets import RULE_SETS

TOKENS = tuple(RULE_SETS)
# So many deals can be taken back, and so many layouts are kept, before anything repeats.
WARM_UP = 200
# Solver processes that were ended are gone by then, and every animation too.
REST_MS = 1500
START = parse_code("PY1-N-AAAAAAS")


def switch(game_app: GameApp, source: random.Random, count: int) -> None:
    """Deal under one rule set after another and make a move or two under each."""
    game, session = game_app.parts.game, game_app.parts.session
    for number in range(count):
        session.new_game(DealCode(TOKENS[number % len(TOKENS)], source.randrange(26**7)))
        for _ in range(2):
            legal = list(game.game.legal_moves)
            if legal:
                game.play(source.choice(legal))
        # As between two clicks of a player: the table is painted, the solver told.
        QCoreApplication.processEvents()


def weigh(game_app: GameApp) -> dict[str, int]:
    """What is there while the documented deal lies on the table and nothing moves."""
    game_app.parts.session.new_game(START)
    window, scene = game_app.window, game_app.window.table.table_scene
    window.table.finish_animations()
    loop = QEventLoop()
    QTimer.singleShot(REST_MS, loop.quit)
    loop.exec()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    return {
        "items": len(scene.items()),
        "objects": len(window.findChildren(QObject)) + len(game_app.findChildren(QObject)),
        "moving": int(scene.animator.is_moving),
        "python_objects": len(gc.get_objects()),
        "memory_kb": memory_kb(),
    }


def memory_kb() -> int:
    """How much memory the process holds now; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def main() -> int:
    """Print a JSON object with the counts before and after the switches."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--speed", default="fast", choices=("normal", "fast", "reduced", "off"))
    options = parser.parse_args()
    source = random.Random(3)
    with tempfile.TemporaryDirectory() as folder:
        game_app = GameApp(make_application(["switches"]), find_places(folder))
        game_app.parts.settings.set_value("animation_speed", options.speed)
        game_app.start(START)
        switch(game_app, source, WARM_UP)
        before = weigh(game_app)
        switch(game_app, source, options.count)
        after = weigh(game_app)
        game_app.shut_down()
    print(json.dumps({"switches": options.count, "before": before, "after": after}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
