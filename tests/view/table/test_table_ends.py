"""How games of the family end on the table: stuck, going round only, won, and what is told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from pyramide_qt.model.game.locations import Spot
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.view.table.messages.end_plate import EndPlate
from pyramide_qt.view.table.messages.table_messages import TableMessages
from tests.helpers.drivers.random_play import chosen_move
from tests.helpers.drivers.window_driver import WindowDriver

ROUND = "Only the stock goes round now; nothing more can be removed"
STUCK = "No more possible moves"


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


def plate_of(driver: WindowDriver) -> EndPlate:
    return driver.window.table.findChildren(TableMessages)[0].end_plate


def names_on(driver: WindowDriver) -> tuple[str, ...]:
    return tuple(choice.name for choice in plate_of(driver).choices)


def finished_game(token: str, number: int) -> Game:
    """A game played by chance, the number being the seed too, until it is no longer open."""
    game, source = Game(deal_from_code(DealCode(token, number))), random.Random(number)
    while game.outcome() is Outcome.OPEN:
        move = chosen_move(game, source, removals_first=0.95)
        assert move is not None
        game.push(move)
    return game


def play(driver: WindowDriver, game: Game) -> None:
    """Play a whole game in the window; it is the same deal from its start."""
    driver.session.new_game(game.deal.code)
    for move in game.moves:
        assert driver.game.play(move) is None


def test_three_passes_shows_the_redeals_that_are_left_and_sorts_by_suit(
    driver: WindowDriver,
) -> None:
    driver.session.new_game("PY1-P3-AAAAAAG")
    scene = driver.window.table.table_scene
    places = {key: state for key, _, state in scene.snapshot().places}
    assert places[Spot.STOCK, 0].passes == 2
    suits = [key for key in places if key[0] is Spot.FOUNDATION]
    assert len(suits) == 4
    while driver.game.position.redeals_left != 1:
        driver.trigger("draw")
    assert {k: s for k, _, s in scene.snapshot().places}[Spot.STOCK, 0].passes == 1
    play(driver, finished_game("P3", 6))
    places = {key: state for key, _, state in scene.snapshot().places}
    removed = 52 - driver.game.position.cards_left
    assert sum(places[key].count or 0 for key in suits) == removed
    for key in suits:
        on_pile = [c for c, at in scene.targets.locations.items() if at[:2] == key]
        assert {driver.game.deal.cards[card].suit for card in on_pile} == {"CDHS"[key[1]]}


def test_a_win_tells_time_moves_score_hints_and_undos(driver: WindowDriver) -> None:
    game = finished_game("P3", 6)
    play(driver, game)
    driver.session.undo()
    driver.session.count_hint()
    driver.session.redo()
    driver.window.table.finish_animations()
    texts = plate_of(driver).texts
    assert texts[0] == "The game is won"
    assert "Score: 280" in texts
    assert any(text.startswith(f"{game.move_count} move") for text in texts)
    assert any(text.startswith("Time: ") for text in texts)
    assert "Hints: 1, moves taken back: 1" in texts


def test_what_the_piles_by_suit_hold_is_never_played_from_there(driver: WindowDriver) -> None:
    driver.session.new_game("PY1-P3-AAAAAAG")
    king = next(move for move in driver.game.game.legal_moves if move.is_removal)
    driver.game.play(king)
    gone = [c for c in range(52) if not driver.game.position.tableau >> c & 1 and c < 28]
    before = driver.game.position
    for card in gone:
        driver.game_app.parts.selection.touch_card(card)
    assert driver.game.position == before
    assert driver.game_app.parts.selection.chosen is None


@pytest.mark.parametrize(
    ("token", "score"), [("P3", "200"), ("CL", "8"), ("OS", "190"), ("GZ", "15")]
)
def test_a_stuck_game_offers_three_ways_on(driver: WindowDriver, token: str, score: str) -> None:
    play(driver, finished_game(token, 0))
    assert driver.game.outcome is Outcome.STUCK
    assert driver.message == STUCK
    assert driver.info["score"] == score
    assert names_on(driver) == ("take back", "replay", "new game", "review")
    moves = len(driver.game.game.moves)
    plate_of(driver).chosen.emit("take back")
    assert len(driver.game.game.moves) == moves - 1
    assert plate_of(driver).texts == ()
    driver.session.redo()
    plate_of(driver).chosen.emit("replay")
    assert not driver.game.game.moves
    assert driver.game.deal.code == DealCode(token, 0)


def test_a_stuck_game_still_says_so_when_it_comes_back(driver: WindowDriver) -> None:
    play(driver, finished_game("P3", 0))
    driver.restart()
    assert driver.game.outcome is Outcome.STUCK
    assert driver.message == STUCK
    assert plate_of(driver).texts[0] == STUCK
    assert names_on(driver)[0] == "take back"


def test_what_is_only_chosen_is_let_go_at_the_end(driver: WindowDriver) -> None:
    games = (finished_game("CL", number) for number in range(20))
    game = next(game for game in games if not game.moves[-1].is_removal)
    driver.session.new_game(game.deal.code)
    for move in game.moves[:-1]:
        driver.game.play(move)
    selection = driver.game_app.parts.selection
    selection.touch_card(next(card for card in selection.open_cards() if card < 28))
    assert selection.chosen is not None
    driver.game.play(game.moves[-1])
    assert driver.game.has_ended
    assert selection.chosen is None


def test_a_press_beside_it_does_not_send_a_lost_game_away(driver: WindowDriver) -> None:
    play(driver, finished_game("P3", 0))
    plate = plate_of(driver)
    assert not plate.press(QPointF(1, 1))
    assert plate.texts
    assert plate.press_key(Qt.Key.Key_Escape)
    assert not plate.texts


def test_a_finished_game_offers_no_move_when_it_comes_back(driver: WindowDriver) -> None:
    play(driver, finished_game("P3", 0))
    driver.restart()
    for name in ("hint", "show_moves", "draw", "pause"):
        assert not driver.window.action(name).isEnabled()


def test_a_stock_that_only_goes_round_is_said_and_the_game_goes_on(driver: WindowDriver) -> None:
    play(driver, finished_game("KT", 0))
    assert driver.message == ROUND
    assert names_on(driver) == ("take back", "replay", "new game", "review")
    assert not driver.game.has_ended
    before = driver.game.move_count
    for _ in range(12):
        driver.trigger("draw")
    assert driver.game.move_count == before + 12
    assert driver.game.outcome is Outcome.STUCK
    # It is said once; the game that goes on is not disturbed again.
    assert plate_of(driver).texts == ()


def test_a_removal_that_is_left_is_no_stuck_game(driver: WindowDriver) -> None:
    game = finished_game("KT", 0)
    driver.session.new_game(game.deal.code)
    for move in game.moves:
        assert driver.game.outcome is Outcome.OPEN
        assert driver.message != ROUND
        driver.game.play(move)


def test_the_documented_game_says_nothing_of_the_kind(driver: WindowDriver) -> None:
    driver.session.new_game("PY1-N-AAAAAAJ")
    source = random.Random(1)
    for _ in range(400):
        move = chosen_move(driver.game.game, source)
        if move is None:
            break
        driver.game.play(move)
        assert driver.message != ROUND


@pytest.mark.parametrize(
    ("token", "word"),
    [
        ("N", "Score"),
        ("P3", "Score"),
        ("OS", "Score"),
        ("CL", "Cards left"),
        ("GZ", "Cards left"),
        ("PAR", "Par score"),
    ],
)
def test_the_info_line_names_what_the_game_is_played_for(
    driver: WindowDriver, token: str, word: str
) -> None:
    driver.session.new_game(DealCode(token, 3))
    assert driver.window.info.reading("score").toolTip() == word


def test_the_rows_of_the_open_stock_make_1290_points(driver: WindowDriver) -> None:
    play(driver, finished_game("OS", 6))
    driver.window.table.finish_animations()
    assert driver.info["score"] == "1,290"
    assert "Score: 1,290" in plate_of(driver).texts


def test_the_par_score_and_the_match_are_shown(driver: WindowDriver) -> None:
    assert "match" not in driver.info
    assert not driver.window.action("new_match").isEnabled()
    game = finished_game("PAR", 3)
    play(driver, game)
    driver.window.table.finish_animations()
    assert driver.info["score"] == "+18"
    assert driver.info["match"] == "1/6 +18"
    texts = plate_of(driver).texts
    assert "Par score: +18" in texts
    assert any(text.endswith("of the match of six: +18") for text in texts)
    # The play may go on for a better score.
    assert texts[-4:] == ("Play on", "New game", "Replay this deal", "Review")
    plate_of(driver).chosen.emit("play on")
    assert plate_of(driver).texts == ()
    assert driver.game.outcome is Outcome.WON
    play(driver, finished_game("PAR", 0))
    assert driver.info["score"] == "-8"
    assert driver.info["match"] == "2/6 +10"
    driver.restart()
    assert driver.info["match"] == "2/6 +10"
    driver.trigger("new_match")
    assert driver.info["match"] == "0/6 0"
    driver.session.new_game("PY1-N-AAAAAAS")
    assert "match" not in driver.info


def test_the_end_of_a_match_is_told(driver: WindowDriver) -> None:
    for number in range(6):
        assert plate_of(driver).texts == () or "ended" not in " ".join(plate_of(driver).texts)
        play(driver, finished_game("PAR", number))
        driver.window.table.finish_animations()
    total = driver.info["match"].partition(" ")[2]
    assert driver.info["match"].startswith("6/6 ")
    assert f"The match of six games has ended: {total}" in plate_of(driver).texts
    driver.session.new_game("PY1-PAR-AAAAAAA")
    assert driver.info["match"].startswith("6/6 ")
    driver.trigger("draw")
    assert driver.info["match"] == "0/6 0"


def test_playing_on_for_par_counts_the_better_score(driver: WindowDriver) -> None:
    play(driver, finished_game("PAR", 3))
    source = random.Random(5)
    best = driver.game.score
    while not driver.game.has_ended:
        move = chosen_move(driver.game.game, source, removals_first=1.0)
        assert move is not None
        driver.game.play(move)
        best = max(best, driver.game.score)
    assert driver.info["match"] == f"1/6 +{best}"
