"""Switching between rule sets leaves no item, object or animation behind, and no memory."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from benchmarks.switches import TOKENS, switch, weigh
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from tests.helpers.drivers.window_driver import WindowDriver

PROGRAM = Path(__file__).parents[3] / "benchmarks" / "switches.py"
COUNTED = ("items", "objects", "moving")


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path)
    made.settings.set_value("animation_speed", "fast")
    yield made.start()
    made.shut_down()


def test_a_hundred_switches_leave_nothing_behind(driver: WindowDriver) -> None:
    assert set(TOKENS) == set(RULE_SETS)
    source = random.Random(3)
    switch(driver.game_app, source, len(TOKENS))
    before = weigh(driver.game_app)
    switch(driver.game_app, source, 100)
    after = weigh(driver.game_app)
    assert {key: after[key] for key in COUNTED} == {key: before[key] for key in COUNTED}
    assert after["moving"] == 0


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_a_thousand_switches_take_no_memory() -> None:
    # In a process of its own: the guards of the tests remember every animation that was started.
    command = [sys.executable, str(PROGRAM), "--count", "1000"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    before, after = found["before"], found["after"]
    assert {key: after[key] for key in COUNTED} == {key: before[key] for key in COUNTED}
    assert after["python_objects"] - before["python_objects"] < 500
    assert after["memory_kb"] - before["memory_kb"] < 3_000
