"""Finds pages of the help by words, and the place of the words in each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pyramide_qt.model.wording.search_text import FoldedText, fold, search_words

_AROUND = 40


class Found(NamedTuple):
    """A page with the words, a piece of its text round the first of them, and what to mark.

    `mark` is folded: it is looked for in a folded text.
    """

    key: str
    excerpt: str
    mark: str


def find_pages(words: str, pages: Iterable[tuple[str, str]]) -> list[Found]:
    """Of `pages`, keys with their texts, those that hold all of `words`, in whatever order.

    Pages where the words stand together as they were typed come first.
    """
    wanted = search_words(words)
    phrase = " ".join(wanted)
    if not phrase:
        return []
    together, apart = [], []
    for key, text in pages:
        folded = fold(text)
        if phrase in folded:
            together.append(_found(key, text, phrase))
        elif all(word in folded for word in wanted):
            apart.append(_found(key, text, wanted[0]))
    return [*together, *apart]


def _found(key: str, text: str, mark: str) -> Found:
    line = next((line for line in text.splitlines() if mark in fold(line)), "")
    first, last = FoldedText(line).find(mark) or (0, 0)
    start, end = max(0, first - _AROUND), last + _AROUND
    if start:
        # From a whole word on, where words are parted by blanks.
        start = max(start, line.find(" ", start, first))
    excerpt = line[start:end].strip()
    before, after = "…" if start else "", "…" if end < len(line) else ""
    return Found(key, f"{before}{excerpt}{after}", mark)
