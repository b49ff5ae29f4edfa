"""A rule set in one line, made from its record."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pyramide_qt.model.wording.rules_words import RulesWords
from pyramide_qt.model.wording.typography import as_beginning
from pyramide_qt.model.wording.wording import number_text
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    DealMode,
    Goal,
    RuleSet,
    Stock,
    WasteOpen,
)

_DOT = " · "


def rules_summary(rules: RuleSet) -> str:
    """The line under the name of a rule set: table, pack, stock, what is special, and the goal."""
    words = RulesWords()
    parts = [" + ".join(_block(block, words) for block in rules.blocks)]
    if rules.card_count != 52:
        parts.append(words.short_cards(rules.card_count))
    parts += _stock(rules.stock, words)
    if WasteOpen.OLDEST in rules.waste_open:
        parts.append(QCoreApplication.translate("RulesSummary", "oldest of the waste open"))
    parts += _pairing(rules)
    if rules.cells.count:
        parts.append(words.short_cells(rules.cells.count))
    if rules.goal is Goal.ALL:
        parts.append(QCoreApplication.translate("RulesSummary", "all cards must go"))
    else:
        parts.append(QCoreApplication.translate("RulesSummary", "the tableau must go"))
    return as_beginning(_DOT.join(parts))


def _block(block: Block, words: RulesWords) -> str:
    if block.kind is BlockKind.PYRAMID:
        text = words.short_pyramid(block.rows)
    elif block.kind is BlockKind.INVERTED:
        text = words.short_inverted(block.rows)
    elif block.depth == 1:
        text = words.short_reserve(block.count)
    else:
        text = words.short_columns(block.count)
    if block.face_down:
        face_down = QCoreApplication.translate("RulesSummary", "%1, face down")
        return face_down.replace("%1", text)
    return text


def _stock(stock: Stock | None, words: RulesWords) -> list[str]:
    if stock is None:
        return [QCoreApplication.translate("RulesSummary", "no stock")]
    parts = []
    if stock.passes is None:
        parts.append(QCoreApplication.translate("RulesSummary", "passes without limit"))
    else:
        parts.append(words.short_passes(stock.passes))
    if stock.top_open:
        parts.append(QCoreApplication.translate("RulesSummary", "open stock"))
    if stock.mode is DealMode.PILE and stock.number > 1:
        parts.append(words.short_drawn(stock.number))
    elif stock.mode is DealMode.SHIFT and stock.number == 2:
        parts.append(QCoreApplication.translate("RulesSummary", "turned card and waste open"))
    elif stock.waste_count > 1:
        parts.append(words.short_wastes(stock.waste_count))
    return parts


def _pairing(rules: RuleSet) -> list[str]:
    parts = []
    pairs = rules.pairs
    if pairs.total is None and pairs.near:
        parts.append(QCoreApplication.translate("RulesSummary", "neighbouring ranks go together"))
    elif pairs.total is not None and pairs.total != 13:
        total = QCoreApplication.translate("RulesSummary", "pairs make %1")
        parts.append(total.replace("%1", number_text(pairs.total)))
    if pairs.with_coverer:
        parts.append(QCoreApplication.translate("RulesSummary", "pairs with the coverer"))
    return parts
