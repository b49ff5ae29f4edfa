"""The rules that the player has put together and named, kept among the settings."""

from __future__ import annotations

import re
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.settings_model import SettingsModel
from pyramide_qt.model.wording.wording import name_own_rules
from pyramide_qt.rules.deals.deal_code import check_token
from pyramide_qt.rules.errors import CodeError
from pyramide_qt.store.settings.schema import OWN_RULES

MAX_NAME_LENGTH = 60
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

    def __init__(self, settings: SettingsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        settings.changed.connect(self._on_setting_changed)
        self._tell_names()

    @property
    def entries(self) -> tuple[OwnEntry, ...]:
        """All that can still be read, in the order in which they were kept."""
        found = []
        for text in self._settings.get(OWN_RULES):
            token, _, name = text.partition(" ")
            try:
                check_token(token)
            except CodeError:
                # Written by a later version, or by hand; it stays in the file.
                continue
            found.append(OwnEntry(token, name))
        return tuple(found)

    def name_of(self, token: str) -> str:
        """The name of rules in the list; empty if they are not in it."""
        return next((entry.name for entry in self.entries if entry.token == token), "")

    def keep(self, token: str, name: str, *, instead_of: str = "") -> None:
        """Put rules into the list, in the place of `instead_of`; CodeError if they are no rules.

        ValueError if the name is empty or the list is full.
        """
        check_token(token)
        text = f"{token} {clean_name(name)}"
        before = self._settings.get(OWN_RULES)
        kept = [*before]
        place = next(
            (i for i, old in enumerate(kept) if _token(old) == (instead_of or token)), None
        )
        if place is None:
            place = len(kept)
        kept[place : place + 1] = [text]
        kept = [old for i, old in enumerate(kept) if i == place or _token(old) != token]
        self._settings.set_value(OWN_RULES.key, tuple(kept))

    def remove(self, token: str) -> None:
        """Take rules out of the list; games that were played under them stay."""
        kept = tuple(old for old in self._settings.get(OWN_RULES) if _token(old) != token)
        self._settings.set_value(OWN_RULES.key, kept)

    def _on_setting_changed(self, key: str) -> None:
        if key == OWN_RULES.key:
            self._tell_names()
            self.changed.emit()

    def _tell_names(self) -> None:
        name_own_rules({entry.token: entry.name for entry in self.entries})


def clean_name(text: str) -> str:
    """`text` as a name can be kept: on one line and not too long; empty if nothing is left."""
    return " ".join(_UNSEEN.sub(" ", text).split())[:MAX_NAME_LENGTH].strip()


def _token(text: str) -> str:
    return text.partition(" ")[0]
