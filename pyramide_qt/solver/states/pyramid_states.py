"""The pyramid: the one block of the tableau whose states are few enough to be numbered.

A position is a pair of a pyramid state and an outside state. Pyramid states are numbered as they
are met; each knows its moves once and for all. A seven-row pyramid has only 1430 of them.
"""

from __future__ import annotations

from collections.abc import Iterable

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import BlockKind, Goal, RuleSet, Source
from pyramide_qt.rules.tableau import bits
from pyramide_qt.solver.question import TooLarge
from pyramide_qt.solver.states.outside_moves import coverer_pairs

# So many states can be numbered.
MAX_STATES = 1 << 20


class PyramidState:
    """One state of the pyramid. Other states are named by their number.

    `inside`: states after a removal of pyramid cards only. `uses`: for each rank that a card from
    outside may have, the states after that card took a pyramid card with it. `to_cell`: rank and
    state for each exposed card, should it go to a cell (empty where there are none). `forced`
    says that the only entry of `inside` takes a card away that can go alone and in no other
    way, so that nothing is lost.
    """

    __slots__ = ("forced", "inside", "left", "mask", "to_cell", "uses")

    def __init__(self, mask: int) -> None:
        self.mask = mask
        self.left = mask.bit_count()
        self.inside: list[int] = []
        self.uses: list[tuple[int, list[int]]] = []
        self.to_cell: list[tuple[int, int]] = []
        self.forced = False


