"""What to suggest in a position: the next move of one known line, kept to as long as it lasts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.moves import Move, MoveKind
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.question import Answer, Verdict

_STOCK_MOVES = (MoveKind.DRAW, MoveKind.REDEAL)


class HintKind(StrEnum):
    """What a hint is about: a removal (or a cell), the stock, or that there is nothing to do."""

    REMOVE = "remove"
    STOCK = "stock"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Hint:
    """A suggested move, None if there is none, and whether it is on the way to a win."""

    kind: HintKind
    move: Move | None
    verdict: Verdict
    moves_left: int


class KnownLine:
    """A line that the solver found, with the positions along it.

    Asked again further along, it goes on with the same line, so that hints do not turn back.
    """

    def __init__(self, deal: Deal, start: Position, line: Sequence[Move], verdict: Verdict) -> None:
        self._line, self._verdict = tuple(line), verdict
        self._places: dict[Position, int] = {}
        position = start
        for place, move in enumerate(self._line):
            self._places[position] = place
            position = apply_move(deal, position, move)
        self._places[position] = len(self._line)

    def hint(self, position: Position) -> Hint | None:
        """What to do in `position`, or None if the line does not come through it."""
        place = self._places.get(position)
        if place is None:
            return None
        left = len(self._line) - place
        if not left:
            return Hint(HintKind.NOTHING, None, self._verdict, 0)
        move = self._line[place]
        kind = HintKind.STOCK if move.kind in _STOCK_MOVES else HintKind.REMOVE
        return Hint(kind, move, self._verdict, left)


def known_line(deal: Deal, position: Position, answer: Answer) -> KnownLine | None:
    """The line of an answer about `position`, or None if it has none."""
    if answer.line is None:
        return None
    return KnownLine(deal, position, answer.line, answer.verdict)
