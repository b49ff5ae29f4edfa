"""The animator: every card ends at its goal, by itself or cut short, and the clock then rests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGraphicsScene

from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.view.art.card_art import CardArt
from pyramide_qt.view.style.palette import Back, Deck, TableLook, table_colours
from pyramide_qt.view.table.cards.card_item import CardItem, CardLook, Rest
from pyramide_qt.view.table.cards.layers import FLYING
from pyramide_qt.view.table.motion.animator import Animator, FadeIn, FadeOut, Fly, Shake, Step, Wait
from pyramide_qt.view.table.motion.timing import linear

GOAL = Rest(100.0, 50.0, 7.0, True, is_visible=True)


class Clock:
    def __init__(self) -> None:
        self.seconds = 5.0

    def __call__(self) -> float:
        return self.seconds


class Bench:
    """An animator with a clock turned by hand, and cards to move."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.scene = QGraphicsScene()
        look = CardLook(CardArt(Deck.CLASSIC, Back.WEAVE), table_colours(TableLook.FELT))
        self.items = [CardItem(Card(rank, "S"), look) for rank in (1, 2, 3)]
        for item in self.items:
            self.scene.addItem(item)
        self.animator = Animator(self.scene, self.clock)
        self.settled = 0
        self.animator.settled.connect(self._count)

    def _count(self) -> None:
        self.settled += 1

    def pass_ms(self, ms: float) -> None:
        self.clock.seconds += ms / 1000
        self.timer.timeout.emit()

    @property
    def timer(self) -> QTimer:
        found = self.animator.findChildren(QTimer)
        return found[0]


@pytest.fixture
def bench(qapp) -> Iterator[Bench]:
    made = Bench()
    yield made
    made.animator.shut_down()


def test_a_flight_begins_where_the_card_is_and_ends_at_its_rest(bench: Bench) -> None:
    item = bench.items[0]
    bench.animator.start(item, [Fly(100, 50, 200, True, linear, arc=0.0)], GOAL)
    assert (item.x(), item.y()) == (0, 0)
    bench.pass_ms(100)
    assert item.x() == pytest.approx(50)
    assert item.y() == pytest.approx(25)
    bench.pass_ms(101)
    assert item.rest == GOAL
    assert bench.settled == 1


@pytest.mark.parametrize("ratio", [1.25, 1.5, 1.75])
def test_a_card_arrives_exactly_at_any_pixel_ratio(bench: Bench, ratio: float) -> None:
    item = bench.items[0]
    for place in range(1175, 0, -83):
        item.settle(GOAL._replace(x=(place + 781) / ratio, y=731 / ratio))
        rest = GOAL._replace(x=place / ratio, y=29 / ratio)
        bench.animator.start(item, [Fly(rest.x, rest.y, 200)], rest)
        bench.pass_ms(77)
        bench.pass_ms(200)
        assert item.rest == rest


def test_a_card_in_the_air_lies_over_all_others(bench: Bench) -> None:
    bench.animator.start(bench.items[0], [Fly(100, 50, 200)], GOAL)
    assert bench.items[0].zValue() >= FLYING


def test_the_frame_clock_runs_only_while_something_moves(bench: Bench) -> None:
    assert not bench.timer.isActive()
    bench.animator.start(bench.items[0], [Fly(100, 50, 200)], GOAL)
    assert bench.timer.isActive()
    bench.pass_ms(250)
    assert not bench.timer.isActive()


def test_steps_follow_each_other_without_losing_time(bench: Bench) -> None:
    item = bench.items[0]
    steps: list[Step] = [
        Wait(50),
        Fly(40, 0, 100, curve=linear, arc=0.0),
        Fly(100, 50, 100, True, linear),
    ]
    bench.animator.start(item, steps, GOAL)
    bench.pass_ms(100)
    assert item.x() == pytest.approx(20)
    bench.pass_ms(100)
    assert item.x() == pytest.approx(70, abs=6)
    bench.pass_ms(60)
    assert item.rest == GOAL


def test_a_long_frame_may_pass_over_several_steps(bench: Bench) -> None:
    steps: list[Step] = [Wait(20, is_hidden=True), Fly(40, 0, 20), FadeOut(20)]
    bench.animator.start(bench.items[0], steps, GOAL)
    bench.pass_ms(1000)
    assert bench.items[0].rest == GOAL
    assert bench.items[0].opacity() == 1


