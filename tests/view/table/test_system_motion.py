"""The speed of the table follows the system where Qt knows what it wants."""

from __future__ import annotations

from enum import Enum
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QGuiApplication

from pyramide_qt.view.table.motion.system_motion import AS_SYSTEM, is_less_motion_wanted, speed_of
from pyramide_qt.view.table.motion.timing import Speed


class Preference(Enum):
    """What Qt 6.12 answers."""

    NoPreference = 0
    ReducedMotion = 1


def let_system_want(monkeypatch: pytest.MonkeyPatch, preference: Preference) -> None:
    hints = SimpleNamespace(motionPreference=lambda: preference)
    style = SimpleNamespace(accessibility=lambda: hints)
    monkeypatch.setattr(QGuiApplication, "styleHints", staticmethod(lambda: style))


@pytest.mark.parametrize(
    ("preference", "speed"),
    [(Preference.NoPreference, Speed.NORMAL), (Preference.ReducedMotion, Speed.REDUCED)],
)
def test_the_wish_of_the_system_is_honoured(
    monkeypatch: pytest.MonkeyPatch, preference: Preference, speed: Speed
) -> None:
    let_system_want(monkeypatch, preference)
    assert speed_of(AS_SYSTEM) is speed


def test_the_setting_comes_before_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    let_system_want(monkeypatch, Preference.ReducedMotion)
    assert [speed_of(speed.value) for speed in Speed] == list(Speed)


def test_a_qt_that_does_not_know_it_leaves_the_speed_normal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for style in (SimpleNamespace(), SimpleNamespace(accessibility=SimpleNamespace)):
        monkeypatch.setattr(QGuiApplication, "styleHints", staticmethod(lambda s=style: s))
        assert not is_less_motion_wanted()


def test_this_qt_can_be_asked(qapp: object) -> None:
    assert speed_of(AS_SYSTEM) in (Speed.NORMAL, Speed.REDUCED)
