"""Cards, places, moves and games as text."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramide_qt.rules.deals.cards import Card, parse_card, parse_rank
from pyramide_qt.rules.deals.deal_code import rules_of
from pyramide_qt.rules.errors import CodeError, IllegalMove, NotationError, RulesError
from pyramide_qt.rules.game import Game, game_from_text
from pyramide_qt.rules.moves import DRAW, REDEAL
from pyramide_qt.rules.notation import (
    MAX_ACTIONS,
    is_game_text,
    move_text,
    parse_game_text,
    parse_move,
    split_actions,
)
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import DealMode, RuleSet, Stock
from tests.rules.tables import TOKENS, all_moves, arranged, game, moves, place_names, playing

CHOOSER = encode_record(RuleSet(stock=Stock(DealMode.CHOOSE, 3)))


@pytest.mark.parametrize("suit", "CDHS")
@pytest.mark.parametrize("rank", range(1, 14))
def test_cards_are_written_as_rank_and_suit(rank: int, suit: str) -> None:
    card = Card(rank, suit)
    assert str(card) == "A23456789TJQK"[rank - 1] + suit
    assert parse_card(str(card)) == parse_card(str(card).lower()) == card


@pytest.mark.parametrize("text", ["TD", "10D", "10d", "td", " TD "])
def test_tens_are_read_in_both_ways(text: str) -> None:
    assert parse_card(text) == Card(10, "D")


@pytest.mark.parametrize(
    "text", ["", "T", "D", "1D", "11D", "0D", "TX", "DT", "T D", "100D", "T♦", "ſD", "Kſ", "10"]
)
def test_what_is_not_a_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        parse_card(text)


@pytest.mark.parametrize("text", ["", "1", "11", "B", "AA"])
def test_what_is_not_a_rank_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a rank"):
        parse_rank(text)


@pytest.mark.parametrize(
    ("token", "names"),
    [
        ("N", "A1 G7 W WU WO S"),
        ("CL", "A1 G7 W1 W2 S"),
        ("AP", "W1 W2 W3"),
        ("GZ", "G1 T1 T8"),
        ("PH", "B2 2A1 2G7 3F6"),
        ("UD", "A1 G7 2A7 2G1"),
        ("CE", "Z1 W1"),
        ("DP", "I9"),
    ],
)
def test_places_have_the_described_names(token: str, names: str) -> None:
    assert set(names.split()) <= set(place_names(arranged(token)))
    for name in names.split():
        if name != "WU":
            assert move_text(rules_of(token), parse_move(rules_of(token), name)) == name


@pytest.mark.parametrize(
    ("token", "name"),
    [("N", "H1"), ("N", "A2"), ("N", "G8"), ("N", "G0"), ("N", "W1"), ("N", "Z1"), ("N", "T1"),
     ("CL", "W"), ("CL", "WU"), ("CL", "WO"), ("CL", "W3"), ("GZ", "S"), ("GZ", "W"), ("GZ", "T9"),
     ("PH", "4A1"), ("PH", "1A1"), ("S6", "G1"), ("N", ""), ("N", "G"), ("N", "ſ")],
)  # fmt: skip
def test_places_that_a_table_lacks_are_refused(token: str, name: str) -> None:
    with pytest.raises(NotationError, match="no place"):
        parse_move(rules_of(token), name)


@pytest.mark.parametrize("token", [*TOKENS, CHOOSER])
def test_every_move_that_can_be_written_reads_back(token: str) -> None:
    rules = rules_of(token)
    for text in all_moves(arranged(token)):
        move = parse_move(rules, text)
        written = move_text(rules, move)
        assert parse_move(rules, written) == parse_move(rules, text.lower()) == move
        if "+" in text:
            one, other = text.split("+")
            assert parse_move(rules, f"{other}+{one}") == move


def test_pairs_are_written_by_zone_then_letter_then_number() -> None:
    written = {
        ("N", "G5+G2"): "G2+G5",
        ("N", "G1+F6"): "F6+G1",
        ("N", "W+G1"): "G1+W",
        ("GZ", "T8+T4"): "T4+T8",
        ("GZ", "T1+G7"): "G7+T1",
        ("CL", "W2+W1"): "W1+W2",
        ("OS", "S+W"): "W+S",
        ("TZ", "WO+W"): "W+WO",
        ("TH", "WU+W"): "W+WU",
        ("CE", "Z1+W2"): "W2+Z1",
        ("PH", "2A1+B2"): "B2+2A1",
        ("DP", "S+I9"): "I9+S",
    }
    for (token, text), expected in written.items():
        rules = rules_of(token)
        assert move_text(rules, parse_move(rules, text)) == expected


def test_draws_redeals_and_cells_are_written_as_described() -> None:
    rules = rules_of("CE")
    assert (move_text(rules, DRAW), move_text(rules, REDEAL)) == ("D", "R")
    assert move_text(rules, parse_move(rules, "g3>z1")) == "G3>Z1"


def test_where_the_player_picks_the_waste_the_draw_names_it() -> None:
    played = playing(CHOOSER)
    assert {text for text in moves(played) if text.startswith("S>")} == {"S>W1", "S>W2", "S>W3"}
    assert "D" not in moves(played)
    played.play(["S>W2", "S>W2", "s>w1"])
    assert [len(waste) for waste in played.position.wastes] == [1, 2, 0]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("G1+G2+G3", "two places"),
        ("WU", "W\\+WU"),
        ("G1+WU", "W\\+WU"),
        ("G1>G2", "to a cell"),
        ("S>G1", "to a cell"),
        ("W>S", "to a cell"),
        ("G1>", "no place"),
        (">", "no place"),
        ("+", "no place"),
        ("G1+", "no place"),
        ("DD", "no place"),
        ("G1-G2", "no place"),
    ],
)
def test_what_is_not_a_move_is_refused(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        parse_move(rules_of("N"), text)


def test_a_game_text_may_have_lines_and_comments() -> None:
    text = "PY1-N-AAAAAAS G6  # the king\n\tG2+G5 D # and on\n\n# nothing\nU Y"
    played = game_from_text(text)
    assert played.actions == ("G6", "G2+G5", "D", "U", "Y")
    assert played.move_count == 3
    assert played.to_text() == "PY1-N-AAAAAAS G6 G2+G5 D U Y"


def test_taking_back_and_redoing_are_read_and_count_for_nothing() -> None:
    played = game("PY1-N-AAAAAAS", "G6 G2+G5 u u y D u")
    assert played.move_count == 3
    assert [len(played.moves), len(played.undone)] == [1, 1]
    assert played.actions == ("G6", "G2+G5", "U", "U", "Y", "D", "U")


def test_a_new_move_empties_what_could_be_redone() -> None:
    played = game("PY1-N-AAAAAAS", "G6 G2+G5 U D")
    assert not played.can_redo
    with pytest.raises(IllegalMove, match="no move to make again"):
        played.redo()


@pytest.mark.parametrize(
    ("moves_text", "message"),
    [
        ("G6 G2+G5 G1+G2", "move 3 (G1+G2): there is no card at G2"),
        ("G6 F1", "move 2 (F1): F1 is covered by G1 and G2"),
        ("D D R", "move 3 (R): the stock still has cards"),
        ("G1+G7", "move 1 (G1+G7): the values of G1 and G7 do not add up to 13"),
        ("G1", "move 1 (G1): G1 does not go alone"),
        ("U", "move 1 (U): there is no move to take back"),
        ("D Y", "move 2 (Y): there is no move to make again"),
        ("D XX", 'move 2 (XX): there is no place "XX" under these rules'),
        ("G1>Z1", 'move 1 (G1>Z1): there is no place "Z1" under these rules'),
        ("G1+G1", "move 1 (G1+G1): a card does not pair with itself"),
        ("S", "move 1 (S): the next card of the stock is not open under these rules"),
    ],
)
def test_a_bad_move_is_named_with_its_number_and_reason(moves_text: str, message: str) -> None:
    with pytest.raises(RulesError) as caught:
        game("PY1-N-AAAAAAS", moves_text)
    assert str(caught.value) == message


def test_a_refused_move_changes_nothing() -> None:
    played = game("PY1-N-AAAAAAS", "G6")
    before = (played.position, played.actions, played.move_count, played.score())
    with pytest.raises(IllegalMove):
        played.play(["G1+G7"])
    assert (played.position, played.actions, played.move_count, played.score()) == before


@pytest.mark.parametrize("text", ["", "  \n", "# only a comment"])
def test_an_empty_text_is_no_game(text: str) -> None:
    with pytest.raises(NotationError, match="no game"):
        parse_game_text(text)


def test_blanks_inside_a_code_are_not_read_in_a_game_text() -> None:
    with pytest.raises(CodeError):
        parse_game_text("PY1-N- AAAAAAS G6")


def test_a_huge_text_is_refused() -> None:
    with pytest.raises(NotationError, match="too many"):
        split_actions("D " * 200_000)


def test_cards_typed_in_have_no_game_text() -> None:
    with pytest.raises(NotationError, match="no deal code"):
        Game(arranged("N")).to_text()


@given(st.text(max_size=80))
def test_any_text_as_a_game_is_read_or_refused_cleanly(text: str) -> None:
    for whole in (text, f"PY1-N-AAAAAAS {text}", f"PY1-CE-AAAAAAS {text}"):
        try:
            assert game_from_text(whole).to_text()
        except RulesError as error:
            message = str(error)
        else:
            continue
        assert message and len(message) < 300


def test_two_thousand_spoilt_games_are_read_or_refused_cleanly() -> None:
    source = random.Random(3)
    good = "PY1-CE-AAAAAAS G6 G2+G5 G1>Z1 D W1>Z1 U Y D D"
    answers = []
    for _ in range(2000):
        signs = list(good)
        for _ in range(source.randint(1, 4)):
            signs[source.randrange(len(signs))] = source.choice("AGWZSTUYDR123+> #\n-x\u00e9")
        try:
            game_from_text("".join(signs))
        except RulesError as error:
            answers.append(str(error))
    assert 1000 < len(answers) <= 2000
    assert max(map(len, answers)) < 300


def test_so_many_actions_are_read_and_no_more() -> None:
    most = "PY1-N-AAAAAAS" + " D U" * (MAX_ACTIONS // 2)
    assert game_from_text(most).to_text() == most
    with pytest.raises(NotationError, match=r"4002 words, .* at most 4000 actions\.$"):
        game_from_text(f"{most} D")


@pytest.mark.parametrize(
    ("text", "is_game"),
    [
        ("PY1-N-AAAAAAS G6 G2+G5", True),
        ("PY1-N-AAAAAAS\u200b G6", True),
        ("PY1-N-AAAAAAS D", True),
        ("PY1-N-AAAAAAS G9 and more", True),
        ("PY1-N-AAAAAAS", False),
        ("PY1-N-AAAAAAS is hard", False),
        ("Try PY1-N-AAAAAAS D", False),
    ],
)
def test_a_game_is_told_from_a_code_in_a_sentence(text: str, is_game: bool) -> None:
    assert is_game_text(text) is is_game
