"""Whatever is done to an export: a game is refused by its line, or is what its moves say."""

from __future__ import annotations

import contextlib
import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from pyramide_qt.rules.deals.daily_numbers import start_number
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.records.record import record_text
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.exchange.files import FileFormat, games_to_write, written
from pyramide_qt.store.exchange.game_record import COLUMNS
from pyramide_qt.store.exchange.importing import ForeignGame
from pyramide_qt.store.exchange.reader import BadRecord, read_games
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.queries.daily_book import DailyEntry
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.store.saved_game import GameSummary, Result
from tests.fuzz.mutations import mutated
from tests.helpers.source_tree import ROOT
from tests.store.conftest import OpenStore

Values = dict[str, Any]
DAY = "2026-03-04"
NASTY: list[Any] = [
    *(None, True, "", "won", "open", "left", "stuck", 0, 1, -1, 5, 10, 2**31, 2**53, 10**30, 1.5),
    *("2026-01-01T10:00:00Z", "9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "2026-02-30"),
    *("\ud800", "\x1b[2J", "\u202e", [], {}, [0], ["D"], "{}", "[]", '{"packs":2}', DAY),
]


def enter(store: GameStore, code: str, actions: str, at: int, hints: int = 0) -> None:
    """Play and keep a game as a session does, with a clock that does not go evenly."""
    deal = deal_from_code(code)
    started_at = f"2026-01-{at:02}T10:00:00Z"
    game_id = store.begin_game(code, deal.token, record_text(deal.rules), started_at)
    game, undos = Game(deal), 0
    for seq, word in enumerate(actions.split(), start=1):
        game.play([word])
        undos += word == "U"
        time_ms = seq * 700 + seq % 3 * 100
        figures = (game.move_count, time_ms, game.score(), hints, undos)
        summary = GameSummary(Result(game.outcome().value), *figures)
        store.append_action(game_id, seq, word, time_ms, summary)


@pytest.fixture
def exported(open_store: OpenStore) -> list[Values]:
    """Games that were won, won again, taken back after the win, left, stuck and open."""
    store = open_store(None)
    lines = (ROOT / "tests" / "data" / "won_games.txt").read_text().splitlines()
    won = [line.partition(" ") for line in lines if line.startswith("PY1-")]
    for at, (code, _, actions) in enumerate(won[::2][:12], start=1):
        more = ("", " U", " U Y", " U U")[at % 4]
        enter(store, code, actions + more, at, hints=at % 3)
    enter(store, "PY1-N-AAAAAAS", "G6 G2+G5 D D U D", 13, hints=2)
    daily = str(DealCode("N", start_number("N", DAY)))
    store.daily_book.enter(DailyEntry("N", DAY, daily, f"{DAY}T09:00:00Z", 120))
    enter(store, daily, "D D U Y D", 14)
    enter(store, "PY1-PAR-AAAAAAS", "D D D", 15)
    games = games_to_write(store.history, store.daily_book, GameFilter(), lambda _: None)
    text = "".join(written(games, FileFormat.JSON))
    rows: list[Values] = json.loads(text)["games"]
    assert len(rows) == 15
    assert {row["result"] for row in rows} == {"won", "left", "open"}
    assert good_games(text, FileFormat.JSON) == 15
    return rows


def good_games(text: str, file_format: FileFormat) -> int:
    """Check all that is read of `text`; how many games there were that may come in."""
    count = 0
    for each in read_games(text, file_format):
        if isinstance(each, BadRecord):
            assert each.line >= 1
            assert str(each.problem).endswith((".", ")", "?"))
        else:
            check(each)
            count += 1
    return count


def check(foreign: ForeignGame) -> None:
    """Compare a game that may come in with what its moves lead to, found in another way."""
    saved = foreign.game
    deal = deal_from_code(saved.code)
    game = Game(deal)
    stood: list[GameSummary] = []
    for action in saved.actions:
        game.play([action.text])
        undos = [each.text for each in saved.actions[: len(stood) + 1]].count("U")
        outcome = Result(game.outcome().value)
        figures = (game.move_count, action.at_ms, game.score(), 0, undos)
        stood.append(GameSummary(outcome, *figures))
    last, counted = saved.summary, saved.recorded
    assert last._replace(hints=0, time_ms=0) == stood[-1]._replace(time_ms=0)
    wins = [each for each in stood if each.result is Result.WON]
    if wins:
        best = max(each.score for each in wins) if deal.rules.play_on else wins[0].score
        assert counted._replace(hints=0) == wins[0]._replace(score=best)
    else:
        assert counted._replace(result=last.result) == last
        assert counted.result in (last.result, Result.LEFT)
    times = [action.at_ms for action in saved.actions]
    assert times == sorted(times) and times[-1] <= last.time_ms
    assert counted.hints <= last.hints
    assert saved.record == record_text(deal.rules)
    assert (saved.ended_at is None) is (counted.result is Result.OPEN)
    assert saved.ended_at is None or "1990" < saved.started_at <= saved.ended_at
    assert saved.par is None or 0 < saved.par <= 2**31
    if foreign.daily is not None:
        assert (foreign.daily.code, foreign.daily.day) == (saved.code, DAY)


def some_value(rows: list[Values], name: str, numbers: random.Random) -> object:
    """A value for a field: that of another game, one nearby, or one of those known to hurt."""
    value = numbers.choice(rows).get(name)
    if isinstance(value, int) and numbers.random() < 0.5:
        return value + numbers.choice((-1, 1, 10, -100, 1000))
    return numbers.choice(NASTY) if numbers.random() < 0.4 else value


def change(row: Values, rows: list[Values], numbers: random.Random) -> None:
    """Change one thing in a game."""
    kind = numbers.randrange(5)
    if kind == 0:
        row.pop(numbers.choice(COLUMNS), None)
    elif kind == 1 and isinstance(row.get("actions"), str) and isinstance(row.get("at_ms"), list):
        change_actions(row, numbers)
    elif kind == 2 and isinstance(row.get("at_ms"), list) and row["at_ms"]:
        place = numbers.randrange(len(row["at_ms"]))
        row["at_ms"][place] = numbers.choice([*NASTY, *row["at_ms"]])
    else:
        name = numbers.choice(COLUMNS)
        row[name] = copy.copy(some_value(rows, name, numbers))


def change_actions(row: Values, numbers: random.Random) -> None:
    words, times = row["actions"].split(), row["at_ms"]
    place = numbers.randrange(len(words) + 1)
    if numbers.random() < 0.5:
        words.insert(place, numbers.choice(["D", "U", "Y", "R", "d", "A1", "??", *words[:5]]))
        # The time of the action before, so that most of them still grow.
        times.insert(place, times[min(place, len(times)) - 1] if times else 0)
    else:
        del words[place:], times[place:]
    row["actions"] = " ".join(words)


def as_text(rows: list[Values], file_format: FileFormat) -> str:
    if file_format is FileFormat.JSON:
        lines = ",\n".join(json.dumps(row) for row in rows)
        return f'{{"format": "pyramide-games", "version": 1, "games": [\n{lines}\n]}}\n'
    cells = [[str(row.get(name, "")) for name in COLUMNS] for row in rows]
    told = [[cell.replace('"', '""') for cell in line] for line in [list(COLUMNS), *cells]]
    return "".join(",".join(f'"{cell}"' for cell in line) + "\r\n" for line in told)


def files(rows: list[Values], count: int) -> Iterator[tuple[str, FileFormat]]:
    """So many files: some games changed in their values, or the text of one spoilt."""
    numbers = random.Random(75)
    for number in range(count):
        chosen = copy.deepcopy(numbers.sample(rows, 3))
        file_format = numbers.choice(list(FileFormat))
        if number % 4:
            for _ in range(numbers.choice((1, 1, 2, 4))):
                change(numbers.choice(chosen), rows, numbers)
            yield as_text(chosen, file_format), file_format
        else:
            text = as_text(chosen, FileFormat.JSON)
            (spoilt,) = mutated([text[:5000]], 1, number)
            yield spoilt + text[5000:], FileFormat.JSON


def try_files(rows: list[Values], count: int) -> int:
    """Read so many files; how many games of them may come in."""
    came_in = 0
    for text, file_format in files(rows, count):
        # A file whose beginning was spoilt is refused as a whole.
        with contextlib.suppress(StoreError):
            came_in += good_games(text, file_format)
    return came_in


def test_what_is_done_to_an_export_is_refused_or_true(exported: list[Values]) -> None:
    assert try_files(exported, 300) > 200


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_what_is_done_to_ten_thousand_exports_is_refused_or_true(exported: list[Values]) -> None:
    assert try_files(exported, 10_000) > 8000
