"""Which bars the window shows: all of them, or nothing but the cards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.view.actions.actions import Actions
from pyramide_qt.view.table.table_view import TableView


class WindowBars(QObject):
    """Hides menus, toolbar and info line as the player wants; Escape brings them back."""

    def __init__(
        self,
        window: QMainWindow,
        actions: Actions,
        settings: SettingsModel,
        table: TableView,
        info: QWidget,
        toolbar: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._settings = settings
        self._table = table
        self._info = info
        self._toolbar = toolbar
        settings.changed.connect(self._on_setting_changed)
        window.installEventFilter(self)
        self._update_bars()

    def show_as_wanted(self) -> None:
        """Hide or show the bars as the action says, and tell the way back."""
        is_bare = self._actions["cards_only"].isChecked()
        self._actions.set_on("cards_only", is_bare)
        self._update_bars()
        if is_bare:
            self._table.show_message(self._way_back)
            self._table.setFocus()

    def _way_back(self) -> str:
        key = self._actions["cards_only"].shortcut().toString()
        return self.tr("%1 or Escape brings the bars back.").replace("%1", key)

    def _on_setting_changed(self, key: str) -> None:
        if key == "show_bar":
            self._update_bars()

    def _update_bars(self) -> None:
        is_bare = self._actions["cards_only"].isChecked()
        self._window.menuBar().setVisible(not is_bare)
        self._toolbar.setVisible(not is_bare)
        self._info.setVisible(not is_bare and self._settings.shows_bar)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        # Only what the table has no use for comes here.
        is_key = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if not is_key or event.key() != Qt.Key.Key_Escape:  # type: ignore[attr-defined]
            return False
        for name in ("cards_only", "full_screen"):
            if self._actions[name].isChecked():
                self._actions[name].trigger()
                return True
        return False
