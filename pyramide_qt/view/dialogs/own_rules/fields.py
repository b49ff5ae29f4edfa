"""Fields of the editor: one choice of several, several choices, numbers that may be endless."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSpinBox,
    QWidget,
)

from pyramide_qt.model.wording.typography import without_letter
from pyramide_qt.rules.records.rule_set import RuleSet

T = TypeVar("T")


class OneOf(QComboBox, Generic[T]):
    """A list of values with their texts; `activated` tells a choice of the player."""

    def __init__(self, values: Sequence[T], parent: QWidget) -> None:
        super().__init__(parent)
        self._values = tuple(values)
        self.addItems([""] * len(self._values))

    @property
    def value(self) -> T:
        return self._values[max(0, self.currentIndex())]

    def set_value(self, value: T) -> None:
        self.setCurrentIndex(self._values.index(value))

    def set_texts(self, texts: Mapping[T, str]) -> None:
        for index, value in enumerate(self._values):
            self.setItemText(index, texts[value])


class SomeOf(QWidget, Generic[T]):
    """Boxes to tick, each for one value.

    Signals: `changed()` when the player ticks one.
    """

    changed = Signal()

    def __init__(self, values: Sequence[T], columns: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._boxes = {value: QCheckBox(self) for value in values}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for number, box in enumerate(self._boxes.values()):
            grid.addWidget(box, number // columns, number % columns)
            box.clicked.connect(self.changed)
        grid.setColumnStretch(columns, 1)

    @property
    def value(self) -> tuple[T, ...]:
        """The values whose boxes are ticked, in the order of the boxes."""
        return tuple(value for value, box in self._boxes.items() if box.isChecked())

    def set_value(self, values: Sequence[T]) -> None:
        for value, box in self._boxes.items():
            box.setChecked(value in values)

    def set_texts(self, texts: Mapping[T, str]) -> None:
        for value, box in self._boxes.items():
            box.setText(texts[value])

    def box(self, value: T) -> QCheckBox:
        return self._boxes[value]

    def set_available(self, values: Sequence[T]) -> None:
        """Grey the boxes of other values; what is ticked stays ticked."""
        for value, box in self._boxes.items():
            box.setEnabled(value in values or box.isChecked())


class NumberOrNone(QSpinBox):
    """A number; its lowest step, below `least`, stands for None and has a text of its own."""

    def __init__(self, least: int, most: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(least - 1, most)

    @property
    def number(self) -> int | None:
        return None if self.value() == self.minimum() else self.value()

    def set_number(self, number: int | None) -> None:
        self.setValue(self.minimum() if number is None else number)

    def set_none_text(self, text: str) -> None:
        self.setSpecialValueText(text)


class Page(QScrollArea):
    """A part of the editor: labels and fields under each other, scrolled in a small window.

    Signals: `changed()` when the player changes a field.
    """

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self._inside = QWidget(self)
        self._form = QFormLayout(self._inside)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        self._labels: dict[str, QLabel] = {}
        self.setWidget(self._inside)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def minimumSizeHint(self) -> QSize:
        """As wide as the fields: to read them there is no scrolling to the side."""
        inside_px = self._inside.minimumSizeHint().width()
        bar_px = self.verticalScrollBar().sizeHint().width()
        return QSize(inside_px + bar_px, super().minimumSizeHint().height())

    def set_rules(self, rules: RuleSet) -> None:
        """Show the fields of `rules`."""
        raise NotImplementedError

    def apply(self, rules: RuleSet) -> RuleSet:
        """`rules` with the fields of this page; RecordError if a text cannot be read."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Set all texts in the language of the moment."""
        raise NotImplementedError

    @property
    def inside(self) -> QWidget:
        """The parent of the fields."""
        return self._inside

    def add(self, name: str, field: QWidget) -> None:
        """Add a field with a label, whose text comes later."""
        label = QLabel(self._inside)
        label.setBuddy(field)
        self._labels[name] = label
        self._form.addRow(label, field)

    def add_wide(self, field: QWidget, *, stretched: bool = True) -> None:
        """Add a field that says itself what it is."""
        if stretched:
            self._form.addRow(field)
        else:
            line = QHBoxLayout()
            line.addWidget(field)
            line.addStretch(1)
            self._form.addRow(line)

    def set_labels(self, texts: Mapping[str, str]) -> None:
        for name, label in self._labels.items():
            label.setText(texts[name])
            buddy = label.buddy()
            if buddy is not None:
                buddy.setAccessibleName(without_letter(texts[name]).rstrip(":："))


def set_quietly(field: QCheckBox | QSpinBox, value: bool | int) -> None:
    """Show a value without telling of a change."""
    with QSignalBlocker(field):
        if isinstance(field, QCheckBox):
            field.setChecked(bool(value))
        else:
            field.setValue(int(value))