def test_finishing_all_puts_each_card_at_its_rest(bench: Bench) -> None:
    goals = [GOAL._replace(x=10.0 * n, z=float(n), face_up=n == 1) for n in range(3)]
    steps: list[Step] = [Fly(100, 50, 200), Shake(200, 5), FadeIn(200)]
    for item, step, goal in zip(bench.items, steps, goals, strict=True):
        bench.animator.start(item, [step], goal)
    bench.pass_ms(30)
    bench.animator.finish_all()
    assert [item.rest for item in bench.items] == goals
    assert bench.settled == 1
    assert not bench.timer.isActive()


def test_a_new_track_ends_the_old_one_at_its_goal_first(bench: Bench) -> None:
    item = bench.items[0]
    bench.animator.start(item, [Fly(100, 50, 200)], GOAL)
    bench.pass_ms(40)
    second = GOAL._replace(x=0.0)
    bench.animator.start(item, [Fly(0, 50, 100, curve=linear, arc=0.0)], second)
    assert item.x() == GOAL.x
    bench.pass_ms(50)
    assert item.x() == pytest.approx(50)
    assert [bench.animator.is_card_moving(each) for each in bench.items].count(True) == 1
    bench.animator.finish_all()
    assert item.rest == second


def test_no_time_means_at_once(bench: Bench) -> None:
    bench.animator.start(bench.items[0], [Fly(100, 50, 0)], GOAL)
    assert bench.items[0].rest == GOAL
    assert not bench.animator.is_moving


def test_a_turning_card_shows_its_other_side_first(bench: Bench) -> None:
    item = bench.items[0]
    item.set_side(False)
    bench.animator.start(item, [Fly(100, 50, 100, True, linear)], GOAL)
    bench.pass_ms(1)
    assert item.rest != GOAL
    bench.pass_ms(120)
    assert item.face_up


class Lamp:
    def __init__(self) -> None:
        self.seen: list[float] = []
        self.ended = 0

    def set_progress(self, progress: float) -> None:
        self.seen.append(progress)

    def end(self) -> None:
        self.ended += 1


def test_an_effect_runs_and_ends_once(bench: Bench) -> None:
    lamp = Lamp()
    bench.animator.start_effect(lamp, 100)
    bench.pass_ms(50)
    bench.pass_ms(60)
    assert lamp.seen == pytest.approx([0.0, 0.5, 1.0])
    assert lamp.ended == 1
    bench.animator.finish_all()
    assert lamp.ended == 1


def test_input_ends_an_effect_but_not_a_lasting_one(bench: Bench) -> None:
    lamp, lasting = Lamp(), Lamp()
    bench.animator.start_effect(lamp, 100)
    bench.animator.start_effect(lasting, 100, is_lasting=True)
    bench.animator.finish_all()
    assert (lamp.ended, lasting.ended) == (1, 0)
    assert not bench.animator.is_moving
    bench.animator.shut_down()
    assert lasting.ended == 1


def test_the_scene_may_die_while_cards_move(bench: Bench) -> None:
    bench.animator.start(bench.items[0], [Fly(100, 50, 200)], GOAL)
    bench.animator.shut_down()
    assert bench.items[0].rest == GOAL
    assert not bench.timer.isActive()


def test_the_shadow_is_longest_half_way_and_gone_at_rest(bench: Bench) -> None:
    item = bench.items[0]
    flat = item.boundingRect()
    bench.animator.start(item, [Fly(100, 50, 100, curve=linear)], GOAL)
    bench.pass_ms(50)
    assert item.boundingRect().bottom() > flat.bottom()
    bench.pass_ms(60)
    assert item.boundingRect() == flat
    bench.animator.start(item, [Fly(0, 50, 100, curve=linear, arc=0.0)], GOAL)
    bench.pass_ms(50)
    assert item.boundingRect() == flat


def test_how_long_a_card_still_has_to_go(bench: Bench) -> None:
    item = bench.items[0]
    assert bench.animator.left_ms(item) == 0
    bench.animator.start(item, [Wait(50), Fly(100, 50, 100)], GOAL)
    assert bench.animator.left_ms(item) == pytest.approx(150)
    bench.pass_ms(70)
    assert bench.animator.left_ms(item) == pytest.approx(80)
    bench.pass_ms(100)
    assert bench.animator.left_ms(item) == 0


def test_a_card_that_waits_lies_where_it_lay(bench: Bench) -> None:
    item = bench.items[0]
    before = item.zValue()
    buried = GOAL._replace(is_visible=False)
    bench.animator.start(item, [Wait(80)], buried, is_raised=False)
    assert item.zValue() == before
    assert item.isVisible()
    bench.pass_ms(90)
    assert not item.isVisible()
