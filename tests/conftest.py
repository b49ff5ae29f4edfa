"""What every test gets: no screen, a data place of its own, and guards against leaks."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.helpers.leak_guards import nothing_left_running

__all__ = ["nothing_left_running"]

settings.register_profile("quick", max_examples=40, deadline=None)
settings.register_profile("ci", max_examples=80, deadline=None, derandomize=True, database=None)
settings.register_profile("long", max_examples=1000, deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "quick")


# What comes at once on a machine at rest may take long on a busy one; nothing waits longer for it.
PATIENCE_MS = 60_000


class PatientBot(QtBot):
    """Waits for what must happen, however busy the machine is."""

    def waitUntil(self, callback: Any, *, timeout: int = PATIENCE_MS) -> None:  # noqa: N802
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **options: Any) -> Any:  # noqa: N802
        return super().waitSignal(signal, timeout=timeout, **options)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Drive Qt with patience."""
    return PatientBot(request)


@pytest.fixture(autouse=True)
def data_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the settings and games of the person at the keyboard out of reach of the test."""
    directory = tmp_path / "data"
    monkeypatch.setenv("PYRAMIDE_DATA_DIR", str(directory))
    return directory


@pytest.fixture(autouse=True)
def same_locale() -> Iterator[None]:
    """Give the next test the numbers and dates of the system, whatever language this one showed."""
    yield
    QLocale.setDefault(QLocale.system())
