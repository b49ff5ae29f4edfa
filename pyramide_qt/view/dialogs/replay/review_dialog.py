"""Reviews a game: its table, the list of its moves with verdicts, and the better line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHeaderView,
    QSplitter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.analysis.review_model import ReviewModel
from pyramide_qt.model.history.replay_model import ReplayModel
from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.model.wording.analysis import AnalysisWording, advice_text, solved_text
from pyramide_qt.model.wording.typography import as_beginning, full_stop, sentences
from pyramide_qt.model.wording.wording import number_text, rules_name
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.notation import move_text
from pyramide_qt.solver.question import Verdict
from pyramide_qt.view.dialogs.replay.demo_dialog import DemoDialog
from pyramide_qt.view.dialogs.replay.stepping_dialog import SteppingDialog
from pyramide_qt.view.widgets.column_room import hold_columns
from pyramide_qt.view.widgets.review_table import MOVE, ReviewTable
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel

_SIZE_PX = (1040, 640)
_LIST_PX = 450


class ReviewDialog(SteppingDialog):
    """The review of one game; it goes on while the game on the table is played.

    Signals:
    - `play_on_wanted(Game)`: the player wants to play on from where this game stands.
    """

    play_on_wanted = Signal(object)

    def __init__(self, review: ReviewModel, settings: SettingsModel, parent: QWidget) -> None:
        deal = review.game.deal
        texts = [move_text(deal.rules, move) for move in review.game.moves]
        super().__init__(ReplayModel(deal, texts), settings, parent)
        self._review = review
        self._settings = settings
        review.setParent(self)
        self._rows = ReviewTable(review, settings, self)
        self._list = QTableView(self)
        self._summary = WrappedLabel(self)
        self._advice = WrappedLabel(self, fewest_lines=2)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self._losing = self._buttons.addButton("", role)
        self._better = self._buttons.addButton("", role)
        self._play_on = self._buttons.addButton("", role)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._replay.go_to(len(texts))
        self._update_step()
        self.resize(QSize(*_SIZE_PX).boundedTo(self.screen().availableSize()))
        review.start()

    @property
    def review(self) -> ReviewModel:
        return self._review

    @property
    def rows(self) -> ReviewTable:
        return self._rows

    @property
    def summary(self) -> str:
        """What is said of the whole game."""
        return self._summary.text()

    @property
    def advice(self) -> str:
        """What is said of the move that is shown."""
        return self._advice.text()

    def go_to(self, ply: int) -> None:
        """Show the game after `ply` moves."""
        self._controls.play(False)
        self._table.finish_animations()
        self._replay.go_to(ply)

    def go_to_losing_move(self) -> None:
        """Show the move that lost the win, in the middle of the list."""
        ply = self._review.losing_ply
        if ply is not None:
            self.go_to(ply)
            middle = QAbstractItemView.ScrollHint.PositionAtCenter
            self._list.scrollTo(self._rows.index(ply, 0), middle)

    def show_better_line(self) -> DemoDialog | None:
        """Play the best line from before the move that is shown; None if none is known."""
        ply = self._replay.step
        line = self._review.line_before(ply)
        if not line:
            return None
        game, start = self._review.game, max(0, ply - 1)
        moves, title = game.moves[:start], self._better_title
        demo = DemoDialog(game.deal, moves, line, title, self._settings, self)
        demo.play_on_wanted.connect(self._on_demo_play_on)
        demo.show()
        return demo

    def _better_title(self) -> str:
        return self.tr("The better line")

    def play_on(self) -> None:
        """Ask for the game as it is shown to be played on."""
        self._want_to_play(self._game_after(self._replay.step))

    def retranslate(self) -> None:
        deal = self._review.game.deal
        self.setWindowTitle(self.tr("Review: %1").replace("%1", rules_name(deal.token)))
        self._losing.setText(self.tr("The &losing move"))
        self._better.setText(self.tr("&Better line"))
        self._play_on.setText(self.tr("&Play on from here"))
        self._list.setAccessibleName(self.tr("Moves"))
        super().retranslate()
        self._rows.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 3)
        header = self._list.horizontalHeader()
        # The moves would give way to long verdicts; the list scrolls sideways instead.
        header.setMinimumSectionSize(self._list.sizeHintForColumn(MOVE))
        hold_columns(self._list, header)
        self._update_step()
        self._update_summary()

    def _lay_out(self) -> None:
        self._prepare_list()
        for label in (self._summary, self._advice):
            label.setTextFormat(Qt.TextFormat.PlainText)
        left, right = QWidget(self), QWidget(self)
        shown, told = QVBoxLayout(left), QVBoxLayout(right)
        shown.setContentsMargins(0, 0, 0, 0)
        shown.addWidget(self._table, 1)
        self._controls.setContentsMargins(12, 0, 4, 0)
        shown.addWidget(self._controls)
        told.setContentsMargins(8, 12, 12, 0)
        told.setSpacing(8)
        told.addWidget(self._summary)
        told.addWidget(self._list, 1)
        told.addWidget(self._advice)
        halves = QSplitter(Qt.Orientation.Horizontal, self)
        halves.addWidget(left)
        halves.addWidget(right)
        halves.setSizes([_SIZE_PX[0] - _LIST_PX, _LIST_PX])
        # The list keeps its columns while the table shrinks.
        halves.setStretchFactor(0, 1)
        halves.setStretchFactor(1, 0)
        halves.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 12)
        layout.addWidget(halves, 1)
        self._buttons.setContentsMargins(12, 0, 12, 0)
        layout.addWidget(self._buttons)
        for button in (self._losing, self._better, self._play_on):
            button.setAutoDefault(False)

    def _prepare_list(self) -> None:
        self._list.setModel(self._rows)
        self._list.setTabKeyNavigation(False)
        self._list.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._list.setShowGrid(False)
        self._list.setWordWrap(False)
        self._list.verticalHeader().hide()
        self._list.verticalHeader().setDefaultSectionSize(self._list.fontMetrics().height() + 8)
        header = self._list.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(MOVE, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)

    def _connect(self) -> None:
        self._replay.step_changed.connect(self._update_step)
        self._list.selectionModel().currentRowChanged.connect(self._on_row_chosen)
        self._review.progressed.connect(self._on_progressed)
        self._losing.clicked.connect(self.go_to_losing_move)
        self._better.clicked.connect(self.show_better_line)
        self._play_on.clicked.connect(self.play_on)
        self._buttons.rejected.connect(self.close)

    def _game_after(self, ply: int) -> Game:
        game = Game(self._review.game.deal)
        for move in self._review.game.moves[:ply]:
            game.push(move)
        return game

    def _want_to_play(self, game: Game) -> None:
        self.close()
        self.play_on_wanted.emit(game)

    def _on_demo_play_on(self, moves: tuple[object, ...]) -> None:
        start = max(0, self._replay.step - 1)
        game = self._game_after(start)
        for move in self._review.line_before(self._replay.step)[: len(moves)]:
            game.push(move)
        self._want_to_play(game)

    def _on_row_chosen(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid() and current.row() != self._replay.step:
            self.go_to(current.row())

    def _on_progressed(self) -> None:
        self._update_step()
        self._update_summary()

    def _update_step(self) -> None:
        step = self._replay.step
        self._list.selectRow(step)
        self._better.setEnabled(bool(self._review.line_before(step)))
        self._play_on.setEnabled(step < self._replay.last_step or not self._replay.has_ended)
        self._advice.setText(self._advice_text(step))

    def _advice_text(self, step: int) -> str:
        line, row = self._review.line_before(step), self._review.rows[step]
        if not line:
            return ""
        before = self._review.game.positions[max(0, step - 1)]
        if row.move == line[0]:
            return self.tr("This was the best move.")
        better = advice_text(self._review.game.deal, before, line[0])
        if row.move is None:
            return self.tr("Best: %1").replace("%1", better)
        if row.loses or row.wasted:
            text = self.tr("Better: %1").replace("%1", better)
            if not row.wasted:
                return text
            return sentences(text, full_stop(as_beginning(AnalysisWording().wasted(row.wasted))))
        return self.tr("As good: %1").replace("%1", better) if row.wasted == 0 else ""

    def _update_summary(self) -> None:
        review, first = self._review, self._review.rows[0].facts
        ply = review.losing_ply
        if len(review.rows) == 1:
            deal = solved_text(first, is_working=not review.is_done)
            text = sentences(self.tr("No move is made yet."), deal)
        elif ply is not None:
            text = self.tr("Move %1 lost the win.").replace("%1", number_text(ply))
        elif review.rows[-1].is_won and first.fewest is not None:
            # The rules may play on after the win.
            won = next(row.ply for row in review.rows if row.is_won)
            text = full_stop(AnalysisWording().par(won, first.fewest))
        elif not review.is_done:
            text = self.tr("Looking through the moves…")
        elif first.most is not None:
            text = AnalysisWording().never(first.most)
        elif review.rows[-1].facts.verdict is Verdict.WINNABLE:
            text = self.tr("No move lost the win.")
        else:
            text = self.tr("No move is known to have lost the win.")
        self._list.setVisible(len(review.rows) > 1)
        self._losing.setEnabled(ply is not None)
        self._summary.setText(text)

    def _end(self) -> None:
        self._review.stop()
        super()._end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_rows"):
            self._rows.update_inks()
