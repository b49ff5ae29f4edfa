"""Shows the texts of one language for a while, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from pyramide_qt.translation import Translations


@contextmanager
def shown_in(application: QCoreApplication, language: str) -> Iterator[None]:
    """Texts and numbers are those of `language` inside; the catalogues go again."""
    before = QLocale()
    translations = Translations(application)
    translations.set_language(language)
    try:
        yield
    finally:
        for translator in translations.findChildren(QTranslator):
            application.removeTranslator(translator)
        translations.deleteLater()
        QLocale.setDefault(before)
