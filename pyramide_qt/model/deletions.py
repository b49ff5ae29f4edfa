"""Deletes games from the history, with a way back until the program ends."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from pyramide_qt.store.game_store import GameStore


class Deletions(QObject):
    """What was deleted, the last time last; it must live as long as the window.

    Signals:
    - `changed()`: games were deleted or brought back.
    """

    changed = Signal()

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._batches: list[tuple[int, ...]] = []

    @property
    def last_count(self) -> int:
        """How many games `bring_back` would bring back; 0 if none."""
        return len(self._batches[-1]) if self._batches else 0

    def delete(self, ids: Sequence[int]) -> int:
        """Delete games; the game on the table stays. Return how many went."""
        gone = self._store.delete_games(ids)
        if gone:
            self._batches.append(gone)
            self.changed.emit()
        return len(gone)

    def bring_back(self) -> int:
        """Bring back what was deleted the last time; return how many games came."""
        if not self._batches:
            return 0
        count = len(self._store.restore_games(self._batches.pop()))
        self.changed.emit()
        return count
