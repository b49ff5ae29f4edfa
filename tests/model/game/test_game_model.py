"""The news of the game model: what it says, in which order, and where every card lies."""

from __future__ import annotations

import random

import pytest

from pyramide_qt.model.game.game_events import Dealt, DealtReason, Direction, Moved
from pyramide_qt.model.game.game_model import GameModel
from pyramide_qt.model.game.locations import Location, Spot, locate, moved_cards
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.errors import CodeError
from pyramide_qt.rules.game import Game, game_from_text
from pyramide_qt.rules.moves import DRAW, REDEAL, Place, Zone, alone
from pyramide_qt.rules.notation import parse_move
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.rules.refusal import Reason
from tests.model.conftest import Table
from tests.model.rule_texts.own_rules import ONE_CARD_WINS, deal_with
from tests.model.wins import PAR_WIN, WIN

KING_DIAMONDS = alone(Place(Zone.SLOT, 26))


def test_a_move_is_told_after_it_is_complete_and_in_order(table: Table) -> None:
    before = table.game.position
    seen = []
    table.game.moved.connect(lambda _: seen.append((table.game.score, table.game.move_count)))
    assert table.game.play(KING_DIAMONDS) is None
    assert table.names == ["moved", "status_changed"]
    moved = table.news[0][1]
    card = table.card("KD")
    assert moved == Moved(KING_DIAMONDS, Direction.PLAYED, before, table.game.position, (card,))
    assert seen == [(10, 1)]


def test_a_refused_move_changes_and_tells_nothing(table: Table) -> None:
    before = table.game.position
    refusal = table.game.play(alone(Place(Zone.SLOT, 0)))
    assert refusal is not None
    assert refusal.reason is Reason.COVERED
    assert table.game.position == before
    assert table.news == []


def test_undo_and_redo_tell_their_direction_and_keep_the_count(table: Table) -> None:
    table.game.play(KING_DIAMONDS)
    table.game.play(DRAW)
    table.news.clear()
    assert table.game.undo()
    assert table.game.undo()
    assert not table.game.undo()
    assert table.game.redo()
    events = [value for name, value in table.news if name == "moved"]
    assert [(e.move, e.direction) for e in events] == [
        (DRAW, Direction.UNDONE),
        (KING_DIAMONDS, Direction.UNDONE),
        (KING_DIAMONDS, Direction.REDONE),
    ]
    assert all(e.after != e.before for e in events)
    assert table.game.move_count == 2
    assert table.game.score == 10


def test_what_was_undone_can_be_redone(table: Table) -> None:
    assert (table.game.can_undo, table.game.can_redo) == (False, False)
    table.game.play(KING_DIAMONDS)
    table.game.play(DRAW)
    table.game.undo()
    assert (table.game.can_undo, table.game.can_redo) == (True, True)


def test_dealing_tells_the_deal_and_a_bad_code_changes_nothing(table: Table) -> None:
    table.game.play(KING_DIAMONDS)
    table.news.clear()
    with pytest.raises(CodeError):
        table.game.deal_code("PY1-N-AAAAAA1")
    assert table.news == []
    assert table.game.move_count == 1
    table.game.deal_code(DealCode("GZ", 5))
    assert table.names == ["dealt", "status_changed"]
    deal = table.game.deal
    assert table.news[0][1] == Dealt(deal, deal.start, DealtReason.NEW)
    table.news.clear()
    table.game.replay_deal()
    assert table.news[0][1] == Dealt(deal, deal.start, DealtReason.REPLAY)


def test_the_end_is_told_once_and_last(table: Table) -> None:
    won = game_from_text(WIN)
    last = won.moves[-1]
    won.pop()
    table.game.load(won, DealtReason.RESUMED)
    table.news.clear()
    table.game.play(last)
    assert table.names == ["moved", "status_changed", "finished"]
    assert table.news[-1] == ("finished", Outcome.WON)
    assert table.game.has_ended
    assert table.game.score == 280
    table.news.clear()
    table.game.undo()
    assert (table.names, table.game.has_ended) == (["moved", "status_changed"], False)
    table.game.redo()
    assert table.names[2:] == ["moved", "status_changed", "finished"]


def test_a_stuck_game_is_told_and_taking_back_tells_no_end(table: Table) -> None:
    table.game.deal_code("PY1-S6-AAAAAAA")
    generator = random.Random(1)
    while not table.game.has_ended:
        table.game.play(generator.choice(list(table.game.game.legal_moves)))
    assert table.news[-1] == ("finished", Outcome.STUCK)
    table.news.clear()
    table.game.undo()
    assert table.names == ["moved", "status_changed"]
    assert table.game.outcome is Outcome.OPEN


