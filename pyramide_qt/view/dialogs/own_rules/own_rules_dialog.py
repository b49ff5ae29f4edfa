"""Puts rules of the player's own together, shows them as they grow, keeps and deals them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.rule_texts.own_rules import MAX_NAME_LENGTH, OwnRules, clean_name
from pyramide_qt.model.rule_texts.summary import rules_summary
from pyramide_qt.rules.deals.deal_code import DealCode, rules_of
from pyramide_qt.rules.errors import RecordError
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import RuleSet, canonical
from pyramide_qt.rules.records.validity import complaints
from pyramide_qt.view.dialogs.dialog import Dialog
from pyramide_qt.view.dialogs.errors.problems import record_problem
from pyramide_qt.view.dialogs.own_rules.goal_page import GoalPage
from pyramide_qt.view.dialogs.own_rules.pairs_page import PairsPage
from pyramide_qt.view.dialogs.own_rules.stock_page import StockPage
from pyramide_qt.view.dialogs.own_rules.table_page import TablePage
from pyramide_qt.view.widgets.hinted_field import HintedField
from pyramide_qt.view.widgets.rules_picture import PictureLook, rules_pixmap
from pyramide_qt.view.widgets.verdict_label import VerdictLabel
from pyramide_qt.view.widgets.wrapped_label import WrappedLabel

_FIRST_SIZE = QSize(900, 600)
_PICTURE = QSize(264, 172)
_MAX_REASONS = 3
_Role = QDialogButtonBox.ButtonRole


class OwnRulesDialog(Dialog):
    """The editor; it stays open when rules are kept.

    Signals:
    - `play_wanted(str token)`: a random deal of the rules, and the dialog closes.
    """

    play_wanted = Signal(str)

    def __init__(self, own: OwnRules, token: str, look: PictureLook, parent: QWidget) -> None:
        """`token` are the rules to start from: the player's own or any others."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._own = own
        self._look = look
        self._rules: RuleSet | None = None
        self._top_rank = 13
        self._is_loading = False
        self._kept = QComboBox(self)
        self._kept_label = QLabel(self)
        self._name = HintedField(self)
        self._name_label = QLabel(self)
        self._tabs = QTabWidget(self)
        self._table = TablePage(self._tabs)
        self._pairs = PairsPage(self._tabs)
        self._pages = (self._table, StockPage(self._tabs), self._pairs, GoalPage(self._tabs))
        self._picture = QLabel(self)
        self._line = WrappedLabel(self)
        self._verdict = VerdictLabel(self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._save, self._deal, self._copy, self._delete = (
            self._buttons.addButton("", _Role.ActionRole) for _ in range(4)
        )
        self._lay_out()
        self._connect()
        self._list_kept(token)
        self._load(rules_of(token), own.name_of(token))
        self.retranslate()

    @property
    def rules(self) -> RuleSet | None:
        """The rules as the fields say; None while they cannot be played."""
        return self._rules

    @property
    def problem(self) -> str:
        """Why the rules cannot be played; empty if they can."""
        return self._verdict.text() if self._verdict.is_bad else ""

    @property
    def name_field(self) -> QLineEdit:
        return self._name

    @property
    def tabs(self) -> QTabWidget:
        return self._tabs

    def load(self, token: str) -> None:
        """Show other rules to start from."""
        self._list_kept(token)
        self._load(rules_of(token), self._own.name_of(token))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("My rules"))
        self._kept_label.setText(self.tr("Kept ru&les:"))
        self._name_label.setText(self.tr("Na&me:"))
        self._name.setPlaceholderText(self.tr("Name of these rules"))
        self._kept.setItemText(0, self.tr("New rules"))
        titles = (
            self.tr("Table"),
            self.tr("Stock and waste"),
            self.tr("Pairs"),
            self.tr("Goal and score"),
        )
        for page, title in zip(self._pages, titles, strict=True):
            page.retranslate()
            self._tabs.setTabText(self._tabs.indexOf(page), title)
        self._save.setText(self.tr("&Keep"))
        self._save.setToolTip(self.tr("Keep these rules under their name"))
        self._deal.setText(self.tr("D&eal"))
        self._copy.setText(self.tr("C&opy code"))
        self._copy.setToolTip(self.tr("Copy a deal code that carries these rules to anybody"))
        self._delete.setText(self.tr("Dele&te"))
        self._picture.setAccessibleName(self.tr("Picture of the table"))
        self._judge()

    def _lay_out(self) -> None:
        self._kept_label.setBuddy(self._kept)
        self._name_label.setBuddy(self._name)
        self._name.setMaxLength(MAX_NAME_LENGTH)
        self._kept.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._kept.setMinimumContentsLength(14)
        for page in self._pages:
            self._tabs.addTab(page, "")
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignTop)
        above = QHBoxLayout()
        for widget in (self._kept_label, self._kept, self._name_label):
            above.addWidget(widget)
        above.addWidget(self._name, 1)
        side = QVBoxLayout()
        for label in (self._picture, self._line, self._verdict):
            label.setFixedWidth(_PICTURE.width())
            side.addWidget(label)
        side.addStretch(1)
        beside = QHBoxLayout()
        beside.addWidget(self._tabs, 1)
        beside.addLayout(side)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.setSpacing(10)
        layout.addLayout(above)
        layout.addLayout(beside, 1)
        layout.addWidget(self._buttons)
        for button in self._buttons.buttons():
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)
        self.resize_within_screen(_FIRST_SIZE)

    def _connect(self) -> None:
        for page in self._pages:
            page.changed.connect(self._on_changed)
        self._kept.activated.connect(self._on_kept_chosen)
        self._name.textChanged.connect(self._judge)
        self._save.clicked.connect(self._on_save)
        self._deal.clicked.connect(self._on_deal)
        self._copy.clicked.connect(self._on_copy)
        self._delete.clicked.connect(self._on_delete)
        self._buttons.rejected.connect(self.reject)

    def _list_kept(self, token: str) -> None:
        """List the rules that are kept, with `token` as the chosen ones if it is among them."""
        self._kept.clear()
        self._kept.addItem(self.tr("New rules"), "")
        for entry in self._own.entries:
            self._kept.addItem(entry.name, entry.token)
        self._kept.setCurrentIndex(max(0, self._kept.findData(token)))

    def _load(self, rules: RuleSet, name: str) -> None:
        self._is_loading = True
        for page in self._pages:
            page.set_rules(rules)
        self._name.setText(name)
        self._is_loading = False
        self._top_rank = rules.top_rank
        self._judge()

    def _read(self) -> RuleSet:
        rules = RuleSet()
        for page in self._pages:
            rules = page.apply(rules)
        return rules

    def _on_changed(self) -> None:
        if not self._is_loading:
            self._follow_pack()
            self._judge()

    def _follow_pack(self) -> None:
        """With another pack, a total that was its highest value is that of the new one."""
        try:
            rules = self._read()
        except RecordError:
            return
        before, self._top_rank = self._top_rank, rules.top_rank
        if rules.top_rank != before and rules.pairs.total == before:
            self._is_loading = True
            self._pairs.set_rules(replace(rules, pairs=rules.pairs._replace(total=rules.top_rank)))
            self._is_loading = False

    def _judge(self) -> None:
        """Show what the fields make, or why it cannot be played."""
        if self._is_loading:
            return
        try:
            rules = self._read()
            self._pairs.show_pack(rules)
            reasons = [record_problem(error) for error in complaints(rules)]
            if not reasons:
                encode_record(rules)
        except RecordError as error:
            reasons = [record_problem(error)]
        self._rules = None if reasons else canonical(rules)
        if reasons:
            self._verdict.show_bad("\n".join(reasons[:_MAX_REASONS]))
        else:
            self._verdict.show_good(self.tr("These rules can be played."))
        self._show_picture()
        self._update_buttons()

    def _show_picture(self) -> None:
        rules = self._rules
        # The last picture that there was stays, greyed.
        self._picture.setEnabled(rules is not None)
        self._line.setEnabled(rules is not None)
        if rules is not None:
            size, dpr = _PICTURE, self.devicePixelRatioF()
            picture = rules_pixmap(rules, size.width(), size.height(), dpr, self._look)
            self._picture.setPixmap(picture)
            self._line.setText(rules_summary(rules))

    def _update_buttons(self) -> None:
        can_play = self._rules is not None
        self._deal.setEnabled(can_play)
        self._copy.setEnabled(can_play)
        self._save.setEnabled(can_play and bool(clean_name(self._name.text())))
        self._delete.setEnabled(bool(self._kept.currentData()))

    def _token(self) -> str:
        assert self._rules is not None
        return encode_record(self._rules)

    def _on_kept_chosen(self, _index: int) -> None:
        token = str(self._kept.currentData())
        if token:
            self._load(rules_of(token), self._own.name_of(token))
        else:
            self._name.clear()
            self._judge()

    def _on_save(self) -> None:
        token = self._token()
        instead_of = str(self._kept.currentData())
        try:
            self._own.keep(token, self._name.text(), instead_of=instead_of)
        except ValueError:
            self._verdict.show_bad(self.tr("No more rules can be kept; delete some first."))
            return
        self._list_kept(token)
        self._update_buttons()
        self._verdict.show_good(self.tr("The rules are kept."))

    def _on_deal(self) -> None:
        token = self._token()
        self.accept()
        self.play_wanted.emit(token)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(str(DealCode(self._token(), 0)))
        self._verdict.show_good(self.tr("The deal code is copied."))

    def _on_delete(self) -> None:
        self._own.remove(str(self._kept.currentData()))
        self._list_kept("")
        self._judge()
