"""One cell, taken together with the pyramid, where any open card may wait in it.

This is for winning alone. Then a card of the stock that goes to the cell is no more than a card
that meets the pyramid, and a pyramid card goes there only for a removal that needs its place to be
empty: see `docs/solver.md`, "A cell".
"""

from __future__ import annotations

from collections.abc import Iterable

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.states.pyramid_states import PyramidState, PyramidStates


class PyramidWithCell(PyramidStates):
    """The pyramid together with the cell: the rank in the cell is a bit above all slots."""

    has_cell = True

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal, forces=True)
        self._cell_at = deal.rules.slot_count

    def mask_of(self, position: Position) -> int:
        """The slots of the pyramid that are filled, with the bit of the cell."""
        card = position.cells[0]
        cell = 0 if card is None else self.ranks[card]
        return self.joined(position.tableau & self.mask, cell)

    def parted(self, mask: int) -> tuple[int, int]:
        """The slots that are filled, and the rank in the cell or 0."""
        pyramid = mask & self.mask
        cell = mask ^ pyramid
        return pyramid, cell.bit_length() - 1 - self._cell_at if cell else 0

    def with_any_cell(self, number: int, ranks: Iterable[int]) -> list[int]:
        """The states like `number` but for the cell, which is empty or holds one of `ranks`."""
        slots, cell = self.parted(self.masks[number])
        return [self.number(self.joined(slots, rank)) for rank in sorted({0, cell, *ranks})]

    def joined(self, pyramid: int, cell: int) -> int:
        """The mask of slots that are filled and the rank in the cell, 0 where it is empty."""
        return pyramid | 1 << self._cell_at + cell if cell else pyramid

    def _expanded(self, mask: int) -> PyramidState:
        node = PyramidState(mask)
        pyramid, cell = self.parted(mask)
        exposed = self.exposed(pyramid)
        for i in exposed:
            if self.lonely_mask >> i & 1:
                node.inside, node.forced = [self.number(mask ^ 1 << i)], True
                return node
        waiting = mask ^ pyramid
        inside = [after | waiting for after in self.all_inside(pyramid)]
        uses: dict[int, set[int]] = {rank: set() for rank, p in self.partners.items() if p}
        for i in exposed:
            for rank in self.partners[self.ranks[i]]:
                uses[rank].add(mask ^ 1 << i)
        if cell:
            inside += [pyramid ^ 1 << i for i in exposed if self.ranks[i] in self.partners[cell]]
            if cell in self.alone:
                inside.append(pyramid)
            for rank in self.partners[cell]:
                uses[rank].add(pyramid)
        else:
            for rank, afters in uses.items():
                afters.add(self.joined(pyramid, rank))
            for i in exposed:
                inside += self._after_lift(pyramid, i, uses)
        node.inside = sorted({self.number(after) for after in inside})
        node.uses = [
            (rank, sorted(map(self.number, afters))) for rank, afters in sorted(uses.items())
        ]
        return node

    def _after_lift(self, pyramid: int, lifted: int, uses: dict[int, set[int]]) -> list[int]:
        """The masks after a card went to the cell and a removal that this made possible.

        Those in which the removal takes a card of the stock are added to `uses`.
        """
        rank = self.ranks[lifted]
        if not self.partners[rank]:
            return []
        between, found = pyramid ^ 1 << lifted, list[int]()
        for j in self.covered_by[lifted]:
            if between >> j & 1 and not between & self.cover[j]:
                for partner in self.partners[self.ranks[j]]:
                    uses[partner].add(self.joined(between ^ 1 << j, rank))
                if self.ranks[j] in self.partners[rank]:
                    found.append(between ^ 1 << j)
        before = {pyramid ^ after for after in self.all_inside(pyramid)}
        found += [
            self.joined(after, rank)
            for after in self.all_inside(between)
            if between ^ after not in before
        ]
        return found
