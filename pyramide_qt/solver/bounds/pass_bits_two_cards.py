"""Sets of places in a pass that know two cards of the waste, as bits of integers.

As in `pass_grid.py`, but a place here is a pointer, a waste top and the card under it, each
counted in cards of the order (0 for none). A row holds the cards under one top at one pointer with
a spare bit above them, and the rows of a pointer lie side by side.
"""

from __future__ import annotations

from collections.abc import Sequence

from pyramide_qt.solver.bounds.pass_bits import NO_PASS

# With more cards in the stock order the tables of all pyramid states take more than some hundred
# megabytes.
MAX_CARDS = 40


class TwoCardPassBits:
    """The layout for a stock order with those `ranks`; its methods are those of `PassBits`."""

    layers, each_layer = 1, 1

    def __init__(self, ranks: Sequence[int]) -> None:
        self.ranks, self.size = tuple(ranks), len(ranks)
        size = self.size
        self._row = size + 1
        self._rows = self._row * (size + 1)
        # Every place is a number of so many bits.
        self.place_bits = (self._rows * (size + 1)).bit_length()
        self._full = [1, *((1 << top) - 1 << top * self._row for top in range(1, size + 1))]
        self._valid = [sum(self._full[: pointer + 1]) for pointer in range(size + 1)]
        self.all_places = self._placed(self._valid)
        self.reached = self.ending = self.all_places
        self._one_row = (1 << self._row) - 1
        self._one_pointer = (1 << self._rows) - 1
        firsts = self._placed([sum(1 << top * self._row for top in range(size + 1))] * (size + 1))
        self._spares = firsts << size
        self._fields = self._spares - firsts
        each_pointer = self._placed([1] * (size + 1))
        self._of_top = [each_pointer << top * self._row + size for top in range(size + 1)]
        self.counts = {rank: list(ranks).count(rank) for rank in sorted(set(ranks))}
        self.gaps = {rank: self._gaps(rank) for rank in self.counts}
        self.prefixes = {rank: self._prefixes(rank) for rank in self.counts}
        self._tops = {
            rank: [i + 1 for i, other in enumerate(ranks) if other == rank] for rank in self.counts
        }
        self._lying: dict[int, int] = {0: 0}

    def _placed(self, by_pointer: Sequence[int]) -> int:
        return sum(row << pointer * self._rows for pointer, row in enumerate(by_pointer))

    def _gaps(self, rank: int) -> list[int]:
        """For each number, the places with no more cards of the rank from the under card on.

        The top is not counted.
        """
        cards = [i + 1 for i, other in enumerate(self.ranks) if other == rank]
        same = sum(1 << card * self._row for card in cards)
        others = sum(1 << top * self._row for top in range(self.size + 1)) - same
        field = (1 << self.size) - 1
        found = []
        for number in range(len(cards)):
            rows = []
            for pointer, valid in enumerate(self._valid):
                drawn = [0] * (number + 2) + [card for card in cards if card <= pointer]
                above, within = drawn[-number - 1], drawn[-number - 2]
                row = (field - (1 << above) + 1) * others | (field - (1 << within) + 1) * same
                rows.append(row & valid)
            found.append(self._placed(rows))
        return found

    def _prefixes(self, rank: int) -> list[int]:
        """For each number, the places with as many cards of the rank before the pointer."""
        starts = [0, *((i + 1) * self._rows for i, other in enumerate(self.ranks) if other == rank)]
        return [self.all_places >> start << start for start in starts]

    def place(self, pointer: int, top: int, under: int) -> int:
        """The number of a place."""
        return pointer * self._rows + top * self._row + under

    def above(self, places: int) -> int:
        """What a top may lie on, so that one of `places` comes when it goes.

        The cards are given as the row of no top; what lies under them in turn can be any card.
        """
        filled = places + self._fields & self._spares
        found = 0
        for top, of_top in enumerate(self._of_top):
            found |= (filled & of_top) >> top * self._row + self.size - top
        return found

    def with_top(self, rank: int, under: int) -> int:
        """The places whose top has that rank and lies on one of the cards that `above` gave."""
        found = 0
        for top in self._tops.get(rank, ()):
            found |= under << top * self._row
        return found & self.all_places

    def drawn_to(self, places: int, within: int, *, fresh: bool) -> int:
        """The places `within` from which draws lead to one of `places`.

        Unless `fresh`, the next cards of the stock may have gone.
        """
        row, rows, one = self._row, self._rows, self._one_pointer
        after, found = 0, 0
        for pointer in range(self.size, -1, -1):
            here = places >> pointer * rows & one
            if after:
                drawn = after >> (pointer + 1) * row & self._one_row
                known = self._lying.get(drawn)
                here |= self._with_tops(drawn) if known is None else known
                if not fresh:
                    here |= after
                here &= within >> pointer * rows & one
            after = here
            found = found << rows | here
        return found

    def _with_tops(self, tops: int) -> int:
        """All places of a pointer with one of those tops."""
        known = self._lying.get(tops)
        if known is None:
            lowest = tops & -tops
            known = self._with_tops(tops ^ lowest) | self._full[lowest.bit_length() - 1]
            self._lying[tops] = known
        return known

    def first_end(self, table: int, place: int) -> int:
        """0 if the table holds the place, else NO_PASS."""
        return 0 if table >> place & 1 else NO_PASS

    def from_end(self, end: int) -> int:
        """All places, or none for NO_PASS."""
        return 0 if end == NO_PASS else self.all_places
