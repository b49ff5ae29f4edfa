"""The moves outside the pyramid, gathered over whole runs of draws.

Between two removals only draws and redeals can lie, and a removal of tableau cards alone can be
made before the draws in front of it, since draws change nothing in the tableau. So a way on is
"draw k times, then remove", or "draw to the end, then redeal"; its cost is its number of moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyramide_qt.rules.available import SOURCES, cell_source
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.goal import throws_away
from pyramide_qt.rules.moves import Place, Zone
from pyramide_qt.rules.records.rule_set import DealMode, Goal, RuleSet, Source
from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.states.one_waste_bits import OneWasteStock
from pyramide_qt.solver.states.several_wastes import SeveralWastes

AnyStock = OneWasteStock | SeveralWastes
# Other slots still filled, state of the stock (None without one), what lies in the cells.
OutsideKey = tuple[int, Any, tuple[int, ...]]
# An open card: where it lies, which it is (-1 in a cell), its rank, and the state without it.
Open = tuple[Place, int, int, OutsideKey]
# Cost, rank and state: see RestMoves.edges.
Edge = tuple[int, int, OutsideKey]

# Added to the rank of a card in a cell that came from the tableau.
FROM_TABLEAU = 16

_STOCK_ZONES = (Zone.WASTE, Zone.OLDEST, Zone.STOCK)


class OutsideMoves:
    """Lists the ways on from a state of the outside.

    `tracks_cells`: tell cards of the tableau in cells from others, which only matters for how
    many cards are gone. `is_exact`: costs must be right; otherwise only reachability counts.
    `forces`: a tableau card that can only go alone goes as soon as it is exposed.
    """

    def __init__(
        self, deal: Deal, pyramid_mask: int, *, tracks_cells: bool, is_exact: bool, forces: bool
    ) -> None:
        rules = deal.rules
        self.deal = deal
        self.others = deal.tableau.full_mask & ~pyramid_mask
        self._forces = forces
        self.ranks = deal.ranks
        self.tableau_value = FROM_TABLEAU if tracks_cells else 0
        self.stock: AnyStock | None = None
        if rules.stock is not None:
            self.stock = stock_of(deal)
        self._is_exact = is_exact
        self._goal_all = rules.goal is Goal.ALL
        self._stock_must_go = stock_must_go(rules)
        self._partners = rules.partners
        self._lonely = {r for r in rules.pairs.alone if not rules.partners[r]}
        self._alone = frozenset(rules.pairs.alone)
        self._forbid = {frozenset(zones) for zones in rules.pairs.forbid}
        self._shares_cells = Source.TABLEAU in rules.cells.sources

    def edges(self, key: OutsideKey) -> Iterator[Edge]:
        """Cost, rank and state of each way on.

        The rank is that of the card which meets a pyramid card, 0 for a way that touches no pyramid
        card, and negative for a pyramid card of that rank that goes to a cell.
        """
        others, stock, cells = key
        fixed = self._fixed_opens(key)
        yield from self._uses(1, fixed, [], key)
        yield from self._coverer_pairs(key)
        if 0 in cells and self._shares_cells:
            for rank in self._partners:
                yield 1, -rank, (others, stock, _filled(cells, rank + self.tableau_value))
        if self.stock is not None:
            yield from self._stock_edges(self.stock, key, fixed)

    def forced(self, key: OutsideKey) -> OutsideKey | None:
        """The state without an open card that goes with nothing and whose going loses nothing.

        It covers others and costs one move now as later. Where costs count, it must also be
        needed for the goal. See `docs/solver.md`, "Cards that go alone".
        """
        for place, _, rank, after in self._fixed_opens(key):
            if self._forces and rank in self._lonely and self._must_go(place):
                return after
        if self.stock is not None and (self._stock_must_go or not self._is_exact):
            others, stock, cells = key
            after_stock = self._without_lonely(self.stock, stock)
            if after_stock is not None:
                return others, after_stock, cells
        return None

    def _must_go(self, place: Place) -> bool:
        if self._goal_all or not self._is_exact or place.zone is Zone.CELL:
            return True
        slots = self.deal.tableau.slots
        if place.zone is Zone.COLUMN:
            return slots[self.deal.tableau.columns[place.number][0]].in_goal
        return slots[place.number].in_goal

    def _without_lonely(self, stock: AnyStock, key: Any, only: Zone | None = None) -> Any:
        """The state without an open lonely card that is free to go, or None."""
        for place, card, after in stock.opens(key):
            is_lonely = self.ranks[card] in self._lonely and only in (None, place.zone)
            if is_lonely and self._is_free(stock, key, place):
                return after
        return None

    def _is_free(self, stock: AnyStock, key: Any, place: Place) -> bool:
        """Whether taking a lonely card from there disturbs no later draw."""
        rules = self.deal.rules.stock
        assert rules is not None
        if rules.number == 1 or rules.mode is DealMode.CHOOSE:
            return True
        if rules.mode is DealMode.SHIFT and rules.number == 2:
            return True
        return place.zone is not Zone.STOCK and not stock.has_redeal(key)

    def _stock_edges(self, stock: AnyStock, key: OutsideKey, fixed: list[Open]) -> Iterator[Edge]:
        others, state, cells = key
        cost = 1
        while True:
            here: OutsideKey = (others, state, cells)
            opens = [
                (place, card, self.ranks[card], (others, after, cells))
                for place, card, after in stock.opens(state)
            ]
            yield from self._uses(cost, opens, fixed, here)
            under = stock.under(state)
            if under is not None and self._go_together(under[0], under[1]):
                yield cost, 0, (others, under[2], cells)
            draws = stock.draws(state)
            if len(draws) != 1:
                break
            cost, state = self._step(stock, cost, state, draws[0][1])
        if not self._is_exact and self._stock_must_go and state != key[1]:
            # Cards that went alone after the last use may be all that was missing.
            yield cost - 1, 0, (others, state, cells)
        for _, after in draws:
            yield cost, 0, (others, after, cells)
        redealt = stock.redeal(state)
        if redealt is not None:
            yield cost, 0, (others, redealt, cells)

    def _step(self, stock: AnyStock, cost: int, state: Any, drawn: Any) -> tuple[int, Any]:
        """One step through the stock: a draw, or what is at least as good.

        A lonely card on an open stock is taken instead of drawn: the same cost and one card less
        in the way. Where only reachability counts, lonely cards are taken wherever they open.
        """
        if self._is_exact:
            taken = self._without_lonely(stock, state, only=Zone.STOCK)
            return cost + 1, drawn if taken is None else taken
        cost, state = cost + 1, drawn
        while (after := self._without_lonely(stock, state)) is not None:
            cost, state = cost + 1, after
        return cost, state

    def _fixed_opens(self, key: OutsideKey) -> list[Open]:
        others, stock, cells = key
        found: list[Open] = []
        cover, slots = self.deal.tableau.cover_masks, self.deal.tableau.slots
        for i in bits(others):
            if not others & cover[i]:
                column = slots[i].column
                place = Place(Zone.SLOT, i) if column is None else Place(Zone.COLUMN, column)
                found.append((place, i, self.ranks[i], (others ^ 1 << i, stock, cells)))
        for number, value in enumerate(cells):
            if value:
                after: OutsideKey = (others, stock, _emptied(cells, number))
                found.append((Place(Zone.CELL, number), -1, value % FROM_TABLEAU, after))
        return found

    def _uses(
        self, cost: int, opens: list[Open], fixed: list[Open], here: OutsideKey
    ) -> Iterator[Edge]:
        """Every use of the open cards: with a pyramid card, with each other or `fixed`, alone."""
        for i, one in enumerate(opens):
            place, _, rank, after = one
            if self._partners[rank] and self._may_meet(SOURCES[place.zone], Source.TABLEAU):
                yield cost, rank, after
            if rank in self._alone:
                yield cost, 0, after
            for other in [*opens[i + 1 :], *fixed]:
                there, _, other_rank, _ = other
                if other_rank in self._partners[rank] and self._may_meet(
                    SOURCES[place.zone], SOURCES[there.zone]
                ):
                    yield cost, 0, self._without_both(here, one, other)
            if 0 in here[2] and cell_source(self.deal, place) in self.deal.rules.cells.sources:
                from_tableau = place.zone in (Zone.SLOT, Zone.COLUMN)
                value = rank + (self.tableau_value if from_tableau else 0)
                others, stock, cells = after
                yield cost, 0, (others, stock, _filled(cells, value))

    def _go_together(self, top: int, under: int) -> bool:
        fits = self.ranks[under] in self._partners[self.ranks[top]]
        return fits and self._may_meet(Source.WASTE, Source.WASTE)

    def _may_meet(self, one: Source, other: Source) -> bool:
        return frozenset({one, other}) not in self._forbid

    def _without_both(self, here: OutsideKey, one: Open, other: Open) -> OutsideKey:
        # `other` may be a card of the tableau or a cell as it stood before the draws.
        _, stock, cells = here
        here_at, _, _, (others, first_stock, first_cells) = one
        there_at, other_card, _, (other_others, _, other_cells) = other
        if here_at.zone is there_at.zone is Zone.CELL:
            low, high = sorted((here_at.number, there_at.number))
            cells = _emptied(_emptied(cells, high), low + 1)
        else:
            cells = other_cells if first_cells == cells else first_cells
        if here_at.zone in _STOCK_ZONES:
            stock = first_stock
            if there_at.zone in _STOCK_ZONES and self.stock is not None:
                opens = self.stock.opens(stock)
                stock = next(after for _, card, after in opens if card == other_card)
        return others & other_others, stock, cells

    def _coverer_pairs(self, key: OutsideKey) -> Iterator[Edge]:
        others, stock, cells = key
        if self.deal.rules.pairs.with_coverer and self._may_meet(Source.TABLEAU, Source.TABLEAU):
            for i, j in coverer_pairs(self.deal, others, self.others):
                yield 1, 0, (others ^ 1 << i ^ 1 << j, stock, cells)


def stock_of(deal: Deal) -> AnyStock:
    """How stock and wastes are written; in deal order where there is one waste or cards shift."""
    stock = deal.rules.stock
    is_in_order = stock is not None and (stock.waste_count == 1 or stock.mode is DealMode.SHIFT)
    return OneWasteStock(deal) if is_in_order else SeveralWastes(deal)


def stock_must_go(rules: RuleSet) -> bool:
    """Whether the goal asks for an empty stock and empty wastes."""
    return rules.goal is Goal.ALL and not throws_away(rules)


def coverer_pairs(deal: Deal, filled: int, among: int) -> Iterator[tuple[int, int]]:
    """Each covered slot among `among` that may leave with its only coverer, and that coverer."""
    slots, cover = deal.tableau.slots, deal.tableau.cover_masks
    for i in bits(filled & among):
        left = filled & cover[i]
        if left.bit_count() != 1 or slots[i].face_down or slots[i].column is not None:
            continue
        j = left.bit_length() - 1
        if not filled & cover[j] and deal.ranks[j] in deal.rules.partners[deal.ranks[i]]:
            yield i, j


def _filled(cells: tuple[int, ...], value: int) -> tuple[int, ...]:
    # Empty cells stand first, since cells are kept sorted.
    return tuple(sorted((value, *cells[1:])))


def _emptied(cells: tuple[int, ...], number: int) -> tuple[int, ...]:
    return (0, *cells[:number], *cells[number + 1 :])
