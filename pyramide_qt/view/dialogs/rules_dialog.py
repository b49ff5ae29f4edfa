"""Shows the rules of each rule set, to read, to search and to follow links in."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.wording import rules_name
from pyramide_qt.rules.deal_code import rules_of
from pyramide_qt.view.dialogs.rules_text import OWN, PICTURE, SCHEME, plain_text, rules_html
from pyramide_qt.view.rules_picture import PictureLook, rules_pixmap

_FIRST_SIZE = QSize(680, 700)
_SCREEN_SHARE = 0.9
_PICTURE = QSize(330, 216)
_MARGIN_PX = 14
_Role = QDialogButtonBox.ButtonRole


class RulesDialog(QDialog):
    """One page at a time.

    Signals:
    - `play_wanted(str token)`: a random deal of these rules, and the dialog closes;
    - `editor_wanted(str token)`: the player's own rules, starting from these.
    """

    play_wanted = Signal(str)
    editor_wanted = Signal(str)

    def __init__(
        self, tokens: Sequence[str], token: str, look: PictureLook, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._look = look
        self._tokens = [*tokens] if token in tokens else [*tokens, token]
        self._token = token
        self._choice = QComboBox(self)
        self._search = QLineEdit(self)
        self._page = QTextBrowser(self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._play = self._buttons.addButton("", _Role.ActionRole)
        self._change = self._buttons.addButton("", _Role.ActionRole)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._page.setFocus()

    @property
    def token(self) -> str:
        """Whose page is shown."""
        return self._token

    @property
    def page(self) -> QTextBrowser:
        return self._page

    @property
    def search(self) -> QLineEdit:
        return self._search

    def show_page(self, token: str) -> None:
        """Show the page of a rule set from its beginning."""
        if token not in self._tokens:
            self._tokens.append(token)
            self._choice.addItem(rules_name(token))
        self._token = token
        self._choice.setCurrentIndex(self._tokens.index(token))
        self._fill()

    def find_next(self) -> bool:
        """Mark the next place with the words searched for, here or on a later page."""
        words = self._search.text().strip()
        if not words:
            return False
        if self._page.find(words):
            return True
        for token in self._tokens_after():
            if words.casefold() in plain_text(token).casefold():
                self.show_page(token)
                return self._page.find(words)
        return False

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
        self._choice.setAccessibleName(self.tr("Rule set"))
        self._search.setPlaceholderText(self.tr("Search in all rules"))
        self._search.setAccessibleName(self.tr("Search in all rules"))
        self._page.setAccessibleName(self.tr("Rules"))
        self._play.setText(self.tr("&Play these rules"))
        self._change.setText(self.tr("&Change these rules…"))
        self._choice.clear()
        self._choice.addItems([rules_name(token) for token in self._tokens])
        self.show_page(self._token)

    def _lay_out(self) -> None:
        self._search.setClearButtonEnabled(True)
        self._choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._choice.setMinimumContentsLength(16)
        self._page.setOpenLinks(False)
        self._page.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._page.document().setDocumentMargin(_MARGIN_PX)
        above = QHBoxLayout()
        above.addWidget(self._choice)
        above.addWidget(self._search, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.setSpacing(10)
        layout.addLayout(above)
        layout.addWidget(self._page, 1)
        layout.addWidget(self._buttons)
        for button in self._buttons.buttons():
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)
        screen = self.screen().availableSize() * _SCREEN_SHARE
        self.resize(_FIRST_SIZE.boundedTo(screen))

    def _connect(self) -> None:
        self._choice.activated.connect(self._on_chosen)
        self._search.textChanged.connect(self._on_search_changed)
        self._search.returnPressed.connect(self.find_next)
        self._page.anchorClicked.connect(self._on_link)
        self._buttons.rejected.connect(self.reject)
        self._play.clicked.connect(self._on_play)
        self._change.clicked.connect(self._on_change)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._on_find)

    def _fill(self) -> None:
        document = self._page.document()
        dpr = self.devicePixelRatioF()
        rules = rules_of(self._token)
        picture = rules_pixmap(rules, _PICTURE.width(), _PICTURE.height(), dpr, self._look)
        kind = QTextDocument.ResourceType.ImageResource.value
        document.clear()
        document.addResource(kind, QUrl(PICTURE), picture)
        document.setHtml(rules_html(self._token))
        self._page.moveCursor(QTextCursor.MoveOperation.Start)

    def _tokens_after(self) -> list[str]:
        """All pages after the one that is shown, then round to that one itself."""
        place = self._tokens.index(self._token) + 1
        return [*self._tokens[place:], *self._tokens[:place]]

    def _on_chosen(self, index: int) -> None:
        self.show_page(self._tokens[index])

    def _on_search_changed(self, text: str) -> None:
        """Each letter more is looked for from where the words began, on this page only."""
        cursor = self._page.textCursor()
        for start in (cursor.selectionStart(), 0):
            cursor.setPosition(start)
            self._page.setTextCursor(cursor)
            if text.strip() and self._page.find(text.strip()):
                return

    def _on_find(self) -> None:
        self._search.setFocus()
        self._search.selectAll()

    def _on_link(self, url: QUrl) -> None:
        if url.scheme() != SCHEME:
            return
        if url.path() == OWN:
            self._on_change()
        else:
            self.show_page(url.path())

    def _on_play(self) -> None:
        token = self._token
        self.accept()
        self.play_wanted.emit(token)

    def _on_change(self) -> None:
        self.editor_wanted.emit(self._token)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter in the search field looks on; it must not close the page as well.
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
