"""Sets of places in a pass, as bits of integers that are worked on all at once.

The cards of stock and waste but the lonely ones are the stock order, that of a pass. A place is
a pointer, the number of cards of the order already drawn, and a waste top, the number of cards
of the stock order up to it (0 for none). A row holds the tops of one pointer with a spare bit above
them; a layer holds all rows; layers stand for how far the last pass is drawn, or for counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

# In place of an end: no pass does.
NO_PASS = -1


class PassBits:
    """The layout for a stock order with those `ranks`, and what can be done with sets on it.

    `layers`: so many at most; the time for an operation grows with them.
    """

    def __init__(self, ranks: Sequence[int], layers: int) -> None:
        self.ranks, self.size = tuple(ranks), len(ranks)
        size = self.size
        self.width = width = size + 2
        self.layer = width * (size + 1)
        # Every place in a layer is a number of so many bits.
        self.place_bits = self.layer.bit_length()
        step = size // layers + 1
        ends = [*range(step, size, step), size]
        self._lows: list[int] = [0, *(end + 1 for end in ends[:-1])]
        self.layers = len(ends)
        self.each_layer = sum(1 << k * self.layer for k in range(self.layers))
        self._firsts = self._rows(lambda _pointer: 1) * self.each_layer
        self._spares = self._firsts << width - 1
        self._fields = self._spares - self._firsts
        self.all_places = self._rows(lambda pointer: (1 << pointer + 1) - 1)
        self.reached = self.all_places * self.each_layer
        self.ending = 0
        for k, end in enumerate(ends):
            rows = self.all_places & (1 << (end + 1) * width) - 1
            self.ending |= rows << k * self.layer
        just_drawn = self._rows(lambda pointer: 1 << pointer if pointer else 0)
        self._drawn_in_all = just_drawn * self.each_layer
        self.tops = [self._tops(ranks, rank) * self.each_layer for rank in range(14)]
        self.nexts = [self._nexts(ranks, rank) * self.each_layer for rank in range(14)]
        self.counts = {rank: list(ranks).count(rank) for rank in sorted(set(ranks))}
        self.gaps = {rank: self._gaps(ranks, rank) for rank in self.counts}
        self.prefixes = {rank: self._prefixes(ranks, rank) for rank in self.counts}

    def _rows(self, row: Callable[[int], int]) -> int:
        rows = [row(pointer) << pointer * self.width for pointer in range(self.size + 1)]
        return sum(rows)

    def _tops(self, ranks: Sequence[int], rank: int) -> int:
        tops = sum(2 << i for i, other in enumerate(ranks) if other == rank)
        return self._rows(lambda pointer: tops & (2 << pointer) - 1)

    def _nexts(self, ranks: Sequence[int], rank: int) -> int:
        """The places whose next card of the stock has that rank."""
        return self._rows(
            lambda pointer: (1 << pointer + 1) - 1 if [*ranks, 0][pointer] == rank else 0
        )

    def _gaps(self, ranks: Sequence[int], rank: int) -> list[int]:
        """For each number, the places with no more cards of the rank from top to pointer."""
        cards = [i + 1 for i, other in enumerate(ranks) if other == rank]
        found = []
        for number in range(len(cards)):

            def row(pointer: int, number: int = number) -> int:
                drawn = [card for card in cards if card <= pointer]
                lowest = drawn[-number - 1] if len(drawn) > number else 0
                return (1 << pointer + 1) - (1 << lowest)

            found.append(self._rows(row))
        return found

    def _prefixes(self, ranks: Sequence[int], rank: int) -> list[int]:
        """For each number, the places with as many cards of the rank before the pointer."""
        cards = [i + 1 for i, other in enumerate(ranks) if other == rank]
        starts = [0, *(card * self.width for card in cards)]
        return [self.all_places >> start << start for start in starts]

    def place(self, pointer: int, top: int) -> int:
        """The number of a place in a layer."""
        return pointer * self.width + top

    def above(self, places: int) -> int:
        """The places in the same rows with a higher top."""
        below = places ^ (places | self._spares) - self._firsts & ~self._spares
        return self._fields & ~below

    def with_top(self, rank: int, places: int) -> int:
        """Those of `places` whose top has that rank."""
        return places & self.tops[rank]

    def drawn_to(self, places: int, within: int, *, fresh: bool = True) -> int:
        """The places `within` from which cards can be drawn up to one of `places`.

        Cards that have gone are drawn like others, so that it is the same if not `fresh`.
        """
        del fresh
        drawn, found = places & self._drawn_in_all, 0
        while drawn:
            highest = drawn.bit_length() - 1
            layer = highest // self.layer * self.layer
            row = layer + (highest - layer) // self.width * self.width
            found |= (1 << row) - (1 << layer)
            drawn &= (1 << layer) - 1
        return found & within

    def before_next(self, places: int) -> int:
        """The places one card of the stock before `places`, with the same top."""
        return places >> self.width & self.reached

    def first_end(self, table: int, place: int) -> int:
        """The least end of the layers that hold a place, or NO_PASS."""
        left = table >> place
        for low in self._lows:
            if left & 1:
                return low
            left >>= self.layer
        return NO_PASS

    def from_end(self, end: int) -> int:
        """All places in the layers from that end on; none for NO_PASS."""
        if end not in self._lows:
            return 0
        start = self._lows.index(end) * self.layer
        return self.reached >> start << start

    def layers_at(self, table: int, place: int) -> int:
        """How many layers, from the first one on, hold a place."""
        left, number = table >> place, 0
        while left & 1:
            left >>= self.layer
            number += 1
        return number
