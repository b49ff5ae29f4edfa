"""Keys: a cursor that goes through the table by geometry, and touches where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import Qt

from pyramide_qt.model.game.locations import Spot
from pyramide_qt.model.game.selection import Selection
from pyramide_qt.view.table.cards.hit_targets import Stop, Target
from pyramide_qt.view.table.cards.layout import Rect
from pyramide_qt.view.table.gestures.rank_jump import RankJump
from pyramide_qt.view.table.gestures.touch import ClickToPair
from pyramide_qt.view.table.table_scene import TableScene

_ASIDE = 2.2
"""How much more a step to the side counts than one straight ahead."""
SAME_ROW_SHARE = 0.2
"""Stops whose height differs less than this share of a card lie in one row."""

MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
"""Keys that do nothing by themselves."""


class Way(Enum):
    """A direction on the table."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


_WAYS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_TOUCHES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class KeyboardPlay:
    """Arrows move the cursor, Enter or Space touches, Escape lets the chosen card go.

    A typed rank leads to the next open card of that rank. While the mouse is used the cursor is
    hidden and touches nothing; the next arrow or rank shows it again.
    """

    def __init__(self, scene: TableScene, selection: Selection) -> None:
        self._scene = scene
        self._selection = selection
        self._click = ClickToPair(selection)
        self._ranks = RankJump(scene, selection)
        self._cursor: Target | None = None
        self._is_hidden = False

    @property
    def ranks(self) -> RankJump:
        return self._ranks

    @property
    def cursor(self) -> Target | None:
        """What the cursor stands on; None before the first arrow key."""
        return self._cursor

    def target(self) -> Target | None:
        """What lies under the cursor now; None while it is hidden."""
        here = self._shown()
        return here[0] if here else None

    def cursor_rect(self) -> Rect | None:
        """Where the cursor is; it stays on the place when its card has gone."""
        here = self._shown()
        return here[1] if here else None

    def press(self, key: int, scan_code: int = 0) -> bool:
        """Whether `key` is one of ours; then it is done. `scan_code`: where it lies, if known."""
        way, rank = _WAYS.get(Qt.Key(key)), self._ranks.rank_of(key, scan_code)
        target = self.target()
        if way is not None:
            self._step(way)
            self._is_hidden = False
        elif rank is not None:
            self._cursor = self._ranks.next_open(rank, target) or self._cursor
            self._is_hidden = False
        elif key in _TOUCHES and target is not None:
            self._click.touch(target)
        elif key == Qt.Key.Key_Escape and self._selection.chosen is not None:
            self._selection.clear()
        elif key == Qt.Key.Key_Escape and target is not None:
            self._cursor = None
        else:
            return False
        return True

    def stand_on(self, target: Target) -> None:
        """Lead the cursor to a card or place."""
        self._cursor, self._is_hidden = target, False

    def hide(self) -> None:
        """The mouse is used now."""
        self._is_hidden = True

    def enter(self, reason: Qt.FocusReason) -> None:
        """The table has the keys now; who comes with Tab sees where they are."""
        if reason in _BY_TAB:
            self._is_hidden = False
            if self._now() is None:
                self._step(Way.DOWN)

    def clear(self) -> None:
        """Take the cursor off the table."""
        self._cursor = None

    def _shown(self) -> Stop | None:
        return None if self._is_hidden else self._now()

    def _now(self) -> Stop | None:
        if self._cursor is None:
            return None
        stops = self._stops()
        spot, number, card = self._cursor
        is_pile = spot not in (Spot.SLOT, Spot.COLUMN)
        same = [s for s in stops if s[0][:2] == (spot, number)]
        exact = [s for s in same if s[0].card == card]
        if exact or (is_pile and same):
            return (exact or same)[0]
        slots = self._scene.table_layout.slots
        if card is None or card >= len(slots) or not stops:
            return None
        return nearest(slots[card], stops)

    def _stops(self) -> list[Stop]:
        stops = self._scene.targets.stops()
        return [stop for stop in stops if stop[0].spot is not Spot.FOUNDATION]

    def _step(self, way: Way) -> None:
        stops = self._stops()
        here = self._now()
        if here is None:
            starts = [s for s in stops if s[0].spot in (Spot.SLOT, Spot.COLUMN)] or stops
            lowest = max(starts, key=lambda s: (s[1].y, -s[1].x), default=None)
            self._cursor = lowest[0] if lowest else None
            return
        self._cursor = next_stop(here, stops, way)[0]


def nearest(rect: Rect, stops: Sequence[Stop]) -> Stop:
    """The stop whose middle is nearest to that of `rect`."""
    x, y = rect.middle
    return min(stops, key=lambda s: (s[1].middle[0] - x) ** 2 + (s[1].middle[1] - y) ** 2)


def next_stop(here: Stop, stops: Sequence[Stop], way: Way) -> Stop:
    """The nearest stop in a direction; `here` if there is none.

    To the side, what lies in the same row comes before all others. Elsewhere distance aside
    counts more than distance ahead.
    """
    x, y = here[1].middle
    reach = SAME_ROW_SHARE * here[1].height
    best, least = here, (True, float("inf"))
    for stop in stops:
        dx, dy = stop[1].middle[0] - x, stop[1].middle[1] - y
        ahead = dx * way.value[0] + dy * way.value[1]
        aside = abs(dx * way.value[1]) + abs(dy * way.value[0])
        if ahead <= 1:
            continue
        is_elsewhere = way in (Way.UP, Way.DOWN) or aside > reach
        cost = is_elsewhere, ahead + aside * _ASIDE
        if cost < least:
            best, least = stop, cost
    return best
