"""In a language that is read from the right all but the table is mirrored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QDialog

from tests.helpers.room import settle
from tests.helpers.window_driver import WindowDriver

RIGHT_TO_LEFT = Qt.LayoutDirection.RightToLeft
LEFT_TO_RIGHT = Qt.LayoutDirection.LeftToRight


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path, language="ar").start()
    yield made
    made.shut_down()
    assert qapp.layoutDirection() == LEFT_TO_RIGHT


def places(driver: WindowDriver) -> list[tuple[float, float, float, float]]:
    """Where each card of the tableau lies in the window."""
    targets = driver.window.table.table_scene.targets
    rects = (targets.card_rect(card) for card in range(len(driver.game.deal.tableau.slots)))
    return [(rect.x, rect.y, rect.width, rect.height) for rect in rects]


def test_the_table_is_not_mirrored(driver: WindowDriver) -> None:
    settle()
    right_to_left = places(driver)
    driver.settings.set_value("language", "en")
    settle()
    assert places(driver) == right_to_left


def test_touches_land_on_the_cards_that_are_seen(driver: WindowDriver) -> None:
    driver.click("KD")
    driver.click("10C")
    driver.click("3H")
    assert driver.info["moves"] == "2"
    removed = {str(driver.game.deal.cards[card]) for card in range(28)} - {
        str(driver.game.deal.cards[slot])
        for slot in range(28)
        if driver.game.position.tableau >> slot & 1
    }
    assert removed == {"KD", "TC", "3H"}


def test_bars_menus_and_dialogs_are_mirrored_and_come_back(driver: WindowDriver) -> None:
    window = driver.window
    bar = window.menuBar()
    first, last = bar.actions()[0], bar.actions()[-1]
    driver.trigger("settings")
    dialog = driver.dialog("settings")
    settle()
    assert bar.actionGeometry(first).x() > bar.actionGeometry(last).x()
    assert window.info.layoutDirection() == RIGHT_TO_LEFT
    assert dialog.layoutDirection() == RIGHT_TO_LEFT
    driver.settings.set_value("language", "en")
    settle()
    assert bar.actionGeometry(first).x() < bar.actionGeometry(last).x()
    assert isinstance(dialog, QDialog)
    assert dialog.layoutDirection() == LEFT_TO_RIGHT


def test_a_code_is_not_turned_round(driver: WindowDriver) -> None:
    assert "PY1-N-AAAAAAS" in driver.info["code"]


@pytest.mark.parametrize("name", ["ar_EG", "ar_AE"])
def test_times_and_counts_have_the_same_digits(name: str) -> None:
    from pyramide_qt.model.wording import time_text

    before = QLocale()
    QLocale.setDefault(QLocale(name))
    try:
        zero = QLocale().zeroDigit()
        assert time_text(10_000).startswith(zero)
        assert zero in QLocale().toString(10)
    finally:
        QLocale.setDefault(before)
