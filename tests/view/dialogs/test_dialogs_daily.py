"""The daily deal: found, played, marked in the calendar, and shared."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt.model.history import daily_model
from pyramide_qt.model.history.daily_streak import DayState
from pyramide_qt.store.queries.daily_book import DailyEntry
from pyramide_qt.view.dialogs.daily.daily_dialog import DailyDialog
from pyramide_qt.view.dialogs.daily.daily_texts import month_title
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


def test_a_deal_that_stands_there_from_elsewhere_is_not_taken_for_that_of_the_day(
    driver: WindowDriver, qtbot: QtBot
) -> None:
    book = driver.game_app.store.daily_book
    book.enter(DailyEntry("N", "2026-11-30", "PY1-N-IRELRCV", "2026-11-30T10:00:00Z", 0))
    dialog = opened(driver)
    with qtbot.waitSignal(dialog.play_wanted):
        dialog.play_button.click()
    assert driver.info["code"] == DEAL
    assert [entry.code for entry in book.entries("N")] == [DEAL]


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
    dialog.calendar.show_states(day, {})
    dialog.calendar.choose(day)
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
    dialog.calendar.choose(date(2026, 12, 24))
    assert dialog.calendar.day == TODAY


def test_each_rule_set_has_its_own_days(driver: WindowDriver) -> None:
    enter_won_day(driver, "2026-11-30", "PY1-N-AAAAAAS")
    dialog = opened(driver)
    assert not dialog.texts["state"].endswith("not played yet.")
    dialog.rules.setCurrentIndex(dialog.rules.findData("DP"))
    assert dialog.texts["state"].endswith("not played yet.")


def test_the_days_are_gone_through_by_keys(driver: WindowDriver) -> None:
    calendar = opened(driver).calendar
    for key, day in (
        ("Left", date(2026, 11, 29)),
        ("Up", date(2026, 11, 22)),
        ("Home", date(2026, 11, 1)),
        ("PageUp", date(2026, 10, 1)),
        ("End", date(2026, 10, 31)),
        ("PageUp", date(2026, 9, 30)),
        ("Right", date(2026, 10, 1)),
        ("Down", date(2026, 10, 8)),
        ("PageDown", date(2026, 11, 8)),
        ("PageDown", TODAY),
        ("Right", TODAY),
    ):
        QTest.keyClick(calendar.button(calendar.day), getattr(Qt.Key, f"Key_{key}"))
        assert calendar.day == day, key
    assert calendar.title == "November 2026"


def test_read_from_the_right_the_arrows_go_the_other_way(driver: WindowDriver) -> None:
    driver.settings.set_value("language", "ar")
    QApplication.processEvents()
    calendar = opened(driver).calendar
    QTest.keyClick(calendar.button(TODAY), Qt.Key.Key_Right)
    assert calendar.day == date(2026, 11, 29)
    later, earlier = (calendar.button(date(2026, 11, day)).x() for day in (24, 23))
    assert later < earlier


def test_each_day_says_its_date_and_its_mark(driver: WindowDriver) -> None:
    enter_won_day(driver, "2020-11-27", "PY1-N-AAAAAAS")
    calendar = opened(driver).calendar
    calendar.choose(date(2020, 11, 1))
    texts = {day: calendar.button(date(2020, 11, day)).accessibleName() for day in (26, 27)}
    assert texts[26] == "Thursday, November 26, 2020: not played yet"
    assert texts[27] == "Friday, November 27, 2020: done on a later day"
    assert calendar.button(date(2020, 11, 27)).state is DayState.DONE_LATE


def test_enter_plays_the_chosen_day(driver: WindowDriver, qtbot: QtBot) -> None:
    dialog = opened(driver)
    with qtbot.waitSignal(dialog._model.found):
        pass
    QTest.keyClick(dialog.calendar.button(TODAY), Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert driver.info["code"] == DEAL


def test_over_midnight_the_deal_is_that_of_the_new_day(
    driver: WindowDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(driver)
    asked: list[date] = []
    monkeypatch.setattr(dialog._model, "find", lambda _token, day: asked.append(day))
    next_day = datetime(2026, 12, 1, 0, 0, 1).astimezone()
    monkeypatch.setattr(dialog._model, "_now", lambda: next_day)
    dialog.play_button.click()
    assert asked == [date(2026, 12, 1)]
    assert "December 1, 2026" in dialog.texts["today"]
    # Another day stays chosen, and a clock that was set back takes no day that is to come.
    dialog.calendar.choose(date(2026, 11, 3))
    monkeypatch.setattr(dialog._model, "_now", lambda: next_day.replace(year=2027))
    dialog._on_clock()
    assert dialog.calendar.day == date(2026, 11, 3)
    monkeypatch.setattr(dialog._model, "_now", lambda: datetime(2025, 10, 27, 12).astimezone())
    dialog._on_clock()
    assert dialog.calendar.day == date(2025, 10, 27)


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "November 2026"),
        ("ar", "نوفمبر ٢٠٢٦"),
        ("bg", "Ноември 2026 г."),
        ("de", "November 2026"),
        ("es", "Noviembre de 2026"),
        ("fr", "Novembre 2026"),
        ("it", "Novembre 2026"),
        ("pl", "Listopad 2026"),
        ("pt_BR", "Novembro de 2026"),
        ("ru", "Ноябрь 2026 г."),
        ("uk", "Листопад 2026 р."),
        ("zh_CN", "2026年11月"),
    ],
)
def test_a_month_is_written_as_in_its_language(language: str, title: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert month_title(date(2026, 11, 1)).replace("\xa0", " ").replace("\u202f", " ") == title
    finally:
        QLocale.setDefault(before)
