"""How each event looks: turns deals and moves into flights, turns and fades of single cards."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence

from pyramide_qt.model.game.game_events import Direction, Moved
from pyramide_qt.rules.moves import MoveKind
from pyramide_qt.view.table.cards.card_item import CardItem, Rest
from pyramide_qt.view.table.cards.glow import Shading
from pyramide_qt.view.table.cards.layers import FLYING
from pyramide_qt.view.table.cards.layout import Rect
from pyramide_qt.view.table.motion.animator import Animator, FadeIn, Fly, Shake, Step, Wait
from pyramide_qt.view.table.motion.timing import (
    DEAL_FLIGHT_MS,
    DEAL_MS,
    FADE_MS,
    MEET_MS,
    REDEAL_STAGGER_MS,
    SHADE_MS,
    SHAKE_MS,
    TURN_MS,
    Speed,
    flight_ms,
    in_out,
)

MEET_SHARE = 0.3
"""How far the cards of a pair stay apart when they meet, as a share of the width of a card."""
SHAKE_SHARE = 0.07
_SEEN_IN_A_SWEEP = 8


class Choreography:
    """Sets cards in motion through the animator; knows no rule and asks no model."""

    def __init__(self, animator: Animator, items: Mapping[int, CardItem]) -> None:
        self._animator = animator
        self._items = items
        self.speed = Speed.NORMAL
        self.card_width = 60.0

    def settle(self, rests: Mapping[int, Rest]) -> None:
        """Put all cards where they belong at once."""
        for card, rest in rests.items():
            self._animator.finish(self._items[card])
            self._items[card].settle(rest)

    def fade_in(self, rests: Mapping[int, Rest]) -> None:
        """Let a whole table appear."""
        for card, rest in rests.items():
            if rest.is_visible and self.speed is not Speed.OFF:
                self._items[card].settle(rest)
                self._animator.start(self._items[card], [FadeIn(FADE_MS)], rest)
            else:
                self._items[card].settle(rest)

    def deal(self, order: Sequence[int], rests: Mapping[int, Rest], start: Rect) -> None:
        """Deal the cards of `order` one after the other from `start`; the others lie there."""
        if not self.speed.has_flights:
            self.fade_in(rests)
            return
        dealt = set(order)
        for card, rest in rests.items():
            if card not in dealt:
                self._items[card].settle(rest)
        flight, total = DEAL_FLIGHT_MS * self.speed.factor, DEAL_MS * self.speed.factor
        pause = (total - flight) / max(1, len(order) - 1)
        for number, card in enumerate(order):
            item, rest = self._items[card], rests[card]
            item.settle(Rest(start.x, start.y, FLYING + number, False, is_visible=True))
            steps: list[Step] = [
                Wait(number * pause, is_hidden=number > 0),
                Fly(rest.x, rest.y, flight, rest.face_up),
            ]
            self._animator.start(item, steps, rest)

    def move(self, moved: Moved, rests: Mapping[int, Rest]) -> None:
        """Show a move; cards that it does not name but that shift follow on their own."""
        changed = {c: r for c, r in rests.items() if self._items[c].rest != r}
        if not self.speed.has_flights:
            self._fade_changed(changed)
            return
        travelling = [card for card in moved.cards if card in changed]
        if moved.move.kind is MoveKind.REDEAL:
            self._sweep(travelling, changed)
        elif moved.move.is_removal and moved.direction is not Direction.UNDONE:
            self._remove(travelling, changed)
        else:
            for number, card in enumerate(travelling):
                self._fly(card, changed[card], Wait(number * 40 * self.speed.factor))
        landed_ms = max((self._animator.left_ms(self._items[c]) for c in travelling), default=0.0)
        for card, rest in changed.items():
            if card not in travelling:
                self._follow(card, rest, landed_ms)

    def shade(self, covered: Collection[int], *, at_once: bool = False) -> None:
        """Let the faces of `covered` step back and all others come forward."""
        goals = [(item, float(card in covered)) for card, item in self._items.items()]
        changed = [(item, goal) for item, goal in goals if item.shade != goal]
        if changed:
            is_still = at_once or self.speed is Speed.OFF
            ms = 0.0 if is_still else SHADE_MS * self.speed.factor
            self._animator.start_effect(Shading(changed), ms, in_out)

    def shake(self, card: int) -> None:
        """Shake a card: it does not fit."""
        item = self._items[card]
        if self.speed is Speed.OFF:
            return
        rest = item.rest
        width = SHAKE_SHARE * self.card_width
        self._animator.start(item, [Shake(SHAKE_MS, width)], rest)

    def fly_back(self, card: int, rest: Rest) -> None:
        """Bring a card that was dropped to where it belongs."""
        if self.speed.has_flights:
            self._fly(card, rest)
        else:
            self._items[card].settle(rest)

    def _fade_changed(self, changed: Mapping[int, Rest]) -> None:
        for card, rest in changed.items():
            item = self._items[card]
            item.settle(rest)
            if self.speed is Speed.REDUCED and rest.is_visible:
                self._animator.start(item, [FadeIn(FADE_MS)], rest)

    def _fly(self, card: int, rest: Rest, wait: Wait | None = None) -> None:
        item = self._items[card]
        steps: list[Step] = [wait] if wait is not None and wait.ms > 0 else []
        steps.append(Fly(rest.x, rest.y, self._flight_ms(item, rest.x, rest.y), rest.face_up))
        self._animator.start(item, steps, rest)

    def _follow(self, card: int, rest: Rest, landed_ms: float) -> None:
        """A card that only shifts, turns over or comes to light where it lies.

        One that is to be buried stays in sight until those that travel have landed.
        """
        item = self._items[card]
        is_seen = item.isVisible() and rest.is_visible
        turns = item.face_up != rest.face_up
        if not is_seen or not (turns or (item.x(), item.y()) != (rest.x, rest.y)):
            if rest.is_visible or not item.isVisible():
                item.settle(rest)
            else:
                self._animator.start(item, [Wait(landed_ms)], rest, is_raised=False)
            return
        steps: list[Step] = [
            Wait(MEET_MS * self.speed.factor if turns else 0.0),
            Fly(rest.x, rest.y, TURN_MS * self.speed.factor, rest.face_up, in_out, arc=0.0),
        ]
        self._animator.start(item, steps[0 if turns else 1 :], rest)

    def _remove(self, cards: Sequence[int], rests: Mapping[int, Rest]) -> None:
        """Two cards meet, then fly to the foundation; one flies there by itself."""
        items = [self._items[card] for card in cards]
        if len(cards) == 2:
            items.sort(key=lambda item: item.x())
            middle_x = sum(item.x() for item in items) / 2
            middle_y = sum(item.y() for item in items) / 2
        starts: dict[int, tuple[float, float]] = {}
        for number, card in enumerate(cards):
            item, rest, steps = self._items[card], rests[card], list[Step]()
            if len(cards) == 2:
                side = -1 if item is items[0] else 1
                x = middle_x + side * MEET_SHARE / 2 * self.card_width
                starts[card] = (x, middle_y)
                steps.append(Fly(x, middle_y, MEET_MS * self.speed.factor, curve=in_out, arc=0.0))
            from_x, from_y = starts.get(card, (item.x(), item.y()))
            ms = _flight_ms(rest.x - from_x, rest.y - from_y, self.card_width) * self.speed.factor
            if number:
                steps.append(Wait(30 * self.speed.factor))
            steps.append(Fly(rest.x, rest.y, ms, rest.face_up))
            self._animator.start(item, steps, rest)
            item.setZValue(FLYING + number)

    def _sweep(self, cards: Sequence[int], rests: Mapping[int, Rest]) -> None:
        """A redeal: the cards that can be seen go over in one sweep, the others are there."""
        for card in cards[:-_SEEN_IN_A_SWEEP]:
            self._items[card].settle(rests[card])
        seen = cards[-_SEEN_IN_A_SWEEP:]
        for number, card in enumerate(seen):
            item = self._items[card]
            item.setZValue(FLYING + number)
            wait = Wait((len(seen) - 1 - number) * REDEAL_STAGGER_MS * self.speed.factor)
            self._fly(card, rests[card], wait)

    def _flight_ms(self, item: CardItem, x: float, y: float) -> float:
        return _flight_ms(x - item.x(), y - item.y(), self.card_width) * self.speed.factor


def _flight_ms(dx: float, dy: float, card_width: float) -> float:
    return flight_ms(math.hypot(dx, dy), card_width)
