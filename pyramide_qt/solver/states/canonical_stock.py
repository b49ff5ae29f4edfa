"""Stock and waste told by their ranks alone, written as one state.

No rule asks for suits, so two states whose waste and stock show the same ranks in the same order
go on alike. Each is written with the earliest cards of the deal that show its ranks.
"""

from __future__ import annotations

from collections.abc import Sequence

from pyramide_qt.solver.states.one_waste_bits import OneWasteStock


class CanonicalStock:
    """Writes states of `stock`, of whose cards with those `ranks` the `start_mask` are there."""

    def __init__(self, stock: OneWasteStock, ranks: Sequence[int], start_mask: int) -> None:
        self._stock, self._ranks, self._start_mask = stock, ranks, start_mask
        # A place after a card that there is not is one more than the number of places.
        self._place_bits = (stock.count + 1).bit_length()
        # By rank and place: one place after the first card of that rank from there on, or one more
        # than the number of places.
        self.nexts = self._next_of_rank()
        # The cards early in the line in place of some, and the place after them, by what they
        # replace and from where on.
        self._known: dict[int, tuple[int, int]] = {}

    def _next_of_rank(self) -> list[list[int]]:
        count = self._stock.count
        found = [[count + 1] * (count + 2) for _ in range(14)]
        for rank in range(14):
            for i in range(count - 1, -1, -1):
                is_here = self._start_mask >> i & 1 and self._ranks[i] == rank
                found[rank][i] = i + 1 if is_here else found[rank][i + 1]
        return found

    def written(self, outside: int) -> int:
        """The state that stands for others with the ranks of `outside`."""
        mask, pointer, _, redeals = self._stock.unpack(outside)
        waste = mask & (1 << pointer) - 1
        early, after = self._moved_up(waste, 0)
        return self.joined(early, after, mask ^ waste) | redeals << self._stock.redeals_at

    def joined(self, waste: int, after: int, stock: int) -> int:
        """A state but for its redeals, of a waste written up to a place, and a stock.

        While no card of the stock has gone the stock stays as it is, else it moves up too.
        """
        first = stock & -stock
        if stock != self._start_mask & -first:
            known = self._known.get(stock << self._place_bits | after)
            stock = (known or self._moved_up(stock, after))[0]
            first = stock & -stock
        pointer = first.bit_length() - 1 if first else self._stock.count
        return waste | stock | pointer << self._stock.count

    def _moved_up(self, cards: int, start: int) -> tuple[int, int]:
        """The earliest cards from a place on with the ranks of `cards`, and the place after."""
        key, found, after = cards << self._place_bits | start, 0, start
        while cards:
            bit = cards & -cards
            cards ^= bit
            after = self.nexts[self._ranks[bit.bit_length() - 1]][after]
            found |= 1 << after >> 1
        self._known[key] = found, after
        return found, after

    def canonical_key(self, outside: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
        """The ranks in the waste, bottom to top, those in the stock, and redeals left."""
        mask, pointer, _, redeals = self._stock.unpack(outside)
        cards = [i for i in range(self._stock.count) if mask >> i & 1]
        waste = tuple(self._ranks[i] for i in cards if i < pointer)
        return waste, tuple(self._ranks[i] for i in cards if i >= pointer), redeals
