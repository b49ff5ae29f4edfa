"""What every test gets: no screen, a data place of its own, and guards against leaks."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.helpers.leak_guards import nothing_left_running

__all__ = ["nothing_left_running"]

settings.register_profile("quick", max_examples=40, deadline=None)
settings.register_profile("ci", max_examples=80, deadline=None, derandomize=True, database=None)
settings.register_profile("long", max_examples=1000, deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "quick")


@pytest.fixture(autouse=True)
def data_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the settings and games of the person at the keyboard out of reach of the test."""
    directory = tmp_path / "data"
    monkeypatch.setenv("PYRAMIDE_DATA_DIR", str(directory))
    return directory
