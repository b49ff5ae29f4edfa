"""The two programs as a whole: options, the window, and one clear line for what goes wrong."""

from __future__ import annotations

import errno
import io
import json
import os
import subprocess
import sys
from types import ModuleType

import pytest

from pyramide_qt import __version__, cli
from pyramide_qt.commands.window_options import WindowOptions
from tests.helpers.commands import Capture, data, printed, refused
from tests.helpers.system.child import PYTHON


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["deal"], "CODE"),
        (["deal", "a", "b"], "b"),
        (["deal", "PY1-N-AAAAAA"], "letters"),
        (["deal", "PY2-N-AAAAAAS"], "PY2"),
        (["deal", "PY1-N-AAAAAAS", "--jsn"], "--jsn"),
        (["deal", ""], "no deal code"),
        (["deal", "PY1-N-AAA\nAAA?"], '"?"'),
        (["deal", "x" * 100_000], "far too many"),
        (["deal", "PY1-\x1b[31m-AAAAAAS"], "token"),
        (["deal", "\udcff"], "character 1"),
        (["replay"], "CODE"),
        (["replay", ""], "no game"),
        (["replay", "PY1-N-AAAAAAS", "D" * 300_000], "too many"),
        (["perft", "PY1-N-AAAAAAS"], "DEPTH"),
        (["rules", "N"], "N"),
        (["dance"], "dance"),
        (["--what"], "--what"),
        (["--data-dir"], "--data-dir"),
        (["play", "--data-dir"], "--data-dir"),
        (["play", "nonsense"], "NONSENSE"),
        (["play", "PY1-N-AAAAAAS", "x"], "x"),
        (["rules", "--exit-when-shown"], "--exit-when-shown"),
        (["--exit-when-shown", "rules"], "only with play"),
    ],
)
def test_bad_input_is_one_line_and_status_two(
    capsys: Capture, arguments: list[str], words: str
) -> None:
    line = refused(capsys, *arguments)
    assert words in line
    assert line.isprintable() and len(line) < 300


def test_options_may_stand_anywhere(capsys: Capture) -> None:
    expected = data(capsys, "replay", "PY1-N-AAAAAAS", "D D")
    for arguments in (
        ["replay", "--json", "PY1-N-AAAAAAS", "D D"],
        ["replay", "PY1-N-AAAAAAS", "--json", "D D"],
        ["--data-dir", "x", "replay", "PY1-N-AAAAAAS", "D", "--json", "D"],
        ["replay", "PY1-N-AAAAAAS", "D", "--data-dir", "x", "D", "--json"],
    ):
        assert json.loads(printed(capsys, *arguments)) == expected


def test_the_version(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out == f"Pyramide {__version__}\n"


@pytest.mark.parametrize("command", ["", "play", "deal", "replay", "perft", "rules"])
def test_help_names_what_can_be_given(capsys: Capture, command: str) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main([command, "--help"] if command else ["--help"])
    assert caught.value.code == 0
    text = capsys.readouterr().out
    assert text.startswith(f"usage: pyramide {command}".rstrip())
    assert "--data-dir DIR" in text


class Window(ModuleType):
    """Stands in for the module that opens the window and notes what it was asked."""

    def __init__(self) -> None:
        super().__init__("pyramide_qt.app")
        self.asked: list[WindowOptions] = []

    def run_window(self, options: WindowOptions) -> int:
        self.asked.append(options)
        return 7


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Window:
    stand_in = Window()
    monkeypatch.setitem(sys.modules, "pyramide_qt.app", stand_in)
    return stand_in


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        ([], WindowOptions()),
        (["play"], WindowOptions()),
        (["play", "py1-n-aaaaaas"], WindowOptions("PY1-N-AAAAAAS")),
        (["--data-dir", "d"], WindowOptions(data_dir="d")),
        (["--data-dir", "d", "play"], WindowOptions(data_dir="d")),
        (["play", "--data-dir", "d"], WindowOptions(data_dir="d")),
        (["--data-dir", "c", "play", "--data-dir", "d"], WindowOptions(data_dir="d")),
        (["--exit-when-shown"], WindowOptions(exit_when_shown=True)),
        (["--exit-when-shown", "play"], WindowOptions(exit_when_shown=True)),
        (
            ["play", "--exit-when-shown", "PY1-N-AAAAAAS"],
            WindowOptions("PY1-N-AAAAAAS", None, True),
        ),
    ],
)
def test_play_opens_the_window(
    window: Window, arguments: list[str], options: WindowOptions
) -> None:
    assert cli.main(arguments) == 7
    assert window.asked == [options]


