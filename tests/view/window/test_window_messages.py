"""What the window tells about its files: everything can be read, nothing twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt.model.wording.wording import notice_text
from pyramide_qt.store.notices import Notice, NoticeKind
from tests.helpers.drivers.window_driver import WindowDriver

SETTINGS = Notice(NoticeKind.SETTINGS_NOT_SAVED, "settings.json", detail="No space")
GAMES = Notice(NoticeKind.DATABASE_UNUSABLE, "games.db", detail="No space")


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


def test_a_notice_leaves_the_one_before_to_be_read(driver: WindowDriver) -> None:
    for notice in (GAMES, SETTINGS, GAMES):
        driver.session.notice.emit(notice)
    assert driver.message.splitlines() == [notice_text(GAMES), notice_text(SETTINGS)]


def test_a_notice_that_was_read_does_not_come_again(driver: WindowDriver) -> None:
    driver.session.notice.emit(GAMES)
    driver.click("7C")
    driver.click("7S")
    # A refusal does not take the place of what happened to the games.
    assert driver.message == f"{notice_text(GAMES)}\nThe sum must be 13"
    driver.session.notice.emit(SETTINGS)
    assert driver.message == notice_text(SETTINGS)


def test_trouble_with_both_files_is_told_at_the_start(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    no_folder = tmp_path / "file"
    no_folder.write_text("not a folder", encoding="utf-8")
    driver = WindowDriver(qapp, no_folder, keep_settings=True).start()
    try:
        qtbot.waitUntil(lambda: "The file with your games cannot be used" in driver.message)
        driver.settings.set_value("show_clock", False)
        assert "The file with your games cannot be used" in driver.message
        assert "The settings cannot be written" in driver.message
    finally:
        driver.shut_down()
