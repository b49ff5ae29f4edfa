"""The truth sooner: the moves of the family once more, on plain tuples and from tables.

It shares nothing with the solver and little with the rules (the layout of the table, the ranks that
go together); `test_quick_flood.py` holds it to the flood that asks the rules for each move.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import DealMode, Gather, Goal, Source, Unmatched, WasteOpen
from tests.solver.flood import Truth

# Slots filled, stock with the next card first, wastes, cells (sorted, -1 empty), redeals left.
State = tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, ...], int | None]
# Where a card outside the table is open, which of them, the card, its rank.
Open = tuple[str, int, int, int]
# Masks after each removal on the table; by rank, those after a card of it took one; open cards.
Table = tuple[list[int], dict[int, list[int]], list[tuple[int, int]]]

_SOURCES = {
    "waste": Source.WASTE,
    "oldest": Source.WASTE,
    "stock": Source.STOCK,
    "cell": Source.CELL,
}


class QuickFlood:
    """The moves under the rules of one deal."""

    def __init__(self, deal: Deal) -> None:
        rules = deal.rules
        self._deal, self._rules, self._stock = deal, rules, rules.stock
        self._ranks, self._partners = deal.ranks, rules.partners
        self._alone = set(rules.pairs.alone)
        self._forbidden = {frozenset(zones) for zones in rules.pairs.forbid}
        self._on_table = {z: self._may_meet(Source.TABLEAU, s) for z, s in _SOURCES.items()}
        self._tables: dict[int, Table] = {}
        gone = self._stock is not None and self._stock.unmatched is Unmatched.GONE
        self._is_gone = gone
        self._all_must_go = rules.goal is Goal.ALL and not gone
        is_all = rules.goal is Goal.ALL
        self._goal = deal.tableau.full_mask if is_all else deal.tableau.goal_mask

    def truth(self, start: Position, most_positions: int) -> Truth | None:
        """As `flood`: what can be known about `start`, None if there are too many positions."""
        cells = tuple(sorted(-1 if card is None else card for card in start.cells))
        first: State = (start.tableau, start.stock, start.wastes, cells, start.redeals_left)
        fewest, most, depth, seen, layer = None, 0, 0, {first}, [first]
        play_on = self._rules.play_on
        while layer:
            following: list[State] = []
            for state in layer:
                most = max(most, self._removed(state))
                if self._is_won(state):
                    fewest = depth if fewest is None else fewest
                    if not play_on:
                        continue
                for after in self._afters(state):
                    if after not in seen:
                        seen.add(after)
                        following.append(after)
            if len(seen) > most_positions:
                return None
            layer, depth = following, depth + 1
        return Truth(fewest, most, len(seen))

    def _removed(self, state: State) -> int:
        slots = self._rules.slot_count
        waiting = sum([0 <= card < slots for card in state[3]])
        return slots - state[0].bit_count() - waiting

    def _is_won(self, state: State) -> bool:
        tableau, stock, wastes, cells, _ = state
        if tableau & self._goal or (cells and cells[-1] >= 0):
            return False
        return not (self._all_must_go and (stock or any(wastes)))

    def _may_meet(self, one: Source, other: Source) -> bool:
        return frozenset({one, other}) not in self._forbidden

    def _afters(self, state: State) -> Iterator[State]:
        tableau, stock, wastes, cells, redeals = state
        inside, takes, exposed = self._tables.get(tableau) or self._table(tableau)
        for after in inside:
            yield after, stock, wastes, cells, redeals
        opens = self._opens(state)
        for one in opens:
            zone, _, _, rank = one
            afters = takes.get(rank) if self._on_table[zone] else None
            if afters:
                _, *others = self._without(state, one)
                for after in afters:
                    yield after, *others  # type: ignore[misc]
            if rank in self._alone:
                yield self._without(state, one)
        for one, other in combinations(opens, 2):
            meet = other[3] in self._partners[one[3]]
            if meet and self._may_meet(_SOURCES[one[0]], _SOURCES[other[0]]):
                yield self._without(state, one, other)
        yield from self._under(state)
        yield from self._passing(state)
        if cells and cells[0] < 0:
            yield from self._to_cell(state, opens, exposed)

    def _table(self, tableau: int) -> Table:
        cover, ranks, partners = self._deal.tableau.cover_masks, self._ranks, self._partners
        slots = [slot.index for slot in self._deal.tableau.slots if tableau >> slot.index & 1]
        free = [i for i in slots if not tableau & cover[i]]
        inside = [tableau ^ 1 << i for i in free if ranks[i] in self._alone]
        if self._may_meet(Source.TABLEAU, Source.TABLEAU):
            pairs = list(combinations(free, 2))
            if self._rules.pairs.with_coverer:
                pairs += [
                    (i, (tableau & cover[i]).bit_length() - 1)
                    for i in slots
                    if (tableau & cover[i]).bit_count() == 1 and self._lies_open(i)
                ]
            inside += [
                tableau ^ 1 << i ^ 1 << j
                for i, j in pairs
                if ranks[j] in partners[ranks[i]] and not tableau & cover[j]
            ]
        takes: dict[int, list[int]] = {}
        for i in free:
            for rank in partners[ranks[i]]:
                takes.setdefault(rank, []).append(tableau ^ 1 << i)
        table = inside, takes, [(i, tableau ^ 1 << i) for i in free]
        self._tables[tableau] = table
        return table

    def _lies_open(self, index: int) -> bool:
        slot = self._deal.tableau.slots[index]
        return slot.column is None and not slot.face_down

    def _opens(self, state: State) -> list[Open]:
        _, stock, wastes, cells, _ = state
        rules, ranks = self._rules, self._ranks
        found: list[Open] = []
        is_top_open = WasteOpen.TOP in rules.waste_open
        if is_top_open:
            found += [("waste", n, w[-1], ranks[w[-1]]) for n, w in enumerate(wastes) if w]
        if WasteOpen.OLDEST in rules.waste_open and len(wastes) == 1:
            waste = wastes[0]
            if len(waste) > is_top_open:
                found.append(("oldest", 0, waste[0], ranks[waste[0]]))
        if stock and self._stock is not None and self._stock.top_open:
            found.append(("stock", 0, stock[0], ranks[stock[0]]))
        return found + [("cell", n, c, ranks[c]) for n, c in enumerate(cells) if c >= 0]

    def _without(self, state: State, *gone: Open) -> State:
        tableau, stock, wastes, cells, redeals = state
        for zone, number, card, _ in gone:
            if zone == "stock":
                stock = stock[1:]
            elif zone == "cell":
                left = [-1 if other == card else other for other in cells]
                cells = tuple(sorted(left))
            else:
                waste = wastes[number]
                waste = waste[:-1] if zone == "waste" else waste[1:]
                wastes = (*wastes[:number], waste, *wastes[number + 1 :])
        return tableau, stock, wastes, cells, redeals

    def _under(self, state: State) -> Iterator[State]:
        tableau, stock, wastes, cells, redeals = state
        opens = self._rules.waste_open
        if WasteOpen.UNDER_TOP not in opens or len(wastes) != 1:
            return
        waste = wastes[0]
        if len(waste) < 2 or (len(waste) == 2 and WasteOpen.OLDEST in opens):
            return
        meet = self._ranks[waste[-1]] in self._partners[self._ranks[waste[-2]]]
        if meet and self._may_meet(Source.WASTE, Source.WASTE):
            yield tableau, stock, (waste[:-2],), cells, redeals

    def _passing(self, state: State) -> Iterator[State]:
        tableau, stock, wastes, cells, redeals = state
        how = self._stock
        if how is None:
            return
        if stock:
            kept = ((),) * len(wastes) if self._is_gone else wastes
            for left, after in self._draws(how.mode, how.number, stock, kept):
                yield tableau, left, after, cells, redeals
        elif any(wastes) and redeals != 0:
            cards = [card for waste in reversed(wastes) for card in waste]
            if how.gather is Gather.SAME_ORDER:
                cards.sort()
            left_over = None if redeals is None else redeals - 1
            yield tableau, tuple(cards), ((),) * len(wastes), cells, left_over

    def _draws(
        self,
        mode: DealMode,
        number: int,
        stock: tuple[int, ...],
        wastes: tuple[tuple[int, ...], ...],
    ) -> Iterator[tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]]:
        first, outside = stock[0], stock[1:]
        if mode is DealMode.PILE:
            yield stock[number:], (wastes[0] + stock[:number],)
        elif mode is DealMode.EACH:
            dealt = (*((card,) for card in stock[:number]), *((),) * number)
            yield stock[number:], tuple(w + d for w, d in zip(wastes, dealt, strict=False))
        elif mode is DealMode.CHOOSE:
            for n, waste in enumerate(wastes):
                yield outside, (*wastes[:n], (*waste, first), *wastes[n + 1 :])
        else:
            found, card = list(wastes), first
            for n, waste in enumerate(wastes):
                if not waste or n == number - 1:
                    found[n] = (*waste, card)
                    break
                found[n], card = (*waste[:-1], card), waste[-1]
            yield outside, tuple(found)

    def _to_cell(
        self, state: State, opens: list[Open], exposed: list[tuple[int, int]]
    ) -> Iterator[State]:
        tableau, stock, wastes, cells, redeals = state
        sources = self._rules.cells.sources
        if Source.TABLEAU in sources:
            for card, after in exposed:
                yield after, stock, wastes, tuple(sorted((*cells[1:], card))), redeals
        is_shifting = self._stock is not None and self._stock.mode is DealMode.SHIFT
        for one in opens:
            zone, number, card, _ = one
            source = _SOURCES[zone]
            if zone == "waste" and number == 0 and is_shifting:
                source = Source.STOCK
            if zone != "cell" and source in sources:
                _, left, piles, _, _ = self._without(state, one)
                yield tableau, left, piles, tuple(sorted((*cells[1:], card))), redeals
