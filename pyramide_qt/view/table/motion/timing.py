"""All times and curves of the table, and how the chosen speed changes them."""

from __future__ import annotations

import math
from enum import StrEnum
from typing import Final

FRAME_MS: Final = 16
MIN_FLIGHT_MS: Final = 120
MAX_FLIGHT_MS: Final = 260
# A flight over this many card widths takes the longest time.
FAR_CARD_WIDTHS: Final = 6.0
DEAL_MS: Final = 900
DEAL_FLIGHT_MS: Final = 210
MEET_MS: Final = 130
REDEAL_STAGGER_MS: Final = 14
TURN_MS: Final = 160
SHADE_MS: Final = 220
SHAKE_MS: Final = 280
FADE_MS: Final = 120
FLASH_MS: Final = 520
WIN_MS: Final = 2500
MESSAGE_MS: Final = (2200, 4000)
MESSAGE_MS_PER_CHARACTER: Final = 55
REPLAY_STEP_MS: Final = (1600, 900, 450)
"""From one move to the next of a game that is shown again: slow, normal, fast."""
ART_QUIET_MS: Final = 100
ARC_SHARE: Final = 0.07
"""How far a flight bends, as a share of its length."""


class Speed(StrEnum):
    """The speed setting; the values are those of the settings file."""

    NORMAL = "normal"
    FAST = "fast"
    REDUCED = "reduced"
    OFF = "off"

    @property
    def factor(self) -> float:
        """What the times of flights are multiplied with."""
        return 0.5 if self is Speed.FAST else 1.0

    @property
    def has_flights(self) -> bool:
        """Whether cards travel; else they fade or are simply there."""
        return self in (Speed.NORMAL, Speed.FAST)


def flight_ms(distance_px: float, card_width: float) -> float:
    """How long a flight takes: distance matters a little."""
    share = min(1.0, distance_px / max(1.0, card_width * FAR_CARD_WIDTHS))
    return MIN_FLIGHT_MS + (MAX_FLIGHT_MS - MIN_FLIGHT_MS) * share


def message_ms(text: str) -> int:
    """How long a message stays: longer texts longer, within bounds."""
    low, high = MESSAGE_MS
    return max(low, min(high, MESSAGE_MS_PER_CHARACTER * len(text)))


def linear(t: float) -> float:
    """The same way in each moment."""
    return t


def steady(_t: float) -> float:
    """All the way, all the time: for light that is not to move."""
    return 1.0


def out_cubic(t: float) -> float:
    """Fast off, gently down; `t` and the result from 0 to 1, as for all curves here."""
    return 1 - (1 - t) ** 3


def in_out(t: float) -> float:
    """Gently off and gently down."""
    return t * t * (3 - 2 * t)


def shake(t: float) -> float:
    """From -1 to 1: to and fro three times, dying away."""
    return math.sin(t * 6 * math.pi) * (1 - t)


def breath(t: float) -> float:
    """From 0 up and back to 0, twice."""
    return math.sin(t * 2 * math.pi) ** 2
