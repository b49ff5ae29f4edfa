"""A choice of charts, each as a picture and as a table of the same numbers."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.session.session_news import StatisticsUnreadable
from pyramide_qt.model.wording.wording import notice_text
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.view.charts.chart_content import ChartContent
from pyramide_qt.view.charts.chart_texts import NAMES, ChartTexts
from pyramide_qt.view.charts.chart_view import ChartView
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel


class ChartPage(QWidget):
    """The charts of the games that a filter lets through.

    Signals:
    - `trouble(str)`: the games cannot be read now; nothing is shown.
    """

    trouble = Signal(str)

    def __init__(self, store: GameStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._queries = store.statistics.charts
        self._texts = ChartTexts(self)
        self._filter = GameFilter()
        self._choice = QComboBox(self)
        self._as_table = QPushButton(self)
        self._chart = ChartView(self)
        self._table = QTableWidget(self)
        self._stack = QStackedWidget(self)
        self._sentence = WrappedLabel(self)
        self._lay_out()
        self._choice.currentIndexChanged.connect(self._on_chosen)
        self._as_table.toggled.connect(self._on_toggled)
        self._chart.bar_changed.connect(self._update_sentence)
        self.retitle()

    @property
    def choice(self) -> QComboBox:
        return self._choice

    @property
    def chart(self) -> ChartView:
        return self._chart

    @property
    def table(self) -> QTableWidget:
        return self._table

    @property
    def as_table(self) -> QPushButton:
        """Turns from the picture to the table and back."""
        return self._as_table

    def set_filter(self, where: GameFilter) -> None:
        """Show the games of `where`."""
        self._filter = where
        self.refresh()

    def refresh(self) -> None:
        """Read the games again."""
        name = NAMES[self._choice.currentIndex()]
        try:
            content = self._texts.content(name, self._queries, self._filter)
        except StoreError as error:
            text = notice_text(StatisticsUnreadable(str(error)))
            content = ChartContent(self._texts.title(name), (), (), text)
            self.trouble.emit(text)
        self._chart.show_content(content)
        self._fill_table(content)
        self._update_sentence()

    def retitle(self) -> None:
        """Name the charts in the language of the moment; `refresh` gives them its texts."""
        for index, name in enumerate(NAMES):
            self._choice.setItemText(index, self._texts.title(name))
        self._choice.setAccessibleName(self.tr("Which chart"))
        self._as_table.setText(self.tr("As a &table"))

    def _lay_out(self) -> None:
        self._choice.addItems(["" for _ in NAMES])
        self._as_table.setCheckable(True)
        self._as_table.setAutoDefault(False)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setTabKeyNavigation(False)
        self._table.setAlternatingRowColors(True)
        self._table.setShowGrid(False)
        self._table.verticalHeader().hide()
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._stack.addWidget(self._chart)
        self._stack.addWidget(self._table)
        line = QHBoxLayout()
        line.addWidget(self._choice, 1)
        line.addWidget(self._as_table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(line)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self._sentence)

    def _fill_table(self, content: ChartContent) -> None:
        table = self._table
        table.clear()
        table.setAccessibleName(content.title)
        table.setColumnCount(len(content.headings))
        table.setRowCount(len(content.bars))
        table.setHorizontalHeaderLabels(list(content.headings))
        for row, bar in enumerate(content.bars):
            for column, text in enumerate(bar.cells):
                item = QTableWidgetItem(text)
                side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
                item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                table.setItem(row, column, item)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def _update_sentence(self) -> None:
        # An empty line keeps its height.
        has_bars = bool(self._chart.content.bars)
        self._sentence.setText((self._chart.sentence if has_bars else "") or " ")
        self._sentence.setVisible(not self._as_table.isChecked())

    def _on_chosen(self, _index: int) -> None:
        self.refresh()

    def _on_toggled(self, as_table: bool) -> None:
        self._stack.setCurrentWidget(self._table if as_table else self._chart)
        self._update_sentence()
