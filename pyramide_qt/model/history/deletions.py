"""Deletes games from the history, with a way back until the program ends."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from PySide6.QtCore import QObject, Signal

from pyramide_qt.store.game_store import GameStore

# So many games take some ten milliseconds.
_SLICE = 1000


class Deletions(QObject):
    """What was deleted, the last time last; it must live as long as the window.

    Many games take their time, so what deletes them and brings them back is done step by step,
    and can be left at each step: what is done by then holds.

    Signals:
    - `changed()`: games were deleted or brought back.
    """

    changed = Signal()

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._batches: list[list[int]] = []

    @property
    def last_count(self) -> int:
        """How many games `bring_back` would bring back; 0 if none."""
        return len(self._batches[-1]) if self._batches else 0

    def delete(self, ids: Sequence[int]) -> Generator[None, None, int]:
        """Delete games; the game on the table stays. Return in the end how many went."""
        gone: list[int] = []
        try:
            yield from _in_slices(self._store.delete_games, ids, gone)
        finally:
            if gone:
                self._batches.append(gone)
                self.changed.emit()
        return len(gone)

    def bring_back(self) -> Generator[None, None, int]:
        """Bring back what was deleted the last time; return in the end how many games came."""
        wanted = self._batches.pop() if self._batches else []
        back: list[int] = []
        try:
            yield from _in_slices(self._store.restore_games, wanted, back)
        finally:
            if len(back) < len(wanted):
                self._keep_rest(wanted, back)
            if back:
                self.changed.emit()
        return len(back)

    def _keep_rest(self, wanted: list[int], back: list[int]) -> None:
        came = set(back)
        self._batches.append([game_id for game_id in wanted if game_id not in came])


def _in_slices(
    change: Callable[[Sequence[int]], Sequence[int]], ids: Sequence[int], changed: list[int]
) -> Generator[None, None, None]:
    """Change all, a slice after the other, with a pause between two."""
    # In the order of the file: however the list is sorted, each slice writes to few places.
    in_order = sorted(ids)
    for first in range(0, len(in_order), _SLICE):
        if first:
            yield
        changed.extend(change(in_order[first : first + _SLICE]))
