"""Draws and redeals: how cards go from the stock to the wastes and back."""

from __future__ import annotations

from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import DealMode, Gather, Stock, Unmatched


def first_deal(stock: Stock | None, position: Position) -> Position:
    """The start `position` after the first deal, if the rules make one."""
    if stock is None or not stock.first_deal or not position.stock:
        return position
    return drawn(stock, position, 0)


def drawn_at_once(stock: Stock) -> int:
    """How many cards one draw takes from a stock that has so many."""
    return stock.number if stock.mode in (DealMode.PILE, DealMode.EACH) else 1


def drawn(stock: Stock, position: Position, chosen_waste: int) -> Position:
    """The position after one draw; `chosen_waste` counts only where the player chooses.

    With fewer cards left than a draw needs, what is there is dealt, first wastes first.
    """
    wastes = [list(waste) for waste in position.wastes]
    if stock.unmatched is Unmatched.GONE:
        wastes = [[] for _ in wastes]
    if stock.mode is DealMode.SHIFT:
        _shift(wastes)
    count = drawn_at_once(stock)
    cards, rest = position.stock[:count], position.stock[count:]
    for i, card in enumerate(cards):
        target = {DealMode.EACH: i, DealMode.CHOOSE: chosen_waste}.get(stock.mode, 0)
        wastes[target].append(card)
    return position._replace(stock=rest, wastes=tuple(tuple(waste) for waste in wastes))


def _shift(wastes: list[list[int]]) -> None:
    # Only a card that is pushed moves on: behind a gap nothing moves.
    pushed = 0
    while pushed < len(wastes) - 1 and wastes[pushed]:
        pushed += 1
    for i in range(pushed, 0, -1):
        wastes[i].append(wastes[i - 1].pop())


def redealt(stock: Stock, position: Position) -> Position:
    """The position after a redeal: wastes empty, their cards in the stock, a pass used."""
    if stock.gather is Gather.SAME_ORDER:
        # Card ids are places in the deal, so the order of the first pass is the order of ids.
        cards = sorted(card for waste in position.wastes for card in waste)
    else:
        cards = [card for waste in reversed(position.wastes) for card in waste]
    left = position.redeals_left
    return position._replace(
        stock=tuple(cards),
        wastes=((),) * len(position.wastes),
        redeals_left=None if left is None else left - 1,
    )
