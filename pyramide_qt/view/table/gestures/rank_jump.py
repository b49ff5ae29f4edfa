"""Typing a rank: the cursor jumps to the next open card of that rank."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal

from pyramide_qt.model.game.selection import Selection
from pyramide_qt.model.wording.card_letters import letters_of_language
from pyramide_qt.view.table.cards.hit_targets import Stop, Target
from pyramide_qt.view.table.table_scene import TableScene

_TEN = 10


class RankJump(QObject):
    """Ranks as they stand on cards: A, 2 to 9, 10 (or T), J, Q, K, or letters of the language.

    Signals: `not_found(rank)`: no card of that rank is open.
    """

    not_found = Signal(int)

    def __init__(self, scene: TableScene, selection: Selection) -> None:
        super().__init__(scene)
        self._scene = scene
        self._selection = selection
        self._last_key: int | None = None

    def rank_of(self, key: int, scan_code: int = 0) -> int | None:
        """The rank that a key ends, after the keys before it; None if it is no rank."""
        from pyramide_qt.view.table.gestures.rank_keys import key_on_cards, rank_of_key

        meant = key_on_cards(key, scan_code, letters_of_language())
        before, self._last_key = self._last_key, meant
        if meant == Qt.Key.Key_0:
            return _TEN if before == Qt.Key.Key_1 else None
        return rank_of_key(meant)

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
