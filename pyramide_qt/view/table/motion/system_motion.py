"""The speed of the table: as the player set it, else calm where the system asks for it."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from pyramide_qt.view.table.motion.timing import Speed

AS_SYSTEM = "auto"
"""The value of the setting that leaves it to the system."""


def speed_of(setting: str) -> Speed:
    """What a value of the setting `animation_speed` means on this system."""
    if setting != AS_SYSTEM:
        return Speed(setting)
    return Speed.REDUCED if is_less_motion_wanted() else Speed.NORMAL


def is_less_motion_wanted() -> bool:
    """Whether the player asked the system for less motion; Qt knows it from 6.12 on."""
    accessibility = getattr(QGuiApplication.styleHints(), "accessibility", None)
    ask = getattr(accessibility(), "motionPreference", None) if accessibility else None
    return ask is not None and "reduce" in ask().name.lower()
