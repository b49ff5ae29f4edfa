"""A outside with one waste in which cards of the waste are told apart by their ranks alone.

Where only the win counts, and in a last pass, two wastes that show the same ranks from bottom to
top are one: what lies there can leave in the same ways. So each waste is written with the
earliest cards of the stock that show its ranks.
"""

from __future__ import annotations

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.states.one_waste_states import OneWasteStates
from pyramide_qt.solver.states.outside import OutsideState


class OneWasteByRank(OneWasteStates):
    """States of stock and waste, those with the same ranks under one number."""

    is_by_rank = True

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal, is_exact=False)
        self._next = self._next_cards(self.stock.full_mask)
        self._wastes: dict[int, int] = {}

    def begin(self, position: Position) -> None:
        """Note which cards there are when a search begins: no other cards stand for them."""
        self._next = self._next_cards(self.stock.key_of(position) & self.stock.full_mask)
        self._wastes.clear()

    def _next_cards(self, cards: int) -> list[list[int]]:
        """For each rank, the next place with a card of it among `cards`, from each place on."""
        count = self.stock.count
        found = [[count] * (count + 1) for _ in range(14)]
        for place in range(count - 1, -1, -1):
            for nexts in found:
                nexts[place] = nexts[place + 1]
            if cards >> place & 1:
                found[self.stock_ranks[place]][place] = place
        return found

    def number_of(self, position: Position) -> int:
        """The state outside the pyramid in `position`."""
        return self.canonical(super().number_of(position))

    def node(self, number: int) -> OutsideState:
        """The state of that number with all its ways on."""
        is_new = number not in self._nodes
        node = super().node(number)
        if is_new:
            canonical = self.canonical
            node.moves = [(cost, canonical(after)) for cost, after in node.moves]
            for rank, ways in node.uses.items():
                node.uses[rank] = [(cost, canonical(after)) for cost, after in ways]
        return node

    def canonical(self, key: int) -> int:
        """The number of the state that stands for `key`."""
        pointer, redeals = self.stock.unpack(key)[1::2]
        if redeals or self.stock.unlimited:
            return key
        waste = key & (1 << pointer) - 1
        known = self._wastes.get(waste)
        if known is None:
            known = self._wastes[waste] = self._earliest(waste)
        return key ^ waste ^ known

    def _earliest(self, waste: int) -> int:
        ranks, earliest, place = self.stock_ranks, 0, 0
        while waste:
            bit = waste & -waste
            waste ^= bit
            place = self._next[ranks[bit.bit_length() - 1]][place]
            earliest |= 1 << place
            place += 1
        return earliest
