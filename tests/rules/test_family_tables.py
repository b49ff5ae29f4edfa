"""Rule sets that differ in what lies on the table, each tested from its rules' words."""

from __future__ import annotations

import pytest

from pyramide_qt.rules.outcome import Outcome, outcome
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.refusal import Reason
from tests.rules.tables import (
    arranged,
    can,
    game,
    moves,
    playing,
    reason,
    slot_mask,
    stock,
    table,
    wastes,
    won_games,
)


def row_lengths(token: str) -> list[int]:
    return [len(row) for row in table(game(f"PY1-{token}-AAAAAAS"))["tableau"]]


def column_lengths(token: str) -> list[int]:
    columns = table(game(f"PY1-{token}-AAAAAAS"))["columns"]
    return [len(column) for column in columns]


@pytest.mark.parametrize(
    ("token", "rows", "columns"),
    [
        ("N", [1, 2, 3, 4, 5, 6, 7], []),
        ("GZ", [1, 2, 3, 4, 5, 6, 7], [3] * 8),
        ("TR", [7, 6, 5, 4, 3, 2, 1], []),
        ("YL", [7, 6, 5, 4, 3, 2, 1], []),
        ("ET", [7, 6, 5, 4, 3, 2, 1], []),
        ("R7", [1, 2, 3, 4, 5, 6, 7], [1] * 7),
        ("L7", [1, 2, 3, 4, 5, 6], [1] * 7),
        ("R6", [1, 2, 3, 4, 5, 6, 7], [1] * 6),
        ("S6", [1, 2, 3, 4, 5, 6], []),
        ("IT", [1, 2, 3, 4, 5, 6], []),
        ("DZ", [1, 2, 3, 4, 5, 6, 7], [4] * 6),
        ("PH", [1, 2, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6], []),
        ("DP", [1, 2, 3, 4, 5, 6, 7, 8, 9], []),
        ("AN", [1, 2, 3, 4, 5, 6, 7, 8, 9], []),
        ("TP", [1, 2, 3, 4, 5, 6, 7] * 2, []),
        ("UD", [1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1], []),
    ],
)
def test_the_shape_of_the_table(token: str, rows: list[int], columns: list[int]) -> None:
    assert row_lengths(token) == rows
    assert column_lengths(token) == columns


def test_giza_columns_are_dealt_round_by_round() -> None:
    start = game("PY1-GZ-AAAAAAS")
    dealt = [str(card) for card in start.deal.cards[28:]]
    assert table(start)["columns"] == [dealt[i::8] for i in range(8)]


def test_giza_opens_the_last_card_of_each_column_to_pyramid_and_columns() -> None:
    places = {"G1": "4C", "T1.3": "9C", "T2.3": "4D", "T3.3": "KC", "T1.2": "9D", "T1.1": "9H"}
    played = playing("GZ", places)
    assert can(played, "T1+T2") and can(played, "G1+T1") and can(played, "T3")
    played.play(["G1+T1"])
    assert table(played)["columns"][0] == ["9H", "9D"]
    assert can(played, "T1+T2")
    played.play(["T1+T2"])
    assert table(played)["columns"][0] == ["9H"]


def test_giza_has_no_stock_to_draw_from_or_turn_over() -> None:
    start = game("PY1-GZ-AAAAAAS")
    assert reason(start, "D") is Reason.NO_STOCK
    assert reason(start, "R") is Reason.NO_STOCK
    assert table(start)["wastes"] == [] and table(start)["redeals_left"] == 0


def test_a_column_card_never_goes_with_the_one_that_it_covers() -> None:
    # Even where a pyramid card may go with its coverer, a column is not a pyramid.
    played = playing("GZ", {"T1.3": "9C", "T1.2": "4D"})
    assert reason(played, "T1+T1") is Reason.SAME_CARD


@pytest.mark.parametrize("token", ["GZ", "DZ", "R7", "L7", "R6"])
def test_columns_must_be_cleared_too(token: str) -> None:
    deal = arranged(token)
    wastes_left: tuple[tuple[int, ...], ...] = ((),) * deal.rules.waste_count
    first_column = 1 << deal.tableau.columns[0][0]
    left = Position(first_column, (), wastes_left, (), 0)
    assert outcome(deal, left) is not Outcome.WON
    assert outcome(deal, Position(0, (), wastes_left, (), 0)) is Outcome.WON


