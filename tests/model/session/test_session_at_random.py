"""Random play over many starts of the program, with a count kept beside it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.model.analysis.desks import Desk, Desks

TOKENS = ("N", "CL", "OS", "KT", "CE", "S6")


class Count:
    """What the store should say, counted by hand."""

    def __init__(self) -> None:
        self.played = 0
        self.has_begun = False
        # Whether each deal that can be taken back to has begun.
        self.offers: list[bool] = []

    def deal(self) -> None:
        self.offers.append(self.has_begun)
        self.has_begun = False

    def act(self) -> None:
        self.played += not self.has_begun
        self.has_begun = True
        self.offers.clear()

    def take_back(self) -> None:
        self.has_begun = self.offers.pop()


def act_at_random(desk: Desk, count: Count, generator: random.Random) -> None:
    """One thing that a player may do, most often a move."""
    session, game = desk.session, desk.game
    actions = len(game.game.actions)
    deals: list[Callable[[], None]] = [
        session.new_game,
        session.next_deal,
        session.previous_deal,
        session.replay,
        lambda: session.new_game(f"PY1-{generator.choice(TOKENS)}-AAAAAAS"),
    ]
    choice = generator.random()
    if choice < 0.08:
        generator.choice(deals)()
        count.deal()
    elif choice < 0.14:
        assert session.take_back_new_game() is bool(count.offers)
        if count.offers:
            count.take_back()
    elif choice < 0.26:
        can_undo, offers = game.can_undo, bool(count.offers)
        assert session.undo() is (can_undo or offers)
        if not can_undo and offers:
            count.take_back()
            return
    elif choice < 0.32:
        session.redo()
    elif moves := list(game.game.legal_moves):
        removals = [move for move in moves if move.is_removal]
        game.play(generator.choice(removals or moves))
    if len(game.game.actions) > actions and choice >= 0.14:
        count.act()


@pytest.mark.parametrize("seed", range(4))
def test_every_game_is_kept_and_counted_once(desks: Desks, seed: int) -> None:
    generator = random.Random(seed)
    count = Count()
    desk = desks.open("PY1-S6-AAAAAAA")
    for _ in range(200):
        act_at_random(desk, count, generator)
        desk.now.pass_(generator.randrange(5000))
        assert desk.session.can_take_back_new_game is bool(count.offers)
        assert desk.totals()[0] == count.played
        assert desk.clock.is_running is (count.has_begun and not desk.game.has_ended)
        if generator.random() < 0.05:
            text = desk.game.game.to_text()
            desk = desks.open()
            assert desk.game.game.to_text() == text
            count.offers.clear()
    totals = desk.store.statistics.totals()
    assert totals.decided + totals.in_progress == totals.played == count.played
    assert totals.in_progress <= 1