def test_the_window_program_takes_the_options_of_play(window: Window, capsys: Capture) -> None:
    assert cli.main_window(["PY1-N-AAAAAAS", "--data-dir", "d", "--exit-when-shown"]) == 7
    assert window.asked == [WindowOptions("PY1-N-AAAAAAS", "d", True)]
    assert cli.main_window(["PY1-N-AAAAAAS", "more"]) == 2
    assert cli.main_window(["nonsense"]) == 2
    assert capsys.readouterr().err.count("\n") == 2
    assert len(window.asked) == 1


def test_no_window_is_opened_for_a_bad_code(window: Window, capsys: Capture) -> None:
    refused(capsys, "play", "PY1-QQ-AAAAAAS")
    assert window.asked == []


def test_qt_that_does_not_load_is_said_in_one_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "pyramide_qt.app", raising=False)
    for name in [name for name in sys.modules if name.split(".")[0] == "PySide6"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "PySide6", None)
    monkeypatch.setitem(sys.modules, "PySide6.QtCore", None)
    assert "Qt does not load" in refused(capsys, "play")


def test_a_fault_of_our_own_is_not_taken_for_a_missing_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyramide_qt.app", None)
    with pytest.raises(ImportError):
        cli.main(["play"])


class Output(io.StringIO):
    """An output that fails with an error of the system when it is flushed."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def flush(self) -> None:
        raise OSError(self.number, os.strerror(self.number))


def test_a_full_disk_is_one_line(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Output(errno.ENOSPC))
    assert cli.main(["rules"]) == 2
    assert capsys.readouterr().err == f"The system refused: {os.strerror(errno.ENOSPC)}.\n"


def test_a_closed_pipe_is_silent(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Output(errno.EPIPE))
    assert cli.main(["rules"]) == 141
    assert capsys.readouterr().err == ""


def test_an_interrupt_is_silent(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(options: WindowOptions) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(window, "run_window", interrupted)
    assert cli.main(["play"]) == 130


def test_a_program_without_a_console_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main_window(["nonsense"]) == 2


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_package_runs_as_a_program() -> None:
    done = run(*PYTHON, "-m", "pyramide_qt", "perft", "PY1-N-AAAAAAS", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {"code": "PY1-N-AAAAAAS", "counts": [1, 4]}
    bad = run(*PYTHON, "-m", "pyramide_qt", "deal", "PY1-N-A")
    assert (bad.returncode, bad.stdout, bad.stderr.count("\n")) == (2, "", 1)


def test_a_reader_that_stops_early_hears_no_complaint() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    command = [*PYTHON, "-m", "pyramide_qt", "rules"]
    with os.fdopen(write_end, "wb") as output:
        done = subprocess.run(command, stdout=output, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (141, b"")


def test_the_rules_need_no_qt_and_load_no_solver_for_the_window() -> None:
    script = (
        "import sys, pyramide_qt.cli as cli\n"
        "loaded = [name for name in sys.modules if name.startswith('pyramide_qt.solver')]\n"
        "assert not loaded, loaded\n"
        "assert cli.main(['deal', 'PY1-N-AAAAAAS']) == 0\n"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]\n"
    )
    done = run(*PYTHON, "-c", script)
    assert (done.returncode, done.stderr) == (0, "")
