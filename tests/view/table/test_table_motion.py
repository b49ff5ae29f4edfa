"""The table in motion: whatever cuts it short, it then equals a table built fresh."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsObject

from pyramide_qt.model.game.game_events import DealtReason
from pyramide_qt.model.game.locations import Spot
from pyramide_qt.rules.game import game_from_text
from pyramide_qt.rules.moves import DRAW
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.view.table.cards.card_item import CardItem
from tests.helpers.drivers.table_driver import TableDriver

Table = Callable[..., TableDriver]
WON = (
    "PY1-N-AAAAAKT G1+G2 G3+G5 F1 G4+G6 F2+F3 E1+F5 D D D D D D F4+W E2+E3 D1+E4 D3+W D D2+W D "
    "G7+W C2+F6 D C1+W D B1+W D D D D D E5+W D4 C3 B2+W D A1+W"
)


@pytest.fixture
def table(qtbot, tmp_path) -> Table:
    def build(*args, **named) -> TableDriver:
        return TableDriver(qtbot, tmp_path, *args, **named)

    return build


def play_some(driver: TableDriver, source: random.Random, count: int) -> None:
    for _ in range(count):
        moves = list(driver.game.game.legal_moves)
        if not moves:
            return
        removals = [move for move in moves if move.is_removal]
        wanted = removals if removals and source.random() < 0.7 else moves
        driver.game.play(source.choice(wanted))


@pytest.mark.parametrize("token", RULE_SETS)
def test_every_rule_set_is_shown_as_the_model_is(table: Table, token: str) -> None:
    driver = table(f"PY1-{token}-AAAAAAB", speed="normal")
    driver.assert_fresh()
    source = random.Random(7)
    for _ in range(4):
        play_some(driver, source, 4)
        driver.assert_fresh()
    while driver.game.undo():
        pass
    driver.assert_fresh()


def test_a_deal_at_real_speed_ends_by_itself(table: Table, qtbot) -> None:
    driver = table(speed="normal")
    driver.game.deal_code("PY1-N-AAAAAAT")
    assert driver.animator_moves
    qtbot.waitUntil(lambda: not driver.animator_moves)
    assert driver.scene.snapshot() == driver.fresh_snapshot()


def test_a_removal_a_draw_and_an_undo_at_real_speed(table: Table, qtbot) -> None:
    driver = table(speed="fast")
    for act in (
        lambda: driver.click("KD"),
        lambda: driver.click_place(Spot.STOCK),
        driver.game.undo,
    ):
        act()
        assert driver.animator_moves
        qtbot.waitUntil(lambda: not driver.animator_moves)
        assert driver.scene.snapshot() == driver.fresh_snapshot()


def test_undo_in_the_middle_of_a_flight(table: Table, qtbot) -> None:
    driver = table(speed="normal")
    driver.click("KD")
    qtbot.wait(40)
    assert driver.animator_moves
    driver.game.undo()
    driver.assert_fresh()


def test_a_resize_during_the_deal_leaves_no_ghost(table: Table, qtbot) -> None:
    driver = table(speed="normal")
    driver.game.deal_code("PY1-N-AAAAAAU")
    qtbot.wait(60)
    for size in ((1000, 500), (500, 700), (640, 480)):
        driver.view.resize(*size)
        qtbot.wait(5)
    assert not driver.animator_moves
    driver.assert_fresh()
    cards = [item for item in driver.scene.items() if isinstance(item, CardItem)]
    assert len(cards) == 52


def test_a_click_on_a_flying_card_meets_the_table_at_rest(table: Table) -> None:
    driver = table(speed="normal")
    driver.game.deal_code("PY1-N-AAAAAAS", DealtReason.REPLAY)
    assert driver.animator_moves
    driver.click("KD")
    assert driver.game.score == 10
    driver.assert_fresh()


def test_closing_in_the_middle_of_a_deal(table: Table) -> None:
    driver = table(speed="normal")
    driver.game.deal_code("PY1-N-AAAAAAV")
    driver.view.shut_down()
    assert not driver.animator_moves
    driver.view.close()


def test_speed_off_moves_nothing(table: Table) -> None:
    driver = table(speed="off")
    driver.game.deal_code("PY1-N-AAAAAAV")
    driver.game.play(DRAW)
    assert not driver.animator_moves
    assert driver.scene.snapshot() == driver.fresh_snapshot()


def test_no_timer_runs_when_nothing_moves(table: Table, qtbot) -> None:
    driver = table(speed="fast")
    driver.game.deal_code("PY1-N-AAAAAAV")
    driver.view.show_message("Short.")
    driver.view.resize(640, 480)

    def has_active_timer() -> bool:
        items = [item for item in driver.scene.items() if isinstance(item, QGraphicsObject)]
        owners = (driver.view, *items)
        return any(t.isActive() for owner in owners for t in owner.findChildren(QTimer))

    assert has_active_timer()
    qtbot.waitUntil(lambda: not has_active_timer())
    assert not driver.view.message


def test_reduced_motion_fades_and_does_not_travel(table: Table) -> None:
    driver = table(speed="reduced")
    top = driver.game.position.stock[0]
    driver.game.play(DRAW)
    item = driver.scene.item_of(top)
    assert (item.x(), item.y()) == driver.scene.rests[top][:2]
    assert item.opacity() < 1
    driver.assert_fresh()


def test_the_first_table_is_there_at_once(table: Table) -> None:
    assert not table(speed="normal").animator_moves


def test_decks_of_different_sizes_follow_each_other(table: Table) -> None:
    driver = table()
    for token in ("TP", "N", "IT", "GZ", "CE", "P3", "N"):
        driver.game.deal_code(f"PY1-{token}-AAAAAAB")
        driver.assert_fresh()
        cards = [item for item in driver.scene.items() if isinstance(item, CardItem)]
        assert len(cards) == len(driver.game.deal.cards)


def test_resuming_a_game_shows_where_it_stood(table: Table) -> None:
    driver = table(speed="normal")
    driver.game.load(game_from_text("PY1-N-AAAAAAS G6 G2+G5 D D U"), DealtReason.RESUMED)
    assert not driver.animator_moves
    assert driver.scene.snapshot() == driver.fresh_snapshot()


def hurry(driver: TableDriver, clicks: int, seed: int) -> None:
    """Click fast at random places, with undo, resizes, keys and new games mixed in."""
    source = random.Random(seed)
    for number in range(clicks):
        act = source.random()
        width, height = driver.view.width(), driver.view.height()
        if act < 0.86:
            cards = [c for c, rest in driver.scene.rests.items() if rest.is_visible]
            near_card = source.random() < 0.8
            point = QPointF(source.random() * width, source.random() * height)
            driver.click_at(
                driver.point(source.choice(cards)) if near_card else point,
                soon=source.random() < 0.2,
            )
        elif act < 0.92:
            driver.drag(
                source.choice(list(driver.scene.rests)), QPointF(source.random() * width, 90)
            )
        elif act < 0.95:
            source.choice([driver.game.undo, driver.game.redo])()
        elif act < 0.97:
            driver.key(source.choice([Qt.Key.Key_Left, Qt.Key.Key_Space, Qt.Key.Key_Escape]))
        elif act < 0.985:
            driver.view.resize(source.randrange(480, 1000), source.randrange(320, 800))
        else:
            token = source.choice(list(RULE_SETS))
            driver.game.deal_code(f"PY1-{token}-AAAAA{chr(65 + number % 26)}A")
        if number % 25 == 24:
            driver.assert_fresh()


def disturb(driver: TableDriver, source: random.Random) -> None:
    """Do one of the things that reach a table from elsewhere."""
    settings, view = driver.settings, driver.view
    act = source.randrange(9)
    if act == 0:
        settings.set_value("left_handed", not settings.left_handed)
    elif act == 1:
        settings.set_value("animation_speed", source.choice(["normal", "fast", "reduced", "off"]))
    elif act == 2:
        settings.set_value("table", source.choice(["felt", "sand", "night", "plain"]))
    elif act == 3:
        view.set_covered(True)
        driver.click_at(QPointF(view.width() / 2, view.height() / 3))
        view.set_covered(False)
    elif act == 4:
        view.hide()
        view.show()
    elif act == 5:
        driver.drag(source.choice(list(driver.scene.rests)), QPointF(40, 90), is_dropped=False)
    elif act == 6:
        driver.scene.show_hint([source.choice(list(driver.scene.rests))])
    elif act == 7:
        game = game_from_text(WON)
        last = game.moves[-1]
        game.pop()
        driver.game.load(game, DealtReason.RESUMED)
        driver.game.play(last)
    else:
        QApplication.processEvents()


@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(n, marks=pytest.mark.long) for n in range(2, 22))]
)
def test_clicks_among_disturbances_lose_no_card(table: Table, seed: int) -> None:
    driver = table(speed="normal", size=(700, 500))
    source = random.Random(seed)
    for number in range(60):
        hurry(driver, 6, seed=1000 * seed + number)
        disturb(driver, source)
        if number % 3 == 2:
            driver.key(Qt.Key.Key_F12)  # A card that is still in the hand goes back.
            driver.assert_fresh()


def test_a_thousand_fast_clicks_lose_no_card(table: Table) -> None:
    driver = table(speed="normal", size=(700, 500))
    hurry(driver, 1000, seed=1)
    driver.assert_fresh()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 12))
def test_ten_thousand_fast_clicks_lose_no_card(table: Table, seed: int) -> None:
    driver = table(speed="normal", size=(700, 500))
    hurry(driver, 1000, seed)
    driver.assert_fresh()


def test_a_pile_keeps_its_cards_in_sight_until_others_have_landed(table: Table) -> None:
    driver = table(speed="normal")
    for text in ("KD", "TC", "3S"):
        driver.click(text)
    king = driver.scene.item_of(driver.card("KD"))
    assert driver.scene.rests[driver.card("KD")].is_visible is False
    assert king.isVisible()
    driver.assert_fresh()
    assert not king.isVisible()
