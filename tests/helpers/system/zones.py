"""Time zones at both ends of the day, written so that a machine needs no list of zones."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

KIRITIMATI, HONOLULU, SOFIA = "<+14>-14", "HST10", "EET-2EEST,M3.5.0/3,M10.5.0/4"
ZONES = [KIRITIMATI, HONOLULU, SOFIA]


@contextmanager
def in_zone(zone: str) -> Iterator[None]:
    """Let this machine stand in a zone for a while; skip the test where that cannot be."""
    if not hasattr(time, "tzset"):
        pytest.skip("the time zone cannot be changed here")
    before = os.environ.get("TZ")
    os.environ["TZ"] = zone
    time.tzset()
    try:
        yield
    finally:
        if before is None:
            del os.environ["TZ"]
        else:
            os.environ["TZ"] = before
        time.tzset()
