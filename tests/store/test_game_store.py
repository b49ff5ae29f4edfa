"""Games are kept action by action and come back as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.saved_game import Action, GameSummary, Result, utc_now
from tests.store.conftest import OpenStore
from tests.store.plays import CODE, RECORD, play, summary


def test_a_game_comes_back_whole_after_a_restart(open_store: OpenStore) -> None:
    store = open_store()
    game_id = store.begin_game(CODE, "N", RECORD, "2026-01-01T10:00:00Z")
    texts = ["G6", "G2+G5", "D", "U", "Y", "R"]
    for seq, text in enumerate(texts, start=1):
        figures = GameSummary(Result.OPEN, seq, seq * 700, 10 * seq, hints=1, undos=seq // 4)
        store.append_action(game_id, seq, text, seq * 700, figures)
    before = store.game_in_progress()
    store.close()
    after = open_store().game_in_progress()
    assert after == before
    assert after is not None
    assert after.game_text == f"{CODE} G6 G2+G5 D U Y R"
    assert after.summary == GameSummary(Result.OPEN, 6, 4200, 60, hints=1, undos=1)
    assert after.actions[-1] == Action("R", 4200)
    assert (after.token, after.record, after.started_at) == ("N", RECORD, "2026-01-01T10:00:00Z")
    assert after.ended_at is None


def test_play_goes_on_after_a_restart(open_store: OpenStore) -> None:
    store = open_store()
    game_id = play(store, 2)
    store.close()
    store = open_store()
    store.append_action(game_id, 3, "U", 1500, summary())
    store.close()
    game = open_store().game_in_progress()
    assert game is not None
    assert [action.text for action in game.actions] == ["D", "D", "U"]
    assert (game.game_id, open_store(None).game_in_progress()) == (game_id, None)


def test_a_fresh_deal_comes_back_and_counts_for_nothing(open_store: OpenStore) -> None:
    store = open_store()
    store.set_current_deal(CODE)
    store.close()
    store = open_store()
    assert store.current_deal() == CODE
    assert store.game_in_progress() is None
    assert store.statistics.totals().played == 0


def test_a_game_without_a_move_is_only_a_deal(open_store: OpenStore) -> None:
    store = open_store()
    game_id = store.begin_game(CODE, "N", RECORD, utc_now())
    store.update_summary(game_id, summary(moves=0))
    assert store.game(game_id) is None
    store.set_current_deal("PY1-N-BBBBBBB")
    store.close()
    store = open_store()
    assert (store.statistics.totals().played, store.current_deal()) == (0, "PY1-N-BBBBBBB")


def test_a_deal_with_moves_is_a_game_and_no_fresh_deal(open_store: OpenStore) -> None:
    store = open_store()
    store.set_current_deal(CODE)
    play(store)
    assert store.current_deal() is None
    store.close()
    store = open_store()
    assert store.current_deal() is None
    assert store.game_in_progress() is not None


def test_nothing_on_a_fresh_machine(open_store: OpenStore, database_path: Path) -> None:
    store = open_store(database_path.parent / "not" / "there" / "yet.db")
    assert store.take_notices() == ()
    assert store.is_saving
    assert (store.current_deal(), store.game_in_progress(), store.game(1)) == (None, None, None)
    assert store.actions(1) == ()


def test_the_clock_is_kept_without_a_move(open_store: OpenStore) -> None:
    store = open_store()
    game_id = play(store)
    store.update_summary(game_id, summary(time_ms=99_000))
    store.close()
    game = open_store().game_in_progress()
    assert game is not None
    assert game.summary.time_ms == 99_000


def test_an_ended_game_keeps_its_moves(open_store: OpenStore) -> None:
    store = open_store()
    game_id = play(store, 40)
    actions = store.actions(game_id)
    assert len(actions) == 40
    store.set_current_deal(CODE)
    assert store.actions(game_id) == actions
    store.close()
    assert open_store().actions(game_id) == actions


def test_taking_back_new_game_restores_the_game_and_its_count(open_store: OpenStore) -> None:
    store = open_store()
    game_id = play(store, 5)
    before = store.game_in_progress()
    store.set_current_deal("PY1-N-BBBBBBB")
    left = store.game(game_id)
    assert left is not None
    assert (left.recorded.result, store.statistics.totals().left) == (Result.LEFT, 1)
    assert store.reopen_game(game_id) == before
    assert store.statistics.totals().left == 0
    assert store.current_deal() is None
    store.append_action(game_id, 6, "D", 3000, summary(moves=6))
    store.close()
    store = open_store()
    game = store.game_in_progress()
    assert game is not None
    assert len(game.actions) == 6
    store.set_current_deal(CODE)
    assert len(store.actions(game_id)) == 6


def test_reopening_leaves_the_game_played_meanwhile(open_store: OpenStore) -> None:
    store = open_store()
    first = play(store)
    second = play(store)
    store.reopen_game(first)
    totals = store.statistics.totals()
    assert (totals.played, totals.left, totals.in_progress) == (2, 1, 1)
    game = store.game(second)
    assert game is not None
    assert game.recorded.result is Result.LEFT


def test_reopening_the_game_on_the_table_changes_nothing(open_store: OpenStore) -> None:
    store = open_store()
    game_id = play(store)
    assert store.reopen_game(game_id) == store.game_in_progress()
    assert store.statistics.totals().in_progress == 1


def test_par_is_kept(open_store: OpenStore) -> None:
    store = open_store()
    game_id = play(store)
    store.set_par(game_id, 37)
    store.append_action(game_id, 4, "D", 2000, summary())
    store.close()
    game = open_store().game(game_id)
    assert game is not None
    assert game.par == 37


def test_calls_that_make_no_sense_are_refused_and_change_nothing(open_store: OpenStore) -> None:
    store = open_store()
    first = play(store)
    second = play(store)
    before = store.game_in_progress()
    with pytest.raises(StoreError, match=f"Game {first} is not on the table"):
        store.append_action(first, 4, "D", 1, summary())
    with pytest.raises(StoreError, match="Action 3 does not follow action 3"):
        store.append_action(second, 3, "D", 1, summary())
    with pytest.raises(StoreError, match="Action 5 does not follow action 3"):
        store.append_action(second, 5, "D", 1, summary())
    with pytest.raises(StoreError, match="one word"):
        store.append_action(second, 4, "G1 G2", 1, summary())
    with pytest.raises(StoreError, match="There is no game 99"):
        store.reopen_game(99)
    assert store.game_in_progress() == before


def test_deleted_games_are_gone_from_everything_and_can_come_back(open_store: OpenStore) -> None:
    store = open_store()
    ids = [play(store, end=summary(Result.WON)) for _ in range(3)]
    on_table = play(store)
    assert store.delete_games([*ids, on_table, 99]) == tuple(ids)
    assert store.delete_games(ids) == ()
    assert store.game(ids[0]) is None
    totals = store.statistics.totals()
    assert (totals.played, totals.won, store.statistics.won_count()) == (1, 0, 0)
    assert store.restore_games([ids[1]]) == (ids[1],)
    assert store.statistics.totals().won == 1
    store.close()
    store = open_store()
    assert store.restore_games(ids) == ()
    assert store.statistics.totals().played == 2
    assert len(store.actions(ids[1])) == 3
    assert store.actions(ids[0]) == ()


def test_ids_stay_apart_after_deleting(open_store: OpenStore) -> None:
    store = open_store()
    first = play(store)
    store.set_current_deal(CODE)
    store.delete_games([first])
    second = play(store)
    assert second != first
    store.restore_games([first])
    assert store.statistics.totals().played == 2
