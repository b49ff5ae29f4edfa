"""Finds pages of the help by words, and the place of the words in each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

_AROUND = 40


class Found(NamedTuple):
    """A page with the words, a piece of its text round the first of them, and what to mark."""

    key: str
    excerpt: str
    mark: str


def find_pages(words: str, pages: Iterable[tuple[str, str]]) -> list[Found]:
    """Of `pages`, keys with their texts, those that hold all of `words`, in whatever order.

    Pages where the words stand together as they were typed come first.
    """
    phrase = " ".join(words.split()).casefold()
    if not phrase:
        return []
    together, apart = [], []
    for key, text in pages:
        folded = text.casefold()
        if phrase in folded:
            together.append(_found(key, text, phrase))
        elif all(word in folded for word in phrase.split()):
            apart.append(_found(key, text, phrase.split()[0]))
    return [*together, *apart]


def _found(key: str, text: str, mark: str) -> Found:
    line = next((line for line in text.splitlines() if mark in line.casefold()), "")
    place = line.casefold().find(mark)
    start, end = max(0, place - _AROUND), place + len(mark) + _AROUND
    if start:
        # From a whole word on, where words are parted by blanks.
        start = max(start, line.find(" ", start, place))
    excerpt = line[start:end].strip()
    before, after = "…" if start else "", "…" if end < len(line) else ""
    return Found(key, f"{before}{excerpt}{after}", mark)
