"""Opens each dialog once, and imports it only then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

D = TypeVar("D", bound=QDialog)
# Else Python gets an object for each part of the window, only to look at its class.
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class DialogOpener:
    """Keeps track of the dialogs over `window` by name."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def find(self, name: str) -> QDialog | None:
        """The open dialog of that name."""
        for dialog in self._window.findChildren(QDialog, name, _DIRECT):
            if dialog.isVisible():
                return dialog
        return None

    def open(self, name: str, make: Callable[[], D]) -> D | None:
        """Show the dialog that `make` makes and return it, or bring the open one to the front."""
        shown = self.find(name)
        if shown is not None:
            shown.raise_()
            shown.activateWindow()
            return None
        dialog = make()
        dialog.setObjectName(name)
        dialog.show()
        return dialog

    def close_all(self) -> None:
        """Close what is open, as its own close button would."""
        for dialog in self._window.findChildren(QDialog, options=_DIRECT):
            dialog.close()
