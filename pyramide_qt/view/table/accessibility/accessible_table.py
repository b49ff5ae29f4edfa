"""The table as a tree for screen readers: a list of everything that lies on it."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QWindow,
)

from pyramide_qt.view.table.accessibility.accessible_things import Table, Thing, is_at, things_of
from pyramide_qt.view.table.cards.hit_targets import Target
from pyramide_qt.view.table.table_surface import TableSurface

_Event, _Text = QAccessible.Event, QAccessible.Text
# Nothing else is taken for "no such interface": None, or a number, makes the binding crash.
NO_INTERFACE = shiboken6.VoidPtr(0)


class _NodeActions(QAccessibleActionInterface):
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
        self._actions = _NodeActions(self)
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


class AccessibleTable(QAccessibleObject):
    """The interface of one table.

    Python keeps every interface alive itself; Qt gets them back in `shut_down`, since at the end
    of the process it would delete them after Python is gone.
    """

    def __init__(self, view: TableSurface, table: Table) -> None:
        super().__init__(view)
        self._view = view
        self._table = table
        self._things = things_of(table)
        self._nodes = [AccessibleNode(self, thing) for thing in self._things]
        self._names: list[str] = self._read()
        self.is_alive = True

    def shut_down(self) -> None:
        """Give every interface back to Qt; the tree is gone after this."""
        if not self.is_alive:
            return
        numbers = [QAccessible.uniqueId(node) for node in (*self._nodes, self)]
        self.is_alive = False
        for number in numbers:
            QAccessible.deleteAccessibleInterface(number)

    def before_press(self) -> None:
        """Bring what moves to its end, as any input does."""
        self._table.scene.hurry()

    def lead_cursor_to(self, thing: Thing) -> None:
        """Have the keys go to the table, from a thing on."""
        stop = thing.stop()
        if stop is not None:
            self._view.lead_cursor_to(stop[0])

    def has_focus(self, thing: Thing) -> bool:
        return self._view.hasFocus() and is_at(thing, self._view.cursor_target)

    def is_chosen(self, card: int) -> bool:
        return card == self._table.selection.chosen

    def is_covered(self, card: int) -> bool:
        return not self._table.selection.is_available(card)

    def to_screen(self, point: QPoint) -> QPoint:
        return self._view.viewport().mapToGlobal(point)

    def tell_changes(self) -> None:
        """Tell Qt which names are others now, or that other rules have other things."""
        things = things_of(self._table)
        if things != self._things:
            self._things = things
            self._nodes += [AccessibleNode(self, t) for t in things[len(self._nodes) :]]
            for node, thing in zip(self._nodes, things, strict=False):
                node.thing = thing
            self._names = self._read()
            QAccessible.updateAccessibility(QAccessibleEvent(self._view, _Event.ObjectReorder))
            return
        before, self._names = self._names, self._read()
        for node, old, new in zip(self._nodes, before, self._names, strict=False):
            if old != new:
                QAccessible.updateAccessibility(QAccessibleEvent(node, _Event.NameChanged))

    def tell_chosen(self, before: int | None, now: int | None) -> None:
        """Tell Qt which card was chosen and which is."""
        kinds = {before: _Event.SelectionRemove, now: _Event.SelectionAdd}
        for node, thing in zip(self._nodes, self._things, strict=False):
            card = thing.card()
            if card is not None and card in kinds:
                QAccessible.updateAccessibility(QAccessibleEvent(node, kinds[card]))

    def tell_focus(self, cursor: Target | None) -> None:
        """Tell Qt where the cursor stands."""
        for node, thing in zip(self._nodes, self._things, strict=False):
            if is_at(thing, cursor):
                QAccessible.updateAccessibility(QAccessibleEvent(node, _Event.Focus))
                return

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._view.parentWidget() or self._view)

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._view.window().windowHandle()

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._nodes[index] if 0 <= index < len(self._things) else None

    def childCount(self) -> int:  # noqa: N802
        return len(self._things)

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        shown = self._nodes[: len(self._things)]
        return next((index for index, node in enumerate(shown) if node is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        point = self._view.viewport().mapFromGlobal(QPoint(x, y))
        target = self._table.scene.targets.at(point.x(), point.y())
        pairs = zip(self._nodes, self._things, strict=False)
        return next((node for node, thing in pairs if is_at(thing, target)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        pairs = zip(self._nodes, self._things, strict=False)
        return next((node for node, thing in pairs if self.has_focus(thing)), None)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def text(self, kind: QAccessible.Text) -> str:
        if not self.is_alive:
            return ""
        if kind is _Text.Name:
            return self._table.reading.table()
        return self._view.accessibleDescription() if kind is _Text.Description else ""

    def rect(self) -> QRect:
        return QRect(self.to_screen(QPoint(0, 0)), self._view.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = 1
        state.focused = int(self._view.hasFocus())
        return state

    def interface_cast(self, _kind: QAccessible.InterfaceType) -> int:
        return NO_INTERFACE  # type: ignore[return-value]

    def _read(self) -> list[str]:
        return [thing.name() for thing in self._things]
