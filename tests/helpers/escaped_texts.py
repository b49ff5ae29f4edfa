"""Finds texts that show, or are read aloud, as they stand in the code."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from errno import ENOENT
from itertools import product

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QTabBar, QTableView, QWidget

from pyramide_qt.resources.lookup import licence_text, licences
from pyramide_qt.translation import LANGUAGES

# What stays as it is in every language: names of programs, licences, rules in codes, commands, and
# of each language for itself; dates, which come from the locale; what the system says; and what Qt
# says of the arrows of tabs, once and for all.
_DATES = [
    name(number, length)
    for name, numbers in ((QLocale.c().monthName, range(1, 13)), (QLocale.c().dayName, range(1, 8)))
    for length in (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat)
    for number in numbers
]
_LICENCES = [licence_text(licences()[0]).strip(), *(each.terms for each in licences())]
_NAMES = re.compile(
    r"pip install .*|Scroll Left|Scroll Right|/nowhere/\S+|1\.(?:json|pyramide)|"
    r"Pyramide|PySide|Python|Qt|"
    r"PY1-[A-Z0-9-]+|\b[A-Z2-7]{7}\b|\([A-Z0-9]{1,8}\)|<[^>]*>|&[a-z]+;|"
    + "|".join(map(re.escape, (*_DATES, *_LICENCES, *LANGUAGES.values(), os.strerror(ENOENT))))
)
_PLAIN_WORD = re.compile(r"[A-Za-z]{3,}")
_TEXTS = (
    *("text", "informativeText", "title", "windowTitle", "plainText", "placeholderText"),
    *("toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription"),
    *("prefix", "suffix", "specialValueText"),
)
_Role = Qt.ItemDataRole
_ROLES = (_Role.DisplayRole, _Role.ToolTipRole, _Role.AccessibleTextRole)
_MAX_ROWS = 60


def is_plain(text: str) -> bool:
    """Whether `text` has words that no language has accented."""
    return _PLAIN_WORD.search(_NAMES.sub("", text)) is not None


def escaped(root: QObject, *, inside: bool = True) -> Iterator[str]:
    """What was not translated in a window and, with `inside`, in all its parts."""
    for each in [root, *(root.findChildren(QObject) if inside else [])]:
        if isinstance(each, QWidget | QAction):
            for name, text in (*_properties(each), *_items(each)):
                if isinstance(text, str) and is_plain(text):
                    yield f"{type(each).__name__}.{name}: {text[:80]!r}"


def _properties(each: QObject) -> Iterator[tuple[str, object]]:
    for name in _TEXTS:
        yield name, each.property(name)


def _items(each: QObject) -> Iterator[tuple[str, object]]:
    """What lists, tables, choices and rows of tabs show."""
    if isinstance(each, QTabBar):
        for index in range(each.count()):
            yield "tab", each.tabText(index)
            yield "tab", each.tabToolTip(index)
    if isinstance(each, QComboBox | QAbstractItemView) and each.model() is not None:
        model = each.model()
        # A list has no columns to ask for.
        columns = range(model.columnCount() if isinstance(each, QTableView) else 1)
        for row, column in product(range(min(model.rowCount(), _MAX_ROWS)), columns):
            for role in _ROLES:
                yield "item", model.index(row, column).data(role)
        for column in columns:
            yield "heading", model.headerData(column, Qt.Orientation.Horizontal)
