"""How much a piece of code does, in a figure that is the same on every machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Work:
    """What was done inside `counted_work`.

    Time is no measure: a busy or slow machine needs more of it for the same. Calls are counted
    instead, those of functions written in C among them.
    """

    def __init__(self) -> None:
        self.calls = 0

    def count(self, _frame: FrameType, event: str, _argument: object) -> None:
        """Count what `sys.setprofile` tells of, if it is a call."""
        if event in ("call", "c_call"):
            self.calls += 1


@contextmanager
def counted_work() -> Iterator[Work]:
    """Count the calls that are made in this thread until the block ends."""
    work, before = Work(), sys.getprofile()
    sys.setprofile(work.count)
    try:
        yield work
    finally:
        sys.setprofile(before)
