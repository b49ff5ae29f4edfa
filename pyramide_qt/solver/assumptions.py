"""What the special paths of the solver assume of the rules, each assumption said and asked once.

`plan.py` lays them side by side. An assumption that is wider than what its path can do makes wrong
answers, so the tests enter each path with records at the edge of it.
"""

from __future__ import annotations

from dataclasses import replace

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.goal import throws_away
from pyramide_qt.rules.records.rule_set import (
    BlockKind,
    Cells,
    DealMode,
    Goal,
    RuleSet,
    Source,
    WasteOpen,
)
from pyramide_qt.solver.bounds.bounds import Bounds
from pyramide_qt.solver.states.outside_moves import stock_must_go
from pyramide_qt.solver.states.pyramid_states import pyramid_block
from pyramide_qt.solver.states.state_space import StateSpace

# Tables of all pyramid states are kept for a pyramid of seven rows at most.
_MAX_PYRAMID_CARDS = 28


class Asked:
    """A deal, and what is asked: exact costs or reachability alone, a win or the most cards.

    `outside_slots`: the slots of the table outside the pyramid, as bits. `forces`: a card that
    goes only alone may go at once.
    """

    def __init__(self, deal: Deal, *, is_exact: bool, is_most: bool) -> None:
        self.deal, self.is_exact, self.is_most = deal, is_exact, is_most
        tableau, block = deal.tableau, pyramid_block(deal.rules)
        self.outside_slots = sum([1 << s.index for s in tableau.slots if s.block != block])
        # With the last card of the goal the game is over, so that such a card may have to wait.
        is_whole_goal = tableau.goal_mask == tableau.full_mask
        self.forces = not is_most or deal.rules.play_on or is_whole_goal

    @property
    def is_for_win(self) -> bool:
        """Whether only a win counts, and not its cost."""
        return not self.is_exact and not self.is_most


def _is_one_waste(rules: RuleSet, outside_slots: int) -> bool:
    """Whether all that lies outside is a stock drawn singly onto one waste, on bits.

    Either one waste with its top open, perhaps with the card under it as its partner or with the
    top of the stock; or a turned card with one waste behind it. No cells, no forbidden pairs.
    """
    stock = rules.stock
    if stock is None or outside_slots or rules.cells.count:
        return False
    if throws_away(rules) or rules.pairs.forbid:
        return False
    if stock.mode is DealMode.SHIFT and stock.number == 2:
        return rules.waste_open == (WasteOpen.TOP,) and not stock.top_open
    if stock.number != 1:
        return False
    if rules.waste_open == (WasteOpen.TOP, WasteOpen.UNDER_TOP):
        return not stock.top_open
    return rules.waste_open == (WasteOpen.TOP,)


def goes_with_one(rules: RuleSet) -> bool:
    """Whether each rank goes with one other at most, or alone."""
    return all(
        len(others) <= 1 and not (others and rank in rules.pairs.alone)
        for rank, others in rules.partners.items()
    )


def has_free_cards(asked: Asked) -> bool:
    """Only the win counts, all must go, and other blocks are open cards that cover nothing."""
    deal, rules = asked.deal, asked.deal.rules
    if rules.goal is not Goal.ALL or throws_away(rules) or len(rules.blocks) < 2:
        return False
    cover, free = deal.tableau.cover_masks, asked.outside_slots
    lies_free = not any(mask & free for mask in cover) and not any(
        mask for i, mask in enumerate(cover) if free >> i & 1
    )
    return asked.is_for_win and _is_one_waste(rules, 0) and goes_with_one(rules) and lies_free


def has_cell_in_pyramid(asked: Asked) -> bool:
    """Only the win counts, and any open card may wait in the one cell; else as one waste."""
    rules = asked.deal.rules
    fills = {Source.TABLEAU, Source.WASTE, Source.STOCK}
    if rules.cells.count != 1 or not set(rules.cells.sources) >= fills:
        return False
    must_clear = rules.blocks[pyramid_block(rules)].in_goal or rules.goal is Goal.ALL
    without = replace(rules, cells=Cells())
    return asked.is_for_win and must_clear and _is_one_waste(without, asked.outside_slots)


def is_last_pass(asked: Asked) -> bool:
    """One waste and one pass, and only reachability counts.

    With more passes searches for a win are short, and telling ranks costs more than it saves.
    """
    rules = asked.deal.rules
    is_one_pass = rules.stock is not None and rules.stock.passes == 1
    return not asked.is_exact and is_one_pass and _is_one_waste(rules, asked.outside_slots)


def has_one_waste(asked: Asked) -> bool:
    """All that lies outside is one waste with its stock."""
    return _is_one_waste(asked.deal.rules, asked.outside_slots)


def is_dug_from_top(space: StateSpace) -> bool:
    """One stock in deal order, a waste whose top opens and is dug from there, no cells.

    Each rank goes with one other at most, or alone; at most one card is turned before the waste.
    """
    rules, stock = space.deal.rules, space.outside.order
    if stock is None or stock.shift_mask > 1 or rules.cells.count:
        return False
    if WasteOpen.TOP not in rules.waste_open or WasteOpen.OLDEST in rules.waste_open:
        return False
    return goes_with_one(rules)


