"""The pages of the help that hold the words searched for, as a short list to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from pyramide_qt.view.dialogs.help.help_search import Found

_MAX_ROWS = 4
_ROW_AIR_PX = 8
_Found = Qt.ItemDataRole.UserRole


class HelpResults(QListWidget):
    """Hidden while there is nothing to choose.

    Signals: `page_wanted(Found)`: Enter or a click on a row.
    """

    page_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setTabKeyNavigation(False)
        self.itemClicked.connect(self._on_item)
        self.itemActivated.connect(self._on_item)
        self.hide()

    def show_found(self, pages: Sequence[tuple[Found, str]]) -> None:
        """List these pages, each with its title; none hides the list."""
        self.clear()
        for found, title in pages:
            is_title = found.excerpt.casefold() == title.casefold()
            item = QListWidgetItem(title if is_title else f"{title} – {found.excerpt}", self)
            item.setData(_Found, found)
            item.setSizeHint(QSize(0, self.fontMetrics().height() + _ROW_AIR_PX))
        self.setVisible(bool(pages))
        rows = min(_MAX_ROWS, self.count())
        self.setFixedHeight(rows * max(1, self.sizeHintForRow(0)) + 2 * self.frameWidth())

    def _on_item(self, item: QListWidgetItem) -> None:
        self.page_wanted.emit(item.data(_Found))
