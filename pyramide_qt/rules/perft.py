"""Counting move sequences: a check that two programs know the same moves."""

from __future__ import annotations

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.legal_moves import legal_moves
from pyramide_qt.rules.position import Position


def perft(deal: Deal, depth: int) -> list[int]:
    """The number of legal move sequences of each length from 0 to `depth`."""
    counts = [0] * (depth + 1)
    _count(deal, deal.start, 0, depth, counts)
    return counts


def _count(deal: Deal, position: Position, length: int, depth: int, counts: list[int]) -> None:
    counts[length] += 1
    if length == depth:
        return
    for move in legal_moves(deal, position):
        _count(deal, apply_move(deal, position, move), length + 1, depth, counts)
