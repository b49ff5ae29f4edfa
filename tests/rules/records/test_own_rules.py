"""Fields of the record that no named rule set uses, each tested from its description."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyramide_qt.rules.game import Game
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    BlockRule,
    Cells,
    DealMode,
    Goal,
    Pairing,
    RuleSet,
    Source,
    Stock,
    Unmatched,
    WasteOpen,
)
from pyramide_qt.rules.refusal import Reason
from tests.rules.tables import arranged, can, game, moves, playing, reason, stock, table, wastes

P7 = Block(BlockKind.PYRAMID, rows=7)
COVERERS = Pairing(with_coverer=True)


def own(
    rules: RuleSet, places: dict[str, str] | None = None, cards: str = "", play: str = ""
) -> Game:
    return playing(encode_record(rules), places, cards, play)


def test_a_face_down_card_never_goes_with_its_coverer() -> None:
    places = {"F1": "QC", "G1": "AC", "G2": "KC"}
    for face_down in (False, True):
        block = replace(P7, face_down=face_down)
        played = own(RuleSet(blocks=(block,), pairs=COVERERS), places, play="G2")
        assert can(played, "F1+G1") is not face_down
        assert reason(played, "F1+G1") is (Reason.COVERED if face_down else None)


def test_the_two_last_cards_of_a_column_are_no_card_and_coverer() -> None:
    columns = Block(BlockKind.COLUMNS, count=2, depth=2)
    rules = RuleSet(blocks=(Block(BlockKind.PYRAMID, rows=1), columns), pairs=COVERERS)
    played = own(rules, {"A1": "2C", "T1.1": "QC", "T1.2": "AC", "T2.1": "QD", "T2.2": "3C"})
    assert moves(played) == {"D"}


def test_columns_may_lie_face_down_but_for_their_last_cards() -> None:
    columns = Block(BlockKind.COLUMNS, count=2, depth=3, face_down=True)
    played = own(RuleSet(blocks=(P7, columns)), {"T1.3": "KC", "T2.3": "2C"})
    assert table(played)["face_down"] == ["T1.1", "T2.1", "T1.2", "T2.2"]
    played.play(["T1"])
    assert table(played)["face_down"] == ["T1.1", "T2.1", "T2.2"]


def test_a_whole_row_must_be_gone_before_the_row_above_is_free() -> None:
    block = Block(BlockKind.PYRAMID, rows=3, rule=BlockRule.WHOLE_ROW)
    rules = RuleSet(blocks=(block,), goal=Goal.TABLEAU)
    places = {"A1": "KH", "B1": "KC", "B2": "KD", "C1": "6C", "C2": "7C", "C3": "KS"}
    played = own(rules, places, play="C1+C2")
    assert reason(played, "B1") is Reason.COVERED
    assert moves(played) == {"C3", "D"}
    played.play(["C3"])
    assert moves(played) == {"B1", "B2", "D"}
    played.play(["B1", "B2", "A1"])
    assert played.outcome() is Outcome.WON


FORBIDDEN = [
    (Source.TABLEAU, Source.TABLEAU, "G1+G2"),
    (Source.TABLEAU, Source.WASTE, "G1+W"),
    (Source.TABLEAU, Source.STOCK, "G1+S"),
    (Source.WASTE, Source.STOCK, "W+S"),
    (Source.TABLEAU, Source.CELL, "G1+Z1"),
    (Source.WASTE, Source.CELL, "W+Z1"),
    (Source.STOCK, Source.CELL, "S+Z1"),
    (Source.CELL, Source.CELL, "Z1+Z2"),
    (Source.WASTE, Source.WASTE, "W+WU"),
]


@pytest.mark.parametrize(("one", "other", "text"), FORBIDDEN)
def test_forbidden_parts_of_the_table_do_not_meet_and_all_others_do(
    one: Source, other: Source, text: str
) -> None:
    base = RuleSet(
        stock=Stock(DealMode.PILE, 1, top_open=True),
        waste_open=(WasteOpen.TOP, WasteOpen.UNDER_TOP),
        pairs=Pairing(total=None, near=True, alone=()),
        cells=Cells(2),
    )
    places = {"G1": "7C", "G2": "7D", "G3": "7H", "G4": "7S"}
    ready = "D D G3>Z1 G4>Z2"
    for forbid in ((one, other), (other, one)):
        rules = replace(base, pairs=base.pairs._replace(forbid=(forbid,)))
        played = own(rules, places, "6C 6D 6H", ready)
        for *_, pair in FORBIDDEN:
            assert can(played, pair) is (pair != text), pair
        assert reason(played, text) is Reason.FORBIDDEN


def test_a_forbidden_pair_of_the_table_forbids_the_coverer_too() -> None:
    pairs = COVERERS._replace(forbid=((Source.TABLEAU, Source.TABLEAU),))
    places = {"F1": "QC", "G1": "AC", "G2": "KC"}
    played = own(RuleSet(pairs=pairs), places, play="G2")
    assert reason(played, "F1+G1") is Reason.FORBIDDEN


def test_unmatched_cards_leave_the_game_with_the_next_draw() -> None:
    rules = RuleSet(stock=Stock(DealMode.PILE, 1, unmatched=Unmatched.GONE))
    played = own(rules, {"G1": "6C"}, "2C 3C 7C", "D D D")
    assert wastes(played) == ["7C"]
    assert played.removed_count == 2
    played.play(["G1+W"])
    assert played.removed_count == 4
    played.play(["U", "U"])
    assert wastes(played) == ["3C"] and played.removed_count == 1


def test_more_than_two_wastes_shift_one_after_the_other() -> None:
    places = {"G1": "TC", "G2": "8C"}
    played = own(RuleSet(stock=Stock(DealMode.SHIFT, 3)), places, "2C 3C 4C 5C 6C")
    shown = []
    for action in ("D", "D", "D", "D", "G1+W3", "G2+W1", "D"):
        played.play([action])
        shown.append(wastes(played))
    assert shown == [
        ["2C", "", ""],
        ["3C", "2C", ""],
        ["4C", "3C", "2C"],
        ["5C", "4C", "2C 3C"],
        ["5C", "4C", "2C"],
        ["", "4C", "2C"],
        ["6C", "4C", "2C"],
    ]


def test_the_player_picks_the_waste_where_the_record_says_so() -> None:
    played = own(RuleSet(stock=Stock(DealMode.CHOOSE, 2)), {}, "6C 2C 7C 3C", "S>W1 S>W2 S>W2")
    assert wastes(played) == ["6C", "2C 7C"]
    assert can(played, "W1+W2")
    assert reason(played, "D") is Reason.NO_SUCH_WASTE


@pytest.mark.parametrize(
    ("sources", "open_places"),
    [
        ((Source.TABLEAU,), {"G1", "T1"}),
        ((Source.WASTE,), {"W2"}),
        ((Source.STOCK,), {"W1"}),
        ((Source.WASTE, Source.STOCK), {"W1", "W2"}),
    ],
)
def test_a_cell_is_filled_only_from_where_the_record_says(
    sources: tuple[Source, ...], open_places: set[str]
) -> None:
    rules = RuleSet(blocks=(P7, Block(BlockKind.COLUMNS, 0, 1, 1)), cells=Cells(1, sources))
    played = own(rules, {}, "2C 3C", "D D")
    tried = {"G1", "T1", "W1", "W2"}
    assert {place for place in tried if can(played, f"{place}>Z1")} == open_places
    for place in tried - open_places:
        assert reason(played, f"{place}>Z1") is Reason.CELL_CLOSED


def test_an_open_stock_top_fills_a_cell_as_the_stock() -> None:
    rules = RuleSet(stock=Stock(DealMode.PILE, 1, top_open=True), cells=Cells(1, (Source.STOCK,)))
    played = own(rules, {}, "2C 3C", "D")
    assert can(played, "S>Z1") and not can(played, "W>Z1")
    played.play(["S>Z1"])
    assert table(played)["cells"] == ["3C"]
    assert "3C" not in stock(played)


def test_only_blocks_of_the_goal_must_be_cleared() -> None:
    reserve = Block(BlockKind.COLUMNS, count=3, depth=1, in_goal=False)
    rules = RuleSet(blocks=(Block(BlockKind.PYRAMID, rows=1), reserve), goal=Goal.TABLEAU)
    played = own(rules, {"A1": "KC"}, play="A1")
    assert played.outcome() is Outcome.WON
    strict = replace(rules, blocks=(rules.blocks[0], replace(reserve, in_goal=True)))
    assert own(strict, {"A1": "KC"}, play="A1").outcome() is Outcome.OPEN


@pytest.mark.parametrize(("bound", "taken_back"), [(None, 3), (2, 2), (0, 0), (9999, 3)])
def test_the_undo_bound_of_a_record_is_kept(bound: int | None, taken_back: int) -> None:
    played = own(replace(RuleSet(), undo=bound), play="D D D")
    count = 0
    while played.can_undo:
        played.pop()
        count += 1
    assert count == taken_back


def test_fixed_cards_lie_at_their_places_in_every_deal() -> None:
    deal = arranged("TT")
    assert str(deal.cards[0]) == "KS"
    own_rules = encode_record(RuleSet(fixed=(("D2", deal.cards[0]), ("G7", deal.cards[1]))))
    for number in ("AAAAAAA", "QWERTYU"):
        rows = table(game(f"PY1-{own_rules}-{number}"))["tableau"]
        assert rows[3][1] == "KS" and rows[6][6] == str(deal.cards[1])
