"""What the tables of games have in common: their columns, headings and how cells are aligned."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

Index = QModelIndex | QPersistentModelIndex
NOT_AN_INDEX = QModelIndex()
# Between the numbers of one column and the letters of the next.
GAP = "\u2003"


class GamesTable(QAbstractTableModel):
    """A table of games with one column for each of `columns`, those of `numbers` at the right.

    Signals of its own:
    - `trouble(StatisticsUnreadable)`: the games cannot be read now; the table is empty.
    """

    trouble = Signal(object)
    columns: ClassVar[type[IntEnum]]
    numbers: ClassVar[frozenset[IntEnum]]

    def heading(self, column: IntEnum) -> str:
        """What stands above a column, in the language of the moment."""
        raise NotImplementedError

    def alignment(self, column: IntEnum) -> Qt.AlignmentFlag:
        """How the cells of a column and its heading are aligned."""
        is_number = column in self.numbers
        side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def columnCount(self, parent: Index = NOT_AN_INDEX) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self.columns)

    def headerData(  # noqa: N802
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heading(self.columns(section))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(self.columns(section))
        return None
