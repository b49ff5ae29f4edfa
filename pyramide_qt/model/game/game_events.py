"""What the signals of the model carry: frozen values, told after the change is complete."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.moves import Move
from pyramide_qt.rules.position import Position
from pyramide_qt.rules.refusal import Refusal


class DealtReason(Enum):
    """Why a table is shown afresh."""

    NEW = "new"
    REPLAY = "replay"
    RESUMED = "resumed"
    RESTORED = "restored"


class Dealt(NamedTuple):
    """A game came onto the table; `position` is where it stands, not always the start."""

    deal: Deal
    position: Position
    reason: DealtReason


class Direction(Enum):
    """Whether a move was made, taken back, or made again."""

    PLAYED = "played"
    UNDONE = "undone"
    REDONE = "redone"


class Moved(NamedTuple):
    """A move that was made or taken back.

    `cards` are the card ids that change their place, in the order in which they land: laid down
    one after the other they give the piles of `after`.
    """

    move: Move
    direction: Direction
    before: Position
    after: Position
    cards: tuple[int, ...]


class RefusalKind(Enum):
    """What kind of touch was refused."""

    COVERED = "covered"
    WRONG_PAIR = "wrong pair"
    NOT_OPEN = "not open"
    NOTHING_TO_DRAW = "nothing to draw"
    NO_PASS_LEFT = "no pass left"
    CELL = "cell"
    PAUSED = "paused"
    OVER = "over"


class Refused(NamedTuple):
    """A touch that changed nothing on the table.

    `cards` were touched (for a pair: the chosen one first), `covering` lie on them, `refusal` is
    the reason by the rules, if it was they that refused. `says`: whether the player is to be told.
    """

    kind: RefusalKind
    cards: tuple[int, ...] = ()
    covering: tuple[int, ...] = ()
    refusal: Refusal | None = None
    says: bool = True
