"""Games by chance through the real window leave nothing behind but themselves in the database."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.app.soak import Soak, memory_mb
from tests.helpers.drivers.window_driver import WindowDriver

MAX_GROWTH_MB = 5


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path)
    # The disk of the test machine need not be waited for at each move.
    made.game_app.store._database.connection.execute("PRAGMA synchronous = OFF")
    made.start()
    yield made
    made.shut_down()


def test_thirty_games_are_kept_as_they_were_played(driver: WindowDriver) -> None:
    soak = Soak(driver, seed=3)
    soak.play(30)
    soak.check_window()
    soak.check_store()


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads the memory from /proc")
def test_a_thousand_games_leave_nothing_behind(driver: WindowDriver) -> None:
    soak = Soak(driver, seed=4)
    soak.play(100)
    before = memory_mb()
    for _ in range(9):
        soak.play(100)
        soak.check_window()
    growth = memory_mb() - before
    # Seen with `pytest -s`; the figures of the docs come from here.
    sys.stdout.write(f"after 100 games {before:.1f} MB, after 1,000 {growth:+.1f} MB\n")
    soak.check_store()
    assert growth < MAX_GROWTH_MB
