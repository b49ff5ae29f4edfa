"""The rule sets to choose from, as a list: in groups, favourites first, found by a few letters."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from pyramide_qt.model.rule_texts.groups import MEMBERS, Group
from pyramide_qt.model.rule_texts.measured import MEASURED
from pyramide_qt.model.rule_texts.own_rules import OwnRules
from pyramide_qt.model.rule_texts.player_lines import player_line
from pyramide_qt.model.rule_texts.summary import rules_summary
from pyramide_qt.model.wording.search_text import fold, search_words
from pyramide_qt.model.wording.typography import full_stop, sentences, without_stop
from pyramide_qt.model.wording.wording import number_text, rules_name, with_note
from pyramide_qt.rules.deals.deal_code import rules_of
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.kept_lists import Entry, KeptList, KeptLists

_Index = QModelIndex | QPersistentModelIndex
# A rate out of fewer games says nothing.
MIN_GAMES = 5


class GalleryRole(IntEnum):
    """What a row has beside its name and the text of a tool tip.

    `FIGURES` are lines: the chance of winning, the usual length, and how the player did.
    """

    TOKEN = Qt.ItemDataRole.UserRole + 1
    LINE = Qt.ItemDataRole.UserRole + 2
    FIGURES = Qt.ItemDataRole.UserRole + 3
    IS_FAVOURITE = Qt.ItemDataRole.UserRole + 4


@dataclass(frozen=True, slots=True)
class Rate:
    """How many games of a rule set were won, of those that are decided."""

    won: int
    decided: int


class RulesGallery(QAbstractListModel):
    """All rule sets in the order of their groups; `set_group` and `set_search` leave some out.

    A search looks through all groups.
    """

    def __init__(
        self,
        lists: KeptLists,
        own: OwnRules,
        rates: dict[str, Rate],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._lists = lists
        self._own = own
        self._rates = rates
        self._search = ""
        self._group = Group.ALL
        self._strangers: list[str] = []
        self._tokens: list[str] = []
        self._refill()
        own.changed.connect(self._refill)

    @property
    def tokens(self) -> tuple[str, ...]:
        """The rule sets as they are listed now."""
        return tuple(self._tokens)

    def set_group(self, group: Group) -> None:
        """List only the rule sets of a group."""
        self._group = group
        self._refill()

    def has_group(self, group: Group) -> bool:
        """Whether any rule set stands in a group."""
        return any(self._is_in(group, token) for token in self._known())

    def set_search(self, text: str) -> None:
        """List only what has all words of `text` in its name, token or line."""
        self._search = text
        self._refill()

    def list_also(self, token: str) -> None:
        """List rules too that the player has no name for."""
        if token not in RULE_SETS and token not in self._strangers:
            self._strangers.append(token)
            self._refill()

    def row_of(self, token: str) -> int:
        """The row of a rule set; -1 if it is not listed now."""
        return self._tokens.index(token) if token in self._tokens else -1

    def is_favourite(self, token: str) -> bool:
        """Whether the rule set of that token is marked as a favourite."""
        return token in self._favourites()

    def set_favourite(self, token: str, on: bool) -> None:
        """Let a rule set stand among the first, or no longer."""
        kept = [each for each in self._lists.get(KeptList.FAVOURITES) if each.key != token]
        self._lists.set(KeptList.FAVOURITES, [*kept, Entry(token)] if on else kept)
        self._refill()

    def rowCount(self, parent: _Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else len(self._tokens)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        token = self._tokens[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return rules_name(token)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(token)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return sentences(*(full_stop(part) for part in self._spoken(token) if part))
        if role == GalleryRole.TOKEN:
            return token
        if role == GalleryRole.LINE:
            return player_line(token)
        if role == GalleryRole.FIGURES:
            return "\n".join(self._figures(token))
        if role == GalleryRole.IS_FAVOURITE:
            return self.is_favourite(token)
        return None

    def _tip(self, token: str) -> str:
        lines = [with_note(rules_name(token), token[:8]), rules_summary(rules_of(token))]
        if token in MEASURED:
            lines += [
                *self._chance(token),
                self.tr(
                    "Of the deals, with all cards known. What is in brackets holds 95 times in a "
                    "hundred."
                ),
            ]
        return "\n".join(lines)

    def _spoken(self, token: str) -> list[str]:
        favourite = self.tr("Favourite") if self.is_favourite(token) else ""
        line = player_line(token)
        return [rules_name(token), without_stop(line), *self._figures(token), favourite]

    def _figures(self, token: str) -> list[str]:
        return [each for each in (*self._chance(token), self._rate_text(token)) if each]

    def _chance(self, token: str) -> list[str]:
        """How many deals can be won, and in how many moves; nothing of the player's own rules."""
        if token not in RULE_SETS:
            return []
        measured = MEASURED.get(token)
        if measured is None:
            return [self.tr("How many can be won is not known.")]
        text = self.tr("%1% can be won (%2–%3)")
        for place, share in enumerate((measured.rate, *measured.interval), start=1):
            text = text.replace(f"%{place}", QLocale().toString(100 * share, "f", 1))
        return [text, self.tr("some %n move(s)", "", measured.moves)]

    def _rate_text(self, token: str) -> str:
        rate = self._rates.get(token)
        if rate is None or not rate.decided:
            return ""
        if rate.decided < MIN_GAMES:
            text = self.tr("%n game(s), won %1", "", rate.decided)
            return text.replace("%1", number_text(rate.won))
        share = QLocale().toString(100 * rate.won / rate.decided, "f", 0)
        text = self.tr("Won %1 % of %n game(s)", "", rate.decided)
        return text.replace("%1", share)

    def _refill(self) -> None:
        found = [token for token in self._known() if self._is_found(token)]
        favourites = self._favourites()
        tokens = sorted(found, key=lambda token: token not in favourites)
        if tokens != self._tokens:
            self.beginResetModel()
            self._tokens = tokens
            self.endResetModel()
        elif tokens:
            self.dataChanged.emit(self.index(0), self.index(len(tokens) - 1))

    def _known(self) -> list[str]:
        own = [entry.token for entry in self._own.entries]
        grouped = [token for members in MEMBERS.values() for token in members]
        return list(dict.fromkeys([*grouped, *own, *self._strangers]))

    def _is_in(self, group: Group, token: str) -> bool:
        if group is Group.FAVOURITES:
            return self.is_favourite(token)
        if group is Group.MINE:
            return token not in RULE_SETS
        return group is Group.ALL or token in MEMBERS[group]

    def _is_found(self, token: str) -> bool:
        if not self._search.strip():
            return self._is_in(self._group, token)
        told = f"{rules_name(token)} {token} {rules_summary(rules_of(token))} {player_line(token)}"
        text = fold(told)
        return all(word in text for word in search_words(self._search))

    def _favourites(self) -> set[str]:
        return {entry.key for entry in self._lists.get(KeptList.FAVOURITES)}


def win_rates(store: GameStore) -> dict[str, Rate]:
    """How the player did under each rule set that has games; empty if they cannot be read."""
    try:
        counts = store.statistics.by_rules.counts()
    except StoreError:
        return {}
    return {token: Rate(won, decided) for token, (won, decided) in counts.items()}
