"""Sentences about what lies on the table and how the stock is drawn, made from the record."""

from __future__ import annotations

from PySide6.QtCore import QObject

from pyramide_qt.model.wording.rules_words import RulesWords, source_names
from pyramide_qt.model.wording.wording import card_name, number_text
from pyramide_qt.rules.drawing import drawn_at_once
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    BlockRule,
    DealMode,
    Gather,
    RuleSet,
    Stock,
    Unmatched,
)
from pyramide_qt.rules.tableau import tableau_of


class TableSentences(QObject):
    """The table, the stock and the cells of a rule set in words."""

    def table(self, rules: RuleSet) -> list[str]:
        """The pack, the blocks and the stock as they are laid out."""
        found = [self._pack(rules)]
        for number, block in enumerate(rules.blocks, start=1):
            found += self._block(block)
            if block.face_down:
                found.append(
                    self.tr("Covered cards lie face down and turn up once nothing covers them.")
                )
            if not block.in_goal:
                text = self.tr("Part %1 of the table need not be cleared for a win.")
                found.append(text.replace("%1", number_text(number)))
        found += self._fixed(rules)
        rest = rules.card_count - rules.slot_count
        if rules.stock is None or not rest:
            return [*found, self.tr("There is no stock.")]
        words = RulesWords()
        found.append(words.stock(rest))
        if rules.stock.first_deal:
            # So many are told by who counts them before, and so many by who counts them after.
            drawn = min(rest, drawn_at_once(rules.stock))
            found.append(words.first_drawn(drawn).replace("%1", number_text(rest - drawn)))
        return found

    def stock(self, rules: RuleSet) -> list[str]:
        """How the stock is drawn and what comes after its end; nothing where there is none."""
        stock = rules.stock
        if stock is None or rules.card_count == rules.slot_count:
            return []
        found = [self._draw(stock)]
        if stock.passes == 1:
            found.append(self.tr("The stock is gone through once; it is not turned over again."))
        elif stock.passes is None:
            found.append(
                self.tr("An empty stock is made again from the waste, as often as you like.")
            )
        else:
            found.append(RulesWords().passes(stock.passes))
        if stock.passes != 1:
            found.append(self._gather(stock))
        if stock.unmatched is Unmatched.GONE:
            found.append(self.tr("What is not used before the next draw is out of the game."))
        return found

    def cells(self, rules: RuleSet) -> list[str]:
        """What cells are for; nothing where there are none."""
        if not rules.cells.count:
            return []
        text = RulesWords().cells(rules.cells.count)
        return [
            text.replace("%1", source_names(rules.cells.sources)),
            self.tr("A card in a cell stays open; it must leave the cell before the game is won."),
        ]

    def _pack(self, rules: RuleSet) -> str:
        if rules.top_rank == 12:
            one = self.tr("One Spanish pack of 48 cards is used; it has no tens.")
            two = self.tr("Two Spanish packs of 48 cards each are used; they have no tens.")
        elif rules.top_rank == 10:
            one = self.tr("One Italian pack of 40 cards is used; it has no eights, nines and tens.")
            two = self.tr(
                "Two Italian packs of 40 cards each are used; they have no eights, nines and tens."
            )
        else:
            one = self.tr("One pack of 52 cards is used.")
            two = self.tr("Two packs of 52 cards each are used.")
        return one if rules.packs == 1 else two

    def _block(self, block: Block) -> list[str]:
        words = RulesWords()
        if block.kind is BlockKind.COLUMNS and block.depth == 1:
            return [
                words.reserve(block.count),
                self.tr("The cards of the reserve are open from the start."),
            ]
        if block.kind is BlockKind.COLUMNS:
            columns = words.columns(block.count).replace("%1", number_text(block.depth))
            return [columns, self.tr("Only the last card of a column is open.")]
        if block.kind is BlockKind.PYRAMID:
            laid_out = words.pyramid(block.rows)
            covering = self.tr("A card is covered by the two cards of the next row that lie on it.")
        else:
            laid_out = words.inverted(block.rows)
            covering = self.tr(
                "A card is covered by the two cards of the next row that lie on it, a card at the "
                "end of a row by only one."
            )
        if block.rule is BlockRule.WHOLE_ROW:
            covering = self.tr("A card is covered until the whole next row has gone.")
        return [laid_out, covering]

    def _fixed(self, rules: RuleSet) -> list[str]:
        tableau, found = tableau_of(rules), []
        for name, card in rules.fixed:
            slot = tableau.slots[tableau.by_name[name]]
            if slot.column is None:
                text = self.tr("The %1 always lies in row %2 at place %3.")
                row, place = slot.row, slot.place
            else:
                text = self.tr("The %1 always lies in column %2 at place %3.")
                row, place = slot.column, slot.row
            text = text.replace("%2", number_text(row + 1)).replace("%3", number_text(place + 1))
            found.append(text.replace("%1", card_name(card)))
        return found

    def _draw(self, stock: Stock) -> str:
        words = RulesWords()
        if stock.mode is DealMode.PILE:
            if stock.number == 1:
                return self.tr("Cards are drawn from the stock onto the waste, one at a time.")
            return words.drawn(stock.number)
        if stock.mode is DealMode.EACH:
            return words.one_to_each(stock.number)
        if stock.mode is DealMode.CHOOSE:
            return words.chosen(stock.number)
        if stock.number == 2:
            return self.tr(
                "A draw turns up one card beside the waste; the card that was turned before "
                "moves onto the waste."
            )
        return words.shifted(stock.number)

    def _gather(self, stock: Stock) -> str:
        if stock.gather is Gather.SAME_ORDER:
            return self.tr("Nothing is shuffled: the cards come again in the same order.")
        return self.tr(
            "Nothing is shuffled: the wastes are gathered from the last to the first, the "
            "oldest card of each first."
        )
