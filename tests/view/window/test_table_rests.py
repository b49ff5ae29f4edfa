"""Nothing on the table moves but by a move: not by the guide, not by messages, not by plates."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from pyramide_qt.model.game.game_events import DealtReason
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import parse_code
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.view.table.cards.layout import table_layout
from tests.helpers.drivers.random_play import chosen_move
from tests.helpers.drivers.window_driver import DOCUMENTED, WindowDriver

SIZES = [
    (480, 400),
    (480, 460),
    (520, 460),
    (560, 620),
    (600, 1000),
    (640, 480),
    (700, 560),
    (760, 700),
    (800, 600),
    (860, 640),
    (900, 1200),
    (960, 720),
    (1000, 640),
    (1024, 768),
    (1100, 780),
    (1152, 700),
    (1280, 720),
    (1280, 1000),
    (1366, 700),
    (1440, 860),
    (1600, 900),
    (1680, 1010),
    (1920, 1040),
    (2560, 1300),
]


class Watch:
    """Compares where cards lie at rest with where they lay."""

    def __init__(self, driver: WindowDriver) -> None:
        self._scene = driver.window.table.table_scene
        self.take()

    def take(self) -> None:
        self._rests = dict(self._scene.rests)
        self._at = dict(self._scene.targets.locations)

    def strays(self) -> list[int]:
        """The cards that lie elsewhere though no move has carried them."""
        QApplication.processEvents()
        old, now, at = self._rests, self._scene.rests, self._scene.targets.locations
        stray = [
            card for card in now if at[card] == self._at[card] and now[card][:2] != old[card][:2]
        ]
        self.take()
        return stray


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


@pytest.mark.parametrize("language", ["en", "de", "ar"])
def test_the_guide_played_through_moves_no_card(driver: WindowDriver, language: str) -> None:
    driver.settings.set_value("language", language)
    for size in SIZES:
        driver.window.resize(*size)
        driver.trigger("guide")
        driver.session.new_game(DOCUMENTED)
        QApplication.processEvents()
        watch = Watch(driver)
        for move in ("G2+G5", "G6", "D", "D"):
            driver.play(move)
            assert watch.strays() == [], (size, move)
        for name in ("undo", "undo", "redo"):
            driver.trigger(name)
            assert watch.strays() == [], (size, name)
        driver.window.with_help().close_guide()
        assert watch.strays() == [], size
        driver.play("D")
        assert watch.strays() == [], size


def test_the_room_of_the_guide_goes_to_the_cards_with_the_next_deal(driver: WindowDriver) -> None:
    driver.window.resize(700, 500)
    driver.trigger("guide")
    QApplication.processEvents()
    scene = driver.window.table.table_scene
    small = scene.table_layout.card_width
    driver.window.with_help().close_guide()
    QApplication.processEvents()
    assert scene.table_layout.card_width == small
    driver.trigger("new_game")
    assert scene.table_layout.card_width > small


def test_the_guide_stands_there_with_the_first_table(qapp: QApplication, tmp_path: Path) -> None:
    driver = WindowDriver(qapp, tmp_path)
    try:
        driver.game_app.offer_guide()
        driver.start()
        guide = driver.window.with_help().guide
        assert guide is not None
        assert guide.isVisible()
        height, watch = guide.height(), Watch(driver)
        for _ in range(6):
            guide.buttons[0].click()
            assert watch.strays() == []
            assert guide.height() == height
    finally:
        driver.shut_down()


def lost_game() -> Game:
    """A game of Classic played by chance to its end."""
    game, source = Game(deal_from_code(parse_code("PY1-CL-AAAAAAS"))), random.Random(1)
    while game.outcome() is Outcome.OPEN:
        move = chosen_move(game, source, removals_first=0.9)
        assert move is not None
        game.push(move)
    return game


def test_messages_and_plates_move_no_card(driver: WindowDriver) -> None:
    for size in SIZES:
        game = lost_game()
        last = game.moves[-1]
        game.pop()
        driver.window.resize(*size)
        driver.game.load(game, DealtReason.RESUMED)
        QApplication.processEvents()
        watch = Watch(driver)
        driver.window.table.show_message("One sentence of some length. " * 4)
        assert watch.strays() == []
        driver.trigger("why")
        assert watch.strays() == []
        driver.trigger("why")
        assert driver.game.play(last) is None
        assert driver.message
        assert watch.strays() == []
        for name in ("undo", "undo", "redo"):
            driver.trigger(name)
            assert watch.strays() == []


def test_a_table_in_use_keeps_its_places_unless_cards_get_markedly_larger(
    driver: WindowDriver,
) -> None:
    scene = driver.window.table.table_scene
    for token in ("N", "R7", "TP", "PH"):
        driver.window.resize(1400, 700)
        QApplication.processEvents()
        driver.session.new_game(f"PY1-{token}-AAAAAAS")
        used = []
        for height in (*range(700, 660, -3), *range(660, 700, 3)):
            driver.window.resize(1400, height)
            QApplication.processEvents()
            layout = scene.table_layout
            used.append(layout.arrangement)
        assert len(set(used)) <= 2, token
        changes = sum(one != other for one, other in pairwise(used))
        assert changes <= 1, token


def test_with_the_next_deal_a_table_is_set_as_its_window_asks(driver: WindowDriver) -> None:
    driver.session.new_game("PY1-R6-AAAAAAS")
    scene, table = driver.window.table.table_scene, driver.window.table.viewport()
    rules = driver.game.deal.rules
    driver.window.resize(1400, 650)
    QApplication.processEvents()
    while scene.table_layout == table_layout(rules, table.width(), table.height()):
        driver.window.resize(1400, driver.window.height() + 5)
        QApplication.processEvents()
    driver.session.replay()
    assert scene.table_layout == table_layout(rules, table.width(), table.height())
