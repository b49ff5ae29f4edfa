"""The search for fewest moves where a stock is drawn card by card onto one waste, both tops open.

It does what `Search` does, for these rules alone and with fewer states: removals inside the core
are made at need (`deep_takes.py`), and cards of stock and waste are told apart by their ranks
alone. The full bound is worked out when a state is next in turn.
"""

from __future__ import annotations

from collections import defaultdict

from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.bounds import Bounds
from pyramide_qt.solver.collecting import NEVER
from pyramide_qt.solver.collecting_line import has_line_bound
from pyramide_qt.solver.deep_path import DeepPath
from pyramide_qt.solver.deep_takes import DeepTakes
from pyramide_qt.solver.line_nodes import PlainRest
from pyramide_qt.solver.open_bound import OpenBound
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.rest_moves import stock_must_go
from pyramide_qt.solver.space import CORE_BITS, CORE_MASK, Space
from pyramide_qt.solver.stock_line import LineStock

_CHECK_EVERY = 256
_DEAD = ~0
# More moves than a line has whose every card is drawn in every pass.
_MOST_MOVES = 1024
_LEFT_BITS = 5
_LEFT_MASK = (1 << _LEFT_BITS) - 1
_MOST_KEPT = 20_000
# Removals inside the core before a removal, and the core states after both.
Groups = list[tuple[int, list[int]]]


def is_open_search(space: Space) -> bool:
    """Whether the search below serves the space, for the goal of the game."""
    is_open = isinstance(space.rest, PlainRest) and space.rest.stock.top_open
    is_core = space.core.must_clear and not stock_must_go(space.deal.rules)
    return is_open and is_core and space.is_exact and has_line_bound(space)


