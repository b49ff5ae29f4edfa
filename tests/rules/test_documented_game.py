"""The documented game (rule set N): every fact that its rules page states."""

from __future__ import annotations

import pytest

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.game import Game
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

DOCUMENTED = "PY1-N-AAAAAAS"
ROWS = [
    "JD",
    "6C 7H",
    "AS 4D QS",
    "5H 3D 6H 8S",
    "KH KC AD KS 9C",
    "QC 2C 8D TD TS JS",
    "7C TC 3H 4H 3S KD 7S",
]
WON_GAMES = won_games("N")


def rows(played: Game) -> list[str]:
    return [" ".join(card or "-" for card in row) for row in table(played)["tableau"]]


def test_the_table_of_the_documented_deal() -> None:
    start = game(DOCUMENTED)
    assert rows(start) == ROWS
    assert wastes(start) == ["7D"]
    assert len(start.position.stock) == 23
    assert start.position.redeals_left is None


def test_the_first_moves_lead_to_the_documented_table() -> None:
    played = game(DOCUMENTED, "G6 G2+G5")
    assert [str(played.deal.cards[i]) for i in (26, 22, 25)] == ["KD", "TC", "3S"]
    assert rows(played) == [*ROWS[:6], "7C - 3H 4H - - 7S"]
    assert wastes(played) == ["7D"]
    assert len(played.position.stock) == 23


def test_only_the_last_row_and_the_waste_top_are_open_at_the_start() -> None:
    start = game(DOCUMENTED)
    closed = [name for name in ("A1", "B1", "C2", "D4", "E1", "F1", "F6") if can(start, name)]
    assert closed == []
    assert moves(start) == {"G6", "G2+G5", "G2+G3", "D"}


def test_the_queen_of_clubs_in_row_six_is_covered_at_the_start() -> None:
    start = game(DOCUMENTED)
    assert table(start)["tableau"][5][0] == "QC"
    assert reason(start, "F1+G3") is Reason.COVERED


def test_sevens_do_not_go_together() -> None:
    start = game(DOCUMENTED)
    assert table(start)["tableau"][6][0] == "7C" and table(start)["tableau"][6][6] == "7S"
    assert reason(start, "G1+G7") is Reason.WRONG_SUM


@pytest.mark.parametrize(
    ("one", "other"),
    [("AC", "QD"), ("2C", "JD"), ("3C", "TD"), ("4C", "9D"), ("5C", "8D"), ("6C", "7D")],
)
def test_the_six_pairs_of_thirteen_go_in_any_suits(one: str, other: str) -> None:
    for second in (other, other[0] + "C", other[0] + "S"):
        assert can(playing("N", {"G1": one, "G7": second}), "G1+G7")


def test_every_other_pair_of_ranks_is_refused() -> None:
    values = dict(zip("A23456789TJQK", range(1, 14), strict=True))
    for one, first in values.items():
        for other, second in values.items():
            played = playing("N", {"G1": f"{one}C", "G7": f"{other}D"})
            assert can(played, "G1+G7") == (first + second == 13)


def test_a_king_goes_alone_in_the_pyramid_and_on_the_waste_and_nothing_else_does() -> None:
    played = playing("N", {"G1": "KC", "G2": "QC"}, stock="KD QD")
    assert can(played, "G1") and can(played, "W")
    assert reason(played, "G2") is Reason.NOT_ALONE
    played.play(["W", "D"])
    assert reason(played, "W") is Reason.NOT_ALONE


def test_a_drawn_card_does_not_pair_with_the_waste_card_that_it_covers() -> None:
    played = playing("N", {}, stock="6C 7C", actions="D")
    assert wastes(played) == ["6C 7C"]
    assert reason(played, "W+WU") is Reason.WASTE_CLOSED


def test_a_card_never_pairs_with_one_that_still_covers_it() -> None:
    played = playing("N", {"F1": "QC", "G1": "AC", "G2": "KC"}, actions="G2")
    assert reason(played, "F1+G1") is Reason.COVERED


def test_a_pair_with_the_waste_frees_the_card_under_it() -> None:
    played = playing("N", {"G1": "6C"}, stock="QC 7C", actions="D G1+W")
    assert wastes(played) == ["QC"]
    assert played.score() == 10


def test_points_for_each_kind_of_removal() -> None:
    places = {"G1": "AC", "G2": "QC", "G3": "KC", "G4": "2C"}
    played = playing("N", places, stock="KD JC")
    scores = []
    for action in ("G1+G2", "G3", "W", "D", "G4+W"):
        played.play([action])
        scores.append(played.score())
    assert scores == [20, 30, 30, 30, 40]


