"""Status, hints and par in the real window with a real process."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt.model.analysis.position_status import Status
from pyramide_qt.rules.deals.deal_code import parse_code
from pyramide_qt.view.table.messages.table_messages import TableMessages
from tests.helpers.drivers.window_driver import WindowDriver

LOST = parse_code("PY1-N-AAAAAAJ")
LONG = parse_code("PY1-TP-AAAAAAS")
"""Two packs: its questions take the solver many seconds."""


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    made.window.with_solver()
    yield made
    made.shut_down()


def process_id(driver: WindowDriver) -> int | None:
    return driver.game_app.parts.analysis.service.process_id


def wait_for(qtbot: QtBot, driver: WindowDriver, status: Status) -> None:
    badge = driver.window.info.badge
    qtbot.waitUntil(lambda: badge.status is status)


def test_the_documented_game_shows_no_status_and_starts_no_process(driver: WindowDriver) -> None:
    assert driver.window.info.badge.text == ""
    assert driver.window.info.badge.isHidden()
    assert process_id(driver) is None


def test_the_status_is_told_by_word_and_sign(qtbot: QtBot, driver: WindowDriver) -> None:
    driver.trigger("show_status")
    wait_for(qtbot, driver, Status.WINNABLE)
    assert driver.window.info.badge.text == "Winnable"
    driver.session.new_game(LOST)
    wait_for(qtbot, driver, Status.NEVER)
    assert driver.window.info.badge.text == "This deal cannot be won"
    driver.trigger("show_status")
    assert driver.window.info.badge.isHidden()


def test_the_badge_fits_the_smallest_window(qtbot: QtBot, driver: WindowDriver) -> None:
    driver.settings.set_value("solver_status", "on")
    driver.session.new_game(LOST)
    wait_for(qtbot, driver, Status.NEVER)
    driver.window.resize(driver.window.minimumSize())
    info = driver.window.info
    # A narrow font of the machine leaves room for the long word.
    assert info.badge.text in ("Cannot be won", "This deal cannot be won")
    assert info.badge.accessibleName() == "This deal cannot be won"
    assert info.badge.geometry().right() <= info.width()
    qtbot.waitUntil(lambda: info.badge.width() >= info.badge.needed_px())


def test_the_game_goes_on_when_the_process_dies(qtbot: QtBot, driver: WindowDriver) -> None:
    driver.settings.set_value("solver_status", "on")
    wait_for(qtbot, driver, Status.WINNABLE)
    pid = process_id(driver)
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: process_id(driver) is None)
    driver.click("KD")
    assert driver.game.move_count == 1
    driver.session.new_game(LOST)
    wait_for(qtbot, driver, Status.NEVER)


def test_new_game_and_quit_end_the_process_at_once(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    driver = WindowDriver(qapp, tmp_path).start()
    driver.settings.set_value("solver_status", "on")
    driver.session.new_game(LONG)
    qtbot.waitUntil(lambda: process_id(driver) is not None)
    first = process_id(driver)
    assert first is not None
    driver.settings.set_value("solver_status", "off")
    driver.session.new_game(LOST)
    assert process_id(driver) is None
    qtbot.waitUntil(lambda: not is_running(first))
    driver.settings.set_value("solver_status", "on")
    qtbot.waitUntil(lambda: process_id(driver) is not None)
    second = process_id(driver)
    assert second is not None
    driver.shut_down()
    assert not is_running(second)


def is_running(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_hint_is_shown_on_the_table_and_in_words(qtbot: QtBot, driver: WindowDriver) -> None:
    driver.trigger("hint")
    qtbot.waitUntil(lambda: "away" in driver.message)
    assert "The win is 50" in driver.message
    hint = driver.game_app.parts.analysis.facts.line
    assert hint is not None


def test_a_hint_and_its_words_stand_until_something_is_done(
    qtbot: QtBot, driver: WindowDriver
) -> None:
    driver.trigger("hint")
    qtbot.waitUntil(lambda: "away" in driver.message)
    assert driver.message.startswith("Remove the ")
    plate = driver.window.table.findChildren(TableMessages)[0].message_plate
    assert not plate.is_to_go
    table = driver.window.table
    QTest.keyClick(table, Qt.Key.Key_Shift)
    assert driver.message
    before = table.grab().toImage()
    # A key that is none of ours changes nothing but that.
    QTest.keyClick(table, Qt.Key.Key_X)
    assert driver.message == ""
    assert table.grab().toImage() != before


def test_a_hint_goes_with_the_question_that_takes_its_place(
    qtbot: QtBot, driver: WindowDriver
) -> None:
    table = driver.window.table
    before = table.grab().toImage()
    driver.trigger("hint")
    qtbot.waitUntil(lambda: "away" in driver.message)
    assert table.grab().toImage() != before
    driver.trigger("why")
    driver.trigger("why")
    assert driver.message == ""
    assert table.grab().toImage() == before


def test_show_moves_marks_what_can_be_removed(driver: WindowDriver) -> None:
    driver.trigger("show_moves")
    assert "can be removed now" in driver.message


def test_the_loss_is_told_once_and_only_with_error_help(qtbot: QtBot, driver: WindowDriver) -> None:
    driver.settings.set_value("solver_status", "on")
    driver.session.new_game(LOST)
    wait_for(qtbot, driver, Status.NEVER)
    qtbot.wait(300)
    assert "be won" not in driver.message
    driver.settings.set_value("error_help", True)
    qtbot.waitUntil(lambda: "at most 14" in driver.message)
    driver.window.table.show_message("something else")
    driver.trigger("draw")
    qtbot.wait(400)
    # It weighs more than what came after it, and is not told again.
    lost, other = driver.message.splitlines()
    assert "at most 14" in lost and other == "something else"


def test_the_loss_is_said_no_longer_when_a_move_is_taken_back(
    qtbot: QtBot, driver: WindowDriver
) -> None:
    driver.settings.set_value("solver_status", "on")
    driver.settings.set_value("error_help", True)
    driver.session.new_game(LOST)
    qtbot.waitUntil(lambda: "at most 14" in driver.message)
    driver.trigger("draw")
    assert "at most 14" in driver.message
    driver.trigger("undo")
    assert driver.message == ""


def test_the_loss_waits_until_nothing_moves(qtbot: QtBot, driver: WindowDriver) -> None:
    driver.settings.set_value("animation_speed", "normal")
    driver.settings.set_value("solver_status", "on")
    driver.settings.set_value("error_help", True)
    driver.session.new_game(LOST)
    animator = driver.window.table.table_scene.animator
    while animator.is_moving:
        assert "be won" not in driver.message
        qtbot.wait(20)
    qtbot.waitUntil(lambda: "at most 14" in driver.message)


def test_the_par_stands_on_the_plate_of_a_win(qtbot: QtBot, driver: WindowDriver) -> None:
    driver.win()
    plate = driver.window.table._messages.end_plate
    qtbot.waitUntil(lambda: any("the fewest are 50" in line for line in plate.texts))


def test_a_typed_code_is_never_changed(driver: WindowDriver) -> None:
    driver.settings.set_value("new_deals", "winnable")
    driver.session.new_game(LOST)
    assert driver.game.deal.code == LOST


@pytest.mark.parametrize("name", ["hint", "show_moves"])
def test_what_was_said_of_a_position_goes_with_it(
    qtbot: QtBot, driver: WindowDriver, name: str
) -> None:
    driver.trigger(name)
    qtbot.waitUntil(lambda: "emove" in driver.message)
    driver.click("KD")
    assert driver.game.move_count == 1
    assert driver.message == ""


def test_another_message_stays_when_the_position_changes(
    qtbot: QtBot, driver: WindowDriver
) -> None:
    driver.trigger("hint")
    qtbot.waitUntil(lambda: "Remove" in driver.message)
    driver.window.table.show_message("Something else.")
    driver.click("KD")
    assert driver.message == "Something else."
