"""What is unknown of a game is a dash in its row, and what cannot be done with it is said."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt.model.history.history_table import HistoryColumn
from pyramide_qt.model.history.ranking_table import Column
from pyramide_qt.model.wording.periods import Period
from pyramide_qt.rules.notation import parse_game_text
from pyramide_qt.show_offscreen import RECORDED_GAME
from pyramide_qt.store.game_store import open_game_store
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.view.dialogs.daily.daily_dialog import DailyDialog
from pyramide_qt.view.dialogs.replay.replay_dialog import ReplayDialog
from pyramide_qt.view.dialogs.statistics.statistics_dialog import StatisticsDialog
from tests.helpers.drivers.records_driver import column, exchange_of, opened, replay_of
from tests.helpers.drivers.window_driver import WindowDriver
from tests.helpers.strange_rows import DAILY, GAME, Row, write
from tests.helpers.system.zones import ZONES, in_zone

FAR = {"started_at": "9999-12-31T23:59:59Z", "ended_at": "9999-12-31T23:59:59Z"}
LONG_AGO = {"started_at": "0001-01-01T00:00:00Z", "ended_at": "0001-01-01T00:00:00Z"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "program"


@pytest.fixture
def driver(qapp: QApplication, folder: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, folder)
    yield made
    made.shut_down()


def keep(folder: Path, games: Sequence[Row], dailies: Sequence[Row] = (), table: int = 0) -> None:
    """What an earlier version has left in the file before the program starts."""
    folder.mkdir()
    path = folder / "games.db"
    open_game_store(path).close()
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        write(connection, games, dailies)
        if table:
            connection.execute("UPDATE on_table SET game_id = ?", (table,))


@pytest.fixture
def started(qapp: QApplication, folder: Path) -> Iterator[list[WindowDriver]]:
    made: list[WindowDriver] = []
    yield made
    for each in made:
        each.shut_down()


def start(qapp: QApplication, folder: Path, started: list[WindowDriver]) -> WindowDriver:
    started.append(WindowDriver(qapp, folder).start(None))
    return started[-1]


@pytest.mark.parametrize("zone", ZONES)
def test_a_game_of_no_time_is_listed_and_deleted(
    qapp: QApplication, folder: Path, started: list[WindowDriver], zone: str
) -> None:
    keep(folder, [GAME | FAR, GAME, GAME | LONG_AGO])
    with in_zone(zone):
        dialog = opened(start(qapp, folder, started))
        dates = column(dialog, HistoryColumn.DATE)
        assert [date == "–" for date in dates] == [False, True, True]
        bar = dialog.filter_bar
        bar.periods.setCurrentIndex(bar.periods.findData(Period.YEAR))
        assert len(dialog.games.ids) == 1
        bar.periods.setCurrentIndex(0)
        dialog.table.selectRow(2)
        dialog.menu["delete"].trigger()
        assert list(dialog.games.ids) == [2, 1]
        dialog.menu["bring_back"].trigger()
        assert list(dialog.games.ids) == [2, 1, 3]


def test_each_column_says_what_is_unknown(
    qapp: QApplication, folder: Path, started: list[WindowDriver]
) -> None:
    strange: Row = {
        "code": "PY1-N-5",
        "token": "QQ",
        "started_at": "soon",
        "ended_at": None,
        "time_ms": -1,
        "move_count": 2**62,
        "score": -(2**63),
    }
    keep(folder, [GAME | strange])
    driver = start(qapp, folder, started)
    dialog = opened(driver)
    known = {HistoryColumn.RESULT: ["won"]}
    for which in HistoryColumn:
        assert column(dialog, which) == known.get(which, ["–"])
    driver.trigger("statistics")
    statistics = driver.dialog("statistics")
    assert isinstance(statistics, StatisticsDialog)
    statistics.filter_bar.rules.setCurrentIndex(0)
    model = statistics.table.model()
    cells = [model.index(0, which).data() for which in Column]
    assert [cell.strip() for cell in cells] == ["1", "–", "–", "–", "–", "–"]
    statistics.table.selectRow(0)
    assert not statistics.replay_button.isEnabled()


def test_what_cannot_be_played_or_watched_is_said(
    qapp: QApplication, folder: Path, started: list[WindowDriver]
) -> None:
    keep(folder, [GAME | {"code": "PY1-N-5"}, GAME | {"packed": b"noise"}])
    driver = start(qapp, folder, started)
    dialog = opened(driver)
    dialog.table.selectRow(1)
    dialog.play_button.click()
    assert dialog.count_text.startswith("The deal number may only have letters")
    assert dialog.isVisible()
    dialog.watch_button.click()
    assert driver.message.startswith("This game cannot be shown: The deal number may only have")
    dialog.table.selectRow(0)
    dialog.watch_button.click()
    assert "cannot be read" in driver.message
    assert not driver.window.findChildren(ReplayDialog)


def test_a_game_of_strange_clock_times_is_watched(
    qapp: QApplication, folder: Path, started: list[WindowDriver]
) -> None:
    keep(folder, [GAME | {"packed": None, "actions": [("D", -1), ("D", 2**63 - 1)]}])
    driver = start(qapp, folder, started)
    dialog = opened(driver)
    dialog.table.selectRow(0)
    dialog.watch_button.click()
    replay = replay_of(driver)
    for _ in range(2):
        replay.controls.step_by_hand("step_forward")
        assert ", at –" in replay.step_text


def test_games_that_cannot_be_read_are_left_out_of_a_file_and_told(
    qapp: QApplication,
    qtbot: QtBot,
    folder: Path,
    started: list[WindowDriver],
) -> None:
    keep(folder, [GAME, GAME | {"packed": b"noise"}, GAME | FAR])
    dialog = opened(start(qapp, folder, started))
    exchange = exchange_of(dialog)
    with qtbot.waitSignal(exchange.told):
        exchange.export_to(folder / "1.json", GameFilter())
    said = "2 games were exported to 1.json. 1 game could not be read and was left out."
    assert dialog.count_text == said
    exchange.import_from(folder / "1.json")
    qtbot.waitUntil(lambda: exchange.question is not None)
    question = exchange.question
    assert question is not None
    told = 'Line 2: "9999-12-31T23:59:59Z" (started_at) does not lie between 1990-01-01 and'
    assert told in question.informativeText()
    question.reject()


def test_a_day_whose_kept_deal_cannot_be_read_is_looked_for_anew(
    qapp: QApplication, qtbot: QtBot, folder: Path, started: list[WindowDriver]
) -> None:
    keep(folder, [GAME], [DAILY | {"code": "PY1-N-5"}, DAILY | {"day": "9999-12-31"}])
    driver = start(qapp, folder, started)
    driver.trigger("daily")
    dialog = driver.dialog("daily")
    assert isinstance(dialog, DailyDialog)
    dialog.calendar.choose(date(2026, 1, 1))
    with qtbot.waitSignal(dialog.play_wanted):
        dialog.play_button.click()
    assert driver.info["code"].startswith("PY1-N-")


def test_a_strange_game_on_the_table_is_played_on_and_won(
    qapp: QApplication, folder: Path, started: list[WindowDriver]
) -> None:
    figures = {f"{part}{name}": 2**63 - 1 for part in ("", "last_") for name in ("hints", "undos")}
    strange: Row = {"packed": None, "result": "open", "last_result": "open"}
    strange |= {"last_time_ms": -(2**63), "score": 2**62, "started_at": "never", "ended_at": None}
    strange["actions"] = [(parse_game_text(RECORDED_GAME).actions[0], -7)]
    keep(folder, [GAME | figures | strange], table=1)
    driver = start(qapp, folder, started)
    assert driver.info["code"] == GAME["code"]
    assert driver.info["time"] == "0:00"
    driver.trigger("undo")
    driver.trigger("redo")
    driver.win()
    driver.restart()
    (game,) = driver.game_app.store.history.games([1]).values()
    assert (str(game.result), game.undos) == ("won", 1)
