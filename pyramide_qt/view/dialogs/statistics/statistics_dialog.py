"""Shows how the games went, and the won ones ranked by time and by number of moves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.history.ranking_table import Column, RankingTable
from pyramide_qt.model.history.statistics_model import StatisticsModel
from pyramide_qt.model.session.session_news import StatisticsUnreadable
from pyramide_qt.model.wording.wording import notice_text
from pyramide_qt.rules.deals.deal_code import DealCode, parse_code
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.view.charts.chart_page import ChartPage
from pyramide_qt.view.dialogs.dialog import Dialog
from pyramide_qt.view.dialogs.history.game_filter_bar import GameFilterBar
from pyramide_qt.view.dialogs.history.game_list import choose_first, fit_columns, prepare_game_list
from pyramide_qt.view.dialogs.statistics.statistics_tiles import StatisticsTiles
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel

_TABS = (Column.TIME, Column.MOVES)
_CHARTS = len(_TABS)


class StatisticsDialog(Dialog):
    """Figures, rankings and charts; `replay_wanted(DealCode)` when a deal is to be played again.

    It shows the rules that are played, which `token_of` tells, and follows them.
    """

    replay_wanted = Signal(object)

    def __init__(self, store: GameStore, token_of: Callable[[], str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._token_of = token_of
        self._statistics = StatisticsModel(store, self)
        self._ranking = RankingTable(store, self)
        self._trouble = ""
        self._filter = GameFilterBar(self, has_results=False)
        self._tiles = StatisticsTiles(self)
        self._tabs = QTabBar(self)
        self._table = QTableView(self)
        self._empty = WrappedLabel(self)
        self._charts = ChartPage(store, self)
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
        self.resize_within_screen(QSize(700, 680))

    @property
    def filter_bar(self) -> GameFilterBar:
        return self._filter

    @property
    def charts(self) -> ChartPage:
        return self._charts

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

    def show_charts(self) -> None:
        """Turn to the charts."""
        self._tabs.setCurrentIndex(_CHARTS)

    def update_totals(self) -> None:
        """Read the sums again."""
        self._tiles.show_summary(self._statistics.summary(self._filter.game_filter))

    def update_ranking(self) -> None:
        """Read the won games again."""
        self._trouble = ""
        self._ranking.refresh()
        self._update_empty()

    def update_rules(self, _event: object = None) -> None:
        """Follow the rules that are played, unless others were chosen."""
        self._filter.follow(self._token_of())

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        names = (self.tr("By time"), self.tr("By moves"), self.tr("Charts"))
        for index, text in enumerate(names):
            self._tabs.setTabText(index, text)
        self._copy.setText(self.tr("&Copy deal code"))
        self._replay.setText(self.tr("&Play this deal again"))
        self._tiles.retranslate()
        self._filter.retranslate()
        self._filter.set_tokens(self._statistics.tokens())
        self._charts.retitle()
        before = self._filter.game_filter
        self._filter.follow(self._token_of())
        if self._filter.game_filter == before:
            # Else all has been read again already.
            self._on_filtered()

    def _prepare(self) -> None:
        table = self._table
        table.setModel(self._ranking)
        prepare_game_list(table, QAbstractItemView.SelectionMode.SingleSelection)
        header = table.horizontalHeader()
        header.setMinimumSectionSize(header.fontMetrics().horizontalAdvance("0" * 8))
        header.setSortIndicator(Column.TIME, Qt.SortOrder.AscendingOrder)
        table.setSortingEnabled(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setTextFormat(Qt.TextFormat.PlainText)
        for _ in (*_TABS, _CHARTS):
            self._tabs.addTab("")
        self._tabs.setDrawBase(False)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        self._copy_key.setShortcut(QKeySequence.StandardKey.Copy)
        self.addAction(self._copy_key)

    def _lay_out(self) -> None:
        self._stack.addWidget(self._table)
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._charts)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 12)
        layout.setSpacing(10)
        layout.addWidget(self._filter)
        layout.addWidget(self._tiles)
        layout.addWidget(self._tabs)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self._buttons)

    def _connect(self) -> None:
        self._filter.changed.connect(self._on_filtered)
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

    def _shows_charts(self) -> bool:
        return self._tabs.currentIndex() == _CHARTS

    def _update_empty(self) -> None:
        is_empty = self._ranking.rowCount() == 0
        self._empty.setText(self._trouble or self._nothing_won_text())
        if self._shows_charts():
            self._charts.set_filter(self._filter.game_filter)
            self._stack.setCurrentWidget(self._charts)
        else:
            self._stack.setCurrentWidget(self._empty if is_empty else self._table)
        if self._row() is None:
            choose_first(self._table)
        for button in (self._copy, self._replay):
            button.setVisible(not is_empty and not self._shows_charts())
        self._update_buttons()

    def _nothing_won_text(self) -> str:
        if self._filter.is_rules_alone:
            return self.tr(
                "No game is won yet under these rules. Each game that you win is listed here, "
                "by its time and by its number of moves."
            )
        if not self._filter.is_all:
            return self.tr("No game that was won is like this.")
        return self.tr(
            "No game is won yet. Each game that you win is listed here, "
            "by its time and by its number of moves."
        )

    def _update_buttons(self) -> None:
        self._copy.setEnabled(self._row() is not None)
        self._replay.setEnabled(self._code() is not None)

    def _row(self) -> int | None:
        rows = self._table.selectionModel().selectedRows()
        return rows[0].row() if rows else None

    def _code(self) -> DealCode | None:
        """The code of the row that is chosen; None too if it cannot be read."""
        row = self._row()
        try:
            return None if row is None else parse_code(self._ranking.code(row))
        except RulesError:
            return None

    def _on_trouble(self, trouble: StatisticsUnreadable) -> None:
        self._trouble = notice_text(trouble)

    def _on_filtered(self) -> None:
        self._trouble = ""
        self.update_totals()
        where = self._filter.game_filter
        self._ranking.set_filter(where)
        # Points mean different things under different rules, and in some of them few are better.
        self._table.setColumnHidden(Column.SCORE, where.token is None)
        fit_columns(self._table)
        self._update_empty()

    def _on_tab_changed(self, index: int) -> None:
        self._update_empty()
        if index == _CHARTS:
            return
        column = _TABS[index]
        if self._table.horizontalHeader().sortIndicatorSection() != column:
            self._table.sortByColumn(column, Qt.SortOrder.AscendingOrder)

    def _on_sorted(self, section: int, _order: Qt.SortOrder) -> None:
        if section in _TABS and not self._shows_charts():
            self._tabs.setCurrentIndex(_TABS.index(Column(section)))

    def _on_copy(self) -> None:
        row = self._row()
        if row is not None:
            QGuiApplication.clipboard().setText(self._ranking.code(row))

    def _on_replay(self, _index: QModelIndex | bool = False) -> None:
        code = self._code()
        if code is not None:
            self.accept()
            self.replay_wanted.emit(code)
