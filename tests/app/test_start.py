"""What the start loads: the window and its game, and nothing that waits for a wish."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.child import environment

LISTER = """
import sys
sys.argv = ["pyramide", "play", "--exit-when-shown"]
from pyramide_qt.cli import main
status = main()
print(*sorted(sys.modules))
sys.exit(status)
"""
# Each for a wish of the player, a failure, or another command.
LATE = (
    "difflib",
    "platform",
    "platformdirs",
    "PySide6.QtSvg",
    "pyramide_qt.commands_rules",
    "pyramide_qt.commands_solver",
    "pyramide_qt.model.ranking_table",
    "pyramide_qt.model.statistics_model",
    "pyramide_qt.rules.record",
    "pyramide_qt.rules.record_code",
    "pyramide_qt.rules.validity",
    "pyramide_qt.solver.search",
    "pyramide_qt.store.statistics",
    "pyramide_qt.view.dialogs",
)


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder: Path = tmp_path_factory.mktemp("data")
    done = subprocess.run(
        [sys.executable, "-c", LISTER],
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return set(done.stdout.split())


def test_the_window_is_loaded(loaded: set[str]) -> None:
    assert "pyramide_qt.view.main_window" in loaded


@pytest.mark.parametrize("name", LATE)
def test_what_can_wait_is_not_loaded(name: str, loaded: set[str]) -> None:
    assert {each for each in loaded if each == name or each.startswith(f"{name}.")} == set()


@pytest.mark.parametrize(
    "screen",
    [
        {"QT_QPA_PLATFORM": "nowhere"},
        pytest.param(
            {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":4711"},
            marks=pytest.mark.skipif(sys.platform != "linux", reason="X11 is for Linux"),
        ),
    ],
    ids=["no such platform", "no such display"],
)
@pytest.mark.parametrize("command", [["play"], []], ids=["play", "alone"])
def test_without_a_screen_one_line_tells_it(
    command: list[str], screen: dict[str, str], tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pyramide_qt", *command],
        env={**environment(tmp_path), **screen},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("The window cannot be opened: ")
    assert any(value in done.stderr for value in screen.values())
