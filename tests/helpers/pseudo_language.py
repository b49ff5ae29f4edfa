"""A language that nobody speaks: each text accented and longer, so that what escaped is seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTranslator
from PySide6.QtWidgets import QApplication

from tests.helpers.room import settle

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "àɓçđéƒĝĥîĵķļɱñöþɋŕšŧûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŦÛṼŴẊÝŽ"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
# Placeholders, tags and entities mean something to the program.
_KEPT = re.compile(r"(%L?[n\d]|<[^>]*>|&[a-z]+;)")
_LONGER = 0.4
_FILLER = "ö"
_DIRECTION = "QT_LAYOUT_DIRECTION"


def pseudo(text: str) -> str:
    """`text` with accents on all letters and longer by 40 %, its placeholders kept."""
    parts = _KEPT.split(text)
    accented = [part if index % 2 else part.translate(_ACCENTS) for index, part in enumerate(parts)]
    words = "".join(accented).split(" ")
    # The length goes into the words, since it is long words that need room.
    more = round(len(text) * _LONGER)
    for index in range(len(words)):
        share = more * (index + 1) // len(words) - more * index // len(words)
        words[index] += _FILLER * share if _ends_with_letter(words[index]) else ""
    return " ".join(words)


def _ends_with_letter(word: str) -> bool:
    return word[-1:].isalpha()


class PseudoLanguage(QTranslator):
    """Translates every text of the program and of Qt."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Qt asks this for each text."""
        return "" if source == _DIRECTION else pseudo(source)


@contextmanager
def pseudo_language(application: QApplication) -> Iterator[None]:
    """Over the language that runs, as the last translator is asked first."""
    translator = PseudoLanguage(application)
    application.installTranslator(translator)
    settle()
    try:
        yield
    finally:
        application.removeTranslator(translator)
        translator.deleteLater()
