"""Rule sets that differ in stock, passes and what is open, each tested from its rules' words."""

from __future__ import annotations

import pytest

from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.records.rule_set import Foundations
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.rules.refusal import Reason
from tests.rules.tables import TOKENS, can, game, playing, reason, stock, table, wastes, won_games

# Slots, stock (before a first deal) and redeals (None: without limit), by the rules' words.
COUNTS = {
    "N": (28, 24, None),
    "P3": (28, 24, 2),
    "CL": (28, 24, 0),
    "RX": (28, 24, 0),
    "PAR": (28, 24, 2),
    "OS": (28, 24, 2),
    "KT": (28, 24, None),
    "TT": (28, 24, None),
    "AP": (28, 24, 2),
    "GZ": (52, 0, 0),
    "TR": (28, 24, 2),
    "R7": (35, 17, 0),
    "L7": (28, 24, 0),
    "R6": (34, 18, 0),
    "CE": (28, 24, 0),
    "CV": (28, 24, 0),
    "SP": (28, 20, 0),
    "S6": (21, 31, 0),
    "TH": (28, 24, 0),
    "TZ": (28, 24, 0),
    "YL": (28, 24, 0),
    "DZ": (52, 0, 0),
    "CH": (28, 24, 0),
    "PH": (52, 0, 0),
    "IT": (21, 19, 0),
    "DP": (45, 59, 2),
    "TP": (56, 48, 2),
    "UD": (56, 48, 2),
    "AN": (45, 59, 1),
    "ET": (28, 24, 0),
}
# How many cards the first deal lays on the wastes.
FIRST_DEALS = {"N": 1, "AP": 3, "TR": 1, "CH": 1, "DP": 1, "TP": 1, "UD": 1, "ET": 3}


def test_all_thirty_rule_sets_are_there() -> None:
    assert set(TOKENS) == set(COUNTS)


@pytest.mark.parametrize("token", TOKENS)
def test_cards_and_passes_are_as_described(token: str) -> None:
    start = game(f"PY1-{token}-AAAAABC")
    slots, in_stock, redeals = COUNTS[token]
    first = FIRST_DEALS.get(token, 0)
    assert len(start.deal.tableau.slots) == slots
    assert len(start.position.stock) == in_stock - first
    assert sum(map(len, start.position.wastes)) == first
    assert len(start.deal.cards) == slots + in_stock
    assert start.position.redeals_left == redeals


@pytest.mark.parametrize("token", [token for token in TOKENS if COUNTS[token][1]])
def test_as_many_passes_as_described_can_be_made_and_no_more(token: str) -> None:
    played = game(f"PY1-{token}-AAAAABC")
    redeals = COUNTS[token][2]
    for _ in range(5 if redeals is None else redeals):
        while played.position.stock:
            assert reason(played, "R") is Reason.STOCK_LEFT
            played.play(["D"])
        played.play(["R"])
    while played.position.stock:
        played.play(["D"])
    assert reason(played, "R") is (None if redeals is None else Reason.NO_PASS_LEFT)


@pytest.mark.parametrize("text", won_games())
def test_recorded_games_are_won_with_their_last_move(text: str) -> None:
    code, *actions = text.split()
    played = game(code, " ".join(actions[:-1]))
    assert played.outcome() is Outcome.OPEN
    played.play(actions[-1:])
    assert played.outcome() is Outcome.WON
    assert played.move_count == len(actions)


def test_three_passes_opens_one_card_and_only_the_waste_top() -> None:
    played = playing("P3", {"G1": "7C", "G2": "6D"}, stock="6C KC 8C 5C")
    assert wastes(played) == [""]
    played.play(["D"])
    assert can(played, "G1+W")
    played.play(["D"])
    assert can(played, "W") and not can(played, "G1+W")
    played.play(["D", "D"])
    assert reason(played, "W+WU") is Reason.WASTE_CLOSED
    assert not can(played, "S")


def test_three_passes_puts_removed_cards_away_by_suit_for_ten_points_each() -> None:
    assert RULE_SETS["P3"].rules.foundations is Foundations.BY_SUIT
    (text,) = won_games("P3")
    code, *actions = text.split()
    won = game(code, " ".join(actions))
    assert won.score() == 280
    assert won.position.cards_left > 0


def test_classic_pairs_the_turned_card_with_waste_top_and_pyramid() -> None:
    played = playing("CL", {"G1": "2C"}, stock="5C 8C JC KD", actions="D D")
    assert wastes(played) == ["8C", "5C"]
    assert can(played, "W1+W2")
    played.play(["D"])
    assert wastes(played) == ["JC", "5C 8C"]
    assert can(played, "G1+W1") and not can(played, "W1+W2")
    played.play(["D"])
    assert can(played, "W1")


def test_classic_leaves_the_waste_alone_when_the_turned_card_was_matched() -> None:
    played = playing("CL", {"G1": "2C"}, stock="5C JC 8C", actions="D D G1+W1")
    assert wastes(played) == ["", "5C"]
    played.play(["D"])
    assert wastes(played) == ["8C", "5C"]
    assert can(played, "W1+W2")


@pytest.mark.parametrize(("token", "won_early"), [("CL", False), ("RX", True)])
def test_classic_asks_for_all_52_and_relaxed_only_for_the_pyramid(
    token: str, won_early: bool
) -> None:
    (text,) = won_games("RX")
    played = game(f"PY1-{token}-{text.split()[0].split('-')[2]}", " ".join(text.split()[1:]))
    assert not played.position.tableau
    assert played.position.cards_left > 0
    assert (played.outcome() is Outcome.WON) == won_early
    (all_gone,) = won_games("CL")
    won = game(all_gone.split()[0], " ".join(all_gone.split()[1:]))
    assert won.position.cards_left == 0
    assert sum(move.is_removal for move in won.moves) == 28