class PyramidStates:
    """Numbers the states of the pyramid and works out the moves of each when first asked.

    `forces`: a card that can only go alone goes as soon as it is exposed (dominance). `has_cell`
    and `has_free_cards`: the cell, or open cards of other blocks, are taken together with it.
    """

    has_cell = has_free_cards = False

    def __init__(self, deal: Deal, *, forces: bool) -> None:
        self.deal = deal
        self._forces = forces
        rules = deal.rules
        block = pyramid_block(rules)
        slots = deal.tableau.slots
        self.slots = [slot.index for slot in slots if slot.block == block]
        self.mask = sum(1 << index for index in self.slots)
        self.in_goal = rules.blocks[block].in_goal
        self.must_clear = self.in_goal or rules.goal is Goal.ALL
        self.ranks = deal.ranks
        self.partners = rules.partners
        self.alone = frozenset(rules.pairs.alone)
        forbid = {frozenset(zones) for zones in rules.pairs.forbid}
        self._pairs_inside = frozenset({Source.TABLEAU}) not in forbid
        self.cover = deal.tableau.cover_masks
        self.lonely_mask = sum(1 << i for i in self.slots if self.is_lonely(self.ranks[i]))
        self.partner_masks = self._partner_masks()
        self.covered_by = self._cards_under()
        self.above = self._cards_above()
        self._has_cells = rules.cells.count > 0
        self._exposed: dict[int, list[int]] = {}
        self._inside: dict[int, list[int]] = {}
        self._numbers: dict[int, int] = {}
        self.masks: list[int] = []
        self._nodes: list[PyramidState | None] = []

    def mask_of(self, position: Position) -> int:
        """The slots of the pyramid that are filled."""
        return position.tableau & self.mask

    def parted(self, mask: int) -> tuple[int, int]:
        """The slots that are filled, and the rank in the cell or 0."""
        return mask, 0

    def with_any_cell(self, number: int, ranks: Iterable[int]) -> list[int]:
        """The states like `number` but for the cell, which is empty or holds one of `ranks`."""
        del ranks
        return [number]

    def is_lonely(self, rank: int) -> bool:
        """Whether cards of `rank` go alone and with no other card."""
        return rank in self.alone and not self.partners[rank]

    def _partner_masks(self) -> dict[int, int]:
        """For each slot, the others whose cards go with its card."""
        cards = [0] * 14
        for i in self.slots if self._pairs_inside else ():
            cards[self.ranks[i]] |= 1 << i
        partners = {
            rank: sum([cards[other] for other in others]) for rank, others in self.partners.items()
        }
        return {i: partners[self.ranks[i]] & ~(1 << i) for i in self.slots}

    def _cards_under(self) -> dict[int, list[int]]:
        """For each slot, the slots that it covers."""
        found: dict[int, list[int]] = {i: [] for i in self.slots}
        for i in self.slots:
            for j in bits(self.cover[i] & self.mask):
                found[j].append(i)
        return found

    def _cards_above(self) -> dict[int, int]:
        """For each slot, the slots that can only be exposed after it has gone.

        Where a card may leave together with its last coverer, those that it covers itself are
        not among them.
        """
        above: dict[int, int] = {}
        for i in self.slots:
            above[i] = 0
            for j in self.covered_by[i]:
                above[i] |= above[j] | 1 << j
        if self.deal.rules.pairs.with_coverer:
            for i in self.slots:
                above[i] &= ~sum(1 << j for j in self.covered_by[i])
        return above

    def number(self, mask: int) -> int:
        """The number of the state in which the slots of `mask` are filled.

        Raises TooLarge after MAX_STATES of them.
        """
        known = self._numbers.get(mask)
        if known is None:
            known = len(self.masks)
            if known == MAX_STATES:
                raise TooLarge
            self._numbers[mask] = known
            self.masks.append(mask)
            self._nodes.append(None)
        return known

    def node(self, number: int) -> PyramidState:
        """The state of that number with all its moves."""
        node = self._nodes[number]
        if node is None:
            node = self._nodes[number] = self._expanded(self.masks[number])
        return node

    def _expanded(self, mask: int) -> PyramidState:
        node = PyramidState(mask)
        ranks, exposed = self.ranks, self.exposed(mask)
        for i in exposed:
            if self._forces and self.lonely_mask >> i & 1:
                node.inside = [self.number(mask ^ 1 << i)]
                node.forced = True
                return node
        node.inside = [self.number(after) for after in self.all_inside(mask)]
        uses: dict[int, list[int]] = {}
        for i in exposed:
            after = self.number(mask ^ 1 << i)
            if self._has_cells:
                node.to_cell.append((ranks[i], after))
            for rank in self.partners[ranks[i]]:
                uses.setdefault(rank, []).append(after)
        node.uses = sorted(uses.items())
        return node

    def exposed(self, mask: int) -> list[int]:
        """The slots of a state that nothing covers."""
        known = self._exposed.get(mask)
        if known is None:
            cover = self.cover
            known = [i for i in self.slots if mask >> i & 1 and not mask & cover[i]]
            self._exposed[mask] = known
        return known

    def all_inside(self, mask: int) -> list[int]:
        """The masks after each removal that takes pyramid cards only."""
        known = self._inside.get(mask)
        if known is None:
            known = self._inside[mask] = self._removals_inside(mask, self.exposed(mask))
        return known

    def _removals_inside(self, mask: int, exposed: list[int]) -> list[int]:
        found: list[int] = []
        if self._pairs_inside:
            for place, i in enumerate(exposed):
                partners = self.partner_masks[i]
                found += [mask ^ 1 << i ^ 1 << j for j in exposed[place + 1 :] if partners >> j & 1]
            if self.deal.rules.pairs.with_coverer:
                pairs = coverer_pairs(self.deal, mask, self.mask)
                found += [mask ^ 1 << i ^ 1 << j for i, j in pairs]
        found += [mask ^ 1 << i for i in exposed if self.ranks[i] in self.alone]
        return found


def pyramid_block(rules: RuleSet) -> int:
    """The number of the block taken as the pyramid: a large one that must be cleared."""
    blocks = rules.blocks

    def worth(number: int) -> tuple[bool, bool, int]:
        block = blocks[number]
        return block.in_goal, block.kind is not BlockKind.COLUMNS, block.size

    return max(range(len(blocks)), key=worth)
