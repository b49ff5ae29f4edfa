"""Whether a rule record makes sense; each refusal is one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.deals.pack import pack_of
from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP, RecordError
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    DealMode,
    Goal,
    Pairing,
    RuleSet,
    Source,
    Stock,
    WasteOpen,
)
from pyramide_qt.rules.tableau import ROW_LETTERS, tableau_of

MAX_BLOCKS = 8
MAX_ROWS = len(ROW_LETTERS)
MAX_COLUMNS = 26
MAX_DRAWN = 12
MAX_WASTES = 8
MAX_PASSES = 99
MAX_CELLS = 8
MAX_FIXED = 20
MAX_EXTRA = 30
MAX_UNDO = 9999


def check_rules(rules: RuleSet) -> None:
    """Raise RecordError with the first reason why `rules` cannot be played, if there is one."""
    for complaint in complaints(rules):
        raise complaint


def complaints(rules: RuleSet) -> Iterator[RecordError]:
    """Every reason why `rules` cannot be played; later ones are only looked for if worth it."""
    if rules.packs not in (1, 2):
        yield RecordError(QT_TRANSLATE_NOOP("RecordProblem", "There must be one pack or two."))
        return
    if rules.top_rank not in (13, 12, 10):
        yield RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "The highest value must be 13, 12 or 10.")
        )
        return
    found = False
    for complaint in _block_complaints(rules):
        found = True
        yield complaint
    if rules.stock is not None:
        yield from _stock_complaints(rules.stock)
    yield from _waste_complaints(rules)
    yield from _pairs_complaints(rules)
    yield from _cell_complaints(rules)
    if rules.undo is not None and not 0 <= rules.undo <= MAX_UNDO:
        yield RecordError(
            QT_TRANSLATE_NOOP(
                "RecordProblem", "The number of moves that can be taken back must be from 0 to %1."
            ),
            MAX_UNDO,
        )
    if not found:
        yield from _fixed_complaints(rules)
        yield from _goal_complaints(rules)


def _block_complaints(rules: RuleSet) -> Iterator[RecordError]:
    if not 1 <= len(rules.blocks) <= MAX_BLOCKS:
        yield RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "There must be from 1 to %1 blocks on the table."),
            MAX_BLOCKS,
        )
        return
    for block in rules.blocks:
        complaint = _block_complaint(block)
        if complaint:
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


def _block_complaint(block: Block) -> RecordError | None:
    if block.kind is BlockKind.COLUMNS:
        if not 1 <= block.count <= MAX_COLUMNS or not 1 <= block.depth <= MAX_COLUMNS:
            return RecordError(
                QT_TRANSLATE_NOOP(
                    "RecordProblem", "Columns need a count and a depth from 1 to %1."
                ),
                MAX_COLUMNS,
            )
        if block.rows:
            return RecordError(
                QT_TRANSLATE_NOOP("RecordProblem", "Columns have a count and a depth, not rows.")
            )
        return None
    if not 1 <= block.rows <= MAX_ROWS:
        return RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "A pyramid must have from 1 to %1 rows."), MAX_ROWS
        )
    if block.count or block.depth:
        return RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "A pyramid has rows, not a count and a depth.")
        )
    return None


def _stock_complaints(stock: Stock) -> Iterator[RecordError]:
    most = MAX_DRAWN if stock.mode is DealMode.PILE else MAX_WASTES
    if not 1 <= stock.number <= most:
        if stock.mode is DealMode.PILE:
            yield RecordError(
                QT_TRANSLATE_NOOP(
                    "RecordProblem", "The number of cards in a draw must be from 1 to %1."
                ),
                most,
            )
        else:
            yield RecordError(
                QT_TRANSLATE_NOOP("RecordProblem", "The number of wastes must be from 1 to %1."),
                most,
            )
    if stock.passes is not None and not 1 <= stock.passes <= MAX_PASSES:
        yield RecordError(
            QT_TRANSLATE_NOOP(
                "RecordProblem", "The number of passes must be from 1 to %1, or without limit."
            ),
            MAX_PASSES,
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
    if len(pairs.extra) > MAX_EXTRA:
        yield RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "There can be at most %1 extra pairs."), MAX_EXTRA
        )
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
    if not 0 <= cells.count <= MAX_CELLS:
        yield RecordError(
            QT_TRANSLATE_NOOP("RecordProblem", "There can be from 0 to %1 cells."), MAX_CELLS
        )
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
