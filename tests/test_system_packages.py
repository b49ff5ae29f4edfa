"""What is installed for tests with programs of the system, and when nobody is asked."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.helpers.system import packages
from tests.helpers.system.packages import PROGRAMS, missing_for_tests


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine of root's that has apt-get and nothing else."""
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" * (name == "apt-get"))
    monkeypatch.setattr(packages, "FILES", {"/not/there": "at-spi2-core"})


def test_a_bare_machine_gets_all_of_it(bare: None) -> None:
    packages = missing_for_tests({"libnothing.so.0": "libnothing0"})
    assert packages == [*PROGRAMS.values(), "at-spi2-core", "libnothing0"]


def test_a_full_machine_gets_nothing(bare: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(packages, "FILES", {str(Path(__file__)): "at-spi2-core"})
    assert missing_for_tests({}) == []


def test_nobody_is_asked_for_a_password(bare: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    assert missing_for_tests({"libnothing.so.0": "libnothing0"}) == []
