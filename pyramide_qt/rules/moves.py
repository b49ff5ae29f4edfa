"""Places on the table and the moves that can be made between them."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import NamedTuple


class Zone(IntEnum):
    """A part of the table; the values give the order in which pairs are written."""

    SLOT = 0
    COLUMN = 1
    WASTE = 2
    UNDER = 3
    OLDEST = 4
    STOCK = 5
    CELL = 6


class Place(NamedTuple):
    """One place that can hold a playable card.

    `number` is the slot index for SLOT, else the column, waste or cell counted from 0.
    """

    zone: Zone
    number: int = 0


WASTE = Place(Zone.WASTE)
UNDER = Place(Zone.UNDER)
OLDEST = Place(Zone.OLDEST)
STOCK = Place(Zone.STOCK)


class MoveKind(Enum):
    """What a move does."""

    PAIR = "pair"
    ALONE = "alone"
    DRAW = "draw"
    REDEAL = "redeal"
    TO_CELL = "to a cell"


class Move(NamedTuple):
    """One move: two places for a pair (in written order), one for a card alone.

    A draw names a waste only where the player chooses it; a move to a cell names from and to.
    """

    kind: MoveKind
    places: tuple[Place, ...] = ()

    @property
    def is_removal(self) -> bool:
        """Whether cards leave the game for the foundation."""
        return self.kind in (MoveKind.PAIR, MoveKind.ALONE)


DRAW = Move(MoveKind.DRAW)
REDEAL = Move(MoveKind.REDEAL)


def pair(one: Place, other: Place) -> Move:
    """The pair of two places, whichever comes first."""
    return Move(MoveKind.PAIR, (one, other) if one <= other else (other, one))


def alone(place: Place) -> Move:
    """The card at `place` by itself."""
    return Move(MoveKind.ALONE, (place,))


def draw_to(waste: int) -> Move:
    """A draw onto a waste of the player's choice, counted from 0."""
    return Move(MoveKind.DRAW, (Place(Zone.WASTE, waste),))


def to_cell(place: Place, cell: int) -> Move:
    """The card at `place` into cell `cell`, counted from 0."""
    return Move(MoveKind.TO_CELL, (place, Place(Zone.CELL, cell)))
