"""One game as plain values for a file, and the way back, where nothing is taken on trust."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache, partial
from typing import Any

from pyramide_qt.rules.deals.daily_numbers import may_be_daily
from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import parse_code
from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP, RulesError
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.exchange.importing import ForeignGame
from pyramide_qt.store.exchange.replay import Replay, is_record_of, record_of, replayed
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
    day_elsewhere,
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
_COLUMNS = frozenset(COLUMNS)
# Words that were split at blanks need no look whether each is one.
_action = partial(tuple.__new__, Action)
_MAX_RECORD_LENGTH = 20_000


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


def game_from_values(values: dict[str, Any], line: int = 0) -> ForeignGame:
    """Read what `values_of` made; RecordRefused says what cannot be read or did not happen.

    All that the actions tell is taken from them; the file must say the same.
    """
    unknown = sorted(values.keys() - _COLUMNS)
    if unknown:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", 'The column "%1" is not known.'), unknown[0][:30]
        )
    deal = _deal(values)
    words, times = _actions(values)
    played = _replayed(deal, words, times)
    started_at = _moment(values, "started_at")
    last = _summary(values, "last_", played.last, times[-1], _time_since_ms(started_at))
    game = SavedGame(
        game_id=0,
        code=str(deal.code),
        token=deal.token,
        record=_record(values, deal.token),
        started_at=started_at,
        ended_at=None if values.get("ended_at") is None else _moment(values, "ended_at"),
        summary=last,
        recorded=_counted(values, played, last),
        par=_par(values, deal, played),
        actions=tuple(map(_action, zip(played.actions, times, strict=True))),
    )
    _check_end(game)
    return ForeignGame(game, _daily(values, game), line)


def _figures(prefix: str, summary: GameSummary) -> dict[str, Any]:
    named = zip(FIGURES, summary.figures, strict=True)
    return {f"{prefix}{name}": value for name, value in named}


def _summary(
    values: dict[str, Any],
    prefix: str,
    played: GameSummary,
    earliest_ms: int,
    latest_ms: int,
    most_hints: int = MAX_COUNT,
) -> GameSummary:
    """The figures of a prefix: `played` with what actions cannot tell, the clock and the hints."""
    told = _text(values, f"{prefix}result", 10)
    if told not in set(Result):
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", 'A game cannot end as "%1" (%2).'),
            told,
            f"{prefix}result",
        )
    _check_same(f"{prefix}result", told, str(played.result))
    lowest, highest = -FARTHEST_SCORE, FARTHEST_SCORE
    score = _number(values, f"{prefix}score", lowest=lowest, highest=highest)
    for name, number, right in (
        ("moves", _number(values, f"{prefix}moves"), played.move_count),
        ("score", score, played.score),
        ("undos", _number(values, f"{prefix}undos"), played.undos),
    ):
        _check_same(f"{prefix}{name}", number, right)
    time_ms = _number(values, f"{prefix}time_ms", lowest=earliest_ms, highest=latest_ms)
    hints = _number(values, f"{prefix}hints", highest=most_hints)
    return played._replace(time_ms=time_ms, hints=hints)


def _last_day() -> date:
    # Very many games ask for it.
    return _last_day_in(int(time.time()) // 60)


@lru_cache(maxsize=1)
def _last_day_in(_minute: int) -> date:
    return last_day_to_come_in()


def _time_since_ms(moment: str) -> int:
    """How long the play clock of a game that began at `moment` can have run, at most."""
    began, end = read_moment(moment), _last_day() + timedelta(days=1)
    assert began is not None
    return (datetime(end.year, end.month, end.day, 23, 59, tzinfo=UTC) - began) // timedelta(
        milliseconds=1
    )


def _counted(values: dict[str, Any], played: Replay, last: GameSummary) -> GameSummary:
    """What counts: the first win, else how the game stands, which may have been left."""
    if played.won_in is not None:
        time_ms = played.counted.time_ms
        return _summary(values, "", played.counted, time_ms, time_ms, last.hints)
    is_left = values.get("result") == Result.LEFT and last.result is Result.OPEN
    right = last._replace(result=Result.LEFT) if is_left else last
    counted = _summary(values, "", right, last.time_ms, last.time_ms, last.hints)
    _check_same("hints", counted.hints, last.hints)
    return counted


def _check_same(name: str, told: object, right: object) -> None:
    if told != right:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", 'By its moves, %1 is "%2" and not "%3".'),
            name,
            right,
            told,
        )


def _par(values: dict[str, Any], deal: Deal, played: Replay) -> int | None:
    """Fewest moves of a win: no more than of the win that was played, and two cards a move."""
    if values.get("par") is None:
        return None
    goal_count = deal.tableau.goal_mask.bit_count()
    most = MAX_COUNT if played.won_in is None else played.won_in
    return _number(values, "par", lowest=(goal_count + 1) // 2, highest=most)


def _deal(values: dict[str, Any]) -> Deal:
    text = _text(values, "code", 600)
    try:
        deal = deal_from_code(text)
    except RulesError as error:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "The deal code cannot be used: %1"), error
        ) from error
    if str(deal.code) != text:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", 'The deal code must be written as "%1".'), deal.code
        )
    return deal


def _record(values: dict[str, Any], token: str) -> str:
    if not is_record_of(_text(values, "record", _MAX_RECORD_LENGTH), token):
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "The rule record is not that of the deal code.")
        )
    return record_of(token)


def _actions(values: dict[str, Any]) -> tuple[list[str], list[int]]:
    words = _text(values, "actions", MAX_ACTIONS * 12).split()
    times = values.get("at_ms")
    if (
        not isinstance(times, list)
        or not all(type(time) is int for time in times)
        or not 0 <= min(times, default=0) <= max(times, default=0) <= MAX_PLAY_TIME_MS
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
    if times != sorted(times):
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "The times of the actions (at_ms) do not grow.")
        )
    if not words:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "A game begins with its first move; this has none.")
        )
    return words, times


def _replayed(deal: Deal, words: list[str], times: list[int]) -> Replay:
    try:
        return replayed(deal, words, times)
    except RulesError as error:
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", "The game cannot be played: %1."), error
        ) from error


def _check_end(game: SavedGame) -> None:
    is_open = game.recorded.result is Result.OPEN
    if is_open != (game.ended_at is None):
        raise RecordRefused(
            QT_TRANSLATE_NOOP(
                "StoreProblem", "A game has an end (ended_at) if and only if it is not open."
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
    """The mark of a daily deal, as far as this can be known without a solver."""
    if values.get("daily") is None:
        return None
    day = _text(values, "daily", 10)
    _check_day(read_day(day), day, "daily")
    offset_min = _number(values, "daily_offset_min", lowest=-1440, highest=1440)
    opened_at = _moment(values, "daily_opened_at")
    opened_on = day_elsewhere(opened_at, offset_min)
    if opened_on is None or opened_on.isoformat() < day:
        # A day to come is offered to nobody.
        raise _no_time(opened_at, "daily_opened_at")
    if not may_be_daily(parse_code(game.code), day):
        raise not_daily(day)
    return DailyEntry(game.token, day, game.code, opened_at, offset_min)


def not_daily(day: str) -> RecordRefused:
    """The refusal of a game that is marked as the daily deal of a day whose deal is another."""
    return RecordRefused(
        QT_TRANSLATE_NOOP("StoreProblem", "The deal is not the daily deal of %1."), day
    )


def _no_time(text: str, name: str) -> RecordRefused:
    return RecordRefused(QT_TRANSLATE_NOOP("StoreProblem", '"%1" is no time for %2.'), text, name)


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
        raise _no_time(text, name)
    if not FIRST_DAY <= day <= _last_day():
        first = FIRST_DAY.isoformat()
        raise RecordRefused(
            QT_TRANSLATE_NOOP("StoreProblem", '"%1" (%2) does not lie between %3 and tomorrow.'),
            text,
            name,
            first,
        )
