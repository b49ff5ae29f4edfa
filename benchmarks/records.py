"""Measures statistics and history of 100,000 games in the window: opening, scrolling, charts."""

from __future__ import annotations

import argparse
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QCoreApplication, Qt
from start import calibration_ms

from pyramide_qt.app import make_application
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.records.record import record_text
from pyramide_qt.store.exchange.files import FileFormat, written
from pyramide_qt.store.exchange.importing import ForeignGame
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.store.saved_game import Action, GameSummary, Result, SavedGame
from pyramide_qt.view.charts.chart_texts import NAMES
from pyramide_qt.view.dialogs.history.exchange import Exchange
from pyramide_qt.view.dialogs.history.history_dialog import HistoryDialog
from pyramide_qt.view.dialogs.history.slow_work import SlowWork
from tests.helpers.drivers.window_driver import WindowDriver
from tests.store.queries.test_many_games import fill

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
    alive("delete all", history.menu["delete_all"].trigger, history)
    alive("bring all back", history.menu["bring_back"].trigger, history)
    history.close()
    return all(kept)


def alive(name: str, begin: Callable[[], object], history: HistoryDialog) -> None:
    """Print how long slow work takes and how long it keeps the window from the next event."""
    longest_s = 0.0

    def turn() -> None:
        nonlocal longest_s
        began = time.thread_time()
        QCoreApplication.processEvents()
        longest_s = max(longest_s, time.thread_time() - began)

    def work() -> None:
        nonlocal longest_s
        began = time.thread_time()
        begin()
        longest_s = time.thread_time() - began
        while any(each.is_busy for each in history.findChildren(SlowWork)):
            turn()
        turn()

    measured(name, work)
    print(f"{'':8} at most {longest_s * 1000:.0f} ms at a time")


def write_games(path: Path, count: int) -> None:
    """A file of games of forty actions each, every one of another deal."""

    def games() -> Iterator[ForeignGame]:
        for number in range(count):
            game = Game(deal_from_code(DealCode("N", number)))
            game.play(("D " * 20 + "U Y " * 10).split())
            figures = GameSummary(Result.OPEN, game.move_count, 40_000, game.score(), undos=10)
            actions = tuple(Action(text, 1000 * n) for n, text in enumerate(game.actions))
            moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(1_700_000_000 + number))
            ended = figures._replace(result=Result.LEFT)
            code, record = str(game.deal.code), record_text(game.deal.rules)
            yield ForeignGame(
                SavedGame(0, code, "N", record, moment, moment, figures, ended, None, actions)
            )

    with path.open("w", encoding="utf-8") as file:
        file.writelines(written(games(), FileFormat.JSON))


def measure_exchange(driver: WindowDriver, folder: Path, count: int) -> None:
    path = folder / "games.json"
    write_games(path, count)
    print(f"{count} games in a file of {path.stat().st_size / 1e6:.1f} MB")
    driver.trigger("history")
    history = driver.dialog("history")
    (exchange,) = history.findChildren(Exchange)
    exchange.told.connect(print)
    alive("import", partial(exchange.import_from, path), history)
    alive("export", partial(exchange.export_to, folder / "out.json", GameFilter()), history)
    peak_mb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"peak memory {peak_mb:.0f} MB")
    history.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--exchange", type=int, default=0, help="import and export so many")
    options = parser.parse_args()
    count = options.games
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
        if options.exchange:
            measure_exchange(driver, Path(folder), options.exchange)
        driver.shut_down()
    return 0 if is_kept and megabytes < MEGABYTES * count / 100_000 else 1


if __name__ == "__main__":
    sys.exit(main())
