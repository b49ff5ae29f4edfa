"""One game as plain values for a file, and the way back, where nothing is taken on trust."""

from __future__ import annotations

import json
from datetime import date
from itertools import pairwise
from typing import Any

from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import parse_code
from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP, RulesError
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.exchange.importing import ForeignGame
from pyramide_qt.store.queries.daily_book import DailyEntry
from pyramide_qt.store.saved_game import (
    FARTHEST_SCORE,
    MAX_COUNT,
    MAX_PLAY_TIME_MS,
    Action,
    GameSummary,
    Result,
    SavedGame,
)
from pyramide_qt.store.stored_times import (
    FIRST_DAY,
    last_day_to_come_in,
    read_day,
    read_moment,
)

FIGURES = ("result", "moves", "time_ms", "score", "hints", "undos")
# The order of the columns of a table; `last_…` say how the game stands, the others what counts.
COLUMNS = (
    "code",
    "started_at",
    "ended_at",
    *FIGURES,
    *(f"last_{name}" for name in FIGURES),
    "par",
    "daily",
    "daily_opened_at",
    "daily_offset_min",
    "actions",
    "at_ms",
    "record",
)
MAX_ACTIONS = 20_000
_MAX_RECORD_LENGTH = 20_000
_RESULTS = {Outcome.WON: Result.WON, Outcome.STUCK: Result.STUCK, Outcome.OPEN: Result.OPEN}


class RecordRefused(StoreError):
    """A game of a file that cannot be brought in; the message is one clear sentence.

    Where the rules refuse it, `__cause__` says why.
    """


def values_of(game: SavedGame, daily: DailyEntry | None) -> dict[str, Any]:
    """The game as plain values by COLUMNS: texts, numbers, None, and a list for `at_ms`."""
    return {
        "code": game.code,
        "started_at": game.started_at,
        "ended_at": game.ended_at,
        **_figures("", game.recorded),
        **_figures("last_", game.summary),
        "par": game.par,
        "daily": daily.day if daily else None,
        "daily_opened_at": daily.opened_at if daily else None,
        "daily_offset_min": daily.offset_min if daily else None,
        "actions": " ".join(action.text for action in game.actions),
        "at_ms": [action.at_ms for action in game.actions],
        "record": game.record,
    }


def game_from_values(values: dict[str, Any]) -> ForeignGame:
    """Read what `values_of` made; RecordRefused says what cannot be read or did not happen."""
    unknown = sorted(values.keys() - set(COLUMNS))
    if unknown:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", 'The column "%1" is not known.'), unknown[0][:30]
        )
    code = _code(values)
    actions = _actions(values)
    game = SavedGame(
        game_id=0,
        code=code,
        token=code.split("-")[1],
        record=_record(values),
        started_at=_moment(values, "started_at"),
        ended_at=None if values.get("ended_at") is None else _moment(values, "ended_at"),
        summary=_summary(values, "last_"),
        recorded=_summary(values, ""),
        par=None if values.get("par") is None else _number(values, "par"),
        actions=actions,
    )
    _check_play(game)
    _check_end(game)
    return ForeignGame(game, _daily(values, game))


def _figures(prefix: str, summary: GameSummary) -> dict[str, Any]:
    named = zip(FIGURES, summary.figures, strict=True)
    return {f"{prefix}{name}": value for name, value in named}


def _summary(values: dict[str, Any], prefix: str) -> GameSummary:
    text = _text(values, f"{prefix}result", 10)
    if text not in set(Result):
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", 'A game cannot end as "%1" (%2).'),
            text,
            f"{prefix}result",
        )
    time_ms = _number(values, f"{prefix}time_ms", highest=MAX_PLAY_TIME_MS)
    score = _number(values, f"{prefix}score", lowest=-FARTHEST_SCORE, highest=FARTHEST_SCORE)
    moves, hints, undos = (
        _number(values, f"{prefix}{name}") for name in ("moves", "hints", "undos")
    )
    return GameSummary(Result(text), moves, time_ms, score, hints, undos)


def _code(values: dict[str, Any]) -> str:
    text = _text(values, "code", 600)
    try:
        code = str(parse_code(text))
    except RulesError as error:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "The deal code cannot be used: %1"), error
        ) from error
    if code != text:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", 'The deal code must be written as "%1".'), code
        )
    return code


def _record(values: dict[str, Any]) -> str:
    text = _text(values, "record", _MAX_RECORD_LENGTH)
    try:
        is_object = isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        is_object = False
    if not is_object:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "The rule record is not a JSON object.")
        )
    return text