def has_free_cards_bound(space: StateSpace, _bounds: Bounds) -> bool:
    """The states hold free cards with the pyramid."""
    return space.pyramid.has_free_cards


def has_cell_bound_inside(space: StateSpace, _bounds: Bounds) -> bool:
    """The states hold the cell with the pyramid."""
    return space.pyramid.has_cell


def has_draw_bound(space: StateSpace, bounds: Bounds) -> bool:
    """The pyramid must go, or some of it, and the waste is dug from its top."""
    return bounds.has_vectors and is_dug_from_top(space)


def has_cell_bound(space: StateSpace, bounds: Bounds) -> bool:
    """The pyramid must go, or some of it, and there is one cell."""
    return bounds.must_clear and space.deal.rules.cells.count == 1


def _has_few_states(space: StateSpace) -> bool:
    """Whether the pyramid is one with few enough states to keep tables of them all."""
    slots, rules = space.pyramid.slots, space.deal.rules
    blocks = [rules.blocks[space.deal.tableau.slots[i].block] for i in slots]
    is_pyramid = all(block.kind is BlockKind.PYRAMID for block in blocks)
    return is_pyramid and len(slots) <= _MAX_PYRAMID_CARDS


def _opens_top_only(space: StateSpace) -> bool:
    """One waste on bits whose top alone opens, with few pyramid states to keep tables of."""
    is_top_only = WasteOpen.UNDER_TOP not in space.deal.rules.waste_open
    is_on_bits = space.outside.is_on_bits
    return is_on_bits and is_top_only and is_dug_from_top(space) and _has_few_states(space)


def has_closed_passes(space: StateSpace) -> bool:
    """As `_opens_top_only`, the stock drawn card by card and closed."""
    stock = space.outside.order
    is_closed = stock is not None and not stock.top_open and not stock.shift_mask
    return is_closed and _opens_top_only(space)


def has_open_passes(space: StateSpace) -> bool:
    """As `_opens_top_only`, the top of the stock open, and cards of the waste told apart.

    Wastes written by their ranks do not show which cards went with each other.
    """
    stock = space.outside.order
    is_open = stock is not None and stock.top_open and not space.outside.is_by_rank
    return is_open and _opens_top_only(space)


def has_turned_passes(space: StateSpace) -> bool:
    """One waste on bits behind a turned card; the pyramid must go and has few states.

    Each rank goes with one other at most, or alone. Free cards are not with the pyramid.
    """
    stock, pyramid = space.outside.order, space.pyramid
    is_turned = space.outside.is_on_bits and stock is not None and stock.shift_mask > 0
    is_small = _has_few_states(space) and not pyramid.has_free_cards
    return is_turned and is_small and goes_with_one(space.deal.rules) and pyramid.must_clear


def is_any_order(space: StateSpace) -> bool:
    """Passes without limit, the tableau to clear, one waste on bits: any card comes to its top."""
    rules = space.deal.rules
    if not space.outside.is_on_bits or rules.stock is None or rules.cells.count:
        return False
    return rules.stock.passes is None and rules.goal is Goal.TABLEAU


def has_few_passes(space: StateSpace) -> bool:
    """A few passes, the tableau to clear, one waste on bits whose top alone opens.

    Cards are told apart and none is turned before the waste, which is dug from its top.
    """
    outside, rules = space.outside, space.deal.rules
    stock = outside.order
    if not outside.is_on_bits or outside.is_by_rank or stock is None or stock.unlimited:
        return False
    is_single = not stock.shift_mask and rules.waste_open == (WasteOpen.TOP,)
    is_for_table = rules.goal is Goal.TABLEAU and space.pyramid.must_clear
    return is_single and is_for_table and is_dug_from_top(space)


def is_open_a_star(space: StateSpace) -> bool:
    """The pyramid alone must go, the top of the stock is open, the waste is dug from its top."""
    stock, rules = space.outside.order, space.deal.rules
    is_open = space.outside.is_on_bits and stock is not None and stock.top_open
    is_pyramid = space.pyramid.must_clear and not stock_must_go(rules)
    return is_open and is_pyramid and space.is_exact and is_dug_from_top(space)


def is_closed_a_star(space: StateSpace) -> bool:
    """The pyramid must go and the stock need not, and passes of a closed stock can be seen."""
    return sees_passes(space) and not stock_must_go(space.deal.rules)


def sees_passes(space: StateSpace) -> bool:
    """The pyramid must go, and passes of a closed stock can be seen."""
    return has_closed_passes(space) and space.pyramid.must_clear


def sees_order_early(space: StateSpace) -> bool:
    """Whether the bound for a turned card pays from the second restart on.

    With a cell it takes so long that most deals are won before.
    """
    return has_turned_passes(space) and not space.pyramid.has_cell


def assumes_nothing(*_: object) -> bool:
    """Serves every record."""
    return True
