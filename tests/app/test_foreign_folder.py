"""Started in a folder that holds modules of others, the program loads none of them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt import cli
from pyramide_qt.model.history.daily_model import DailyModel
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.store.game_store import open_game_store
from tests.helpers.drivers.window_driver import WindowDriver
from tests.helpers.source_tree import ROOT
from tests.helpers.system.child import PYTHON, environment
from tests.helpers.system.foreign_folder import NAMES, ForeignFolder, Form, add_qt_files
from tests.store.exchange.test_exchange import some_games

CODE = "PY1-N-AAAAAAS"
# Each with the status it ends with; RUN is a folder with files for them.
COMMANDS: tuple[tuple[int, tuple[str, ...]], ...] = (
    (0, ("--version",)),
    (0, ("deal", CODE)),
    (0, ("solve", CODE, "--goal", "fewest", "--positions", "2000", "--json")),
    (0, ("solve", "--cards", "RUN/cards.txt", "--rules", "N", "--json")),
    (0, ("replay", CODE, "G6 G2+G5")),
    (0, ("perft", CODE, "2")),
    (0, ("rules",)),
    (0, ("survey", "N", "--deals", "4", "--jobs", "2", "--json")),
    (0, ("import", "RUN/games.json")),
    (0, ("stats",)),
    (0, ("history", "--moves")),
    (0, ("export", "-")),
    (0, ("daily", "N", "--date", "2026-11-30")),
    (0, ("doctor", "--json")),
    (2, ("deal", "PY1-N-A")),
)
WINDOW = ("play", "--exit-when-shown")
# What an installer writes for a program, but for several commands, one after another.
PROGRAM = """
import sys
from pyramide_qt.cli import main

for line in sys.argv[1:]:
    try:
        status = main(line.split("|"))
    except SystemExit as end:
        status = end.code
    print(line, "ended with", status, flush=True)
