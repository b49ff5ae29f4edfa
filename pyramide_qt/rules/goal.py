"""Whether the goal of a game is reached."""

from __future__ import annotations

from pyramide_qt.rules.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.rule_set import Goal


def is_won(deal: Deal, position: Position) -> bool:
    """Whether the goal is reached; cells must be empty for either goal."""
    if deal.rules.goal is Goal.ALL:
        return not position.cards_left
    cells_empty = all(card is None for card in position.cells)
    return not position.tableau & deal.tableau.goal_mask and cells_empty
