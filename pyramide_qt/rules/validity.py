"""Whether a rule record makes sense; each refusal is one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pyramide_qt.rules.cards import Card
from pyramide_qt.rules.errors import RecordError
from pyramide_qt.rules.pack import pack_of
from pyramide_qt.rules.rule_set import (
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

MOST_BLOCKS = 8
MOST_ROWS = len(ROW_LETTERS)
MOST_COLUMNS = 26
MOST_DRAWN = 12
MOST_WASTES = 8
MOST_PASSES = 99
MOST_CELLS = 8
MOST_FIXED = 20
MOST_EXTRA = 30
MOST_UNDO = 9999


def check_rules(rules: RuleSet) -> None:
    """Raise RecordError with the first reason why `rules` cannot be played, if there is one."""
    for complaint in complaints(rules):
        raise RecordError(complaint)


def complaints(rules: RuleSet) -> Iterator[str]:
    """Every reason why `rules` cannot be played; later ones are only looked for if worth it."""
    if rules.packs not in (1, 2):
        yield "There must be one pack or two."
        return
    if rules.top_rank not in (13, 12, 10):
        yield "The highest value must be 13, 12 or 10."
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
    if rules.undo is not None and not 0 <= rules.undo <= MOST_UNDO:
        yield f"The number of moves that can be taken back must be from 0 to {MOST_UNDO}."
    if not found:
        yield from _fixed_complaints(rules)
        yield from _goal_complaints(rules)


def _block_complaints(rules: RuleSet) -> Iterator[str]:
    if not 1 <= len(rules.blocks) <= MOST_BLOCKS:
        yield f"There must be from 1 to {MOST_BLOCKS} blocks on the table."
        return
    for block in rules.blocks:
        complaint = _block_complaint(block)
        if complaint:
            yield complaint
            return
    if rules.slot_count > rules.card_count:
        yield (
            f"The table has {rules.slot_count} places, but there are only {rules.card_count} cards."
        )
    elif rules.stock is None and rules.slot_count < rules.card_count:
        yield (
            f"Without a stock all {rules.card_count} cards must lie on the table, "
            f"which has {rules.slot_count} places."
        )


def _block_complaint(block: Block) -> str:
    if block.kind is BlockKind.COLUMNS:
        if not 1 <= block.count <= MOST_COLUMNS or not 1 <= block.depth <= MOST_COLUMNS:
            return f"Columns need a count and a depth from 1 to {MOST_COLUMNS}."
        if block.rows:
            return "Columns have a count and a depth, not rows."
        return ""
    if not 1 <= block.rows <= MOST_ROWS:
        return f"A pyramid must have from 1 to {MOST_ROWS} rows."
    if block.count or block.depth:
        return "A pyramid has rows, not a count and a depth."
    return ""


def _stock_complaints(stock: Stock) -> Iterator[str]:
    most = MOST_DRAWN if stock.mode is DealMode.PILE else MOST_WASTES
    if not 1 <= stock.number <= most:
        what = "cards in a draw" if stock.mode is DealMode.PILE else "wastes"
        yield f"The number of {what} must be from 1 to {most}."
    if stock.passes is not None and not 1 <= stock.passes <= MOST_PASSES:
        yield f"The number of passes must be from 1 to {MOST_PASSES}, or without limit."


def _waste_complaints(rules: RuleSet) -> Iterator[str]:
    if len(set(rules.waste_open)) != len(rules.waste_open):
        yield "A card of the waste is named as open twice."
    deeper = {WasteOpen.UNDER_TOP, WasteOpen.OLDEST} & set(rules.waste_open)
    if deeper and rules.waste_count > 1:
        yield "The card under the top and the oldest card can be open only where one waste is."
    if WasteOpen.UNDER_TOP in rules.waste_open and WasteOpen.TOP not in rules.waste_open:
        yield "The card under the top goes only with the top, so the top must be open too."


def _pairs_complaints(rules: RuleSet) -> Iterator[str]:
    pairs = rules.pairs
    if pairs.total is not None and not 2 <= pairs.total <= 2 * rules.top_rank:
        yield f"The total must be from 2 to {2 * rules.top_rank}, twice the highest value."
    if pairs.near and pairs.total is not None:
        yield "Neighbouring ranks go together only where there is no total."
    if len(pairs.extra) > MOST_EXTRA:
        yield f"There can be at most {MOST_EXTRA} extra pairs."
    named = [*pairs.alone, *(rank for pair in pairs.extra for rank in pair)]
    for rank in sorted(set(named) - set(rules.ranks)):
        yield f"The pack has no {_letter(rank)}."
    if len(set(pairs.alone)) != len(pairs.alone):
        yield "A rank is named twice among those that go alone."
    yield from _doubled_pairs(pairs)


def _letter(rank: int) -> str:
    return Card(rank, "C").letter if 1 <= rank <= 13 else f"rank {rank}"


def _doubled_pairs(pairs: Pairing) -> Iterator[str]:
    if len({tuple(sorted(pair)) for pair in pairs.extra}) != len(pairs.extra):
        yield "An extra pair is named twice."
    if len({tuple(sorted(pair)) for pair in pairs.forbid}) != len(pairs.forbid):
        yield "A forbidden pair of places is named twice."


def _cell_complaints(rules: RuleSet) -> Iterator[str]:
    cells = rules.cells
    if not 0 <= cells.count <= MOST_CELLS:
        yield f"There can be from 0 to {MOST_CELLS} cells."
    if len(set(cells.sources)) != len(cells.sources) or Source.CELL in cells.sources:
        yield "A cell can be filled from the tableau, the waste and the stock, each named once."
    elif cells.count > 0 and not cells.sources:
        yield "A cell that can be filled from nowhere is of no use."


def _fixed_complaints(rules: RuleSet) -> Iterator[str]:
    if len(rules.fixed) > MOST_FIXED:
        yield f"At most {MOST_FIXED} cards can have a fixed place."
        return
    slots = tableau_of(rules).by_name
    names = [name for name, _ in rules.fixed]
    for name in names:
        if name not in slots:
            yield f'There is no place "{name[:20]}" on this table.'
            return
    if len(set(names)) != len(names):
        yield "Two cards have the same fixed place."
    in_pack = Counter(pack_of(rules))
    for card, count in Counter(card for _, card in rules.fixed).items():
        if count > in_pack[card]:
            yield f"The card {card} is fixed more often than the pack has it."


def _goal_complaints(rules: RuleSet) -> Iterator[str]:
    if rules.goal is Goal.TABLEAU:
        if not any(block.in_goal for block in rules.blocks):
            yield "No block counts for the goal, so the game would be won at the start."
        return
    for rank in rules.ranks:
        if not rules.partners[rank] and rank not in rules.pairs.alone:
            yield f"No card goes with {_letter(rank)}, so all cards can never go."
            return
    stock = rules.stock
    if (
        stock is not None
        and rules.card_count > rules.slot_count
        and not rules.waste_open
        and not stock.top_open
    ):
        yield "Neither stock nor waste is ever open, so all cards can never go."
