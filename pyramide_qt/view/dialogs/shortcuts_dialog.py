"""Every key of the program on one page, made from the actions themselves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.view.actions import SHORTCUTS, Actions, sequences_of
from pyramide_qt.view.menus import MENUS, menu_titles

_ROW_AIR_PX = 8
_Native = QKeySequence.SequenceFormat.NativeText


class ShortcutsDialog(QDialog):
    """One group for each menu, and one for what the keys do on the table."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._actions = actions
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
        self._add_group(self.tr("On the table"), self._table_rows())
        titles = menu_titles()
        for name, entries in MENUS.items():
            rows = {_plain(self._actions[e].text()): self._keys(e) for e in entries if e}
            self._add_group(_plain(titles[name]), rows)
        self._list.expandAll()

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

    def _keys(self, name: str) -> str:
        keys = [key for entry in SHORTCUTS[name] for key in sequences_of(entry)[:1]]
        return ", ".join(dict.fromkeys(key.toString(_Native) for key in keys))

    def _table_rows(self) -> dict[str, str]:
        return {
            self.tr("Move the cursor"): self.tr("Arrow keys"),
            self.tr("Choose, pair or draw what it stands on"): self.tr("Enter, Space"),
            self.tr("Let the chosen card go, then the cursor"): self.tr("Escape"),
            self.tr("Jump to the next open card of a rank"): self.tr("A, 2 to 10, J, Q, K"),
            self.tr("Say what the cursor stands on"): "I",
            self.tr("Leave the table for the next part of the window"): self.tr("Tab"),
        }

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            # The actions of the window may hear of it later than its dialogs.
            QTimer.singleShot(0, self, self.retranslate)


def _plain(text: str) -> str:
    """The text of a menu entry without the mark of its letter and the dots at its end."""
    return text.replace("&", "").rstrip("…")
