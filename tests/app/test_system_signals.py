"""Asked to end by a terminal or the system, the program leaves as if its window was closed."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pyramide_qt.paths import find_places
from pyramide_qt.store.game_store import open_game_store
from pyramide_qt.view.desktop.system_signals import ASKED_TO_END
from tests.helpers.system.child import PYTHON, environment

# The clock ticks, so that Python code of ours runs now and then when the signal comes.
PLAYER = """
import sys
from pyramide_qt import app
from pyramide_qt.commands.window_options import WindowOptions

start = app.GameApp.start

def say():
    print("shown", flush=True)

def start_and_play(game_app, code):
    start(game_app, code)
    game_app.parts.selection.draw()
    game_app.window.table.first_frame_shown.connect(say)

app.GameApp.start = start_and_play
sys.exit(app.run_window(WindowOptions(code="PY1-N-AAAAAAS")))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ASKED_TO_END)
def test_a_signal_ends_the_program_in_order(name: str, tmp_path: Path) -> None:
    number = signal.Signals[name]
    with subprocess.Popen(
        [*PYTHON, "-c", PLAYER],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "shown\n"
            process.send_signal(number)
            _, told = process.communicate(timeout=20)
        finally:
            process.kill()
    assert process.returncode == 128 + number
    assert "Traceback" not in told
    places = find_places(tmp_path)
    store = open_game_store(places.database_file, places.lock_file)
    game = store.game_in_progress()
    store.close()
    assert game is not None
    assert [action.text for action in game.actions] == ["D"]
    assert game.summary.time_ms > 0
