"""The only file that makes animations: moves cards and lights until each is where it belongs."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from pyramide_qt.view.table.cards.card_item import CardItem, Rest
from pyramide_qt.view.table.motion.timing import ARC_SHARE, FRAME_MS, linear, out_cubic, shake

Curve = Callable[[float], float]


class Wait(NamedTuple):
    """Nothing for a while; hidden or as the card lies."""

    ms: float
    is_hidden: bool = False


class Fly(NamedTuple):
    """To a corner, on a slight arc; `face_up` is the side to show at the end, None: as it is."""

    x: float
    y: float
    ms: float
    face_up: bool | None = None
    curve: Curve = out_cubic
    arc: float = ARC_SHARE


class FadeIn(NamedTuple):
    """Appear at the place of rest."""

    ms: float


class FadeOut(NamedTuple):
    """Vanish where it lies."""

    ms: float


class Shake(NamedTuple):
    """A short no: to and fro, ending where it began."""

    ms: float
    width_px: float


Step = Wait | Fly | FadeIn | FadeOut | Shake


class Effect(Protocol):
    """Something that is drawn as it progresses and cleans up after itself."""

    def set_progress(self, progress: float) -> None:
        """Show the state at `progress`, 0 to 1."""

    def end(self) -> None:
        """Be gone."""


@dataclass(eq=False, repr=False)
class _Track:
    """What one card does, step after step; it ends at `rest`."""

    item: CardItem
    steps: Sequence[Step]
    rest: Rest
    began: float
    number: int = 0
    origin: Rest = field(init=False)

    def __post_init__(self) -> None:
        self.origin = self.item.rest

    def advance(self, now: float) -> bool:
        """Show the state at `now`; False when the last step is over."""
        while self.number < len(self.steps):
            step = self.steps[self.number]
            elapsed = now - self.began
            if elapsed < step.ms:
                _show(self.item, self.origin, step, elapsed / step.ms, self.rest)
                return True
            _show(self.item, self.origin, step, 1.0, self.rest)
            self.number += 1
            self.began += step.ms
            self.origin = self.item.rest
        return False


@dataclass(eq=False, repr=False)
class _Running:
    effect: Effect
    ms: float
    began: float
    curve: Curve
    is_lasting: bool


class Animator(QObject):
    """Moves cards, at most one track a card, and runs effects.

    The frame clock runs only while something moves. Every card ends exactly at its rest, by
    itself or at once through `finish_all`.

    Signals: `settled()` when the last card and effect that input may end has come to its end.
    """

    settled = Signal()

    def __init__(
        self, parent: QObject | None = None, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._tracks: dict[CardItem, _Track] = {}
        self._effects: dict[Effect, _Running] = {}
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._on_frame)

    @property
    def is_moving(self) -> bool:
        """Whether anything runs that an input would end."""
        return bool(self._tracks) or any(not r.is_lasting for r in self._effects.values())

    def is_card_moving(self, item: CardItem) -> bool:
        return item in self._tracks

    def use_clock(self, clock: Callable[[], float]) -> None:
        """Take the time from another clock, in seconds; only while nothing moves."""
        self.finish_all()
        self._clock = clock

    def left_ms(self, item: CardItem) -> float:
        """How long a card still has to go; 0 if it does not move."""
        track = self._tracks.get(item)
        if track is None:
            return 0.0
        left = sum(step.ms for step in track.steps[track.number :])
        return max(0.0, left - (self._now_ms() - track.began))

    def start(
        self, item: CardItem, steps: Sequence[Step], rest: Rest, *, is_raised: bool = True
    ) -> None:
        """Let a card go through `steps` to `rest`; what it did before ends at its goal first.

        It flies over all others unless it is not raised.
        """
        self.finish(item)
        if not steps or sum(step.ms for step in steps) <= 0:
            item.settle(rest)
            return
        if is_raised:
            item.raise_up()
        track = _Track(item, steps, rest, self._now_ms())
        self._tracks[item] = track
        track.advance(track.began)
        self._run()

    def start_effect(
        self, effect: Effect, ms: float, curve: Curve = linear, *, is_lasting: bool = False
    ) -> None:
        """Run an effect; a lasting one is not ended by input."""
        self.end_effect(effect)
        if ms <= 0:
            effect.set_progress(1.0)
            effect.end()
            return
        self._effects[effect] = _Running(effect, ms, self._now_ms(), curve, is_lasting)
        effect.set_progress(curve(0.0))
        self._run()

    def end_effect(self, effect: Effect) -> None:
        """End an effect now, if it runs."""
        running = self._effects.pop(effect, None)
        if running is not None:
            effect.set_progress(running.curve(1.0))
            effect.end()

    def finish(self, item: CardItem) -> None:
        """Put one card at its goal."""
        track = self._tracks.pop(item, None)
        if track is not None:
            item.settle(track.rest)

    def finish_all(self) -> None:
        """Put every card at its goal and end the effects that input ends."""
        was_moving = self.is_moving
        for item in list(self._tracks):
            self.finish(item)
        for effect, running in list(self._effects.items()):
            if not running.is_lasting:
                self.end_effect(effect)
        self._rest(was_moving)

    def shut_down(self) -> None:
        """End everything, lasting effects too; the clock stands still afterwards."""
        self.finish_all()
        for effect in list(self._effects):
            self.end_effect(effect)
        self._timer.stop()

    def _run(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _rest(self, was_moving: bool) -> None:
        if not self._tracks and not self._effects:
            self._timer.stop()
        if was_moving and not self.is_moving:
            self.settled.emit()

    def _on_frame(self) -> None:
        now, was_moving = self._now_ms(), self.is_moving
        for item, track in list(self._tracks.items()):
            if not track.advance(now):
                self.finish(item)
        for effect, running in list(self._effects.items()):
            progress = (now - running.began) / running.ms
            if progress >= 1:
                self.end_effect(effect)
            else:
                effect.set_progress(running.curve(progress))
        self._rest(was_moving)

    def _now_ms(self) -> float:
        return self._clock() * 1000


def _show(item: CardItem, origin: Rest, step: Step, progress: float, rest: Rest) -> None:
    if isinstance(step, Fly):
        _show_flight(item, origin, step, progress)
    elif isinstance(step, Wait):
        item.setVisible(not step.is_hidden or progress >= 1)
    elif isinstance(step, FadeIn):
        item.setPos(rest.x, rest.y)
        item.set_side(rest.face_up)
        item.setOpacity(progress)
    elif isinstance(step, FadeOut):
        item.setOpacity(1 - progress)
    else:
        item.setPos(origin.x + shake(progress) * step.width_px, origin.y)


def _show_flight(item: CardItem, origin: Rest, step: Fly, progress: float) -> None:
    travelled = step.curve(progress)
    dx, dy = step.x - origin.x, step.y - origin.y
    # The bend stands square to the line and points up, whichever way the card travels.
    height = 4 * travelled * (1 - travelled)
    # What only slides along the table, without an arc, does not rise from it.
    item.set_height(height if step.arc else 0.0)
    bend = height * step.arc
    side = -bend if dx >= 0 else bend
    x, y = origin.x + dx * travelled - dy * side, origin.y + dy * travelled + dx * side
    item.setPos(x, y)
    if step.face_up is not None and step.face_up != origin.face_up:
        item.set_side(step.face_up, 1 - travelled if travelled < 1 else 0.0)
    item.setVisible(True)
    if not math.isclose(item.opacity(), 1.0):
        item.setOpacity(1.0)
