"""A screen and a session bus of their own, with a screen reader's interface on it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from play import X11_LIBRARIES
from tests.helpers.system.packages import missing_libraries

SYSTEM_PYTHON = "/usr/bin/python3"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PLAYER = Path(__file__).with_name("at_spi_player.py")

# Starts the screen, then the program, then what plays it; each is ended with the script.
_SCRIPT = """
set -eu
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp 3> "$FOLDER/display" 2> "$FOLDER/xvfb" &
for _ in $(seq 100); do [ -s "$FOLDER/display" ] && break; sleep 0.05; done
export DISPLAY=":$(cat "$FOLDER/display")"
"$PROGRAM" -P -m pyramide_qt play "$CODE" 2> "$FOLDER/program" &
WINDOW=$!
"$SYSTEM_PYTHON" "$PLAYER" "$MOVES"
STATUS=0
wait "$WINDOW" || STATUS=$?
echo "$STATUS" > "$FOLDER/status"
"""


def missing() -> list[str]:
    """What this machine lacks for the real bus."""
    lacking = [name for name in ("Xvfb", "dbus-run-session") if shutil.which(name) is None]
    if not any(Path(path).exists() for path in LAUNCHERS):
        lacking.append("at-spi2-core")
    check = [SYSTEM_PYTHON, "-I", "-c", "import pyatspi"]
    has_python = Path(SYSTEM_PYTHON).exists()
    if not has_python or subprocess.run(check, capture_output=True, check=False).returncode:
        lacking.append("pyatspi")
    return [*lacking, *missing_libraries(X11_LIBRARIES)]


def play_on_the_bus(folder: Path, code: str, moves: str) -> subprocess.CompletedProcess[str]:
    """Have a game played through the tree alone; the report is JSON on the standard output."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME", "TMPDIR") if key in os.environ}
    environment = kept | {
        "FOLDER": str(folder),
        "PROGRAM": sys.executable,
        "SYSTEM_PYTHON": SYSTEM_PYTHON,
        "PLAYER": str(PLAYER),
        "CODE": code,
        "MOVES": moves,
        "LANG": "C.UTF-8",
        "LANGUAGE": "en",
        "PYRAMIDE_DATA_DIR": str(folder / "data"),
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "XDG_RUNTIME_DIR": str(folder),
    }
    return subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", _SCRIPT],
        env=environment,
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
