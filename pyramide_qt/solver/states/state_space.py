"""The space that is searched: pairs of a pyramid state and an outside state, as one integer."""

from __future__ import annotations

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.states.outside import Outside
from pyramide_qt.solver.states.pyramid_states import MAX_STATES, PyramidStates

PYRAMID_MASK = MAX_STATES - 1
PYRAMID_BITS = PYRAMID_MASK.bit_length()


class StateSpace:
    """Pyramid and outside of one deal, and the tests for its goals.

    `is_exact`: costs must be right; otherwise only reachability counts.
    """

    def __init__(
        self, deal: Deal, pyramid: PyramidStates, outside: Outside, *, is_exact: bool
    ) -> None:
        self.deal, self.pyramid, self.outside, self.is_exact = deal, pyramid, outside, is_exact
        self._outside_done: dict[int, bool] = {}

    def start_of(self, position: Position) -> int:
        """The state that `position` is, for a search that begins there."""
        self.outside.begin(position)
        return self.state_of(position)

    def state_of(self, position: Position) -> int:
        """The state that `position` is; positions that differ in nothing that matters share it."""
        number = self.pyramid.number(self.pyramid.mask_of(position))
        return self.outside.number_of(position) << PYRAMID_BITS | number

    def is_won(self, state: int) -> bool:
        """Whether the goal of the game is reached."""
        if self.pyramid.must_clear and self.pyramid.masks[state & PYRAMID_MASK]:
            return False
        outside = state >> PYRAMID_BITS
        known = self._outside_done.get(outside)
        if known is None:
            known = self._outside_done[outside] = self.outside.is_done(outside)
        return known

    def slots_left(self, state: int) -> int:
        """How many tableau cards have not left the game."""
        pyramid_left = self.pyramid.masks[state & PYRAMID_MASK].bit_count()
        return pyramid_left + self.outside.slots_left(state >> PYRAMID_BITS)
