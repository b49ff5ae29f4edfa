"""A hundred thousand games stay small and answer at once."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from pyramide_qt.store.database import Database
from pyramide_qt.store.game_rows import insert_actions, insert_game, pack_history
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.queries.statistics import GameFilter, Order
from pyramide_qt.store.saved_game import Action, GameSummary, Result, SavedGame

PLACES = [f"{row}{place + 1}" for row in "CDEFG" for place in range("ABCDEFG".index(row) + 1)]
TOKENS = ["N"] * 6 + ["PAR", "KT", "GZ", "AP"]


def some_actions(numbers: random.Random) -> list[Action]:
    """About as many moves, and as varied in time, as a game of a person."""
    at_ms, actions = 0, []
    for _ in range(numbers.randint(40, 160)):
        at_ms += int(numbers.expovariate(1 / 2500)) + 200
        pair = "+".join(sorted(numbers.sample([*PLACES, "W"], 2)))
        actions.append(Action("D" if numbers.random() < 0.6 else pair, at_ms))
    return actions


def some_game(game_id: int, numbers: random.Random, actions: list[Action]) -> SavedGame:
    result = numbers.choices([Result.WON, Result.LEFT, Result.STUCK], [4, 5, 3])[0]
    figures = GameSummary(result, len(actions), actions[-1].at_ms, numbers.randrange(29) * 10)
    code = "PY1-N-" + "".join(numbers.choices("ABCDEFGHIJKLMNOPQRSTUVWXYZ", k=7))
    token = numbers.choice(TOKENS)
    start = time.gmtime(1_700_000_000 + 600 * game_id)
    text = time.strftime("%Y-%m-%dT%H:%M:%SZ", start)
    record = f'{{"of": "{token}", "filling": "{"x" * 600}"}}'
    return SavedGame(game_id, code, token, record, text, text, figures, figures, None, ())


def fill(path: Path, count: int) -> None:
    numbers = random.Random(1)
    database = Database(path)
    with database.transaction() as connection:
        for game_id in range(1, count + 1):
            actions = some_actions(numbers)
            insert_game(connection, some_game(game_id, numbers, actions))
            insert_actions(connection, game_id, 1, actions)
            pack_history(connection, game_id)
    database.close()


class Steps:
    """Counts the steps of SQLite's machine, which are the same however busy the machine is."""

    def __init__(self, database: Database) -> None:
        self._count = 0
        database.read(lambda connection: connection.set_progress_handler(self._on_steps, 100))

    def of(self, work: Callable[[], object]) -> float:
        """How many thousand steps `work` takes, to the next hundred."""
        before = self._count
        work()
        return (self._count - before) / 10

    def _on_steps(self) -> int:
        self._count += 1
        return 0


def measure(path: Path, count: int) -> dict[str, float]:
    """Thousands of steps for what the statistics dialog and a move ask for."""
    figures = {}
    database = Database(path)
    steps = Steps(database).of
    store = GameStore(database)
    query, one = store.statistics, GameFilter(token="GZ")
    year = GameFilter(since="2024-01-01T00:00:00Z", until="2025-01-01T00:00:00Z")
    figures["totals"] = steps(query.totals)
    figures["totals of one rule set"] = steps(lambda: query.totals(one))
    figures["totals of a year"] = steps(lambda: query.totals(year))
    figures["streaks"] = steps(query.streaks)
    figures["rule sets with games"] = steps(query.tokens)
    for order in Order:
        figures[f"first page by {order}"] = steps(partial(query.ranking, order))
    figures["last page by time"] = steps(
        lambda: query.ranking(Order.TIME, offset=query.won_count() - 100)
    )
    figures["last page of one rule set"] = steps(
        lambda: query.ranking(Order.MOVES, one, offset=query.won_count(one) - 100)
    )
    figures["first page of one rule set in a year"] = steps(
        lambda: query.ranking(Order.TIME, GameFilter("GZ", year.since, year.until))
    )
    figures["one game in full"] = steps(lambda: store.game(count // 2))
    store.close()
    figures["megabytes"] = path.stat().st_size / 1e6
    return figures


def check(path: Path, count: int, *, dialog: float, megabytes: float) -> None:
    fill(path, count)
    figures = measure(path, count)
    for name, figure in figures.items():
        # Seen with `pytest -s`; the figures of the docs come from here.
        sys.stdout.write(f"{name:40} {figure:8.1f}\n")
    shown = sum(figures[name] for name in ("totals", "streaks", "first page by time"))
    assert 0 < shown < dialog
    assert max(figures[name] for name in figures if "page" in name) < dialog
    assert figures["megabytes"] < megabytes


def test_two_thousand_games_answer_at_once(database_path: Path) -> None:
    check(database_path, 2_000, dialog=120, megabytes=2)


@pytest.mark.long
def test_a_hundred_thousand_games_answer_at_once(database_path: Path) -> None:
    check(database_path, 100_000, dialog=5_500, megabytes=100)
