"""Plays legal moves by chance, removals first, so that games come to an end."""

from __future__ import annotations

import random

from pyramide_qt.rules.game import Game
from pyramide_qt.rules.moves import Move


def chosen_move(game: Game, source: random.Random, *, removals_first: float = 0.8) -> Move | None:
    """A legal move by chance; None if there is none. Most often a removal, if there is one."""
    legal = list(game.legal_moves)
    if not legal:
        return None
    removals = [move for move in legal if move.is_removal]
    if removals and source.random() < removals_first:
        return source.choice(removals)
    return source.choice(legal)
