"""Times of day and days as they are kept: which of them can be told, and games in their order.

An earlier version, a foreign file or a hand can have written anything there. What cannot be told is
unknown: no window may fail on it, for only there can the game be deleted.
"""

# What is put into the queries are constants; values travel as parameters.
# ruff: noqa: S608

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pyramide_qt.store.reading import Reader

# Far enough from the ends of the calendar that a zone, a week or a month more is a date too.
FIRST_DAY = date(1990, 1, 1)
_LAST_DAY = date(2999, 12, 31)
_FIRST, _LAST = f"{FIRST_DAY}T00:00:00Z", f"{_LAST_DAY}T23:59:59Z"
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)
_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_MAX_OFFSET_MIN = 1440

# The conditions in SQL: what an index can find, the same for a query that is to find its games
# otherwise, and the slow one that leaves out a 30th of February too.
BEGIN_IN_RANGE = f"started_at BETWEEN '{_FIRST}' AND '{_LAST}' AND length(started_at) = 20"
BEGIN_SEEMS_KNOWN = f"+{BEGIN_IN_RANGE}"
BEGIN_IS_KNOWN = f"{BEGIN_SEEMS_KNOWN} AND strftime('%Y-%m-%dT%H:%M:%SZ', started_at) = +started_at"
# Every game in one of them, each found by the index by start.
_BY_BEGIN = (
    f"started_at BETWEEN '{_FIRST}' AND '{_LAST}'",
    f"started_at > '{_LAST}'",
    f"started_at < '{_FIRST}'",
    "started_at IS NULL",
)
END_IN_RANGE = f"ended_at BETWEEN '{_FIRST}' AND '{_LAST}'"
END_IS_LATE = f"ended_at > '{_LAST}'"
DAY_IN_RANGE = f"day BETWEEN '{FIRST_DAY}' AND '{_LAST_DAY}'"


def read_moment(text: object) -> datetime | None:
    """The time of day that is written like `2026-11-30T02:19:37Z`; None if it is none."""
    if not isinstance(text, str) or _MOMENT.fullmatch(text) is None:
        return None
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None


def read_day(text: object) -> date | None:
    """The day that is written like `2026-11-30`; None if it is none."""
    if not isinstance(text, str) or _DAY.fullmatch(text) is None:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def known_moment(text: object) -> datetime | None:
    """The time (UTC) that was kept as `text`; None if it is unknown."""
    moment = read_moment(text)
    return moment if moment is not None and FIRST_DAY <= moment.date() <= _LAST_DAY else None


def local_moment(text: object) -> datetime | None:
    """The same by the clock of this machine."""
    moment = known_moment(text)
    try:
        return None if moment is None else moment.astimezone()
    except (OSError, OverflowError, ValueError):
        # What a system cannot tell of its own zone in a year far from now.
        return None


def known_day(text: object) -> date | None:
    """The day that was kept as `text`; None if it is unknown."""
    day = read_day(text)
    return day if day is not None and FIRST_DAY <= day <= _LAST_DAY else None


def day_elsewhere(text: object, offset_min: int) -> date | None:
    """The day of a time where the clock was `offset_min` ahead of UTC; None if unknown."""
    moment = known_moment(text)
    if moment is None or not -_MAX_OFFSET_MIN <= offset_min <= _MAX_OFFSET_MIN:
        return None
    return (moment + timedelta(minutes=offset_min)).date()


def last_day_to_come_in() -> date:
    """Tomorrow by the clock of this machine: in another zone that day may have begun."""
    return datetime.now(UTC).astimezone().date() + timedelta(days=1)


def in_order_of_begin(
    database: Reader,
    columns: str,
    condition: str,
    values: Sequence[Any],
    *,
    newest_first: bool = False,
) -> list[tuple[Any, ...]]:
    """Fetch `columns` of the games of `condition`; an unknown begin counts as the oldest."""
    direction = "DESC" if newest_first else "ASC"
    found: list[tuple[Any, ...]] = []
    for part in _BY_BEGIN if newest_first else reversed(_BY_BEGIN):
        found += database.fetch(
            f"SELECT {columns} FROM games WHERE {condition} AND {part} "
            f"ORDER BY started_at {direction}, id {direction}",
            values,
        )
    return found
