"""A position drawn as lines of text, for the command line."""

from __future__ import annotations

from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.moves import Place, Zone
from pyramide_qt.rules.place_names import place_text
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import BlockKind
from pyramide_qt.rules.tableau import Slot

SUIT_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_CELL = 3
_STEP = _CELL + 1
_FACE_DOWN = "##"
_EMPTY = "·"


class CardWriter:
    """Writes cards with suit signs where `encoding` has them, else with letters."""

    def __init__(self, encoding: str | None) -> None:
        try:
            "".join([*SUIT_SIGNS.values(), _EMPTY]).encode(encoding or "ascii")
        except (UnicodeEncodeError, LookupError):
            self._suits, self.empty = {suit: suit for suit in SUIT_SIGNS}, "."
        else:
            self._suits, self.empty = SUIT_SIGNS, _EMPTY

    def text(self, card: Card) -> str:
        """`card` in two or three signs."""
        return ("10" if card.rank == 10 else card.letter) + self._suits[card.suit]


def table_lines(deal: Deal, position: Position, writer: CardWriter) -> list[str]:
    """The table as lines: each block under the one before it, then stock, wastes and cells."""
    lines: list[str] = []
    for number in range(len(deal.rules.blocks)):
        if lines:
            lines.append("")
        lines += _block_lines(deal, position, writer, number)
    return [line.rstrip() for line in [*lines, "", *_pile_lines(deal, position, writer)]]


def _block_lines(deal: Deal, position: Position, writer: CardWriter, number: int) -> list[str]:
    rows: dict[int, list[Slot]] = {}
    for slot in deal.tableau.slots:
        if slot.block == number:
            rows.setdefault(slot.row, []).append(slot)
    widest = max(map(len, rows.values()))
    lines = []
    if deal.rules.blocks[number].kind is BlockKind.COLUMNS:
        names = (f"T{(slot.column or 0) + 1}".rjust(_CELL) for slot in rows[0])
        lines.append(_label("") + " ".join(names))
    for row in rows.values():
        indent = " " * ((widest - len(row)) * _STEP // 2)
        cards = " ".join(_slot_text(deal, position, writer, slot).rjust(_CELL) for slot in row)
        lines.append(_label(_row_name(row[0])) + indent + cards)
    return lines


def _label(text: str) -> str:
    return text.ljust(_STEP)


def _row_name(first: Slot) -> str:
    return "" if first.column is not None else first.name[:-1]


def _slot_text(deal: Deal, position: Position, writer: CardWriter, slot: Slot) -> str:
    filled = position.tableau
    if not filled >> slot.index & 1:
        return "" if slot.column is not None else writer.empty
    if deal.tableau.is_face_down(filled, slot.index):
        return _FACE_DOWN
    return writer.text(deal.cards[slot.index])


def _pile_lines(deal: Deal, position: Position, writer: CardWriter) -> list[str]:
    def cards(ids: tuple[int, ...]) -> str:
        return " ".join(writer.text(deal.cards[card]) for card in ids) or writer.empty

    lines = []
    stock = deal.rules.stock
    if stock is not None:
        next_card = f", next {cards(position.stock[:1])}" if stock.top_open else ""
        lines.append(f"Stock S  {_stock_count(position)}{next_card if position.stock else ''}")
    for number, waste in enumerate(position.wastes):
        name = place_text(deal.rules, Place(Zone.WASTE, number))
        lines.append(f"{f'Waste {name}':9}{cards(waste)}")
    for number, card in enumerate(position.cells):
        name = place_text(deal.rules, Place(Zone.CELL, number))
        lines.append(f"{f'Cell {name}':9}{cards(() if card is None else (card,))}")
    return lines


def _stock_count(position: Position) -> str:
    cards = len(position.stock)
    left = position.redeals_left
    redeals = {None: "redeals without limit", 0: "no redeal left", 1: "1 redeal left"}
    noun = "card" if cards == 1 else "cards"
    return f"{cards} {noun}, {redeals.get(left, f'{left} redeals left')}"
