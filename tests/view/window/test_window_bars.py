"""Nothing but cards, a hidden bar, full screen, the side of the stock, and the keys' own page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolBar, QTreeWidget, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.view.actions.command import key_sequences
from pyramide_qt.view.dialogs.help.shortcuts_dialog import ShortcutsDialog
from pyramide_qt.view.window.command_table import COMMANDS
from tests.helpers.drivers.window_driver import WindowDriver

# What the platform without a screen says of menus.
OFFSCREEN = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


def bars(driver: WindowDriver) -> tuple[bool, bool, bool]:
    window = driver.window
    [toolbar] = window.findChildren(QToolBar)
    return window.menuBar().isVisible(), toolbar.isVisible(), window.info.isVisible()


def press(driver: WindowDriver, key: Qt.Key) -> None:
    QTest.keyClick(driver.window.table, key)


def test_nothing_but_cards_and_back_by_key_or_escape(driver: WindowDriver) -> None:
    assert bars(driver) == (True, True, True)
    for end in (Qt.Key.Key_Z, Qt.Key.Key_Escape):
        press(driver, Qt.Key.Key_Z)
        assert bars(driver) == (False, False, False)
        QTest.qWait(0)
        middle = driver.window.centralWidget().geometry()
        assert middle == driver.window.rect()
        assert driver.message == "Z or Escape brings the bars back."
        press(driver, end)
        assert bars(driver) == (True, True, True)


def test_keys_work_without_the_bars(driver: WindowDriver) -> None:
    press(driver, Qt.Key.Key_Z)
    press(driver, Qt.Key.Key_D)
    assert driver.game.move_count == 1
    press(driver, Qt.Key.Key_U)
    assert not driver.game.can_undo


def test_escape_is_first_for_the_table(driver: WindowDriver) -> None:
    press(driver, Qt.Key.Key_Z)
    driver.click("TC")
    press(driver, Qt.Key.Key_Escape)
    assert driver.game_app.parts.selection.chosen is None
    assert bars(driver) == (False, False, False)
    press(driver, Qt.Key.Key_Escape)
    assert bars(driver) == (True, True, True)


def test_the_bar_can_be_hidden_for_good(driver: WindowDriver) -> None:
    driver.settings.set_value("show_bar", False)
    assert bars(driver) == (True, True, False)
    press(driver, Qt.Key.Key_Z)
    press(driver, Qt.Key.Key_Z)
    assert bars(driver) == (True, True, False)
    driver.restart()
    driver.settings.set_value("show_bar", True)
    assert bars(driver) == (True, True, True)


def test_full_screen_and_back(driver: WindowDriver) -> None:
    press(driver, Qt.Key.Key_F11)
    assert driver.window.isFullScreen()
    press(driver, Qt.Key.Key_Escape)
    assert not driver.window.isFullScreen()


@pytest.mark.parametrize("token", RULE_SETS)
def test_the_stock_lies_on_the_side_that_is_wanted(driver: WindowDriver, token: str) -> None:
    driver.session.new_game(f"PY1-{token}-AAAAAAS")
    scene = driver.window.table.table_scene
    seen = {}
    for hand in (False, True):
        driver.settings.set_value("left_handed", hand)
        for side in ("auto", "left", "right"):
            driver.settings.set_value("stock_side", side)
            layout = scene.table_layout
            place = layout.stock or layout.foundations[0]
            seen[hand, side] = place.x
    assert seen[False, "auto"] == seen[False, "right"] == seen[True, "right"]
    assert seen[True, "auto"] == seen[True, "left"] == seen[False, "left"]
    assert seen[False, "left"] <= seen[False, "right"]


def test_every_command_has_a_key() -> None:
    assert [command.name for command in COMMANDS if not key_sequences(command)] == []


def test_the_page_of_keys_tells_every_command(driver: WindowDriver, qtbot: QtBot) -> None:
    driver.trigger("shortcuts")
    dialog = driver.dialog("shortcuts")
    assert isinstance(dialog, ShortcutsDialog)
    keys = dialog.rows.values()
    assert all(keys)
    for name in (command.name for command in COMMANDS):
        text = driver.window.action(name).text().replace("&", "").rstrip("…")
        native = driver.window.action(name).shortcut().toString()
        assert native in dialog.rows[text]
    driver.settings.set_value("language", "bg")
    qtbot.waitUntil(lambda: "Отмяна" in dialog.rows)


@pytest.mark.parametrize("language", ["en", "de", "es", "ru", "uk", "ar"])
def test_the_page_of_keys_shows_every_text_whole(driver: WindowDriver, language: str) -> None:
    driver.settings.set_value("language", language)
    QApplication.processEvents()
    driver.trigger("shortcuts")
    dialog = driver.dialog("shortcuts")
    for width_px in (560, 380, 900):
        dialog.resize(width_px, 600)
        QApplication.processEvents()
        tree = dialog.findChild(QTreeWidget)
        assert tree is not None
        assert tree.horizontalScrollBar().maximum() == 0
        rows = [item for group in children(tree.invisibleRootItem()) for item in children(group)]
        room_px = tree.columnWidth(0) - tree.indentation() - 6
        for item in rows:
            room = QRect(0, 0, room_px, 10_000)
            text = tree.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, item.text(0))
            assert text.width() <= room_px
            assert text.height() < tree.visualItemRect(item).height() < text.height() + 20


def children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    found = [item.child(place) for place in range(item.childCount())]
    return [each for each in found if each is not None]


def felt_menu(driver: WindowDriver) -> list[str]:
    """What the open menu of the felt offers; it is closed then."""
    QTest.qWait(0)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    texts = [action.text().replace("&", "") for action in menu.actions() if action.text()]
    menu.close()
    return texts


def bare_felt(driver: WindowDriver) -> QPoint:
    """A point of the table where nothing lies."""
    view = driver.window.table
    corners = (QPoint(3, 3), QPoint(view.width() - 4, view.height() - 4))
    return next(each for each in corners if view.table_scene.targets.at(each.x(), each.y()) is None)


def right_click(driver: WindowDriver, point: QPoint) -> None:
    viewport = driver.window.table.viewport()
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, point, viewport.mapToGlobal(point))
    QApplication.sendEvent(viewport, event)


@OFFSCREEN
@pytest.mark.parametrize("is_bare", [False, True])
def test_a_right_click_on_the_felt_opens_a_short_menu(driver: WindowDriver, is_bare: bool) -> None:
    if is_bare:
        press(driver, Qt.Key.Key_Z)
    right_click(driver, bare_felt(driver))
    texts = felt_menu(driver)
    assert texts[:5] == ["Undo", "Redo", "Hint", "New game", "Replay this deal"]
    assert ("Show the bars" in texts) is is_bare
    assert ("Nothing but cards" in texts) is not is_bare


@OFFSCREEN
def test_so_does_a_long_press_and_the_menu_key(driver: WindowDriver, qtbot: QtBot) -> None:
    viewport, point = driver.window.table.viewport(), bare_felt(driver)
    with qtbot.waitSignal(driver.window.table.helps.menu_asked):
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=point)
    assert "Undo" in felt_menu(driver)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=point)
    reason, middle = QContextMenuEvent.Reason.Keyboard, viewport.rect().center()
    event = QContextMenuEvent(reason, middle, viewport.mapToGlobal(middle))
    QApplication.sendEvent(driver.window.table, event)
    assert "Undo" in felt_menu(driver)


def test_a_right_click_on_a_card_still_says_why(driver: WindowDriver) -> None:
    driver.window.with_help()
    rect = driver.window.table.table_scene.targets.card_rect(driver.card("KD"))
    right_click(driver, QPoint(round(rect.x + rect.width / 2), round(rect.y + rect.height / 2)))
    assert QApplication.activePopupWidget() is None
    assert driver.message


def test_a_match_is_offered_only_where_it_can_be(driver: WindowDriver) -> None:
    assert not driver.window.action("new_match").isVisible()
    driver.session.new_game("PY1-PAR-AAAAAAS")
    assert driver.window.action("new_match").isVisible()


def test_f2_deals(driver: WindowDriver) -> None:
    before = driver.game.deal.code
    press(driver, Qt.Key.Key_F2)
    assert driver.game.deal.code != before
