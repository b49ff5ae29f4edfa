"""The guide through a first game ticks off what the player really does."""

from __future__ import annotations

import pytest

from pyramide_qt.model.rule_texts.first_game import FirstGame, Step, steps_of
from pyramide_qt.rules.moves import DRAW, REDEAL
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from tests.model.conftest import Table

ALL = (Step.PAIR, Step.ALONE, Step.DRAW, Step.REDEAL, Step.UNDO)


@pytest.mark.parametrize(
    ("token", "steps"),
    [
        ("N", ALL),
        ("CL", (Step.PAIR, Step.ALONE, Step.DRAW, Step.UNDO)),
        ("GZ", (Step.PAIR, Step.ALONE, Step.UNDO)),
        ("CH", (Step.PAIR, Step.DRAW, Step.UNDO)),
    ],
)
def test_the_rules_say_what_there_is_to_try(token: str, steps: tuple[Step, ...]) -> None:
    assert steps_of(RULE_SETS[token].rules) == steps


def test_each_step_is_passed_by_doing_it(table: Table) -> None:
    guide = FirstGame(table.game, table.game)
    seen = []
    guide.changed.connect(lambda: seen.append(guide.step))
    assert (guide.steps, guide.step, guide.number) == (ALL, Step.PAIR, 1)
    table.touch("TC", "3S")
    assert (guide.step, guide.number) == (Step.ALONE, 2)
    table.touch("KD")
    while table.game.position.stock:
        table.game.play(DRAW)
    assert guide.step is Step.REDEAL
    table.game.play(REDEAL)
    assert guide.step is Step.UNDO
    table.game.undo()
    assert guide.step is None
    assert seen[0] is Step.ALONE
    assert seen[-1] is None


def test_steps_count_in_any_order_and_can_be_passed_over(table: Table) -> None:
    guide = FirstGame(table.game, table.game)
    table.game.play(DRAW)
    table.touch("KD")
    table.game.undo()
    assert guide.step is Step.PAIR
    guide.pass_over()
    assert (guide.step, guide.number) == (Step.REDEAL, 4)
    guide.pass_over()
    assert guide.step is None
    guide.pass_over()
    assert guide.step is None


def test_making_a_move_again_is_no_step(table: Table) -> None:
    table.touch("KD")
    table.game.undo()
    guide = FirstGame(table.game, table.game)
    table.game.redo()
    guide.pass_over()
    assert guide.step is Step.ALONE


def test_a_step_that_waits_says_so(table: Table) -> None:
    guide = FirstGame(table.game, table.game)
    assert guide.is_possible
    guide.pass_over()
    guide.pass_over()
    guide.pass_over()
    assert (guide.step, guide.is_possible) == (Step.REDEAL, False)
    guide.pass_over()
    assert (guide.step, guide.is_possible) == (Step.UNDO, False)
    table.touch("KD")
    assert guide.is_possible


@pytest.mark.parametrize("token", RULE_SETS)
def test_the_texts_are_those_of_the_rules(table: Table, token: str) -> None:
    table.deal(f"PY1-{token}-AAAAAAS")
    guide = FirstGame(table.game, table.game)
    rules = RULE_SETS[token].rules
    texts = []
    while guide.step is not None:
        texts.append(guide.text("Undo", "Help"))
        guide.pass_over()
    assert len(set(texts)) == len(texts) == len(steps_of(rules))
    assert ("make 13" in texts[0]) is (rules.pairs.total == 13)
    assert any("king" in text for text in texts) is (13 in rules.pairs.alone and 13 in rules.ranks)
    assert not any("%" in text for text in texts)
    assert "Help" in guide.text("Undo", "Help")


def test_it_follows_the_rules_of_the_next_deal(table: Table) -> None:
    guide = FirstGame(table.game, table.game)
    table.deal("PY1-GZ-AAAAAAS")
    assert guide.steps == (Step.PAIR, Step.ALONE, Step.UNDO)
