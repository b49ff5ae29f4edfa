"""In a language that is read from the right all but the table is mirrored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QTreeView

from pyramide_qt.view.dialogs.replay.stepping_dialog import WatchingDialog
from pyramide_qt.view.table.messages.table_messages import TableMessages
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel
from tests.helpers.drivers.every_dialog import open_dialog
from tests.helpers.drivers.window_driver import WindowDriver
from tests.helpers.room import settle

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


def drawn(icon: QIcon) -> QImage:
    return icon.pixmap(QSize(20, 20), 1.0).toImage()


def mirrored(image: QImage) -> QImage:
    return image.transformed(QTransform(-1, 0, 0, 1, 0, 0))


@pytest.mark.parametrize("name", ["undo", "redo", "replay"])
def test_arrows_point_the_way_that_is_read(driver: WindowDriver, name: str) -> None:
    action = driver.window.action(name)
    action.setEnabled(True)
    to_left = drawn(action.icon())
    driver.settings.set_value("language", "en")
    settle()
    to_right = drawn(action.icon())
    assert mirrored(to_right) != to_right
    # What turns like a clock turns the same way everywhere.
    assert to_left == (to_right if name == "replay" else mirrored(to_right))


def test_controls_run_from_the_right(driver: WindowDriver) -> None:
    with open_dialog(driver, "replay") as dialog:
        assert isinstance(dialog, WatchingDialog)
        settle()
        controls = dialog.controls
        first, last = (controls.button(name) for name in ("first", "last"))
        assert first.x() > last.x()
        to_left = drawn(last.icon())
        assert dialog.replay.step == 0
        for key, step in ((Qt.Key.Key_Left, 1), (Qt.Key.Key_Left, 2), (Qt.Key.Key_Right, 1)):
            QTest.keyClick(dialog, key)
            assert dialog.replay.step == step
        driver.settings.set_value("language", "en")
        settle()
        assert first.x() < last.x()
        assert drawn(last.icon()) == mirrored(to_left)
        QTest.keyClick(dialog, Qt.Key.Key_Right)
        assert dialog.replay.step == 2


def test_the_ways_to_go_on_stand_from_the_right(driver: WindowDriver) -> None:
    driver.win()
    settle()
    plate = driver.window.table.findChildren(TableMessages)[0].end_plate
    one, other = (choice.name for choice in plate.choices[:2])
    assert plate.button_rect(one).x() > plate.button_rect(other).right()
    marked: list[str] = []
    plate.marked.connect(marked.append)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right):
        plate.press_key(key)
    texts = [choice.text for choice in plate.choices]
    assert marked == [texts[0], texts[1], texts[0]]
    driver.settings.set_value("language", "en")
    settle()
    assert plate.button_rect(one).right() < plate.button_rect(other).x()


def test_the_name_of_the_program_stands_on_the_right(driver: WindowDriver) -> None:
    with open_dialog(driver, "about") as dialog:
        settle()
        [label] = dialog.findChildren(WrappedLabel)
        picture = label.grab().toImage()
        ground = picture.pixelColor(0, 0)
        heading = [(x, y) for x in range(picture.width()) for y in range(20)]
        inked = [x for x, y in heading if picture.pixelColor(x, y) != ground]
        assert min(inked) > picture.width() / 2


def test_keys_are_not_turned_round(driver: WindowDriver) -> None:
    settings = driver.window.action("settings")
    assert settings.toolTip().endswith(" (\u2068Ctrl+,\u2069)")
    with open_dialog(driver, "shortcuts") as dialog:
        settle()
        [keys] = dialog.findChildren(QTreeView)
        model, column = keys.model(), 1
        groups = [model.index(row, 0) for row in range(model.rowCount())]
        shown = [
            str(model.index(row, column, group).data())
            for group in groups
            for row in range(model.rowCount(group))
        ]
    assert "\u2066Ctrl+,\u2069" in shown


def test_a_code_is_not_turned_round(driver: WindowDriver) -> None:
    assert "PY1-N-AAAAAAS" in driver.info["code"]


@pytest.mark.parametrize("name", ["ar_EG", "ar_AE"])
def test_times_and_counts_have_the_same_digits(name: str) -> None:
    from pyramide_qt.model.wording.wording import time_text

    before = QLocale()
    QLocale.setDefault(QLocale(name))
    try:
        zero = QLocale().zeroDigit()
        assert time_text(10_000).startswith(zero)
        assert zero in QLocale().toString(10)
    finally:
        QLocale.setDefault(before)
