"""One thing on the table as Qt's screen reader interface wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QWindow,
)

from pyramide_qt.view.table.accessibility.accessible_things import Thing

if TYPE_CHECKING:
    from pyramide_qt.view.table.accessibility.accessible_table import AccessibleTable

# Nothing else is taken for "no such interface": None, or a number, makes the binding crash.
NO_INTERFACE = shiboken6.VoidPtr(0)
_Text = QAccessible.Text


class _Actions(QAccessibleActionInterface):
    """Lets a thing be pressed, and the cursor be led to it."""

    def __init__(self, node: AccessibleNode) -> None:
        super().__init__()
        self._node = node

    def actionNames(self) -> list[str]:  # noqa: N802
        can_stand = self._node.thing.stop() is not None
        return [self.pressAction(), *([self.setFocusAction()] if can_stand else [])]

    def doAction(self, name: str) -> None:  # noqa: N802
        if name == self.pressAction():
            self._node.press()
        elif name == self.setFocusAction():
            self._node.take_focus()

    def keyBindingsForAction(self, _name: str) -> list[str]:  # noqa: N802
        return []


class AccessibleNode(QAccessibleInterface):
    """Hands on what a screen reader asks; `thing` may be changed for another."""

    def __init__(self, table: AccessibleTable, thing: Thing) -> None:
        super().__init__()
        self.thing = thing
        self._table = table
        self._actions = _Actions(self)
        # Qt asks for the bare pointer; the object behind it lives as long as this one.
        self._pointer = shiboken6.VoidPtr(shiboken6.getCppPointer(self._actions)[0])

    def press(self) -> None:
        """Touch the thing, as a click would."""
        self._table.before_press()
        self.thing.press()

    def take_focus(self) -> None:
        """Lead the cursor of the keys here."""
        self._table.lead_cursor_to(self.thing)

    def isValid(self) -> bool:  # noqa: N802
        return self._table.is_alive

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self._table

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._table.window()

    def child(self, _index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        return None

    def childCount(self) -> int:  # noqa: N802
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:  # noqa: N802
        return -1

    def role(self) -> QAccessible.Role:
        return self.thing.role

    def text(self, kind: QAccessible.Text) -> str:
        return self.thing.name() if kind is _Text.Name and self._table.is_alive else ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Names come from the game alone."""

    def rect(self) -> QRect:
        place = self.thing.rect() if self._table.is_alive else None
        if place is None:
            return QRect()
        corner = self._table.to_screen(QPoint(round(place.x), round(place.y)))
        return QRect(corner.x(), corner.y(), round(place.width), round(place.height))

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self._table.is_alive or self.thing.rect() is None:
            state.invisible = 1
            return state
        card = self.thing.card()
        state.focusable = 1
        state.focused = int(self._table.has_focus(self.thing))
        if card is not None:
            state.selectable = 1
            state.selected = int(self._table.is_chosen(card))
            state.disabled = int(self._table.is_covered(card))
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        is_action = kind is QAccessible.InterfaceType.ActionInterface
        return self._pointer if is_action else NO_INTERFACE  # type: ignore[return-value]
