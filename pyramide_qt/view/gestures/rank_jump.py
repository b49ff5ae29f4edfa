"""Typing a rank: the cursor jumps to the next open card of that rank."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal

from pyramide_qt.model.selection import Selection
from pyramide_qt.view.table_scene import TableScene
from pyramide_qt.view.table_targets import Stop, Target

_RANKS = {
    Qt.Key.Key_A: 1,
    Qt.Key.Key_1: 1,
    Qt.Key.Key_T: 10,
    Qt.Key.Key_J: 11,
    Qt.Key.Key_Q: 12,
    Qt.Key.Key_K: 13,
} | {Qt.Key(Qt.Key.Key_2 + number): 2 + number for number in range(8)}
_TEN = 10


class RankJump(QObject):
    """Ranks as they are printed on the cards: A, 2 to 9, 10 (or T), J, Q, K.

    Signals: `not_found(rank)`: no card of that rank is open.
    """

    not_found = Signal(int)

    def __init__(self, scene: TableScene, selection: Selection) -> None:
        super().__init__(scene)
        self._scene = scene
        self._selection = selection
        self._last_key: int | None = None

    def rank_of(self, key: int) -> int | None:
        """The rank that `key` ends, after the keys before it; None if it is no rank."""
        before, self._last_key = self._last_key, key
        if key == Qt.Key.Key_0:
            return _TEN if before == Qt.Key.Key_1 else None
        return _RANKS.get(Qt.Key(key))

    def next_open(self, rank: int, here: Target | None) -> Target | None:
        """The next open card of a rank after `here`, round the table; None if there is none."""
        stops = [stop[0] for stop in in_reading_order(self._scene.targets.stops())]
        start = stops.index(here) + 1 if here in stops else 0
        for target in (*stops[start:], *stops[:start]):
            card = target.card
            if card is not None and self._is_open(card, rank):
                return target
        self.not_found.emit(rank)
        return None

    def _is_open(self, card: int, rank: int) -> bool:
        is_seen = self._scene.rests[card].face_up and self._scene.item_of(card).card.rank == rank
        return is_seen and self._selection.is_available(card)


def in_reading_order(stops: Sequence[Stop]) -> list[Stop]:
    """Stops from top to bottom, those at one height from left to right."""
    return sorted(stops, key=lambda stop: (stop[1].y, stop[1].x))
