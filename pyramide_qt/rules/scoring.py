"""Points of a game, by the four score rules."""

from __future__ import annotations

from collections.abc import Sequence

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.goal import is_won
from pyramide_qt.rules.moves import Move, MoveKind
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import ScoreRule

POINTS_A_CARD = 10
POINTS_A_REMOVAL = 5
# For each row of a pyramid, counted from the last one laid out.
ROW_POINTS = (25, 50, 75, 100, 150, 250, 500)
# For clearing the pyramid in the first, second and third pass.
PAR_POINTS = (50, 35, 20)


def score(deal: Deal, positions: Sequence[Position], moves: Sequence[Move]) -> int:
    """The points after `moves`, where `positions` are the start and the one after each move.

    Moves taken back must not be among them, so their points are gone too.
    """
    last = positions[-1]
    rule = deal.rules.score
    if rule is ScoreRule.LEFT:
        return last.tableau.bit_count()
    if rule is ScoreRule.TEN_A_CARD:
        return POINTS_A_CARD * (deal.rules.slot_count - last.tableau.bit_count())
    if rule is ScoreRule.ROWS:
        return _row_points(deal, last, moves)
    return _par_points(deal, positions, moves)


def _row_points(deal: Deal, position: Position, moves: Sequence[Move]) -> int:
    points = POINTS_A_REMOVAL * sum(move.is_removal for move in moves)
    slots = deal.tableau.slots
    for row in deal.tableau.rows:
        if not any(position.tableau >> index & 1 for index in row):
            block = deal.rules.blocks[slots[row[0]].block]
            from_last = block.rows - 1 - slots[row[0]].row
            points += ROW_POINTS[min(from_last, len(ROW_POINTS) - 1)]
    return points


def _par_points(deal: Deal, positions: Sequence[Position], moves: Sequence[Move]) -> int:
    points = -positions[-1].cards_left
    for number, position in enumerate(positions):
        if is_won(deal, position):
            passes = sum(move.kind is MoveKind.REDEAL for move in moves[:number])
            return points + (PAR_POINTS[passes] if passes < len(PAR_POINTS) else 0)
    return points
