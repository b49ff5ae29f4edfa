"""What can be taken back or made again, for the two menu entries."""

from __future__ import annotations

from typing import NamedTuple

from pyramide_qt.rules.game import Game
from pyramide_qt.rules.moves import MoveKind


class UndoStatus(NamedTuple):
    """Whether undo and redo are possible, and of which kind of move (None where not)."""

    can_undo: bool
    can_redo: bool
    undo_kind: MoveKind | None
    redo_kind: MoveKind | None


def undo_status(game: Game) -> UndoStatus:
    """The undo status of `game` as it stands."""
    can_undo, can_redo = game.can_undo, game.can_redo
    return UndoStatus(
        can_undo,
        can_redo,
        game.moves[-1].kind if can_undo else None,
        game.undone[-1].kind if can_redo else None,
    )
