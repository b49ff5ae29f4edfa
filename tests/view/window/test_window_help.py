"""The guide through a first game: offered once, never in the way, left at any time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from pyramide_qt.model.analysis.first_deals import guided_deal
from pyramide_qt.model.game.game_events import Refused
from pyramide_qt.rules.game import game_from_text
from pyramide_qt.store.settings.schema import GUIDE_SEEN
from pyramide_qt.view.window.guide_panel import GuidePanel
from tests.helpers.drivers.window_driver import DOCUMENTED, WindowDriver
from tests.helpers.room import without_room

WON_GAMES = Path(__file__).parents[2] / "data" / "won_games.txt"
WON = next(line for line in WON_GAMES.read_text("utf-8").splitlines() if line[:6] == "PY1-N-")


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


def opened(driver: WindowDriver) -> GuidePanel:
    driver.trigger("guide")
    guide = driver.window.with_help().guide
    assert guide is not None
    return guide


def button(guide: GuidePanel, text: str) -> QPushButton:
    [found] = [b for b in guide.findChildren(QPushButton) if b.text().replace("&", "") == text]
    return found


def test_it_is_offered_at_the_first_start_of_all_and_never_again(
    qapp: QApplication, tmp_path: Path
) -> None:
    driver = WindowDriver(qapp, tmp_path)
    try:
        driver.game_app.offer_guide()
        driver.start(None)
        assert driver.window.with_help().guide is not None
        assert driver.settings.get(GUIDE_SEEN)
        driver.shut_down()
        driver = WindowDriver(qapp, tmp_path)
        driver.game_app.offer_guide()
        driver.start(None)
        assert driver.window.with_help().guide is None
    finally:
        driver.shut_down()


def test_a_start_that_shows_something_else_offers_nothing(driver: WindowDriver) -> None:
    assert driver.window.with_help().guide is None
    assert not driver.settings.get(GUIDE_SEEN)


def test_a_player_who_has_played_gets_no_guide_at_a_later_start(
    qapp: QApplication, tmp_path: Path
) -> None:
    driver = WindowDriver(qapp, tmp_path).start()
    try:
        driver.play("G6")
        driver.session.new_game()
        assert not driver.settings.get(GUIDE_SEEN)
        driver.shut_down()
        driver = WindowDriver(qapp, tmp_path)
        driver.game_app.offer_guide()
        driver.start(None)
        assert driver.window.with_help().guide is None
    finally:
        driver.shut_down()


def test_it_begins_with_a_deal_that_can_be_won_and_that_can_be_taken_back(
    driver: WindowDriver,
) -> None:
    driver.play("G6")
    opened(driver)
    assert driver.game.deal.code == guided_deal("N")
    assert driver.message == "Undo brings the game before back."
    driver.trigger("undo")
    assert driver.game.deal.code == DOCUMENTED
    assert driver.game.move_count == 1


def test_playing_goes_through_all_steps_and_the_next_move_ends_it(driver: WindowDriver) -> None:
    guide = opened(driver)
    driver.session.new_game(DOCUMENTED)
    assert guide.text.startswith("Touch two open cards that make 13")
    driver.play("G2+G5")
    assert guide.text == "A king goes alone: touch it, and it is removed."
    driver.play("G6")
    assert guide.text.startswith("Touch the stock to draw a card onto the waste.")
    driver.play("D")
    assert guide.text == "Take your last move back with “Undo”."
    driver.trigger("undo")
    assert guide.text == "When you do not know how to go on, “Hint” shows a move."
    driver.trigger("hint")
    assert guide.text.startswith("That is all you need to play. “How to play”")
    assert not button(guide, "Next").isVisible()
    assert driver.window.with_help().guide is guide
    driver.play("D")
    assert driver.window.with_help().guide is None


def test_error_help_is_on_for_its_length_and_no_setting_is_changed(driver: WindowDriver) -> None:
    driver.click("QC")
    assert driver.message == ""
    guide = opened(driver)
    driver.session.new_game(DOCUMENTED)
    driver.click("QC")
    assert driver.message != ""
    assert not driver.settings.error_help
    button(guide, "End").click()
    driver.window.table.finish_animations()
    refused: list[Refused] = []
    driver.game_app.parts.selection.refused.connect(refused.append)
    driver.click("QC")
    assert not refused[-1].says


def test_it_is_gone_when_the_game_has_ended(driver: WindowDriver) -> None:
    opened(driver)
    game = game_from_text(WON.split("#")[0])
    driver.session.new_game(game.deal.code)
    for move in game.moves:
        assert driver.game.play(move) is None
    assert driver.game.has_ended
    assert driver.window.with_help().guide is None


def test_it_takes_no_keys_from_the_table_and_escape_leaves_it(driver: WindowDriver) -> None:
    table = driver.window.table
    driver.window.activateWindow()
    table.setFocus()
    guide = opened(driver)
    assert table.hasFocus()
    button(guide, "Next").click()
    assert table.hasFocus()
    driver.session.new_game(DOCUMENTED)
    driver.click("7C")
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert driver.game_app.parts.selection.chosen is None
    assert driver.window.with_help().guide is guide
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert driver.window.with_help().guide is None
    assert table.hasFocus()


def test_escape_on_its_buttons_leaves_it(driver: WindowDriver) -> None:
    guide = opened(driver)
    driver.window.activateWindow()
    button(guide, "End").setFocus()
    QTest.keyClick(button(guide, "End"), Qt.Key.Key_Escape)
    assert driver.window.with_help().guide is None
    assert driver.window.table.hasFocus()


@pytest.mark.parametrize(("width", "height"), [(480, 400), (1600, 1000)])
def test_it_stands_beside_the_table_and_its_words_have_room(
    driver: WindowDriver, width: int, height: int
) -> None:
    guide = opened(driver)
    driver.window.resize(width, height)
    QApplication.processEvents()
    table = driver.window.table
    below = table.mapTo(driver.window, table.rect().bottomLeft()).y()
    assert guide.mapTo(driver.window, guide.rect().topLeft()).y() > below
    assert guide.height() >= guide.heightForWidth(guide.width())
    assert table.height() > height / 2


def test_in_large_letters_it_has_room_in_the_smallest_window_and_gives_it_back(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    usual = qapp.font()
    large = QFont(usual)
    large.setPointSizeF(2 * usual.pointSizeF())
    qapp.setFont(large)
    driver = WindowDriver(qapp, tmp_path).start()
    try:
        driver.window.resize(480, 400)
        guide = opened(driver)
        QApplication.processEvents()
        height = guide.height()
        driver.settings.set_value("language", "de")
        qtbot.waitUntil(lambda: "Karten" in guide.text)
        QApplication.processEvents()
        assert without_room(guide) == []
        driver.settings.set_value("language", "en")
        qtbot.waitUntil(lambda: guide.height() == height)
    finally:
        driver.shut_down()
        qapp.setFont(usual)


def test_it_speaks_another_language_and_mirrors(driver: WindowDriver, qtbot: QtBot) -> None:
    guide = opened(driver)
    before = guide.text
    driver.settings.set_value("language", "bg")
    qtbot.waitUntil(lambda: guide.text != before)
    driver.window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QApplication.processEvents()
    assert button_left(guide) < guide.width() / 2


def button_left(guide: GuidePanel) -> int:
    return min(each.x() for each in guide.findChildren(QPushButton))


def test_each_step_is_spoken(driver: WindowDriver) -> None:
    guide = opened(driver)
    said: list[str] = []
    guide.said.connect(said.append)
    driver.session.new_game(DOCUMENTED)
    driver.play("G2+G5")
    assert said == [guide.text]
    driver.play("D")
    assert said == [guide.text]


def test_in_all_languages_each_step_fits_into_the_height_of_the_first(
    driver: WindowDriver, qtbot: QtBot
) -> None:
    driver.window.resize(480, 400)
    for language in driver.game_app.parts.languages:
        driver.settings.set_value("language", language)
        guide = opened(driver)
        QApplication.processEvents()
        height = guide.height()
        while button(guide, guide.buttons[0].text().replace("&", "")).isVisible():
            assert without_room(guide) == [], language
            guide.buttons[0].click()
            QApplication.processEvents()
            assert guide.height() == height, language
        driver.window.with_help().close_guide()
