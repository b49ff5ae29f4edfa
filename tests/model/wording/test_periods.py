"""A period begins at a local midnight, whatever the clock of the store says."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import pytest

from pyramide_qt.model.wording.periods import Period, period_start
from pyramide_qt.model.wording.records import date_text, moment_text
from pyramide_qt.model.wording.wording import UNKNOWN
from tests.helpers.system.zones import SOFIA, ZONES, in_zone


@pytest.fixture
def sofia() -> Iterator[None]:
    with in_zone(SOFIA):
        yield


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


@pytest.mark.parametrize("zone", [*ZONES, "UTC0"])
@pytest.mark.parametrize("text", ["9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "never", ""])
def test_a_moment_that_is_unknown_is_a_dash_in_every_zone(zone: str, text: str) -> None:
    with in_zone(zone):
        assert moment_text(text) == date_text(text) == UNKNOWN