class OpenSearch:
    """One search from a start to the first state with an empty core."""

    def __init__(self, space: Space, budget: Budget, bounds: Bounds) -> None:
        stock, core = space.rest.stock, space.core
        assert isinstance(stock, LineStock)
        self._space, self._budget = space, budget
        self._bound = OpenBound(space, bounds)
        self._deep = DeepTakes(core)
        self._stock, self._count = stock, stock.count
        self._ranks = core.ranks[stock.first :]
        self._partner = [next(iter(core.partners.get(rank, ())), -1) for rank in range(14)]
        self._is_lonely = [rank in core.alone for rank in range(14)]
        self._lonely = sum(1 << i for i, r in enumerate(self._ranks) if r in core.alone)
        self._nexts = self._places_by_rank()
        self._lasts: dict[int, int] = {}
        # One more than the cost of each state seen; ~ of that once its ways on are known, ~0 if
        # it is dead.
        self._costs: dict[int, int] = {}
        self._parents: dict[int, int] = {}
        # States by their turn: the least number of moves of a line through them, and one more,
        # then the core cards left. By the removals alone, by the full bound, and, where the ways
        # on are known but for the redeal, by the removals with it.
        self._rough: defaultdict[int, list[int]] = defaultdict(list)
        self._full: defaultdict[int, list[int]] = defaultdict(list)
        self._redeals: defaultdict[int, list[int]] = defaultdict(list)
        # The turn of a core state by itself, with removals as moves; less than 0 if it is dead.
        self._turns: dict[int, int] = {}
        self._lowest = 0

    def _places_by_rank(self) -> list[list[int]]:
        """For each rank, the next place with a card of it, as a bit, from each place on."""
        nexts = [[0] * (self._count + 1) for _ in range(14)]
        for place in range(self._count - 1, -1, -1):
            for row in nexts:
                row[place] = row[place + 1]
            nexts[self._ranks[place]][place] = 1 << place
        return nexts

    def path(self, start: int) -> list[int] | None:
        """The states from `start` to the aim, both with it, or None if it is out of reach.

        Raises OutOfBudget.
        """
        self._see(self.written(start >> CORE_BITS), [(0, [start & CORE_MASK])], 1, -1)
        costs, masks, seen = self._costs, self._space.core.masks, 0
        while self._lowest < _MOST_MOVES << _LEFT_BITS:
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
        lowest, costs = self._lowest, self._costs
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
            self._lowest += 1
            return None
        state = rough.pop()
        cost = costs[state]
        if cost < 0:
            return None
        mask, pointer, _, left = self._stock.unpack(state >> CORE_BITS)
        least = self._bound.least(
            state & CORE_MASK, mask, pointer, left > 0 or self._stock.unlimited
        )
        if least >= NEVER:
            costs[state] = _DEAD
            return None
        turn = cost + least << _LEFT_BITS | lowest & _LEFT_MASK
        if turn <= lowest:
            return state
        self._full[turn].append(state)
        return None

    def _expand(self, state: int, cost: int) -> None:
        core, rest = state & CORE_MASK, state >> CORE_BITS
        clear = self._deep.moves_to_clear(self._space.core.masks[core])
        if clear < NEVER:
            self._see(rest, [(clear, [self._space.core.number(0)])], cost, state)
        takes, here = self._deep.takes(core), [(0, [core])]
        count, ranks, is_lonely, nexts = self._count, self._ranks, self._is_lonely, self._nexts
        mask, pointer, _, redeals = self._stock.unpack(rest)
        high = redeals << self._stock.redeals_at
        waste = mask & (1 << pointer) - 1
        stock, top, partner = mask ^ waste, 1 << waste.bit_length() >> 1, -1
        cost += 1
        if waste:
            rank = ranks[top.bit_length() - 1]
            partner = self._partner[rank]
            groups = here if is_lonely[rank] else takes.get(rank)
            if groups:
                self._see(mask ^ top | pointer << count | high, groups, cost, state)
        while stock:
            bit = stock & -stock
            stock ^= bit
            rank = ranks[bit.bit_length() - 1]
            if not is_lonely[rank]:
                groups = takes.get(rank)
                if groups or rank == partner:
                    after = (stock & -stock).bit_length() - 1 if stock else count
                    after = waste | stock | after << count | high
                    if groups:
                        self._see(after, groups, cost, state)
                    if rank == partner:
                        self._see(after ^ top, here, cost, state)
                top = nexts[rank][waste.bit_length()]
                waste |= top
                partner = self._partner[rank]
            cost += 1
        if waste and (redeals or self._stock.unlimited):
            turn = (cost << _LEFT_BITS) + self._turns[core]
            self._redeals[max(self._lowest, turn)].append(state)

    def _redeal(self, state: int) -> None:
        """See what comes of `state` by drawing its whole stock and a redeal."""
        rest = state >> CORE_BITS
        mask, pointer, _, redeals = self._stock.unpack(rest)
        cost = ~self._costs[state] + (mask >> pointer).bit_count() + 1
        # Cards that go alone have gone in place of their draws.
        left = self._latest(mask & ~(self._lonely >> pointer << pointer))
        after = self._stock.pack(left, 0, 0, redeals - 1 if redeals else 0)
        self._see(after, [(0, [state & CORE_MASK])], cost, state)

    def _see(self, rest: int, groups: Groups, cost: int, parent: int) -> None:
        """Note that the states of `rest` with each of some cores are reached.

        `cost` is to be added to the removals inside the core that each group needs.
        """
        high = rest << CORE_BITS
        costs, parents, turns, lowest = self._costs, self._parents, self._turns, self._lowest
        moves_now = lowest >> _LEFT_BITS << _LEFT_BITS
        for before, cores in groups:
            reached = cost + before
            for core in cores:
                state = high | core
                known = costs.get(state)
                if known is not None and (known if known >= 0 else ~known) <= reached:
                    continue
                turn = turns.get(core)
                if turn is None:
                    turn = turns[core] = self._turn_of(core)
                if turn < 0:
                    costs[state] = _DEAD
                    continue
                costs[state] = reached
                parents[state] = parent
                left = turn & _LEFT_MASK
                turn += reached << _LEFT_BITS
                if turn < lowest:
                    turn = max(turn, moves_now | left)
                    self._lowest = lowest = min(lowest, turn)
                self._rough[turn].append(state)

    def _turn_of(self, core: int) -> int:
        least = self._bound.removals(core)
        left = self._space.core.masks[core].bit_count()
        return -1 if least >= NEVER else least << _LEFT_BITS | min(left, _LEFT_MASK)

    def written(self, rest: int) -> int:
        """The state that stands for all that show the same ranks in stock and waste.

        The waste is written with the earliest cards that show its ranks, the stock with the latest.
        """
        mask, pointer, _, redeals = self._stock.unpack(rest)
        left = mask & (1 << pointer) - 1
        waste, stock = 0, self._latest(mask ^ left)
        for place in bits(left):
            waste |= self._nexts[self._ranks[place]][waste.bit_length()]
        pointer = (stock & -stock).bit_length() - 1 if stock else self._count
        return waste | stock | pointer << self._count | redeals << self._stock.redeals_at

    def _latest(self, stock: int) -> int:
        """The latest cards that show the ranks of `stock`."""
        known = self._lasts.get(stock)
        if known is None:
            ranks, known, place = self._ranks, 0, self._count
            for last in reversed(bits(stock)):
                place -= 1
                while ranks[place] != ranks[last]:
                    place -= 1
                known |= 1 << place
            if len(self._lasts) >= _MOST_KEPT:
                self._lasts.clear()
            self._lasts[stock] = known
        return known

    def _followed(self, start: int, state: int) -> list[int]:
        """The states of the game from `start` to the one that `state` stands for."""
        path = [state]
        while self._parents[path[-1]] >= 0:
            path.append(self._parents[path[-1]])
        return DeepPath(self._space, self._deep, self.written).followed(start, path[::-1])
