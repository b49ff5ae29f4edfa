"""Measures a click on the table until the model has changed, over many whole games."""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent))

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from start import calibration_ms

from pyramide_qt.app import GameApp, make_application
from pyramide_qt.model.game.game_events import Moved
from pyramide_qt.model.game.locations import Spot
from pyramide_qt.paths import find_places
from pyramide_qt.rules.available import card_at
from pyramide_qt.rules.deals.deal_code import parse_code
from pyramide_qt.rules.moves import Move, MoveKind

LIMIT_MS, SHARE = 5.0, 0.99


class Clicker:
    """Plays by mouse on the real window and times each click that changes the model."""

    def __init__(self, game_app: GameApp) -> None:
        self._table = game_app.window.table
        self._game = game_app.parts.game
        self._changed: tuple[float, float] | None = None
        self.cpu_ms: list[float] = []
        self.wall_ms: list[float] = []
        self._game.moved.connect(self._on_moved)

    def play(self, move: Move) -> None:
        """Click what makes `move`, a pair, a card alone, a draw or a redeal."""
        targets = self._table.table_scene.targets
        if move.kind in (MoveKind.DRAW, MoveKind.REDEAL):
            [rect] = [rect for target, rect in targets.stops() if target.spot is Spot.STOCK]
            self._click(rect.x + rect.width / 2, rect.y + rect.height / 2)
            return
        for place in move.places:
            card = card_at(self._game.deal, self._game.position, place)
            if card is not None:
                rect = targets.card_rect(card)
                self._click(rect.x + rect.width / 2, rect.y + rect.height / 2)

    def _click(self, x: float, y: float) -> None:
        self._changed = None
        cpu, wall = time.process_time(), time.perf_counter()
        viewport = self._table.viewport()
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))
        if self._changed is not None:
            self.cpu_ms.append((self._changed[0] - cpu) * 1000)
            self.wall_ms.append((self._changed[1] - wall) * 1000)

    def _on_moved(self, _moved: Moved) -> None:
        # Connected last, so everything that follows a move, saving included, is in the time.
        self._changed = time.process_time(), time.perf_counter()


def main() -> int:
    """Play until there are enough clicks; print the figures; 1 if the bound is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=1000)
    wanted = parser.parse_args().clicks
    chance = random.Random(1)
    application = make_application(["benchmark"])
    with tempfile.TemporaryDirectory() as folder:
        game_app = GameApp(application, find_places(folder))
        game_app.start(parse_code("PY1-N-AAAAAAS"))
        game_app.window.resize(1600, 1000)
        clicker = Clicker(game_app)
        game = game_app.parts.game
        while len(clicker.cpu_ms) < wanted:
            moves = list(game.game.legal_moves)
            if not moves or game.move_count > 120:
                game_app.parts.session.next_deal()
                continue
            clicker.play(chance.choice(moves))
            application.processEvents()
        game_app.shut_down()
    return report(sorted(clicker.cpu_ms), sorted(clicker.wall_ms))


def report(cpu_ms: list[float], wall_ms: list[float]) -> int:
    """Print the times of the processor, which the bound is about, and those on the wall."""
    count = len(cpu_ms)
    print(f"{count} clicks that changed the model; calibration loop {calibration_ms():.0f} ms")
    for share in (0.5, 0.95, SHARE, 1.0):
        place = int(count * share) - 1
        print(
            f"{share:4.0%} within {cpu_ms[place]:6.2f} ms of CPU, {wall_ms[place]:7.2f} ms in all"
        )
    return int(cpu_ms[int(count * SHARE) - 1] > LIMIT_MS)


if __name__ == "__main__":
    sys.exit(main())
