"""The help: the rules of each rule set and how to play, to read, to search, to follow links in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pyramide_qt.model.wording.search_text import search_words
from pyramide_qt.model.wording.wording import rules_name
from pyramide_qt.rules.deals.deal_code import rules_of
from pyramide_qt.view.dialogs.dialog import Dialog
from pyramide_qt.view.dialogs.help.help_pages import PAGES, HelpPages
from pyramide_qt.view.dialogs.help.help_results import HelpResults
from pyramide_qt.view.dialogs.help.help_search import Found, find_pages
from pyramide_qt.view.dialogs.help.help_text import page_html, page_text
from pyramide_qt.view.dialogs.help.rules_text import OWN, PICTURE, SCHEME, plain_text, rules_html
from pyramide_qt.view.dialogs.help.searched_page import SearchedPage
from pyramide_qt.view.widgets.hinted_field import HintedField
from pyramide_qt.view.widgets.rules_picture import PictureLook, rules_pixmap

_FIRST_SIZE = QSize(680, 700)
_PICTURE = QSize(330, 216)
_MARGIN_PX = 14
# Of the name of a page; longer names of rule sets are cut.
_MIN_LETTERS = 16
_Role = QDialogButtonBox.ButtonRole


class HelpDialog(Dialog):
    """One page at a time: a rule set by its token, or another page by its key.

    Signals:
    - `play_wanted(str token)`: a random deal of these rules, and the dialog closes;
    - `editor_wanted(str token)`: the player's own rules, starting from these.
    """

    retranslates_later = True

    play_wanted = Signal(str)
    editor_wanted = Signal(str)

    def __init__(
        self,
        tokens: Sequence[str],
        key: str,
        pages: Callable[[], HelpPages],
        look: PictureLook,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._look = look
        self._pages = pages
        self._keys = [*PAGES, *tokens]
        self._key = key
        self._choice = QComboBox(self)
        self._search = HintedField(self)
        self._results = HelpResults(self)
        self._nothing = QLabel(self)
        self._page = SearchedPage(self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._play = self._buttons.addButton("", _Role.ActionRole)
        self._change = self._buttons.addButton("", _Role.ActionRole)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._page.setFocus()

    @property
    def key(self) -> str:
        """The page that is shown: the token of a rule set, or one of `help_pages.PAGES`."""
        return self._key

    @property
    def page(self) -> SearchedPage:
        return self._page

    @property
    def search(self) -> QLineEdit:
        return self._search

    @property
    def results(self) -> HelpResults:
        return self._results

    def show_page(self, key: str) -> None:
        """Show a page from its beginning."""
        if key not in self._keys:
            self._keys.append(key)
            self._choice.addItem(rules_name(key))
        self._key = key
        self._choice.setCurrentIndex(self._keys.index(key))
        self._play.setVisible(key not in PAGES)
        self._change.setVisible(key not in PAGES)
        self._fill()

    def find_next(self) -> bool:
        """Mark the next place with the words searched for, here or on a later page."""
        found = find_pages(self._search.text(), self._texts_from_here())
        here = next((each for each in found if each.key == self._key), None)
        if here is not None and self._page.find_folded(here.mark):
            return True
        later = [each for each in found if each is not here] or found
        # In the order of the pages, not in that of the list.
        later.sort(key=lambda each: self._keys_after().index(each.key))
        if not later:
            return False
        self.show_page(later[0].key)
        return self._page.find_folded(later[0].mark)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Help"))
        self._choice.setAccessibleName(self.tr("Page"))
        self._search.setPlaceholderText(self.tr("Search the help"))
        self._search.setAccessibleName(self.tr("Search the help"))
        self._results.setAccessibleName(self.tr("Pages with these words"))
        self._nothing.setText(self.tr("No page has these words."))
        self._page.setAccessibleName(self.tr("Help"))
        self._play.setText(self.tr("&Play these rules"))
        self._change.setText(self.tr("&Change these rules…"))
        self._choice.clear()
        self._choice.addItems([self._title(key) for key in self._keys])
        longest = max(len(self._title(key)) for key in PAGES)
        self._choice.setMinimumContentsLength(max(_MIN_LETTERS, longest))
        self.show_page(self._key)
        self._update_results()

    def _lay_out(self) -> None:
        self._search.setClearButtonEnabled(True)
        self._choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
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
        layout.addWidget(self._results)
        layout.addWidget(self._nothing)
        layout.addWidget(self._page, 1)
        layout.addWidget(self._buttons)
        for button in self._buttons.buttons():
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)
        self.resize_within_screen(_FIRST_SIZE)

    def _connect(self) -> None:
        self._choice.activated.connect(self._on_chosen)
        self._search.textChanged.connect(self._on_search_changed)
        self._search.returnPressed.connect(self.find_next)
        self._results.page_wanted.connect(self._on_result)
        self._page.anchorClicked.connect(self._on_link)
        self._buttons.rejected.connect(self.reject)
        self._play.clicked.connect(self._on_play)
        self._change.clicked.connect(self._on_change)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._on_find)

    def _fill(self) -> None:
        document = self._page.document()
        document.clear()
        # Else a heading of Latin letters or a picture would stand at the left of an Arabic page.
        option = document.defaultTextOption()
        option.setTextDirection(self.layoutDirection())
        document.setDefaultTextOption(option)
        if self._key in PAGES:
            document.setHtml(page_html(self._pages().page(self._key)))
        else:
            picture = rules_pixmap(
                rules_of(self._key),
                _PICTURE.width(),
                _PICTURE.height(),
                self.devicePixelRatioF(),
                self._look,
            )
            kind = QTextDocument.ResourceType.ImageResource.value
            document.addResource(kind, QUrl(PICTURE), picture)
            document.setHtml(rules_html(self._key, self._pages().letters))
        self._page.moveCursor(QTextCursor.MoveOperation.Start)

    def _title(self, key: str) -> str:
        return self._pages().title(key) if key in PAGES else rules_name(key)

    def _text(self, key: str) -> str:
        pages = self._pages()
        return page_text(pages.page(key)) if key in PAGES else plain_text(key, pages.letters)

    def _keys_after(self) -> list[str]:
        """All pages after the one that is shown, then round to that one itself."""
        place = self._keys.index(self._key) + 1
        return [*self._keys[place:], *self._keys[:place]]

    def _texts_from_here(self) -> list[tuple[str, str]]:
        keys = [self._key, *self._keys_after()[:-1]]
        return [(key, self._text(key)) for key in keys]

    def _update_results(self) -> None:
        """List the other pages, too, that have the words."""
        words = self._search.text().strip()
        found = find_pages(words, ((key, self._text(key)) for key in self._keys)) if words else []
        self._results.show_found([(each, self._title(each.key)) for each in found])
        self._nothing.setVisible(bool(words) and not found)
        layout = self.layout()
        if layout is not None:
            # The page has its new height before something is looked for in it.
            layout.activate()

    def _on_chosen(self, index: int) -> None:
        self.show_page(self._keys[index])

    def _on_search_changed(self, text: str) -> None:
        """Each letter more is looked for from where the words began, on this page only."""
        self._update_results()
        words = " ".join(search_words(text))
        cursor = self._page.textCursor()
        if any(self._page.find_folded(words, start) for start in (cursor.selectionStart(), 0)):
            return
        cursor.setPosition(0)
        self._page.setTextCursor(cursor)

    def _on_result(self, found: Found) -> None:
        self.show_page(found.key)
        self._page.find_folded(found.mark)
        self._page.setFocus()

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
        token = self._key
        self.accept()
        self.play_wanted.emit(token)

    def _on_change(self) -> None:
        self.editor_wanted.emit(self._key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter in the search field looks on; it must not close the page as well.
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
