"""Whether the fields of a rule record make sense together; each refusal is one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.deals.pack import pack_of
from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP, RecordError
from pyramide_qt.rules.records.record_fields import BLOCK, MAX_FIXED, range_complaints
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    Goal,
    Pairing,
    RuleSet,
    Source,
    WasteOpen,
)
from pyramide_qt.rules.tableau import tableau_of


def check_rules(rules: RuleSet) -> None:
    """Raise RecordError with the first reason why `rules` cannot be played, if there is one."""
    for complaint in complaints(rules):
        raise complaint


def complaints(rules: RuleSet) -> Iterator[RecordError]:
    """Every reason why `rules` cannot be played; later ones are only looked for if worth it."""
    for complaint in range_complaints(rules, "packs", "top_rank"):
        yield complaint
        return
    found = False
    for complaint in _block_complaints(rules):
        found = True
        yield complaint
    yield from range_complaints(rules, "stock")
    yield from _waste_complaints(rules)
    yield from _pairs_complaints(rules)
    yield from _cell_complaints(rules)
    yield from range_complaints(rules, "undo")
    if not found:
        yield from _fixed_complaints(rules)
        yield from _goal_complaints(rules)


def _block_complaints(rules: RuleSet) -> Iterator[RecordError]:
    for complaint in range_complaints(rules, "blocks"):
        yield complaint
        return
    for block in rules.blocks:
        for complaint in (*BLOCK.complaints(block), *_shape_complaints(block)):
            yield complaint
            return
    if rules.slot_count > rules.card_count:
        yield RecordError(
            QT_TRANSLATE_NOOP(
                "RecordProblem", "The table has %1 places, but there are only %2 cards."
            ),
            rules.slot_count,
            rules.card_count,
        )
    elif rules.stock is None and rules.slot_count < rules.card_count:
        yield RecordError(
            QT_TRANSLATE_NOOP(
                "RecordProblem",
                "Without a stock all %1 cards must lie on the table, which has %2 places.",
            ),
            rules.card_count,
            rules.slot_count,
        )


def _shape_complaints(block: Block) -> Iterator[RecordError]:
    if block.kind is BlockKind.COLUMNS and block.rows:
        yield RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "Columns have a count and a depth, not rows.")
        )
    if block.kind is not BlockKind.COLUMNS and (block.count or block.depth):
        yield RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "A pyramid has rows, not a count and a depth.")
        )


def _waste_complaints(rules: RuleSet) -> Iterator[RecordError]:
    if len(set(rules.waste_open)) != len(rules.waste_open):
        yield RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "A card of the waste is named as open twice.")
        )
    deeper = {WasteOpen.UNDER_TOP, WasteOpen.OLDEST} & set(rules.waste_open)
    if deeper and rules.waste_count > 1:
        yield RecordError(
            QT_TRANSLATE_NOOP(
                "RecordProblem",
                "The card under the top and the oldest card can be open only where one waste is.",
            )
        )
    if WasteOpen.UNDER_TOP in rules.waste_open and WasteOpen.TOP not in rules.waste_open:
        yield RecordError(
            QT_TRANSLATE_NOOP(
                "RecordProblem",
                "The card under the top goes only with the top, so the top must be open too.",
            )
        )


def _pairs_complaints(rules: RuleSet) -> Iterator[RecordError]:
    pairs = rules.pairs
    if pairs.total is not None and not 2 <= pairs.total <= 2 * rules.top_rank:
        most = 2 * rules.top_rank
        yield RecordError(
            QT_TRANSLATE_NOOP(
                "RecordProblem", "The total must be from 2 to %1, twice the highest value."
            ),
            most,
        )
    if pairs.near and pairs.total is not None:
        yield RecordError(
            QT_TRANSLATE_NOOP(
                "RecordProblem", "Neighbouring ranks go together only where there is no total."
            )
        )
    yield from range_complaints(rules, "pairs")
    named = [*pairs.alone, *(rank for pair in pairs.extra for rank in pair)]
    for rank in sorted(set(named) - set(rules.ranks)):
        yield RecordError(QT_TRANSLATE_NOOP("RecordProblem", "The pack has no %1."), _letter(rank))
    if len(set(pairs.alone)) != len(pairs.alone):
        yield RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "A rank is named twice among those that go alone.")
        )
    yield from _doubled_pairs(pairs)


def _letter(rank: int) -> str:
    return Card(rank, "C").letter if 1 <= rank <= 13 else f"rank {rank}"


def _doubled_pairs(pairs: Pairing) -> Iterator[RecordError]:
    if len({tuple(sorted(pair)) for pair in pairs.extra}) != len(pairs.extra):
        yield RecordError(QT_TRANSLATE_NOOP("RecordProblem", "An extra pair is named twice."))
    if len({tuple(sorted(pair)) for pair in pairs.forbid}) != len(pairs.forbid):
        yield RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "A forbidden pair of places is named twice.")
        )


def _cell_complaints(rules: RuleSet) -> Iterator[RecordError]:
    cells = rules.cells
    yield from range_complaints(rules, "cells")
    if len(set(cells.sources)) != len(cells.sources) or Source.CELL in cells.sources:
        yield RecordError(
            QT_TRANSLATE_NOOP(
                "RecordProblem",
                "A cell can be filled from the tableau, the waste and the stock, each named once.",
            )
        )
    elif cells.count > 0 and not cells.sources:
        yield RecordError(
            QT_TRANSLATE_NOOP(
                "RecordProblem", "A cell that can be filled from nowhere is of no use."
            )
        )


def _fixed_complaints(rules: RuleSet) -> Iterator[RecordError]:
    if len(rules.fixed) > MAX_FIXED:
        yield RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "At most %1 cards can have a fixed place."),
            MAX_FIXED,
        )
        return
    slots = tableau_of(rules).by_name
    names = [name for name, _ in rules.fixed]
    for name in names:
        if name not in slots:
            yield RecordError(
                QT_TRANSLATE_NOOP("RecordProblem", 'There is no place "%1" on this table.'),
                name[:20],
            )
            return
    if len(set(names)) != len(names):
        yield RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "Two cards have the same fixed place.")
        )
    in_pack = Counter(pack_of(rules))
    for card, count in Counter(card for _, card in rules.fixed).items():
        if count > in_pack[card]:
            yield RecordError(
                QT_TRANSLATE_NOOP(
                    "RecordProblem", "The card %1 is fixed more often than the pack has it."
                ),
                card,
            )


def _goal_complaints(rules: RuleSet) -> Iterator[RecordError]:
    if rules.goal is Goal.TABLEAU:
        if not any(block.in_goal for block in rules.blocks):
            yield RecordError(
                QT_TRANSLATE_NOOP(
                    "RecordProblem",
                    "No block counts for the goal, so the game would be won at the start.",
                )
            )
        return
    for rank in rules.ranks:
        if not rules.partners[rank] and rank not in rules.pairs.alone:
            yield RecordError(
                QT_TRANSLATE_NOOP(
                    "RecordProblem", "No card goes with %1, so all cards can never go."
                ),
                _letter(rank),
            )
            return
    stock = rules.stock
    if (
        stock is not None
        and rules.card_count > rules.slot_count
        and not rules.waste_open
        and not stock.top_open
    ):
        yield RecordError(
            QT_TRANSLATE_NOOP(
                "RecordProblem", "Neither stock nor waste is ever open, so all cards can never go."
            )
        )