def _actions(values: dict[str, Any]) -> tuple[Action, ...]:
    words = _text(values, "actions", MAX_ACTIONS * 12).split()
    times = values.get("at_ms")
    if not isinstance(times, list) or not all(
        _is_number(time, 0, MAX_PLAY_TIME_MS) for time in times
    ):
        raise RecordRefused(
            QT_TRANSLATE_NOOP(
                "StoreProblem", "The times of the actions (at_ms) are not a list of whole numbers."
            )
        )
    if len(words) != len(times):
        raise RecordRefused(
            QT_TRANSLATE_NOOP(
                "StoreProblem", "The numbers of actions (%1) and of times (%2) differ."
            ),
            len(words),
            len(times),
        )
    if len(words) > MAX_ACTIONS:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "The number of actions is too large: %1."), len(words)
        )
    if any(before > after for before, after in pairwise([0, *times])):
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "The times of the actions (at_ms) do not grow.")
        )
    return tuple(Action(word, time) for word, time in zip(words, times, strict=True))


def _check_play(game: SavedGame) -> None:
    """Raise RecordRefused unless the actions can be played and lead to the last figures."""
    # A game whose moves were lost is kept for its figures.
    if not game.actions:
        return
    try:
        played = Game(deal_from_code(game.code))
    except RulesError as error:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "The deal code cannot be used: %1"), error
        ) from error
    try:
        played.play(action.text for action in game.actions)
    except RulesError as error:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "The game cannot be played: %1."), error
        ) from error
    last, ended_as = game.summary, _RESULTS[played.outcome()]
    if last.move_count != played.move_count:
        raise RecordRefused(
            QT_TRANSLATE_NOOP(
                "StoreProblem", "The number of moves (last_moves) must be %1 and not %2."
            ),
            played.move_count,
            last.move_count,
        )
    if last.result is not ended_as:
        raise RecordRefused(
            QT_TRANSLATE_NOOP(
                "StoreProblem", 'The game ends as "%1" and not as "%2" (last_result).'
            ),
            ended_as,
            last.result,
        )


def _check_end(game: SavedGame) -> None:
    is_open = game.recorded.result is Result.OPEN
    if is_open != (game.ended_at is None):
        raise RecordRefused(
            QT_TRANSLATE_NOOP(
                "StoreProblem", "A game has an end (ended_at) if and only if it is not open."
            )
        )
    if game.recorded.move_count > game.summary.move_count:
        raise RecordRefused(
            QT_TRANSLATE_NOOP(
                "StoreProblem", "More moves count (moves) than were made (last_moves)."
            )
        )
    # Written alike, times are in the order of their texts.
    if game.ended_at is not None and game.ended_at < game.started_at:
        raise RecordRefused(
            QT_TRANSLATE_NOOP(
                "StoreProblem", "The end (ended_at) lies before the beginning (started_at)."
            )
        )


def _daily(values: dict[str, Any], game: SavedGame) -> DailyEntry | None:
    if values.get("daily") is None:
        return None
    day = _text(values, "daily", 10)
    _check_day(read_day(day), day, "daily")
    offset_min = _number(values, "daily_offset_min", lowest=-1440, highest=1440)
    opened_at = _moment(values, "daily_opened_at")
    return DailyEntry(game.token, day, game.code, opened_at, offset_min)


def _text(values: dict[str, Any], name: str, longest: int) -> str:
    value = values.get(name)
    if not isinstance(value, str):
        raise RecordRefused(QT_TRANSLATE_NOOP("StoreProblem", "There is no text for %1."), name)
    if len(value) > longest:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "The text of %1 is too long; its length is %2."),
            name,
            len(value),
        )
    return value


def _number(values: dict[str, Any], name: str, *, lowest: int = 0, highest: int = MAX_COUNT) -> int:
    value = values.get(name)
    if not _is_number(value, lowest, highest):
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "There is no whole number for %1 from %2 to %3."),
            name,
            lowest,
            highest,
        )
    assert isinstance(value, int)
    return value


def _is_number(value: object, lowest: int, highest: int) -> bool:
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    return is_whole and lowest <= value <= highest  # type: ignore[operator]


def _moment(values: dict[str, Any], name: str) -> str:
    text = _text(values, name, 20)
    moment = read_moment(text)
    _check_day(None if moment is None else moment.date(), text, name)
    return text


def _check_day(day: date | None, text: str, name: str) -> None:
    if day is None:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", '"%1" is no time for %2.'), text, name
        )
    if not FIRST_DAY <= day <= last_day_to_come_in():
        first = FIRST_DAY.isoformat()
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", '"%1" (%2) does not lie between %3 and tomorrow.'),
            text,
            name,
            first,
        )
