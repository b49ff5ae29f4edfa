"""Faults that players reported of other card games, tried here and kept as tests."""

from __future__ import annotations

from pyramide_qt.model.game.locations import locate
from tests.model.analysis.desks import CODE, Desks
from tests.model.conftest import Table


def test_a_covered_king_cannot_be_removed_by_any_way_in(table: Table) -> None:
    king, other = table.card("KC"), table.card("TC")
    table.touch("KC", "TC", "KC")
    table.selection.drop_card(king, other)
    table.selection.drop_card(other, king)
    table.selection.drop_in_cell(king, 0)
    assert table.stand() == ("TC", "")


def test_a_pair_or_a_draw_is_one_step_of_undo(table: Table) -> None:
    start = table.game.position
    table.touch("TC", "3S")
    assert table.game.undo()
    assert table.game.position == start
    table.selection.touch_stock()
    assert table.game.undo()
    assert table.game.position == start
    assert not table.game.undo()


def test_a_triple_touch_neither_plays_nor_loses_a_card(table: Table) -> None:
    table.touch("TC", "TC", "TC")
    assert table.stand() == ("TC", "")
    table.touch("KD", "KD", "KD")
    assert table.stand() == ("TC", "G6")
    assert len(locate(table.game.game)) == 52


def test_every_empty_place_can_be_touched(table: Table) -> None:
    table.deal("PY1-CL-AAAAAAS")
    for number in range(3):
        table.selection.touch_waste_place(number)
        table.selection.touch_cell(number)
    while table.game.position.stock:
        table.selection.touch_stock()
    table.selection.touch_stock()
    table.selection.draw()
    assert set(table.actions.split()) == {"D"}


def test_redo_across_a_redeal_brings_the_same_order_back(table: Table) -> None:
    while table.game.position.stock:
        table.selection.touch_stock()
    table.selection.touch_stock()
    table.selection.touch_stock()
    after = table.game.position
    for _ in range(3):
        table.game.undo()
    for _ in range(3):
        table.game.redo()
    assert table.game.position == after


def test_cards_are_not_tied_together_after_undo(table: Table) -> None:
    table.touch("TC", "3S")
    table.game.undo()
    table.touch("TC", "3H")
    assert table.stand() == (None, "G2+G5 U G2+G3")


def test_games_won_are_never_more_than_games_played(desks: Desks) -> None:
    desk = desks.open(CODE)
    for _ in range(3):
        desk.play("G6")
        desk.session.replay()
    totals = desk.store.statistics.totals()
    assert (totals.played, totals.left, totals.win_rate) == (3, 3, 0)


def test_a_resumed_game_is_not_another_game(desks: Desks) -> None:
    desks.open(CODE).play("G6")
    for _ in range(3):
        desk = desks.open()
        desk.play("D")
    assert desk.totals() == (1, 0, 0, 1)


def test_a_pause_can_neither_be_played_in_nor_used_to_save_time(table: Table, desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6")
    desk.session.pause(True)
    assert not desk.session.undo()
    desk.now.pass_(100_000)
    desk.session.pause(False)
    assert desk.clock.time_ms == 1000
    desk.play("D")
    assert desk.clock.time_ms == 2000
