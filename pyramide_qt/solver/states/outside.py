"""What searches and bounds know of all that lies outside the pyramid, however it is told apart."""

from __future__ import annotations

from typing import Protocol

from pyramide_qt.rules.position import Position
from pyramide_qt.solver.states.one_waste_bits import OneWasteStock
from pyramide_qt.solver.states.several_wastes import SeveralWastes


class OutsideState:
    """One state of the outside; other states are named by their number.

    `uses`: for each rank, cost and state of each way to use a card of that rank with a pyramid
    card. `moves`: cost and state of each way on that touches no pyramid card. `cell_fills`: the
    state for each rank of a pyramid card put into a cell. `forced`: `moves` has one entry, which
    loses nothing (dominance).
    """

    __slots__ = ("cell_fills", "forced", "moves", "uses")

    def __init__(self) -> None:
        self.uses: dict[int, list[tuple[int, int]]] = {}
        self.moves: list[tuple[int, int]] = []
        self.cell_fills: dict[int, int] = {}
        self.forced = False


class Outside(Protocol):
    """Numbers the states outside the pyramid and knows the moves of each.

    `stock`: how stock and wastes are written; `order`: the same where they lie in deal order.
    `is_on_bits`: all that lies outside is one waste with its stock, a state being its number.
    `is_by_rank`: cards of the waste are told apart by their ranks alone.
    """

    @property
    def stock(self) -> OneWasteStock | SeveralWastes | None:
        """How stock and wastes are written; None without a stock."""

    @property
    def order(self) -> OneWasteStock | None:
        """The same where cards lie in deal order, else None."""

    @property
    def is_on_bits(self) -> bool:
        """Whether all that lies outside is one waste with its stock."""

    @property
    def is_by_rank(self) -> bool:
        """Whether cards of the waste are told apart by rank alone."""

    def begin(self, position: Position) -> None:
        """Note where a search begins."""

    def number_of(self, position: Position) -> int:
        """The state outside the pyramid in `position`."""

    def node(self, number: int) -> OutsideState:
        """The state of that number with all its ways on."""

    def ranks_of(self, number: int) -> list[int]:
        """The ranks of all cards in a state."""

    def is_done(self, number: int) -> bool:
        """Whether nothing outside the pyramid keeps the game from being won."""

    def slots_left(self, number: int) -> int:
        """How many tableau cards of a state have not left the game."""

    def burden(self, number: int) -> int:
        """What the cards of a state weigh for the order of a search: cards of a waste most."""
