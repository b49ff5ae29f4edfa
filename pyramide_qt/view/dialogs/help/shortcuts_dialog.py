"""Every key of the program on one page, made from the actions themselves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHeaderView,
    QStyle,
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
_HIGH_PX = 10_000


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
        self._list.setWordWrap(True)
        self._list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self._list.header().setStretchLastSection(False)
        self._list.header().sectionResized.connect(self._on_resized)
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
        missing_px = self._widest_word_px() - self._list.header().sectionSizeHint(0)
        self._list.setMinimumWidth(self._list.minimumWidth() + max(0, missing_px))
        self._fit_rows(self._list.columnWidth(0))

    def _add_group(self, title: str, rows: dict[str, str]) -> None:
        group = QTreeWidgetItem(self._list, [title])
        group.setFirstColumnSpanned(True)
        font = group.font(0)
        font.setBold(True)
        group.setFont(0, font)
        group.setSizeHint(0, QSize(0, self.fontMetrics().height() + 2 * _ROW_AIR_PX))
        for row in rows.items():
            QTreeWidgetItem(group, list(row))
        self._rows |= rows

    def _on_resized(self, section: int, _old_px: int, width_px: int) -> None:
        if section == 0:
            self._fit_rows(width_px)

    def _fit_rows(self, width_px: int) -> None:
        """Let each row be as high as its text needs, which Qt's tree does not ask itself."""
        metrics = self._list.fontMetrics()
        room = QRect(0, 0, width_px - self._beside_text_px(), _HIGH_PX)
        for number in range(self._list.topLevelItemCount()):
            group = self._list.topLevelItem(number)
            assert group is not None
            for place in range(group.childCount()):
                item = group.child(place)
                assert item is not None
                text = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, item.text(0))
                item.setSizeHint(0, QSize(0, text.height() + _ROW_AIR_PX))

    def _beside_text_px(self) -> int:
        margin = self.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
        return self._list.indentation() + 2 * margin

    def _widest_word_px(self) -> int:
        """How wide the first column must be, so that lines are broken between words alone."""
        words = " ".join(self._rows).split()
        widest = max(map(self._list.fontMetrics().horizontalAdvance, words), default=0)
        return widest + self._beside_text_px()
