"""Demo, review and typed cards in the real window with a real process."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QTableView
from pytestqt.qtbot import QtBot

from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import parse_code
from pyramide_qt.rules.notation import parse_move
from pyramide_qt.rules.outcome import Outcome
from pyramide_qt.solver.question import Aim, Budget
from pyramide_qt.solver.solve import solve
from pyramide_qt.view.dialogs.new_game.enter_deal_dialog import EnterDealDialog
from pyramide_qt.view.dialogs.replay.demo_dialog import DemoDialog
from pyramide_qt.view.dialogs.replay.replay_dialog import ReplayDialog
from pyramide_qt.view.dialogs.replay.review_dialog import ReviewDialog
from pyramide_qt.view.table.messages.table_messages import TableMessages
from pyramide_qt.view.widgets.review_table import MOVE
from pyramide_qt.view.widgets.rules_picture import picture_look
from tests.helpers.drivers.window_driver import WindowDriver

LOST = parse_code("PY1-N-AAAAAAJ")


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    made.window.with_solver()
    yield made
    made.shut_down()


def open_demo(qtbot: QtBot, driver: WindowDriver) -> DemoDialog:
    driver.trigger("demo")
    dialogs = driver.window.commands.dialogs
    qtbot.waitUntil(lambda: dialogs.find("demo") is not None)
    demo = driver.dialog("demo")
    assert isinstance(demo, DemoDialog)
    demo.controls.play(False)
    return demo


def test_a_demo_leaves_the_game_as_it_is(qtbot: QtBot, driver: WindowDriver) -> None:
    driver.click("KD")
    before = driver.game.game.to_text()
    demo = open_demo(qtbot, driver)
    demo.controls.step_by_hand("last")
    assert demo.replay.outcome is Outcome.WON
    demo.table.finish_animations()
    plate = demo.table.findChildren(TableMessages)[0].end_plate
    assert plate.texts[-1] == "Watching counts neither as a win nor as help."
    assert plate.choices == ()
    assert not demo.play_on_button.isEnabled()
    demo.close()
    assert driver.game.game.to_text() == before
    totals = driver.game_app.store.statistics.totals()
    assert (totals.played, totals.won) == (1, 0)
    game = driver.game_app.store.game_in_progress()
    assert game is not None
    assert game.summary.hints == 0


def test_a_review_without_moves_tells_of_the_deal(qtbot: QtBot, driver: WindowDriver) -> None:
    driver.trigger("review")
    dialog = driver.window.findChild(ReviewDialog)
    assert dialog is not None
    assert dialog.summary.startswith("No move is made yet.")
    assert not dialog.findChild(QTableView).isVisible()
    qtbot.waitUntil(lambda: "This deal can be won" in dialog.summary)


def test_a_demo_can_be_played_on_and_counts_as_hints(qtbot: QtBot, driver: WindowDriver) -> None:
    driver.click("KD")
    demo = open_demo(qtbot, driver)
    demo.controls.step_by_hand("first")
    demo.replay.go_to(1 + 3)
    assert demo.shown_count == 3
    line = demo.replay.game.moves
    demo.play_on_button.click()
    assert driver.game.game.moves == line
    game = driver.game_app.store.game_in_progress()
    assert game is not None
    assert game.summary.hints == 3


def test_a_demo_of_a_lost_deal_removes_the_most(qtbot: QtBot, driver: WindowDriver) -> None:
    driver.session.new_game(LOST)
    demo = open_demo(qtbot, driver)
    demo.controls.step_by_hand("last")
    assert 28 - demo.replay.position.tableau.bit_count() == 14
    demo.close()


def open_review(qtbot: QtBot, driver: WindowDriver) -> ReviewDialog:
    driver.trigger("review")
    dialog = driver.window.findChild(ReviewDialog)
    assert isinstance(dialog, ReviewDialog)
    qtbot.waitUntil(lambda: dialog.review.is_done)
    return dialog


def play(driver: WindowDriver, moves: str) -> None:
    for text in moves.split():
        assert driver.game.play(parse_move(driver.game.deal.rules, text)) is None


def test_a_running_game_is_reviewed_and_played_on(qtbot: QtBot, driver: WindowDriver) -> None:
    play(driver, "G6 D D")
    dialog = open_review(qtbot, driver)
    assert [dialog.rows.row_text(ply)[1] for ply in range(2)] == ["Start", "K♦"]
    # The letters are those of the cards.
    driver.settings.set_value("language", "fr")
    driver.settings.set_value("indices", "language")
    assert dialog.rows.row_text(1)[1] == "R♦"
    driver.settings.set_value("language", "en")
    assert dialog.rows.row_text(0)[2:] == ("Winnable", "50")
    dialog.go_to(1)
    assert dialog.advice
    better = dialog.show_better_line()
    assert better is not None
    better.close()
    dialog.go_to(1)
    dialog.play_on()
    assert driver.game.game.to_text() == "PY1-N-AAAAAAS G6 D D U U"


def test_the_losing_move_is_gone_to(qtbot: QtBot, driver: WindowDriver) -> None:
    driver.session.new_game(parse_code("PY1-P3-AAAAAAA"))
    while driver.game.game.legal_moves:
        moves = list(driver.game.game.legal_moves)
        driver.game.play(min(moves, key=lambda move: not move.is_removal))
    dialog = open_review(qtbot, driver)
    ply = dialog.review.losing_ply
    assert ply is not None
    assert dialog.summary == f"Move {ply} lost the win."
    assert dialog.rows.row_text(ply)[2] == "This move lost the win"
    dialog.go_to_losing_move()
    assert dialog.replay.step == ply
    assert dialog.advice.startswith("Better: ")
    dialog.close()


def test_what_a_move_cost_is_said_in_a_sentence(qtbot: QtBot, driver: WindowDriver) -> None:
    play(driver, "G6 G2+G3")
    dialog = open_review(qtbot, driver)
    dialog.go_to(2)
    better, cost = dialog.advice.split(". ")
    assert better == "Better: Remove the ten of clubs and the three of spades"
    assert cost == "3 moves more than needed."
    driver.settings.set_value("language", "ru")
    QApplication.processEvents()
    assert dialog.advice.endswith("тройка пик. На 3 хода больше, чем нужно.")
    dialog.close()


def test_the_moves_keep_their_room_beside_long_verdicts(qtbot: QtBot, driver: WindowDriver) -> None:
    play(driver, "G6 G2+G3")
    dialog = open_review(qtbot, driver)
    [moves] = dialog.findChildren(QTableView)
    dialog.resize(dialog.minimumSizeHint())
    QApplication.processEvents()
    assert moves.columnWidth(MOVE) >= moves.sizeHintForColumn(MOVE) > 0
    font = QFont(dialog.font())
    font.setPointSizeF(2 * font.pointSizeF())
    moves.setFont(font)
    dialog.retranslate()
    QApplication.processEvents()
    assert moves.columnWidth(MOVE) >= moves.sizeHintForColumn(MOVE)
    dialog.close()


def test_another_game_may_be_on_the_table_by_then(qtbot: QtBot, driver: WindowDriver) -> None:
    play(driver, "G6 D D")
    dialog = open_review(qtbot, driver)
    driver.session.new_game(LOST)
    dialog.go_to(2)
    dialog.play_on()
    assert driver.game.game.to_text() == "PY1-N-AAAAAAS G6 D"
    play(driver, "D")
    game = driver.game_app.store.game_in_progress()
    assert game is not None
    assert [action.text for action in game.actions] == ["G6", "D", "D"]


def test_a_review_survives_a_new_game(qtbot: QtBot, driver: WindowDriver) -> None:
    play(driver, "G6 D D D D D")
    driver.trigger("review")
    dialog = driver.window.findChild(ReviewDialog)
    assert isinstance(dialog, ReviewDialog)
    driver.session.new_game(LOST)
    qtbot.waitUntil(lambda: dialog.review.is_done)
    dialog.close()


def enter(driver: WindowDriver, code: str) -> EnterDealDialog:
    driver.trigger("enter_deal")
    dialog = driver.dialog("enter_deal")
    assert isinstance(dialog, EnterDealDialog)
    cards = deal_from_code(code).cards
    dialog.field.setPlainText(" ".join(map(str, cards[:-1])))
    return dialog


def test_typed_cards_are_checked_solved_and_played(qtbot: QtBot, driver: WindowDriver) -> None:
    dialog = enter(driver, "PY1-N-AAAAAAJ")
    last = deal_from_code("PY1-N-AAAAAAJ").cards[-1]
    assert "missing" in dialog.check_text
    assert not dialog.play_button.isEnabled()
    dialog.pad.button(last).click()
    assert dialog.check_text.startswith("✓")
    assert not dialog.pad.button(last).isEnabled()
    dialog.solve_button.click()
    qtbot.waitUntil(lambda: "at most 14" in dialog.answer_text)
    dialog.play_button.click()
    assert driver.game.deal.code is None
    assert driver.info["code"] == "Typed cards"
    assert not driver.window.action("save_game").isEnabled()
    play(driver, "D")
    driver.trigger("copy_code")
    assert driver.clipboard().split()[0] == str(driver.game.deal.cards[0])
    driver.trigger("new_game")
    driver.trigger("undo")
    assert driver.game.move_count == 1


def test_the_small_table_fills_while_cards_are_typed_and_lights_the_next_place(
    driver: WindowDriver,
) -> None:
    dialog = enter(driver, "PY1-N-AAAAAAS")
    cards = [str(card) for card in deal_from_code("PY1-N-AAAAAAS").cards]
    ring = picture_look("felt", "classic").table.chosen
    pictures = []
    for count in (0, 3, 27, 28, 52):
        dialog.field.setPlainText(" ".join(cards[:count]))
        assert dialog.table.lit_place == (count if count < 52 else None)
        picture = dialog.table.grab().toImage()
        seen = {
            picture.pixelColor(x, y).name()
            for x in range(picture.width())
            for y in range(picture.height())
        }
        assert (ring.name() in seen) is (count < 52)
        pictures.append(picture)
    assert all(a != b for a, b in pairwise(pictures))


def test_typed_cards_can_be_reviewed(qtbot: QtBot, driver: WindowDriver) -> None:
    dialog = enter(driver, "PY1-N-AAAAAAS")
    dialog.pad.button(deal_from_code("PY1-N-AAAAAAS").cards[-1]).click()
    dialog.review_button.click()
    review = driver.window.findChild(ReviewDialog)
    assert isinstance(review, ReviewDialog)
    qtbot.waitUntil(lambda: review.review.is_done)
    assert review.rows.row_text(0)[2:] == ("Winnable", "50")
    review.play_on()
    assert driver.game.deal.code is None


def test_a_game_of_the_history_is_reviewed(qtbot: QtBot, driver: WindowDriver) -> None:
    driver.win()
    game_id = driver.session.game_id
    assert game_id is not None
    driver.session.new_game(LOST)
    driver.window.commands.records.watch(game_id)
    replay = driver.window.findChild(ReplayDialog)
    assert isinstance(replay, ReplayDialog)
    replay.review()
    dialog = driver.window.findChild(ReviewDialog)
    assert isinstance(dialog, ReviewDialog)
    qtbot.waitUntil(lambda: dialog.review.is_done)
    assert "the fewest are 50" in dialog.summary
    assert dialog.review.rows[-1].is_won


def test_moves_after_the_win_are_not_held_against_the_fewest(
    qtbot: QtBot, driver: WindowDriver
) -> None:
    driver.session.new_game(parse_code("PY1-PAR-AAAAAAS"))
    game = driver.game
    line = solve(game.deal, game.position, Aim.FEWEST, Budget()).line
    assert line is not None
    for move in line:
        assert game.play(move) is None
    assert game.outcome is Outcome.WON
    assert game.play(next(iter(game.game.legal_moves))) is None
    driver.trigger("review")
    dialog = driver.window.findChild(ReviewDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: "the fewest" in dialog.summary)
    assert dialog.summary == f"{len(line)} moves, the fewest possible."
