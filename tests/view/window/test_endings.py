"""How a game ends in the window: one plate, what is special or was lost, and what weighs more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt.model.analysis.position_status import Status
from pyramide_qt.model.game.pass_watch import PassWatch
from pyramide_qt.rules.game import game_from_text
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.store.saved_game import GameSummary, Result
from pyramide_qt.view.table.messages.end_plate import EndPlate
from pyramide_qt.view.table.messages.table_messages import TableMessages, Weight
from tests.helpers.drivers.window_driver import WindowDriver

WON_GAMES = Path(__file__).parents[2] / "data" / "won_games.txt"
# No win from the first card on, as the solver finds at once.
NEVER = "PY1-CL-AAAAAAS"
ROUND_AND_ROUND = "PY1-N-AAAAAAJ"


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


def plate_of(driver: WindowDriver) -> EndPlate:
    return driver.window.table.findChildren(TableMessages)[0].end_plate


def win(driver: WindowDriver, text: str, moves_left: int = 0) -> None:
    """Play a whole won game of a text, but for its last moves."""
    game = game_from_text(text)
    driver.session.new_game(game.deal.code)
    for move in game.moves[: len(game.moves) - moves_left]:
        assert driver.game.play(move) is None
    driver.window.table.finish_animations()


def won_text() -> str:
    lines = WON_GAMES.read_text().splitlines()
    return next(line for line in lines if line.startswith("PY1-N-"))


def test_what_is_special_about_a_win_is_told(driver: WindowDriver) -> None:
    text = won_text()
    for number in range(4):
        win(driver, text)
        assert driver.game.outcome is Outcome.WON
        told = plate_of(driver).texts
        assert ("Your first win under these rules" in told) is (number == 0)
        assert ("3 wins in a row" in told) is (number == 2)
        # As many moves as before are no fewer.
        assert "Your fewest moves under these rules" not in told


def test_the_best_figures_so_far_are_told(driver: WindowDriver) -> None:
    game = game_from_text(won_text())
    store = driver.game_app.store
    for moves, time_ms in ((len(game.moves) + 1, 10**7), (len(game.moves) + 2, 10**6)):
        game_id = store.begin_game(str(game.deal.code), "N", "{}", "2026-01-01T00:00:00Z")
        store.append_action(game_id, 1, "D", 0, GameSummary(Result.WON, moves, time_ms, 280))
    win(driver, won_text())
    told = plate_of(driver).texts
    assert "Your best time under these rules" in told
    assert "Your fewest moves under these rules" in told
    assert "Your first win under these rules" not in told


def test_the_fewest_moves_possible_are_said_to_be_it(driver: WindowDriver, qtbot: QtBot) -> None:
    driver.window.with_solver()
    win(driver, won_text())
    moves = driver.game.move_count
    par = driver.game_app.parts.par
    with qtbot.waitSignal(par.found, timeout=60_000) as found:
        pass
    fewest = found.args[0].fewest
    lines = plate_of(driver).texts
    assert (f"{moves} moves, the fewest possible" in lines) is (moves == fewest)


def test_a_won_game_that_comes_back_has_its_plate(driver: WindowDriver, qtbot: QtBot) -> None:
    driver.window.with_solver()
    win(driver, won_text())
    qtbot.waitUntil(lambda: any("fewest" in text for text in plate_of(driver).texts[2:]))
    title = plate_of(driver).title
    driver.restart()
    assert driver.game.outcome is Outcome.WON
    assert plate_of(driver).title == title == driver.message
    driver.window.with_solver()
    assert any("fewest" in text for text in plate_of(driver).texts)
    driver.session.new_game()
    assert plate_of(driver).title == ""
    driver.session.take_back_new_game()
    assert plate_of(driver).title == title


def play_to_the_end(driver: WindowDriver, code: str) -> None:
    driver.session.new_game(code)
    while driver.game.outcome is Outcome.OPEN:
        driver.game.play(next(iter(driver.game.game.legal_moves)))


@pytest.mark.parametrize("is_wanted", [True, False])
def test_a_loss_tells_what_was_lost_where_help_is_wanted(
    driver: WindowDriver, qtbot: QtBot, is_wanted: bool
) -> None:
    driver.settings.set_value("solver_status", "on" if is_wanted else "off")
    driver.window.with_solver()
    play_to_the_end(driver, NEVER)
    assert any(text.startswith("Cards left") for text in plate_of(driver).texts)
    if is_wanted:
        qtbot.waitUntil(
            lambda: "This deal cannot be won." in plate_of(driver).texts, timeout=60_000
        )
    else:
        assert "This deal cannot be won." not in plate_of(driver).texts


def test_the_move_that_lost_it_is_named(driver: WindowDriver, qtbot: QtBot) -> None:
    driver.settings.set_value("solver_status", "on")
    driver.window.with_solver()
    play_to_the_end(driver, "PY1-GZ-AAAAAAC")
    told = "Before move "

    def is_told() -> bool:
        texts = plate_of(driver).texts
        return any(text.startswith(told) or text == "This deal cannot be won." for text in texts)

    qtbot.waitUntil(is_told, timeout=60_000)


def test_a_deal_that_cannot_be_won_is_not_called_lost(driver: WindowDriver, qtbot: QtBot) -> None:
    driver.settings.set_value("solver_status", "on")
    driver.window.with_solver()
    driver.session.new_game(NEVER)
    badge = driver.window.info.badge
    qtbot.waitUntil(lambda: badge.status is Status.NEVER, timeout=60_000)
    assert badge.text == "This deal cannot be won"
    driver.trigger("draw")
    assert badge.status is Status.NEVER
    badge.winnable_wanted.emit()
    assert str(driver.game.deal.code).startswith("PY1-CL-")
    assert str(driver.game.deal.code) != NEVER


def test_no_message_takes_the_place_of_a_heavier_one(driver: WindowDriver) -> None:
    table = driver.window.table
    table.show_message(lambda: "The file is damaged.", weight=Weight.NOTICE)
    table.show_message(lambda: "These do not make 13.")
    assert driver.message == "The file is damaged.\nThese do not make 13."
    table.show_message(lambda: "It is lost.", weight=Weight.LOSS)
    assert driver.message == "The file is damaged.\nIt is lost."
    table.show_message("")
    assert driver.message == "The file is damaged.\nIt is lost."
    table.show_message(lambda: "Another one.", weight=Weight.NOTICE)
    assert driver.message == "Another one."


def draw_a_pass(driver: WindowDriver) -> int:
    """Draw to the redeal and make it; return how many removals could be seen on the way."""
    seen = 0
    while True:
        moves = driver.game.game.legal_moves
        seen += any(move.is_removal for move in moves)
        is_redeal = not driver.game.position.stock
        driver.trigger("draw")
        if is_redeal:
            return seen


def test_a_whole_pass_without_a_pair_is_said_once(driver: WindowDriver) -> None:
    driver.window.with_help()
    driver.session.new_game(ROUND_AND_ROUND)
    said: list[str] = []
    watch = PassWatch(driver.game, driver.window)
    watch.idle_pass.connect(lambda: said.append(driver.message))
    for _ in range(40):
        removal = next((m for m in driver.game.game.legal_moves if m.is_removal), None)
        if removal is not None:
            driver.game.play(removal)
        else:
            driver.trigger("draw")
    while any(draw_a_pass(driver) == 0 for _ in range(2)) is False:
        removal = None
        while removal is None:
            removal = next((m for m in driver.game.game.legal_moves if m.is_removal), None)
            if removal is None:
                driver.trigger("draw")
        driver.game.play(removal)
    draw_a_pass(driver)
    count = len(said)
    assert count >= 1
    draw_a_pass(driver)
    assert len(said) == count
    assert driver.game.outcome is Outcome.OPEN
