"""What the searches for fewest moves share in which removals inside the core are made at need.

They do what `Search` does, for the commonest rules alone and with less for each state: no edges are
kept, states are told apart by their ranks alone, and the full bound is worked out when a state is
next in turn. See docs/solver.md, "Only what is needed".
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Hashable

from pyramide_qt.solver.bounds.draw_cost import NEVER
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.search.macro_moves import DeepTakes
from pyramide_qt.solver.search.macro_path import DeepPath
from pyramide_qt.solver.states.one_waste_bits import LineStock
from pyramide_qt.solver.states.state_space import CORE_MASK, Space

# The cost of a dead state.
DEAD = ~0
# In a turn the moves stand before so many bits for the core cards left.
LEFT_BITS = 5
LEFT_MASK = (1 << LEFT_BITS) - 1
# Removals inside the core before a removal, and the core states after both.
Groups = list[tuple[int, list[int]]]
_CHECK_EVERY = 256


class DeepSearch(ABC):
    """One search from a start to the first state with an empty core.

    The turn of a state is the least number of moves of a line through it, and one more; of states
    with the same number those with few core cards left come first.
    """

    def __init__(self, space: Space, budget: Budget) -> None:
        self._space, self._budget, self._deep = space, budget, DeepTakes(space.core)
        stock = space.rest.stock
        assert isinstance(stock, LineStock)
        self._stock, self._count = stock, stock.count
        self._ranks = space.core.ranks[stock.first :]
        self._end = _most_moves(space.deal.rules.card_count, stock) + 2 << LEFT_BITS
        # One more than the cost of each state seen; ~ of that once its ways on are known.
        self._costs: dict[int, int] = {}
        self._parents: dict[int, int] = {}
        # States by their turn: by the rough bound alone, by the full one, and, where the ways on
        # are known but for the redeal, by the rough bound with the redeal.
        self._rough: defaultdict[int, list[int]] = defaultdict(list)
        self._full: defaultdict[int, list[int]] = defaultdict(list)
        self._redeals: defaultdict[int, list[int]] = defaultdict(list)
        self._lowest = 0

    @abstractmethod
    def _begin(self, start: int) -> None:
        """See the start."""

    @abstractmethod
    def _least(self, state: int, enough: int) -> int:
        """The full bound for a state, which need not be right below `enough`."""

    @abstractmethod
    def _expand(self, state: int, cost: int) -> None:
        """See all that comes of a state but by a redeal."""

    @abstractmethod
    def _redeal(self, state: int) -> None:
        """See what comes of a state by drawing its whole stock and a redeal."""

    @abstractmethod
    def shown(self, rest: int) -> Hashable:
        """What all states of the rest share that are taken for one."""

    def path(self, start: int) -> list[int] | None:
        """The states from `start` to the aim, both with it, or None if it is out of reach.

        Raises OutOfBudget.
        """
        self._begin(start)
        costs, masks, seen = self._costs, self._space.core.masks, 0
        while self._lowest < self._end:
            state = self._next()
            if state is None:
                continue
            cost = costs[state]
            if not masks[state & CORE_MASK]:
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
            self._lowest = self._next_turn(lowest + 1)
            return None
        state = rough.pop()
        cost = costs[state]
        if cost < 0:
            return None
        enough = (lowest >> LEFT_BITS) - cost
        least = self._least(state, enough)
        if least >= NEVER:
            costs[state] = DEAD
        elif least <= enough:
            return state
        else:
            self._put(self._full, cost + least, state)
        return None

    def _next_turn(self, turn: int) -> int:
        """The first turn from this one on that has a state, or the end of them."""
        full, redeals, rough = self._full.get, self._redeals.get, self._rough.get
        while turn < self._end and not (rough(turn) or full(turn) or redeals(turn)):
            turn += 1
        return turn

    def _put(self, states: defaultdict[int, list[int]], moves: int, state: int) -> None:
        """Let `state` have its turn among those with at least so many moves."""
        left = min(LEFT_MASK, self._space.core.masks[state & CORE_MASK].bit_count())
        turn = max(moves, self._lowest >> LEFT_BITS) << LEFT_BITS | left
        states[turn].append(state)
        if turn < self._lowest:
            self._lowest = turn

    def _cleared(self, core: int) -> Groups:
        """The empty core, if removals inside the core alone lead there."""
        clear = self._deep.moves_to_clear(self._space.core.masks[core])
        return [(clear, [self._space.core.number(0)])] if clear < NEVER else []

    def _followed(self, start: int, state: int) -> list[int]:
        """The states of the game from `start` to the one that `state` stands for."""
        path = [state]
        while self._parents[path[-1]] >= 0:
            path.append(self._parents[path[-1]])
        return DeepPath(self._space, self._deep, self.shown).followed(start, path[::-1])


def _most_moves(cards: int, stock: LineStock) -> int:
    """More moves than a shortest line of a game with so many cards can have.

    Each of its passes but the last removes a card, since one that removes nothing can be left out.
    """
    most_passes = cards + 1 if stock.passes is None else min(stock.passes, cards + 1)
    return cards + most_passes * (stock.count + 1)
