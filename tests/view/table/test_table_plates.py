"""Messages and end plates: what they say, where they stand, and that they stop nothing."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from pyramide_qt.model.game.game_events import DealtReason
from pyramide_qt.rules.game import Game, game_from_text
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.view.table.cards.layout import Rect
from pyramide_qt.view.table.messages.message_plate import text_px
from pyramide_qt.view.table.messages.plate_places import Surroundings, message_place, open_place
from pyramide_qt.view.table.messages.table_messages import TableMessages
from tests.helpers.drivers.table_driver import TableDriver

Table = Callable[..., TableDriver]
WON_GAMES = Path(__file__).parents[2] / "data" / "won_games.txt"
TABLE = Rect(0, 0, 800, 600)


@pytest.fixture
def table(qtbot, tmp_path) -> Table:
    def build(*args, **named) -> TableDriver:
        return TableDriver(qtbot, tmp_path, *args, **named)

    return build


def won_game(token: str) -> Game:
    for line in WON_GAMES.read_text(encoding="utf-8").splitlines():
        if line.startswith(f"PY1-{token}-"):
            return game_from_text(line.split("#")[0].strip())
    raise LookupError(token)


def before_the_win(driver: TableDriver, token: str = "N") -> Callable[[], None]:
    """Load a game one move short of its win; the result plays that move."""
    game = won_game(token)
    last = game.moves[-1]
    game.pop()
    driver.game.load(game, DealtReason.RESUMED)

    def win() -> None:
        assert driver.game.play(last) is None

    return win


def messages_of(driver: TableDriver) -> TableMessages:
    return driver.view.findChildren(TableMessages)[0]


def play_until_stuck(driver: TableDriver) -> None:
    """Take the first removal there is until none is left."""
    while not driver.game.has_ended:
        driver.game.play(next(iter(driver.game.game.legal_moves)))


def test_a_plate_keeps_off_the_cards_it_is_told_of() -> None:
    near = Rect(700, 480, 80, 112)
    for neighbour in (Rect(600, 480, 80, 112), Rect(700, 360, 80, 112)):
        free = [near, neighbour]
        place = message_place([QSizeF(160, 30)], Surroundings(TABLE, near, free))
        assert all(place.overlap(card) == 0 for card in free)
        assert TABLE.overlap(place) == pytest.approx(160 * 30)
        assert abs(place.middle[0] - near.middle[0]) < 260


@pytest.mark.parametrize("left", [0, 720])
def test_a_plate_does_not_touch_the_edge_of_the_table(left: int) -> None:
    near, beside = Rect(left, 250, 80, 112), Rect(90, 240, 620, 132)
    place = message_place([QSizeF(400, 40)], Surroundings(TABLE, near, [near, beside]))
    assert min(place.x, place.y, 800 - place.right, 600 - place.bottom) == pytest.approx(10)


def test_a_plate_makes_a_short_detour_round_open_cards() -> None:
    near = Rect(360, 300, 80, 112)
    above = Rect(330, 240, 80, 50)
    around = Surroundings(TABLE, near, [near], [above], [above], [near, above])
    place = message_place([QSizeF(160, 30)], around)
    assert place.overlap(near) == place.overlap(above) == 0
    assert abs(place.middle[1] - near.middle[1]) < 150
    # Not even a small corner of what must be free is given for all ranks.
    everywhere = [Rect(x, y, 80, 12) for x in range(0, 800, 26) for y in range(0, 600, 4)]
    around = Surroundings(TABLE, near, [near], everywhere)
    assert message_place([QSizeF(160, 30)], around).overlap(near) == 0


def test_letters_keep_off_the_sides_of_a_plate(table: Table) -> None:
    driver = table()
    text = "The file /home/somebody/with/a/long/name cannot be written. " * 2
    driver.view.show_message(text.strip())
    plate = messages_of(driver).message_plate
    side = plate.text_rect().x() - plate.boundingRect().x()
    metrics = QFontMetricsF(plate.text_font)
    wrapped = metrics.boundingRect(
        plate.text_rect(), int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), plate.text
    )
    assert wrapped.height() > 1.5 * metrics.height()
    assert side > metrics.height() * 0.6
    assert plate.text_rect().adjusted(-1, -1, 1, 1).contains(wrapped)


def test_a_plate_wider_than_the_table_stays_on_it() -> None:
    place = message_place([QSizeF(2000, 30)], Surroundings(TABLE))
    assert (place.x, place.width) == (0, 800)


def test_an_end_plate_looks_for_free_table() -> None:
    cards = [Rect(x, y, 80, 112) for x, y in itertools.product(range(0, 800, 90), (40, 160, 280))]
    place = open_place(QSizeF(300, 120), cards, TABLE)
    assert all(place.overlap(card) == 0 for card in cards)
    assert open_place(QSizeF(300, 120), [], TABLE).middle == (400, 300)


@pytest.mark.parametrize(("size", "least", "most"), [((480, 400), 13, 14), ((3840, 2160), 40, 48)])
def test_letters_grow_with_the_window(size: tuple[int, int], least: int, most: int) -> None:
    assert least <= text_px(size[0] / 9, Rect(0, 0, *size)) <= most


def test_a_wrong_sum_says_so_beside_the_card(table: Table) -> None:
    driver = table()
    driver.click("7C")
    driver.click("7S")
    assert driver.view.message
    plates = [item for item in driver.scene.items() if getattr(item, "text", "")]
    box = plates[0].sceneBoundingRect()
    card = driver.scene.targets.card_rect(driver.card("7S"))
    assert Rect(box.x(), box.y(), box.width(), box.height()).overlap(card) < 5
    assert driver.view.hasFocus() or not driver.view.isActiveWindow()


def test_a_message_goes_by_itself(table: Table, qtbot) -> None:
    driver = table()
    driver.view.show_message("Short.")
    assert driver.view.message == "Short."
    qtbot.waitUntil(lambda: not driver.view.message)


def test_a_message_takes_no_click(table: Table) -> None:
    driver = table()
    driver.view.show_message("Read me.", driver.card("KD"))
    plate = next(item for item in driver.scene.items() if getattr(item, "text", ""))
    driver.click("KD")
    assert driver.game.score == 10
    assert not plate.acceptedMouseButtons()


def test_a_message_outlives_a_resize_and_stands_right_again(table: Table) -> None:
    driver = table()
    driver.view.show_message("Read me.", driver.card("7S"))
    driver.view.resize(500, 420)
    QApplication.processEvents()
    assert driver.view.message == "Read me."
    plate = next(item for item in driver.scene.items() if getattr(item, "text", ""))
    box = plate.sceneBoundingRect()
    assert driver.scene.sceneRect().adjusted(-3, -3, 3, 3).contains(box)
    card = driver.scene.targets.card_rect(driver.card("7S"))
    assert Rect(box.x(), box.y(), box.width(), box.height()).overlap(card) < 200


def test_a_message_in_the_old_language_goes(table: Table) -> None:
    driver = table()
    driver.view.show_message("Read me.")
    QApplication.sendEvent(driver.view, QEvent(QEvent.Type.LanguageChange))
    assert not driver.view.message


def test_the_pause_takes_a_message_away_and_says_what_to_do(table: Table) -> None:
    driver = table()
    driver.view.show_message("Read me.")
    driver.view.set_covered(True)
    assert driver.view.message != "Read me."
    texts = [getattr(item, "text", "") for item in driver.scene.items()]
    assert len([text for text in texts if text]) == 1


def test_a_win_is_shown_and_then_told(table: Table, qtbot) -> None:
    driver = table(speed="fast")
    driver.view.set_time_source(lambda: 61_000)
    before_the_win(driver)()
    plate = messages_of(driver).end_plate
    assert not plate.texts
    qtbot.waitUntil(lambda: bool(plate.texts))
    whole = " ".join(plate.texts)
    assert "280" in whole
    assert "1:01" in whole
    driver.assert_fresh()


def test_closing_in_the_middle_of_a_win(table: Table) -> None:
    for stages in (0, 1):
        driver = table(speed="normal")
        before_the_win(driver)()
        for _ in range(stages):
            driver.scene.hurry()
        assert driver.animator_moves
        driver.view.shut_down()
        assert not driver.animator_moves
        driver.view.close()


@pytest.mark.parametrize("speed", ["off", "reduced", "normal"])
def test_a_win_can_be_cut_short_by_any_key(table: Table, speed: str) -> None:
    driver = table(speed=speed)
    before_the_win(driver)()
    for _ in range(3):
        driver.key(Qt.Key.Key_A)
    assert not driver.animator_moves
    assert messages_of(driver).end_plate.texts
    driver.assert_fresh()


def test_undo_in_the_middle_of_the_win_leaves_no_light_and_no_plate(table: Table, qtbot) -> None:
    driver = table(speed="normal")
    before_the_win(driver)()
    items = len(driver.scene.items())
    driver.scene.hurry()
    qtbot.wait(60)
    assert len(driver.scene.items()) > items
    assert driver.game.undo()
    driver.assert_fresh()
    assert len(driver.scene.items()) == items
    assert not messages_of(driver).end_plate.texts
    assert driver.game.redo()
    driver.assert_fresh()


@pytest.mark.parametrize("name", ["new game", "replay"])
def test_the_end_plate_offers_ways_to_go_on(table: Table, qtbot, name: str) -> None:
    driver = table()
    before_the_win(driver)()
    middle = messages_of(driver).end_plate.button_rect(name).center()
    signal = driver.view.new_game_wanted if name == "new game" else driver.view.replay_wanted
    with qtbot.waitSignal(signal):
        driver.click_at(middle)
    assert not messages_of(driver).end_plate.texts


def test_a_double_click_on_new_game_deals_once(table: Table) -> None:
    driver = table()
    before_the_win(driver)()
    asked: list[int] = []
    driver.view.new_game_wanted.connect(lambda: asked.append(1))
    middle = messages_of(driver).end_plate.button_rect("new game").center()
    driver.click_at(middle)
    driver.click_at(middle, soon=True)
    assert asked == [1]


def test_a_click_beside_the_end_plate_sends_it_away(table: Table) -> None:
    driver = table()
    before_the_win(driver)()
    driver.click_at(QPointF(3, 597))
    assert not messages_of(driver).end_plate.texts
    assert driver.game.outcome is Outcome.WON


def test_the_end_plate_can_be_used_by_keys(table: Table) -> None:
    driver = table()
    before_the_win(driver)()
    asked: list[str] = []
    driver.view.new_game_wanted.connect(lambda: asked.append("new"))
    driver.view.replay_wanted.connect(lambda: asked.append("replay"))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        driver.key(key)
    assert asked == ["replay"]


def test_stuck_is_said_and_a_move_can_be_taken_back(table: Table) -> None:
    driver = table("PY1-GZ-AAAAAAC")
    play_until_stuck(driver)
    assert driver.game.outcome is Outcome.STUCK
    assert driver.view.message
    count = len(driver.game.game.moves)
    driver.click_at(messages_of(driver).end_plate.button_rect("take back").center())
    assert len(driver.game.game.moves) == count - 1
    assert not driver.game.has_ended
    driver.assert_fresh()


@pytest.mark.parametrize("size", [(480, 400), (800, 600), (1600, 1000), (600, 1000)])
def test_plates_stay_on_the_table_at_any_size(table: Table, size: tuple[int, int]) -> None:
    driver = table("PY1-GZ-AAAAAAC", size=size)
    play_until_stuck(driver)
    driver.view.resize(size[0] - 100, size[1] - 60)
    QApplication.processEvents()
    place = messages_of(driver).end_plate.place
    assert place.x >= 0
    assert place.y >= 0
    assert place.right <= size[0] - 100
    assert place.bottom <= size[1] - 60
