"""A game counts once, from its first move, with the figures of its first win."""

from __future__ import annotations

import pytest

from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.queries.statistics import Order
from pyramide_qt.store.saved_game import GameSummary, Result
from tests.store.conftest import OpenStore
from tests.store.plays import CODE, play, summary

WON = GameSummary(Result.WON, 30, 60_000, 280, hints=1, undos=2)


@pytest.fixture
def store(open_store: OpenStore) -> GameStore:
    return open_store()


def recorded(store: GameStore, game_id: int) -> GameSummary:
    game = store.game(game_id)
    assert game is not None
    return game.recorded


def test_a_game_in_progress_is_played_but_not_held_against_the_player(store: GameStore) -> None:
    play(store, end=WON)
    play(store, 1)
    totals = store.statistics.totals()
    assert (totals.played, totals.won, totals.in_progress, totals.decided) == (2, 1, 1, 1)
    assert totals.win_rate == 1.0


def test_another_deal_makes_it_a_game_not_won(store: GameStore) -> None:
    game_id = play(store)
    store.set_current_deal(CODE)
    totals = store.statistics.totals()
    assert (totals.left, totals.win_rate) == (1, 0.0)
    game = store.game(game_id)
    assert game is not None
    assert game.ended_at is not None


def test_leaving_the_program_keeps_it_in_progress(open_store: OpenStore) -> None:
    store = open_store()
    play(store)
    store.close()
    store = open_store()
    totals = store.statistics.totals()
    assert (totals.played, totals.in_progress) == (1, 1)


def test_a_game_beginning_without_new_game_ends_the_one_before(store: GameStore) -> None:
    play(store)
    play(store)
    totals = store.statistics.totals()
    assert (totals.left, totals.in_progress) == (1, 1)


def test_undo_after_a_win_and_winning_again_counts_once(store: GameStore) -> None:
    game_id = play(store, 3, end=WON)
    ended_at = store.game(game_id).ended_at  # type: ignore[union-attr]
    store.append_action(game_id, 4, "U", 61_000, GameSummary(Result.OPEN, 30, 61_000, 270, 1, 3))
    store.append_action(game_id, 5, "D", 70_000, GameSummary(Result.WON, 31, 70_000, 280, 1, 3))
    assert recorded(store, game_id) == WON
    game = store.game(game_id)
    assert game is not None
    assert (game.summary.move_count, game.ended_at) == (31, ended_at)
    totals = store.statistics.totals()
    assert (totals.played, totals.won, totals.best_time_ms) == (1, 1, 60_000)


def test_a_win_taken_back_and_left_stays_a_win(open_store: OpenStore) -> None:
    store = open_store()
    game_id = play(store, 3, end=WON)
    store.append_action(game_id, 4, "U", 61_000, summary(Result.OPEN))
    store.close()
    store = open_store()
    store.set_current_deal(CODE)
    assert recorded(store, game_id) == WON


@pytest.mark.parametrize("result", [Result.LEFT, Result.STUCK, Result.OPEN])
def test_a_won_game_stays_won_whatever_is_said(store: GameStore, result: Result) -> None:
    game_id = play(store, 3, end=WON)
    store.update_summary(game_id, summary(result))
    assert recorded(store, game_id) == WON


def test_a_stuck_game_is_decided_until_a_move_is_taken_back(store: GameStore) -> None:
    game_id = play(store, 3, end=summary(Result.STUCK))
    assert store.statistics.totals().stuck == 1
    store.append_action(game_id, 4, "U", 5000, summary(Result.OPEN))
    totals = store.statistics.totals()
    assert (totals.stuck, totals.in_progress) == (0, 1)
    game = store.game(game_id)
    assert game is not None
    assert game.ended_at is None


def test_a_stuck_game_stays_stuck_when_another_is_dealt_and_taken_back(store: GameStore) -> None:
    game_id = play(store, 3, end=summary(Result.STUCK))
    store.set_current_deal(CODE)
    assert recorded(store, game_id).result is Result.STUCK
    assert store.reopen_game(game_id).recorded.result is Result.STUCK


def test_a_game_said_to_be_left_opens_again_with_the_next_action(store: GameStore) -> None:
    game_id = play(store)
    store.update_summary(game_id, summary(Result.LEFT))
    assert recorded(store, game_id).result is Result.LEFT
    store.append_action(game_id, 4, "D", 5000, summary(Result.OPEN))
    assert recorded(store, game_id).result is Result.OPEN


def test_the_same_deal_again_is_a_new_game(store: GameStore) -> None:
    first, second = play(store, end=WON), play(store, end=WON)
    assert first != second
    assert store.statistics.totals().won == 2
    assert len(store.statistics.ranking(Order.TIME)) == 2


def test_where_the_rules_play_on_the_best_score_counts(store: GameStore) -> None:
    game_id = play(
        store, 3, end=GameSummary(Result.WON, 30, 60_000, 12), record='{"play_on": true}'
    )
    store.append_action(game_id, 4, "D", 65_000, GameSummary(Result.WON, 31, 65_000, 18))
    store.append_action(game_id, 5, "U", 66_000, GameSummary(Result.WON, 31, 66_000, 12, undos=1))
    assert recorded(store, game_id) == GameSummary(Result.WON, 30, 60_000, 18)


@pytest.mark.parametrize("record", ['{"play_on": false}', "[]", "no JSON"])
def test_elsewhere_the_score_of_the_win_counts(store: GameStore, record: str) -> None:
    game_id = play(store, 3, end=GameSummary(Result.WON, 30, 60_000, 12), record=record)
    store.append_action(game_id, 4, "D", 65_000, GameSummary(Result.WON, 31, 65_000, 18))
    assert recorded(store, game_id).score == 12