"""
TIMES = re.compile(r'("(?:seconds|median_ms|p95_ms|max_ms)": )[\d.]+')
# What Python itself loads for -m before it comes to the package: 3.11, 3.12 and 3.13.
BEFORE_PACKAGE = {
    *("collections", "contextlib", "functools", "importlib", "keyword", "operator", "reprlib"),
    *("types", "warnings"),
}
AS_TYPED = (sys.executable, *"-m pyramide_qt".split())


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """The folder RUN, and in it a program like an installed one."""
    folder = tmp_path / "run"
    (folder / "made").mkdir(parents=True)
    (folder / "program").write_text(PROGRAM)
    cards = deal_from_code(CODE).cards
    (folder / "cards.txt").write_text(" ".join(map(str, cards)) + "\n")
    store = open_game_store(folder / "made" / "games.db")
    some_games(store)
    store.close()
    made = ["--data-dir", str(folder / "made")]
    assert cli.main([*made, "export", str(folder / "games.json")]) == 0
    return folder


def started(run: Path, folder: Path, *command: str) -> tuple[int, str]:
    """Status of `command` started in `folder`, and all it says but for times."""
    shutil.rmtree(run / "data", ignore_errors=True)
    done = subprocess.run(
        [word.replace("RUN", str(run)) for word in command],
        cwd=folder,
        env=environment(run / "data"),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=120,
    )
    return done.returncode, TIMES.sub(r"\1", done.stdout)


def test_every_command_does_the_same_as_in_an_empty_folder(run: Path, tmp_path: Path) -> None:
    foreign, empty = ForeignFolder(tmp_path / "foreign"), tmp_path / "empty"
    empty.mkdir()
    lines = ["|".join(words) for _, words in COMMANDS]
    ends = [
        f"{line} ended with {status}" for line, (status, _) in zip(lines, COMMANDS, strict=True)
    ]
    program = (sys.executable, str(run / "program"), *lines)
    found = started(run, foreign.place, *program)
    assert foreign.loaded == []
    assert [line for line in found[1].splitlines() if " ended with " in line] == [
        end.replace("RUN", str(run)) for end in ends
    ]
    assert found == started(run, empty, *program)


def test_the_window_and_the_self_test_work_there(run: Path, tmp_path: Path) -> None:
    foreign = ForeignFolder(tmp_path / "foreign")
    lines = ("|".join(WINDOW), "--self-test")
    status, said = started(run, foreign.place, sys.executable, str(run / "program"), *lines)
    assert (status, foreign.loaded) == (0, [])
    assert [f"{line} ended with 0" in said for line in lines] == [True, True], said
    assert "self-test: passed" in said


def test_qt_looks_for_plugins_neither_there_nor_among_the_games(
    run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    foreign = ForeignFolder(tmp_path / "foreign", but=NAMES)
    data = tmp_path / "games"
    data.mkdir()
    add_qt_files(data)
    monkeypatch.setenv("QT_DEBUG_PLUGINS", "1")
    window = (sys.executable, str(run / "program"), "|".join(["--data-dir", str(data), *WINDOW]))
    status, said = started(run, foreign.place, *window)
    lines = [line for line in said.splitlines() if " ended with " not in line]
    assert status == 0 and "ended with 0" in said
    assert any("checking directory path" in line for line in lines)
    assert [line for line in lines if str(foreign.place) in line or str(data) in line] == []


def test_the_window_asks_its_other_processes_there(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    foreign = ForeignFolder(tmp_path / "foreign")
    driver = WindowDriver(qapp, tmp_path / "data").start()
    try:
        driver.window.with_solver()
        # Processes are started where this one stands.
        monkeypatch.chdir(foreign.place)
        driver.trigger("hint")
        qtbot.waitUntil(lambda: "The win is 50" in driver.message)
        daily = DailyModel(driver.game_app.store, driver.game_app)
        with qtbot.waitSignal(daily.found) as found:
            daily.find("N", date(2026, 11, 30))
        assert found.args is not None and found.args[0].is_proved
    finally:
        driver.shut_down()
    assert foreign.loaded == []


@pytest.mark.parametrize(
    ("module", "arguments"),
    [
        ("", ("survey", "N", "--deals", "2", "--jobs", "2")),
        (".show_offscreen", ("--help",)),
        (".solver.process_entry", ()),
    ],
)
def test_a_module_that_is_typed_forgets_the_folder(
    module: str, arguments: tuple[str, ...], run: Path, tmp_path: Path
) -> None:
    foreign = ForeignFolder(tmp_path / "foreign", but={*BEFORE_PACKAGE, "pyramide_qt"})
    *python, package = AS_TYPED
    status, said = started(run, foreign.place, *python, package + module, *arguments)
    assert (status, foreign.loaded) == (0, []), said


@pytest.mark.parametrize("way", ["current folder", "PYTHONPATH"])
def test_a_source_tree_runs_without_installation(
    way: str, run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = Path(sys.base_prefix, "bin", "python3")
    if not python.exists():
        pytest.skip("there is no Python here without the packages of this one")
    foreign = ForeignFolder(tmp_path / "foreign", but={*BEFORE_PACKAGE, "pyramide_qt"})
    folder = ROOT
    if way == "PYTHONPATH":
        folder = foreign.place
        monkeypatch.setenv("PYTHONPATH", str(ROOT))
    typed = (str(python), *AS_TYPED[1:], "survey", "N", "--deals", "2", "--jobs", "2")
    status, said = started(run, folder, *typed)
    assert (status, foreign.loaded) == (0, []), said


def test_the_page_names_what_python_itself_loads() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert [name for name in sorted(BEFORE_PACKAGE) if f"`{name}`" not in page] == []


@pytest.mark.long
@pytest.mark.parametrize("form", list(Form))
def test_every_command_by_itself_loads_no_module_of_any_form(
    form: Form, run: Path, tmp_path: Path
) -> None:
    foreign = ForeignFolder(tmp_path / "foreign", form)
    typed = ForeignFolder(tmp_path / "typed", form, but={*BEFORE_PACKAGE, "pyramide_qt"})
    empty = tmp_path / "empty"
    empty.mkdir()
    installed = Path(sys.executable).with_name("pyramide")
    commands = [*COMMANDS, (0, WINDOW), (0, ("--self-test",))]
    for status, words in commands:
        wanted = started(run, empty, *PYTHON, "-m", "pyramide_qt", *words)
        assert wanted[0] == status, wanted
        assert started(run, foreign.place, *PYTHON, "-m", "pyramide_qt", *words) == wanted
        assert started(run, typed.place, *AS_TYPED, *words) == wanted
        if installed.exists():
            assert started(run, foreign.place, str(installed), *words) == wanted
    assert foreign.loaded == typed.loaded == []


def test_a_foreign_folder_is_seen_where_nothing_guards(tmp_path: Path) -> None:
    """The other tests would notice: a Python that looks there loads what lies there."""
    for form in (Form.FILE, Form.FOLDER, Form.COMPILED):
        foreign = ForeignFolder(tmp_path / form, form)
        code = "import sys; sys.path.insert(0, ''); import json"
        command = [*PYTHON, "-c", code]
        done = subprocess.run(command, cwd=foreign.place, capture_output=True, check=False)
        assert (done.returncode, foreign.loaded) == (1, ["json"])
