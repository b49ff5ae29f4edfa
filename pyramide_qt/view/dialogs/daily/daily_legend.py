"""What the marks of the calendar mean."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from pyramide_qt.model.history.daily_streak import DayState
from pyramide_qt.view.dialogs.daily.daily_texts import DailyTexts
from pyramide_qt.view.dialogs.daily.day_marks import mark_pixmap
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel

_ORDER = (DayState.DONE, DayState.FEWEST, DayState.DONE_LATE, DayState.OPENED)
_COLUMNS = 2


class DailyLegend(QWidget):
    """Each mark with its meaning beside it."""

    def __init__(self, texts: DailyTexts, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self._signs = {state: QLabel(self) for state in _ORDER}
        self._words = {state: WrappedLabel(self) for state in _ORDER}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(2)
        for place, state in enumerate(_ORDER):
            row, column = divmod(place, _COLUMNS)
            grid.addWidget(self._signs[state], row, 2 * column)
            grid.addWidget(self._words[state], row, 2 * column + 1)
            grid.setColumnStretch(2 * column + 1, 1)
        self._paint()

    def retranslate(self) -> None:
        for state, text in self._texts.legend().items():
            self._words[state].setText(text)

    def _paint(self) -> None:
        side = round(self.fontMetrics().height() * 0.9)
        for state, label in self._signs.items():
            label.setPixmap(mark_pixmap(state, side, self))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_words"):
            self._paint()