@pytest.mark.parametrize("token", ["TR", "YL", "ET"])
def test_an_inverted_pyramid_opens_at_its_tip_alone(token: str) -> None:
    names = [
        f"{row}{place}"
        for row, n in zip("ABCDEFG", range(7, 0, -1), strict=True)
        for place in range(1, n + 1)
    ]
    played = playing(token)
    slots = played.deal.tableau
    exposed = [name for name in names if slots.is_exposed(slots.full_mask, slots.by_name[name])]
    assert exposed == ["G1"]


def test_in_an_inverted_pyramid_edge_cards_have_one_coverer_and_inner_ones_two() -> None:
    slots = playing("TR").deal.tableau
    covering = {
        name: [slots.slots[i].name for i in slots.slots[slots.by_name[name]].coverers]
        for name in ("A1", "A2", "A7", "E2", "F1", "F2", "G1")
    }
    assert covering == {
        "A1": ["B1"],
        "A2": ["B1", "B2"],
        "A7": ["B6"],
        "E2": ["F1", "F2"],
        "F1": ["G1"],
        "F2": ["G1"],
        "G1": [],
    }


def test_triangle_opens_the_stock_top_and_begins_with_one_card_on_the_waste() -> None:
    played = playing("TR", {"G1": "KC"}, stock="5C 8C 2C")
    assert wastes(played) == ["5C"]
    assert moves(played) >= {"G1", "W+S", "D"}
    played.play(["G1"])
    assert {name for name in ("F1", "F2", "E1") if reason(played, name) is not Reason.COVERED} == {
        "F1",
        "F2",
    }


def test_a_reserve_of_seven_lies_open_below_a_full_pyramid_and_covers_nothing() -> None:
    places = {"T1": "4C", "T7": "9C", "G1": "9D", "G2": "KC", "T2": "KD"}
    played = playing("R7", places, stock="9H")
    assert can(played, "T1+T7") and can(played, "G1+T1") and can(played, "G2") and can(played, "T2")
    played.play(["D"])
    assert can(played, "T1+W1")
    assert len(stock(played).split()) == 16


def test_a_loose_last_row_leaves_six_rows_with_their_last_row_open() -> None:
    played = playing("L7", {"F1": "9D", "F6": "KC", "T4": "4C"})
    assert can(played, "F1+T4") and can(played, "F6")
    assert len(stock(played).split()) == 24


def test_a_reserve_of_six_lies_below_a_full_pyramid() -> None:
    played = playing("R6", {"G7": "9D", "F6": "KC", "T6": "4C", "T1": "9H"})
    assert can(played, "G7+T6") and can(played, "T1+T6")
    assert reason(played, "F6") is Reason.COVERED
    assert len(stock(played).split()) == 18


def test_six_rows_keep_31_cards_in_the_stock_for_one_pass() -> None:
    played = playing("S6", {"F1": "5C", "F6": "8C"})
    assert can(played, "F1+F6")
    played.play("D" * 31)
    assert reason(played, "R") is Reason.NO_PASS_LEFT


def test_pharaohs_pairs_across_its_three_pyramids_and_has_no_stock() -> None:
    places = {"B1": "6C", "2G3": "7C", "3F6": "7D", "3F1": "KC", "2F1": "KD"}
    played = playing("PH", places)
    assert can(played, "B1+2G3") and can(played, "B1+3F6") and can(played, "3F1")
    assert reason(played, "2F1") is Reason.COVERED
    assert reason(played, "A1") is Reason.COVERED
    assert reason(played, "D") is Reason.NO_STOCK


@pytest.mark.parametrize("token", ["TP", "UD"])
def test_two_blocks_lie_side_by_side_without_covering_each_other(token: str) -> None:
    slots = playing(token).deal.tableau.slots
    blocks = [slot.block for slot in slots]
    assert blocks == [0] * 28 + [1] * 28
    assert all(slots[i].block == slot.block for slot in slots for i in slot.coverers)


@pytest.mark.parametrize("token", ["DP", "TP", "UD", "AN"])
def test_two_packs_hold_every_card_twice(token: str) -> None:
    start = game(f"PY1-{token}-AAAAAAS")
    assert len(start.deal.cards) == 104
    assert all(start.deal.cards.count(card) == 2 for card in start.deal.cards)


