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
    wastes = list(position.wastes)
    if stock.unmatched is Unmatched.GONE:
        wastes = [()] * len(wastes)
    if stock.mode is DealMode.SHIFT:
        _shift(wastes)
    count = 1 if stock.number == 1 else drawn_at_once(stock)
    cards = position.stock[:count]
    if stock.mode is DealMode.EACH:
        for i, card in enumerate(cards):
            wastes[i] += (card,)
    else:
        wastes[chosen_waste if stock.mode is DealMode.CHOOSE else 0] += cards
    tableau, rest, _, cells, redeals_left = position
    return Position(tableau, rest[count:], tuple(wastes), cells, redeals_left)


def _shift(wastes: list[tuple[int, ...]]) -> None:
    # Only a card that is pushed moves on: behind a gap nothing moves.
    pushed = 0
    while pushed < len(wastes) - 1 and wastes[pushed]:
        pushed += 1
    for i in range(pushed, 0, -1):
        wastes[i] += wastes[i - 1][-1:]
        wastes[i - 1] = wastes[i - 1][:-1]


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
