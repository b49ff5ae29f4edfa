"""What touches mean under the other rules, decided by the record alone."""

from __future__ import annotations

from pyramide_qt.model.game.game_events import DealtReason, RefusalKind
from pyramide_qt.model.game.locations import locate
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.refusal import Reason
from tests.model.conftest import Table
from tests.model.rule_texts.own_rules import (
    CHOOSE,
    GONE,
    NEAR_KINGS,
    NO_WASTE_PAIRS,
    OLDEST_ONLY,
    OPEN_CHOOSE,
    deal_with,
)


def load(table: Table, token: str, *wanted: tuple[int, str]) -> None:
    table.game.load(Game(deal_with(token, *wanted)), DealtReason.NEW)
    table.news.clear()


def test_an_open_stock_card_is_chosen_paired_and_drawn(table: Table) -> None:
    load(table, "OS", (21, "6C"), (22, "5H"), (28, "7D"), (29, "KH"), (30, "8H"))
    table.selection.touch_stock()
    assert table.stand() == ("7D", "")
    table.touch("6C")
    assert table.actions == "G1+S"
    table.selection.touch_stock()
    assert table.actions == "G1+S S"
    table.touch("8H")
    table.selection.touch_stock()
    assert table.stand() == (None, "G1+S S D")
    table.touch("8H", "5H")
    assert table.actions == "G1+S S D G2+W"


def test_the_draw_key_draws_the_open_stock_card_and_keeps_it_chosen(table: Table) -> None:
    load(table, "OS", (28, "7D"))
    table.touch("7D")
    table.selection.draw()
    assert table.stand() == ("7D", "D")
    table.selection.draw()
    assert table.actions == "D D"
    assert table.selection.chosen is None


def test_an_open_stock_card_can_be_dropped_on_the_waste(table: Table) -> None:
    load(table, "OS", (28, "7D"), (29, "8H"), (30, "9H"))
    table.selection.drop_on_waste(table.card("7D"), 0)
    assert table.actions == "D"
    table.selection.drop_card(table.card("8H"), table.card("7D"))
    assert table.actions == "D D"
    table.touch("9H")
    table.selection.touch_waste_place(0)
    assert table.refusals[-1].kind is RefusalKind.WRONG_PAIR


def test_a_card_goes_with_its_only_coverer(table: Table) -> None:
    # C1 lies under D1 and D2; D1 and D2 under rows below.
    load(table, "CV", (15, "9C"), (21, "4H"), (22, "KH"), (23, "2S"))
    table.touch("9C")
    assert table.refusals[0].kind is RefusalKind.COVERED
    table.touch("KH")
    table.touch("9C")
    assert table.chosen == "9C"
    assert table.selection.partners(table.card("9C")) == (table.card("4H"),)
    table.touch("4H")
    assert table.actions == "G2 F1+G1"


def test_the_coverer_can_be_chosen_first_or_dropped(table: Table) -> None:
    load(table, "CV", (15, "9C"), (21, "4H"), (22, "KH"))
    table.touch("KH", "4H", "9C")
    assert table.actions == "G2 F1+G1"
    load(table, "CV", (15, "9C"), (21, "4H"), (22, "KH"))
    table.touch("KH")
    table.selection.drop_card(table.card("9C"), table.card("4H"))
    assert table.actions == "G2 F1+G1"


def test_a_covered_card_chosen_for_its_coverer_gives_way_to_another(table: Table) -> None:
    load(table, "CV", (15, "9C"), (21, "4H"), (22, "KH"), (27, "4S"))
    table.touch("KH", "9C", "4S")
    assert table.chosen == "4S"
    refused = table.refusals[-1]
    assert (refused.kind, refused.says) == (RefusalKind.COVERED, False)
    assert refused.cards == (table.card("9C"),)
    assert refused.covering == (table.card("4H"),)


def test_the_card_under_the_top_goes_only_with_that_top(table: Table) -> None:
    load(table, "TH", (27, "3H"), (28, "7D"), (29, "6H"), (30, "TS"))
    table.selection.draw()
    table.selection.draw()
    table.touch("7D")
    assert table.chosen == "7D"
    table.touch("6H")
    assert table.actions == "D D W+WU"
    load(table, "TH", (27, "3H"), (28, "TS"), (29, "6H"))
    table.selection.draw()
    table.selection.draw()
    table.touch("3H", "TS")
    assert table.chosen == "3H"
    assert table.refusals[-1].kind is RefusalKind.COVERED
    assert table.refusals[-1].covering == (table.card("6H"),)


def test_a_card_that_goes_with_the_top_is_refused_to_others_and_chosen(table: Table) -> None:
    load(table, "TH", (27, "6S"), (28, "7D"), (29, "6H"))
    table.selection.draw()
    table.selection.draw()
    table.touch("6S", "7D")
    assert table.chosen == "7D"
    refused = table.refusals[-1]
    assert (refused.kind, refused.says) == (RefusalKind.NOT_OPEN, False)
    assert refused.refusal is not None
    assert refused.refusal.reason is Reason.UNDER_TOP


def test_the_oldest_waste_card_is_open_where_the_rules_say_so(table: Table) -> None:
    load(table, "TZ", (27, "6S"), (28, "7D"), (29, "2H"), (30, "3H"))
    for _ in range(3):
        table.selection.draw()
    table.touch("6S", "7D")
    assert table.actions == "D D D G7+WO"


