"""The main window as a player meets it: what it shows, what its actions do, how it ends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT, DealCode, parse_code
from pyramide_qt.store.settings.kinds import WindowPlace
from pyramide_qt.translation import LANGUAGES
from pyramide_qt.view.actions.command import key_sequences
from pyramide_qt.view.actions.menus import MENUS, TOOLBAR, menu_titles
from pyramide_qt.view.window.command_table import COMMANDS
from tests.helpers.drivers.window_driver import WindowDriver


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


def test_the_title_names_the_game_and_its_code(driver: WindowDriver) -> None:
    assert driver.window.windowTitle() == "Pyramide – PY1-N-AAAAAAS"


def test_the_info_line_follows_the_first_moves_of_the_document(driver: WindowDriver) -> None:
    assert driver.info == {"score": "0", "moves": "0", "time": "0:00", "code": "PY1-N-AAAAAAS"}
    driver.click("KD")
    assert (driver.info["score"], driver.info["moves"]) == ("10", "1")
    driver.click("TC")
    driver.click("3S")
    assert (driver.info["score"], driver.info["moves"]) == ("30", "2")


def test_undo_gives_back_points_and_not_the_count(driver: WindowDriver) -> None:
    driver.click("KD")
    driver.trigger("undo")
    assert (driver.info["score"], driver.info["moves"]) == ("0", "1")
    driver.trigger("redo")
    assert (driver.info["score"], driver.info["moves"]) == ("10", "1")


def test_what_cannot_be_done_is_not_offered(driver: WindowDriver) -> None:
    offered = driver.window.action
    assert not offered("undo").isEnabled()
    assert not offered("redo").isEnabled()
    assert not offered("take_back_new_game").isEnabled()
    driver.click("KD")
    assert offered("undo").isEnabled()
    driver.trigger("undo")
    assert not offered("undo").isEnabled()
    assert offered("redo").isEnabled()
    driver.trigger("new_game")
    assert offered("take_back_new_game").isEnabled()
    assert offered("undo").isEnabled()
    assert not offered("redo").isEnabled()


def test_new_game_deals_another_and_can_be_taken_back(driver: WindowDriver) -> None:
    driver.click("KD")
    driver.trigger("new_game")
    assert driver.info["code"] != "PY1-N-AAAAAAS"
    assert driver.info["moves"] == "0"
    driver.trigger("take_back_new_game")
    assert driver.info["code"] == "PY1-N-AAAAAAS"
    assert driver.info["moves"] == "1"
    assert driver.message == "The game before is back."
    assert driver.window.action("undo").isEnabled()


def test_a_game_left_by_accident_is_offered_back(driver: WindowDriver) -> None:
    driver.trigger("new_game")
    assert driver.message == ""
    driver.play("D")
    driver.trigger("new_game")
    assert driver.message == "Undo brings the game before back."


def test_undo_on_a_fresh_deal_takes_new_game_back(driver: WindowDriver) -> None:
    driver.click("KD")
    driver.trigger("new_game")
    driver.trigger("undo")
    assert driver.info["moves"] == "1"


def test_next_and_previous_wrap_at_the_ends(driver: WindowDriver) -> None:
    driver.trigger("next_deal")
    assert driver.info["code"] == "PY1-N-AAAAAAT"
    driver.trigger("previous_deal")
    assert driver.info["code"] == "PY1-N-AAAAAAS"
    driver.session.new_game(DealCode("N", NUMBER_COUNT - 1))
    driver.trigger("next_deal")
    assert driver.info["code"] == "PY1-N-AAAAAAA"


def test_replay_deals_the_same_cards_anew(driver: WindowDriver) -> None:
    driver.click("KD")
    driver.trigger("replay")
    assert driver.info["code"] == "PY1-N-AAAAAAS"
    assert driver.info["moves"] == "0"


def test_the_code_can_be_copied(driver: WindowDriver) -> None:
    QGuiApplication.clipboard().setText("something else")
    driver.trigger("copy_code")
    assert driver.clipboard() == "PY1-N-AAAAAAS"
    assert driver.message == "The deal code is copied."


def test_a_pause_covers_the_table_and_stops_play_and_clock(driver: WindowDriver) -> None:
    driver.click("KD")
    driver.trigger("pause")
    assert driver.session.is_paused
    assert not driver.clock.is_running
    assert not driver.window.action("undo").isEnabled()
    before = driver.game.position
    driver.window.action("draw").trigger()
    assert driver.game.position == before


@pytest.mark.parametrize("by", ["click", "key", "action"])
def test_a_pause_ends_by_a_touch_that_plays_nothing(driver: WindowDriver, by: str) -> None:
    driver.click("KD")
    driver.trigger("pause")
    before = driver.game.position
    if by == "click":
        driver.click("TC")
    elif by == "key":
        QTest.keyClick(driver.window.table, Qt.Key.Key_Space)
    else:
        driver.trigger("pause")
    assert not driver.session.is_paused
    assert driver.game.position == before
    assert driver.game_app.parts.selection.chosen is None
    driver.trigger("draw")
    assert driver.game.position != before


def test_a_lone_modifier_key_ends_no_pause(driver: WindowDriver) -> None:
    driver.trigger("pause")
    QTest.keyClick(driver.window.table, Qt.Key.Key_Shift)
    assert driver.session.is_paused


def test_the_keys_of_the_window_work_on_the_table(driver: WindowDriver) -> None:
    table = driver.window.table
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_D)
    assert driver.info["moves"] == "1"
    QTest.keyClick(table, Qt.Key.Key_U)
    assert driver.window.action("redo").isEnabled()
    QTest.keySequence(table, QKeySequence(QKeySequence.StandardKey.Redo))
    assert not driver.window.action("redo").isEnabled()
    # Each is the usual key somewhere, and hands bring their habits along.
    for usual in ("Ctrl+Y", "Ctrl+Shift+Z"):
        driver.trigger("undo")
        QTest.keySequence(table, QKeySequence(usual))
        assert not driver.window.action("redo").isEnabled()
    QTest.keyClick(table, Qt.Key.Key_N)
    assert driver.info["moves"] == "0"


def test_no_key_means_two_things() -> None:
    keys = [key.toString() for command in COMMANDS for key in key_sequences(command)]
    assert len(keys) == len(set(keys))


def test_every_action_is_in_a_menu(driver: WindowDriver) -> None:
    listed = {name for names in MENUS.values() for name in names if name and name[0] != ">"}
    assert listed == {command.name for command in COMMANDS}
    assert len([name for name in MENUS["game"] if name]) <= 12
    assert set(TOOLBAR) - {""} <= listed


def test_menus_have_distinct_letters_to_reach_their_entries_by(driver: WindowDriver) -> None:
    for language in LANGUAGES:
        driver.settings.set_value("language", language)
        QApplication.processEvents()
        for names in MENUS.values():
            texts = [
                menu_titles()[name[1:]] if name[0] == ">" else driver.window.action(name).text()
                for name in names
                if name
            ]
            letters = [text[text.index("&") + 1].lower() for text in texts]
            assert len(letters) == len(set(letters)), texts


def test_the_clock_stops_while_the_window_is_away(driver: WindowDriver) -> None:
    driver.window.activateWindow()
    QTest.qWaitForWindowActive(driver.window)
    driver.click("KD")
    assert driver.clock.is_running
    driver.window.showMinimized()
    QApplication.processEvents()
    assert not driver.clock.is_running
    driver.window.showNormal()
    driver.window.activateWindow()
    QTest.qWaitForWindowActive(driver.window)
    assert driver.clock.is_running


def test_a_hidden_clock_is_not_on_the_info_line_and_does_not_tick(driver: WindowDriver) -> None:
    driver.settings.set_value("show_clock", False)
    assert not driver.window.info.reading("time").isVisible()
    driver.settings.set_value("show_clock", True)
    assert driver.window.info.reading("time").isVisible()


def test_the_window_comes_back_where_it_was(driver: WindowDriver) -> None:
    driver.window.setGeometry(60, 80, 640, 500)
    QApplication.processEvents()
    driver.window.close()
    assert driver.settings.window_place == WindowPlace(60, 80, 640, 500)


def test_a_maximised_window_comes_back_maximised_with_its_former_size(
    driver: WindowDriver,
) -> None:
    driver.window.setGeometry(60, 80, 640, 500)
    QApplication.processEvents()
    driver.window.showMaximized()
    QApplication.processEvents()
    driver.window.close()
    place = driver.settings.window_place
    assert place is not None
    assert place.maximised
    driver.restart()
    assert driver.window.isMaximized()
    driver.window.showNormal()
    QApplication.processEvents()
    assert (driver.window.width(), driver.window.height()) == (640, 500)


def test_a_place_off_every_screen_is_brought_back(qapp: QApplication, tmp_path: Path) -> None:
    driver = WindowDriver(qapp, tmp_path)
    driver.settings.set_value("window", WindowPlace(-9000, 7000, 700, 500))
    driver.start()
    screen = driver.window.screen().availableGeometry()
    assert screen.contains(driver.window.geometry())
    driver.shut_down()


def test_it_is_never_smaller_than_the_table_can_be_played_in(driver: WindowDriver) -> None:
    driver.window.resize(10, 10)
    assert driver.window.width() >= 480
    assert driver.window.height() >= 400


def test_a_game_comes_back_after_a_restart_with_its_undo_history(driver: WindowDriver) -> None:
    driver.play("G6 G2+G5 D D")
    driver.trigger("undo")
    text = driver.game.game.to_text()
    driver.restart()
    assert driver.game.game.to_text() == text
    assert driver.info["moves"] == "4"
    assert driver.window.action("redo").isEnabled()
    for _ in range(3):
        driver.trigger("undo")
    assert driver.info["score"] == "0"


def test_a_won_game_says_so_and_offers_another(driver: WindowDriver) -> None:
    driver.win()
    assert driver.info["score"] == "280"
    assert not driver.clock.is_running
    assert not driver.window.action("draw").isEnabled()
    driver.window.table.new_game_wanted.emit()
    assert driver.info["moves"] == "0"


def test_closing_the_window_ends_the_program(driver: WindowDriver, qtbot: object) -> None:
    with qtbot.waitSignal(driver.window.closed):  # type: ignore[attr-defined]
        driver.window.close()
    assert not driver.window.isVisible()


def test_a_code_on_the_command_line_opens_that_deal(qapp: QApplication, tmp_path: Path) -> None:
    driver = WindowDriver(qapp, tmp_path).start(parse_code("py1-n-aaaaaaj"))
    assert driver.info["code"] == "PY1-N-AAAAAAJ"
    driver.shut_down()


def test_a_change_of_the_theme_reaches_the_icons(driver: WindowDriver) -> None:
    def ink() -> bytes:
        picture = driver.window.action("undo").icon().pixmap(24, 24).toImage()
        return bytes(picture.constBits())

    before = ink()
    palette = driver.window.palette()
    palette.setColor(palette.ColorRole.WindowText, Qt.GlobalColor.red)
    driver.window.setPalette(palette)
    QApplication.sendPostedEvents(driver.window, QEvent.Type.PaletteChange.value)
    assert ink() != before
