"""What touches mean under the documented rules."""

from __future__ import annotations

import pytest

from pyramide_qt.model.game.game_events import DealtReason, RefusalKind, Refused
from pyramide_qt.rules.game import game_from_text
from pyramide_qt.rules.refusal import Reason
from tests.model.conftest import Table
from tests.model.wins import WIN


def test_a_king_goes_with_one_touch(table: Table) -> None:
    table.touch("KD")
    assert table.actions == "G6"
    assert table.chosen is None
    assert table.refusals == []


def test_touching_two_cards_that_go_together_removes_them(table: Table) -> None:
    table.touch("TC")
    assert table.news == [("chosen_changed", table.card("TC"))]
    table.touch("3S")
    assert table.stand() == (None, "G2+G5")
    assert table.names[1:] == ["chosen_changed", "moved", "status_changed"]


def test_touching_the_chosen_card_lets_it_go(table: Table) -> None:
    table.touch("TC", "TC")
    assert table.chosen is None
    assert table.actions == ""
    assert table.refusals == []


@pytest.mark.parametrize("error_help", [False, True])
def test_a_wrong_sum_is_always_said_and_the_second_stays_chosen(
    table: Table, error_help: bool
) -> None:
    table.settings.set_value("error_help", error_help)
    table.touch("7C", "7S")
    assert table.chosen == "7S"
    assert table.actions == ""
    (refused,) = table.refusals
    assert refused.kind is RefusalKind.WRONG_PAIR
    assert refused.says
    assert refused.cards == (table.card("7C"), table.card("7S"))
    assert refused.refusal is not None
    assert (refused.refusal.reason, refused.refusal.total) == (Reason.WRONG_SUM, 13)


def test_a_covered_card_does_nothing_unless_error_help_is_on(table: Table) -> None:
    table.touch("QC")
    assert table.stand() == (None, "")
    (refused,) = table.refusals
    assert (refused.kind, refused.says) == (RefusalKind.COVERED, False)
    table.settings.set_value("error_help", True)
    table.touch("QC")
    covering = (table.card("7C"), table.card("TC"))
    assert table.refusals[1] == Refused(
        RefusalKind.COVERED, (table.card("QC"),), covering, None, says=True
    )


def test_a_covered_card_leaves_the_chosen_one_chosen(table: Table) -> None:
    table.touch("TC", "QC")
    assert table.chosen == "TC"
    assert [refused.kind for refused in table.refusals] == [RefusalKind.COVERED]
    table.touch("3S")
    assert table.actions == "G2+G5"


def test_a_covered_king_stays(table: Table) -> None:
    table.touch("KH")
    assert table.actions == ""
    assert table.refusals[0].covering == (table.card("QC"), table.card("2C"))


def test_a_king_goes_and_the_chosen_card_stays_chosen(table: Table) -> None:
    table.touch("TC", "KD")
    assert table.actions == "G6"
    assert table.chosen == "TC"
    assert table.refusals == []


def test_a_king_on_the_waste_goes_with_one_touch(table: Table) -> None:
    table.deal("PY1-N-AAAAAAA")
    kings = [card for card in table.game.position.stock if table.game.deal.cards[card].rank == 13]
    while table.game.position.wastes[0][-1] != kings[0]:
        table.selection.touch_stock()
    table.selection.touch_card(kings[0])
    assert table.game.game.actions[-1] == "W"


def test_drawing_keeps_the_chosen_card_unless_it_is_buried(table: Table) -> None:
    table.touch("TC")
    table.selection.touch_stock()
    assert table.chosen == "TC"
    table.touch(str(table.game.deal.cards[table.game.position.wastes[0][-1]]))
    top = table.game.position.wastes[0][-1]
    assert table.selection.chosen in (top, None)
    table.selection.clear()
    table.selection.touch_waste_place(0)
    assert table.selection.chosen == table.game.position.wastes[0][-1]
    table.selection.touch_stock()
    assert table.chosen is None


def test_the_buried_waste_card_is_covered_by_the_top(table: Table) -> None:
    table.selection.touch_stock()
    under, top = table.game.position.wastes[0]
    assert table.selection.covering(under) == (top,)
    table.selection.touch_card(under)
    assert table.refusals[0].kind is RefusalKind.COVERED
    assert table.selection.covering(top) == ()


