"""What the searches for fewest moves share in which removals inside the pyramid are made at need.

They do what `BestFirstSearch` does, for the commonest rules alone and with less for each state: no
edges are kept, states are told apart by canonical keys, and the full heuristic is worked out when a
state is next in turn. See docs/solver.md, "Only what is needed".
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Hashable

from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.search.macro_moves import MacroMoves
from pyramide_qt.solver.search.macro_path import MacroPath
from pyramide_qt.solver.states.one_waste_bits import OneWasteStock
from pyramide_qt.solver.states.state_space import PYRAMID_MASK, StateSpace

# The cost of a dead state.
DEAD = ~0
# In an f-value the moves stand before so many bits for the pyramid cards left.
LEFT_BITS = 5
LEFT_MASK = (1 << LEFT_BITS) - 1
# Removals inside the pyramid before a removal, and the pyramid states after both.
Groups = list[tuple[int, list[int]]]
_CHECK_EVERY = 256


class LazyAStar(ABC):
    """One search from a start to the first state with an empty pyramid.

    The f-value of a state is the least number of moves of a line through it, and one more; of
    states with the same number those with few pyramid cards left come first.
    """

    def __init__(self, space: StateSpace, budget: Budget) -> None:
        self._space, self._budget, self._macros = space, budget, MacroMoves(space.pyramid)
        stock = space.outside.stock
        assert isinstance(stock, OneWasteStock)
        self._stock, self._count = stock, stock.count
        self._ranks = space.pyramid.ranks[stock.first :]
        self._end = _most_moves(space.deal.rules.card_count, stock) + 2 << LEFT_BITS
        # One more than the cost of each state seen; ~ of that once its ways on are known.
        self._costs: dict[int, int] = {}
        self._parents: dict[int, int] = {}
        # States by their f-value: by the rough bound alone, by the full one, and, where the ways on
        # are known but for the redeal, by the rough bound with the redeal.
        self._rough: defaultdict[int, list[int]] = defaultdict(list)
        self._full: defaultdict[int, list[int]] = defaultdict(list)
        self._redeals: defaultdict[int, list[int]] = defaultdict(list)
        self._lowest = 0

    @abstractmethod
    def _begin(self, start: int) -> None:
        """See the start."""

    @abstractmethod
    def _lower_bound(self, state: int, enough: int) -> int:
        """The full bound for a state, which need not be right below `enough`."""

    @abstractmethod
    def _expand(self, state: int, cost: int) -> None:
        """See all that comes of a state but by a redeal."""

    @abstractmethod
    def _redeal(self, state: int) -> None:
        """See what comes of a state by drawing its whole stock and a redeal."""

    @abstractmethod
    def canonical_key(self, outside: int) -> Hashable:
        """What all states of the outside share that are taken for one."""

    def path(self, start: int) -> list[int] | None:
        """The states from `start` to the aim, both with it, or None if it is out of reach.

        Raises OutOfBudget.
        """
        self._begin(start)
        costs, masks, seen = self._costs, self._space.pyramid.masks, 0
        while self._lowest < self._end:
            state = self._next()
            if state is None:
                continue
            cost = costs[state]
            if not masks[state & PYRAMID_MASK]:
                self._budget.take(len(costs) - seen)
                return self._followed(start, state)
            costs[state] = ~cost
            self._expand(state, cost)
            if len(costs) - seen >= _CHECK_EVERY:
                self._budget.take(len(costs) - seen)
                seen = len(costs)
        self._budget.take(len(costs) - seen)
        return None

    def _next(self) -> int | None:
        """The state to be expanded next, if this step brings one."""
        costs, lowest = self._costs, self._lowest
        full = self._full.get(lowest)
        if full:
            state = full.pop()
            return state if costs[state] >= 0 else None
        redeals = self._redeals.get(lowest)
        if redeals:
            self._redeal(redeals.pop())
            return None
        rough = self._rough.get(lowest)
        if not rough:
            self._lowest = self._next_f_value(lowest + 1)
            return None
        state = rough.pop()
        cost = costs[state]
        if cost < 0:
            return None
        enough = (lowest >> LEFT_BITS) - cost
        lower_bound = self._lower_bound(state, enough)
        if lower_bound >= NEVER:
            costs[state] = DEAD
        elif lower_bound <= enough:
            return state
        else:
            self._put(self._full, cost + lower_bound, state)
        return None

    def _next_f_value(self, f_value: int) -> int:
        """The first f-value from this one on that has a state, or the end of them."""
        full, redeals, rough = self._full.get, self._redeals.get, self._rough.get
        while f_value < self._end and not (rough(f_value) or full(f_value) or redeals(f_value)):
            f_value += 1
        return f_value

    def _put(self, states: defaultdict[int, list[int]], moves: int, state: int) -> None:
        """Put `state` among those with at least so many moves."""
        left = min(LEFT_MASK, self._space.pyramid.masks[state & PYRAMID_MASK].bit_count())
        f_value = max(moves, self._lowest >> LEFT_BITS) << LEFT_BITS | left
        states[f_value].append(state)
        if f_value < self._lowest:
            self._lowest = f_value

    def _cleared(self, pyramid: int) -> Groups:
        """The empty pyramid, if removals inside the pyramid alone lead there."""
        clear = self._macros.moves_to_clear(self._space.pyramid.masks[pyramid])
        return [(clear, [self._space.pyramid.number(0)])] if clear < NEVER else []

    def _followed(self, start: int, state: int) -> list[int]:
        """The states of the game from `start` to the one that `state` stands for."""
        path = [state]
        while self._parents[path[-1]] >= 0:
            path.append(self._parents[path[-1]])
        return MacroPath(self._space, self._macros, self.canonical_key).followed(start, path[::-1])


def _most_moves(cards: int, stock: OneWasteStock) -> int:
    """More moves than a shortest line of a game with so many cards can have.

    Each of its passes but the last removes a card, since one that removes nothing can be left out.
    """
    most_passes = cards + 1 if stock.passes is None else min(stock.passes, cards + 1)
    return cards + most_passes * (stock.count + 1)
