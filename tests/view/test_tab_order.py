"""Tab goes round each window, through all that can be used, and is never caught."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from pyramide_qt.view.style.palette import contrast_ratio
from pyramide_qt.view.widgets.focus_ring import FocusRing
from tests.helpers.drivers.tab_walk import focused, tab_round
from tests.helpers.drivers.window_driver import WindowDriver

Key = Qt.Key


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path, qtbot: QtBot) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    qtbot.waitUntil(lambda: bool(made.window.findChildren(FocusRing)))
    made.window.activateWindow()
    made.window.table.setFocus()
    yield made
    made.shut_down()


def tool(driver: WindowDriver, name: str) -> QToolButton:
    """The button of an action on the toolbar."""
    [bar] = driver.window.findChildren(QToolBar)
    button = bar.widgetForAction(driver.window.action(name))
    assert isinstance(button, QToolButton)
    return button


def code_button(driver: WindowDriver) -> QToolButton:
    [button] = driver.window.info.findChildren(QToolButton)
    return button


def has_keys(widget: QWidget) -> bool:
    return QApplication.focusWidget() is widget


def names(driver: WindowDriver, parts: list[QWidget]) -> list[str]:
    """What the parts of the window are called here."""
    known: dict[int, str] = {id(driver.window.table): "table", id(code_button(driver)): "code"}
    for name in ("new_game", "replay", "undo", "redo", "hint", "pause", "statistics", "settings"):
        known[id(tool(driver, name))] = name
    return [known.get(id(part)) or str(part.property("text")).replace("&", "") for part in parts]


TOOLS = ["new_game", "replay", "hint", "pause", "statistics", "settings"]


def test_tab_goes_round_the_window_and_back_to_the_table(driver: WindowDriver) -> None:
    assert names(driver, tab_round()) == ["table", *TOOLS, "code"]
    assert has_keys(driver.window.table)
    back = names(driver, tab_round(is_back=True))
    assert back == ["table", "code", *reversed(TOOLS)]


def test_the_cursor_shows_that_tab_has_come_to_the_table(driver: WindowDriver) -> None:
    table = driver.window.table
    assert table.cursor_target is None
    tab_round()
    target = table.cursor_target
    assert target is not None
    assert target.card == driver.card("7C")
    QTest.keyClick(table, Key.Key_Right)
    moved = table.cursor_target
    assert moved != target
    tab_round(is_back=True)
    assert table.cursor_target == moved
    QTest.keyClick(table, Key.Key_Escape)
    QTest.keyClick(table, Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Escape)
    assert table.cursor_target is None


def test_what_can_be_taken_back_is_reached(driver: WindowDriver) -> None:
    driver.play("G6")
    assert names(driver, tab_round())[1:4] == ["new_game", "replay", "undo"]
    driver.trigger("undo")
    assert names(driver, tab_round())[1:4] == ["new_game", "replay", "redo"]


def test_the_guide_comes_after_the_table(driver: WindowDriver) -> None:
    driver.trigger("guide")
    # The deal that the guide begins with can be taken back.
    tools = [*TOOLS[:2], "undo", *TOOLS[2:]]
    assert names(driver, tab_round()) == ["table", "Next", "End", *tools, "code"]
    assert names(driver, tab_round(is_back=True))[-2:] == ["End", "Next"]
    driver.window.with_help().close_guide()
    assert names(driver, tab_round()) == ["table", *tools, "code"]


def test_bars_that_are_hidden_are_passed_over(driver: WindowDriver) -> None:
    driver.settings.set_value("show_bar", False)
    assert names(driver, tab_round()) == ["table", *TOOLS]
    code_button(driver).setFocus()
    driver.trigger("cards_only")
    assert has_keys(driver.window.table)
    QTest.keyClick(driver.window.table, Key.Key_Tab)
    assert has_keys(driver.window.table)
    driver.trigger("cards_only")
    driver.settings.set_value("show_bar", True)
    assert names(driver, tab_round()) == ["table", *TOOLS, "code"]


def test_the_order_is_that_of_reading_in_a_language_from_the_right(driver: WindowDriver) -> None:
    driver.settings.set_value("language", "ar")
    QApplication.processEvents()
    seen = tab_round()
    assert names(driver, seen) == ["table", *TOOLS, "code"]
    lefts = [part.x() for part in seen[1:-1]]
    assert lefts == sorted(lefts, reverse=True)


def test_a_click_on_a_button_leaves_the_keys_with_the_table(driver: WindowDriver) -> None:
    for button in (tool(driver, "pause"), code_button(driver)):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert has_keys(driver.window.table)
    assert driver.session.is_paused


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_a_button_is_pressed_by_key(driver: WindowDriver, key: Qt.Key) -> None:
    pause = tool(driver, "pause")
    pause.setFocus()
    QTest.keyClick(pause, key)
    assert driver.session.is_paused
    assert has_keys(pause)
    QTest.keyClick(pause, key)
    assert not driver.session.is_paused
    code = code_button(driver)
    code.setFocus()
    QTest.keyClick(code, key)
    assert driver.clipboard() == "PY1-N-AAAAAAS"


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_the_buttons_of_the_guide_are_pressed_by_key(driver: WindowDriver, key: Qt.Key) -> None:
    driver.trigger("guide")
    guide = driver.window.with_help().guide
    assert guide is not None
    before = guide.text
    QTest.keyClick(driver.window.table, Key.Key_Tab)
    skip = focused()
    QTest.keyClick(skip, key)
    assert guide.text != before
    assert has_keys(skip)
    QTest.keyClick(skip, Key.Key_Tab)
    QTest.keyClick(focused(), key)
    assert driver.window.with_help().guide is None
    assert has_keys(driver.window.table)


def test_the_last_step_of_the_guide_leaves_the_keys_in_it(driver: WindowDriver) -> None:
    driver.trigger("guide")
    guide = driver.window.with_help().guide
    assert guide is not None
    skip, leave = guide.buttons
    skip.setFocus()
    while skip.isVisible():
        QTest.keyClick(skip, Key.Key_Space)
    assert has_keys(leave)
    [ring] = shown_rings(driver)
    assert ring.geometry().contains(leave.geometry())


@pytest.mark.parametrize(
    ("language", "on", "back"),
    [("en", Key.Key_Right, Key.Key_Left), ("ar", Key.Key_Left, Key.Key_Right)],
)
def test_arrows_go_through_the_toolbar(
    driver: WindowDriver, language: str, on: Qt.Key, back: Qt.Key
) -> None:
    driver.settings.set_value("language", language)
    QApplication.processEvents()
    tool(driver, "new_game").setFocus()
    seen = []
    for _ in TOOLS:
        seen.append(focused())
        QTest.keyClick(seen[-1], on)
    assert names(driver, seen) == TOOLS
    assert has_keys(tool(driver, "settings"))
    QTest.keyClick(tool(driver, "settings"), back)
    assert has_keys(tool(driver, "statistics"))
    for key, name in ((Key.Key_Home, "new_game"), (Key.Key_End, "settings")):
        QTest.keyClick(focused(), key)
        assert has_keys(tool(driver, name))


# Of screens without windows of a system.
@pytest.mark.qt_log_ignore("does not support", extend=True)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_more_deals_are_offered_below_a_button(
    driver: WindowDriver, language: str, qtbot: QtBot
) -> None:
    driver.settings.set_value("language", language)
    # There is room beside the window, so that only its own reckoning keeps the menu within.
    driver.window.setGeometry(150, 100, 500, 400)
    QApplication.processEvents()
    button = tool(driver, "new_game")
    button.setFocus()
    QTest.keyClick(button, Key.Key_Down)
    menu = button.menu()
    assert isinstance(menu, QMenu)
    qtbot.waitUntil(menu.isVisible)
    assert menu.activeAction() is driver.window.action("choose_deal")
    assert driver.window.geometry().contains(menu.geometry())
    QTest.keyClick(menu, Key.Key_Escape)
    assert not menu.isVisible()
    assert has_keys(button)


def test_escape_leads_back_to_the_table_before_it_does_more(driver: WindowDriver) -> None:
    driver.trigger("guide")
    for button in (tool(driver, "hint"), code_button(driver)):
        button.setFocus()
        QTest.keyClick(button, Key.Key_Escape)
        assert has_keys(driver.window.table)
        assert driver.window.with_help().guide is not None


def test_the_keys_of_commands_work_on_the_toolbar(driver: WindowDriver) -> None:
    hint = tool(driver, "hint")
    hint.setFocus()
    QTest.keyClick(hint, Key.Key_D)
    assert driver.game.move_count == 1
    QTest.keyClick(hint, Key.Key_U)
    assert not driver.game.can_undo
    assert has_keys(hint)


def test_a_button_that_can_do_no_more_hands_the_keys_to_its_opposite(driver: WindowDriver) -> None:
    driver.play("G6")
    undo, redo = tool(driver, "undo"), tool(driver, "redo")
    undo.setFocus()
    for _ in range(3):
        QTest.keyClick(undo, Key.Key_Space)
        assert has_keys(redo)
        assert not undo.isEnabled()
        QTest.keyClick(redo, Key.Key_Space)
        assert has_keys(undo)
        assert driver.game.move_count == 1


def test_a_button_without_an_opposite_hands_the_keys_to_the_table(driver: WindowDriver) -> None:
    pause = tool(driver, "pause")
    pause.setFocus()
    driver.win()
    assert not pause.isEnabled()
    assert has_keys(driver.window.table)


def test_choices_at_the_end_are_reached_by_arrows_and_tab_goes_on(driver: WindowDriver) -> None:
    driver.win()
    assert tab_round()[0] is driver.window.table
    QTest.keyClick(driver.window.table, Key.Key_Right)
    QTest.keyClick(driver.window.table, Key.Key_Return)
    assert not driver.game.has_ended


def shown_rings(driver: WindowDriver) -> list[FocusRing]:
    return [ring for ring in driver.window.findChildren(FocusRing) if ring.isVisible()]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_has_the_keys_is_marked(driver: WindowDriver, theme: str, qtbot: QtBot) -> None:
    driver.settings.set_value("theme", theme)
    driver.trigger("guide")
    QApplication.processEvents()
    assert not shown_rings(driver)
    marked = 0
    for part in tab_round()[1:]:
        part.setFocus()
        QApplication.processEvents()
        [ring] = shown_rings(driver)
        assert ring.geometry().contains(part.geometry())
        picture = driver.window.grab().toImage()
        ground = part.palette().window().color()
        edge = ring.mapTo(driver.window, ring.rect().center())
        edge.setY(ring.mapTo(driver.window, ring.rect().topLeft()).y() + 1)
        assert contrast_ratio(QColor(picture.pixel(edge)), ground) >= 3
        marked += 1
    assert marked == len(TOOLS) + 4
    driver.window.table.setFocus()
    assert not shown_rings(driver)
