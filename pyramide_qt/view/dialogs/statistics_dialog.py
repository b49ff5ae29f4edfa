"""Shows how the games went, and the won ones ranked by time and by number of moves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.ranking_table import Column, RankingTable
from pyramide_qt.model.session_news import StatisticsUnreadable
from pyramide_qt.model.statistics_model import StatisticsModel
from pyramide_qt.model.wording import notice_text, rules_name
from pyramide_qt.rules.deal_code import parse_code
from pyramide_qt.view.dialogs.statistics_tiles import StatisticsTiles
from pyramide_qt.view.status_bar import with_even_figures

_TABS = (Column.TIME, Column.MOVES)
_ALL_GAMES = ""


class StatisticsDialog(QDialog):
    """Figures and rankings; `replay_wanted(DealCode)` when a deal is to be played again."""

    replay_wanted = Signal(object)

    def __init__(self, statistics: StatisticsModel, ranking: RankingTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._statistics = statistics
        self._ranking = ranking
        self._trouble = ""
        self._rules = QComboBox(self)
        self._tiles = StatisticsTiles(self)
        self._tabs = QTabBar(self)
        self._table = QTableView(self)
        self._empty = QLabel(self)
        self._stack = QStackedWidget(self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        action_role = QDialogButtonBox.ButtonRole.ActionRole
        self._copy = self._buttons.addButton("", action_role)
        self._replay = self._buttons.addButton("", action_role)
        self._copy_key = QAction(self)
        self._prepare()
        self._lay_out()
        self._connect()
        self.retranslate()
        self.resize(680, 560)

    @property
    def tiles(self) -> StatisticsTiles:
        return self._tiles

    @property
    def table(self) -> QTableView:
        return self._table

    @property
    def copy_button(self) -> QPushButton:
        return self._copy

    @property
    def replay_button(self) -> QPushButton:
        return self._replay

    @property
    def empty_text(self) -> str:
        """What stands in place of the ranking; empty while there is one."""
        return self._empty.text() if self._stack.currentWidget() is self._empty else ""

    def show_ranking(self, column: Column) -> None:
        """Turn to the ranking by time or by moves."""
        self._tabs.setCurrentIndex(_TABS.index(column))

    def update_totals(self) -> None:
        """Read the sums again."""
        self._tiles.show_summary(self._statistics.summary(self._token()))

    def update_ranking(self) -> None:
        """Read the won games again."""
        self._trouble = ""
        self._ranking.refresh()
        self._update_empty()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        for index, text in enumerate((self.tr("By time"), self.tr("By moves"))):
            self._tabs.setTabText(index, text)
        self._copy.setText(self.tr("&Copy deal code"))
        self._replay.setText(self.tr("&Play this deal again"))
        self._rules.setAccessibleName(self.tr("Games of which rules"))
        self._tiles.retranslate()
        self._fill_rules()
        self.update_totals()
        self._ranking.refresh()
        self._update_empty()

    def _prepare(self) -> None:
        table = self._table
        table.setModel(self._ranking)
        table.setFont(with_even_figures(self.font()))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setMinimumSectionSize(header.fontMetrics().horizontalAdvance("0" * 11))
        header.setStretchLastSection(True)
        header.setSortIndicator(Column.TIME, Qt.SortOrder.AscendingOrder)
        table.setSortingEnabled(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._empty.setTextFormat(Qt.TextFormat.PlainText)
        for _ in _TABS:
            self._tabs.addTab("")
        self._tabs.setDrawBase(False)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        self._copy_key.setShortcut(QKeySequence.StandardKey.Copy)
        self.addAction(self._copy_key)

    def _lay_out(self) -> None:
        self._stack.addWidget(self._table)
        self._stack.addWidget(self._empty)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 12)
        layout.setSpacing(10)
        layout.addWidget(self._rules)
        layout.addWidget(self._tiles)
        layout.addWidget(self._tabs)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self._buttons)

    def _connect(self) -> None:
        self._rules.currentIndexChanged.connect(self._on_rules_chosen)
        self._tabs.currentChanged.connect(self._on_tab_changed)
        self._table.horizontalHeader().sortIndicatorChanged.connect(self._on_sorted)
        self._table.selectionModel().selectionChanged.connect(self._update_buttons)
        self._table.doubleClicked.connect(self._on_replay)
        self._ranking.modelReset.connect(self._update_buttons)
        self._copy.clicked.connect(self._on_copy)
        self._copy_key.triggered.connect(self._on_copy)
        self._replay.clicked.connect(self._on_replay)
        self._buttons.rejected.connect(self.reject)
        self._statistics.trouble.connect(self._on_trouble)
        self._ranking.trouble.connect(self._on_trouble)

    def _token(self) -> str | None:
        return self._rules.currentData() or None

    def _fill_rules(self) -> None:
        chosen = self._token()
        tokens = self._statistics.tokens()
        self._rules.blockSignals(True)
        self._rules.clear()
        self._rules.addItem(self.tr("All games"), _ALL_GAMES)
        for token in tokens:
            self._rules.addItem(rules_name(token), token)
        self._rules.setCurrentIndex(max(0, self._rules.findData(chosen or _ALL_GAMES)))
        self._rules.setVisible(len(tokens) > 1)
        self._rules.blockSignals(False)

    def _update_empty(self) -> None:
        is_empty = self._ranking.rowCount() == 0
        self._empty.setText(self._trouble or self._nothing_won_text())
        self._stack.setCurrentWidget(self._empty if is_empty else self._table)
        for part in (self._tabs, self._copy, self._replay):
            part.setVisible(not is_empty)
        self._update_buttons()

    def _nothing_won_text(self) -> str:
        return self.tr(
            "No game is won yet. Each game that you win is listed here, "
            "by its time and by its number of moves."
        )

    def _update_buttons(self) -> None:
        has_row = self._row() is not None
        self._copy.setEnabled(has_row)
        self._replay.setEnabled(has_row)

    def _row(self) -> int | None:
        rows = self._table.selectionModel().selectedRows()
        return rows[0].row() if rows else None

    def _on_trouble(self, trouble: StatisticsUnreadable) -> None:
        self._trouble = notice_text(trouble)

    def _on_rules_chosen(self, _index: int) -> None:
        self.update_totals()
        self._ranking.set_token(self._token())
        self._update_empty()

    def _on_tab_changed(self, index: int) -> None:
        column = _TABS[index]
        if self._table.horizontalHeader().sortIndicatorSection() != column:
            self._table.sortByColumn(column, Qt.SortOrder.AscendingOrder)

    def _on_sorted(self, section: int, _order: Qt.SortOrder) -> None:
        if section in _TABS:
            self._tabs.setCurrentIndex(_TABS.index(Column(section)))

    def _on_copy(self) -> None:
        row = self._row()
        if row is not None:
            QGuiApplication.clipboard().setText(self._ranking.code(row))

    def _on_replay(self, _index: QModelIndex | bool = False) -> None:
        row = self._row()
        if row is not None:
            code = parse_code(self._ranking.code(row))
            self.accept()
            self.replay_wanted.emit(code)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
