"""Whether the pyramid cards of two ranks that go together all find a partner.

It forgets what else lies on the cards: see docs/solver.md, "Order that does not matter".
"""

from __future__ import annotations

from collections.abc import Sequence

from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.states.pyramid_states import PyramidStates


class RankMatching:
    """Answers for sets of pyramid cards that all must go, with the cards outside in any order."""

    def __init__(self, pyramid: PyramidStates) -> None:
        self._pyramid = pyramid
        # For each card of a rank that goes with one other only: both ranks, and their pyramid
        # cards.
        self.kinds: dict[int, tuple[int, int, int]] = {}
        cards = [0] * 14
        for i in pyramid.slots:
            cards[pyramid.ranks[i]] |= 1 << i
        for low, high in _kinds(pyramid):
            both = cards[low] | cards[high]
            self.kinds.update(dict.fromkeys(bits(both), (low, high, both)))
        self._mates: dict[int, int] = {}
        self._known: dict[tuple[int, int, int], bool] = {}

    def _mates_of(self, slot: int) -> int:
        """The pyramid cards of the other rank that lie neither above nor below a slot."""
        known = self._mates.get(slot)
        if known is None:
            above = self._pyramid.above
            known = self._pyramid.partner_masks[slot] & ~above[slot]
            for i in bits(known):
                if above[i] >> slot & 1:
                    known ^= 1 << i
            self._mates[slot] = known
        return known

    def has_partners(self, slot: int, mask: int, supply: Sequence[int]) -> bool:
        """Whether the cards of `mask` of the rank of `slot` and of its partner can all go.

        `supply`: how many cards of each rank there are outside. True where it cannot be told.
        """
        kind = self.kinds.get(slot)
        if kind is None:
            return True
        low, high, cards = kind
        return self._can_go(mask & cards, supply[low], supply[high])

    def all_have_partners(self, mask: int, supply: Sequence[int]) -> bool:
        """As `has_partners`, for all cards of `mask`."""
        return all(
            self._can_go(mask & cards, supply[low], supply[high])
            for low, high, cards in set(self.kinds.values())
        )

    def _can_go(self, cards: int, low: int, high: int) -> bool:
        """Whether `cards` can all go with each other and so many of either rank outside."""
        if not cards:
            return True
        known = self._known.get((cards, low, high))
        if known is None:
            known = self._known[cards, low, high] = self._worked_out(cards, low, high)
        return known

    def _worked_out(self, cards: int, low: int, high: int) -> bool:
        slot = cards.bit_length() - 1
        left = cards ^ 1 << slot
        low_rank, high_rank, _ = self.kinds[slot]
        fewer = (low - 1, high) if self._pyramid.ranks[slot] == high_rank else (low, high - 1)
        if low_rank == high_rank:
            fewer = low - 1, high - 1
        if min(fewer) >= 0 and self._can_go(left, *fewer):
            return True
        mates = bits(self._mates_of(slot) & left)
        return any(self._can_go(left ^ 1 << i, low, high) for i in mates)


def _kinds(pyramid: PyramidStates) -> set[tuple[int, int]]:
    """The pairs of ranks that go with each other only and never alone, lower rank first."""
    found = set()
    for rank, partners in pyramid.partners.items():
        if len(partners) == 1 and rank not in pyramid.alone:
            (partner,) = partners
            if pyramid.partners[partner] == {rank} and partner not in pyramid.alone:
                found.add((min(rank, partner), max(rank, partner)))
    return found
