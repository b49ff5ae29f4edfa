"""The answers to "why can't I" are those of the rules, for cards and pairs of every table."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from pyramide_qt.model.game.card_touches import CardTouches
from pyramide_qt.model.wording.table_reading import TableReading
from pyramide_qt.model.wording.why_answers import WhyAnswers
from pyramide_qt.model.wording.wording import card_name
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.legal_moves import why_not
from pyramide_qt.rules.moves import DRAW, REDEAL, Move
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from tests.helpers.drivers.random_play import chosen_move
from tests.model.conftest import Table
from tests.model.wins import WIN


@pytest.fixture
def why(table: Table) -> WhyAnswers:
    reading = TableReading(table.game, table.selection, table.game)
    return WhyAnswers(table.game, table.selection, reading, table.game)


def test_a_covered_card_names_what_covers_it(table: Table, why: WhyAnswers) -> None:
    reason, details = why.card(table.card("QC")).splitlines()
    assert reason == "This card is blocked by another"
    assert "covered by seven of clubs and ten of clubs" in details
    assert details.startswith("Queen of clubs, row 6, place 1")
    assert why.pair(table.card("QC"), table.card("7C")).startswith(reason)


def test_a_wrong_pair_tells_its_sum(table: Table, why: WhyAnswers) -> None:
    reason, total = why.pair(table.card("7C"), table.card("7S")).splitlines()
    assert reason == "The sum must be 13"
    assert total == "Seven of clubs and seven of spades make 14."


def test_an_open_card_tells_how_it_can_go(table: Table, why: WhyAnswers) -> None:
    assert why.card(table.card("KD")) == "This card goes alone: touch it."
    assert why.card(table.card("TC")) == "Ten of clubs can be played: 2 card(s) go with it now."
    assert why.card(table.card("4H")).splitlines() == [
        "This card does not go alone",
        "No card that it goes with is open now: nine.",
    ]
    assert why.pair(table.card("TC"), table.card("3S")).startswith("These two cards go together")


def test_a_removed_card_does_not_come_back(table: Table, why: WhyAnswers) -> None:
    table.touch("KD")
    assert "left the game" in why.card(table.card("KD"))
    assert "left the game" in why.pair(table.card("7C"), table.card("KD"))


def test_the_stock_tells_of_passes_and_of_what_is_missing(table: Table, why: WhyAnswers) -> None:
    assert why.stock() == "A card can be drawn: touch the stock."
    assert why.card(table.game.position.stock[3]) == why.stock()
    table.deal("PY1-CL-AAAAAAS")
    while table.game.position.stock:
        table.game.play(DRAW)
    assert why.stock() == "No pass through the stock is left"
    table.deal("PY1-P3-AAAAAAS")
    while table.game.position.stock:
        table.game.play(DRAW)
    assert why.stock() == "The waste can be turned over: touch the empty stock."
    table.deal("PY1-GZ-AAAAAAS")
    assert why.stock() == "These rules have no stock"


def test_undo_and_redo_tell_what_there_is(table: Table, why: WhyAnswers) -> None:
    nothing = why.undo(can_take_back_new_game=False)
    assert nothing == "There is no move to take back."
    assert why.undo(can_take_back_new_game=True) == "The last move can be taken back."
    assert why.redo() == "No move has been taken back, so there is none to make again."
    table.touch("KD")
    assert why.undo(can_take_back_new_game=False) == "The last move can be taken back."
    table.game.undo()
    assert why.redo() == "The move that was taken back can be made again."


def test_the_bound_of_undo_is_told(table: Table, why: WhyAnswers) -> None:
    for _ in range(120):
        table.game.play(DRAW if table.game.position.stock else REDEAL)
    while table.game.undo():
        pass
    assert why.undo(can_take_back_new_game=False) == (
        "These rules let 100 move(s) be taken back, and no more."
    )


def test_a_paused_and_a_won_game_name_no_card(table: Table, why: WhyAnswers) -> None:
    card = table.card("QC")
    table.selection.set_locked(True)
    paused = {
        why.card(card),
        why.pair(card, card + 1),
        why.stock(),
        why.redo(),
        why.undo(can_take_back_new_game=False),
    }
    assert paused == {"The game is paused"}
    table.selection.set_locked(False)
    table.deal(*WIN.split(maxsplit=1))
    assert {why.card(card), why.stock()} == {"The game is over"}


@pytest.mark.parametrize("token", RULE_SETS)
def test_answers_agree_with_the_rules_all_through_a_game(
    table: Table, why: WhyAnswers, token: str
) -> None:
    """A pair is called one where it is one, and no legal touch is called impossible."""
    source = random.Random(token)
    table.deal(f"PY1-{token}-AAAAAAS")
    for step in range(40):
        move = chosen_move(table.game.game, source)
        if move is None or table.game.has_ended:
            break
        if step % 10 == 0:
            check(table, why)
        table.game.play(move)


def check(table: Table, why: WhyAnswers) -> None:
    game: Game = table.game.game
    touches = CardTouches(game.deal, game.position)
    seen = [card for card in range(len(game.deal.cards)) if touches.is_in_play(card)]
    for card in seen:
        answer = why.card(card)
        assert answer
        is_playable = touches.alone(card) is not None or bool(touches.partners(card))
        if card in game.position.stock and not touches.is_open(card):
            assert answer == why.stock()
        else:
            said = "goes alone" in answer or "can be played" in answer
            assert said is is_playable, (card_name(game.deal.cards[card]), answer)
    for one, other in combinations(seen[-8:], 2):
        is_pair = isinstance(touches.pair(one, other), Move)
        assert why.pair(one, other).startswith("These two cards go together:") is is_pair
    if not game.position.stock:
        can_redeal = why_not(game.deal, game.position, REDEAL) is None
        assert ("turned over" in why.stock()) is can_redeal


def test_the_prompt_names_what_can_be_asked(why: WhyAnswers) -> None:
    assert "Escape" in why.prompt()
