"""The program offers its guide at the first start of all, unless something else was asked for."""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path

import pytest

from tests.helpers.system.child import PYTHON, environment

_PATIENCE_S = 30.0
_GUIDE = "guide_seen"


def started_settings(folder: Path, *arguments: str) -> dict[str, object]:
    """The settings that a start leaves once the window has kept its place."""
    process = subprocess.Popen(
        [*PYTHON, "-m", "pyramide_qt", "play", *arguments],
        env=environment(folder),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        end = time.monotonic() + _PATIENCE_S
        while time.monotonic() < end and "window" not in read_settings(folder):
            assert process.poll() is None
            time.sleep(0.05)
    finally:
        process.terminate()
        process.wait(_PATIENCE_S)
    return read_settings(folder)


def read_settings(folder: Path) -> dict[str, object]:
    file = folder / "settings.json"
    if not file.exists():
        return {}
    settings: dict[str, object] = json.loads(file.read_text())["settings"]
    return settings


@pytest.mark.parametrize(
    ("arguments", "is_offered"),
    [((), True), (("PY1-N-AAAAAAS",), False), (("PY1-N-AAAAAAS G6 D",), False)],
)
def test_the_guide_is_offered_by_a_start_without_wishes(
    tmp_path: Path, arguments: tuple[str, ...], is_offered: bool
) -> None:
    settings = started_settings(tmp_path, *arguments)
    assert "window" in settings
    assert (settings.get(_GUIDE) is True) is is_offered
