"""Keys on the buttons beside the table: Enter, arrows, the way back, and the mark of the focus."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QToolButton, QWidget

from pyramide_qt.view.widgets.focus_ring import FocusRing

_Key = Qt.Key
_PRESSES = (_Key.Key_Return, _Key.Key_Enter)
_FAR = 1000
_STEPS = {_Key.Key_Left: -1, _Key.Key_Right: 1, _Key.Key_Home: -_FAR, _Key.Key_End: _FAR}
_MIRRORED = (_Key.Key_Left, _Key.Key_Right)
_UPRIGHT = (_Key.Key_Up, _Key.Key_Down)


class BarKeys(QObject):
    """What the keys do on the buttons of one bar, given in the order in which they stand.

    `opposites`: pairs of buttons where one takes back what the other does. A button that can be
    used no longer hands the keys to its opposite, so that one press more harms nothing.
    `back_to`: where Escape leads; without it Escape is left to the window.
    """

    def __init__(
        self,
        bar: QWidget,
        buttons: Sequence[QAbstractButton],
        opposites: Sequence[tuple[QAbstractButton, QAbstractButton]] = (),
        back_to: QWidget | None = None,
    ) -> None:
        super().__init__(bar)
        self._bar = bar
        self._buttons = list(buttons)
        self._opposites = [*opposites, *((other, one) for one, other in opposites)]
        self._back_to = back_to
        self._ring = FocusRing(bar)
        self._switched_off: QAbstractButton | None = None
        for button in self._buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        kind = event.type()
        if not isinstance(watched, QAbstractButton):
            return False
        if kind == QEvent.Type.FocusIn:
            self._ring.mark(watched)
        elif kind == QEvent.Type.FocusOut:
            self._on_focus_lost(watched)
        elif kind == QEvent.Type.EnabledChange and watched is self._switched_off:
            self._switched_off = None
            self._hand_on_from(watched)
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._press(watched, event)
        return False

    def _on_focus_lost(self, button: QAbstractButton) -> None:
        self._ring.leave()
        # Qt gives the keys to the next button before it switches one off.
        is_offered = not button.actions() or button.actions()[0].isEnabled()
        self._switched_off = None if is_offered else button

    def _hand_on_from(self, button: QAbstractButton) -> None:
        for one, other in self._opposites:
            if one is button and other.isEnabled():
                other.setFocus()
                return
        if self._back_to is not None:
            self._back_to.setFocus()

    def _press(self, button: QAbstractButton, event: QKeyEvent) -> bool:
        plain, key = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier, _Key(event.key())
        if plain != Qt.KeyboardModifier.NoModifier:
            return False
        if key in _PRESSES:
            if not event.isAutoRepeat():
                button.click()
        elif key in _STEPS:
            self._step(button, key)
        elif key in _UPRIGHT:
            if key == _Key.Key_Down:
                _open_menu(button)
        elif key == _Key.Key_Escape and self._back_to is not None:
            self._back_to.setFocus()
        else:
            return False
        return True

    def _step(self, button: QAbstractButton, key: Qt.Key) -> None:
        is_mirrored = self._bar.layoutDirection() == Qt.LayoutDirection.RightToLeft
        step = -_STEPS[key] if is_mirrored and key in _MIRRORED else _STEPS[key]
        usable = [each for each in self._buttons if each.isVisible() and each.isEnabled()]
        place = min(max(usable.index(button) + step, 0), len(usable) - 1)
        usable[place].setFocus()


def _open_menu(button: QAbstractButton) -> None:
    menu = button.menu() if isinstance(button, QToolButton) else None
    if menu is None:
        return
    below = button.mapToGlobal(QPoint(0, button.height()))
    menu.popup(below)
    menu.setActiveAction(menu.actions()[0])
    if button.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        # Its width is known only now: some menus get their icons when they open.
        menu.move(below.x() + button.width() - menu.width(), below.y())
