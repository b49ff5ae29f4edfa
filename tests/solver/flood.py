"""The truth the slow way: every position that can be reached, by the rules and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.goal import is_won
from pyramide_qt.rules.legal_moves import legal_moves
from pyramide_qt.rules.position import Position


@dataclass(frozen=True)
class Truth:
    """The fewest moves to a win (None: there is none) and the most slots emptied for good."""

    fewest: int | None
    most: int
    positions: int


def removed_for_good(deal: Deal, position: Position) -> int:
    slots = deal.rules.slot_count
    waiting = sum(card is not None and card < slots for card in position.cells)
    return slots - position.tableau.bit_count() - waiting


def flood(deal: Deal, start: Position, most_positions: int) -> Truth | None:
    """All that can be known about `start`, or None if more positions than that are reached."""
    fewest, most = None, 0
    seen = {start}
    layer, depth = [start], 0
    while layer:
        following = []
        for position in layer:
            most = max(most, removed_for_good(deal, position))
            if fewest is None and is_won(deal, position):
                fewest = depth
            for move in legal_moves(deal, position):
                after = apply_move(deal, position, move)
                if after not in seen:
                    seen.add(after)
                    following.append(after)
        if len(seen) > most_positions:
            return None
        layer, depth = following, depth + 1
    return Truth(fewest, most, len(seen))
