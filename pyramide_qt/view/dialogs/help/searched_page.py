"""A page to read in which words are marked as the search of the help reads them."""

from __future__ import annotations

import re

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextBrowser

from pyramide_qt.model.wording.search_text import FoldedText

_TWO_UNITS = re.compile("[^\u0000-\uffff]")


class SearchedPage(QTextBrowser):
    """Finds words whatever their case and accents."""

    def find_folded(self, words: str, start: int | None = None) -> bool:
        """Mark the next place of `words`, folded ones, after what is marked or from `start` on."""
        cursor = self.textCursor()
        # Places in a document are counted in units of 16 bits.
        text = _TWO_UNITS.sub("\ufffd\ufffd", self.toPlainText())
        found = FoldedText(text).find(words, cursor.selectionEnd() if start is None else start)
        if found is None:
            return False
        cursor.setPosition(found[0])
        cursor.setPosition(found[1], QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        return True
