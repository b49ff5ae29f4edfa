"""Every rule set is played in the real window: by touches, taken back, saved and resumed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.game import game_from_text
from pyramide_qt.rules.notation import move_text
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    BlockRule,
    Cells,
    DealMode,
    Goal,
    RuleSet,
    Stock,
)
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.view.dialogs.help.help_dialog import HelpDialog
from pyramide_qt.view.dialogs.new_game.new_game_dialog import NewGameDialog
from pyramide_qt.view.dialogs.own_rules.own_rules_dialog import OwnRulesDialog
from tests.helpers.drivers.random_play import chosen_move
from tests.helpers.drivers.touch_play import TouchPlayer
from tests.helpers.drivers.window_driver import WindowDriver

OWN = {
    "whole rows, cells": RuleSet(
        blocks=(Block(BlockKind.PYRAMID, rows=5, rule=BlockRule.WHOLE_ROW),),
        cells=Cells(2),
        goal=Goal.TABLEAU,
    ),
    "four wastes, columns": RuleSet(
        blocks=(
            Block(BlockKind.INVERTED, rows=4, face_down=True),
            Block(BlockKind.COLUMNS, 0, 5, 2),
        ),
        stock=Stock(DealMode.SHIFT, 4, passes=2, top_open=True),
    ),
}
TOKENS = [*RULE_SETS, *(encode_record(rules) for rules in OWN.values())]
NAMES = [*RULE_SETS, *OWN]


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


def play_by_touches(driver: WindowDriver, source: random.Random, count: int) -> None:
    """Make up to `count` moves by touches; after each, the game tells that move."""
    player = TouchPlayer(driver.window, driver.game_app.parts)
    for number in range(count):
        game = driver.game.game
        move = chosen_move(game, source)
        if move is None:
            return
        before = len(game.actions)
        player.play(move)
        made = game.actions[before:]
        assert list(made) == [move_text(game.deal.rules, move)]
        if number % 3 == 0:
            player.assert_fresh()


@pytest.mark.parametrize("token", TOKENS, ids=NAMES)
def test_a_rule_set_is_played_taken_back_saved_and_resumed(
    driver: WindowDriver, token: str
) -> None:
    source = random.Random(sum(map(ord, token)))
    driver.session.new_game(DealCode(token, source.randrange(26**7)))
    start = driver.game.position
    assert start.cards_left == driver.game.deal.rules.card_count
    play_by_touches(driver, source, 12)
    for _ in range(4):
        driver.trigger("undo")
    driver.trigger("redo")
    play_by_touches(driver, source, 6)
    TouchPlayer(driver.window, driver.game_app.parts).assert_fresh()
    text, shown = driver.game.game.to_text(), driver.info
    position, score = driver.game.position, driver.game.score
    driver.restart()
    assert driver.game.game.to_text() == text
    assert (driver.game.position, driver.game.score) == (position, score)
    assert driver.info == shown | {"time": driver.info["time"]}
    again = game_from_text(text)
    assert (again.position, again.score(), again.move_count) == (
        position,
        score,
        driver.game.move_count,
    )
    TouchPlayer(driver.window, driver.game_app.parts).assert_fresh()
    while driver.game.undo():
        pass
    if driver.game.deal.rules.undo is None:
        assert driver.game.position == start


def test_the_rules_dealt_last_are_those_of_the_next_game(driver: WindowDriver) -> None:
    driver.session.new_game("PY1-GZ-AAAAAAS")
    driver.restart()
    driver.trigger("new_game")
    assert driver.game.deal.token == "GZ"
    dialog = driver.window.commands.open_new_game()
    assert dialog is not None
    assert dialog.gallery_view.token == "GZ"


def test_the_number_on_the_table_is_dealt_under_other_rules(driver: WindowDriver) -> None:
    driver.session.new_game("PY1-GZ-AABAAAS")
    driver.trigger("same_number")
    dialog = driver.dialog("new_game")
    assert isinstance(dialog, NewGameDialog)
    dialog.gallery_view.search.setText("tomb")
    dialog.gallery_view.token_wanted.emit("TT")
    assert str(driver.game.deal.code) == "PY1-TT-AABAAAS"
    driver.trigger("take_back_new_game")
    assert str(driver.game.deal.code) == "PY1-GZ-AABAAAS"


def test_page_and_editor_open_from_the_gallery(driver: WindowDriver) -> None:
    dialog = driver.window.commands.open_new_game("PY1-AP-AAAAAAS")
    assert dialog is not None
    dialog.page_wanted.emit(dialog.gallery_view.token)
    page = driver.dialog("rules")
    assert isinstance(page, HelpDialog)
    assert page.key == "AP"
    page.editor_wanted.emit(page.key)
    editor = driver.dialog("own_rules")
    assert isinstance(editor, OwnRulesDialog)
    assert editor.rules == RULE_SETS["AP"].rules
