"""All games that were played: to find, watch, play again, copy and delete."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.history.deletions import Deletions
from pyramide_qt.model.history.history_table import HistoryColumn, HistoryTable
from pyramide_qt.model.session.session_news import StatisticsUnreadable
from pyramide_qt.model.wording.wording import notice_text
from pyramide_qt.rules.deals.deal_code import parse_code
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.queries.history import HistoryGame
from pyramide_qt.store.saved_game import SavedGame
from pyramide_qt.view.dialogs.dialog import Dialog
from pyramide_qt.view.dialogs.errors.problems import game_problem
from pyramide_qt.view.dialogs.history.game_filter_bar import GameFilterBar
from pyramide_qt.view.dialogs.history.game_list import choose_first, fit_columns, prepare_game_list
from pyramide_qt.view.dialogs.history.history_menu import HistoryMenu
from pyramide_qt.view.dialogs.history.slow_work import SlowWork
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel

_SIZE_PX = (760, 560)


class HistoryDialog(Dialog):
    """The list of all games.

    Signals:
    - `watch_wanted(int game id)`, `play_wanted(DealCode)`;
    - `save_wanted(str game text)`, `paste_wanted()`;
    - `export_wanted(GameFilter)`, `import_wanted()`.
    """

    watch_wanted = Signal(object)
    play_wanted = Signal(object)
    save_wanted = Signal(str)
    paste_wanted = Signal()
    export_wanted = Signal(object)
    import_wanted = Signal()

    def __init__(self, store: GameStore, deletions: Deletions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._store = store
        self._deletions = deletions
        self._games = HistoryTable(store, self)
        self._trouble = ""
        self._filter = GameFilterBar(self)
        self._table = QTableView(self)
        self._empty = WrappedLabel(self)
        self._stack = QStackedWidget(self)
        self._count = WrappedLabel(self)
        self._work = SlowWork(self)
        self._count.setTextFormat(Qt.TextFormat.PlainText)
        self._menu = HistoryMenu(self)
        self._watch, self._play, self._more, self._close = (QPushButton(self) for _ in range(4))
        self._prepare()
        self._lay_out()
        self._connect()
        self.retranslate()
        self.resize(*_SIZE_PX)
        choose_first(self._table)
        self._table.setFocus()

    @property
    def games(self) -> HistoryTable:
        return self._games

    @property
    def filter_bar(self) -> GameFilterBar:
        return self._filter

    @property
    def table(self) -> QTableView:
        return self._table

    @property
    def menu(self) -> HistoryMenu:
        """What can be done with the games that are chosen."""
        return self._menu

    @property
    def watch_button(self) -> QPushButton:
        return self._watch

    @property
    def play_button(self) -> QPushButton:
        return self._play

    @property
    def empty_text(self) -> str:
        """What stands in place of the list; empty while there is one."""
        return self._empty.text() if self._stack.currentWidget() is self._empty else ""

    @property
    def count_text(self) -> str:
        """How many games are listed."""
        return self._count.text()

    def update_games(self, _event: object = None) -> None:
        """Read again which games there are."""
        self._trouble = ""
        self._filter.set_tokens(self._tokens())
        self._games.set_filter(self._filter.game_filter)
        fit_columns(self._table)
        self._update_empty()

    def tell(self, text: str) -> None:
        """Say something, in the line under the list."""
        self._count.setText(text)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("History"))
        self._watch.setText(self.tr("&Watch"))
        self._play.setText(self.tr("&Play again"))
        self._more.setText(self.tr("&More"))
        self._close.setText(self.tr("Close"))
        self._table.setAccessibleName(self.tr("Games"))
        self._filter.retranslate()
        self._menu.retranslate()
        self.update_games()

    def _prepare(self) -> None:
        table = self._table
        table.setModel(self._games)
        prepare_game_list(table, QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = table.horizontalHeader()
        header.setSortIndicator(HistoryColumn.DATE, Qt.SortOrder.AscendingOrder)
        table.setSortingEnabled(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setTextFormat(Qt.TextFormat.PlainText)
        self._more.setMenu(self._menu)
        for button in (self._play, self._more, self._close):
            button.setAutoDefault(False)
        self._watch.setDefault(True)
        self.addActions(self._menu.actions())

    def _lay_out(self) -> None:
        self._stack.addWidget(self._table)
        self._stack.addWidget(self._empty)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self._watch, self._play, self._more):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 12)
        layout.setSpacing(10)
        layout.addWidget(self._filter)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self._count)
        layout.addLayout(buttons)

    def _connect(self) -> None:
        self._filter.changed.connect(self.update_games)
        self._games.trouble.connect(self._on_trouble)
        self._games.modelReset.connect(self._update_offered)
        self._deletions.changed.connect(self.update_games)
        self.finished.connect(self._work.end)
        self._table.selectionModel().selectionChanged.connect(self._update_offered)
        self._table.doubleClicked.connect(self._on_watch)
        self._table.customContextMenuRequested.connect(self._on_menu_wanted)
        self._watch.clicked.connect(self._on_watch)
        self._play.clicked.connect(self._on_play)
        self._close.clicked.connect(self.close)
        for name, slot in self._slots().items():
            self._menu[name].triggered.connect(slot)

    def _slots(self) -> dict[str, object]:
        return {
            "copy_code": self._on_copy_code,
            "copy_game": self._on_copy_game,
            "save_game": self._on_save_game,
            "paste_game": self.paste_wanted,
            "delete": self._on_delete,
            "delete_all": self._on_delete_all,
            "bring_back": self._on_bring_back,
            "export": self._on_export,
            "import": self.import_wanted,
        }

    def _tokens(self) -> tuple[str, ...]:
        try:
            return self._store.statistics.tokens()
        except StoreError:
            return ()

    def _update_empty(self) -> None:
        is_empty = not self._games.ids
        text = self.tr("No game is like this.")
        if self._filter.is_all:
            text = self.tr("No game is played yet. Each game stands here from its first move on.")
        self._empty.setText(self._trouble or text)
        self._stack.setCurrentWidget(self._empty if is_empty else self._table)
        self._update_offered()

    def _update_offered(self) -> None:
        rows, count = len(self._rows()), len(self._games.ids)
        self._watch.setEnabled(rows == 1)
        self._play.setEnabled(rows == 1)
        self._menu.update_offered(rows, count, self._deletions.last_count)
        self._count.setText(self.tr("%n game(s)", "", count) if count else "")

    def _rows(self) -> list[int]:
        return sorted(index.row() for index in self._table.selectionModel().selectedRows())

    def _chosen(self) -> HistoryGame | None:
        rows = self._rows()
        return self._games.game(rows[0]) if len(rows) == 1 else None

    def _on_trouble(self, trouble: StatisticsUnreadable) -> None:
        self._trouble = notice_text(trouble)

    def _on_watch(self, _index: QModelIndex | bool = False) -> None:
        game = self._chosen()
        if game is not None:
            self.watch_wanted.emit(game.game_id)

    def _on_play(self) -> None:
        game = self._chosen()
        if game is None:
            return
        try:
            code = parse_code(game.code)
        except RulesError as error:
            self.tell(game_problem(error))
            return
        self.close()
        self.play_wanted.emit(code)

    def _on_copy_code(self) -> None:
        games = (self._games.game(row) for row in self._rows())
        _copy(game.code for game in games if game is not None)

    def _on_copy_game(self) -> None:
        games = self._whole_games()
        if games:
            _copy(game.game_text for game in games)

    def _on_save_game(self) -> None:
        for game in self._whole_games():
            self.save_wanted.emit(game.game_text)

    def _whole_games(self) -> list[SavedGame]:
        try:
            games = [self._store.game(self._games.ids[row]) for row in self._rows()]
        except StoreError as error:
            self.tell(notice_text(StatisticsUnreadable(str(error))))
            return []
        return [game for game in games if game is not None]

    def _on_delete(self) -> None:
        self._delete([self._games.ids[row] for row in self._rows()])

    def _on_delete_all(self) -> None:
        self._delete(list(self._games.ids))

    def _on_bring_back(self) -> None:
        if not self._work.is_busy:
            self._work.begin(self._deletions.bring_back(), self.tr("Bringing games back…"))

    def _delete(self, ids: list[int]) -> None:
        if not self._work.is_busy:
            self._work.begin(self._delete_steps(ids), self.tr("Deleting games…"))

    def _delete_steps(self, ids: list[int]) -> Generator[None, None, None]:
        if (yield from self._deletions.delete(ids)) < len(ids):
            self.tell(self.tr("The game on the table cannot be deleted."))

    def _on_export(self) -> None:
        self.export_wanted.emit(self._filter.game_filter)

    def _on_menu_wanted(self, place: QPoint) -> None:
        self._menu.popup(self._table.viewport().mapToGlobal(place))


def _copy(texts: Iterable[str]) -> None:
    QGuiApplication.clipboard().setText("\n".join(texts))
