"""The bootstrap says what a machine lacks, makes .venv once, and hands on the exit status."""

from __future__ import annotations

import ast
import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import play
from tests.helpers.system.foreign_folder import ForeignFolder

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the stand-ins are shell scripts")


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of what the bootstrap reads, with the bootstrap pointed at it."""
    root = tmp_path / "tree"
    (root / "pyramide_qt").mkdir(parents=True)
    for name in ("pyproject.toml", "requirements.lock", "pyramide_qt/__init__.py"):
        shutil.copy(play.ROOT / name, root / name)
    monkeypatch.setattr(play, "ROOT", root)
    monkeypatch.setattr(play, "LOCK", root / "requirements.lock")
    monkeypatch.setattr(play, "VENV", root / ".venv")
    monkeypatch.setattr(play, "SETUP_LOCK", root / ".venv.lock")
    monkeypatch.setattr(play, "BIN", root / ".venv" / "bin")
    monkeypatch.setattr(play, "PYTHON", root / ".venv" / "bin" / "python")
    monkeypatch.setattr(play, "STAMP", root / ".venv" / "complete.stamp")
    return root


def script(path: Path, body: str) -> None:
    """Write a shell script that can be run."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)


def make_venv_of(version: str) -> None:
    """Put a stand-in into .venv that answers like a Python of that version, and stamp it."""
    newer = tuple(map(int, version.split("."))) >= play.OLDEST
    script(play.PYTHON, f"exit {0 if newer else 1}")
    play.STAMP.write_text(play.fingerprint())


def record_runs(monkeypatch: pytest.MonkeyPatch, failing: str = "") -> list[list[str]]:
    """Replace the steps of the set-up; those whose command holds `failing` fail."""
    runs: list[list[str]] = []
    really_run = subprocess.run

    def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[Any]:
        if "-c" in command:
            return really_run(command, **options)
        runs.append([str(word) for word in command])
        fails = bool(failing) and failing in " ".join(runs[-1])
        return subprocess.CompletedProcess(command, int(fails), stdout=b"its last lines")

    monkeypatch.setattr(subprocess, "run", run)
    return runs


