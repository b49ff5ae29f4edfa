"""The space that is searched: pairs of a core state and a state of the rest, as one integer."""

from __future__ import annotations

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.states.one_waste_by_rank import RankedRest
from pyramide_qt.solver.states.one_waste_states import PlainRest, is_plain
from pyramide_qt.solver.states.outside_moves import RestMoves
from pyramide_qt.solver.states.outside_states import Rest
from pyramide_qt.solver.states.pyramid_states import MAX_STATES, Core
from pyramide_qt.solver.states.pyramid_with_cell import CellCore, has_cell_core
from pyramide_qt.solver.states.pyramid_with_free_cards import PooledCore, PooledRest, has_pool

CORE_MASK = MAX_STATES - 1
CORE_BITS = CORE_MASK.bit_length()


class Space:
    """Core and rest of one deal, and the tests for its goals.

    `is_exact`: costs must be right; otherwise only reachability counts. `is_most`: what counts is
    how many cards are gone, not whether the game is won.
    """

    def __init__(self, deal: Deal, *, is_exact: bool = True, is_most: bool = False) -> None:
        self.deal, self.is_exact = deal, is_exact
        self._rest_done: dict[int, bool] = {}
        rules = deal.rules
        # With the last card of the goal the game is over, so that such a card may have to wait.
        forces = not is_most or rules.play_on or deal.tableau.goal_mask == deal.tableau.full_mask
        self.core: Core
        self.rest: PlainRest | Rest
        if not is_exact and not is_most and has_pool(deal):
            self.core, self.rest = PooledCore(deal), PooledRest(deal)
            return
        self.core = Core(deal, forces=forces)
        others = deal.tableau.full_mask & ~self.core.mask
        if not is_exact and not is_most and self.core.must_clear and has_cell_core(deal, others):
            self.core, self.rest = CellCore(deal), RankedRest(deal)
        elif is_plain(deal.rules, others):
            is_ranked = not is_exact and _is_one_pass(deal)
            self.rest = RankedRest(deal) if is_ranked else PlainRest(deal, is_exact=is_exact)
        else:
            moves = RestMoves(
                deal, self.core.mask, tracks_cells=is_most, is_exact=is_exact, forces=forces
            )
            self.rest = Rest(deal, moves)

    def start_of(self, position: Position) -> int:
        """The state that `position` is, for a search that begins there."""
        if isinstance(self.rest, RankedRest):
            self.rest.begin(position)
        return self.state_of(position)

    def state_of(self, position: Position) -> int:
        """The state that `position` is; positions that differ in nothing that matters share it."""
        core, mask = self.core, position.tableau & self.core.mask
        number = core.number(core.mask_of(position) if isinstance(core, CellCore) else mask)
        return self.rest.number_of(position) << CORE_BITS | number

    def is_won(self, state: int) -> bool:
        """Whether the goal of the game is reached."""
        if self.core.must_clear and self.core.masks[state & CORE_MASK]:
            return False
        rest = state >> CORE_BITS
        known = self._rest_done.get(rest)
        if known is None:
            known = self._rest_done[rest] = self.rest.is_done(rest)
        return known

    def slots_left(self, state: int) -> int:
        """How many tableau cards have not left the game."""
        core_left = self.core.masks[state & CORE_MASK].bit_count()
        return core_left + self.rest.slots_left(state >> CORE_BITS)


def _is_one_pass(deal: Deal) -> bool:
    # With more passes searches for a win are short, and telling ranks costs more than it saves.
    return deal.rules.stock is not None and deal.rules.stock.passes == 1
