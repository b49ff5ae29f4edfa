"""Imports go one way, and files and functions stay short."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.helpers.import_graph import circles, import_graph
from tests.helpers.source_tree import PACKAGE, ROOT, SourceFile, source_files, tracked_files

FILE_LINES = 400
FOLDER_FILES = 20
FUNCTION_LINES = 40
# Files that are one long table.
DATA_TABLES: set[str] = set()
WIDGET_LAYERS = {
    "view",
    "app",
    "cli",
    "__main__",
    "translation",
    "crash_report",
    "show_offscreen",
    "self_test",
}
MODEL_MAY_USE = {"PySide6.QtCore", "PySide6.QtGui"}
# Written in pieces, so that this file does not hold them itself.
FOREIGN_WORDS = [
    r"(?<![\w.])/" + r"work\b",
    r"\.\./" + "shared",
    "pypi" + r"\.org",
    "python" + r"hosted\.org",
    "debian" + r"\.org",
    "registry" + r"\.npmjs",
    "TO" + "DO",
    "FIX" + "ME",
]
SOURCES = source_files()


def qt_modules(source: SourceFile) -> set[str]:
    dotted = (name.split(".") for name in source.imports())
    return {".".join(parts[:2]) for parts in dotted if parts[0] == "PySide6"}


def functions(source: SourceFile) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return [node for node in ast.walk(source.tree) if isinstance(node, kinds)]


def lint_imports(directory: Path) -> subprocess.CompletedProcess[str]:
    environment = dict(os.environ, PYTHONPATH=str(directory), NO_COLOR="1")
    program = Path(sys.executable).with_name("lint-imports")
    return subprocess.run(
        [program, "--no-cache"],
        cwd=directory,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_widgets_stand_only_in_the_view_and_what_starts_it() -> None:
    users = {source.layer for source in SOURCES if "PySide6.QtWidgets" in qt_modules(source)}
    assert users - {""} <= WIDGET_LAYERS


def test_the_model_uses_no_more_of_qt_than_it_may() -> None:
    used = {
        (source.name, module)
        for source in SOURCES
        if source.layer == "model"
        for module in qt_modules(source)
        if module not in MODEL_MAY_USE | {"PySide6"}
    }
    assert used == set()


def test_no_part_can_reach_the_network_through_qt() -> None:
    users = {s.name for s in SOURCES if s.layer and "PySide6.QtNetwork" in qt_modules(s)}
    assert users == set()


def test_the_import_contracts_hold() -> None:
    result = lint_imports(ROOT)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("rules/wrong.py", "import random"),
        ("rules/wrong.py", "import PySide6.QtCore"),
        ("rules/wrong.py", "import pyramide_qt.store"),
        ("solver/wrong.py", "import pyramide_qt.store"),
        ("solver/wrong.py", "import PySide6"),
        ("model/wrong.py", "import pyramide_qt.view"),
        ("view/wrong.py", "import platformdirs"),
        ("store/wrong.py", "import pickle"),
        ("stray.py", "import math"),
    ],
)
def test_the_import_contracts_can_break(place: str, line: str, tmp_path: Path) -> None:
    for layer in ("", "rules", "solver", "store", "model", "view"):
        (tmp_path / PACKAGE.name / layer).mkdir()
        (tmp_path / PACKAGE.name / layer / "__init__.py").touch()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / PACKAGE.name / "log.py").touch()
    assert lint_imports(tmp_path).returncode == 0
    (tmp_path / PACKAGE.name / place).write_text(f"{line}\n")
    result = lint_imports(tmp_path)
    assert result.returncode == 1
    assert Path(place).stem in result.stdout


def unused(directory: Path) -> str:
    """What vulture finds unused in the project that `directory` holds."""
    program = [sys.executable, "-P", "-m", "vulture", "--config", "pyproject.toml"]
    done = subprocess.run(program, cwd=directory, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_what_nobody_uses_is_found(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for folder in (PACKAGE.name, "tests", "tools", "benchmarks"):
        (tmp_path / folder).mkdir()
    (tmp_path / PACKAGE.name / "one.py").write_text("def used(): ...\n\n\nused()\n")
    assert unused(tmp_path) == ""
    (tmp_path / PACKAGE.name / "two.py").write_text("def forgotten(): ...\n")
    assert "unused function 'forgotten'" in unused(tmp_path)


def folder_sizes(root: Path) -> dict[str, int]:
    """How many hand-written modules lie in each folder beside its subfolders."""
    counts = Counter(path.parent for path in root.rglob("*.py"))
    return {str(folder.relative_to(ROOT)): count for folder, count in counts.items()}


def test_folders_are_small() -> None:
    sizes = {**folder_sizes(PACKAGE), **folder_sizes(ROOT / "tests")}
    assert {name: size for name, size in sizes.items() if size > FOLDER_FILES} == {}
    assert sizes["pyramide_qt/rules"] > 1


def test_no_files_import_each_other_in_a_circle() -> None:
    graph = import_graph(PACKAGE)
    assert "pyramide_qt.rules.position" in graph["pyramide_qt.rules.game"]
    assert circles(graph) == []


def test_a_circle_of_files_is_found(tmp_path: Path) -> None:
    package = tmp_path / "some"
    package.mkdir()
    (package / "one.py").write_text("from some import two\n")
    (package / "two.py").write_text("def late():\n    import some.three\n")
    (package / "three.py").write_text("import math\n")
    assert circles(import_graph(package)) == []
    late = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from some.one import X\n"
    (package / "three.py").write_text(late)
    assert circles(import_graph(package)) == [{"some.one", "some.two", "some.three"}]


def test_files_are_short() -> None:
    lengths = {source.name: len(source.text.splitlines()) for source in SOURCES}
    too_long = {name: lines for name, lines in lengths.items() if lines > FILE_LINES}
    assert set(too_long) - DATA_TABLES == set(), too_long


def test_every_listed_data_table_exists() -> None:
    assert {source.name for source in SOURCES} >= DATA_TABLES


def test_functions_are_short() -> None:
    too_long = {
        f"{source.name}:{node.lineno} {node.name}": length
        for source in SOURCES
        for node in functions(source)
        if (length := (node.end_lineno or 0) - node.lineno + 1) > FUNCTION_LINES
    }
    assert too_long == {}


def test_a_module_says_in_a_sentence_what_it_is() -> None:
    silent = []
    for source in SOURCES:
        first = (ast.get_docstring(source.tree) or "").split("\n\n")[0]
        if not first.endswith(".") or (first[0].isalpha() and not first[0].isupper()):
            silent.append(source.name)
    assert silent == []


def test_every_folder_of_code_is_a_package() -> None:
    folders = {source.path.parent for source in SOURCES if source.layer}
    assert {folder for folder in folders if not (folder / "__init__.py").exists()} == set()


def test_the_project_speaks_only_of_itself() -> None:
    files = tracked_files()
    if not files:
        pytest.skip("no git here to name the files")
    foreign = re.compile("|".join(FOREIGN_WORDS))
    found = []
    for path in files:
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{path.relative_to(ROOT)}: {match.group()}" for match in foreign.finditer(text)]
    assert found == []
