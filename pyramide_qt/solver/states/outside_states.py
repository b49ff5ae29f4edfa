"""The outside: everything outside the pyramid, that is other blocks, stock, wastes and cells.

States are numbered as they are met; each knows its ways on once and for all.
"""

from __future__ import annotations

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import Goal
from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.states.one_waste_bits import OneWasteStock
from pyramide_qt.solver.states.outside import OutsideState
from pyramide_qt.solver.states.outside_moves import (
    FROM_TABLEAU,
    OutsideKey,
    OutsideMoves,
    stock_must_go,
)


class OutsideStates:
    """Numbers the states outside the pyramid; works out the ways on from each when first asked."""

    is_on_bits = is_by_rank = False

    def __init__(self, deal: Deal, moves: OutsideMoves) -> None:
        self.moves, self.others, self.stock = moves, moves.others, moves.stock
        self.order = moves.stock if isinstance(moves.stock, OneWasteStock) else None
        goal_all = deal.rules.goal is Goal.ALL
        self._goal_mask = self.others & (-1 if goal_all else deal.tableau.goal_mask)
        self._must_go = stock_must_go(deal.rules)
        self.keys: list[OutsideKey] = []
        self._slot_count = deal.rules.slot_count
        self._ranks = deal.ranks
        self._numbers: dict[OutsideKey, int] = {}
        self._nodes: list[OutsideState | None] = []

    def begin(self, _position: Position) -> None:
        """Every state stands for itself, wherever a search begins."""

    def burden(self, number: int) -> int:
        """What the cards of a state weigh for the order of a search: cards of a waste most."""
        others, key, _ = self.keys[number]
        return others.bit_count() + (0 if self.stock is None else self.stock.burden(key))

    def number(self, key: OutsideKey) -> int:
        """The number of a state."""
        known = self._numbers.get(key)
        if known is None:
            known = self._numbers[key] = len(self.keys)
            self.keys.append(key)
            self._nodes.append(None)
        return known

    def number_of(self, position: Position) -> int:
        """The state outside the pyramid in `position`."""
        return self.number(self._key_of(position))

    def _key_of(self, position: Position) -> OutsideKey:
        cells = [0 if card is None else self._cell_value(card) for card in position.cells]
        stock = None if self.stock is None else self.stock.key_of(position)
        return position.tableau & self.others, stock, tuple(sorted(cells))

    def _cell_value(self, card: int) -> int:
        return self._ranks[card] + (self.moves.tableau_value if card < self._slot_count else 0)

    def node(self, number: int) -> OutsideState:
        """The state of that number with all its ways on."""
        node = self._nodes[number]
        if node is None:
            node = self._nodes[number] = self._expanded(self.keys[number])
        return node

    def ranks_of(self, number: int) -> list[int]:
        """The ranks of all cards in a state."""
        others, stock, cells = self.keys[number]
        cards = bits(others) + (self.stock.cards(stock) if self.stock is not None else [])
        return [self._ranks[c] for c in cards] + [v % FROM_TABLEAU for v in cells if v]

    def is_done(self, number: int) -> bool:
        """Whether nothing outside the pyramid keeps the game from being won."""
        others, stock, cells = self.keys[number]
        if any(cells) or others & self._goal_mask:
            return False
        return not (self._must_go and self.stock is not None and self.stock.cards(stock))

    def slots_left(self, number: int) -> int:
        """How many tableau cards of a state have not left the game (cells must be tracked)."""
        others, _, cells = self.keys[number]
        return others.bit_count() + sum(value > FROM_TABLEAU for value in cells)

    def _expanded(self, key: OutsideKey) -> OutsideState:
        node = OutsideState()
        forced = self.moves.forced(key)
        if forced is not None:
            node.moves, node.forced = [(1, self.number(forced))], True
            return node
        best: dict[tuple[int, OutsideKey], int] = {}
        for cost, rank, after in self.moves.edges(key):
            known = best.get((rank, after))
            if known is None or cost < known:
                best[rank, after] = cost
        for (rank, after), cost in best.items():
            number = self.number(after)
            if rank > 0:
                node.uses.setdefault(rank, []).append((cost, number))
            elif rank < 0:
                node.cell_fills[-rank] = number
            else:
                node.moves.append((cost, number))
        return node
