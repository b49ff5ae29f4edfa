"""Faults that players reported of other Pyramid games, each tried against ours."""

from __future__ import annotations

import pytest

from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.errors import IllegalMove, NotationError
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.moves import MoveKind
from pyramide_qt.rules.outcome import Outcome, outcome
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import Cells, Goal, RuleSet
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.rules.refusal import Reason
from tests.rules.tables import TOKENS, arranged, can, every_card, game, playing, reason, wastes

WITH_STOCK = [token for token in TOKENS if RULE_SETS[token].rules.stock]
WITH_REDEAL = [
    token for token in WITH_STOCK if game(f"PY1-{token}-AAAAAAA").position.redeals_left != 0
]


def two_cells(goal: Goal = Goal.TABLEAU) -> str:
    return encode_record(RuleSet(cells=Cells(2), goal=goal))


def test_a_nine_between_two_fours_takes_one_of_them_only() -> None:
    # TobiasBielefeld/Simple-Solitaire 58
    played = playing("N", {"G1": "4C", "G2": "9C", "G3": "4D"})
    assert can(played, "G1+G2") and can(played, "G2+G3")
    with pytest.raises(NotationError):
        played.play(["G1+G2+G3"])
    played.play(["G1+G2"])
    assert played.removed_count == 2


@pytest.mark.parametrize("token", TOKENS)
def test_a_covered_king_stays(token: str) -> None:
    # ichabod801/t_games 99
    deal = arranged(token)
    slots = deal.tableau.slots
    covered = next(slot for slot in slots if slot.coverers and slot.name != "A1")
    played = playing(token, {covered.name: "KH"})
    with pytest.raises(IllegalMove, match="is covered by"):
        played.play([covered.name])


def test_a_covered_card_does_not_go_to_a_cell() -> None:
    # ichabod801/t_games 101
    played = playing(two_cells(), {"F1": "5C"})
    assert reason(played, "F1>Z1") is Reason.COVERED
    assert reason(played, "A1>Z2") is Reason.COVERED


def test_every_one_of_several_cells_can_be_matched() -> None:
    # ichabod801/t_games 71
    places = {"G1": "4C", "G2": "5C", "G3": "9C", "G4": "8C"}
    played = playing(two_cells(), places, actions="G1>Z1 G2>Z2")
    assert can(played, "G3+Z1") and can(played, "G4+Z2")
    played.play(["G4+Z2"])
    assert can(played, "G3+Z1")
    four_and_nine = playing(two_cells(), places, actions="G1>Z1 G3>Z2")
    assert can(four_and_nine, "Z1+Z2")


@pytest.mark.parametrize("goal", Goal)
def test_a_card_in_a_cell_or_reserve_is_not_forgotten_by_the_goal(goal: Goal) -> None:
    # ichabod801/t_games 77
    deal = deal_from_code(DealCode(two_cells(goal), 5))
    assert outcome(deal, Position(0, (), ((), ()), (3, None), 0)) is not Outcome.WON
    assert outcome(deal, Position(0, (), ((), ()), (None, None), 0)) is Outcome.WON


@pytest.mark.parametrize("token", TOKENS)
def test_one_undo_takes_a_whole_move_back(token: str) -> None:
    # ichabod801/t_games 72, 73, 100
    played = game(f"PY1-{token}-AAAAADD")
    for _ in range(30):
        legal = list(played.legal_moves)
        if not legal:
            break
        for move in legal:
            before = played.position
            played.push(move)
            assert played.position != before
            played.pop()
            assert played.position == before
        played.push(legal[-1])


def test_the_last_waste_card_can_go_after_the_last_pass() -> None:
    # ichabod801/t_games 74
    deal = arranged("P3", {"A1": "6C"}, stock="7C KC")
    ids = {str(card): i for i, card in enumerate(deal.cards)}
    position = Position(1, (), ((ids["7C"], ids["KC"]),), (), 0)
    assert outcome(deal, position) is Outcome.OPEN
    played = Game(Deal(None, "P3", deal.rules, deal.tableau, deal.cards, position, True))
    played.play(["W", "A1+W"])
    assert played.outcome() is Outcome.WON


