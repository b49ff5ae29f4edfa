"""Stretches of local calendar days up to today, as the store's times of day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import Enum


class Period(Enum):
    """How many local calendar days, today included; None for all."""

    ALL = None
    TODAY = 1
    WEEK = 7
    MONTH = 30
    YEAR = 365


def period_start(period: Period, now: datetime) -> str | None:
    """The UTC text of the first moment of `period`, which ends with the day of `now`.

    `now` carries its time zone; None where the period has no start.
    """
    if period.value is None:
        return None
    first_day = now.date() - timedelta(days=period.value - 1)
    # A naive time is taken as local, with the summer time of that day and not of today.
    midnight = datetime(first_day.year, first_day.month, first_day.day)  # noqa: DTZ001
    return midnight.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
