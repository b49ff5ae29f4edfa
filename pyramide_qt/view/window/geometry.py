"""Keeps the window where it was, and always on a screen that is there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from pyramide_qt.store.settings.kinds import WindowPlace

SMALLEST = QSize(480, 400)
# How much of a screen a first window may take, and what it is content with.
_FIRST = QSize(1100, 780)
_FIRST_SHARE = 0.9


def first_rect(screen: QRect) -> QRect:
    """Where a window goes that was never shown: the middle of `screen`, its free part."""
    size = _FIRST.boundedTo(
        QSize(int(screen.width() * _FIRST_SHARE), int(screen.height() * _FIRST_SHARE))
    ).expandedTo(SMALLEST)
    rect = QRect(QPoint(), size)
    rect.moveCenter(screen.center())
    return _within(rect, screen)


def visible_rect(place: WindowPlace, screens: Sequence[QRect], frame: QMargins) -> QRect:
    """The client area nearest to `place` that lies, frame and all, on one of `screens`.

    `screens` are the free parts, the main one first; the one that `place` overlaps most is kept,
    so that a monitor left of the main one (negative numbers) counts like any other. All numbers
    are logical pixels.
    """
    wanted = QRect(place.x, place.y, place.width, place.height).marginsAdded(frame)
    screen = max(screens, key=lambda rect: _area(rect.intersected(wanted)))
    return _within(wanted, screen).marginsRemoved(frame)


def place_of(window: QWidget) -> WindowPlace:
    """Where `window` is, or was before it was maximised."""
    is_large = window.isMaximized() or window.isFullScreen()
    rect = window.normalGeometry() if is_large else window.geometry()
    return WindowPlace(rect.x(), rect.y(), rect.width(), rect.height(), window.isMaximized())


def restore_place(window: QWidget, place: WindowPlace | None) -> None:
    """Put a window that is not shown yet where it was, or in the middle of its screen."""
    main = window.screen()
    others = [screen for screen in main.virtualSiblings() if screen is not main]
    screens = [screen.availableGeometry() for screen in (main, *others)]
    if place is None:
        window.setGeometry(first_rect(screens[0]))
        return
    # The frame is known only once the window is shown; this is a usual one.
    frame = QMargins(4, 32, 4, 4)
    window.setGeometry(visible_rect(place, screens, frame))


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0


def _within(rect: QRect, screen: QRect) -> QRect:
    """`rect` made no larger than `screen` and moved into it."""
    size = rect.size().boundedTo(screen.size())
    left = min(max(rect.left(), screen.left()), screen.right() - size.width() + 1)
    top = min(max(rect.top(), screen.top()), screen.bottom() - size.height() + 1)
    return QRect(left, top, size.width(), size.height())
