"""Commands that meet in the middle of each other, as players of other games reported them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.drivers.window_driver import WindowDriver


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    made.settings.set_value("animation_speed", "normal")
    yield made
    made.shut_down()


def assert_settled(driver: WindowDriver) -> None:
    """Every card lies where the game has it."""
    table = driver.window.table
    table.finish_animations()
    scene = table.table_scene
    assert {card: rest for card, _, rest in scene.snapshot().cards} == scene.rests
    assert scene.snapshot().places


def test_hints_between_undo_and_redo_change_nothing(driver: WindowDriver) -> None:
    driver.play("G6 D")
    before = driver.game.position
    for _ in range(5):
        for name in ("hint", "undo", "hint", "redo", "hint"):
            driver.trigger(name)
            QTest.qWait(10)
    assert driver.game.position == before
    assert driver.info["moves"] == "2"
    assert_settled(driver)


def test_playing_while_the_solution_is_shown_plays_on_the_table_alone(
    driver: WindowDriver, qtbot: QtBot
) -> None:
    driver.trigger("demo")
    dialogs = driver.window.commands.dialogs
    qtbot.waitUntil(lambda: dialogs.find("demo") is not None)
    dialog = driver.dialog("demo")
    for number in range(3):
        driver.trigger("draw")
        QTest.qWait(30)
        assert driver.game.move_count == number + 1
        driver.trigger("undo")
    assert dialog.isVisible()
    assert len(driver.game.game.moves) == 0
    dialogs.close_all()
    assert_settled(driver)


def test_the_window_changes_its_state_in_the_middle_of_a_deal(driver: WindowDriver) -> None:
    window = driver.window
    for change in (window.showMaximized, window.showNormal, window.showFullScreen) * 2:
        driver.session.new_game()
        assert window.table.table_scene.animator.is_moving
        QTest.qWait(40)
        change()
        QTest.qWait(20)
        assert_settled(driver)
        width = window.table.viewport().width()
        rights = [rest.x for rest in window.table.table_scene.rests.values()]
        assert width * 0.5 < max(rights) < width
    window.showNormal()


@pytest.mark.parametrize("corner", [(-700, -500), (700, 700), (700, -500)])
def test_dialogs_of_a_window_at_the_edge_stand_on_the_screen(
    driver: WindowDriver, corner: tuple[int, int]
) -> None:
    driver.window.move(*corner)
    # Qt guesses how wide the frame is that a desktop adds.
    screen = driver.window.screen().availableGeometry().adjusted(-4, -4, 4, 4)
    for name in ("settings", "statistics", "history", "daily", "shortcuts", "about"):
        driver.trigger(name)
        dialog = driver.dialog(name)
        assert screen.contains(dialog.frameGeometry()), (name, dialog.frameGeometry())
        dialog.close()
