"""Notices a whole pass through the stock in which nothing could be removed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from pyramide_qt.model.game.game_events import Direction, Moved
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.rules.legal_moves import removals
from pyramide_qt.rules.moves import MoveKind


class PassWatch(QObject):
    """Watches games with passes without limit whose rules announce no end of the going round.

    Signals:
    - `idle_pass()`: the stock was gone through from one redeal, or the deal, to the next, and at
      no time could a card be removed; not again before one was.
    """

    idle_pass = Signal()

    def __init__(self, game: GameModel, parent: QObject) -> None:
        super().__init__(parent)
        self._game = game
        self._has_told = False
        self._is_idle = False
        game.dealt.connect(self._on_dealt)
        game.moved.connect(self._on_moved)
        self._on_dealt()

    def _on_dealt(self, _dealt: object = None) -> None:
        self._has_told = False
        # What was drawn before a game came back is not known.
        self._is_idle = not self._game.move_count and not self._can_remove()

    def _on_moved(self, moved: Moved) -> None:
        if moved.direction is Direction.UNDONE:
            self._is_idle = False
            return
        kind = moved.move.kind
        if kind is MoveKind.REDEAL:
            self._end_pass()
        elif kind is not MoveKind.DRAW:
            self._is_idle = self._has_told = False
        elif self._is_idle and self._can_remove():
            self._is_idle = False

    def _end_pass(self) -> None:
        was_idle, self._is_idle = self._is_idle, not self._can_remove()
        if was_idle and self._is_idle and not self._has_told and self._is_watched():
            self._has_told = True
            self.idle_pass.emit()

    def _is_watched(self) -> bool:
        stock = self._game.deal.rules.stock
        return stock is not None and stock.passes is None and not self._game.deal.announces_cycling

    def _can_remove(self) -> bool:
        return any(removals(self._game.deal, self._game.position))
