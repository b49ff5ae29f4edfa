"""What is installed from a wheel is complete: code, type marker, pictures and catalogues."""

from __future__ import annotations

import subprocess
import tomllib
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path

import pytest

from pyramide_qt import __version__
from tests.helpers.source_tree import PACKAGE, ROOT
from tests.helpers.system.child import PYTHON


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    directory = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [*PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", str(directory)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    [path] = directory.glob("*.whl")
    with zipfile.ZipFile(path) as opened:
        yield opened


def metadata(wheel: zipfile.ZipFile, name: str) -> str:
    [member] = [member for member in wheel.namelist() if member.endswith(f".dist-info/{name}")]
    return wheel.read(member).decode()


def test_every_file_of_the_package_is_in_it(wheel: zipfile.ZipFile) -> None:
    on_disk = {
        path.relative_to(ROOT).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    in_wheel = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert "pyramide_qt/py.typed" in in_wheel
    assert in_wheel == on_disk


def test_it_tells_its_version_and_licence(wheel: zipfile.ZipFile) -> None:
    described = Parser().parsestr(metadata(wheel, "METADATA"))
    assert described["Version"] == __version__
    assert described["License-Expression"] == "GPL-3.0-or-later"
    assert described["Requires-Python"] == ">=3.11"


def test_it_brings_both_programs(wheel: zipfile.ZipFile) -> None:
    text = metadata(wheel, "entry_points.txt")
    assert "[console_scripts]\npyramide = pyramide_qt.cli:main" in text
    assert "[gui_scripts]\npyramide-qt = pyramide_qt.cli:main_window" in text


def test_the_licence_is_the_whole_text(wheel: zipfile.ZipFile) -> None:
    text = metadata(wheel, "licenses/LICENSE")
    assert text == Path(ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "GNU GENERAL PUBLIC LICENSE" in text


def test_the_project_needs_little_at_run_time() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {line.split(">")[0].split(";")[0].strip() for line in project["dependencies"]}
    assert names == {"PySide6-Essentials", "platformdirs"}
