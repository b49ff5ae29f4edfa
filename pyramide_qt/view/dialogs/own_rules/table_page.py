"""The page of the editor with the pack and the blocks on the table."""

from __future__ import annotations

import re
from dataclasses import replace

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from pyramide_qt.model.wording.typography import own_digits
from pyramide_qt.rules.deals.cards import Card, parse_card
from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP, NotationError, RecordError
from pyramide_qt.rules.records.record_fields import MAX_BLOCKS
from pyramide_qt.rules.records.rule_set import Block, BlockKind, RuleSet
from pyramide_qt.view.dialogs.own_rules.block_row import BlockRow
from pyramide_qt.view.dialogs.own_rules.fields import OneOf, Page
from pyramide_qt.view.widgets.hinted_field import HintedField


class TablePage(Page):
    """Packs, blocks and fixed cards."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._packs: OneOf[int] = OneOf((1, 2), self.inside)
        self._top_rank: OneOf[int] = OneOf((13, 12, 10), self.inside)
        self._blocks = QWidget(self.inside)
        self._block_lines = QVBoxLayout(self._blocks)
        self._block_lines.setContentsMargins(0, 0, 0, 0)
        self._add = QPushButton(self.inside)
        self._add.setAutoDefault(False)
        self._fixed = HintedField(self.inside)
        self._fixed.setMinimumWidth(260)
        self._fixed.setMaxLength(200)
        self._rows: list[BlockRow] = []
        self.add("packs", self._packs)
        self.add("top_rank", self._top_rank)
        self.add_wide(self._blocks)
        self.add_wide(self._add, stretched=False)
        self.add("fixed", self._fixed)
        for choice in (self._packs, self._top_rank):
            choice.activated.connect(self.changed)
        self._add.clicked.connect(self._on_add)
        self._fixed.textChanged.connect(self.changed)

    def set_rules(self, rules: RuleSet) -> None:
        """Show the fields of `rules`."""
        self._packs.set_value(rules.packs)
        self._top_rank.set_value(rules.top_rank)
        for row in self._rows:
            self._block_lines.removeWidget(row)
            row.deleteLater()
        self._rows = []
        for block in rules.blocks:
            self._append(block)
        self._fixed.setText(", ".join(f"{place} {card}" for place, card in rules.fixed))

    def apply(self, rules: RuleSet) -> RuleSet:
        """`rules` with the fields of this page; RecordError if a text cannot be read."""
        return replace(
            rules,
            packs=self._packs.value,
            top_rank=self._top_rank.value,
            blocks=tuple(row.block for row in self._rows),
            fixed=read_fixed(self._fixed.text()),
        )

    def retranslate(self) -> None:
        self.set_labels(
            {
                "packs": self.tr("&Packs:"),
                "top_rank": self.tr("&Cards of a pack:"),
                "fixed": self.tr("&Fixed cards:"),
            }
        )
        self._packs.set_texts({1: self.tr("one"), 2: self.tr("two")})
        self._top_rank.set_texts(
            {
                13: own_digits(self.tr("52, ace to king")),
                12: own_digits(self.tr("48 Spanish, without tens")),
                10: own_digits(self.tr("40 Italian, without eights, nines and tens")),
            }
        )
        self._add.setText(self.tr("&Add a block"))
        self._fixed.setPlaceholderText(self.tr("Place and card, such as A1 KS"))
        for row in self._rows:
            row.retranslate()

    def _append(self, block: Block) -> None:
        row = BlockRow(block, self._blocks)
        row.changed.connect(self.changed)
        row.removed.connect(self._on_removed)
        self._rows.append(row)
        self._block_lines.addWidget(row)
        self._update_buttons()

    def _update_buttons(self) -> None:
        self._add.setEnabled(len(self._rows) < MAX_BLOCKS)
        for row in self._rows:
            row.set_removable(len(self._rows) > 1)

    def _on_add(self) -> None:
        self._append(Block(BlockKind.COLUMNS, count=7, depth=1))
        self.changed.emit()

    def _on_removed(self) -> None:
        row = self.sender()
        if isinstance(row, BlockRow):
            self._rows.remove(row)
            self._block_lines.removeWidget(row)
            row.deleteLater()
            self._update_buttons()
            self.changed.emit()


def read_fixed(text: str) -> tuple[tuple[str, Card], ...]:
    """Places and cards as `A1 KS, B2 10D`; RecordError says what cannot be read."""
    found = []
    for piece in filter(None, (part.strip() for part in re.split(r"[,;]", text))):
        words = piece.split()
        if len(words) != 2:
            raise _unread()
        try:
            found.append((words[0].upper(), parse_card(words[1])))
        except NotationError:
            raise _unread() from None
    return tuple(found)


def _unread() -> RecordError:
    return RecordError(
        QT_TRANSLATE_NOOP(
            "RecordProblem", "A fixed card is written as its place and its card, such as A1 KS."
        )
    )
