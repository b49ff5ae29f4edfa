"""What is seen after a win: the outline of the tableau in light, and cards that rise along it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from pyramide_qt.view.table.cards.card_item import CardItem, CardLook, Rest
from pyramide_qt.view.table.cards.layers import FLYING
from pyramide_qt.view.table.cards.layout import Rect, TableLayout
from pyramide_qt.view.table.motion.animator import Animator, FadeOut, Fly, Step, Wait
from pyramide_qt.view.table.motion.timing import WIN_MS, Speed, in_out, linear, out_cubic

_MAX_RISING, _MIN_RISING = 18, 9
_LARGE_CARD_PX = 220
"""Of cards wider than this, in device pixels, fewer rise: a frame has to stay short."""
_APPROACH_MS = 420
_RISE_MS = 900
_FADE_MS = 260


class WinShow(QObject):
    """Waits until the last flight has landed, shows the win, and tells when it is over.

    Signals: `over()` after the show, at once where nothing moves; never after `cancel`.
    """

    over = Signal()

    def __init__(
        self, animator: Animator, items: Mapping[int, CardItem], look: CardLook, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._animator = animator
        self._items = items
        self._look = look
        self._begin: Callable[[], None] | None = None
        self._is_running = False
        animator.settled.connect(self._on_settled)

    def cancel(self) -> None:
        """Forget it: the game goes on or another one is there."""
        self._begin, self._is_running = None, False

    def start(
        self,
        layout: TableLayout,
        cards: Sequence[int],
        rests: Mapping[int, Rest],
        speed: Speed,
    ) -> None:
        """Show a win in which `cards`, at rest on the foundations, went last."""

        def begin() -> None:
            self._run(layout, cards, rests, speed)

        self._begin = begin
        if not self._animator.is_moving:
            self._on_settled()

    def _on_settled(self) -> None:
        if self._begin is not None:
            begin, self._begin = self._begin, None
            self._is_running = True
            begin()
        elif self._is_running:
            self._is_running = False
            self.over.emit()

    def _run(
        self, layout: TableLayout, cards: Sequence[int], rests: Mapping[int, Rest], speed: Speed
    ) -> None:
        if not speed.has_flights:
            self._on_settled()
            return
        from pyramide_qt.view.table.motion.light_outline import LightOutline

        scene = next(iter(self._items.values())).scene()
        outline = LightOutline(scene, self._look, layout)
        self._animator.start_effect(outline, WIN_MS * speed.factor, in_out)
        is_large = layout.card_width * layout.dpr > _LARGE_CARD_PX
        rising = list(cards)[-(_MIN_RISING if is_large else _MAX_RISING) :]
        pause = (WIN_MS - _APPROACH_MS - _RISE_MS - _FADE_MS) / max(1, len(rising) - 1)
        ways = _ways_up(layout)
        for number, card in enumerate(rising):
            foot, top = ways[number % 2]
            steps: list[Step] = [
                Wait(number * pause * speed.factor),
                Fly(foot[0], foot[1], _APPROACH_MS * speed.factor, curve=out_cubic),
                Fly(top[0], top[1], _RISE_MS * speed.factor, curve=linear, arc=0.0),
                FadeOut(_FADE_MS * speed.factor),
            ]
            self._animator.start(self._items[card], steps, rests[card])
            self._items[card].setZValue(FLYING + number)


def _ways_up(layout: TableLayout) -> tuple[tuple[tuple[float, float], tuple[float, float]], ...]:
    """From the lowest corners of the tableau to its top: foot and head, left and right."""
    slots = layout.slots

    def corner(slot: Rect) -> tuple[float, float]:
        return slot.x, slot.y

    left = min(slots, key=lambda s: (s.x, -s.y))
    right = max(slots, key=lambda s: (s.x, s.y))
    top = min(s.y for s in slots)
    row = [s for s in slots if s.y == top]
    return (
        (corner(left), corner(min(row))),
        (corner(right), corner(max(row))),
    )
