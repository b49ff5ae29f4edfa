"""A game is watched move by move, by hand and by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.drivers.records_driver import (
    opened,
    play_three,
    replay_of,
)
from tests.helpers.drivers.window_driver import WindowDriver


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


@pytest.fixture
def played(driver: WindowDriver) -> WindowDriver:
    """A won game, one that was left, and one in progress, the newest."""
    return play_three(driver)


def test_a_game_is_watched_move_by_move(played: WindowDriver) -> None:
    dialog = opened(played)
    dialog.table.selectRow(2)
    dialog.watch_button.click()
    replay = replay_of(played)
    assert replay.replay.last_step == 65
    for key, step in (("Right", 1), ("Right", 2), ("Left", 1), ("End", 65), ("Home", 0)):
        QTest.keyClick(replay, getattr(Qt.Key, f"Key_{key}"))
        assert replay.replay.step == step
    replay.controls.slider.setValue(31)
    assert replay.step_text.startswith("Step 31 of 65, score 180, at 0:00\n")
    assert replay.step_text.endswith("Three of diamonds and ten of hearts are removed")
    replay.controls.slider.setValue(65)
    assert replay.step_text.endswith("The game is won")
    # The game behind it has not moved.
    assert played.info["moves"] == "2"


def test_a_move_and_the_end_are_sentences_of_the_language(played: WindowDriver) -> None:
    dialog = opened(played)
    dialog.table.selectRow(2)
    dialog.watch_button.click()
    replay = replay_of(played)
    replay.controls.slider.setValue(65)
    assert replay.step_text.splitlines()[1].endswith(" are removed. The game is won")
    played.settings.set_value("language", "zh_CN")
    QApplication.processEvents()
    move, stop, end = replay.step_text.splitlines()[1].partition("。")
    assert move and stop and end
    assert ". " not in replay.step_text


def test_taken_back_moves_are_part_of_what_is_watched(played: WindowDriver) -> None:
    dialog = opened(played)
    dialog.table.selectRow(0)
    dialog.watch_button.click()
    replay = replay_of(played)
    QTest.keyClick(replay, Qt.Key.Key_End)
    assert replay.replay.last_step == 3
    assert "Taken back: " in replay.step_text


def test_a_game_plays_by_itself_to_its_end(played: WindowDriver, qtbot: QtBot) -> None:
    dialog = opened(played)
    dialog.table.selectRow(0)
    dialog.watch_button.click()
    replay = replay_of(played)
    controls = replay.controls
    # It has begun by itself.
    assert controls.is_playing
    QTest.keyClick(replay, Qt.Key.Key_Space)
    assert not controls.is_playing
    replay.replay.go_to(1)
    QTest.keyClick(replay, Qt.Key.Key_Space)
    assert controls.is_playing
    controls._timer.setInterval(1)
    qtbot.waitUntil(lambda: not controls.is_playing)
    assert replay.replay.step == 3
    controls.button("play").click()
    assert replay.replay.step == 0 and controls.is_playing
    replay.close()
    assert not controls.is_playing


def test_the_table_that_is_watched_takes_no_touches(played: WindowDriver) -> None:
    dialog = opened(played)
    dialog.table.selectRow(0)
    dialog.watch_button.click()
    replay = replay_of(played)
    QTest.mouseClick(replay.table.viewport(), Qt.MouseButton.LeftButton)
    QTest.mouseClick(replay, Qt.MouseButton.LeftButton, pos=replay.table.geometry().center())
    assert replay.replay.step == 0
    assert replay.replay.game.actions == ()


def test_with_animations_the_cards_fly_there_and_back(played: WindowDriver, qtbot: QtBot) -> None:
    played.settings.set_value("animation_speed", "normal")
    dialog = opened(played)
    dialog.table.selectRow(2)
    dialog.watch_button.click()
    replay = replay_of(played)
    scene = replay.table.table_scene
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(replay, key)
        assert scene.animator.is_moving
    # A step on the way brings the step before it to its end first.
    replay.table.finish_animations()
    assert scene.item_of(replay.replay.game.deal.tableau.by_name["G2"]).rest.x > 0
    replay.close()
