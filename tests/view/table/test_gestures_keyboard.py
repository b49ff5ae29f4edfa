"""Play by keys: every open place can be reached by arrows, and touched."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt

from pyramide_qt.model.game.game_events import DealtReason
from pyramide_qt.model.game.locations import Spot
from pyramide_qt.rules.available import available
from pyramide_qt.rules.game import Game, game_from_text
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.view.table.cards.cursor_item import CursorItem
from pyramide_qt.view.table.cards.hit_targets import Stop, Target
from pyramide_qt.view.table.gestures.keyboard import KeyboardPlay, Way, next_stop
from tests.helpers.drivers.table_driver import TableDriver

Table = Callable[..., TableDriver]
WON = (
    "PY1-N-AAAAAKT G1+G2 G3+G5 F1 G4+G6 F2+F3 E1+F5 D D D D D D F4+W E2+E3 D1+E4 D3+W D D2+W D "
    "G7+W C2+F6 D C1+W D B1+W D D D D D E5+W D4 C3 B2+W D A1+W"
)
SIZES = [(480, 400), (1200, 800), (600, 1000)]


@pytest.fixture
def table(qtbot, tmp_path) -> Table:
    def build(*args, **named) -> TableDriver:
        return TableDriver(qtbot, tmp_path, *args, **named)

    return build


def stops_of(driver: TableDriver) -> list[Stop]:
    return [s for s in driver.scene.targets.stops() if s[0].spot is not Spot.FOUNDATION]


def reached(stops: list[Stop]) -> set[Target]:
    """All targets that arrows lead to from the first one."""
    found, waiting = {stops[0][0]}, [stops[0]]
    while waiting:
        here = waiting.pop()
        for way in Way:
            stop = next_stop(here, stops, way)
            if stop[0] not in found:
                found.add(stop[0])
                waiting.append(stop)
    return found


@pytest.mark.parametrize("token", RULE_SETS)
def test_arrows_reach_every_card_and_place(table: Table, token: str) -> None:
    driver = table(f"PY1-{token}-AAAAAAS")
    for size in SIZES:
        driver.view.resize(*size)
        stops = stops_of(driver)
        assert reached(stops) == {stop[0] for stop in stops}
    for _ in range(12):
        move = next(iter(driver.game.game.legal_moves), None)
        if move is not None:
            driver.game.play(move)
    stops = stops_of(driver)
    assert reached(stops) == {stop[0] for stop in stops}


@pytest.mark.parametrize("token", RULE_SETS)
def test_there_and_back_in_a_row(table: Table, token: str) -> None:
    driver = table(f"PY1-{token}-AAAAAAS")
    stops = stops_of(driver)
    for here in stops:
        right = next_stop(here, stops, Way.RIGHT)
        if right is not here and right[1].y == here[1].y:
            assert next_stop(right, stops, Way.LEFT)[1].y == here[1].y


ARROWS = {
    Way.LEFT: Qt.Key.Key_Left,
    Way.RIGHT: Qt.Key.Key_Right,
    Way.UP: Qt.Key.Key_Up,
    Way.DOWN: Qt.Key.Key_Down,
}


def press(driver: TableDriver, *keys: Qt.Key) -> None:
    for key in keys:
        driver.key(key)


def walk(driver: TableDriver, keys: KeyboardPlay, spot: Spot, card: int | None) -> None:
    """Lead the cursor to a place by the shortest way of arrow keys."""
    if keys.cursor is None:
        keys.press(Qt.Key.Key_Left)
    stops = stops_of(driver)
    rect = keys.cursor_rect()
    start = next(stop for stop in stops if stop[1] == rect)
    ways: dict[Stop, list[Way]] = {start: []}
    waiting = [start]
    for here in waiting:
        for way in Way:
            stop = next_stop(here, stops, way)
            if stop not in ways:
                ways[stop] = [*ways[here], way]
                waiting.append(stop)
    goal = next(stop for stop in ways if stop[0].spot is spot and card in (None, stop[0].card))
    for way in ways[goal]:
        assert keys.press(ARROWS[way])
    assert keys.cursor is not None
    assert keys.cursor[0] is spot


def test_a_game_can_be_won_by_keys(table: Table) -> None:
    driver = table()
    game = game_from_text(WON)
    driver.game.load(Game(game.deal), DealtReason.RESUMED)
    keys = KeyboardPlay(driver.scene, driver.selection)
    for move in game.moves:
        if not move.is_removal:
            walk(driver, keys, Spot.STOCK, None)
            assert keys.press(Qt.Key.Key_Space)
            continue
        cards = available(driver.game.deal, driver.game.position)
        for place in move.places:
            card = cards[place]
            walk(driver, keys, driver.scene.targets.of_card(card).spot, card)
            assert keys.press(Qt.Key.Key_Return)
    assert driver.game.outcome is Outcome.WON
    driver.assert_fresh()


def test_escape_lets_the_chosen_card_go_and_then_the_cursor(table: Table) -> None:
    driver = table()
    driver.click("TC")
    press(driver, Qt.Key.Key_Left, Qt.Key.Key_Escape)
    assert driver.selection.chosen is None
    lit = driver.view.grab().toImage()
    press(driver, Qt.Key.Key_Escape)
    assert driver.view.grab().toImage() != lit


def test_keys_with_a_modifier_are_left_to_the_window(table: Table) -> None:
    driver = table()
    press(driver, Qt.Key.Key_Left)
    before = driver.view.grab().toImage()
    driver.key_with(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert driver.view.grab().toImage() == before


def cursor_of(driver: TableDriver) -> CursorItem:
    return next(item for item in driver.scene.items() if isinstance(item, CursorItem))


def move_mouse(driver: TableDriver, x: float) -> None:
    none = Qt.MouseButton.NoButton
    driver.send(QEvent.Type.MouseMove, QPointF(x, 20), none, none)


def test_the_cursor_hides_from_the_mouse_until_the_next_arrow(table: Table) -> None:
    driver = table()
    move_mouse(driver, 20)
    driver.key(Qt.Key.Key_Up)
    assert cursor_of(driver).isVisible()
    move_mouse(driver, 20)
    assert cursor_of(driver).isVisible()
    move_mouse(driver, 30)
    assert not cursor_of(driver).isVisible()
    driver.click("KD")
    assert driver.game.score == 10
    assert not cursor_of(driver).isVisible()
    assert driver.view.cursor_target is None
    # It touches nothing while nobody sees it.
    driver.key(Qt.Key.Key_Return)
    assert driver.selection.chosen is None
    driver.key(Qt.Key.Key_Up)
    assert cursor_of(driver).isVisible()


def test_the_cards_that_cover_a_card_cover_the_cursor_on_it(table: Table) -> None:
    driver = table()
    for slot in range(28):
        driver.view.lead_cursor_to(driver.scene.targets.of_card(slot))
        z = cursor_of(driver).zValue()
        assert z > driver.scene.item_of(slot).zValue()
        for covering in driver.selection.covering(slot):
            assert z < driver.scene.item_of(covering).zValue()
