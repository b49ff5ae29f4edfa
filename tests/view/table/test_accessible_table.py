"""The table for screen readers: names, states, presses, focus and what is announced."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from pyramide_qt.model.game.locations import Spot
from pyramide_qt.rules.moves import DRAW
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.view.window.status_bar import InfoLine
from tests.helpers.drivers.table_driver import TableDriver

Table = Callable[..., TableDriver]
Name = QAccessible.Text.Name


@pytest.fixture(autouse=True)
def reader(qapp: object) -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def table(qtbot, tmp_path) -> Table:
    def build(*args, **named) -> TableDriver:
        return TableDriver(qtbot, tmp_path, *args, **named)

    return build


def tree(driver: TableDriver) -> list[QAccessibleInterface]:
    root = QAccessible.queryAccessibleInterface(driver.view)
    assert root.role() == QAccessible.Role.List
    return [root.child(index) for index in range(root.childCount())]


def shown(driver: TableDriver) -> dict[str, QAccessibleInterface]:
    """What is there to be read, by name."""
    return {node.text(Name): node for node in tree(driver) if not node.state().invisible}


def find(driver: TableDriver, start: str) -> QAccessibleInterface:
    [found] = [node for name, node in shown(driver).items() if name.startswith(start)]
    return found


def press(node: QAccessibleInterface) -> None:
    action = node.actionInterface()
    assert action.pressAction() in action.actionNames()
    action.doAction(action.pressAction())


def test_every_card_and_place_has_a_name(table: Table) -> None:
    driver = table()
    names = list(shown(driver))
    assert len(names) == 28 + 3
    assert [name for name in names if ", row 7, place 1, open" in name]
    assert [name for name in names if ", row 6, place 6, covered by " in name and " and " in name]
    stock = len(driver.game.position.stock)
    assert [name for name in names if name.startswith(f"stock, {stock} ")]
    assert [name for name in names if name.startswith("foundation, empty")]


def test_states_tell_chosen_and_covered(table: Table) -> None:
    driver = table()
    node = find(driver, "ten of clubs")
    assert not node.state().selected
    assert not node.state().disabled
    press(node)
    assert driver.selection.chosen == driver.card("TC")
    assert node.state().selected
    assert node.text(Name).endswith("chosen")
    assert tree(driver)[0].state().disabled


def test_a_pair_is_pressed_and_announced_in_one_sentence(table: Table, qtbot) -> None:
    driver = table()
    driver.view.accessible_table()
    said: list[str] = []
    driver.view.access.announced.connect(said.append)
    move = next(move for move in driver.game.game.legal_moves if move.is_removal)
    for place in move.places:
        press(tree(driver)[place.number])
    assert len(said) == 1
    assert said[0].endswith(("are removed", "is removed"))
    assert any(name.endswith(", empty") and "row 7" in name for name in names_of(driver))
    assert driver.game.undo()
    assert said[1] == f"Taken back: {said[0]}"


def names_of(driver: TableDriver) -> list[str]:
    return [node.text(Name) for node in tree(driver)]


def test_refusals_are_announced(table: Table) -> None:
    driver = table()
    said: list[str] = []
    driver.view.access.announced.connect(said.append)
    press(tree(driver)[0])
    assert said == ["This card is blocked by another"]
    driver.settings.set_value("error_help", True)
    press(tree(driver)[0])
    assert said == ["This card is blocked by another"] * 2


def test_a_pause_names_no_card(table: Table) -> None:
    driver = table()
    driver.selection.set_locked(True)
    assert not [name for name in shown(driver) if " of " in name]


def test_the_stock_draws_and_the_waste_tells_its_top(table: Table) -> None:
    driver = table()
    press(find(driver, "stock"))
    top = driver.game.position.wastes[0][-1]
    assert list(driver.game.game.moves) == [DRAW]
    name = find(driver, "waste").text(Name)
    assert name.startswith(f"waste, {len(driver.game.position.wastes[0])} card")
    assert driver.view.access.reading.card(top).split(",")[0] in name


def test_focus_follows_the_cursor(table: Table) -> None:
    driver = table()
    root = QAccessible.queryAccessibleInterface(driver.view)
    driver.key(Qt.Key.Key_Left)
    first = root.focusChild()
    assert first is not None
    assert first.state().focused
    driver.key(Qt.Key.Key_Right)
    second = root.focusChild()
    assert second is not first
    assert [node for node in tree(driver) if node.state().focused] == [second]


def test_a_screen_reader_leads_the_cursor(table: Table) -> None:
    driver = table()
    node = find(driver, "stock")
    action = node.actionInterface()
    assert action.setFocusAction() in action.actionNames()
    action.doAction(action.setFocusAction())
    assert driver.view.cursor_target is not None
    assert driver.view.cursor_target.spot is Spot.STOCK
    assert node.state().focused


def test_a_point_on_the_screen_leads_to_its_card(table: Table) -> None:
    driver = table()
    root = QAccessible.queryAccessibleInterface(driver.view)
    for node in tree(driver):
        if not node.state().invisible:
            corner = node.rect().topLeft() + QPoint(4, 4)
            assert root.childAt(corner.x(), corner.y()) is node


@pytest.mark.parametrize("token", RULE_SETS)
def test_other_rules_bring_other_things(table: Table, token: str) -> None:
    driver = table()
    driver.view.accessible_table()
    driver.game.deal_code(f"PY1-{token}-AAAAAAS")
    cards = set(shown(driver))
    stops = driver.scene.targets.stops()
    visible = [node for node in tree(driver) if not node.state().invisible]
    assert len(visible) == len(stops)
    assert all(cards)
    assert not [name for name in cards if "%" in name]
    hidden = [c for c, place in driver.view.access.reading.locations().items() if not place.face_up]
    slots = [c for c in hidden if c < len(driver.scene.table_layout.slots)]
    assert all(tree(driver)[card].text(Name).startswith("face-down card") for card in slots)


def test_cards_under_the_top_of_the_waste_can_be_pressed(table: Table) -> None:
    driver = table("PY1-KT-AAAAAAS")
    driver.game.play(DRAW)
    fan = driver.scene.targets.fanned()
    assert len(fan) == 2
    names = [name for name in shown(driver) if ", waste, " in name]
    assert len(names) == 2


def test_an_ended_game_offers_its_ways_on(table: Table, qtbot) -> None:
    driver = table("PY1-GZ-AAAAAAC")
    while not driver.game.has_ended:
        driver.game.play(next(iter(driver.game.game.legal_moves)))
    said = [n.text(Name) for n in tree(driver) if n.role() == QAccessible.Role.Button]
    assert said[:4] == ["Undo", "Replay this deal", "New game", "Review"]
    assert any(name.startswith("No more possible moves. ") for name in shown(driver))
    with qtbot.waitSignal(driver.view.new_game_wanted):
        press(find(driver, "New game"))


def test_the_choices_of_an_ended_game_are_read_out_on_the_way(table: Table) -> None:
    driver = table("PY1-GZ-AAAAAAC")
    while not driver.game.has_ended:
        driver.game.play(next(iter(driver.game.game.legal_moves)))
    said: list[str] = []
    driver.view.access.announced.connect(said.append)
    driver.key(Qt.Key.Key_Right)
    driver.key(Qt.Key.Key_Right)
    assert said == ["Undo", "Replay this deal"]


def test_a_pause_is_announced(table: Table) -> None:
    driver = table()
    said: list[str] = []
    driver.view.access.announced.connect(said.append)
    driver.view.set_covered(True)
    driver.view.set_covered(False)
    assert said == ["The game is paused.", "The game goes on."]


def test_the_figures_under_the_table_are_read_with_their_words(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    line = InfoLine(window)
    line.set_score(57)
    line.set_moves(8)
    names = {label.accessibleName() for label in line.findChildren(QLabel)}
    assert {"Score 57", "Moves 8"} <= names


def test_the_tree_is_gone_with_the_table(table: Table) -> None:
    driver = table()
    node = tree(driver)[0]
    driver.view.shut_down()
    assert driver.view.accessible_table() is None
    del node


def test_nothing_is_told_while_nobody_listens(table: Table) -> None:
    QAccessible.setActive(False)
    driver = table()
    said: list[str] = []
    driver.view.access.announced.connect(said.append)
    driver.game.play(DRAW)
    assert said == []
