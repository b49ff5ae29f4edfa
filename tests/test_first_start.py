"""The first start with a stand-in for uv: two at once, killed anywhere, on a full disk, broken."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import play

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the stand-ins are shell scripts")

# Each step is noted; at the one of KILL_AT it kills who called it, at that of FAIL_AT it fails,
# and in the first it waits for GATE to go, if there is one.
UV = """#!/bin/sh
while [ -e "$GATE" ]; do sleep 0.02; done
step() {
    echo "$1" >> "$STEPS"
    number=$(grep -c . "$STEPS")
    [ "$number" = "$KILL_AT" ] && kill -9 $PPID
    [ "$number" = "$FAIL_AT" ] && echo "$FAIL_TEXT" && exit 1
    mkdir -p "$(dirname "$VENV/$2")" && echo "$1" > "$VENV/$2"
}
if [ "$1" = venv ]; then
    step venv bin/activate
    step python bin/unfinished
    printf '#!/bin/sh\\nexit 0\\n' > "$VENV/bin/python" && chmod +x "$VENV/bin/python"
    step config pyvenv.cfg
else
    for name in 1 2 3 4 5 6 7 8 9; do step "$name $3" "lib/$name.py"; done
    head -c 300000 /dev/zero > "$VENV/lib/large.so"
fi
"""

FETCHES = "play.py: fetching the packages into .venv, once; this takes about a minute\n"


class Tree:
    """A copy of what the bootstrap reads, with the stand-in first on the path."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.steps = root / "steps.txt"
        self.gate = root / "gate"
        (root / "pyramide_qt").mkdir(parents=True)
        names = ("play.py", "pyproject.toml", "requirements.lock", "pyramide_qt/__init__.py")
        for name in names:
            shutil.copy(play.ROOT / name, root / name)
        (root / "bin").mkdir()
        uv = root / "bin" / "uv"
        uv.write_text(UV)
        uv.chmod(0o755)

    def start(self, **variables: Any) -> subprocess.Popen[str]:
        """Start `play.py deal`, with `variables` for the stand-in."""
        known = {
            "PATH": f"{self.root / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "VENV": str(self.venv),
            "STEPS": str(self.steps),
            "GATE": str(self.gate),
        }
        changed = {name: str(value) for name, value in variables.items()}
        return subprocess.Popen(
            [sys.executable, str(self.root / "play.py"), "deal"],
            env={**os.environ, **known, **changed},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, **variables: Any) -> tuple[int, str]:
        """Do so to the end; the status and what was said."""
        process = self.start(**variables)
        _, said = process.communicate(timeout=60)
        return process.returncode, said

    @property
    def step_count(self) -> int:
        return len(self.steps.read_text().splitlines()) if self.steps.exists() else 0


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    if play.missing_libraries(for_tests=False):
        pytest.skip("the bootstrap would install libraries of Qt here")
    monkeypatch.delenv("DISPLAY", raising=False)
    return Tree(tmp_path / "tree")


def test_two_first_starts_at_once_fill_it_once(tree: Tree) -> None:
    tree.gate.touch()
    first = tree.start()
    lock = tree.root / ".venv.lock"
    while not (lock.exists() and lock.read_text() == str(first.pid)):
        assert first.poll() is None
    second = tree.start()
    assert second.stderr is not None and first.stderr is not None
    told = second.stderr.readline()
    assert told.endswith(
        f"another play.py (process {first.pid}) is filling .venv; waiting for it\n"
    )
    tree.gate.unlink()
    assert (first.wait(60), second.wait(60)) == (0, 0)
    assert tree.step_count == 21
    assert "making .venv anew" not in second.stderr.read()
    first.stderr.close()
    second.stderr.close()


def test_killed_at_any_step_the_next_start_makes_it_whole(tree: Tree) -> None:
    for step in range(1, 22):
        shutil.rmtree(tree.venv, ignore_errors=True)
        killed, again = tree.root / f"killed-{step}.txt", tree.root / f"again-{step}.txt"
        assert tree.run(KILL_AT=step, STEPS=killed)[0] == -signal.SIGKILL
        # The stand-in outlives the one who called it; the next start waits for it.
        status, said = tree.run(STEPS=again)
        assert status == 0
        assert said.endswith(FETCHES)
        assert len(again.read_text().splitlines()) == 21
        assert (tree.venv / "lib" / "large.so").stat().st_size == 300_000
        assert tree.run() == (0, "")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("error: No space left on device (os error 28)", "the disk is full; make room"),
        ("error: dns error", "The first start needs the network"),
    ],
)
def test_what_went_wrong_is_one_line_and_the_next_start_mends_it(
    tree: Tree, said: str, told: str
) -> None:
    status, lines = tree.run(FAIL_AT=6, FAIL_TEXT=said)
    assert status == 1
    assert told in lines.splitlines()[-1]
    assert tree.run()[0] == 0


def without_large(venv: Path) -> None:
    (venv / "lib" / "large.so").unlink()


def with_half_of_large(venv: Path) -> None:
    (venv / "lib" / "large.so").write_bytes(b"half")


def without_python(venv: Path) -> None:
    (venv / "bin" / "python").unlink()


def a_file(venv: Path) -> None:
    shutil.rmtree(venv)
    venv.write_text("no folder")


def a_link_to_nowhere(venv: Path) -> None:
    shutil.rmtree(venv)
    venv.symlink_to("nowhere")


def with_half_a_stamp(venv: Path) -> None:
    stamp = venv / "complete.stamp"
    stamp.write_text(stamp.read_text()[:-200])


@pytest.mark.parametrize(
    "harm",
    [
        *(without_large, with_half_of_large, without_python, a_file, a_link_to_nowhere),
        with_half_a_stamp,
    ],
)
def test_what_was_broken_is_made_anew(tree: Tree, harm: Callable[[Path], None]) -> None:
    assert tree.run()[0] == 0
    harm(tree.venv)
    status, said = tree.run()
    assert status == 0
    assert "fetching the packages" in said
    assert tree.run() == (0, "")


def test_a_tree_that_cannot_be_written_is_one_line(tree: Tree) -> None:
    if os.geteuid() == 0:
        (tree.root / ".venv.lock").mkdir()
    else:
        tree.root.chmod(0o500)
    status, said = tree.run()
    tree.root.chmod(0o700)
    assert status == 1
    assert said.startswith("play.py: the system refused: ") and said.count("\n") == 1
