"""Asking why something cannot be done, by mouse, keys and commands; nothing is played meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.helpers.drivers.window_driver import WindowDriver

BLOCKED = "This card is blocked by another"


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    made.window.with_help()
    yield made
    made.shut_down()


def message(driver: WindowDriver) -> str:
    return driver.window.table.message


def is_asking(driver: WindowDriver) -> bool:
    shape = driver.window.table.viewport().cursor().shape()
    asks = driver.game_app.parts.selection.is_asking
    assert (shape == Qt.CursorShape.WhatsThisCursor) is asks
    return asks


def right_click(driver: WindowDriver, card: str) -> None:
    rect = driver.window.table.table_scene.targets.card_rect(driver.card(card))
    point = QPoint(round(rect.x + rect.width * 0.12), round(rect.y + rect.height * 0.15))
    menu(driver, point, QContextMenuEvent.Reason.Mouse)


def menu(driver: WindowDriver, point: QPoint, reason: QContextMenuEvent.Reason) -> None:
    view = driver.window.table
    event = QContextMenuEvent(reason, point, view.viewport().mapToGlobal(point))
    QApplication.sendEvent(view.viewport(), event)


def test_a_touch_is_answered_and_plays_nothing(driver: WindowDriver) -> None:
    driver.trigger("why")
    assert is_asking(driver)
    assert message(driver).startswith("Touch what you cannot play")
    driver.click("QC")
    assert message(driver).startswith(BLOCKED)
    assert not is_asking(driver)
    driver.trigger("why")
    driver.click("KD")
    assert message(driver) == "This card goes alone: touch it."
    assert not is_asking(driver)
    assert driver.game.move_count == 0
    driver.play("G2+G5")
    assert driver.game.move_count == 1


def test_two_cards_are_asked_about_together(driver: WindowDriver) -> None:
    driver.trigger("why")
    driver.click("7C")
    assert is_asking(driver)
    assert "go with it now" in message(driver) or "does not go alone" in message(driver)
    driver.click("7S")
    assert message(driver).startswith("The sum must be 13\n")
    assert not is_asking(driver)
    assert driver.game_app.parts.selection.chosen is None
    # The chosen card is the first of the two.
    driver.click("7C")
    driver.trigger("why")
    driver.click("3S")
    assert message(driver).endswith("make 10.")


def test_keys_alone_ask_too(driver: WindowDriver) -> None:
    table = driver.window.table
    driver.window.activateWindow()
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_K)
    QTest.keyClick(table, Qt.Key.Key_Y)
    assert is_asking(driver)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert message(driver) == "This card goes alone: touch it."
    QTest.keyClick(table, Qt.Key.Key_Y)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not is_asking(driver)
    assert message(driver) == ""
    # The menu key asks about what the cursor stands on.
    menu(driver, QPoint(1, 1), QContextMenuEvent.Reason.Keyboard)
    assert message(driver) == "This card goes alone: touch it."
    assert driver.game.move_count == 0


def test_commands_that_are_not_offered_say_why(driver: WindowDriver) -> None:
    undo, redo = driver.window.action("undo"), driver.window.action("redo")
    assert not redo.isEnabled()
    driver.trigger("why")
    assert undo.isEnabled()
    assert redo.isEnabled()
    redo.trigger()
    assert message(driver).startswith("No move has been taken back")
    assert not redo.isEnabled()
    driver.click("KD")
    driver.trigger("why")
    undo.trigger()
    assert message(driver) == "The last move can be taken back."
    assert driver.game.move_count == 1
    driver.trigger("why")
    driver.trigger("draw")
    assert message(driver) == "A card can be drawn: touch the stock."
    assert len(driver.game.position.stock) == 23


def test_a_right_click_answers_at_once(driver: WindowDriver) -> None:
    right_click(driver, "QC")
    assert message(driver).startswith(BLOCKED)
    driver.click("7C")
    right_click(driver, "3S")
    assert message(driver).endswith("make 10.")
    assert driver.game_app.parts.selection.chosen is not None
    assert not is_asking(driver)


def test_another_game_ends_the_question(driver: WindowDriver) -> None:
    driver.trigger("why")
    driver.session.new_game("PY1-GZ-AAAAAAS")
    assert not is_asking(driver)
    assert not message(driver).startswith("Touch what")
    driver.trigger("why")
    driver.trigger("pause")
    assert not is_asking(driver)


def test_a_dragged_pair_is_asked_about(driver: WindowDriver) -> None:
    driver.trigger("why")
    driver.game_app.parts.selection.drop_card(driver.card("TC"), driver.card("3S"))
    assert message(driver).startswith("These two cards go together")
    assert driver.game.move_count == 0
