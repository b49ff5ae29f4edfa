"""The rules that the player has put together and named, kept beside the games."""

from __future__ import annotations

import re
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from pyramide_qt.rules.deals.deal_code import check_token
from pyramide_qt.rules.errors import CodeError
from pyramide_qt.store.kept_lists import Entry, KeptList, KeptLists

MAX_NAME_LENGTH = 60
MAX_RULES = 200
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]+")


class OwnEntry(NamedTuple):
    """Rules of the player's own: their `X…` token and the name that the player gave them."""

    token: str
    name: str


class OwnRules(QObject):
    """The list of the player's own rules; each token stands in it once.

    Signals:
    - `changed()`: rules were kept, named anew or taken out.
    """

    changed = Signal()

    def __init__(self, lists: KeptLists, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lists = lists

    @property
    def entries(self) -> tuple[OwnEntry, ...]:
        """All that can still be read, in the order in which they were kept."""
        found = []
        for token, name in self._lists.get(KeptList.OWN_RULES):
            try:
                check_token(token)
            except CodeError:
                # Written by a later version, or by hand; it stays in the file.
                continue
            found.append(OwnEntry(token, clean_name(name)))
        return tuple(found)

    def name_of(self, token: str) -> str:
        """The name of rules in the list; empty if they are not in it."""
        kept = self._lists.get(KeptList.OWN_RULES)
        return next((clean_name(entry.value) for entry in kept if entry.key == token), "")

    def keep(self, token: str, name: str, *, instead_of: str = "") -> None:
        """Put rules into the list, in the place of `instead_of`; CodeError if they are no rules.

        ValueError if the name is empty or the list is full.
        """
        check_token(token)
        cleaned = clean_name(name)
        kept = list(self._lists.get(KeptList.OWN_RULES))
        keys = [entry.key for entry in kept]
        replaced = instead_of or token
        place = keys.index(replaced) if replaced in keys else len(kept)
        if not cleaned or place >= MAX_RULES:
            raise ValueError(f"The list own_rules cannot take the name {name[:80]!r}.")
        kept[place : place + 1] = [Entry(token, cleaned)]
        self._set([old for i, old in enumerate(kept) if i == place or old.key != token])

    def remove(self, token: str) -> None:
        """Take rules out of the list; games that were played under them stay."""
        kept = self._lists.get(KeptList.OWN_RULES)
        self._set([old for old in kept if old.key != token])

    def _set(self, kept: list[Entry]) -> None:
        if tuple(kept) != self._lists.get(KeptList.OWN_RULES):
            self._lists.set(KeptList.OWN_RULES, kept)
            self.changed.emit()


def clean_name(text: str) -> str:
    """`text` as a name can be kept: on one line and not too long; empty if nothing is left."""
    return " ".join(_UNSEEN.sub(" ", text).split())[:MAX_NAME_LENGTH].strip()
