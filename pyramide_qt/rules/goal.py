"""Whether the goal of a game is reached."""

from __future__ import annotations

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.records.rule_set import Goal, RuleSet, Unmatched


def is_won(deal: Deal, position: Position) -> bool:
    """Whether the goal is reached; cells must be empty for either goal."""
    if position.cells and any(card is not None for card in position.cells):
        return False
    if deal.rules.goal is Goal.TABLEAU:
        return not position.tableau & deal.tableau.goal_mask
    return not position.tableau if throws_away(deal.rules) else not position.cards_left


def throws_away(rules: RuleSet) -> bool:
    """Whether waste cards leave the game with the next draw.

    Then stock and waste go by themselves, so that the goal of all cards asks for no more than
    an empty tableau.
    """
    return rules.stock is not None and rules.stock.unmatched is Unmatched.GONE
