"""Walks through a window with Tab alone, and notices where it gets no further."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_SHIFT = Qt.KeyboardModifier.ShiftModifier
# A page of text may have links that Tab goes through first.
_MAX_PRESSES_IN_ONE = 60
_MAX_PARTS = 200


class Trapped(AssertionError):
    """Tab does not lead out of a part, or not back to where it began."""


def tab_round(*, is_back: bool = False) -> list[QWidget]:
    """All parts that Tab, or Shift+Tab, leads through until it is at the first one again.

    It begins at what has the keys. Raises Trapped if they never come back there.
    """
    seen = [focused()]
    while len(seen) < _MAX_PARTS:
        following = _leave(seen[-1], is_back=is_back)
        if following is seen[0]:
            # Qt would take Shift as held down in all that follows.
            QTest.keyRelease(following, Qt.Key.Key_Shift)
            return seen
        if following in seen:
            raise Trapped(f"Tab goes round without {seen[0]!r}, from {following!r} on")
        seen.append(following)
    raise Trapped(f"Tab comes to {_MAX_PARTS} parts and not back to {seen[0]!r}")


def reachable(window: QWidget) -> list[QWidget]:
    """The parts of a window that Tab must come to: all that can be used now and take the keys.

    A part that hands the keys on to another one counts as that one.
    """
    found = []
    for each in window.findChildren(QWidget):
        is_usable = each.isVisible() and each.isEnabled() and each.window() is window
        if is_usable and each.focusPolicy() & Qt.FocusPolicy.TabFocus and not each.focusProxy():
            found.append(each)
    return found


def _leave(part: QWidget, *, is_back: bool) -> QWidget:
    for _ in range(_MAX_PRESSES_IN_ONE):
        key, shift = (Qt.Key.Key_Backtab, _SHIFT) if is_back else (Qt.Key.Key_Tab, _SHIFT ^ _SHIFT)
        QTest.keyClick(part, key, shift)
        if focused() is not part:
            return focused()
    raise Trapped(f"{_MAX_PRESSES_IN_ONE} times Tab do not leave {part!r}")


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    if widget is None:
        raise Trapped("nothing has the keys")
    return widget
