"""Whoever deletes the folder under a running window costs its player nothing."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt.paths import find_places
from pyramide_qt.store.request_box import RequestBox
from tests.helpers.drivers.window_driver import WindowDriver


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def driver(qapp: QApplication, folder: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, folder, language="en", keep_settings=True).start()
    yield made
    made.shut_down()


def test_a_deleted_folder_is_made_again_with_the_next_move(
    driver: WindowDriver, folder: Path, qapp: QApplication
) -> None:
    driver.play("G6 G2+G5")
    shutil.rmtree(folder)
    driver.play("D")
    assert driver.message == "The game is saved again; nothing was lost."
    assert driver.game_app.store.is_saving
    text = driver.game.game.to_text()
    shutil.copytree(folder, folder.with_name("killed"), ignore=shutil.ignore_patterns("*.lock"))
    killed = WindowDriver(qapp, folder.with_name("killed")).start(None)
    assert killed.game.game.to_text() == text
    killed.shut_down()


def test_a_folder_deleted_at_rest_is_made_again_at_the_end(
    driver: WindowDriver, folder: Path
) -> None:
    driver.play("G6 G2+G5")
    text = driver.game.game.to_text()
    shutil.rmtree(folder)
    driver.restart()
    assert driver.game.game.to_text() == text


def test_a_second_start_still_finds_the_window(
    driver: WindowDriver, folder: Path, qtbot: QtBot
) -> None:
    requests = find_places(folder).requests_folder
    driver.play("G6")
    qtbot.waitUntil(requests.is_dir)
    shutil.rmtree(folder)
    qtbot.wait(50)
    assert not folder.exists()
    driver.play("G2+G5")
    assert requests.is_dir()
    box = RequestBox(requests)
    (requests / "1.request").write_text('{"text": "PY1-ZZZZ-AAAAAAS"}', encoding="utf-8")
    qtbot.waitUntil(lambda: 'There are no rules with the token "ZZZZ".' in driver.message)
    assert box.take_all() == []


def test_settings_are_written_whole_into_a_folder_that_is_gone(
    driver: WindowDriver, folder: Path
) -> None:
    driver.settings.set_value("deck", "dark")
    shutil.rmtree(folder)
    driver.settings.set_value("table", "night")
    written = json.loads(find_places(folder).settings_file.read_text(encoding="utf-8"))
    assert (written["settings"]["deck"], written["settings"]["table"]) == ("dark", "night")
    assert driver.message == ""