def test_open_stock_shows_its_top_as_a_full_partner() -> None:
    played = playing("OS", {"G1": "9C"}, stock="4C KC 5C 8C")
    assert wastes(played) == [""]
    assert can(played, "G1+S")
    played.play(["D"])
    assert can(played, "S") and can(played, "G1+W")
    played.play(["S", "D"])
    assert wastes(played) == ["4C 5C"]
    assert can(played, "W+S")
    assert reason(played, "W+WU") is Reason.WASTE_CLOSED


@pytest.mark.parametrize("token", ["KT", "TT"])
def test_tuts_games_deal_three_and_open_only_the_last(token: str) -> None:
    played = playing(token, {"G1": "4C", "G2": "5C"}, stock="9C 8C 2C 3C")
    played.play(["D"])
    assert wastes(played) == ["9C 8C 2C"]
    assert not can(played, "G1+W") and not can(played, "G2+W")
    played.play(["D"])
    assert wastes(played)[0].startswith("9C 8C 2C 3C")
    assert len(stock(played).split()) == 18


@pytest.mark.parametrize("token", ["KT", "TT"])
def test_tuts_games_deal_what_is_left_and_turn_over_without_shuffling(token: str) -> None:
    played = playing(token, {"G1": "4C", "G7": "KD"}, stock="2C 3C 9C", actions="D G1+W")
    # 23 cards are left: two on the waste and seven draws, that is 21, in the stock.
    rest = f"2C 3C {stock(played)}"
    played.play("D" * 7)
    played.play(["R"])
    assert stock(played) == rest
    played.play("D" * 7)
    assert len(stock(played).split()) == 2
    played.play(["D"])
    assert wastes(played) == [rest]
    assert can(played, "R")


def test_king_tut_has_no_coverer_pairs_and_no_fixed_apex() -> None:
    played = playing("KT", {"A1": "2C", "F1": "QC", "G1": "AC", "G2": "KC"}, actions="G2")
    assert reason(played, "F1+G1") is Reason.COVERED


@pytest.mark.parametrize("number", ["AAAAAAA", "AAAAAAS", "QWERTYU", "ZZZZZZZ"])
def test_tuts_tomb_has_the_king_of_spades_at_the_apex(number: str) -> None:
    start = game(f"PY1-TT-{number}")
    assert table(start)["tableau"][0] == ["KS"]
    assert sum(str(card) == "KS" for card in start.deal.cards) == 1


def test_in_tuts_tomb_no_king_leaves_the_waste_by_itself() -> None:
    played = playing("TT", {"A1": "KS"}, stock="2C 3C KC 4C 5C KD", actions="D")
    assert wastes(played) == ["2C 3C KC"]
    played.play(["D"])
    assert wastes(played) == ["2C 3C KC 4C 5C KD"]
    assert can(played, "W")
    played.play(["D", "D", "D", "D", "D", "D", "R", "D"])
    assert wastes(played) == ["2C 3C KC"]
    played.play(["W"])
    assert wastes(played) == ["2C 3C"]


def test_tuts_tomb_takes_a_card_with_its_only_coverer() -> None:
    places = {"F1": "QC", "G1": "AC", "G2": "KC"}
    assert reason(playing("TT", places), "F1+G1") is Reason.COVERED
    assert can(playing("TT", places, actions="G2"), "F1+G1")


def test_par_pyramid_plays_three_passes_with_the_turned_card() -> None:
    played = playing("PAR", stock="5C 8C", actions="D D")
    assert can(played, "W1+W2")
    assert played.position.redeals_left == 2


@pytest.mark.parametrize(("token", "passes"), [("AP", 3), ("AN", 2)])
def test_apophis_and_anubis_deal_to_three_wastes_and_pair_each_with_each(
    token: str, passes: int
) -> None:
    played = playing(token, stock="6C 7C 6D 7D 6H 7H")
    while len(wastes(played)[0].split()) < 2:
        played.play(["D"])
    assert wastes(played) == ["6C 7D", "7C 6H", "6D 7H"]
    assert can(played, "W1+W2") and can(played, "W2+W3")
    assert reason(played, "W1+W3") is Reason.WRONG_SUM
    played.play(["W2+W3"])
    assert wastes(played) == ["6C 7D", "7C", "6D"]
    assert can(played, "W1+W3")
    assert not can(played, "S")
    assert played.position.redeals_left == passes - 1


def test_apophis_gathers_the_last_waste_first_from_its_oldest_card_up() -> None:
    played = game("PY1-AP-AAAAAAS")
    assert [len(waste.split()) for waste in wastes(played)] == [1, 1, 1]
    played.play("D" * 7)
    one, two, three = (waste.split() for waste in wastes(played))
    played.play(["R"])
    assert stock(played).split() == three + two + one
    assert wastes(played) == ["", "", ""]
    played.play(["D"])
    assert wastes(played) == three[:3]


def test_apophis_deals_the_last_cards_to_the_first_wastes() -> None:
    played = playing("AP", {"G1": "2C"}, stock="JC", actions="G1+W1")
    played.play("D" * 7)
    played.play(["R"])
    played.play("D" * 7)
    assert len(played.position.stock) == 2
    last = stock(played).split()
    played.play(["D"])
    assert [waste.split()[-1] for waste in wastes(played)[:2]] == last
    assert [len(waste.split()) for waste in wastes(played)] == [8, 8, 7]
