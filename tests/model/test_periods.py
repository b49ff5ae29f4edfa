"""A period begins at a local midnight, whatever the clock of the store says."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import datetime

import pytest

from pyramide_qt.model.periods import Period, period_start
from pyramide_qt.model.wording_records import moment_text


@pytest.fixture
def sofia(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if not hasattr(time, "tzset"):
        pytest.skip("the time zone cannot be changed here")
    before = os.environ.get("TZ")
    monkeypatch.setenv("TZ", "EET-2EEST,M3.5.0/3,M10.5.0/4")
    time.tzset()
    yield
    monkeypatch.undo()
    assert os.environ.get("TZ") == before
    time.tzset()


@pytest.mark.usefixtures("sofia")
@pytest.mark.parametrize(
    ("period", "start"),
    [
        (Period.ALL, None),
        (Period.TODAY, "2026-11-01T22:00:00Z"),
        # Before the last Sunday of October the clock was an hour further.
        (Period.MONTH, "2026-10-03T21:00:00Z"),
        (Period.WEEK, "2026-10-26T22:00:00Z"),
    ],
)
def test_a_period_begins_at_local_midnight(period: Period, start: str | None) -> None:
    now = datetime(2026, 11, 2, 15, 30).astimezone()
    assert period_start(period, now) == start


@pytest.mark.usefixtures("sofia")
def test_moments_are_shown_in_local_time() -> None:
    shown = moment_text("2026-11-30T22:30:00Z")
    assert "00:30" in shown or "12:30" in shown
    assert moment_text("never") == "never"
