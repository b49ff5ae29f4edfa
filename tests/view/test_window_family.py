"""Every rule set is played in the real window: by touches, taken back, saved and resumed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from pyramide_qt.rules.deal_code import DealCode
from pyramide_qt.rules.game import game_from_text
from pyramide_qt.rules.notation import move_text
from pyramide_qt.rules.record_code import encode_record
from pyramide_qt.rules.rule_set import (
    Block,
    BlockKind,
    BlockRule,
    Cells,
    DealMode,
    Goal,
    RuleSet,
    Stock,
)
from pyramide_qt.rules.rule_sets import RULE_SETS
from tests.helpers.random_play import chosen_move
from tests.helpers.touch_play import TouchPlayer
from tests.helpers.window_driver import WindowDriver

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
    """Make up to `count` moves by touches; after each, the game says it was that move."""
    player = TouchPlayer(driver.window, driver.game_app.parts)
    for _ in range(count):
        game = driver.game.game
        move = chosen_move(game, source)
        if move is None:
            return
        before = len(game.actions)
        player.play(move)
        made = game.actions[before:]
        assert list(made) == [move_text(game.deal.rules, move)]
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
