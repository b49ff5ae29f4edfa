"""Every key of the program on one page, made from the actions themselves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.wording.card_letters import Letters
from pyramide_qt.view.actions.actions import Actions
from pyramide_qt.view.actions.shortcut_list import shortcut_groups
from pyramide_qt.view.dialogs.dialog import Dialog
from pyramide_qt.view.widgets.column_room import hold_columns

_ROW_AIR_PX = 8


class ShortcutsDialog(Dialog):
    """One group for each menu, and one for what the keys do on the table."""

    retranslates_later = True

    def __init__(self, actions: Actions, letters: Callable[[], Letters], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._actions = actions
        self._letters = letters
        self._rows: dict[str, str] = {}
        self._list = QTreeWidget(self)
        self._list.setColumnCount(2)
        self._list.setRootIsDecorated(False)
        self._list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self._list.header().setStretchLastSection(False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._list)
        layout.addWidget(buttons)
        self.resize(560, 600)
        self.retranslate()
        self._list.setFocus()

    @property
    def rows(self) -> dict[str, str]:
        """What is done, and the keys for it."""
        return dict(self._rows)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self._list.setHeaderLabels([self.tr("Command"), self.tr("Keys")])
        self._list.setAccessibleName(self.windowTitle())
        self._list.clear()
        self._rows.clear()
        for title, rows in shortcut_groups(self._actions, self._letters()):
            self._add_group(title, rows)
        self._list.expandAll()
        hold_columns(self._list, self._list.header())

    def _add_group(self, title: str, rows: dict[str, str]) -> None:
        group = QTreeWidgetItem(self._list, [title])
        group.setFirstColumnSpanned(True)
        font = group.font(0)
        font.setBold(True)
        group.setFont(0, font)
        group.setSizeHint(0, QSize(0, self.fontMetrics().height() + 2 * _ROW_AIR_PX))
        for row in rows.items():
            item = QTreeWidgetItem(group, list(row))
            item.setSizeHint(0, QSize(0, self.fontMetrics().height() + _ROW_AIR_PX))
        self._rows |= rows
