"""When the clock stands still: a paused game, a window that is away or not in use."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow

from pyramide_qt.model.game.play_clock import StopReason
from pyramide_qt.view.actions.actions import Actions
from pyramide_qt.view.models import WindowParts
from pyramide_qt.view.table.gestures.keyboard import MODIFIERS
from pyramide_qt.view.table.table_view import TableView


class WindowPause(QObject):
    """Tells the clock how the window is, covers a paused table, and ends the pause by a touch."""

    def __init__(
        self, parts: WindowParts, table: TableView, actions: Actions, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self._parts = parts
        self._table = table
        self._actions = actions
        self._window = window
        parts.session.paused_changed.connect(self._on_paused_changed)
        table.installEventFilter(self)
        table.viewport().installEventFilter(self)

    def update_reasons(self) -> None:
        """Look again whether the window is minimised or another one is in use."""
        clock = self._parts.clock
        clock.set_reason(StopReason.MINIMISED, self._window.isMinimized())
        clock.set_reason(StopReason.INACTIVE, not self._window.isActiveWindow())

    def _on_paused_changed(self, is_paused: bool) -> None:
        self._table.set_covered(is_paused)
        self._actions.set_on("pause", is_paused)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if not self._parts.session.is_paused:
            return False
        kind = event.type()
        is_key = (
            kind == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() not in MODIFIERS
        )
        if is_key or kind == QEvent.Type.MouseButtonPress:
            self._parts.session.pause(False)
            # The touch that ends the pause plays no card.
            return True
        return False
