"""Open cards that cover nothing, taken together with the pyramid: a pool that is always at hand.

This is for winning alone, where every card must go and each rank goes with one other at most.
What the pool allows to leave out is argued in `docs/solver.md`, "A pool".
"""

from __future__ import annotations

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.states.one_waste_by_rank import OneWasteByRank
from pyramide_qt.solver.states.outside import OutsideState
from pyramide_qt.solver.states.pyramid_states import PyramidState, PyramidStates

# Added to the rank of a stock card that may also meet a card of the pool.
FRESH = 16


class PyramidWithFreeCards(PyramidStates):
    """The pyramid together with the pool; of equal ranks in the pool the last stay longest."""

    has_free_cards = True

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal, forces=True)
        self.block = PyramidStates(deal, forces=True)
        self.block_mask = self.mask
        outside = [slot.index for slot in deal.tableau.slots if slot.index not in set(self.slots)]
        self.mask |= sum(1 << i for i in outside)
        self._by_rank = [[i for i in outside if self.ranks[i] == rank] for rank in range(14)]
        self.lonely_mask |= sum(1 << i for i in outside if self.is_lonely(self.ranks[i]))

    def number(self, mask: int) -> int:
        """The number of the state in which the slots of `mask` are filled."""
        kept = mask & self.block_mask
        pool = mask ^ kept
        if pool:
            for slots in self._by_rank:
                count = sum([pool >> i & 1 for i in slots])
                for i in slots[len(slots) - count :]:
                    kept |= 1 << i
        return super().number(kept)

    def _expanded(self, mask: int) -> PyramidState:
        node = PyramidState(mask)
        pyramid, pool = mask & self.block_mask, mask & ~self.block_mask
        exposed = self.block.exposed(pyramid)
        lonely = self.lonely_mask & (pool | sum([1 << i for i in exposed]))
        if lonely:
            node.inside, node.forced = [self.number(mask ^ lonely & -lonely)], True
            return node
        node.inside = [self.number(after | pool) for after in self.block.all_inside(pyramid)]
        uses: dict[int, list[int]] = {}
        for i in exposed:
            for rank in self.partners[self.ranks[i]]:
                uses.setdefault(rank, []).append(self.number(mask ^ 1 << i))
                slot = self._first(pool, rank, unless=[j for j in exposed if j != i])
                if slot:
                    node.inside.append(self.number(mask ^ 1 << i ^ slot))
        for rank in {self.ranks[i] for i in bits(pool)}:
            slot = self._first(pool, rank, unless=exposed)
            for partner in self.partners[rank] if slot else ():
                uses[partner + FRESH] = [self.number(mask ^ slot)]
                other = 0 if pyramid else self._first(pool ^ slot, partner, unless=[])
                if other:
                    node.inside.append(self.number(mask ^ slot ^ other))
        node.uses = sorted(uses.items())
        return node

    def _first(self, pool: int, rank: int, unless: list[int]) -> int:
        """A card of that rank in the pool, as a bit; 0 where there is none or `unless` has one.

        It can wait while a card of its rank is exposed that uncovers others.
        """
        if any(self.ranks[i] == rank for i in unless):
            return 0
        return next((1 << i for i in self._by_rank[rank] if pool >> i & 1), 0)


class OneWasteBesideFreeCards(OneWasteByRank):
    """Stock and waste, where a card meets the pool as soon as it is drawn or not at all."""

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal)
        self.first_waste = 0

    def begin(self, position: Position) -> None:
        """Note also what lies in the waste when the search begins: it may meet the pool later."""
        super().begin(position)
        for waste in position.wastes:
            self.first_waste |= sum(1 << card - self.stock.first for card in waste)

    def node(self, number: int) -> OutsideState:
        """The state of that number; `uses` has the ways for the pool under `rank + FRESH`."""
        is_new = number not in self._nodes
        node = super().node(number)
        if is_new and node.uses:
            barred = self._without_old(number)
            for rank, ways in list(node.uses.items()):
                fresh = [way for way in ways if way[1] != barred]
                if fresh:
                    node.uses[rank + FRESH] = fresh
        return node

    def _without_old(self, key: int) -> int:
        """The state without the highest waste card that was not drawn just now, or -1."""
        mask, pointer, flag, redeals = self.stock.unpack(key)
        old = mask & (1 << pointer) - 1
        if flag:
            old ^= 1 << old.bit_length() - 1
        bit = 1 << old.bit_length() - 1 if old else 0
        if not bit or bit & self.first_waste:
            return -1
        return self.canonical(self.stock.pack(mask ^ bit, pointer, flag, redeals))

    def canonical(self, key: int) -> int:
        """The number of the state that stands for `key`; cards of the first waste stay apart."""
        return key if self.first_waste else super().canonical(key)
