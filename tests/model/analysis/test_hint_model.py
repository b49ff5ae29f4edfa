"""Hints and shown moves: right, consistent, counted only when there is something to see."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pyramide_qt.model.analysis.hint_model import HintKind
from pyramide_qt.model.wording.analysis import hint_text
from pyramide_qt.rules.moves import DRAW, REDEAL, MoveKind
from pyramide_qt.rules.notation import move_text
from pyramide_qt.rules.outcome import Outcome
from tests.helpers.solver_desk import SolverDesk

LOST = "PY1-N-AAAAAAJ"


@pytest.fixture
def desk(tmp_path: Path, qapp: object) -> SolverDesk:
    return SolverDesk(tmp_path)


def test_hints_walk_a_shortest_win_to_its_end(desk: SolverDesk) -> None:
    first = desk.hint()
    assert first.kind is HintKind.WIN
    assert first.is_shortest
    assert first.to_win == 50
    left = 50
    while desk.game.outcome is not Outcome.WON:
        hint = desk.hint()
        assert hint.to_win == left
        assert hint.move is not None
        assert desk.game.play(hint.move) is None
        left -= 1
    assert left == 0
    # One question found the line; following it needs no more.
    assert desk.service.asked_count <= 3


def test_the_same_hint_is_given_again(desk: SolverDesk) -> None:
    first = desk.hint()
    assert desk.hint() == first
    assert desk.hint_count == 2


def test_a_lost_deal_is_told_with_what_removes_most(desk: SolverDesk) -> None:
    desk.game.deal_code(LOST)
    hint = desk.hint()
    assert (hint.kind, hint.most) == (HintKind.LOST, 14)
    assert "at most 14" in hint_text(hint, desk.game.deal)
    while hint.move is not None:
        assert hint.most == 14
        assert desk.game.play(hint.move) is None
        hint = desk.hint()
    assert hint.kind is HintKind.NOTHING_LEFT
    assert 28 - desk.game.position.tableau.bit_count() == 14


def test_a_hint_that_shows_nothing_does_not_count(desk: SolverDesk) -> None:
    desk.game.deal_code(LOST)
    while (hint := desk.hint()).move is not None:
        desk.game.play(hint.move)
    count = desk.hint_count
    assert desk.hint().kind is HintKind.NOTHING_LEFT
    assert desk.hint_count == count


def test_a_dead_stock_is_not_offered_again_and_again(desk: SolverDesk) -> None:
    """What removes most has no draws at its end, so a stock that only cycles is left alone."""
    desk.game.deal_code(LOST)
    while (hint := desk.hint()).move is not None:
        desk.game.play(hint.move)
    assert desk.game.outcome is Outcome.OPEN
    kinds = {move.kind for move in desk.game.game.legal_moves}
    assert kinds <= {MoveKind.DRAW, MoveKind.REDEAL}


def test_the_stock_is_pointed_at_when_drawing_is_right(desk: SolverDesk) -> None:
    hint = desk.hint()
    while hint.move != DRAW:
        assert hint.move is not None
        desk.game.play(hint.move)
        hint = desk.hint()
    text = hint_text(hint, desk.game.deal)
    assert text.startswith("Draw from the stock.")
    # The card that comes is not told.
    assert not any(suit in text for suit in ("clubs", "diamonds", "hearts", "spades"))
    assert desk.hint_count == len(desk.found)


def test_a_hint_for_a_position_that_is_gone_is_not_given(desk: SolverDesk) -> None:
    desk.hints.ask()
    assert desk.hints.is_thinking
    desk.play("D")
    desk.service.answer_all()
    assert desk.found == []
    assert desk.hint_count == 0
    assert not desk.hints.is_thinking


def test_a_paused_game_has_no_hints(desk: SolverDesk) -> None:
    desk.play("G6")
    desk.session.pause(True)
    desk.hints.ask()
    desk.service.answer_all()
    assert not desk.hints.show_moves().places
    assert desk.found == []
    assert desk.hint_count == 0


def test_a_won_game_says_that_it_is_over(desk: SolverDesk) -> None:
    while desk.game.outcome is not Outcome.WON:
        move = desk.hint().move
        assert move is not None
        desk.game.play(move)
    count = desk.hint_count
    assert desk.hint().kind is HintKind.OVER
    assert desk.hint_count == count


def test_after_a_win_that_is_played_on_the_next_move_is_shown(desk: SolverDesk) -> None:
    desk.game.deal_code("PY1-PAR-AAAAAAS")
    while desk.game.outcome is not Outcome.WON:
        move = desk.hint().move
        assert move is not None
        desk.game.play(move)
    assert not desk.game.has_ended
    hint = desk.hint()
    assert hint.move is not None
    assert hint.to_win is None
    assert hint_text(hint, desk.game.deal) in ("Draw from the stock.", "Redeal the stock.") or (
        hint_text(hint, desk.game.deal).startswith("Remove ")
    )


def test_cards_of_the_waste_that_can_still_go_are_not_denied(desk: SolverDesk) -> None:
    desk.game.deal_code(LOST)
    while (hint := desk.hint()).move is not None:
        desk.game.play(hint.move)
    assert "no more cards can be removed" in hint_text(hint, desk.game.deal)
    king = next(
        place for place, card in enumerate(desk.game.deal.cards) if place > 27 and card.rank == 13
    )
    waste = (*range(28, king), king)
    held = desk.game.position._replace(stock=(), wastes=(waste,))
    text = hint_text(replace(hint, position=held), desk.game.deal)
    assert "no more cards" not in text
    assert "at most 14" in text


def test_all_cards_that_can_be_removed_are_shown_and_counted(desk: SolverDesk) -> None:
    shown = desk.hints.show_moves()
    rules = desk.game.deal.rules
    removals = [m for m in desk.game.game.legal_moves if m.is_removal]
    assert removals
    assert set(shown.places) == {place for move in removals for place in move.places}
    assert shown.stock_move is None
    assert desk.hint_count == 1
    assert all(move_text(rules, move) for move in removals)


def test_where_nothing_can_be_removed_the_stock_is_shown(desk: SolverDesk) -> None:
    desk.game.deal_code("PY1-N-AAAAAAS")
    while any(move.is_removal for move in desk.game.game.legal_moves):
        desk.game.play(next(m for m in desk.game.game.legal_moves if m.is_removal))
    shown = desk.hints.show_moves()
    assert shown.places == ()
    assert shown.stock_move in (DRAW, REDEAL)


def test_a_stock_that_only_cycles_is_not_shown_and_not_counted(tmp_path: Path) -> None:
    desk = SolverDesk(tmp_path, "PY1-RX-AAAAAAJ")
    for _ in range(2000):
        move = next((m for m in desk.game.game.legal_moves if m.is_removal), None)
        if desk.game.has_ended:
            break
        desk.game.play(move or next(iter(desk.game.game.legal_moves)))
    assert desk.game.outcome is Outcome.STUCK
    count = desk.hint_count
    shown = desk.hints.show_moves()
    assert (shown.places, shown.stock_move) == ((), None)
    assert desk.hint_count == count


def test_a_king_that_can_go_is_shown_and_no_end(tmp_path: Path) -> None:
    """A king alone is a move, so the game is not over while one can go."""
    desk = SolverDesk(tmp_path, LOST)
    kings = [move.places[0] for move in desk.game.game.legal_moves if move.kind is MoveKind.ALONE]
    assert kings
    assert set(kings) <= set(desk.hints.show_moves().places)
    assert desk.game.outcome is Outcome.OPEN


def test_the_whole_line_counts_nothing(desk: SolverDesk) -> None:
    desk.hints.ask_for_line()
    desk.service.answer_all()
    assert len(desk.lines) == 1
    assert len(desk.lines[0].line) == 50
    assert desk.found == []
    assert desk.hint_count == 0
