"""What the queries say agrees with counting by hand."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramide_qt.store.game_store import GameStore, open_game_store
from pyramide_qt.store.queries.statistics import GameFilter, Order, RankedGame, Streaks
from pyramide_qt.store.saved_game import GameSummary, Result
from tests.store.conftest import OpenStore
from tests.store.plays import play


@dataclass(frozen=True)
class Played:
    token: str
    day: int
    end: GameSummary

    @property
    def is_won(self) -> bool:
        return self.end.result is Result.WON

    @property
    def started_at(self) -> str:
        return f"2026-01-{self.day:02}T00:00:00Z"


SUMMARIES = st.builds(
    GameSummary,
    st.sampled_from([Result.WON, Result.WON, Result.STUCK, Result.OPEN]),
    st.integers(20, 23),
    st.integers(50, 53),
    st.integers(0, 280),
    hints=st.integers(0, 3),
    undos=st.integers(0, 3),
)
GAMES = st.lists(
    st.builds(Played, st.sampled_from(["N", "PAR"]), st.integers(1, 4), SUMMARIES), max_size=12
).map(lambda games: sorted(games, key=lambda game: game.day))
FILTERS = st.builds(
    GameFilter,
    st.none() | st.sampled_from(["N", "PAR", "CL"]),
    st.none() | st.sampled_from(["2026-01-02T00:00:00Z"]),
    st.none() | st.sampled_from(["2026-01-03T00:00:00Z"]),
    result=st.none(),
    code_part=st.just(""),
)


def enter(store: GameStore, games: list[Played]) -> None:
    for game in games:
        play(store, 1, token=game.token, end=game.end, started_at=game.started_at)


def chosen(games: list[Played], where: GameFilter) -> list[Played]:
    return [
        game
        for game in games
        if where.token in (None, game.token)
        and (where.since is None or game.started_at >= where.since)
        and (where.until is None or game.started_at < where.until)
    ]


def longest(flags: list[bool], wanted: bool) -> int:
    runs = [len(list(run)) for flag, run in itertools.groupby(flags) if flag is wanted]
    return max(runs, default=0)


@given(GAMES, FILTERS)
def test_totals_and_streaks_agree_with_counting(games: list[Played], where: GameFilter) -> None:
    store = open_game_store(None)
    enter(store, games)
    store.set_current_deal("PY1-N-AAAAAAS")
    totals, streaks = store.statistics.totals(where), store.statistics.streaks(where)
    store.close()
    mine = chosen(games, where)
    wins = [game.end for game in mine if game.is_won]
    assert totals.played == len(mine) == totals.decided
    assert totals.won == len(wins)
    assert totals.stuck == sum(game.end.result is Result.STUCK for game in mine)
    assert totals.left == sum(game.end.result is Result.OPEN for game in mine)
    assert totals.win_rate == (len(wins) / len(mine) if mine else None)
    assert totals.best_time_ms == min((win.time_ms for win in wins), default=None)
    assert totals.fewest_moves == min((win.move_count for win in wins), default=None)
    if wins:
        assert totals.mean_time_ms == pytest.approx(sum(w.time_ms for w in wins) / len(wins))
        assert totals.mean_moves == pytest.approx(sum(w.move_count for w in wins) / len(wins))
    flags = [game.is_won for game in mine]
    current = len(list(itertools.takewhile(bool, reversed(flags))))
    assert streaks == Streaks(current, longest(flags, True), longest(flags, False))


@given(GAMES, FILTERS, st.sampled_from([Order.TIME, Order.MOVES]), st.integers(1, 5))
def test_rankings_agree_with_sorting_page_by_page(
    games: list[Played], where: GameFilter, order: Order, page: int
) -> None:
    store = open_game_store(None)
    enter(store, games)
    query = store.statistics
    offsets = range(0, len(games) + 1, page)
    ranked = [
        row for offset in offsets for row in query.ranking(order, where, limit=page, offset=offset)
    ]
    backwards = [
        row
        for offset in offsets
        for row in query.ranking(order, where, limit=page, offset=offset, descending=True)
    ]
    count = query.won_count(where)
    store.close()

    def key(game: Played) -> tuple[int, int]:
        figures = (game.end.time_ms, game.end.move_count)
        return figures if order is Order.TIME else figures[::-1]

    wins = sorted((game for game in chosen(games, where) if game.is_won), key=key)
    assert [(row.time_ms, row.move_count, row.token, row.score) for row in ranked] == [
        (game.end.time_ms, game.end.move_count, game.token, game.end.score) for game in wins
    ]
    assert [row.rank for row in ranked] == list(range(1, len(wins) + 1))
    assert backwards == ranked[::-1]
    assert count == len(wins)


def test_nothing_played(open_store: OpenStore) -> None:
    statistics = open_store().statistics
    totals = statistics.totals()
    assert (totals.played, totals.win_rate, totals.best_time_ms) == (0, None, None)
    assert statistics.streaks() == Streaks(0, 0, 0)
    assert statistics.ranking(Order.TIME, descending=True) == ()
    assert statistics.tokens() == ()


def test_one_win(open_store: OpenStore) -> None:
    store = open_store()
    game_id = play(store, 2, end=GameSummary(Result.WON, 2, 900, 280, 3, 4), code="PY1-N-ABCDEFG")
    game = store.game(game_id)
    assert game is not None
    expected = RankedGame(1, game_id, "PY1-N-ABCDEFG", "N", str(game.ended_at), 900, 2, 280, 3, 4)
    for order in Order:
        assert store.statistics.ranking(order) == (expected,)
    assert store.statistics.streaks() == Streaks(1, 1, 0)


def test_a_clock_that_was_a_year_ahead_breaks_no_streak(open_store: OpenStore) -> None:
    store = open_store()
    stuck, won = (GameSummary(end, 2, 900, 0) for end in (Result.STUCK, Result.WON))
    play(store, end=stuck, started_at="2027-03-01T10:00:00Z")
    for day in (1, 2, 3):
        play(store, end=won, started_at=f"2026-03-0{day}T10:00:00Z")
    assert store.statistics.streaks() == Streaks(3, 3, 1)


def test_the_game_in_progress_breaks_no_streak(open_store: OpenStore) -> None:
    store = open_store()
    won = GameSummary(Result.WON, 2, 900, 280)
    play(store, end=won)
    play(store, end=won)
    play(store)
    assert store.statistics.streaks().current == 2
    store.set_current_deal("PY1-N-AAAAAAS")
    assert store.statistics.streaks() == Streaks(0, 2, 1)


def test_rule_sets_that_have_games(open_store: OpenStore) -> None:
    store = open_store()
    for token in ("PAR", "N", "PAR"):
        last = play(store, token=token)
    assert store.statistics.tokens() == ("N", "PAR")
    store.set_current_deal("PY1-N-AAAAAAS")
    store.delete_games([last, last - 2])
    assert store.statistics.tokens() == ("N",)


def test_by_date_the_newest_comes_first() -> None:
    from pyramide_qt.store.database import Database

    times = iter(f"2026-01-{day:02}T00:00:00Z" for day in range(1, 30))
    store = GameStore(Database(None), now=lambda: next(times))
    first, second = (play(store, 1, end=GameSummary(Result.WON, 2, 900, 280)) for _ in range(2))
    ranked = store.statistics.ranking(Order.DATE)
    backwards = store.statistics.ranking(Order.DATE, descending=True)
    store.close()
    assert [row.game_id for row in ranked] == [second, first]
    assert backwards == ranked[::-1]
