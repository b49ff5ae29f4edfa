"""The search for fewest moves where a stock is drawn card by card onto one closed waste.

It does what `Search` does, for the commonest rules alone and with less for each state: no edges
and no ways back are kept, and the full bound is worked out when a state is next in turn.
"""

from __future__ import annotations

from collections import defaultdict

from pyramide_qt.solver.bounds import Bounds
from pyramide_qt.solver.closed_line import ClosedLine, ClosedView
from pyramide_qt.solver.collecting import NEVER
from pyramide_qt.solver.deep_path import DeepPath
from pyramide_qt.solver.deep_takes import DeepTakes
from pyramide_qt.solver.question import Budget
from pyramide_qt.solver.rank_line import RankLine
from pyramide_qt.solver.space import CORE_BITS, CORE_MASK, Space
from pyramide_qt.solver.stock_line import LineStock

_CHECK_EVERY = 256
_DEAD = ~0
# More moves than a line has whose every card is drawn in every pass.
_MOST_MOVES = 1024
_LEFT_BITS = 5
_POINTER_BITS = 7
_POINTER_MASK = (1 << _POINTER_BITS) - 1
# So many states are looked at before the tables that take longer to make.
_SHALLOW_STATES = 1_500
_MOST_KEPT = 20_000


class LineSearch:
    """One search from a start to the first state with an empty core.

    `closed` is the bound that `bounds` uses. The goal must not ask for an empty stock.
    """

    def __init__(self, space: Space, budget: Budget, bounds: Bounds, closed: ClosedLine) -> None:
        self._space, self._budget, self._bounds, self._closed = space, budget, bounds, closed
        stock = space.rest.stock
        assert isinstance(stock, LineStock)
        self._stock, self._count = stock, stock.count
        self._ranks = space.core.ranks[stock.first :]
        lonely = [rank in space.core.alone for rank in range(14)]
        self._is_lonely = [lonely[rank] for rank in self._ranks]
        # One more than the cost of each state seen; ~ of that once its ways on are known, ~0 if
        # it is dead.
        self._costs: dict[int, int] = {}
        # States by the least number of moves of a line through them and by the core cards left:
        # by the rough bound alone, by the full one, and, where the ways on are known but for the
        # redeal, by that number for the redeal.
        self._rough: defaultdict[int, list[int]] = defaultdict(list)
        self._full: defaultdict[int, list[int]] = defaultdict(list)
        self._redeals: defaultdict[int, list[int]] = defaultdict(list)
        self._deep = DeepTakes(space.core)
        self._parents: dict[int, int] = {}
        # For a core and cards outside at any pointer: where and how they were last reached.
        self._firsts: dict[int, int] = {}
        self._facts: dict[int, tuple[int, int]] = {}
        self._written: dict[int, int] = {}
        self._views: dict[int, ClosedView] = {}
        self._lowest = 0

    def path(self, start: int) -> list[int] | None:
        """The states from `start` to the aim, both with it, or None if it is out of reach.

        Raises OutOfBudget.
        """
        start_mask = self._stock.unpack(start >> CORE_BITS)[0]
        self._line = RankLine(self._stock, self._ranks, start_mask)
        self._costs[start] = 1
        if self._bounds.moves_left(start) < NEVER:
            self._put(self._full, 0, start)
        costs, masks, seen, expanded = self._costs, self._space.core.masks, 0, 0
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
            expanded += 1
            if expanded == _SHALLOW_STATES:
                self._closed.look_deeper()
            if len(costs) - seen >= _CHECK_EVERY:
                self._budget.take(len(costs) - seen)
                seen = len(costs)
        self._budget.take(len(costs) - seen)
        return None

    def _next(self) -> int | None:
        """The state to be expanded next, if this step brings one.

        Of states with the same number of moves, those with few core cards left come first.
        """
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
            self._lowest += 1
            return None
        state = rough.pop()
        cost = costs[state]
        if cost < 0:
            return None
        rest = state >> CORE_BITS
        view = self._views.get(rest) or self._view(rest)
        enough = (lowest >> _LEFT_BITS) - cost
        prepared = self._bounds.prepared(state & CORE_MASK)
        least = self._closed.least(view, prepared, enough)
        if least >= NEVER:
            costs[state] = _DEAD
            return None
        if least <= enough:
            return state
        self._put(self._full, cost + least, state)
        return None

    def _put(self, states: defaultdict[int, list[int]], moves: int, state: int) -> None:
        """Let `state` have its turn among those with at least so many moves."""
        left = self._space.core.masks[state & CORE_MASK].bit_count()
        turn = max(moves, self._lowest >> _LEFT_BITS) << _LEFT_BITS | left
        states[turn].append(state)
        if turn < self._lowest:
            self._lowest = turn

    def _view(self, rest: int) -> ClosedView:
        if len(self._views) >= _MOST_KEPT:
            self._views.clear()
        view = self._views[rest] = self._closed.view(rest)
        return view

    def _write(self, rest: int) -> int:
        if len(self._written) >= _MOST_KEPT:
            self._written.clear()
        written = self._written[rest] = self._line.written(rest)
        return written

    def _expand(self, state: int, cost: int) -> None:
        core, rest = state & CORE_MASK, state >> CORE_BITS
        clear = self._deep.moves_to_clear(self._space.core.masks[core])
        if clear < NEVER:
            self._see(rest, [(clear, [self._space.core.number(0)])], cost, state)
        takes, here = self._deep.takes(core), [(0, [core])]
        count, ranks, is_lonely = self._count, self._ranks, self._is_lonely
        written = self._written
        mask, pointer, _, redeals = self._stock.unpack(rest)
        high = redeals << self._stock.redeals_at
        below = mask & (1 << pointer) - 1
        stock = mask ^ below
        bit, after, cost = 1 << below.bit_length() >> 1, pointer, cost + 1
        while True:
            if bit:
                place = bit.bit_length() - 1
                groups = here if is_lonely[place] else takes.get(ranks[place])
                if groups:
                    taken = mask ^ bit | after << count | high
                    self._see(written.get(taken) or self._write(taken), groups, cost, state)
            if not stock:
                break
            bit = stock & -stock
            stock ^= bit
            after = (stock & -stock).bit_length() - 1 if stock else count
            cost += 1
        if mask and (redeals or self._stock.unlimited):
            removals, _ = self._facts.get(core) or self._facts_of(core)
            least = cost + self._closed.after_redeal(core, mask, redeals, removals)
            if least < NEVER:
                self._put(self._redeals, least, state)

    def _redeal(self, state: int) -> None:
        """See what comes of `state` by drawing its whole stock and a redeal."""
        mask, pointer, _, redeals = self._stock.unpack(state >> CORE_BITS)
        cost = ~self._costs[state] + (mask >> pointer).bit_count() + 1
        again = self._stock.pack(mask, 0, 0, redeals - 1 if redeals else 0)
        self._see(self._line.written(again), [(0, [state & CORE_MASK])], cost, state)

    def _facts_of(self, core: int) -> tuple[int, int]:
        """How many removals a core state needs at least, and how many cards it has."""
        left = self._space.core.masks[core].bit_count()
        facts = self._facts[core] = self._bounds.removals(core), left
        return facts

    def _see(self, rest: int, groups: list[tuple[int, list[int]]], cost: int, parent: int) -> None:
        """Note that states of `rest` are reached, at `cost` and the removals of each group."""
        high, lowest = rest << CORE_BITS, self._lowest
        costs, known_facts, rough = self._costs, self._facts, self._closed.rough
        firsts, pointer = self._firsts, rest >> self._count & _POINTER_MASK
        anywhere = high ^ pointer << self._count + CORE_BITS
        view = None
        for before, cores in groups:
            reached = cost + before
            for core in cores:
                state = high | core
                known = costs.get(state)
                if known is not None and (known if known >= 0 else ~known) <= reached:
                    continue
                first = firsts.get(anywhere | core)
                if first is not None:
                    earlier = first & _POINTER_MASK
                    drawn = (rest & (1 << pointer) - 1) >> earlier
                    if (
                        earlier <= pointer
                        and (first >> _POINTER_BITS) + drawn.bit_count() <= reached
                    ):
                        continue
                firsts[anywhere | core] = reached << _POINTER_BITS | pointer
                if view is None:
                    view = self._views.get(rest) or self._view(rest)
                removals, left = known_facts.get(core) or self._facts_of(core)
                least = rough(view, core, removals)
                if least >= NEVER:
                    costs[state] = _DEAD
                    continue
                costs[state] = reached
                self._parents[state] = parent
                turn = reached + least << _LEFT_BITS | left
                if turn < lowest:
                    self._put(self._rough, reached + least, state)
                else:
                    self._rough[turn].append(state)

    def _followed(self, start: int, state: int) -> list[int]:
        """The states of the game from `start` to the one that `state` stands for."""
        path = [state]
        while state != start:
            state = self._parents[state]
            path.append(state)
        return DeepPath(self._space, self._deep, self._line.shown).followed(start, path[::-1])