def test_what_a_listener_does_is_told_after_all_heard_of_the_move(table: Table) -> None:
    order = []

    def answer(moved: Moved) -> None:
        if moved.move == KING_DIAMONDS:
            table.game.play(DRAW)

    game = GameModel()
    table.game = game
    game.moved.connect(answer)
    game.moved.connect(lambda moved: order.append(moved.move))
    game.play(KING_DIAMONDS)
    assert order == [KING_DIAMONDS, DRAW]


def test_playing_on_after_a_win_tells_the_win_once(table: Table) -> None:
    won = game_from_text(PAR_WIN)
    table.game.deal_code(PAR_WIN.split()[0])
    for move in won.moves:
        table.game.play(move)
    assert table.names[-1] == "finished"
    assert table.game.game.legal_moves
    while table.game.game.legal_moves:
        table.game.play(next(iter(table.game.game.legal_moves)))
    assert table.game.has_ended
    assert table.game.outcome is Outcome.WON
    assert table.names.count("finished") == 1


def test_taking_back_to_a_win_tells_no_end(table: Table) -> None:
    deal = deal_with(ONE_CARD_WINS, (0, "KS"), (1, "2S"))
    table.game.load(Game(deal), DealtReason.NEW)
    for text in ("A1", "W1>Z1"):
        table.game.play(parse_move(deal.rules, text))
    assert table.names.count("finished") == 1
    assert table.game.outcome is Outcome.OPEN
    table.game.undo()
    assert table.names.count("finished") == 1


@pytest.mark.parametrize("token", RULE_SETS)
def test_every_card_is_somewhere_and_only_moved_cards_change_their_place(token: str) -> None:
    generator = random.Random(token)
    model = GameModel()
    model.deal_code(DealCode(token, generator.randrange(1000)))
    events: list[Moved] = []
    model.moved.connect(events.append)
    places = locate(model.game)
    everybody = set(range(len(model.deal.cards)))
    for _ in range(120):
        choice = generator.random()
        if choice < 0.2:
            model.undo()
        elif choice < 0.3:
            model.redo()
        elif moves := list(model.game.legal_moves):
            model.play(generator.choice(moves))
        now = locate(model.game)
        assert set(now) == everybody
        piles = [(place.spot, place.number, place.depth) for place in now.values()]
        assert len(set(piles)) == len(piles)
        if events:
            changed = {c for c in now if now[c][:2] != places[c][:2]}
            assert changed == set(events[-1].cards)
            assert len(events[-1].cards) == len(changed)
        events.clear()
        places = now


def test_cards_land_in_the_order_that_makes_the_piles() -> None:
    game = game_from_text("PY1-KT-AAAAAAS D D")
    top_three = game.position.wastes[0][-3:]
    before = Game(game.deal)
    before.play(["D"])
    assert moved_cards(game.deal, DRAW, before.position, game.position) == top_three
    model = GameModel()
    model.load(game, DealtReason.RESUMED)
    events: list[Moved] = []
    model.moved.connect(events.append)
    model.undo()
    assert events[-1].cards == top_three[::-1]
    while model.position.stock:
        model.play(DRAW)
    waste = model.position.wastes[0]
    model.play(REDEAL)
    assert events[-1].cards == waste[::-1]
    assert model.position.stock == waste


def test_locations_of_the_documented_deal(table: Table) -> None:
    places = locate(table.game.game)
    assert places[table.card("JD")] == Location(Spot.SLOT, 0, 0, True)
    assert places[table.card("7D")] == Location(Spot.WASTE, 0, 0, True)
    next_card = table.game.position.stock[0]
    assert places[next_card] == Location(Spot.STOCK, 0, 22, False)
    table.game.play(KING_DIAMONDS)
    table.game.play(parse_move(table.game.deal.rules, "G2+G5"))
    places = locate(table.game.game)
    assert places[table.card("KD")] == Location(Spot.FOUNDATION, 0, 0, True)
    assert places[table.card("TC")] == Location(Spot.FOUNDATION, 0, 1, True)
    assert places[table.card("3S")] == Location(Spot.FOUNDATION, 0, 2, True)


def test_foundations_by_suit_and_face_down_cards(table: Table) -> None:
    table.deal("PY1-P3-AAAAAAS", "G6 G2+G5")
    places = locate(table.game.game)
    assert places[table.card("TC")] == Location(Spot.FOUNDATION, 0, 0, True)
    assert places[table.card("KD")] == Location(Spot.FOUNDATION, 1, 0, True)
    assert places[table.card("3S")] == Location(Spot.FOUNDATION, 3, 0, True)
    table.deal("PY1-TH-AAAAAAS")
    places = locate(table.game.game)
    assert not places[0].face_up
    assert places[27].face_up
    table.deal("PY1-OS-AAAAAAS")
    stock = table.game.position.stock
    assert locate(table.game.game)[stock[0]].face_up
    assert not locate(table.game.game)[stock[1]].face_up
