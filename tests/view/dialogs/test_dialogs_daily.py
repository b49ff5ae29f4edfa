"""The daily deal: found, played, marked in the calendar, and shared."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QDate
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt.model.history import daily_model
from pyramide_qt.model.history.daily_streak import DayState
from pyramide_qt.store.queries.daily_book import DailyEntry
from pyramide_qt.view.dialogs.daily.daily_dialog import DailyDialog
from tests.helpers.drivers.window_driver import WindowDriver

TODAY = date(2026, 11, 30)
DEAL = "PY1-N-NZNKEZU"


@pytest.fixture
def driver(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[WindowDriver]:
    noon = datetime(2026, 11, 30, 12).astimezone()
    monkeypatch.setattr(daily_model.DailyModel.__init__, "__defaults__", (None, lambda: noon))
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


def opened(driver: WindowDriver) -> DailyDialog:
    driver.trigger("daily")
    found = driver.dialog("daily")
    assert isinstance(found, DailyDialog)
    found.calendar.setSelectedDate(QDate(2026, 11, 30))
    return found


def enter_won_day(driver: WindowDriver, day: str, code: str) -> None:
    """Win the documented deal as the deal of a day."""
    store = driver.game_app.store
    store.daily_book.enter(DailyEntry("N", day, code, f"{day}T10:00:00Z", 0))
    driver.session.new_game(code)
    driver.win()


def test_the_deal_of_today_is_found_and_played(driver: WindowDriver, qtbot: QtBot) -> None:
    dialog = opened(driver)
    assert "November 30, 2026" in dialog.texts["today"]
    assert dialog.texts["state"].endswith("not played yet.")
    assert not dialog.share_button.isEnabled()
    with qtbot.waitSignal(dialog.play_wanted):
        dialog.play_button.click()
        assert dialog.texts["note"] == "Looking for a deal that can be won…"
        assert dialog.play_button.text() == "&Stop looking"
    assert driver.info["code"] == DEAL
    again = opened(driver)
    assert again.texts["state"].endswith("begun.")
    # The second time it is known.
    again.play_button.click()
    assert not again.isVisible()
    assert driver.info["code"] == DEAL


def test_it_says_where_a_deal_may_not_be_winnable(driver: WindowDriver) -> None:
    dialog = opened(driver)
    assert dialog.texts["note"] == ""
    dialog.rules.setCurrentIndex(dialog.rules.findData("TP"))
    assert dialog.texts["note"] == "Under these rules a daily deal may not be winnable."
    dialog.rules.setCurrentIndex(dialog.rules.findData("N"))
    assert dialog.texts["note"] == ""


def test_the_search_can_be_stopped(driver: WindowDriver) -> None:
    dialog = opened(driver)
    dialog.play_button.click()
    dialog.play_button.click()
    assert dialog.play_button.text() == "&Play"
    assert dialog.texts["note"] == ""
    dialog.play_button.click()
    dialog.close()
    assert driver.info["code"] == "PY1-N-AAAAAAS"


def test_a_search_that_fails_is_told(
    driver: WindowDriver, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for command in (["/no/such/program"], ["/bin/true"]):
        monkeypatch.setattr(daily_model, "finder_command", lambda _t, _d, c=command: c)
        dialog = opened(driver)
        with qtbot.waitSignal(dialog._model.not_found):
            dialog.play_button.click()
        assert dialog.texts["note"] == "No deal could be found for that day."
        dialog.close()


def test_a_done_day_is_marked_and_shared(driver: WindowDriver) -> None:
    enter_won_day(driver, datetime.now().astimezone().date().isoformat(), "PY1-N-AAAAAAS")
    dialog = opened(driver)
    entry = driver.game_app.store.daily_book.entries("N")[0]
    assert entry.won_at is not None
    day = date.fromisoformat(entry.day)
    dialog.calendar.setMaximumDate(QDate(2100, 1, 1))
    dialog.calendar.setSelectedDate(QDate(day.year, day.month, day.day))
    assert "Won with 65 moves in 0:0" in dialog.texts["state"]
    dialog.share_button.click()
    lines = driver.clipboard().splitlines()
    assert lines[0] == f"Pyramide, daily deal of {day}"
    assert lines[1].startswith("Pyramide: won with 65 moves in 0:0")
    assert lines[-1] == "PY1-N-AAAAAAS"
    assert dialog._model.states("N") in ({day: DayState.DONE}, {day: DayState.DONE_LATE})
    dialog.grab()


def test_days_to_come_cannot_be_chosen(driver: WindowDriver) -> None:
    dialog = opened(driver)
    dialog.calendar.setSelectedDate(QDate(2026, 12, 24))
    assert dialog.calendar.selectedDate() <= QDate(2026, 11, 30)


def test_each_rule_set_has_its_own_days(driver: WindowDriver) -> None:
    enter_won_day(driver, "2026-11-30", "PY1-N-AAAAAAS")
    dialog = opened(driver)
    assert not dialog.texts["state"].endswith("not played yet.")
    dialog.rules.setCurrentIndex(dialog.rules.findData("DP"))
    assert dialog.texts["state"].endswith("not played yet.")
