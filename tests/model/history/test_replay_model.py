"""A game shown again tells of each step as it happened, and backwards of its exact opposite."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramide_qt.model.game.game_events import Direction, Moved
from pyramide_qt.model.game.locations import locate
from pyramide_qt.model.history.replay_model import ReplayModel
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.errors import IllegalMove
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.records.rule_sets import RULE_SETS

DEAL = deal_from_code("PY1-N-AAAAAAS")
ACTIONS = "G6 D U D D U U Y Y G2+G5 U D"


def random_game(token: str, seed: int, length: int = 25) -> Game:
    """A game of random moves, some of them taken back and made again."""
    numbers = random.Random(seed)
    game = Game(deal_from_code(f"PY1-{token}-AAAAA{chr(65 + seed % 26)}B"))
    for _ in range(length):
        chance = numbers.random()
        moves = list(game.legal_moves)
        if chance < 0.25 and game.moves:
            game.pop()
        elif chance < 0.4 and game.can_redo:
            game.redo()
        elif moves:
            game.push(numbers.choice(moves))
    return game


def shown(replay: ReplayModel) -> tuple[object, ...]:
    game = replay.game
    return replay.step, game.position, game.moves, game.undone, game.move_count


def test_steps_are_the_actions() -> None:
    replay = ReplayModel(DEAL, ACTIONS.split())
    told: list[Moved] = []
    replay.moved.connect(told.append)
    while replay.forward():
        pass
    assert replay.game.to_text() == f"PY1-N-AAAAAAS {ACTIONS}"
    assert [each.direction.value[0] for each in told] == list("ppuppuurrpup")
    assert not replay.forward()
    assert replay.step == replay.last_step == 12


def test_back_from_a_move_made_again_takes_it_back() -> None:
    replay = ReplayModel(DEAL, ["D", "U", "Y"])
    replay.go_to(3)
    told: list[Direction] = []
    replay.moved.connect(lambda moved: told.append(moved.direction))
    while replay.back():
        pass
    assert told == [Direction.UNDONE, Direction.REDONE, Direction.UNDONE]
    assert shown(replay) == (0, DEAL.start, (), (), 0)
    assert replay.last_move is None


@given(st.sampled_from(list(RULE_SETS)), st.integers(0, 1000))
def test_every_way_to_a_step_shows_the_same(token: str, seed: int) -> None:
    game = random_game(token, seed)
    replay = ReplayModel(game.deal, game.actions)
    stands = [shown(replay)]
    while replay.forward():
        stands.append(shown(replay))
    places = locate(replay.game)
    told: list[Moved] = []
    replay.moved.connect(told.append)
    while replay.back():
        assert shown(replay) == stands[replay.step]
        after = locate(replay.game)
        # Every card that lies elsewhere now was told of.
        assert {card for card in after if after[card][:2] != places[card][:2]} <= set(
            told[-1].cards
        )
        places = after
    numbers = random.Random(seed)
    for _ in range(5):
        step = numbers.randint(0, replay.last_step)
        replay.go_to(step)
        assert shown(replay) == stands[step]


def test_a_game_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(IllegalMove, match=r"move 2 \(A1\)"):
        ReplayModel(DEAL, ["D", "A1"])


def test_it_is_never_told_to_be_finished() -> None:
    from pyramide_qt.rules.notation import parse_game_text
    from pyramide_qt.show_offscreen import RECORDED_GAME

    actions = parse_game_text(RECORDED_GAME).actions
    replay = ReplayModel(DEAL, actions)
    finished: list[object] = []
    replay.finished.connect(finished.append)
    replay.go_to(len(actions) - 1)
    replay.forward()
    assert replay.outcome.name == "WON"
    assert finished == []
