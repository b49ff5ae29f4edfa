"""Playing on the table with the mouse: touches, drags, and what must do no harm."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pyramide_qt.model.game.locations import Spot
from tests.helpers.drivers.table_driver import LEFT, TableDriver

Table = Callable[..., TableDriver]


@pytest.fixture
def table(qtbot, tmp_path) -> Table:
    def build(*args, **named) -> TableDriver:
        return TableDriver(qtbot, tmp_path, *args, **named)

    return build


def test_a_king_goes_with_one_touch(table: Table) -> None:
    driver = table()
    driver.click("KD")
    assert driver.game.score == 10
    assert driver.scene.item_of(driver.card("KD")).rest == driver.scene.rests[driver.card("KD")]
    driver.assert_fresh()


def test_two_touches_remove_a_pair(table: Table) -> None:
    driver = table()
    driver.click("TC")
    assert driver.scene.item_of(driver.card("TC")).is_chosen
    driver.click("3S")
    assert driver.game.score == 20
    assert driver.selection.chosen is None
    driver.assert_fresh()


def test_touching_the_chosen_card_lets_it_go(table: Table) -> None:
    driver = table()
    driver.click("TC")
    driver.click("TC")
    assert driver.selection.chosen is None


def test_a_double_or_triple_click_chooses_once(table: Table) -> None:
    driver = table()
    driver.click("TC")
    driver.click("TC", soon=True)
    driver.click("TC", soon=True)
    assert driver.selection.chosen == driver.card("TC")
    driver.assert_fresh()


def test_a_double_click_on_a_king_touches_nothing_under_it(table: Table) -> None:
    driver = table()
    driver.click("KD")
    driver.click("KD", soon=True)
    assert driver.game.move_count == 1
    assert driver.selection.chosen is None


def test_two_quick_clicks_on_the_stock_draw_two_cards(table: Table) -> None:
    driver = table()
    driver.click_place(Spot.STOCK)
    driver.click_place(Spot.STOCK, soon=True)
    assert driver.game.move_count == 2
    driver.assert_fresh()


def test_the_empty_stock_is_redealt_by_a_touch(table: Table) -> None:
    driver = table()
    while driver.game.position.stock:
        driver.click_place(Spot.STOCK)
    assert driver.game.position.wastes[0]
    driver.click_place(Spot.STOCK)
    assert not driver.game.position.wastes[0]
    driver.assert_fresh()


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_other_buttons_do_nothing(table: Table, button: Qt.MouseButton) -> None:
    driver = table()
    driver.click_at(driver.point(driver.card("KD")), button=button)
    driver.click_at(driver.place_point(Spot.STOCK), button=button)
    assert driver.game.move_count == 0
    assert driver.selection.chosen is None


def test_left_and_right_together_move_no_card(table: Table) -> None:
    driver = table()
    card = driver.card("TC")
    driver.drag(card, driver.point(driver.card("3S")), is_dropped=False)
    both = LEFT | Qt.MouseButton.RightButton
    away = QPointF(20, 20)
    driver.send(QEvent.Type.MouseButtonPress, away, Qt.MouseButton.RightButton, both)
    driver.send(QEvent.Type.MouseMove, QPointF(300, 20), Qt.MouseButton.NoButton, both)
    driver.send(QEvent.Type.MouseButtonRelease, away, Qt.MouseButton.RightButton, LEFT)
    none = Qt.MouseButton.NoButton
    driver.send(QEvent.Type.MouseButtonRelease, away, LEFT, none)
    assert driver.game.move_count == 0
    driver.assert_fresh()


def test_a_card_dropped_on_its_partner_removes_both(table: Table) -> None:
    driver = table()
    driver.drag_onto(driver.card("TC"), driver.card("3S"))
    assert driver.game.score == 20
    driver.assert_fresh()


def test_a_card_dropped_elsewhere_flies_back(table: Table) -> None:
    driver = table()
    card = driver.card("TC")
    driver.drag(card, QPointF(5, 300))
    assert driver.game.move_count == 0
    assert driver.selection.chosen is None
    driver.assert_fresh()


def test_the_larger_overlap_wins_between_two_cards(table: Table) -> None:
    driver = table()
    # 10C lies in G2; 3H, 4H and 3S lie in G3, G4 and G5, so it may touch both threes' neighbour.
    four, three = (driver.scene.targets.card_rect(driver.card(text)) for text in ("4H", "3S"))
    between = QPointF(four.x + (three.x - four.x) * 0.7, three.y)
    driver.drag(driver.card("TC"), between)
    assert driver.game.score == 20
    gone = {driver.card("TC"), driver.card("3S")}
    assert all(not driver.game.position.tableau >> card & 1 for card in gone)
    assert driver.game.position.tableau >> driver.card("4H") & 1


def test_a_covered_card_cannot_be_taken_up(table: Table) -> None:
    driver = table()
    covered = driver.slot("A1")
    driver.drag(covered, QPointF(30, 400), is_dropped=False)
    assert driver.scene.item_of(covered).rest == driver.scene.rests[covered]
    driver.assert_fresh()


def test_nothing_can_be_touched_while_the_table_is_covered(table: Table) -> None:
    driver = table()
    driver.view.set_covered(True)
    driver.click("KD")
    driver.key(Qt.Key.Key_Space)
    assert driver.game.move_count == 0
    driver.view.set_covered(False)
    driver.click("KD")
    assert driver.game.move_count == 1


def test_a_drag_that_loses_the_window_puts_the_card_back(table: Table) -> None:
    driver = table()
    card = driver.card("TC")
    driver.drag(card, QPointF(30, 300), is_dropped=False)
    QApplication.sendEvent(driver.view, QFocusEvent(QEvent.Type.FocusOut))
    driver.assert_fresh()


def test_a_deal_in_the_middle_of_a_drag_leaves_nothing_in_the_hand(table: Table) -> None:
    driver = table()
    driver.drag(driver.card("TC"), QPointF(30, 300), is_dropped=False)
    driver.game.deal_code("PY1-N-AAAAAAT")
    driver.send(QEvent.Type.MouseButtonRelease, QPointF(30, 300), LEFT, Qt.MouseButton.NoButton)
    assert driver.game.move_count == 0
    driver.assert_fresh()


def test_cards_go_into_a_free_cell_by_drag_and_by_touch(table: Table) -> None:
    driver = table("PY1-CE-AAAAAAS")
    card = next(c for c in driver.game.deal.tableau.rows[-1] if driver.game.deal.ranks[c] != 13)
    driver.drag(card, QPointF(*driver.scene.table_layout.cells[0][:2]))
    assert driver.game.position.cells == (card,)
    driver.assert_fresh()


def test_a_shake_follows_a_wrong_sum(table: Table) -> None:
    driver = table(speed="normal")
    driver.click("7C")
    driver.click("7S")
    card = driver.card("7S")
    assert driver.selection.chosen == card
    assert driver.scene.animator.is_card_moving(driver.scene.item_of(card))
    assert "13" in driver.view.message
    driver.assert_fresh()


def test_a_tap_counts_once_and_two_fingers_do_no_harm(table: Table, qtbot) -> None:
    driver = table()
    device = QTest.createTouchDevice()
    window, viewport = driver.view.window().windowHandle(), driver.view.viewport()
    king, other = (
        viewport.mapTo(driver.view.window(), driver.point(driver.card(text)).toPoint())
        for text in ("KD", "7S")
    )
    QTest.touchEvent(window, device).press(1, king, window).commit()
    QTest.touchEvent(window, device).release(1, king, window).commit()
    QApplication.processEvents()
    assert driver.game.move_count == 1
    qtbot.wait(QApplication.doubleClickInterval() + 50)
    QTest.touchEvent(window, device).press(1, other, window).press(2, king, window).commit()
    QTest.touchEvent(window, device).release(1, other, window).release(2, king, window).commit()
    QApplication.processEvents()
    assert driver.game.move_count == 1
    driver.assert_fresh()
