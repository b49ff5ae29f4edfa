"""The guide through a first game shows what can be done now, and ticks off what really was."""

from __future__ import annotations

import pytest

from pyramide_qt.model.analysis.first_deals import guided_deal
from pyramide_qt.model.rule_texts.first_game import FirstGame, Step, steps_of
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.legal_moves import legal_moves
from pyramide_qt.rules.moves import DRAW, REDEAL, MoveKind
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from tests.model.conftest import Table

ALL = (Step.PAIR, Step.ALONE, Step.DRAW, Step.UNDO, Step.HINT)
NO_KING = ("YL", "UD", "AN")
NAMES = ("Undo", "Hint", "How to play")


@pytest.mark.parametrize(
    ("token", "steps"),
    [
        ("N", ALL),
        ("CL", ALL),
        ("GZ", (Step.PAIR, Step.ALONE, Step.UNDO, Step.HINT)),
        ("CH", (Step.PAIR, Step.DRAW, Step.UNDO, Step.HINT)),
    ],
)
def test_the_rules_say_what_there_is_to_try(token: str, steps: tuple[Step, ...]) -> None:
    assert steps_of(RULE_SETS[token].rules) == steps


def test_each_step_is_passed_by_doing_it_and_the_next_move_ends_it(table: Table) -> None:
    guide = FirstGame(table.game, table.game)
    seen: list[Step | None] = []
    ends: list[bool] = []
    guide.changed.connect(lambda: seen.append(guide.step))
    guide.over.connect(lambda: ends.append(True))
    assert (guide.steps, guide.step, guide.number) == (ALL, Step.PAIR, 1)
    table.touch("TC", "3S")
    assert (guide.step, guide.number) == (Step.ALONE, 2)
    table.touch("KD")
    table.game.play(DRAW)
    table.game.undo()
    assert (guide.step, guide.number) == (Step.HINT, 5)
    guide.count_hint()
    assert guide.step is None
    assert seen == [Step.ALONE, Step.DRAW, Step.UNDO, Step.HINT, None]
    assert ends == []
    table.game.play(DRAW)
    assert ends == [True]


def test_the_first_step_that_can_be_done_is_shown_whatever_came_before(table: Table) -> None:
    guide = FirstGame(table.game, table.game)
    assert not table.game.can_undo
    guide.pass_over()
    guide.pass_over()
    guide.pass_over()
    assert guide.step is Step.HINT, "nothing can be taken back yet"
    table.game.play(DRAW)
    assert guide.step is Step.UNDO
    table.game.undo()
    assert guide.step is Step.HINT
    guide.pass_over()
    guide.pass_over()
    assert guide.step is None


def test_a_king_that_cannot_be_taken_is_waited_for_by_nobody(table: Table) -> None:
    table.deal("PY1-N-AAAAAAS", "G6")
    guide = FirstGame(table.game, table.game)
    kinds = {move.kind for move in legal_moves(table.game.deal, table.game.position)}
    assert MoveKind.ALONE not in kinds
    table.touch("TC", "3S")
    table.game.undo()
    table.game.play(DRAW)
    guide.count_hint()
    while guide.step is Step.ALONE:
        table.game.play(DRAW)
    assert guide.step is None
    text = guide.text(*NAMES)
    assert text.startswith("A king goes alone")
    assert "That is all you need to play" in text


def test_no_step_is_ever_one_that_cannot_be_done(table: Table) -> None:
    guide = FirstGame(table.game, table.game)
    kinds = {Step.PAIR: MoveKind.PAIR, Step.ALONE: MoveKind.ALONE, Step.DRAW: MoveKind.DRAW}
    for _ in range(60):
        game = table.game
        step = guide.step
        moves = {move.kind for move in legal_moves(game.deal, game.position)}
        assert step not in kinds or kinds[step] in moves
        assert step is not Step.UNDO or game.can_undo
        game.play(DRAW if game.position.stock else REDEAL)


def test_the_end_of_the_game_and_a_deal_after_the_last_step_end_it(table: Table) -> None:
    guide = FirstGame(table.game, table.game)
    ends: list[bool] = []
    guide.over.connect(lambda: ends.append(True))
    table.deal("PY1-N-AAAAAAT")
    assert ends == []
    for _ in ALL:
        guide.pass_over()
    assert (guide.step, ends) == (None, [])
    table.deal("PY1-N-AAAAAAS")
    assert ends == [True]


@pytest.mark.parametrize(
    ("token", "word"), [("N", "make 13, of any suit"), ("CH", "equal or neighbouring")]
)
def test_the_words_are_those_of_the_rules(table: Table, token: str, word: str) -> None:
    table.deal(f"PY1-{token}-AAAAAAS")
    guide = FirstGame(table.game, table.game)
    assert word in guide.text(*NAMES)
    assert guide.text(*NAMES) in guide.texts(*NAMES)


@pytest.mark.parametrize("token", RULE_SETS)
def test_the_deal_of_the_guide_has_the_first_steps_open(token: str) -> None:
    code = guided_deal(token)
    assert code is not None
    deal = deal_from_code(code)
    kinds = {move.kind for move in legal_moves(deal, deal.start)}
    # In Yellow one card alone is open; of some tables with much open few wins are known.
    assert MoveKind.PAIR in kinds or token == "YL"
    has_king = MoveKind.ALONE in kinds or Step.ALONE not in steps_of(deal.rules)
    assert has_king or token in NO_KING


def test_the_deal_of_the_guide_is_another_one_than_that_on_the_table() -> None:
    first = guided_deal("N")
    assert first is not None
    assert guided_deal("N", first) not in (None, first)
    assert guided_deal("XUNKNOWN") is None
