"""What is loaded until the table is shown: the window and its game, nothing that can wait.

The time of a start is a matter of the machine (`benchmarks/start.py` measures it); what makes it
long can be counted on any.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.helpers.system.child import PYTHON, environment, run_window

BARE = """
import sys
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
print(*sys.modules)
"""
# Reports at the first frame, while the game goes on as it was left.
REPORTER = """
import builtins, dataclasses, json, sys
from pyramide_qt.cli import main

def report():
    classes = {
        value
        for name, module in list(sys.modules.items()) if name.startswith("pyramide_qt")
        for value in vars(module).values() if isinstance(value, type)
    }
    print(json.dumps({
        "modules": sorted(sys.modules),
        "data_classes": sum(map(dataclasses.is_dataclass, classes)),
        "importer": builtins.__import__.__name__,
    }))

from pyramide_qt.commands.play import load_window
load_window()
from pyramide_qt.app import GameApp
begin = GameApp.start

def start(self, code=None):
    begin(self, code)
    self.window.table.first_frame_shown.connect(report)

GameApp.start = start
sys.exit(main(["play", "--exit-when-shown"]))
"""
# Each for a wish of the player, a failure, another command, or a moment after the first frame.
LATE = (
    "difflib",
    "importlib.resources",
    "multiprocessing",
    "platform",
    "platformdirs",
    "PySide6.QtNetwork",
    "PySide6.QtSvg",
    "pyramide_qt.commands.rules",
    "pyramide_qt.commands.solver",
    "pyramide_qt.model.analysis.analysis",
    "pyramide_qt.model.analysis.deal_pool",
    "pyramide_qt.model.rule_texts.first_game",
    "pyramide_qt.model.analysis.hint_model",
    "pyramide_qt.model.analysis.knowledge",
    "pyramide_qt.model.rule_texts.own_rules",
    "pyramide_qt.model.history.ranking_table",
    "pyramide_qt.model.analysis.solver_desk",
    "pyramide_qt.model.analysis.solver_service",
    "pyramide_qt.model.history.statistics_model",
    "pyramide_qt.rules.records.record",
    "pyramide_qt.rules.records.record_code",
    "pyramide_qt.rules.records.validity",
    "pyramide_qt.solver",
    "pyramide_qt.store.exchange.opening",
    "pyramide_qt.store.request_box",
    "pyramide_qt.store.queries.statistics",
    "pyramide_qt.view.dialogs",
    "pyramide_qt.view.table.gestures.rank_keys",
    "pyramide_qt.view.window.guide_panel",
    "pyramide_qt.view.desktop.sounds",
    "pyramide_qt.view.window.why_mode",
    "pyramide_qt.view.window.help_on_table",
    "pyramide_qt.view.window.open_requests",
    "pyramide_qt.view.window.window_solver",
)
# What a bare program with Qt does not load anyway.
FROM_ELSEWHERE = {
    *("copy", "dataclasses", "datetime", "gc", "json", "locale", "signal", "sqlite3"),
    # The lock on the games, on each system its own.
    *("fcntl", "msvcrt"),
}
# A module takes 0.2 to 0.6 ms of the start, a frozen data class half a millisecond: whoever needs
# more of them looks first for something that can wait.
MAX_MODULES = 177
MAX_DATA_CLASSES = 18


class Loaded(NamedTuple):
    """The names of all modules, how many data classes we have made, and what imports."""

    modules: set[str]
    data_classes: int
    importer: str


def run(code: str, folder: Path) -> str:
    return subprocess.run(
        [*PYTHON, "-c", code],
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    ).stdout


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Loaded:
    folder: Path = tmp_path_factory.mktemp("data")
    assert run_window(folder, "PY1-N-AAAAAAS").returncode == 0
    told = json.loads(run(REPORTER, folder))
    return Loaded(set(told["modules"]), told["data_classes"], told["importer"])


def ours(modules: set[str]) -> set[str]:
    return {name for name in modules if name.split(".")[0] == "pyramide_qt"}


def test_the_window_is_loaded(loaded: Loaded) -> None:
    assert "pyramide_qt.view.window.main_window" in loaded.modules


@pytest.mark.parametrize("name", LATE)
def test_what_can_wait_is_not_loaded(name: str, loaded: Loaded) -> None:
    assert {each for each in loaded.modules if f"{each}.".startswith(f"{name}.")} == set()


def test_nothing_else_is_loaded_from_elsewhere(loaded: Loaded, tmp_path: Path) -> None:
    more = loaded.modules - set(run(BARE, tmp_path).split()) - ours(loaded.modules)
    roots = {name.split(".")[0] for name in more}
    assert {root for root in roots if not root.startswith("_")} <= FROM_ELSEWHERE


def test_the_start_stays_small(loaded: Loaded) -> None:
    assert len(ours(loaded.modules)) <= MAX_MODULES
    assert loaded.data_classes <= MAX_DATA_CLASSES


def test_qt_does_not_read_our_sources(loaded: Loaded) -> None:
    assert loaded.importer == "__import__"


def test_what_describes_signatures_waits_until_an_error_tells_of_them(tmp_path: Path) -> None:
    code = """
from pyramide_qt import qt_import
qt_import.import_qt()
from PySide6.QtCore import QPoint
import sys
waiting = set(qt_import._sources)
assert len(waiting) == 6, waiting
assert sys.modules["shibokensupport.signature.parser"].__dict__.get("pyside_type_init") is None
try:
    QPoint.setX(QPoint(), "seven")
except TypeError as error:
    print(error)
assert not waiting <= set(qt_import._sources)
"""
    assert "setX(x: int" in run(code, tmp_path)
