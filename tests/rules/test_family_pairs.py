"""Rule sets that differ in which ranks go together, each tested from its rules' words."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from pyramide_qt.rules.deals.pack import pack_of
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.rules.refusal import Reason
from tests.rules.tables import can, playing, reason, wastes, won_games

THIRTEEN = "A+Q 2+J 3+T 4+9 5+8 6+7"
PAIRS = {
    "N": THIRTEEN,
    "GZ": THIRTEEN,
    # 48 cards: jack 10, queen 11, king 12.
    "SP": "A+Q 2+J 3+9 4+8 5+7 6+6",
    # 40 cards: jack 8, queen 9, king 10.
    "IT": "A+Q 2+J 3+7 4+6 5+5",
    "DZ": "A+J 2+T 3+9 4+8 5+7 6+6 Q+K",
    "ET": "A+T 2+9 3+8 4+7 5+6 J+J Q+Q K+K",
    "CH": "A+A A+2 2+2 2+3 3+3 3+4 4+4 4+5 5+5 5+6 6+6 6+7 7+7 7+8 8+8 8+9 9+9 9+T T+T T+J J+J J+Q "
    "Q+Q Q+K K+K",
}
# Two slots that are open at the start, and a third for a card alone.
OPEN = {"N": "G1 G7", "GZ": "G1 T8.3", "SP": "G1 G7", "IT": "F1 F6", "DZ": "G1 T6.4", "CH": "G1 G7"}


@pytest.mark.parametrize("token", PAIRS)
def test_exactly_the_described_ranks_go_together(token: str) -> None:
    rules = RULE_SETS[token].rules
    letters = {rank: "A23456789TJQK"[rank - 1] for rank in rules.ranks}
    together = {
        f"{letters[a]}+{letters[b]}"
        for a, b in combinations_with_replacement(rules.ranks, 2)
        if b in rules.partners[a]
    }
    assert together == set(PAIRS[token].split())


@pytest.mark.parametrize("token", OPEN)
def test_the_described_pairs_are_legal_moves_and_others_are_not(token: str) -> None:
    one, other = OPEN[token].split()
    written = f"{one}+{other.split('.')[0]}"
    ranks = sorted({str(card)[0] for card in pack_of(RULE_SETS[token].rules)})
    described = {frozenset(pair.split("+")) for pair in PAIRS[token].split()}
    for first, second in combinations_with_replacement(ranks, 2):
        played = playing(token, {one: f"{first}C", other: f"{second}D"})
        assert can(played, written) == (frozenset((first, second)) in described), (first, second)


@pytest.mark.parametrize(
    ("token", "alone"),
    [("N", "K"), ("GZ", "K"), ("SP", "K"), ("IT", "K"), ("DZ", ""), ("CH", "")],
)
def test_kings_go_alone_where_the_rules_say_so_and_nothing_else_does(
    token: str, alone: str
) -> None:
    place = OPEN[token].split()[0]
    for rank in sorted({str(card)[0] for card in pack_of(RULE_SETS[token].rules)}):
        assert can(playing(token, {place: f"{rank}C"}), place) == (rank == alone)


@pytest.mark.parametrize(
    ("token", "missing", "count"), [("SP", "T", 48), ("IT", "89T", 40), ("N", "", 52)]
)
def test_short_packs_leave_out_the_described_ranks(token: str, missing: str, count: int) -> None:
    pack = [str(card) for card in pack_of(RULE_SETS[token].rules)]
    assert len(pack) == len(set(pack)) == count
    assert {card[0] for card in pack} == set("A23456789TJQK") - set(missing)


def test_a_full_clear_of_the_spanish_deck_takes_26_removals() -> None:
    (text,) = won_games("SP")
    removals = [move for move in text.split()[1:] if move != "D"]
    assert len(removals) == 26


def test_eleven_triangle_pairs_tip_and_wastes_and_no_card_goes_alone() -> None:
    played = playing("ET", {"G1": "JC"}, stock="JD KC TC AC QC QD")
    assert wastes(played) == ["JD", "KC", "TC"]
    assert can(played, "G1+W1")
    assert reason(played, "W2") is Reason.NOT_ALONE
    assert reason(played, "W2+W3") is Reason.NO_PAIR
    played.play(["D"])
    assert wastes(played) == ["JD AC", "KC QC", "TC QD"]
    assert can(played, "W2+W3")
    assert not can(played, "S")


def test_cheops_takes_neighbours_from_stock_and_waste_and_no_king_alone() -> None:
    places = {"G1": "7C", "G2": "7D", "G3": "8C", "G4": "6C", "G6": "KC", "G7": "AC"}
    played = playing("CH", places, stock="KD QD")
    for pair in ("G1+G2", "G1+G3", "G1+G4", "G6+W", "G6+S", "W+S"):
        assert can(played, pair), pair
    for pair in ("G3+G4", "G6+G7", "G7+W", "G7+S"):
        assert reason(played, pair) is Reason.NO_PAIR, pair
    assert reason(played, "G6") is Reason.NOT_ALONE
    assert reason(played, "W") is Reason.NOT_ALONE


@pytest.mark.parametrize("token", ["TH", "TZ", "YL"])
def test_the_waste_top_goes_with_the_card_under_it(token: str) -> None:
    tip = "G1"
    played = playing(token, {tip: "4C"}, stock="9C 8C 5C KC 2C", actions="D D D")
    assert can(played, "W+WU")
    assert reason(played, "G1+W") is Reason.WRONG_SUM
    played.play(["W+WU"])
    assert wastes(played) == ["9C"]
    assert can(played, f"{tip}+W")


def test_in_thirteen_the_card_under_the_top_goes_with_nothing_else() -> None:
    played = playing("TH", {"G1": "4C"}, stock="9C KC", actions="D D")
    assert "G1+WU" not in {str(move) for move in played.legal_moves}
    assert not can(played, "W+WU")
    assert reason(played, "G1+WO") is Reason.WASTE_CLOSED


@pytest.mark.parametrize("token", ["TZ", "YL"])
def test_the_oldest_waste_card_stays_open_and_the_next_oldest_follows_it(token: str) -> None:
    played = playing(token, {"G1": "4C"}, stock="9C 9D 2C 3C", actions="D D D D")
    assert can(played, "G1+WO")
    played.play(["G1+WO"])
    assert wastes(played) == ["9D 2C 3C"]
    played = playing(token, {"G1": "4C"}, stock="KC 9C 2C TC JC 3C", actions="D D D D D D")
    assert can(played, "WO")
    played.play(["WO"])
    assert can(played, "G1+WO")
    assert not can(played, "W+WU")
    assert wastes(played) == ["9C 2C TC JC 3C"]


@pytest.mark.parametrize("token", ["TZ", "YL"])
def test_the_oldest_waste_card_goes_with_the_top(token: str) -> None:
    played = playing(token, stock="5C 2C 8C", actions="D D D")
    assert can(played, "W+WO")
    assert reason(played, "W+WU") is Reason.WRONG_SUM
    # Of two cards the lower is both under the top and the oldest: it is written WO.
    two = playing(token, stock="5C 8C", actions="D D")
    assert can(two, "W+WO") and not can(two, "W+WU")
    assert len([move for move in two.legal_moves if len(move.places) == 2]) >= 1


def test_the_waste_top_alone_is_not_the_oldest_too() -> None:
    played = playing("TZ", stock="KC", actions="D")
    assert can(played, "W") and not can(played, "WO")
