"""No row of the database keeps a dialog from opening, and each can be deleted and brought back."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.exceptions import capture_exceptions

from pyramide_qt.model.history.daily_model import DailyModel
from pyramide_qt.model.history.daily_streak import DayState
from pyramide_qt.model.history.history_table import HistoryColumn, HistoryTable
from pyramide_qt.model.history.ranking_table import Column, RankingTable
from pyramide_qt.model.history.statistics_model import StatisticsModel
from pyramide_qt.model.wording.periods import Period
from pyramide_qt.store.game_store import open_game_store
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.view.charts.chart_texts import NAMES, ChartTexts
from pyramide_qt.view.dialogs.daily.daily_dialog import DailyDialog
from pyramide_qt.view.dialogs.history.history_dialog import HistoryDialog
from pyramide_qt.view.dialogs.replay.replay_dialog import ReplayDialog
from pyramide_qt.view.dialogs.statistics.statistics_dialog import StatisticsDialog
from pyramide_qt.view.dialogs.statistics.statistics_tiles import figures
from tests.helpers.drivers.records_driver import column, exchange_of, opened
from tests.helpers.drivers.window_driver import WindowDriver
from tests.helpers.strange_rows import (
    DAILY,
    GAME,
    Row,
    each_strange_row,
    for_drawn_rows,
    loosen_store,
    reversed_times,
    write,
)
from tests.helpers.system.zones import HONOLULU, ZONES, in_zone

ORDERS = [Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder]
# How many rows were written and dialogs opened; `pytest -s` shows them.
tried = {"rows": 0, "dialogs": 0}


@pytest.fixture(params=ZONES)
def zone(request: pytest.FixtureRequest) -> Iterator[None]:
    with in_zone(request.param):
        yield


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()
    sys.stdout.write(f"{tried}\n")


def keep(driver: WindowDriver, games: Sequence[Row], dailies: Sequence[Row] = ()) -> None:
    """Put rows into the database of the window, past everything that watches over it."""
    with driver.game_app.store._database.transaction() as connection:
        write(connection, games, dailies)
    tried["rows"] += len(games) + len(dailies)


def closed(dialog: QDialog) -> None:
    dialog.grab()
    QApplication.processEvents()
    dialog.close()
    QApplication.sendPostedEvents(None, 52)
    tried["dialogs"] += 1


def look_at_history(driver: WindowDriver, folder: Path) -> None:
    dialog = opened(driver)
    count = len(dialog.games.ids)
    for which in HistoryColumn:
        for order in ORDERS:
            dialog.table.sortByColumn(which, order)
            assert len(column(dialog, which)) == count
            dialog.grab()
    dialog.table.selectAll()
    for name in ("copy_code", "copy_game"):
        dialog.menu[name].trigger()
    dialog.menu.grab()
    exchange = exchange_of(dialog)
    for name in ("1.json", "1.csv"):
        exchange.export_to(folder / name, GameFilter())
        while exchange.is_busy:
            QApplication.processEvents()
    look_through_filters(dialog)
    closed(dialog)


def look_through_filters(dialog: HistoryDialog) -> None:
    bar = dialog.filter_bar
    for box in (bar.rules, bar.results, bar.periods):
        for index in range(min(box.count(), 8)):
            box.setCurrentIndex(index)
            dialog.grab()
        box.setCurrentIndex(0)


def watch_each(driver: WindowDriver, most: int) -> None:
    dialog = opened(driver)
    for row in range(min(most, len(dialog.games.ids))):
        dialog.table.selectRow(row)
        dialog.watch_button.click()
        for replay in driver.window.findChildren(ReplayDialog):
            replay.controls.step_by_hand("last")
            replay.copy_text()
            closed(replay)
    closed(dialog)


def look_at_statistics(driver: WindowDriver) -> None:
    driver.trigger("statistics")
    dialog = driver.dialog("statistics")
    assert isinstance(dialog, StatisticsDialog)
    for which in (Column.TIME, Column.MOVES, Column.DATE):
        for order in ORDERS:
            dialog.table.sortByColumn(which, order)
            model = dialog.table.model()
            while model.canFetchMore(dialog.table.rootIndex()):
                model.fetchMore(dialog.table.rootIndex())
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.UserRole):
                cells = [model.index(row, which).data(role) for row in range(model.rowCount())]
            assert len(cells) == model.rowCount()
            dialog.table.selectRow(0)
            dialog.grab()
    dialog.show_charts()
    for period in range(len(Period)):
        dialog.filter_bar.periods.setCurrentIndex(period)
        for chart in range(len(NAMES)):
            dialog.charts.choice.setCurrentIndex(chart)
            for as_table in (True, False):
                dialog.charts.as_table.setChecked(as_table)
                dialog.grab()
    closed(dialog)


def look_at_days(driver: WindowDriver) -> None:
    driver.trigger("daily")
    dialog = driver.dialog("daily")
    assert isinstance(dialog, DailyDialog)
    for day in range(1, 32, 6):
        for month in (1, 2, 3):
            dialog.calendar.choose(date(2026, month, min(day, 28)))
            dialog.share_button.click()
            dialog.grab()
    for index in range(dialog.rules.count()):
        dialog.rules.setCurrentIndex(index)
    closed(dialog)


def delete_all(driver: WindowDriver) -> None:
    dialog = opened(driver)
    count = len(dialog.games.ids)
    dialog.menu["delete_all"].trigger()
    assert len(dialog.games.ids) == 0
    dialog.menu["bring_back"].trigger()
    assert len(dialog.games.ids) == count
    closed(dialog)


def open_everything(driver: WindowDriver, folder: Path, *, watched: int) -> None:
    """Look at all that is shown of the rows, and fail with the first error in a slot."""
    with capture_exceptions() as faults:
        look_at_history(driver, folder)
        watch_each(driver, watched)
        look_at_statistics(driver)
        look_at_days(driver)
        for name in ("choose_deal", "rules"):
            driver.trigger(name)
            closed(driver.dialog("new_game" if name == "choose_deal" else name))
        # The match of Par games asks the rows too.
        driver.session.new_game("PY1-PAR-AAAAAAA")
        driver.session.new_game("PY1-N-AAAAAAS")
        delete_all(driver)
    assert [str(value) for _, value, _ in faults] == []


@pytest.mark.parametrize(
    ("zone", "is_typed"), [*((zone, True) for zone in ZONES), (HONOLULU, False)]
)
def test_each_strange_value_in_each_column(
    driver: WindowDriver, tmp_path: Path, zone: str, is_typed: bool
) -> None:
    if not is_typed:
        loosen_store(driver.game_app.store)
    games = [*each_strange_row(GAME, is_typed=is_typed), reversed_times()]
    games += [GAME | {"id": number} for number in (2**63 - 1, -5, -(2**63))]
    keep(driver, games, list(each_strange_row(DAILY, is_typed=is_typed)))
    with in_zone(zone):
        open_everything(driver, tmp_path, watched=40)


@pytest.mark.parametrize("is_typed", [True, False], ids=["typed", "loose"])
@pytest.mark.usefixtures("qapp")
def test_each_strange_row_alone_is_listed_and_summed_up(is_typed: bool) -> None:
    """Beside others a strange value may be no first and no last one."""
    store = open_game_store(None)
    if not is_typed:
        loosen_store(store)
    for game in each_strange_row(GAME, is_typed=is_typed):
        with store._database.transaction() as connection:
            write(connection, [game], [DAILY])
        for where in (GameFilter(), GameFilter(since="2000-01-01T00:00:00Z")):
            texts = figures(StatisticsModel(store).summary(where))
            assert texts["played"] in "01"
            for name in NAMES:
                ChartTexts().content(name, store.statistics.charts, where)
        for model in (HistoryTable(store), RankingTable(store)):
            model.refresh()
            for place in range(model.columnCount()):
                shown = [model.index(row, place).data() for row in range(model.rowCount())]
                assert all(isinstance(text, str) for text in shown)
    store.close()


@pytest.mark.parametrize("is_typed", [True, False], ids=["typed", "loose"])
@pytest.mark.usefixtures("qapp", "zone")
def test_each_strange_day_alone_is_told(is_typed: bool) -> None:
    store = open_game_store(None)
    if not is_typed:
        loosen_store(store)
    model = DailyModel(store)
    for ended_at in ("2026-01-01T11:00:00Z", "9999-12-31T23:59:59Z", None):
        for daily in each_strange_row(DAILY, is_typed=is_typed):
            with store._database.transaction() as connection:
                write(connection, [GAME | {"ended_at": ended_at}], [daily])
            states = model.states("N")
            assert len(states) <= 1
            in_time = {DayState.DONE, DayState.FEWEST} & set(states.values())
            assert model.streak("N").longest == len(in_time)
    store.close()


@pytest.mark.parametrize("which", ["typed", "loose"])
def test_rows_with_several_strange_values(driver: WindowDriver, tmp_path: Path, which: str) -> None:
    try_rows(driver, tmp_path, is_typed=which == "typed", examples=4)


@pytest.mark.long
@pytest.mark.parametrize("which", ["typed", "loose"])
@pytest.mark.timeout(3600)
@pytest.mark.usefixtures("zone")
def test_many_rows_with_several_strange_values(
    driver: WindowDriver, tmp_path: Path, which: str
) -> None:
    try_rows(driver, tmp_path, is_typed=which == "typed", examples=25)


def try_rows(driver: WindowDriver, folder: Path, *, is_typed: bool, examples: int) -> None:
    if not is_typed:
        loosen_store(driver.game_app.store)

    def look(games: list[Any], dailies: list[Any]) -> None:
        keep(driver, games, dailies)
        open_everything(driver, folder, watched=12)

    for_drawn_rows(look, is_typed=is_typed, examples=examples)