def test_two_equal_cards_of_two_packs_stay_apart() -> None:
    played = playing("DP", {"I1": "6C", "I2": "7C", "I3": "6C", "I4": "7C"}, actions="I1+I4")
    assert table(played)["tableau"][8][:4] == [None, "7C", "6C", None]
    assert can(played, "I2+I3")


def test_double_pyramid_has_nine_rows_and_an_open_stock() -> None:
    played = playing("DP", {"I9": "6C", "I1": "KC"}, stock="7C 6D")
    assert wastes(played) == ["7C"]
    assert can(played, "I9+W") and can(played, "W+S") and can(played, "I1")
    assert played.position.redeals_left == 2


def test_thirteen_lies_face_down_but_for_its_last_row() -> None:
    start = game("PY1-TH-AAAAAAS")
    down = table(start)["face_down"]
    assert len(down) == 21
    assert {name[0] for name in down} == set("ABCDEF")


def test_thirteen_turns_a_card_up_with_the_move_that_frees_it() -> None:
    played = playing("TH", {"G1": "6C", "G2": "7C", "G3": "KC", "F1": "KD"})
    assert reason(played, "F1") is Reason.COVERED
    played.play(["G3"])
    assert "F1" in table(played)["face_down"]
    played.play(["G1+G2"])
    down = table(played)["face_down"]
    assert not {"F1", "F2"} & set(down)
    assert played.move_count == 2
    assert can(played, "F1")
    played.play(["U"])
    assert {"F1", "F2"} <= set(table(played)["face_down"])


def test_a_cell_takes_any_open_card_and_no_covered_one() -> None:
    played = playing("CE", {"G1": "4C", "F1": "5C"}, stock="6C 8C", actions="D D")
    assert wastes(played) == ["8C", "6C"]
    assert moves(played) >= {"G1>Z1", "W1>Z1", "W2>Z1"}
    assert reason(played, "F1>Z1") is Reason.COVERED
    played.play(["G1>Z1"])
    assert table(played)["cells"] == ["4C"]
    assert reason(played, "G2>Z1") is Reason.CELL_TAKEN
    assert played.move_count == 3


def test_a_card_in_the_cell_pairs_with_every_open_card() -> None:
    places = {"G1": "4C", "G2": "9C", "G3": "KC"}
    played = playing("CE", places, stock="9D 9H", actions="G1>Z1 D D")
    assert can(played, "G2+Z1") and can(played, "W1+Z1") and can(played, "W2+Z1")
    played.play(["W2+Z1"])
    assert table(played)["cells"] == [None]
    played.play(["G3>Z1"])
    assert can(played, "Z1")


def test_the_cell_must_be_empty_to_win() -> None:
    deal = arranged("CE")
    in_cell = Position(0, (40,), ((), ()), (0,), 0)
    assert outcome(deal, in_cell) is not Outcome.WON
    assert outcome(deal, Position(0, (40,), ((), ()), (None,), 0)) is Outcome.WON


def test_a_coverer_pair_needs_that_nothing_else_covers_either_card() -> None:
    # The example of the rules: an ace lies on a queen; they go unless a jack lies there too.
    places = {"F1": "QC", "G1": "AC", "G2": "JC", "G3": "2C"}
    assert reason(playing("CV", places), "F1+G1") is Reason.COVERED
    freed = playing("CV", places, actions="G2+G3")
    assert can(freed, "F1+G1")
    freed.play(["F1+G1"])
    assert table(freed)["tableau"][5][0] is None
    assert freed.move_count == 2


def test_a_coverer_that_is_covered_itself_does_not_go() -> None:
    # E1 is covered by F1 and F2, these by the last row: nothing of the kind is open.
    deal = arranged("CV", {"E1": "QC", "F1": "AC"})
    position = Position(slot_mask(deal, "E1 F1 G1"), (), ((), ()), (), 0)
    assert can(playing("CV", {"F1": "QC", "G1": "AC", "G2": "KC"}, actions="G2"), "G1+F1")
    assert outcome(deal, position) is Outcome.STUCK


def test_every_recorded_clearing_of_a_table_leaves_no_card_behind() -> None:
    for text in won_games():
        code, *actions = text.split()
        played = game(code, " ".join(actions))
        if played.deal.rules.goal == "all":
            assert played.removed_count == len(played.deal.cards)
        else:
            assert not played.position.tableau
