"""One block of the table in the editor: its kind, its size and what is special about it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.rules.records.record_fields import MAX_COLUMNS, MAX_ROWS
from pyramide_qt.rules.records.rule_set import Block, BlockKind, BlockRule
from pyramide_qt.view.dialogs.own_rules.fields import OneOf, set_quietly

_INDENT_PX = 16
_GAP_PX = 6


class BlockRow(QWidget):
    """Signals: `changed()`; `removed()`: the player wants this block no more."""

    changed = Signal()
    removed = Signal()

    def __init__(self, block: Block, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind: OneOf[BlockKind] = OneOf(list(BlockKind), self)
        self._rows = _number(MAX_ROWS, block.rows or 5, self)
        self._count = _number(MAX_COLUMNS, block.count or 7, self)
        self._depth = _number(MAX_COLUMNS, block.depth or 1, self)
        self._times = QLabel("×", self)
        self._face_down = QCheckBox(self)
        self._whole_row = QCheckBox(self)
        self._in_goal = QCheckBox(self)
        self._remove = QToolButton(self)
        self._kind.set_value(block.kind)
        set_quietly(self._face_down, block.face_down)
        set_quietly(self._whole_row, block.rule is BlockRule.WHOLE_ROW)
        set_quietly(self._in_goal, block.in_goal)
        self._lay_out()
        self._connect()
        self._update_kind()
        self.retranslate()

    @property
    def block(self) -> Block:
        """The block as the fields say."""
        is_columns = self._kind.value is BlockKind.COLUMNS
        return Block(
            kind=self._kind.value,
            rows=0 if is_columns else self._rows.value(),
            count=self._count.value() if is_columns else 0,
            depth=self._depth.value() if is_columns else 0,
            face_down=self._face_down.isChecked(),
            in_goal=self._in_goal.isChecked(),
            rule=BlockRule.WHOLE_ROW if self._whole_row.isChecked() else BlockRule.COVERERS,
        )

    def set_removable(self, removable: bool) -> None:
        self._remove.setEnabled(removable)

    def retranslate(self) -> None:
        self._kind.set_texts(
            {
                BlockKind.PYRAMID: self.tr("Pyramid"),
                BlockKind.INVERTED: self.tr("Inverted pyramid"),
                BlockKind.COLUMNS: self.tr("Columns"),
            }
        )
        self._kind.setAccessibleName(self.tr("Kind of block"))
        self._rows.setPrefix(self.tr("Rows:") + " ")
        self._rows.setAccessibleName(self.tr("Rows of the pyramid"))
        self._count.setAccessibleName(self.tr("Number of columns"))
        self._count.setToolTip(self.tr("Number of columns"))
        self._depth.setAccessibleName(self.tr("Cards in a column"))
        self._depth.setToolTip(self.tr("Cards in a column"))
        self._face_down.setText(self.tr("face down"))
        self._face_down.setToolTip(self.tr("Covered cards lie face down"))
        self._whole_row.setText(self.tr("whole row"))
        self._whole_row.setToolTip(self.tr("A card is covered until the whole next row has gone"))
        self._in_goal.setText(self.tr("to clear"))
        self._in_goal.setToolTip(self.tr("This block must be cleared for a win"))
        self._remove.setText("✕")
        self._remove.setToolTip(self.tr("Take this block away"))
        self._remove.setAccessibleName(self.tr("Take this block away"))

    def _lay_out(self) -> None:
        sizes, looks = QHBoxLayout(), QHBoxLayout()
        for field in (self._kind, self._rows, self._count, self._times, self._depth):
            sizes.addWidget(field)
        sizes.addStretch(1)
        sizes.addWidget(self._remove)
        looks.setContentsMargins(_INDENT_PX, 0, 0, _GAP_PX)
        for box in (self._face_down, self._whole_row, self._in_goal):
            looks.addWidget(box)
        looks.addStretch(1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addLayout(sizes)
        lines.addLayout(looks)

    def _connect(self) -> None:
        self._kind.activated.connect(self._on_kind)
        for number in (self._rows, self._count, self._depth):
            number.valueChanged.connect(self.changed)
        for box in (self._face_down, self._whole_row, self._in_goal):
            box.clicked.connect(self.changed)
        self._remove.clicked.connect(self.removed)

    def _on_kind(self) -> None:
        self._update_kind()
        self.changed.emit()

    def _update_kind(self) -> None:
        is_columns = self._kind.value is BlockKind.COLUMNS
        self._rows.setVisible(not is_columns)
        self._whole_row.setVisible(not is_columns)
        for field in (self._count, self._times, self._depth):
            field.setVisible(is_columns)


def _number(most: int, value: int, parent: QWidget) -> QSpinBox:
    field = QSpinBox(parent)
    field.setRange(1, most)
    field.setValue(value)
    return field