def test_a_stamped_venv_is_left_alone(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_venv_of("3.11")
    assert play.venv_state() == "current"
    runs = record_runs(monkeypatch)
    play.make_venv()
    assert [run for run in runs if "pip" in run or "venv" in run] == []


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["deal", "PY1-N-AAAAAAS"], "Pyramide  PY1-N-AAAAAAS"),
        (["survey", "N", "--deals", "2", "--jobs", "2"], "2 winnable"),
        pytest.param([], "end.png", marks=pytest.mark.long),
    ],
)
def test_it_plays_in_a_folder_of_foreign_modules(
    arguments: list[str], says: str, tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    shutil.copy(play.__file__, tree / "play.py")
    script(play.PYTHON, f'exec {sys.executable} "$@"')
    play.STAMP.write_text(play.fingerprint())
    foreign = ForeignFolder(tmp_path / "foreign")
    command = [sys.executable, str(tree / "play.py"), *arguments]
    done = subprocess.run(command, cwd=foreign.place, capture_output=True, text=True, check=False)
    assert (done.returncode, foreign.loaded) == (0, []), done.stderr
    assert says in done.stdout


def test_a_program_in_the_current_folder_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    # Windows looks there before all other places.
    monkeypatch.setattr(shutil, "which", lambda name: f".\\{name}.EXE")
    assert play.find_program("uv") is None
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    assert play.find_program("uv") == "/usr/bin/uv"


def test_a_new_lock_is_installed_in_place(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_venv_of("3.11")
    (tree / ".venv" / "kept").touch()
    play.LOCK.write_text(play.LOCK.read_text() + "# changed\n")
    assert play.venv_state() == "outdated"
    runs = record_runs(monkeypatch)
    play.make_venv()
    assert [run for run in runs if "--require-hashes" in run]
    assert (tree / ".venv" / "kept").exists()
    assert play.STAMP.read_text() == play.fingerprint()


@pytest.mark.parametrize("fault", ["no stamp", "old Python", "moved", "no Python"])
def test_a_useless_venv_is_made_anew(
    fault: str, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_venv_of("3.10" if fault == "old Python" else "3.11")
    if fault == "no stamp":
        play.STAMP.unlink()
    elif fault == "moved":
        play.STAMP.write_text(play.fingerprint().replace(str(tree), "/elsewhere"))
    elif fault == "no Python":
        play.PYTHON.unlink()
    (tree / ".venv" / "remains").touch()
    assert play.venv_state() == "unusable"
    runs = record_runs(monkeypatch)
    monkeypatch.setattr(play, "fill_venv", lambda _uv: None)
    play.make_venv()
    assert "venv" in runs[-1]
    assert not (tree / ".venv" / "remains").exists()


def test_no_network_is_told_and_leaves_no_stamp(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_venv_of("3.11")
    record_runs(monkeypatch, failing="--require-hashes")
    with pytest.raises(play.SetUpError, match="needs the network"):
        play.fill_venv(None)
    assert not play.STAMP.exists()


def test_a_missing_library_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(play, "QT_LIBRARIES", {"libnosuchthing.so.9": "libnosuchthing9"})
    assert play.missing_libraries(for_tests=False) == {"libnosuchthing.so.9": "libnosuchthing9"}


def test_a_screen_needs_the_libraries_of_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", asked.append)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":9")
    play.missing_libraries(for_tests=False)
    assert "libxcb-cursor.so.0" in asked
    assert "libwayland-cursor.so.0" not in asked


def test_without_root_one_line_says_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(play.SetUpError) as caught:
        play.install_packages(["libgl1", "libegl1"], "libGL.so.1, libEGL.so.1")
    text = str(caught.value)
    assert "\n" not in text
    assert text.endswith("type:  sudo apt-get update && sudo apt-get install -y libgl1 libegl1")


def test_as_root_packages_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    runs = record_runs(monkeypatch)
    play.install_packages(["libgl1"], "libGL.so.1")
    assert [run[:2] for run in runs] == [["apt-get", "update"], ["apt-get", "install"]]
    assert runs[-1][-1] == "libgl1"


def test_without_a_screen_the_show_is_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    commands: list[list[str]] = []
    monkeypatch.setattr(play, "hand_over", commands.append)
    play.play([])
    play.play(["deal", "PY1-N-AAAAAAS"])
    assert commands[0][1:] == ["-P", "-m", "pyramide_qt.show_offscreen", "--out", play.PICTURES]
    assert commands[1][1:] == ["-P", "-m", "pyramide_qt", "deal", "PY1-N-AAAAAAS"]
    assert "no screen" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "opens"),
    [
        ("", True),
        ("play", True),
        ("play PY1-N-AAAAAAS", True),
        ("--data-dir somewhere", True),
        ("--data-dir somewhere deal PY1-N-AAAAAAS", False),
        ("--log-level debug", True),
        ("--log-level debug deal PY1-N-AAAAAAS", False),
        ("--version", False),
        ("play --help", False),
        ("rules --json", False),
    ],
)
def test_the_show_takes_the_place_of_the_window_only(typed: str, opens: bool) -> None:
    assert play.opens_window(typed.split()) is opens


def test_every_check_runs_and_one_failure_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = record_runs(monkeypatch, failing="mypy")
    assert play.run_checks(["tests/test_play.py"]) == 1
    assert len(runs) == 6
    assert runs[-1][1:] == ["-P", "-m", "pytest", "tests/test_play.py"]
    record_runs(monkeypatch)
    assert play.run_checks([]) == 0


def test_all_tests_run_on_all_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = record_runs(monkeypatch)
    monkeypatch.setattr(play, "core_count", lambda: 3)
    play.run_checks([])
    play.run_checks(["--long"])
    assert ["-n 3 --dist loadfile" in " ".join(run) for run in runs if "pytest" in run] == [
        True
    ] * 2


def test_long_runs_the_tests_marked_long(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = record_runs(monkeypatch)
    play.run_checks(["--long", "-x"])
    assert "--long" not in runs[-1]
    assert runs[-1][1:6] == ["-P", "-m", "pytest", "-m", ""]
    assert runs[-1][-1] == "-x"


def test_an_old_python_reads_the_file_far_enough_to_refuse() -> None:
    source = Path(play.__file__).read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 8))
    imported = {
        alias.name.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert imported <= set(sys.stdlib_module_names)


def test_an_old_python_hands_over_to_a_newer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(play, "is_new_enough", lambda path: path.endswith("3.11"))
    commands: list[list[str]] = []
    monkeypatch.setattr(play, "hand_over", commands.append)
    play.start_again_with_newer_python()
    assert commands[0][0] == "/usr/bin/python3.11"


def test_byte_code_is_left_also_where_python_may_not_write_it(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    play.compile_package()
    assert len(list((tree / "pyramide_qt" / "__pycache__").iterdir())) == 1
