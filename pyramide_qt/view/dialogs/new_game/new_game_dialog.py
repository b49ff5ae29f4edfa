"""Asks for the code of a deal, or for rules in a gallery."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.rule_texts.gallery import RulesGallery
from pyramide_qt.model.wording.wording import rules_name
from pyramide_qt.rules.deals.deal_code import DealCode, code_in, number_text
from pyramide_qt.rules.errors import CodeError
from pyramide_qt.view.dialogs.dialog import Dialog
from pyramide_qt.view.dialogs.errors.problems import code_problem
from pyramide_qt.view.dialogs.new_game.rules_gallery_view import RulesGalleryView
from pyramide_qt.view.widgets.hinted_field import HintedField
from pyramide_qt.view.widgets.rules_picture import PictureLook
from pyramide_qt.view.widgets.verdict_label import VerdictLabel

_FIRST_SIZE = QSize(830, 640)
_Role = QDialogButtonBox.ButtonRole


class NewGameDialog(Dialog):
    """`deal_wanted(DealCode)` or `random_wanted(str token)`, and then it closes.

    `page_wanted(str token)` and `editor_wanted(str token)` ask for the page of the marked rules
    and for the player's own rules, with the marked ones to start from; it stays open meanwhile.
    """

    deal_wanted = Signal(object)
    random_wanted = Signal(str)
    page_wanted = Signal(str)
    editor_wanted = Signal(str)

    def __init__(
        self,
        gallery: RulesGallery,
        token: str,
        look: PictureLook,
        current: DealCode | None,
        parent: QWidget,
    ) -> None:
        """`current` is the deal on the table, whose number can be dealt under other rules."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._gallery = gallery
        self._current = current
        self._field = HintedField(self)
        self._field_label = QLabel(self)
        self._paste = QPushButton(self)
        self._verdict = VerdictLabel(self)
        self._view = RulesGalleryView(gallery, look, self)
        self._favourite = QPushButton(self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self._deal = self._buttons.addButton("", _Role.AcceptRole)
        self._same = self._buttons.addButton("", _Role.ActionRole)
        self._page = QPushButton(self)
        self._editor = QPushButton(self)
        self._lay_out()
        self._view.set_token(token)
        self._connect()
        self.retranslate()
        self._field.setFocus()

    @property
    def problem(self) -> str:
        """What is wrong with the code in the field; empty if nothing is."""
        return self._verdict.text() if self._verdict.is_bad else ""

    @property
    def field(self) -> QLineEdit:
        return self._field

    @property
    def gallery_view(self) -> RulesGalleryView:
        return self._view

    def set_text(self, text: str) -> None:
        """Put `text`, pasted from anywhere, into the field for the code."""
        try:
            shown = str(code_in(text))
        except CodeError:
            shown = " ".join(text.split())[: self._field.maxLength()]
        self._field.setText(shown)
        self._field.setFocus()

    def prefer_same_number(self) -> None:
        """Let Enter and a double click deal the number on the table under the marked rules."""
        if self._current is not None:
            self._same.setDefault(True)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._field_label.setText(self.tr("Deal &code:"))
        self._field.setPlaceholderText(self.tr("Leave empty for a random deal"))
        self._paste.setText(self.tr("&Paste"))
        self._deal.setText(self.tr("&Deal"))
        self._favourite.setText(self.tr("&Favourite"))
        self._page.setText(self.tr("&Rules…"))
        self._editor.setText(self.tr("&My rules…"))
        self._editor.setToolTip(self.tr("Put together rules of your own, starting from these"))
        self._view.retranslate()
        self._update_same()
        self._update_verdict()

    def _lay_out(self) -> None:
        self._field_label.setBuddy(self._field)
        self._field.setMaxLength(600)
        self._field.setClearButtonEnabled(True)
        self._field.setMinimumWidth(200)
        self._favourite.setCheckable(True)
        self._deal.setDefault(True)
        for button in (self._paste, self._favourite, self._page, self._editor):
            button.setAutoDefault(False)
        about = QHBoxLayout()
        for button in (self._favourite, self._page, self._editor):
            about.addWidget(button)
        about.addStretch(1)
        code = QHBoxLayout()
        code.addWidget(self._field_label)
        code.addWidget(self._field, 1)
        code.addWidget(self._paste)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.setSpacing(10)
        layout.addLayout(code)
        layout.addWidget(self._verdict)
        layout.addWidget(self._view, 1)
        layout.addLayout(about)
        layout.addWidget(self._buttons)
        self.resize_within_screen(_FIRST_SIZE)

    def _connect(self) -> None:
        self._field.textChanged.connect(self._update_verdict)
        # Down goes on to the tiles, as from the search.
        self._field.installEventFilter(self._view)
        self._view.token_chosen.connect(self._on_token_chosen)
        self._view.token_wanted.connect(self._on_token_wanted)
        self._gallery.modelReset.connect(self._update_favourite)
        self._favourite.clicked.connect(self._on_favourite)
        self._paste.clicked.connect(self._on_paste)
        self._page.clicked.connect(self._on_page)
        self._editor.clicked.connect(self._on_editor)
        self._same.clicked.connect(self._on_same)
        help_keys = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), self)
        help_keys.activated.connect(self._on_page)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def _on_paste(self) -> None:
        self.set_text(QGuiApplication.clipboard().text())

    def _on_token_chosen(self, token: str) -> None:
        """Other rules for a code that stands in the field: the same number under them."""
        code = self._read_code()
        if code is not None:
            self._field.setText(str(DealCode(token, code.number)))
        self._update_same()
        self._update_verdict()

    def _on_token_wanted(self, _token: str) -> None:
        if self._same.isDefault() and self._same.isEnabled():
            self._on_same()
        else:
            self.accept()

    def _on_favourite(self, on: bool) -> None:
        self._gallery.set_favourite(self._view.token, on)

    def _on_page(self) -> None:
        self.page_wanted.emit(self._view.token)

    def _on_editor(self) -> None:
        self.editor_wanted.emit(self._view.token)

    def _on_same(self) -> None:
        assert self._current is not None
        code = DealCode(self._view.token, self._current.number)
        super().accept()
        self.deal_wanted.emit(code)

    def _update_favourite(self) -> None:
        self._favourite.setChecked(self._gallery.is_favourite(self._view.token))

    def _update_same(self) -> None:
        code = self._current
        self._same.setEnabled(code is not None and code.token != self._view.token)
        number = "" if code is None else number_text(code.number)
        self._same.setText(self.tr("&Same number (%1)").replace("%1", number))
        self._same.setToolTip(self.tr("Deal the number on the table under the marked rules"))
        self._update_favourite()

    def _update_verdict(self) -> None:
        text = self._field.text()
        if text.strip():
            self._judge(text)
        else:
            random = self.tr("A random deal of %1.")
            self._verdict.show_neutral(random.replace("%1", rules_name(self._view.token)))
        self._deal.setEnabled(not self._verdict.is_bad)

    def _judge(self, text: str) -> None:
        try:
            code = code_in(text)
        except CodeError as error:
            self._verdict.show_bad(code_problem(error))
            return
        self._view.set_token(code.token)
        self._update_same()
        found = self.tr("A deal of %1: %2").replace("%1", rules_name(code.token))
        self._verdict.show_good(found.replace("%2", str(code)))

    def _read_code(self) -> DealCode | None:
        try:
            return code_in(self._field.text())
        except CodeError:
            return None

    def accept(self) -> None:
        code = self._read_code()
        if code is None and self._field.text().strip():
            # Enter in the field reaches here past the disabled button.
            return
        token = self._view.token
        super().accept()
        if code is None:
            self.random_wanted.emit(token)
        else:
            self.deal_wanted.emit(code)
