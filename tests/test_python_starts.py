"""Every Python that the project starts is kept from loading what lies in the current folder."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

import pytest

import play
import pyramide_qt
from pyramide_qt.model.history.daily_model import finder_command
from pyramide_qt.solver.own_program import program_command
from pyramide_qt.solver.process_entry import process_command
from tests.helpers.source_tree import ROOT, source_paths, tracked_files
from tests.helpers.system.child import PYTHON

# Sequences that begin with a Python and its flag, by the names under which they are unpacked.
SAFE_STARTS = {"PYTHON"}
# Programs of ours in Python whose names do not say so.
UNNAMED = ("packaging/build", "packaging/check", "packaging/pyinstaller/pyramide.spec")
RUNS_CODE = re.compile(r"-[BEIOPSbsuv]*[mc]")
MAY_RUN_CODE = re.compile(rf"""["']{RUNS_CODE.pattern}["']""")
IS_SAFE = re.compile(r"-[A-Za-z]*[IP][A-Za-z]*")
# As it is written in a shell, an automatic check or a page.
TYPED = re.compile(
    r"""(?:\bpython[\d.]*(?:\.exe)?|\$\{?[A-Z_]*(?:PYTHON|PROGRAM)\}?)["']?(?:[ \t]+-\w+)*[ \t]+"""
    r"""-[BEIOPSbsuv]*[mc]\b"""
)
# They tell what it means to start the program so.
EXPLAIN_IT = {
    *("CHANGELOG.md", "docs/architecture.md", "docs/command-line.md"),
    *("pyramide_qt/__init__.py", "pyramide_qt/__main__.py", "tests/test_python_starts.py"),
}


def parts_of(node: ast.AST) -> Sequence[ast.expr]:
    if isinstance(node, ast.List | ast.Tuple):
        return node.elts
    return node.args if isinstance(node, ast.Call) else ()


def text_of(part: ast.expr | None) -> str | None:
    is_text = isinstance(part, ast.Constant) and isinstance(part.value, str)
    return str(part.value) if is_text else None


def lets_look_around(before: ast.expr | None) -> bool:
    """Whether code runs in a Python without a guard if this stands before -m or -c."""
    if isinstance(before, ast.Starred):
        return not (isinstance(before.value, ast.Name) and before.value.id in SAFE_STARTS)
    text = text_of(before)
    if text is None:
        # What is worked out may be a Python, and so may what is put before the list.
        return True
    return Path(text).name.startswith("python") or (
        text.startswith("-") and not IS_SAFE.fullmatch(text)
    )


def unguarded_lists(tree: ast.AST) -> Iterator[int]:
    """The lines where a list of arguments starts a Python that looks around."""
    for node in ast.walk(tree):
        parts = parts_of(node)
        for before, part in zip((None, *parts), parts, strict=False):
            text = text_of(part)
            if text is None or not RUNS_CODE.fullmatch(text) or IS_SAFE.fullmatch(text):
                continue
            if lets_look_around(before):
                yield part.lineno


def unguarded_texts(text: str) -> Iterator[int]:
    """The lines where a text starts a Python that looks around."""
    for found in TYPED.finditer(text):
        if not any(map(IS_SAFE.fullmatch, found[0].split()[1:])):
            yield text.count("\n", 0, found.start()) + 1


def test_no_list_of_arguments_lets_python_look_around() -> None:
    found = []
    for path in (*source_paths(), *(ROOT / name for name in UNNAMED)):
        text = path.read_text(encoding="utf-8")
        if MAY_RUN_CODE.search(text):
            found += [f"{path}:{line}" for line in unguarded_lists(ast.parse(text))]
    assert found == []


def test_no_script_or_page_lets_python_look_around() -> None:
    files = [path for path in tracked_files() if path.suffix not in {".ts", ".svg"}]
    if not files:
        pytest.skip("no git here to name the files")
    found = []
    for path in files:
        name = path.relative_to(ROOT).as_posix()
        text = path.read_bytes().decode(errors="replace")
        if name not in EXPLAIN_IT:
            found += [f"{name}:{line}" for line in unguarded_texts(text)]
    assert found == []


@pytest.mark.parametrize(
    ("code", "is_found"),
    [
        ('run([sys.executable, "-m", "pyramide_qt"])', True),
        ('run([sys.executable, "-P", "-m", "pyramide_qt"])', False),
        ('run([sys.executable, "-Im", "venv"])', False),
        ('run([sys.executable, "-u", "-c", code])', True),
        ('run([sys.executable, "-um", "venv"])', True),
        ('run((tool("python"), "-m", "pip"))', True),
        ('run(["/usr/bin/python3.11", "-c", code])', True),
        ('run(["python3", "-I", "-c", code])', False),
        ('ours = ["-m", "pyramide_qt"]', True),
        ('start("-c", code)', True),
        ("run([*PYTHON, '-c', code])", False),
        ("run([*python, '-c', code])", True),
        ('run(["git", "-c", "safe.directory=x"])', False),
        ('run(*("/bin/sh", "-c", script))', False),
    ],
)
def test_the_search_finds_such_lists(code: str, is_found: bool) -> None:
    assert bool(list(unguarded_lists(ast.parse(code)))) is is_found


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("entry: .venv/bin/python -m pytest -q", True),
        ("entry: .venv/bin/python -P -m pytest -q", False),
        ("    python3 -c 'import json'", True),
        ("python3.11 -B -u -m pyramide_qt", True),
        ('"$SYSTEM_PYTHON" -m pyramide_qt', True),
        ('"$PROGRAM" -P -m pyramide_qt', False),
        (r"py = C:\tools\python.exe -m pip", True),
        ("python3 play.py test -m long", False),
        ("pytest tests -m long", False),
    ],
)
def test_the_search_finds_such_texts(text: str, is_found: bool) -> None:
    assert bool(list(unguarded_texts(f"first line\n{text}\n"))) is is_found


def test_each_side_starts_its_python_with_the_flag() -> None:
    assert (sys.executable, "-P") == PYTHON
    assert play.module("pip", "list") == [str(play.PYTHON), "-P", "-m", "pip", "list"]
    main = str(Path(pyramide_qt.__file__).with_name("__main__.py"))
    days = ["daily", "N", "--date", "2026-11-30", "--json"]
    assert finder_command("N", date(2026, 11, 30))[-6:] == [main, *days]
    assert process_command() == program_command("solver")
    assert process_command()[0] == sys.executable
    assert process_command()[-2:] == [main, "solver"]


@pytest.mark.parametrize(
    ("typed", "passed_on"),
    [("-P", ["-P"]), ("-I", ["-I"]), ("-E", ["-P", "-E"]), ("-s", ["-P", "-s"]), ("-B", ["-P"])],
)
def test_a_process_of_ours_looks_in_no_more_places_than_this_one(
    typed: str, passed_on: list[str]
) -> None:
    code = "from pyramide_qt.solver.own_program import program_command as p; print(*p()[1:-1])"
    done = subprocess.run(
        [sys.executable, typed, "-P", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == passed_on


def test_the_packaged_window_starts_the_program_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/pyramide/pyramide-qt")
    assert process_command() == ["/opt/pyramide/pyramide", "solver"]
    assert finder_command("N", date(2026, 11, 30))[:2] == ["/opt/pyramide/pyramide", "daily"]
