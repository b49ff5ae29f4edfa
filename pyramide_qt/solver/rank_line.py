"""Stock and waste told by their ranks alone, written as one state.

No rule asks for suits, so two states whose waste and stock show the same ranks in the same order
go on alike. Each is written with the earliest cards of the deal that show its ranks.
"""

from __future__ import annotations

from collections.abc import Sequence

from pyramide_qt.solver.stock_line import LineStock

_PLACE_BITS = 7


class RankLine:
    """Writes states of `stock`, of whose cards with those `ranks` the `start_mask` are there."""

    def __init__(self, stock: LineStock, ranks: Sequence[int], start_mask: int) -> None:
        self._stock, self._ranks, self._start_mask = stock, ranks, start_mask
        self._next = self._next_of_rank()
        # The cards early in the line in place of some, and the place after them, by what they
        # replace and from where on.
        self._known: dict[int, tuple[int, int]] = {}

    def _next_of_rank(self) -> list[list[int]]:
        """By rank and place: one place after the first card of that rank from there on.

        Where there is none, it is one more than the number of places.
        """
        count = self._stock.count
        found = [[count + 1] * (count + 2) for _ in range(14)]
        for rank in range(14):
            for i in range(count - 1, -1, -1):
                is_here = self._start_mask >> i & 1 and self._ranks[i] == rank
                found[rank][i] = i + 1 if is_here else found[rank][i + 1]
        return found

    def written(self, rest: int) -> int:
        """The state that stands for others with the ranks of `rest`.

        While no card of the stock has gone the stock stays as it is, else it moves up too.
        """
        mask, pointer, _, redeals = self._stock.unpack(rest)
        waste = mask & (1 << pointer) - 1
        stock = mask ^ waste
        early, after = self._known.get(waste << _PLACE_BITS) or self._moved_up(waste, 0)
        if stock != self._start_mask >> pointer << pointer:
            stock, _ = self._known.get(stock << _PLACE_BITS | after) or self._moved_up(stock, after)
        return self._stock.pack(early | stock, after, 0, redeals)

    def _moved_up(self, cards: int, start: int) -> tuple[int, int]:
        """The earliest cards from a place on with the ranks of `cards`, and the place after."""
        key, found, after = cards << _PLACE_BITS | start, 0, start
        while cards:
            bit = cards & -cards
            cards ^= bit
            after = self._next[self._ranks[bit.bit_length() - 1]][after]
            found |= 1 << after >> 1
        self._known[key] = found, after
        return found, after

    def shown(self, rest: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
        """The ranks in the waste, bottom to top, those in the stock, and redeals left."""
        mask, pointer, _, redeals = self._stock.unpack(rest)
        cards = [i for i in range(self._stock.count) if mask >> i & 1]
        waste = tuple(self._ranks[i] for i in cards if i < pointer)
        return waste, tuple(self._ranks[i] for i in cards if i >= pointer), redeals
