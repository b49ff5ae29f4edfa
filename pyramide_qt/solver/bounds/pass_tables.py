"""From where in a pass the core can still be cleared, in this pass or after so many redeals.

Demand vectors forget the order of the stock; here the order is kept and the cards that have gone
are forgotten. For each core state one integer holds a bit for every pointer and waste top from
which the core can be cleared so: see docs/solver.md, "Passes".
"""

from __future__ import annotations

from typing import Generic, TypeVar

from pyramide_qt.rules.records.rule_set import BlockKind
from pyramide_qt.solver.bounds.pass_bits import PassGrid
from pyramide_qt.solver.bounds.pass_bits_two_cards import UnderGrid
from pyramide_qt.solver.states.pyramid_states import CoreNode
from pyramide_qt.solver.states.state_space import Space

# Further redeals that are told apart.
MAX_REDEALS = 5
_MAX_CORE_CARDS = 28


def has_few_states(space: Space) -> bool:
    """Whether the core is a pyramid with few enough states to keep tables of them all."""
    kinds = {space.deal.tableau.slots[i].block for i in space.core.slots}
    blocks = [space.deal.rules.blocks[number] for number in kinds]
    is_pyramid = all(block.kind is BlockKind.PYRAMID for block in blocks)
    return is_pyramid and len(space.core.slots) <= _MAX_CORE_CARDS


G = TypeVar("G", PassGrid, UnderGrid)


class PassOrder(Generic[G]):
    """The tables of one search, from the line of cards and the core that it starts with.

    `floor`: so many core cards may be left over. A state is asked about by its core, its pointer
    and its waste top, both counted in cards of the line (`grid`); `fresh` says that no card ahead
    of the pointer has gone yet.
    """

    def __init__(self, space: Space, start_core: int, grid: G, floor: int = 0) -> None:
        self.grid: G = grid
        self.core, self._floor = space.core, floor
        partners = {rank: next(iter(p), 0) for rank, p in space.core.partners.items()}
        # Rank and partner, with how many cards of the line either has.
        self._kinds = [
            (rank, partners[rank], cards, grid.counts.get(partners[rank], 0))
            for rank, cards in grid.counts.items()
        ]
        self._first_counts = self._count(start_core)
        kinds = 2 * (MAX_REDEALS + 1)
        self._tables: list[dict[int, int]] = [{} for _ in range(kinds)]
        self._above: list[dict[int, int]] = [{} for _ in range(kinds)]
        self._ends: list[dict[int, int]] = [{} for _ in range(kinds)]
        self._valid: tuple[dict[int, int], dict[int, int]] = ({}, {})

    def _count(self, core: int) -> list[int]:
        counts = [0] * 14
        left, ranks = self.core.masks[core], self.core.ranks
        while left:
            bit = left & -left
            left ^= bit
            counts[ranks[bit.bit_length() - 1]] += 1
        return counts

    def end(self, core: int, redeals: int, place: int, *, fresh: bool) -> int:
        """How far at least the pass after that many redeals is drawn, or NO_PASS.

        `place` is the bit of a pointer and a waste top, see `PassGrid.place`.
        """
        kind = redeals * 2 + fresh
        key = core << self.grid.place_bits | place
        known = self._ends[kind].get(key)
        if known is None:
            table = self._table(core, redeals, fresh=fresh)
            known = self._ends[kind][key] = self.grid.first_end(table, place)
        return known

    def _table(self, core: int, redeals: int, *, fresh: bool) -> int:
        """The places, one layer for each end, from which the core can be cleared."""
        tables = self._tables[redeals * 2 + fresh]
        known = tables.get(core)
        if known is None:
            grid = self.grid
            known = self._base(core, redeals)
            if self.core.masks[core].bit_count() > self._floor and known != grid.reached:
                node = self.core.node(core)
                for after in node.inside:
                    known |= self._table(after, redeals, fresh=fresh)
                if not node.forced:
                    known |= self._with_waste(node, redeals, fresh=fresh)
                    if known:
                        within = self.possible(core, fresh=fresh) * grid.each_layer
                        within &= grid.reached if redeals else grid.ending
                        known = self._with_draws(known & within, within, fresh=fresh)
            tables[core] = known
        return known

    def _base(self, core: int, redeals: int) -> int:
        """All places if the core is clear, or if it can be cleared after a redeal made here."""
        grid = self.grid
        if self.core.masks[core].bit_count() <= self._floor:
            return 0 if redeals else grid.ending
        if not redeals:
            return 0
        after = self._table(core, redeals - 1, fresh=False)
        return grid.from_end(grid.first_end(after, 0))

    def _with_waste(self, node: CoreNode, redeals: int, *, fresh: bool) -> int:
        """The places from which the waste top goes with a core card, and all goes on from there."""
        above, grid = self._above[redeals * 2 + fresh], self.grid
        found = 0
        for rank, afters in node.takes:
            if rank in grid.counts:
                places = 0
                for after in afters:
                    known = above.get(after)
                    if known is None:
                        table = self._table(after, redeals, fresh=fresh)
                        known = above[after] = grid.above(table) if table else 0
                    places |= known
                found |= grid.with_top(rank, places)
        return found

    def possible(self, core: int, *, fresh: bool) -> int:
        """The places at which all cards between waste top and pointer can have gone.

        With `fresh` also: at which enough cards for what has gone lie before the pointer.
        """
        known = self._valid[fresh].get(core)
        if known is None:
            counts, first, grid = self._count(core), self._first_counts, self.grid
            known = grid.all_places
            for rank, partner, cards, cards_of_partner in self._kinds:
                used = first[partner] - counts[partner]
                if partner != rank:
                    gone_itself = first[rank] - counts[rank]
                    if fresh and used > gone_itself:
                        needed = used - gone_itself
                        known &= grid.prefixes[rank][needed] if needed <= cards else 0
                    if gone_itself > cards_of_partner:
                        used = max(0, used - gone_itself + cards_of_partner)
                if used < cards:
                    known &= self._gaps(rank, used, fresh=fresh)
            self._valid[fresh][core] = known
        return known

    def _gaps(self, rank: int, used: int, *, fresh: bool) -> int:
        """The places at which so many cards of a rank between top and pointer can have gone."""
        del fresh
        return self.grid.gaps[rank][used]

    def _with_draws(self, places: int, within: int, *, fresh: bool) -> int:
        """The places `within` from which draws, or none, lead to one of `places`."""
        return places | self.grid.drawn_to(places, within, fresh=fresh)
