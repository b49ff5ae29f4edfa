"""Measures statistics and history of 100,000 games in the window: opening, scrolling, charts."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import Qt
from start import calibration_ms

from pyramide_qt.app import make_application
from pyramide_qt.view.charts.chart_texts import NAMES
from tests.helpers.window_driver import WindowDriver
from tests.store.test_many_games import fill

UP = Qt.SortOrder.AscendingOrder
OPEN_MS, PAGE_MS, MEGABYTES = 300, 16, 100


def measured(name: str, work: Callable[[], object], bound_ms: float | None = None) -> bool:
    """Print the CPU time of `work`; whether it keeps its bound."""
    began, wall = time.process_time(), time.perf_counter()
    work()
    cpu_ms = (time.process_time() - began) * 1000
    wall_ms = (time.perf_counter() - wall) * 1000
    bound = "" if bound_ms is None else f"  bound {bound_ms} ms"
    print(f"{name:44} {cpu_ms:8.1f} ms CPU {wall_ms:8.1f} ms wall{bound}")
    return bound_ms is None or cpu_ms <= bound_ms


def measure(driver: WindowDriver, process_events: Callable[[], None]) -> bool:
    kept = []

    def opened(name: str) -> None:
        driver.trigger(name)
        process_events()

    def scrolled(share: float) -> None:
        bar = driver.dialog("history").table.verticalScrollBar()
        bar.setValue(int(bar.maximum() * share))
        process_events()

    kept.append(measured("statistics dialog, first time", partial(opened, "statistics"), OPEN_MS))
    dialog = driver.dialog("statistics")
    for name in NAMES:
        dialog.charts.choice.setCurrentIndex(NAMES.index(name))
        kept.append(measured(f"chart: {name}", dialog.show_charts, OPEN_MS))
        dialog.show_ranking(1)
        process_events()
    dialog.close()
    kept.append(measured("statistics dialog, again", partial(opened, "statistics"), OPEN_MS))
    driver.dialog("statistics").close()
    kept.append(measured("history dialog, first time", partial(opened, "history"), OPEN_MS))
    kept += [
        measured(f"history: jump to {share:.1%}", partial(scrolled, share), PAGE_MS)
        for share in (0.1, 0.5, 0.9, 0.901, 0.902, 1.0)
    ]
    table = driver.dialog("history").table
    for column in range(7):
        measured(f"history: sort by column {column}", partial(table.sortByColumn, column, UP))
    measured("history: search", lambda: driver.dialog("history").filter_bar.search.setText("ABC"))
    history = driver.dialog("history")
    history.filter_bar.search.setText("")
    history.update_games()
    measured("delete all", history.menu["delete_all"].trigger)
    measured("bring all back", history.menu["bring_back"].trigger)
    history.close()
    return all(kept)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    count = parser.parse_args().games
    application = make_application(["pyramide"])
    with tempfile.TemporaryDirectory(prefix="pyramide-records-") as folder:
        database = Path(folder) / "games.db"
        fill(database, count)
        megabytes = database.stat().st_size / 1e6
        print(f"calibration loop {calibration_ms():.0f} ms; {count} games, {megabytes:.1f} MB")
        driver = WindowDriver(application, Path(folder)).start()

        def process_events() -> None:
            for _ in range(3):
                application.processEvents()

        process_events()
        is_kept = measure(driver, process_events)
        driver.shut_down()
    return 0 if is_kept and megabytes < MEGABYTES * count / 100_000 else 1


if __name__ == "__main__":
    sys.exit(main())