@pytest.mark.parametrize("token", TOKENS)
def test_drawing_with_an_empty_stock_is_refused(token: str) -> None:
    # ichabod801/t_games 78
    played = game(f"PY1-{token}-AAAAADD")
    while played.position.stock:
        played.play(["D"])
    with pytest.raises(IllegalMove, match=r"the stock is empty|have no stock"):
        played.play(["D"])


@pytest.mark.parametrize("token", WITH_STOCK)
def test_the_last_stock_card_and_the_redeal_raise_nothing(token: str) -> None:
    # shlomif/PySolFC 552 and 147
    played = game(f"PY1-{token}-AAAAADD")
    for _ in range(4):
        while played.position.stock:
            played.play(["D"])
            assert (played.outcome() is Outcome.STUCK) == (not list(played.legal_moves))
        if not can(played, "R"):
            break
        played.play(["R"])
        assert every_card(played.position) == list(range(len(played.deal.cards)))
    assert not played.position.stock or played.position.redeals_left is None


def test_an_empty_place_is_refused_and_nothing_else_happens() -> None:
    # SecUSo/privacy-friendly-solitaire 20
    played = game("PY1-P3-AAAAAAS")
    for text in ("W", "G1+W", "W+WU", "WO"):
        assert reason(played, text) is Reason.NO_CARD
    assert reason(played, "R") is Reason.STOCK_LEFT
    giza = playing("GZ", {"T1.3": "KC", "T1.2": "KD", "T1.1": "KH"}, actions="T1 T1 T1")
    assert reason(giza, "T1") is Reason.NO_CARD


@pytest.mark.parametrize("token", TOKENS)
def test_all_cards_are_on_the_table_at_the_start(token: str) -> None:
    # shlomif/PySolFC 590, 378
    played = game(f"PY1-{token}-AAAAADD")
    assert every_card(played.position) == list(range(len(played.deal.cards)))
    packs = played.deal.rules.packs
    assert len(set(played.deal.cards)) * packs == len(played.deal.cards)


def test_a_king_left_is_not_overlooked_when_the_game_is_called_stuck() -> None:
    # shlomif/PySolFC 565
    deal = arranged("CL", {"A1": "KC"}, stock="2C")
    assert outcome(deal, Position(1, (), ((28,), ()), (), 0)) is Outcome.OPEN


@pytest.mark.parametrize("token", WITH_STOCK)
def test_a_stock_that_still_has_cards_is_not_called_stuck(token: str) -> None:
    # shlomif/PySolFC 340
    played = game(f"PY1-{token}-AAAAADD")
    played.play(["D"] * (len(played.position.stock) // 4))
    assert played.outcome() is Outcome.OPEN


@pytest.mark.parametrize("token", WITH_REDEAL)
def test_redoing_across_a_redeal_brings_the_same_order(token: str) -> None:
    # shlomif/PySolFC 278
    played = game(f"PY1-{token}-AAAAADD")
    while played.position.stock:
        played.play(["D"])
    played.play(["R", "D", "D"])
    after = played.position
    for _ in range(6):
        played.pop()
    for _ in range(6):
        played.redo()
    assert played.position == after
    assert wastes(played) == [
        " ".join(str(played.deal.cards[card]) for card in waste) for waste in after.wastes
    ]


def test_a_move_made_twice_removes_nothing_twice() -> None:
    # shlomif/PySolFC 573, 576, 592
    played = game("PY1-N-AAAAAAS", "G6")
    with pytest.raises(IllegalMove, match="no card at G6"):
        played.play(["G6"])
    played.play(["G2+G5"])
    with pytest.raises(IllegalMove):
        played.play(["G2+G5"])
    assert played.removed_count == 3
    assert [move.kind for move in played.moves] == [MoveKind.ALONE, MoveKind.PAIR]
