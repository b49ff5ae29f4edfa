"""The rest: everything outside the core, that is other blocks, stock, wastes and cells.

States are numbered as they are met; each knows its ways on once and for all.
"""

from __future__ import annotations

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import Goal
from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.states.outside_moves import FROM_TABLEAU, RestKey, RestMoves, stock_must_go


class RestNode:
    """One state of the rest; other states are named by their number.

    `meets`: for each rank, cost and state of each way to use a card of that rank with a core
    card. `own`: cost and state of each way on that touches no core card. `fills`: the state for
    each rank of a core card put into a cell. `forced`: `own` has one entry, which loses nothing.
    """

    __slots__ = ("fills", "forced", "meets", "own")

    def __init__(self) -> None:
        self.meets: dict[int, list[tuple[int, int]]] = {}
        self.own: list[tuple[int, int]] = []
        self.fills: dict[int, int] = {}
        self.forced = False


class Rest:
    """Numbers the states outside the core and works out the ways on from each when first asked."""

    def __init__(self, deal: Deal, moves: RestMoves) -> None:
        self.moves, self.others, self.stock = moves, moves.others, moves.stock
        goal_all = deal.rules.goal is Goal.ALL
        self._goal_mask = self.others & (-1 if goal_all else deal.tableau.goal_mask)
        self._must_go = stock_must_go(deal.rules)
        self.keys: list[RestKey] = []
        self._slot_count = deal.rules.slot_count
        self._ranks = deal.ranks
        self._numbers: dict[RestKey, int] = {}
        self._nodes: list[RestNode | None] = []

    def number(self, key: RestKey) -> int:
        """The number of a state."""
        known = self._numbers.get(key)
        if known is None:
            known = self._numbers[key] = len(self.keys)
            self.keys.append(key)
            self._nodes.append(None)
        return known

    def number_of(self, position: Position) -> int:
        """The state outside the core in `position`."""
        return self.number(self._key_of(position))

    def _key_of(self, position: Position) -> RestKey:
        cells = [0 if card is None else self._cell_value(card) for card in position.cells]
        stock = None if self.stock is None else self.stock.key_of(position)
        return position.tableau & self.others, stock, tuple(sorted(cells))

    def _cell_value(self, card: int) -> int:
        return self._ranks[card] + (self.moves.tableau_value if card < self._slot_count else 0)

    def node(self, number: int) -> RestNode:
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
        """Whether nothing outside the core keeps the game from being won."""
        others, stock, cells = self.keys[number]
        if any(cells) or others & self._goal_mask:
            return False
        return not (self._must_go and self.stock is not None and self.stock.cards(stock))

    def slots_left(self, number: int) -> int:
        """How many tableau cards of a state have not left the game (cells must be tracked)."""
        others, _, cells = self.keys[number]
        return others.bit_count() + sum(value > FROM_TABLEAU for value in cells)

    def _expanded(self, key: RestKey) -> RestNode:
        node = RestNode()
        forced = self.moves.forced(key)
        if forced is not None:
            node.own, node.forced = [(1, self.number(forced))], True
            return node
        best: dict[tuple[int, RestKey], int] = {}
        for cost, rank, after in self.moves.edges(key):
            known = best.get((rank, after))
            if known is None or cost < known:
                best[rank, after] = cost
        for (rank, after), cost in best.items():
            number = self.number(after)
            if rank > 0:
                node.meets.setdefault(rank, []).append((cost, number))
            elif rank < 0:
                node.fills[-rank] = number
            else:
                node.own.append((cost, number))
        return node
