"""The Qt application, which hears from macOS what is to be opened."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """macOS brings files and addresses as events and not as arguments, some before any window.

    Signals:
    - `open_wanted()`: something waits for `take_waiting`.
    """

    open_wanted = Signal()

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._waiting: list[str] = []

    def take_waiting(self) -> list[str]:
        """The files and addresses that were asked for and not taken yet."""
        taken, self._waiting = self._waiting, []
        return taken

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self._waiting.append(event.file() or event.url().toString())
            self.open_wanted.emit()
            return True
        return super().event(event)
