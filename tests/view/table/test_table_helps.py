"""Details by a long press or a key, marked partners, lifted cards, fingers, and none of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt.model.game.locations import Spot
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.view.table.cards.hit_targets import MIN_TARGET_PX
from tests.helpers.drivers.table_driver import LEFT, TableDriver
from tests.helpers.drivers.window_driver import WindowDriver

Table = Callable[..., TableDriver]
NONE = Qt.MouseButton.NoButton


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    def build(*args, **named) -> TableDriver:
        return TableDriver(qtbot, tmp_path, *args, **named)

    hints = QGuiApplication.styleHints()
    before = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(40)
    yield build
    hints.setMousePressAndHoldInterval(before)


def hold(driver: TableDriver, point: QPointF, qtbot: QtBot) -> None:
    driver.send(QEvent.Type.MouseButtonPress, point, LEFT, LEFT)
    qtbot.wait(90)
    driver.send(QEvent.Type.MouseButtonRelease, point, LEFT, NONE)


def test_a_long_press_says_what_covers_a_card_and_plays_nothing(table: Table, qtbot: QtBot) -> None:
    driver = table()
    card = driver.slot("F2")
    hold(driver, driver.point(card), qtbot)
    assert driver.view.message.startswith("Two of clubs, row 6, place 2, covered by")
    assert " and " in driver.view.message
    assert driver.selection.chosen is None
    assert not driver.game.game.moves


def test_a_long_press_on_the_stock_counts_it_and_draws_nothing(table: Table, qtbot: QtBot) -> None:
    driver = table()
    hold(driver, driver.place_point(Spot.STOCK), qtbot)
    assert driver.view.message.startswith("Stock, 23 card")
    assert not driver.game.game.moves


def test_a_short_press_is_a_touch(table: Table, qtbot: QtBot) -> None:
    driver = table()
    driver.click("TC")
    qtbot.wait(90)
    assert driver.selection.chosen == driver.card("TC")
    assert driver.view.message == ""


def test_a_drag_is_no_long_press(table: Table, qtbot: QtBot) -> None:
    driver = table()
    card = driver.card("TC")
    driver.drag(card, QPointF(5, 5), is_dropped=False)
    qtbot.wait(90)
    assert driver.view.message == ""
    driver.send(QEvent.Type.MouseButtonRelease, QPointF(9, 9), LEFT, NONE)
    driver.assert_fresh()


def test_a_pause_tells_nothing(table: Table, qtbot: QtBot) -> None:
    driver = table()
    driver.selection.set_locked(True)
    hold(driver, driver.point(driver.card("TC")), qtbot)
    assert driver.view.message == ""


def test_a_face_down_card_stays_secret(table: Table, qtbot: QtBot) -> None:
    driver = table("PY1-TR-AAAAAAS")
    hidden = [card for card, rest in driver.scene.rests.items() if not rest.face_up]
    in_tableau = [card for card in hidden if card < len(driver.scene.table_layout.slots)]
    for card in in_tableau[:3]:
        driver.view.helps.tell_about(driver.scene.targets.of_card(card))
        assert " of " not in driver.view.message.split("covered by")[0]


def test_a_key_tells_the_same(table: Table) -> None:
    driver = table()
    driver.key(Qt.Key.Key_I)
    assert driver.view.message == ""
    driver.key(Qt.Key.Key_T)
    driver.key(Qt.Key.Key_I)
    assert driver.view.message == "Ten of clubs, row 7, place 2, open"


def marked(driver: TableDriver) -> set[int]:
    scene = driver.scene
    return {c for c in range(len(driver.game.deal.cards)) if scene.item_of(c).is_partner}


@pytest.mark.parametrize("token", RULE_SETS)
def test_partners_are_marked_only_when_wanted(table: Table, token: str) -> None:
    driver = table(f"PY1-{token}-AAAAAAS")
    helped: list[bool] = []
    driver.view.helps.helped.connect(lambda: helped.append(True))
    cards = range(len(driver.game.deal.cards))
    card = next((c for c in cards if driver.selection.partners(c)), None)
    if card is None:
        return
    driver.selection.touch_card(card)
    assert marked(driver) == set()
    driver.settings.set_value("mark_partners", True)
    chosen = driver.selection.chosen
    wanted = driver.selection.partners(chosen) if chosen is not None else ()
    assert marked(driver) == set(wanted)
    driver.selection.clear()
    assert marked(driver) == set()
    assert len(helped) == bool(wanted)


def test_marks_count_as_help_once_a_game(qapp: QApplication, tmp_path: Path) -> None:
    driver = WindowDriver(qapp, tmp_path).start()
    try:
        assert driver.session.figures.hints == 0
        for card in ("TC", "3H", "TC"):
            driver.click(card)
            driver.game_app.parts.selection.clear()
        assert driver.session.figures.hints == 0
        driver.settings.set_value("mark_partners", True)
        for card in ("TC", "3H", "TC"):
            driver.click(card)
            driver.game_app.parts.selection.clear()
        assert driver.session.figures.hints == 1
    finally:
        driver.shut_down()


def hover(driver: TableDriver, point: QPointF) -> None:
    driver.send(QEvent.Type.MouseMove, point, NONE, NONE)


def test_only_cards_that_can_be_played_are_lifted_and_only_when_wanted(table: Table) -> None:
    driver = table()
    open_card, covered = driver.card("TC"), driver.slot("F2")
    hover(driver, driver.point(open_card))
    assert driver.view.helps.lift.card is None
    driver.settings.set_value("lift_cards", True)
    hover(driver, driver.point(open_card))
    assert driver.view.helps.lift.card == open_card
    hover(driver, driver.point(covered))
    assert driver.view.helps.lift.card is None
    hover(driver, driver.point(open_card))
    driver.click(open_card)
    assert driver.view.helps.lift.card is None
    driver.settings.set_value("lift_cards", False)
    driver.assert_fresh()


def test_a_lifted_card_is_seen_and_laid_down_again(table: Table) -> None:
    driver = table()
    driver.settings.set_value("lift_cards", True)
    before = driver.view.grab().toImage()
    hover(driver, driver.point(driver.card("TC")))
    assert driver.view.grab().toImage() != before
    hover(driver, QPointF(3, 3))
    assert driver.view.grab().toImage() == before


def fingers(driver: TableDriver, *points: QPointF) -> None:
    """Touch the table with several fingers at once."""
    device = QTest.createTouchDevice()
    viewport = driver.view.viewport()
    down = QTest.touchEvent(viewport, device)
    for number, point in enumerate(points):
        down.press(number, point.toPoint(), viewport)
    down.commit()
    up = QTest.touchEvent(viewport, device)
    for number, point in enumerate(points):
        up.release(number, point.toPoint(), viewport)
    up.commit()


def test_a_finger_touches_and_two_do_no_harm(table: Table) -> None:
    driver = table()
    ten, three = driver.card("TC"), driver.card("3H")
    fingers(driver, driver.point(ten))
    assert driver.selection.chosen == ten
    driver.selection.clear()
    fingers(driver, driver.point(ten), driver.point(three))
    fingers(driver, QPointF(3, 3), QPointF(400, 300))
    assert not driver.game.game.moves
    driver.assert_fresh()


@pytest.mark.parametrize("token", RULE_SETS)
@pytest.mark.parametrize("size", [(480, 400), (800, 600)])
def test_open_cards_and_places_can_be_hit_within_forty_pixels(
    table: Table, token: str, size: tuple[int, int]
) -> None:
    driver = table(f"PY1-{token}-AAAAAAS", size=size)
    targets = driver.scene.targets
    for stop, rect in targets.stops():
        if stop.card is not None and not driver.selection.is_available(stop.card):
            continue
        x, y = rect.middle
        reach = MIN_TARGET_PX / 2 - 1
        for dx in (-reach, reach):
            hit = targets.at(x + dx, y)
            # A neighbour may begin there; bare table must not.
            assert hit is not None, (stop, rect)
