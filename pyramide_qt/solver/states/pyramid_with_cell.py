"""One cell, taken together with the core, where any open card may wait in it.

This is for winning alone. Then a card of the stock that goes to the cell is no more than a card
that meets the core, and a core card goes there only for a removal that needs its place to be
empty: see `docs/solver.md`, "A cell".
"""

from __future__ import annotations

from dataclasses import replace

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import Cells, Source
from pyramide_qt.solver.states.one_waste_states import is_plain
from pyramide_qt.solver.states.pyramid_states import Core, CoreNode

_SOURCES = {Source.TABLEAU, Source.WASTE, Source.STOCK}


def has_cell_core(deal: Deal, others: int) -> bool:
    """Whether this serves the rules of `deal`, with the slots `others` outside the core."""
    rules = deal.rules
    if rules.cells.count != 1 or not set(rules.cells.sources) >= _SOURCES:
        return False
    return is_plain(replace(rules, cells=Cells()), others)


class CellCore(Core):
    """The core block and the cell as one core: the rank in the cell is a bit above all slots."""

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal, forces=True)
        self._cell_at = deal.rules.slot_count

    def mask_of(self, position: Position) -> int:
        """The slots of the core that are filled, with the bit of the cell."""
        card = position.cells[0]
        cell = 0 if card is None else self.ranks[card]
        return self.joined(position.tableau & self.mask, cell)

    def parted(self, mask: int) -> tuple[int, int]:
        """The slots that are filled, and the rank in the cell or 0."""
        core = mask & self.mask
        cell = mask ^ core
        return core, cell.bit_length() - 1 - self._cell_at if cell else 0

    def joined(self, core: int, cell: int) -> int:
        """The mask of slots that are filled and the rank in the cell, 0 where it is empty."""
        return core | 1 << self._cell_at + cell if cell else core

    def _expanded(self, mask: int) -> CoreNode:
        node = CoreNode(mask)
        core, cell = self.parted(mask)
        exposed = self.exposed(core)
        for i in exposed:
            if self.lonely_mask >> i & 1:
                node.inside, node.forced = [self.number(mask ^ 1 << i)], True
                return node
        waiting = mask ^ core
        inside = [after | waiting for after in self.all_inside(core)]
        takes: dict[int, set[int]] = {rank: set() for rank, p in self.partners.items() if p}
        for i in exposed:
            for rank in self.partners[self.ranks[i]]:
                takes[rank].add(mask ^ 1 << i)
        if cell:
            inside += [core ^ 1 << i for i in exposed if self.ranks[i] in self.partners[cell]]
            if cell in self.alone:
                inside.append(core)
            for rank in self.partners[cell]:
                takes[rank].add(core)
        else:
            for rank, afters in takes.items():
                afters.add(self.joined(core, rank))
            for i in exposed:
                inside += self._after_lift(core, i, takes)
        node.inside = sorted({self.number(after) for after in inside})
        node.takes = [
            (rank, sorted(map(self.number, afters))) for rank, afters in sorted(takes.items())
        ]
        return node

    def _after_lift(self, core: int, lifted: int, takes: dict[int, set[int]]) -> list[int]:
        """The masks after a card went to the cell and a removal that this made possible.

        Those in which the removal takes a card of the stock are added to `takes`.
        """
        rank = self.ranks[lifted]
        if not self.partners[rank]:
            return []
        between, found = core ^ 1 << lifted, list[int]()
        for j in self.covered_by[lifted]:
            if between >> j & 1 and not between & self.cover[j]:
                for partner in self.partners[self.ranks[j]]:
                    takes[partner].add(self.joined(between ^ 1 << j, rank))
                if self.ranks[j] in self.partners[rank]:
                    found.append(between ^ 1 << j)
        before = {core ^ after for after in self.all_inside(core)}
        found += [
            self.joined(after, rank)
            for after in self.all_inside(between)
            if between ^ after not in before
        ]
        return found
