"""The page of the editor with what goes together and what goes alone."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations_with_replacement

from PySide6.QtWidgets import QCheckBox, QWidget

from pyramide_qt.model.wording.rules_words import source_names
from pyramide_qt.model.wording.typography import listed
from pyramide_qt.rules.deals.cards import Card, parse_rank
from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP, NotationError, RecordError
from pyramide_qt.rules.records.rule_set import Pairing, RuleSet, Source
from pyramide_qt.view.dialogs.own_rules.fields import NumberOrNone, Page, SomeOf
from pyramide_qt.view.widgets.hinted_field import HintedField

_RANKS = tuple(range(1, 14))
_ZONES = tuple(combinations_with_replacement(Source, 2))
_MAX_TOTAL = 26


class PairsPage(Page):
    """Totals, extra pairs, cards that go alone, and what must not meet."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        inside = self.inside
        self._total = NumberOrNone(2, _MAX_TOTAL, inside)
        self._near = QCheckBox(inside)
        self._extra = HintedField(inside)
        self._extra.setMaxLength(300)
        self._extra.setMinimumWidth(260)
        self._alone: SomeOf[int] = SomeOf(_RANKS, 7, inside)
        self._with_coverer = QCheckBox(inside)
        self._forbid: SomeOf[tuple[Source, Source]] = SomeOf(_ZONES, 1, inside)
        self.add("total", self._total)
        self.add_wide(self._near)
        self.add("extra", self._extra)
        self.add("alone", self._alone)
        self.add_wide(self._with_coverer)
        self.add("forbid", self._forbid)
        self._total.valueChanged.connect(self.changed)
        self._extra.textChanged.connect(self.changed)
        for box in (self._near, self._with_coverer):
            box.clicked.connect(self.changed)
        for boxes in (self._alone, self._forbid):
            boxes.changed.connect(self.changed)

    def set_rules(self, rules: RuleSet) -> None:
        """Show the fields of `rules`."""
        pairs = rules.pairs
        self._total.set_number(pairs.total)
        self._near.setChecked(pairs.near)
        self._extra.setText(", ".join(f"{_letter(a)}-{_letter(b)}" for a, b in pairs.extra))
        self._alone.set_value(pairs.alone)
        self._with_coverer.setChecked(pairs.with_coverer)
        forbidden = {frozenset(zones) for zones in pairs.forbid}
        self._forbid.set_value([zones for zones in _ZONES if frozenset(zones) in forbidden])

    def apply(self, rules: RuleSet) -> RuleSet:
        """`rules` with the fields of this page; RecordError if a text cannot be read."""
        pairs = Pairing(
            total=self._total.number,
            extra=read_pairs(self._extra.text()),
            near=self._near.isChecked(),
            alone=self._alone.value,
            with_coverer=self._with_coverer.isChecked(),
            forbid=self._forbid.value,
        )
        return replace(rules, pairs=pairs)

    def show_pack(self, rules: RuleSet) -> None:
        """Grey the ranks that the pack of `rules` has not."""
        self._alone.set_available(rules.ranks)

    def retranslate(self) -> None:
        self.set_labels(
            {
                "total": self.tr("Total of a pa&ir:"),
                "extra": self.tr("E&xtra pairs:"),
                "alone": self.tr("Go alone:"),
                "forbid": self.tr("Must not go together:"),
            }
        )
        self._total.set_none_text(self.tr("none"))
        self._near.setText(self.tr("Equal and &neighbouring ranks go together"))
        self._extra.setPlaceholderText(self.tr("Two ranks each, such as Q-K, J-J"))
        self._with_coverer.setText(self.tr("A card may go with the only card that covers it"))
        self._alone.set_texts({rank: _letter(rank).replace("T", "10") for rank in _RANKS})
        self._forbid.set_texts(
            {zones: listed(source_names((each,)) for each in zones) for zones in _ZONES}
        )


def read_pairs(text: str) -> tuple[tuple[int, int], ...]:
    """Pairs of ranks as `Q-K, J-J`; RecordError says what cannot be read."""
    found = []
    for piece in filter(None, (part.strip() for part in re.split(r"[,;]", text))):
        ranks = re.split(r"\s*[-–+]\s*", piece)
        if len(ranks) != 2:
            raise _unread()
        try:
            one, other = sorted(parse_rank(rank) for rank in ranks)
        except NotationError:
            raise _unread() from None
        found.append((one, other))
    return tuple(found)


def _letter(rank: int) -> str:
    return Card(rank, "C").letter


def _unread() -> RecordError:
    return RecordError(
        QT_TRANSLATE_NOOP("RecordProblem", "An extra pair is written as two ranks, such as Q-K.")
    )
