"""What a chart shows, in words and numbers; the same for the picture and for the table."""

from __future__ import annotations

import math
from dataclasses import dataclass

_MAX_STEPS = 5


@dataclass(frozen=True)
class ChartBar:
    """One bar.

    `parts` lie on each other, from the base on; `mark` is the interval of a rate, 0 to 1.
    `sentence` says all of it in words, `cells` in the columns of the table.
    """

    label: str
    parts: tuple[float, ...]
    sentence: str
    cells: tuple[str, ...]
    mark: tuple[float, float] | None = None


@dataclass(frozen=True)
class ChartContent:
    """A whole chart. `legend` names the parts of a bar; `empty` stands there without any bar.

    `is_rate`: the axis goes from nothing to all instead of counting.
    """

    title: str
    headings: tuple[str, ...]
    bars: tuple[ChartBar, ...]
    empty: str
    legend: tuple[str, ...] = ()
    is_rate: bool = False

    @property
    def ticks(self) -> tuple[float, ...]:
        """The values of the lines across the chart, from 0 to what the longest bar may have."""
        if self.is_rate:
            return (0.0, 0.25, 0.5, 0.75, 1.0)
        most = max((sum(bar.parts) for bar in self.bars), default=0.0)
        step = _step_for(most)
        count = max(1, math.ceil(most / step))
        return tuple(float(step * number) for number in range(count + 1))


def _step_for(most: float) -> int:
    """A round step of which at most five lead up to `most`."""
    for power in range(15):
        for lead in (1, 2, 5):
            if lead * 10**power * _MAX_STEPS >= most:
                return int(lead * 10**power)
    return int(most)
