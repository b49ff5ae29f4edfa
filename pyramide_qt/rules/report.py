"""Deals, positions and games as plain JSON values, for the command line and for tests."""

from __future__ import annotations

from typing import Any

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.position import Position


def position_report(deal: Deal, position: Position) -> dict[str, Any]:
    """A position with every card by name; fields as the command line documents them."""
    names = [str(card) for card in deal.cards]
    filled, tableau = position.tableau, deal.tableau

    def seen(index: int) -> str | None:
        return names[index] if filled >> index & 1 else None

    return {
        "code": None if deal.code is None else str(deal.code),
        "rules": deal.token,
        "tableau": [[seen(index) for index in row] for row in tableau.rows],
        "columns": [
            [names[index] for index in column if filled >> index & 1] for column in tableau.columns
        ],
        "wastes": [[names[card] for card in waste] for waste in position.wastes],
        "stock": [names[card] for card in position.stock],
        "cells": [None if card is None else names[card] for card in position.cells],
        "face_down": [
            slot.name for slot in tableau.slots if tableau.is_face_down(filled, slot.index)
        ],
        "redeals_left": position.redeals_left,
    }


def game_report(game: Game) -> dict[str, Any]:
    """Where a game stands: score, counts, outcome and position."""
    return {
        "code": None if game.deal.code is None else str(game.deal.code),
        "rules": game.deal.token,
        "score": game.score(),
        "moves": game.move_count,
        "outcome": game.outcome().value,
        "removed": game.removed_count,
        "position": position_report(game.deal, game.position),
    }
