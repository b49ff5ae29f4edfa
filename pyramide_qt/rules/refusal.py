"""Why a move is not allowed."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Reason(Enum):
    """Each reason for a refusal, with its English sentence (`{…}` filled from the refusal)."""

    GAME_WON = "the game is won and has no more moves"
    NO_CARD = "there is no card at {places}"
    COVERED = "{places} is covered by {coverers}"
    STOCK_CLOSED = "the next card of the stock is not open under these rules"
    WASTE_CLOSED = "{places} is not open under these rules"
    UNDER_TOP = "the card under the top of the waste goes only with that top"
    SAME_CARD = "a card does not pair with itself"
    WRONG_SUM = "the values of {places} do not add up to {total}"
    NO_PAIR = "{places} do not go together under these rules"
    FORBIDDEN = "{places} must not go together under these rules"
    NOT_ALONE = "{places} does not go alone"
    NO_STOCK = "these rules have no stock"
    STOCK_EMPTY = "the stock is empty"
    STOCK_LEFT = "the stock still has cards"
    NO_PASS_LEFT = "no pass through the stock is left"
    WASTE_EMPTY = "there is no waste to turn back"
    NO_CELL = "there is no such cell"
    CELL_TAKEN = "the cell is taken"
    CELL_CLOSED = "{places} may not go to a cell under these rules"
    NO_SUCH_WASTE = "the draw must name one of the wastes, and only where the player chooses"


class Refusal(NamedTuple):
    """A reason with what it speaks of: names of places, of covering places, and the total."""

    reason: Reason
    places: tuple[str, ...] = ()
    coverers: tuple[str, ...] = ()
    total: int | None = None

    def sentence(self) -> str:
        """The reason in English, without a full stop."""
        return self.reason.value.format(
            places=" and ".join(self.places),
            coverers=" and ".join(self.coverers),
            total=self.total,
        )
