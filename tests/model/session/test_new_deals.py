"""Another deal on the table: what that ends, and how it is taken back."""

from __future__ import annotations

from pyramide_qt.model.game.game_events import DealtReason
from pyramide_qt.model.game.play_clock import StopReason
from pyramide_qt.rules.deals.deal_code import NUMBER_COUNT, DealCode
from pyramide_qt.rules.game import game_from_text
from pyramide_qt.rules.moves import DRAW
from pyramide_qt.store.saved_game import GameSummary, Result
from pyramide_qt.store.settings.settings_file import SettingsFile
from tests.model.analysis.desks import CODE, Desks
from tests.model.wins import WIN


def test_the_clock_starts_with_the_first_move_and_stops_with_the_last(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.now.pass_(60_000)
    assert desk.clock.time_ms == 0
    words = WIN.split()[1:]
    desk.play(" ".join(words))
    # The test lets a second pass after each move; the last one finds the clock stopped.
    assert desk.clock.time_ms == 1000 * (len(words) - 1)
    assert desk.clock.reasons == {StopReason.OVER}
    desk.now.pass_(5000)
    assert desk.session.undo()
    desk.now.pass_(700)
    assert desk.clock.time_ms == 1000 * (len(words) - 1) + 700


def test_another_deal_ends_a_game_that_has_moves(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.session.new_game()
    assert desk.totals() == (0, 0, 0, 0)
    desk.play("D")
    desk.session.next_deal()
    assert desk.totals() == (1, 0, 1, 0)
    assert desk.told("finished") == []


def test_the_time_after_the_last_move_counts_for_a_game_that_is_left(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("D")
    desk.now.pass_(6000)
    desk.session.new_game()
    saved = desk.store.game(1)
    assert saved is not None
    assert saved.recorded == GameSummary(Result.LEFT, 1, 7000, 0)


def test_replaying_is_a_new_game(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6 D")
    desk.session.replay()
    assert desk.code() == CODE
    assert (desk.game.move_count, desk.clock.time_ms) == (0, 0)
    assert desk.told("dealt")[-1].reason is DealtReason.REPLAY
    desk.play("G6")
    assert desk.totals() == (2, 0, 1, 1)


def test_a_new_game_can_be_taken_back(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6 D D U")
    before = desk.stand()
    desk.news.clear()
    desk.session.new_game()
    desk.now.pass_(30_000)
    assert desk.told("take_back_changed") == [True]
    assert desk.totals() == (1, 0, 1, 0)
    assert desk.session.take_back_new_game()
    assert desk.stand() == before
    assert desk.clock.is_running
    assert desk.totals() == (1, 0, 0, 1)
    assert [name for name, _ in desk.news[-3:]] == [
        "dealt",
        "new_game_taken_back",
        "take_back_changed",
    ]
    assert desk.told("dealt")[-1].reason is DealtReason.RESTORED
    assert desk.told("take_back_changed") == [True, False]
    assert not desk.session.take_back_new_game()
    desk.play("Y G2+G3")
    desk = desks.open()
    assert desk.game.game.to_text() == f"{CODE} G6 D D U Y G2+G3"


def test_the_first_move_of_the_new_deal_ends_the_offer(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6")
    desk.session.new_game()
    desk.play("D")
    assert desk.told("take_back_changed")[-2:] == [True, False]
    assert desk.session.undo()
    assert not desk.session.undo()
    assert desk.totals() == (2, 0, 1, 1)


def test_undo_on_an_untouched_deal_takes_the_new_game_back(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6")
    for _ in range(3):
        desk.session.next_deal()
    for number in (20, 19):
        assert desk.session.undo()
        assert desk.code() == str(DealCode("N", number))
    assert desk.session.undo()
    assert desk.game.game.to_text() == f"{CODE} G6"
    assert desk.session.undo()
    assert desk.game.game.to_text() == f"{CODE} G6 U"
    assert not desk.session.undo()


def test_looking_at_many_deals_does_not_lose_the_game(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6")
    for _ in range(120):
        desk.session.next_deal()
    steps = 0
    while desk.session.take_back_new_game():
        steps += 1
    assert steps == 50
    assert desk.game.game.to_text() == f"{CODE} G6"
    assert desk.totals() == (1, 0, 0, 1)


def test_a_game_deleted_meanwhile_is_taken_back_all_the_same(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6 D U")
    desk.session.new_game()
    assert desk.store.delete_games([1]) == (1,)
    assert desk.session.take_back_new_game()
    desk.play("D")
    assert desk.totals() == (1, 0, 0, 1)
    desk = desks.open()
    assert desk.game.game.to_text() == f"{CODE} G6 D U D"


def test_next_and_previous_wrap_around(desks: Desks) -> None:
    desk = desks.open("PY1-KT-ZZZZZZZ")
    desk.session.next_deal()
    assert desk.code() == "PY1-KT-AAAAAAA"
    desk.session.previous_deal()
    assert desk.code() == "PY1-KT-ZZZZZZZ"
    desk.session.previous_deal()
    assert desk.code() == "PY1-KT-ZZZZZZY"


def test_random_numbers_are_taken_from_the_whole_range(desks: Desks) -> None:
    desks.numbers = iter([NUMBER_COUNT + 3])
    assert desks.open().code() == str(DealCode("N", 3))


def test_rules_of_the_last_deal_that_cannot_be_read_give_way(desks: Desks) -> None:
    SettingsFile.load(desks.folder / "settings.json").set_value("last_rules", "XAAAA")
    assert desks.open().code() == str(DealCode("N", 100))


def test_pausing_stops_clock_undo_and_redo(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6 D U")
    desk.session.pause(True)
    desk.session.pause(True)
    desk.now.pass_(9000)
    assert desk.session.is_paused
    assert not desk.session.undo()
    assert not desk.session.redo()
    assert desk.clock.time_ms == 3000
    desk.session.pause(False)
    assert desk.session.redo()
    assert desk.told("paused_changed") == [True, False]


def test_another_deal_ends_the_pause_and_a_finished_game_has_none(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.session.pause(True)
    desk.session.next_deal()
    assert desk.told("paused_changed") == [True, False]
    desk.game.load(game_from_text(WIN), DealtReason.NEW)
    desk.session.pause(True)
    assert not desk.session.is_paused


def test_a_deal_from_elsewhere_is_kept_too(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6")
    desk.game.deal_code("PY1-R7-AAAAAAA")
    desk.game.play(DRAW)
    assert desk.totals() == (2, 0, 1, 1)
    desk = desks.open()
    assert desk.code() == "PY1-R7-AAAAAAA"


def test_showing_the_table_afresh_changes_nothing_that_is_kept(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6 D")
    desk.now.pass_(3000)
    before = desk.stand()
    desk.game.load(desk.game.game, DealtReason.RESUMED)
    assert desk.stand() == before
    assert desk.totals() == (1, 0, 0, 1)
    desk.session.next_deal()
    desk.session.pause(True)
    desk.game.load(desk.game.game, DealtReason.RESUMED)
    assert desk.session.is_paused
    assert desk.session.can_take_back_new_game


def test_an_action_that_was_missed_is_written_with_the_next(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6")
    desk.game.blockSignals(True)
    desk.play("D D")
    desk.game.blockSignals(False)
    desk.play("D")
    desk = desks.open()
    assert desk.game.game.to_text() == f"{CODE} G6 D D D"