def test_drawing_and_redealing_cost_no_points_and_count_as_moves() -> None:
    played = game(DOCUMENTED, "G6 " + "D " * 23 + "R D")
    assert played.score() == 10
    assert played.move_count == 26


def test_the_waste_goes_back_in_the_same_order_without_limit() -> None:
    played = game(DOCUMENTED)
    order = f"{wastes(played)[0]} {stock(played)}"
    for _ in range(12):
        played.play("D" * len(played.position.stock) + "R")
        assert stock(played) == order and wastes(played) == [""]
        played.play(["D"])
    assert len(order.split()) == 24


def test_a_redeal_needs_an_empty_stock_and_a_waste() -> None:
    assert reason(game(DOCUMENTED), "R") is Reason.STOCK_LEFT
    assert reason(game(DOCUMENTED, "D " * 23), "D") is Reason.STOCK_EMPTY
    assert reason(game(DOCUMENTED, "D " * 23), "R") is None


@pytest.mark.parametrize("text", WON_GAMES)
def test_a_won_game_scores_280_as_soon_as_the_pyramid_is_gone(text: str) -> None:
    code, *actions = text.split()
    played = game(code, " ".join(actions[:-1]))
    assert played.outcome() is Outcome.OPEN and played.score() < 280
    played.play(actions[-1:])
    assert played.outcome() is Outcome.WON
    assert played.score() == 280
    assert played.position.tableau == 0
    assert not played.legal_moves
    assert reason(played, "D") is Reason.GAME_WON


def test_cards_may_be_left_in_a_won_game() -> None:
    left = []
    for text in WON_GAMES:
        code, *actions = text.split()
        left.append(game(code, " ".join(actions)).position.cards_left)
    assert max(left) > 0


def near_the_end(names: str, waste: int) -> tuple[Deal, Position]:
    """Only the named slots and so many waste cards left; the slots and the waste do not fit."""
    deal = arranged("N", {"A1": "2C", "B1": "3C"}, stock="4C")
    return deal, Position(slot_mask(deal, names), (), (tuple(range(28, 28 + waste)),), (), None)


def test_the_game_goes_on_while_anything_can_be_drawn_or_redealt() -> None:
    assert outcome(*near_the_end("A1 B1", waste=1)) is Outcome.OPEN


def test_the_game_is_stuck_when_stock_and_waste_are_empty_and_nothing_goes() -> None:
    assert outcome(*near_the_end("A1 B1", waste=0)) is Outcome.STUCK
    assert outcome(*near_the_end("A1", waste=0)) is Outcome.STUCK


def test_the_documented_hopeless_deal_is_not_called_stuck() -> None:
    played = game("PY1-N-AAAAAAJ")
    for _ in range(3):
        played.play("D" * len(played.position.stock) + "R")
        assert played.outcome() is Outcome.OPEN


def test_taking_back_gives_points_back_and_never_the_count() -> None:
    played = game(DOCUMENTED, "G6 G2+G5")
    assert (played.score(), played.move_count) == (30, 2)
    played.play(["U"])
    assert (played.score(), played.move_count) == (10, 2)
    played.play(["U"])
    assert (played.score(), played.move_count) == (0, 2)
    assert played.position == played.deal.start
    played.play(["Y"])
    assert (played.score(), played.move_count) == (10, 2)
    played.play(["G2+G5"])
    assert (played.score(), played.move_count) == (30, 3)


def test_the_last_hundred_actions_can_be_undone_and_the_whole_list_is_kept() -> None:
    played = game(DOCUMENTED, "D " * 23 + "R " + "D " * 24 + "R " + "D " * 24 + "R " + "D " * 24)
    played.play("R" + "D" * 24)
    assert len(played.moves) == 123
    undone = 0
    while played.can_undo:
        played.pop()
        undone += 1
    assert undone == 100
    assert len(played.moves) == 23
    while played.moves:
        played.pop()
    assert played.position == played.deal.start


def test_new_moves_after_taking_back_do_not_bring_old_ones_within_reach() -> None:
    played = game(DOCUMENTED)
    for _ in range(5):
        played.play("D" * len(played.position.stock) + "R")
    made = len(played.moves)
    for _ in range(60):
        played.pop()
    played.play(["D"])
    left = 0
    while played.can_undo:
        played.pop()
        left += 1
    assert left == 41
    assert len(played.moves) == made - 100


def test_pairs_kings_draws_and_redeals_can_all_be_undone_and_redone() -> None:
    played = game(DOCUMENTED, "G6 G2+G5 " + "D " * 23 + "R D")
    seen = [played.position]
    while played.moves:
        played.pop()
        seen.append(played.position)
    assert len(seen) == 28
    assert seen[-1] == played.deal.start
    for position in reversed(seen[:-1]):
        played.redo()
        assert played.position == position
    assert not played.can_redo