def test_a_closed_top_of_the_waste_is_not_open(table: Table) -> None:
    load(table, OLDEST_ONLY, (28, "7D"), (29, "2H"))
    table.selection.draw()
    table.selection.draw()
    table.touch("2H")
    assert table.refusals[0].kind is RefusalKind.NOT_OPEN
    table.touch("7D")
    assert table.chosen == "7D"
    table.selection.draw()
    table.touch("2H")
    assert (table.refusals[-1].kind, table.refusals[-1].covering) == (RefusalKind.NOT_OPEN, ())


def test_the_player_chooses_the_waste(table: Table) -> None:
    load(table, CHOOSE, (28, "7D"), (29, "2H"), (30, "KH"), (31, "3S"))
    table.selection.touch_stock()
    assert table.chosen == "7D"
    table.selection.touch_waste_place(1)
    assert table.stand() == (None, "S>W2")
    table.selection.draw()
    table.touch("7D")
    assert table.actions == "S>W2 S>W2"
    table.selection.drop_on_waste(table.card("KH"), 0)
    assert table.actions == "S>W2 S>W2 S>W1"
    table.selection.touch_stock()
    table.touch("KH")
    assert table.actions == "S>W2 S>W2 S>W1 S>W1"


def test_a_stock_card_that_waits_for_its_waste_is_let_go_again(table: Table) -> None:
    load(table, CHOOSE, (27, "4H"))
    table.selection.touch_stock()
    table.selection.touch_stock()
    assert table.chosen is None
    table.selection.touch_stock()
    table.touch("4H")
    assert table.stand() == ("4H", "")
    assert table.refusals == []
    table.selection.touch_stock()
    table.selection.touch_card(0)
    assert table.selection.chosen == table.game.position.stock[0]


def test_an_open_stock_card_to_be_dealt_pairs_first(table: Table) -> None:
    load(table, OPEN_CHOOSE, (27, "6S"), (28, "7D"), (29, "2H"), (30, "JS"))
    table.selection.touch_stock()
    table.touch("6S")
    table.selection.touch_stock()
    assert table.chosen == "2H"
    table.selection.touch_waste_place(0)
    table.selection.touch_stock()
    table.touch("2H")
    assert table.actions == "G7+S S>W1 W1+S"
    table.selection.touch_stock()
    table.selection.touch_stock()
    assert table.chosen is None


def test_a_cell_takes_the_chosen_card(table: Table) -> None:
    load(table, "CE", (27, "6S"), (26, "7D"))
    table.touch("6S")
    table.selection.touch_cell(0)
    assert table.stand() == (None, "G7>Z1")
    table.selection.touch_cell(0)
    assert table.chosen == "6S"
    table.touch("7D")
    assert table.actions == "G7>Z1 G6+Z1"


def test_a_taken_or_closed_cell_refuses(table: Table) -> None:
    load(table, "CE", (27, "6S"), (26, "7D"))
    table.selection.drop_in_cell(table.card("6S"), 0)
    table.selection.drop_in_cell(table.card("7D"), 0)
    assert table.refusals[-1].refusal is not None
    assert table.refusals[-1].refusal.reason is Reason.CELL_TAKEN
    table.selection.drop_in_cell(table.card("7D"), 4)
    table.selection.drop_in_cell(0, 0)
    assert table.actions == "G7>Z1"
    assert [refused.kind for refused in table.refusals] == [
        RefusalKind.CELL,
        RefusalKind.CELL,
        RefusalKind.COVERED,
    ]
    load(table, NO_WASTE_PAIRS, (27, "6S"))
    table.touch("6S")
    table.selection.touch_cell(1)
    assert table.stand() == ("6S", "")
    assert table.refusals[-1].kind is RefusalKind.CELL


def test_a_forbidden_pair_is_said(table: Table) -> None:
    load(table, NO_WASTE_PAIRS, (28, "6S"), (29, "7D"))
    table.selection.draw()
    table.selection.draw()
    table.touch("6S", "7D")
    refused = table.refusals[-1]
    assert (refused.kind, refused.says) == (RefusalKind.WRONG_PAIR, True)
    assert refused.refusal is not None
    assert refused.refusal.reason is Reason.FORBIDDEN


def test_a_card_that_goes_alone_pairs_with_the_chosen_one_first(table: Table) -> None:
    load(table, NEAR_KINGS, (26, "QH"), (27, "KH"), (25, "2H"))
    table.touch("QH", "KH")
    assert table.actions == "G6+G7"
    load(table, NEAR_KINGS, (26, "QH"), (27, "KH"), (25, "2H"))
    table.touch("2H", "KH")
    assert table.stand() == ("2H", "G7")


def test_columns_are_touched_by_card(table: Table) -> None:
    table.deal("PY1-GZ-AAAAAAS")
    columns = table.game.deal.tableau.columns
    top = columns[0][-1]
    table.selection.touch_card(columns[0][0])
    assert table.refusals[0].covering == (columns[0][1],)
    table.selection.touch_card(top)
    assert table.selection.chosen == top or table.actions == "T1"


def test_cards_that_go_unmatched_leave_for_the_foundation(table: Table) -> None:
    table.deal(f"PY1-{GONE}-AAAAAAS", "D D D")
    places = locate(table.game.game)
    gone = [card for card, place in places.items() if place.spot.value == "foundation"]
    assert sorted(gone, key=lambda card: places[card].depth) == [28, 29, 30, 31]


def test_a_card_that_goes_with_the_one_that_covers_it_is_not_covered(table: Table) -> None:
    load(table, "CV", (20, "6C"), (26, "7D"), (27, "KH"))
    assert 20 in table.selection.covered_cards()
    table.touch("KH")
    assert 20 not in table.selection.covered_cards()
    assert 19 in table.selection.covered_cards()
