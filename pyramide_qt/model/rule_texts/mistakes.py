"""What players of a rule set often get wrong, as far as its record makes it true."""

from __future__ import annotations

from PySide6.QtCore import QObject

from pyramide_qt.model.wording.rules_words import rank_names
from pyramide_qt.rules.records.rule_set import (
    BlockKind,
    DealMode,
    RuleSet,
    Stock,
    Unmatched,
    WasteOpen,
)


class MistakeSentences(QObject):
    """The common mistakes under a rule set, in words."""

    def mistakes(self, rules: RuleSet) -> list[str]:
        """One sentence for each mistake that these rules leave room for."""
        found = [self.tr("Looking at the suit: suits and colours do not matter, only ranks count.")]
        if rules.stock is not None and rules.card_count > rules.slot_count:
            found += self._drawing(rules, rules.stock)
        found.append(self._alone(rules))
        if any(block.kind is not BlockKind.COLUMNS or block.depth > 1 for block in rules.blocks):
            found.append(self._covered(rules))
        return found

    def _drawing(self, rules: RuleSet, stock: Stock) -> list[str]:
        if WasteOpen.TOP not in rules.waste_open:
            return []
        found = []
        if stock.unmatched is Unmatched.GONE:
            found.append(
                self.tr(
                    "Drawing too early: what lies on the waste then is out of the game for good."
                )
            )
        else:
            found.append(
                self.tr(
                    "Drawing too early: a draw covers what lies on the waste and counts as a move. "
                    "Look for pairs on the table first."
                )
            )
        is_one_open = stock.mode is DealMode.PILE and rules.waste_open == (WasteOpen.TOP,)
        if is_one_open and stock.unmatched is Unmatched.WASTE:
            found.append(
                self.tr(
                    "Pairing a drawn card with the waste card that it covers: only the top of the "
                    "waste is in play."
                )
            )
        return found

    def _alone(self, rules: RuleSet) -> str:
        alone = tuple(rank for rank in rules.pairs.alone if rank in rules.ranks)
        if not alone:
            return self.tr("Waiting for a card to go alone: here every card needs a partner.")
        text = self.tr("Looking for a partner where none is needed: one touch removes these: %1.")
        return text.replace("%1", rank_names(alone))

    def _covered(self, rules: RuleSet) -> str:
        if rules.pairs.with_coverer:
            return self.tr(
                "Overlooking what lies on a card: it can be seen and yet be blocked, unless it "
                "goes together with the only card that still covers it."
            )
        return self.tr(
            "Overlooking what lies on a card: it can be seen and yet be blocked. It can be played "
            "only when nothing covers it any more."
        )
