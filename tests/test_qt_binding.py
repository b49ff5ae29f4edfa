"""The Qt binding in use must not lose references to None, and the pin that sees to it must stay."""

from __future__ import annotations

import sys
import tomllib

import pytest
from packaging.requirements import Requirement
from PySide6.QtGui import QImage, QPainter, QTransform

from tests.helpers.source_tree import ROOT

CALLS = 500
# The interpreter itself takes and drops a few references meanwhile.
SLACK = 50


def requirements() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [Requirement(text) for text in project["dependencies"]]


def pinned(python_version: str) -> Requirement:
    """Return the one line for PySide6 that counts on this Python."""
    environment = {"python_version": python_version}
    [line] = [
        line
        for line in requirements()
        if line.name == "PySide6-Essentials"
        and (line.marker is None or line.marker.evaluate(environment))
    ]
    return line


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_void_calls_leave_the_count_of_none_alone() -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    transform = QTransform()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        painter.setTransform(transform)
    after = sys.getrefcount(None)
    painter.end()
    assert abs(after - before) < SLACK


@pytest.mark.parametrize("python_version", ["3.11"])
def test_the_faulty_binding_is_shut_out_where_it_does_harm(python_version: str) -> None:
    allowed = pinned(python_version).specifier
    assert "6.12.0" not in allowed
    assert "6.12.1" not in allowed
    assert "6.11.3" in allowed
    assert "6.8.3" in allowed
    assert "6.8.2" not in allowed


@pytest.mark.parametrize("python_version", ["3.12", "3.13"])
def test_newer_pythons_may_have_the_newer_binding(python_version: str) -> None:
    assert "6.12.0" in pinned(python_version).specifier


def test_the_lock_holds_to_the_pin() -> None:
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    locked = [
        Requirement(line.rstrip(" \\")) for line in lines if line.startswith("pyside6-essentials==")
    ]
    assert len(locked) == 2
    for line in locked:
        assert line.marker is not None
        [version] = [part.version for part in line.specifier]
        for minor in (11, 12, 13):
            environment = {"python_version": f"3.{minor}", "python_full_version": f"3.{minor}.2"}
            if line.marker.evaluate(environment):
                assert version in pinned(f"3.{minor}").specifier


def test_the_lock_names_hashes_and_no_address() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in text
    names = [line for line in text.splitlines() if line and not line.startswith(" ")]
    assert all(line.endswith("\\") for line in names)
    assert text.count("--hash=sha256:") >= len(names)
