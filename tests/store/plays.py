"""Plays games into a store in few words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pyramide_qt.store.database import Database
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.notices import Notice
from pyramide_qt.store.saved_game import GameSummary, Result

CODE = "PY1-N-AAAAAAS"
RECORD = '{"packs": 1}'


def summary(
    result: Result = Result.OPEN, moves: int = 1, time_ms: int = 1000, score: int = 0
) -> GameSummary:
    return GameSummary(result, moves, time_ms, score)


def play(
    store: GameStore,
    count: int = 3,
    *,
    token: str = "N",
    end: GameSummary | None = None,
    started_at: str = "2026-01-01T10:00:00Z",
    record: str = RECORD,
    code: str = CODE,
) -> int:
    """Begin a game, append `count` actions, the last of which leads to `end`; return its id."""
    game_id = store.begin_game(code, token, record, started_at)
    for seq in range(1, count + 1):
        is_last = seq == count
        figures = end if end is not None and is_last else summary(moves=seq, time_ms=seq * 500)
        store.append_action(game_id, seq, "D", seq * 500, figures)
    return game_id


def only_notice(store: GameStore) -> Notice:
    (notice,) = store.take_notices()
    return notice


def make_games(path: Path, count: int = 5, length: int = 30) -> None:
    database = Database(path)
    # The disk of the test machine need not be waited for at each move.
    database.connection.execute("PRAGMA synchronous = OFF")
    store = GameStore(database)
    for _ in range(count):
        play(store, length, end=summary(Result.WON))
    store.close()


def assert_play_goes_on(open_store: Callable[[], GameStore], store: GameStore) -> None:
    assert store.is_saving
    played = store.statistics.totals().played
    game_id = play(store)
    store.close()
    again = open_store()
    assert again.take_notices() == ()
    assert again.statistics.totals().played == played + 1
    assert len(again.actions(game_id)) == 3
