"""The window comes back where it was, and always onto a screen that is there."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QMargins, QRect

from pyramide_qt.store.settings.kinds import WindowPlace
from pyramide_qt.view.window.geometry import SMALLEST, first_rect, visible_rect

MAIN = QRect(0, 0, 1920, 1040)
LEFT = QRect(-1280, 100, 1280, 1024)
FRAME = QMargins(4, 32, 4, 4)


def test_a_place_on_the_screen_is_kept_exactly() -> None:
    place = WindowPlace(200, 150, 1000, 700)
    assert visible_rect(place, [MAIN], FRAME) == QRect(200, 150, 1000, 700)


def test_negative_numbers_of_a_monitor_on_the_left_are_kept() -> None:
    place = WindowPlace(-1100, 250, 800, 600)
    assert visible_rect(place, [MAIN, LEFT], FRAME) == QRect(-1100, 250, 800, 600)


def test_a_monitor_that_is_gone_gives_the_main_one() -> None:
    place = WindowPlace(-1100, 250, 800, 600)
    rect = visible_rect(place, [MAIN], FRAME)
    assert rect.size() == QRect(0, 0, 800, 600).size()
    assert MAIN.contains(rect.marginsAdded(FRAME))


def test_a_window_larger_than_the_screen_is_made_smaller_with_its_title_bar() -> None:
    rect = visible_rect(WindowPlace(-50, -80, 5000, 3000), [MAIN], FRAME)
    assert rect.marginsAdded(FRAME) == MAIN


@given(
    st.integers(-100_000, 100_000),
    st.integers(-100_000, 100_000),
    st.integers(1, 100_000),
    st.integers(1, 100_000),
)
def test_wherever_it_was_it_is_whole_on_one_screen(x: int, y: int, width: int, height: int) -> None:
    rect = visible_rect(WindowPlace(x, y, width, height), [MAIN, LEFT], FRAME)
    framed = rect.marginsAdded(FRAME)
    assert MAIN.contains(framed) or LEFT.contains(framed)


@pytest.mark.parametrize("screen", [MAIN, LEFT, QRect(0, 0, 800, 480), QRect(0, 0, 3840, 2100)])
def test_a_first_window_stands_in_the_middle(screen: QRect) -> None:
    rect = first_rect(screen)
    assert screen.contains(rect)
    assert rect.width() >= SMALLEST.width()
    assert rect.height() >= SMALLEST.height()
    assert abs(rect.center().x() - screen.center().x()) <= 1
