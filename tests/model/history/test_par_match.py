"""The match of six Par games, worked out from the games themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyramide_qt.model.history.par_match import ParMatch, Standing
from pyramide_qt.store.game_store import GameStore, open_game_store
from pyramide_qt.store.kept_lists import Entry, KeptList
from pyramide_qt.store.saved_game import GameSummary, Result

PAR = '{"goal":"tableau","score":"par"}'
LEFT = '{"goal":"all","score":"left"}'


class Clock:
    """A time of day that stands until it is moved."""

    def __init__(self) -> None:
        self.second = 0

    def now(self) -> str:
        return f"2026-01-01T00:{self.second // 60:02}:{self.second % 60:02}Z"


@pytest.fixture
def store() -> Iterator[GameStore]:
    made = open_game_store(None)
    yield made
    made.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def match(store: GameStore, clock: Clock) -> ParMatch:
    return ParMatch(store, now=clock.now)


def play(
    store: GameStore, clock: Clock, score: int, result: Result = Result.STUCK, record: str = PAR
) -> None:
    game_id = store.begin_game("PY1-PAR-AAAAAAA", "PAR", record, clock.now())
    store.append_action(game_id, 1, "D", 0, GameSummary(result, 1, 0, score))


def test_a_match_adds_up_the_games_that_are_decided(
    store: GameStore, clock: Clock, match: ParMatch
) -> None:
    assert match.standing() == Standing()
    for score in (18, -8, 5):
        play(store, clock, score)
        clock.second += 30
    assert match.standing() == Standing((18, -8, 5))
    assert match.standing().total == 15
    play(store, clock, -52, Result.OPEN)
    assert match.standing().scores == (18, -8, 5)
    assert not match.standing().is_complete


def test_other_games_are_no_part_of_it(store: GameStore, clock: Clock, match: ParMatch) -> None:
    play(store, clock, 3, record=LEFT)
    play(store, clock, -3)
    assert match.standing().scores == (-3,)


@pytest.mark.parametrize("pause_s", [0, 60])
def test_the_seventh_game_begins_the_next_match(
    store: GameStore, clock: Clock, match: ParMatch, pause_s: int
) -> None:
    for score in range(6):
        play(store, clock, score)
        clock.second += pause_s
    assert match.standing().is_complete
    assert match.standing().total == 15
    play(store, clock, 7, Result.OPEN)
    assert match.standing() == Standing()
    play(store, clock, 8)
    # The one before was given up for it.
    assert match.standing().scores == (7, 8)


def test_many_games_played_before_are_counted_off_by_sixes(
    store: GameStore, clock: Clock, match: ParMatch
) -> None:
    for score in range(20):
        play(store, clock, score)
    assert match.standing().scores == (18, 19)


def test_the_player_can_begin_anew(store: GameStore, clock: Clock, match: ParMatch) -> None:
    play(store, clock, 10)
    heard = []
    match.changed.connect(lambda: heard.append(True))
    match.begin_anew()
    assert heard == [True]
    assert match.standing() == Standing()
    play(store, clock, 4)
    assert match.standing().scores == (4,)
    # Another program on the same data knows it too.
    assert ParMatch(store, now=clock.now).standing().scores == (4,)


def test_deleted_games_leave_the_match(store: GameStore, clock: Clock, match: ParMatch) -> None:
    for score in (1, 2, 3):
        play(store, clock, score)
    store.delete_games([2])
    assert match.standing().scores == (1, 3)


def test_games_of_a_time_to_come_are_no_part_of_it(
    store: GameStore, clock: Clock, match: ParMatch
) -> None:
    # With seven of them the match looked for its first game without end.
    clock.second = 3000
    for _ in range(8):
        play(store, clock, 1)
    clock.second = 100
    assert match.standing() == Standing()
    play(store, clock, 9)
    assert match.standing().scores == (9,)


def test_a_clock_set_back_keeps_no_game_out(
    store: GameStore, clock: Clock, match: ParMatch
) -> None:
    clock.second = 3000
    match.begin_anew()
    clock.second = 100
    assert match.standing() == Standing()
    play(store, clock, 9)
    assert match.standing().scores == (9,)
    assert store.lists.get(KeptList.PAR_MATCH) == (Entry("2026-01-01T00:01:40Z", "0"),)
