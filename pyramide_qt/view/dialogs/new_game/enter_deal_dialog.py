"""Takes the cards of a real table or another program, and solves, plays or reviews them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QCloseEvent, QTextCursor
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.analysis.card_entry import Entry, EntryProblem, entered_deal, read_entry
from pyramide_qt.model.analysis.entry_solver import EntrySolver
from pyramide_qt.model.analysis.solver_service import SolverService
from pyramide_qt.model.game.locations import Location, Spot
from pyramide_qt.model.wording.typography import sentences
from pyramide_qt.model.wording.wording import card_name, number_text, place_name, rules_name
from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.deals.deal import Deal, deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode, rules_of
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.view.dialogs.dialog import Dialog
from pyramide_qt.view.widgets.card_pad import CardPad
from pyramide_qt.view.widgets.entry_table import EntryTable
from pyramide_qt.view.widgets.rules_picture import PictureLook
from pyramide_qt.view.widgets.verdict_label import VerdictLabel
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel

_SIZE = QSize(640, 680)


class EnterDealDialog(Dialog):
    """Cards in deal order: the tableau from the top row down, then the stock as it is drawn.

    Signals:
    - `play_wanted(Deal)`, `review_wanted(Game)`: what to do with the complete deal.
    """

    play_wanted = Signal(object)
    review_wanted = Signal(object)

    def __init__(
        self, service: SolverService, token: str, look: PictureLook, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._solver = EntrySolver(service, self)
        self._guide = WrappedLabel(self)
        self._rules_label = QLabel(self)
        self._rules = QComboBox(self)
        self._field = QPlainTextEdit(self)
        self._check = VerdictLabel(self)
        self._table = EntryTable(look, self)
        self._pad = CardPad(self)
        self._back = QPushButton(self)
        self._answer = WrappedLabel(self, fewest_lines=2)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self._solve = self._buttons.addButton("", role)
        self._play = self._buttons.addButton("", role)
        self._review = self._buttons.addButton("", role)
        self._entry = Entry((), ())
        for known in dict.fromkeys((token, *RULE_SETS)):
            self._rules.addItem("", known)
        self._lay_out()
        self._connect()
        self._on_rules_chosen()
        self.retranslate()
        self.resize_within_screen(_SIZE)

    @property
    def field(self) -> QPlainTextEdit:
        return self._field

    @property
    def pad(self) -> CardPad:
        return self._pad

    @property
    def table(self) -> EntryTable:
        return self._table

    @property
    def check_text(self) -> str:
        """What is said of the cards so far."""
        return self._check.text()

    @property
    def answer_text(self) -> str:
        """What the solver says of the deal; empty until it was asked."""
        return self._answer.text()

    @property
    def solve_button(self) -> QPushButton:
        return self._solve

    @property
    def play_button(self) -> QPushButton:
        return self._play

    @property
    def review_button(self) -> QPushButton:
        return self._review

    def set_rules(self, token: str) -> None:
        """Enter a deal of these rules."""
        self._rules.setCurrentIndex(max(0, self._rules.findData(token)))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Enter a deal"))
        order = self.tr(
            "Type or click the cards in deal order: the tableau row by row from the top, "
            "each row from the left, then the stock in the order in which it is drawn."
        )
        kept = self.tr(
            "A game of typed cards is kept neither in the history nor in the statistics."
        )
        self._guide.setText(sentences(order, kept))
        self._rules_label.setText(self.tr("&Rules:"))
        for index in range(self._rules.count()):
            self._rules.setItemText(index, rules_name(self._rules.itemData(index)))
        self._field.setPlaceholderText(self.tr("For example: 8C KD 10H …"))
        self._field.setAccessibleName(self.tr("Cards"))
        self._table.setAccessibleName(self.tr("The table so far"))
        self._back.setText(self.tr("Take &back a card"))
        self._solve.setText(self.tr("&Solve"))
        self._play.setText(self.tr("&Play"))
        self._review.setText(self.tr("Re&view"))
        self._pad.retranslate()
        self._update_check()
        self._update_answer()

    def _token(self) -> str:
        return str(self._rules.currentData())

    def _deal(self) -> Deal:
        return entered_deal(self._entry, self._token())

    def _lay_out(self) -> None:
        self._rules_label.setBuddy(self._rules)
        line_px = self._field.fontMetrics().lineSpacing()
        self._field.setTabChangesFocus(True)
        self._field.setMinimumHeight(2 * line_px + 12)
        self._field.setMaximumHeight(3 * line_px + 12)
        first, last = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self._rules_label)
        first.addWidget(self._rules, 1)
        last.addWidget(self._back)
        last.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 12)
        layout.setSpacing(10)
        layout.addLayout(first)
        layout.addWidget(self._guide)
        layout.addWidget(self._field)
        layout.addWidget(self._check)
        layout.addWidget(self._table, 1)
        layout.addWidget(self._pad)
        layout.addLayout(last)
        layout.addWidget(self._answer)
        layout.addWidget(self._buttons)
        for button in (self._back, self._solve, self._play, self._review):
            button.setAutoDefault(False)
        self._field.setFocus()

    def _connect(self) -> None:
        self._rules.currentIndexChanged.connect(self._on_rules_chosen)
        self._field.textChanged.connect(self._on_text_changed)
        self._pad.clicked.connect(self._on_card_clicked)
        self._back.clicked.connect(self._on_back)
        self._solve.clicked.connect(self._on_solve)
        self._play.clicked.connect(self._on_play)
        self._review.clicked.connect(self._on_review)
        self._solver.changed.connect(self._update_answer)
        self._buttons.rejected.connect(self.close)

    def _on_rules_chosen(self, _index: int = 0) -> None:
        self._pad.set_pack(read_entry("", self._token()).left)
        self._pad.retranslate()
        self._on_text_changed()

    def _on_text_changed(self) -> None:
        self._solver.stop()
        self._entry = read_entry(self._field.toPlainText(), self._token())
        self._pad.set_left(self._entry.left)
        self._table.show_cards(rules_of(self._token()), self._entry.cards)
        for button in (self._solve, self._play, self._review):
            button.setEnabled(self._entry.is_complete)
        self._update_check()

    def _on_card_clicked(self, card: Card) -> None:
        text = self._field.toPlainText()
        gap = "" if not text or text[-1].isspace() else " "
        self._field.moveCursor(QTextCursor.MoveOperation.End)
        self._field.insertPlainText(f"{gap}{card}")

    def _on_back(self) -> None:
        words = self._field.toPlainText().split()
        self._field.setPlainText(" ".join(words[:-1]))
        self._field.moveCursor(QTextCursor.MoveOperation.End)

    def _update_check(self) -> None:
        entry = self._entry
        if entry.problem is None:
            self._check.show_good(self.tr("All %n card(s) are there.", "", len(entry.cards)))
        elif entry.problem is EntryProblem.MISSING:
            self._check.show_neutral(self._missing_text(entry))
        else:
            self._check.show_bad(self._problem_text(entry))

    def _missing_text(self, entry: Entry) -> str:
        missing = self.tr("%n card(s) are missing.", "", len(entry.left))
        deal = deal_from_code(DealCode(self._token(), 0))
        place = len(entry.cards)
        slots = deal.rules.slot_count
        if place < slots:
            slot = deal.tableau.slots[place]
            spot = Spot.SLOT if slot.column is None else Spot.COLUMN
            number = place if slot.column is None else slot.column
            where = place_name(deal, Location(spot, number, slot.row, face_up=True))
        else:
            where = self.tr("stock, card %1").replace("%1", number_text(place - slots + 1))
        text = self.tr("%1 The next one lies here: %2.").replace("%1", missing)
        text = text.replace("%2", where)
        if len(entry.left) == 1:
            last = self.tr("It is the %1.").replace("%1", card_name(entry.left[0]))
            text = sentences(text, last)
        return text

    def _problem_text(self, entry: Entry) -> str:
        texts = {
            EntryProblem.TOO_LONG: self.tr("The text is far too long for a deal."),
            EntryProblem.UNREADABLE: self.tr('"%1", at place %2, is not a card.'),
            EntryProblem.NOT_IN_PACK: self.tr("The card %1, at place %2, is not in this pack."),
            EntryProblem.TWICE: self.tr("The card %1, at place %2, is there already."),
            EntryProblem.NOT_THERE: self.tr("The card %1 cannot lie at place %2 here."),
            EntryProblem.TOO_MANY: self.tr("The card %1, at place %2, is one too many."),
            EntryProblem.MISSING: "",
        }
        assert entry.problem is not None
        text = texts[entry.problem].replace("%2", number_text(entry.place))
        return text.replace("%1", entry.about)

    def _update_answer(self) -> None:
        self._answer.setText(self._solver.text)

    def _on_solve(self) -> None:
        self._solver.solve(self._deal())

    def _on_play(self) -> None:
        deal = self._deal()
        self.close()
        self.play_wanted.emit(deal)

    def _on_review(self) -> None:
        self.review_wanted.emit(Game(self._deal()))

    def closeEvent(self, event: QCloseEvent) -> None:
        self._solver.stop()
        super().closeEvent(event)
