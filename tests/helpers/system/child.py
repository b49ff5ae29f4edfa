"""Runs the real program in a process of its own, to close, kill and start it again."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

# A child loads nothing that lies in the current folder.
PYTHON = (sys.executable, "-P")

# Plays by touches for as long as it is let: removes what it can, else draws or redeals, and takes
# a move back now and then. Each touch is announced before and after it.
PLAYER = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from pyramide_qt.app import GameApp, make_application
from pyramide_qt.paths import find_places
from pyramide_qt.rules.moves import MoveKind
from pyramide_qt.rules.notation import move_text
from pyramide_qt.show_offscreen import play_by_touch

application = make_application(["pyramide"])
game_app = GameApp(application, find_places(sys.argv[1]))
game_app.parts.settings.set_value("animation_speed", "off")
game_app.start()
game = game_app.parts.game
count = 0

def act():
    global count
    count += 1
    if count % 7 == 0 and game.can_undo:
        game_app.window.action("undo").trigger()
    else:
        moves = list(game.game.legal_moves)
        if not moves or game.has_ended:
            game_app.parts.session.new_game()
            moves = list(game.game.legal_moves)
        moves.sort(key=lambda move: move.kind in (MoveKind.DRAW, MoveKind.REDEAL))
        play_by_touch(game_app, move_text(game.deal.rules, moves[0]))
    print("now", game.game.to_text(), flush=True)

print("started", game.game.to_text(), flush=True)
timer = QTimer()
timer.timeout.connect(act)
timer.start(1)
application.exec()
"""


def environment(data_dir: Path) -> dict[str, str]:
    """The environment of a child that keeps its data in `data_dir` and shows nothing."""
    return dict(os.environ, QT_QPA_PLATFORM="offscreen", PYRAMIDE_DATA_DIR=str(data_dir))


def run_window(data_dir: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Start the program, let it show its table and quit; return what it said."""
    command = [*PYTHON, "-m", "pyramide_qt", "play", "--exit-when-shown", *arguments]
    return subprocess.run(
        command,
        env=environment(data_dir),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def play_and_kill(data_dir: Path, lines: int, delay_s: float) -> list[str]:
    """Let a child play, kill it `delay_s` after so many touches; return the games it told of."""
    process = subprocess.Popen(
        [*PYTHON, "-c", PLAYER, str(data_dir)],
        env=environment(data_dir),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(lines + 1)]
    time.sleep(delay_s)
    process.kill()
    rest, _ = process.communicate()
    told += rest.splitlines()
    whole = [line for line in told if line.strip()]
    return [line.split(maxsplit=1)[1].strip() for line in whole]


QUITTER = """
import sys
from PySide6.QtCore import QTimer
from pyramide_qt.app import GameApp, make_application
from pyramide_qt.paths import find_places

application = make_application(["pyramide"])
game_app = GameApp(application, find_places(sys.argv[1]))
game_app.start()

def leave():
    print("moving", game_app.window.table.table_scene.animator.is_moving)
    application.quit()

def deal():
    game_app.parts.session.new_game()
    QTimer.singleShot(int(sys.argv[2]), leave)

QTimer.singleShot(200, deal)
application.exec()
game_app.shut_down()
"""


def quit_during_the_deal(data_dir: Path, after_ms: int) -> subprocess.CompletedProcess[str]:
    """Deal at normal speed and quit while the cards fly."""
    return subprocess.run(
        [*PYTHON, "-c", QUITTER, str(data_dir), str(after_ms)],
        env=environment(data_dir),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
