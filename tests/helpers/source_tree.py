"""The project's own source files, read once for the tests that look at them."""

from __future__ import annotations

import ast
import shutil
import subprocess
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "pyramide_qt"
SOURCE_PLACES = ("pyramide_qt", "tests", "benchmarks", "packaging", "tools", "play.py")


@dataclass(frozen=True)
class SourceFile:
    """One Python file of ours."""

    path: Path
    text: str
    tree: ast.Module

    @property
    def name(self) -> str:
        """The path from the root of the project, with forward slashes."""
        return self.path.relative_to(ROOT).as_posix()

    @property
    def layer(self) -> str:
        """The folder or module right below the package; empty outside it."""
        parts = self.path.relative_to(ROOT).parts
        return Path(parts[1]).stem if parts[0] == PACKAGE.name else ""

    def imports(self) -> set[str]:
        """Every module that is imported anywhere in the file, ``from`` names included."""
        return imported(self.tree)


def imported(tree: ast.Module) -> set[str]:
    """Every module that is imported anywhere in `tree`, ``from`` names included."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def source_paths() -> list[Path]:
    """All Python files of the project, sorted by path."""
    paths: list[Path] = []
    for place in SOURCE_PLACES:
        start = ROOT / place
        paths += [start] if start.suffix == ".py" else sorted(start.rglob("*.py"))
    return paths


@lru_cache(maxsize=1)
def source_files() -> tuple[SourceFile, ...]:
    """All Python files of the project, read and parsed."""
    read = ((path, path.read_text(encoding="utf-8")) for path in source_paths())
    return tuple(SourceFile(path, text, ast.parse(text)) for path, text in read)


def tracked_files() -> list[Path]:
    """The files that git keeps; empty in a tree or on a machine without git."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        return []
    listed = subprocess.run(
        ["git", "-c", f"safe.directory={ROOT}", "-C", str(ROOT), "ls-files", "-z"],
        capture_output=True,
        check=True,
    )
    names = listed.stdout.decode().split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]