def test_the_empty_stock_is_turned_back_and_then_nothing_is_left_to_draw(table: Table) -> None:
    while table.game.position.stock:
        table.selection.touch_stock()
    table.selection.touch_stock()
    assert table.game.game.actions[-1] == "R"
    table.deal("PY1-S6-AAAAAAA")
    while table.game.position.stock:
        table.selection.draw()
    table.news.clear()
    table.selection.touch_stock()
    (refused,) = table.refusals
    assert (refused.kind, refused.says) == (RefusalKind.NO_PASS_LEFT, True)
    table.deal("PY1-GZ-AAAAAAA")
    table.selection.draw()
    assert table.refusals[0].kind is RefusalKind.NOTHING_TO_DRAW


def test_touching_a_card_in_the_stock_draws(table: Table) -> None:
    table.selection.touch_card(table.game.position.stock[5])
    assert table.actions == "D"


def test_dropping_a_card_on_another(table: Table) -> None:
    table.selection.drop_card(table.card("TC"), table.card("3S"))
    assert table.actions == "G2+G5"
    table.selection.drop_card(table.card("7C"), table.card("7S"))
    assert table.chosen == "7S"
    assert table.refusals[0].kind is RefusalKind.WRONG_PAIR
    table.selection.drop_card(table.card("3H"), table.card("KH"))
    assert table.chosen == "7S"
    assert table.refusals[1].kind is RefusalKind.COVERED
    table.selection.drop_card(table.card("QC"), table.card("3H"))
    assert (table.chosen, table.refusals[2].cards) == ("7S", (table.card("QC"),))


def test_a_drop_leaves_a_third_chosen_card_chosen(table: Table) -> None:
    table.touch("7C")
    table.selection.drop_card(table.card("TC"), table.card("3S"))
    assert table.chosen == "7C"


def test_dropping_on_itself_or_on_nothing_does_nothing(table: Table) -> None:
    table.selection.drop_card(table.card("TC"), table.card("TC"))
    table.selection.drop_on_waste(table.card("TC"), 9)
    table.selection.drop_card(-1, table.card("TC"))
    table.selection.drop_card(table.card("TC"), 400)
    assert table.news == []


def test_touches_that_mean_nothing_change_nothing(table: Table) -> None:
    table.touch("KD")
    table.news.clear()
    table.touch("KD")
    for card in (-5, -1, 52, 10**6):
        table.selection.touch_card(card)
    table.selection.touch_cell(0)
    table.selection.touch_waste_place(3)
    assert table.news == []


def test_a_paused_table_takes_no_touch(table: Table) -> None:
    table.touch("TC")
    table.selection.set_locked(True)
    table.touch("3S", "KD")
    table.selection.touch_stock()
    table.selection.draw()
    table.selection.touch_waste_place(0)
    table.selection.drop_card(table.card("TC"), table.card("3S"))
    assert table.stand() == ("TC", "")
    assert {refused.kind for refused in table.refusals} == {RefusalKind.PAUSED}
    table.selection.set_locked(False)
    table.touch("3S")
    assert table.actions == "G2+G5"


def test_a_won_table_takes_no_touch(table: Table) -> None:
    table.game.load(game_from_text(WIN), DealtReason.RESUMED)
    table.news.clear()
    table.selection.touch_stock()
    table.selection.touch_waste_place(0)
    assert [(r.kind, r.says) for r in table.refusals] == [(RefusalKind.OVER, False)] * 2
    assert table.chosen is None


def test_undo_keeps_the_chosen_card_only_while_it_is_open(table: Table) -> None:
    table.touch("TC", "3S", "KD", "7C")
    table.game.undo()
    assert table.chosen == "7C"
    table.deal("PY1-N-AAAAAAS", "G6 G2+G5")
    table.selection.draw()
    top = table.game.position.wastes[0][-1]
    table.selection.touch_card(top)
    table.game.undo()
    assert table.chosen is None


def test_another_deal_lets_the_chosen_card_go(table: Table) -> None:
    table.touch("TC")
    table.game.replay_deal()
    assert table.chosen is None


def test_cards_under_others_are_covered_until_those_have_gone(table: Table) -> None:
    assert table.selection.covered_cards() == frozenset(range(21))
    table.touch("TC", "3H")
    assert table.selection.covered_cards() == frozenset(range(21)) - {table.card("2C")}
    table.game.undo()
    assert table.selection.covered_cards() == frozenset(range(21))


def test_partners_and_availability(table: Table) -> None:
    assert table.selection.partners(table.card("TC")) == (table.card("3H"), table.card("3S"))
    assert table.selection.is_available(table.card("TC"))
    assert not table.selection.is_available(table.card("QC"))
    assert not table.selection.is_available(table.game.position.stock[0])
