"""What is kept: every action, the clock, and one count for each game."""

from __future__ import annotations

import pytest

from pyramide_qt.model.game.game_events import Dealt, DealtReason
from pyramide_qt.model.game.play_clock import StopReason
from pyramide_qt.model.session.session_news import GameNotResumed, WonSummary
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.errors import CodeError
from pyramide_qt.rules.notation import parse_move
from pyramide_qt.store.notices import NoticeKind
from pyramide_qt.store.queries.statistics import Order
from pyramide_qt.store.saved_game import GameSummary, Result
from tests.model.analysis.desks import CODE, Desks
from tests.model.wins import PAR_WIN, WIN


def test_the_first_start_deals_at_random_under_the_default_rules(desks: Desks) -> None:
    desk = desks.open()
    assert desk.code() == str(DealCode("N", 100))
    (dealt,) = desk.told("dealt")
    assert isinstance(dealt, Dealt)
    assert dealt.reason is DealtReason.NEW
    assert not desk.session.can_take_back_new_game
    assert desk.totals() == (0, 0, 0, 0)


def test_a_killed_game_comes_back_with_everything(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6 D G2+G3 D U U Y D D U")
    before = desk.stand()
    desk = desks.open()
    assert desk.stand()[:3] == before[:3]
    assert desk.stand()[4:] == before[4:]
    # The time since the last action is all that a killed program may lose.
    assert desk.clock.time_ms == before[3] - 1000
    assert desk.told("dealt")[0].reason is DealtReason.RESUMED
    assert desk.totals() == (1, 0, 0, 1)
    for _ in range(4):
        desk.session.undo()
    assert not desk.game.can_undo


def test_quitting_keeps_the_game_in_progress_and_the_clock(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6")
    desk.now.pass_(4000)
    desk.session.shut_down()
    desk.now.pass_(9000)
    assert not desk.clock.is_running
    desk = desks.open()
    assert desk.clock.time_ms == 5000
    assert desk.clock.is_running
    assert desk.totals() == (1, 0, 0, 1)


def test_a_deal_without_moves_lies_there_again(desks: Desks) -> None:
    desks.open("PY1-GZ-AAAAAAC")
    desk = desks.open()
    assert desk.code() == "PY1-GZ-AAAAAAC"
    assert desk.told("dealt")[0].reason is DealtReason.RESUMED
    assert not desk.clock.is_running
    desk.session.new_game()
    assert desk.code() == str(DealCode("GZ", 100))


def test_a_code_at_the_start_keeps_its_own_game_and_ends_another(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6 D")
    desk.session.shut_down()
    desk = desks.open(CODE.lower())
    assert desk.game.move_count == 2
    desk.session.shut_down()
    desk = desks.open("PY1-CL-AAAAAAS")
    assert desk.code() == "PY1-CL-AAAAAAS"
    assert desk.totals() == (1, 0, 1, 0)
    assert desk.session.undo()
    assert desk.game.game.to_text() == f"{CODE} G6 D"
    assert desk.clock.time_ms == 2000
    assert desk.totals() == (1, 0, 0, 1)


def test_a_bad_code_at_the_start_changes_nothing(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6")
    with pytest.raises(CodeError):
        desk.session.resume_or_deal("PY1-N-1")
    with pytest.raises(CodeError):
        desk.session.new_game("PY1-QQ-AAAAAAA")
    assert desk.game.game.to_text() == f"{CODE} G6"
    assert desk.totals() == (1, 0, 0, 1)


def test_a_game_counts_once_however_often_it_is_won(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play(WIN.partition(" ")[2])
    assert desk.totals() == (1, 1, 0, 0)
    first = desk.store.statistics.ranking(Order.TIME)[0]
    desk.play("U Y U U Y Y")
    assert desk.totals() == (1, 1, 0, 0)
    assert desk.store.statistics.ranking(Order.TIME) == (first,)
    assert [won.counts for won in desk.told("game_won")] == [True, False, False]
    assert desk.told("game_won")[0] == WonSummary(
        CODE, 280, first.move_count, first.time_ms, 0, 0, True
    )
    desk.play("U")
    desk.session.new_game()
    assert desk.totals() == (1, 1, 0, 0)


def test_a_win_after_a_restart_does_not_count_again(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play(WIN.partition(" ")[2] + " U")
    desk = desks.open()
    assert desk.clock.is_running
    desk.play("Y")
    assert [won.counts for won in desk.told("game_won")] == [False]
    assert desk.totals() == (1, 1, 0, 0)


def test_a_won_game_lies_there_after_a_restart(desks: Desks) -> None:
    desks.open(CODE).play(WIN.partition(" ")[2])
    desk = desks.open()
    assert desk.game.has_ended
    assert not desk.clock.is_running
    assert desk.told("finished") == []
    assert desk.session.undo()
    assert desk.game.score == 270


def test_a_win_taken_back_and_played_again_counts_once(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play(WIN.partition(" ")[2] + " U Y")
    desk.session.replay()
    desk.now.pass_(100_000)
    for word in WIN.split()[1:]:
        desk.game.play(parse_move(desk.game.deal.rules, word))
        desk.now.pass_(10)
    won = desk.told("game_won")
    assert [w.counts for w in won] == [True, False, True]
    assert desk.totals() == (2, 2, 0, 0)


def test_hints_and_undos_are_counted(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.session.count_hint()
    desk.play("G6 D U Y U")
    desk.session.count_hint()
    saved = desk.store.game_in_progress()
    assert saved is not None
    assert (saved.summary.hints, saved.summary.undos) == (2, 2)
    desk = desks.open()
    desk.session.count_hint()
    desk.play("U")
    saved = desk.store.game_in_progress()
    assert saved is not None
    assert (saved.summary.hints, saved.summary.undos) == (3, 3)


def test_the_clock_is_written_when_it_stops(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6")
    desk.now.pass_(4000)
    desk.clock.set_reason(StopReason.MINIMISED, on=True)
    saved = desk.store.game_in_progress()
    assert saved is not None
    assert saved.summary.time_ms == 5000


@pytest.mark.parametrize("is_shown", [True, False])
def test_the_clock_is_written_now_and_then(desks: Desks, is_shown: bool) -> None:
    desk = desks.open(CODE)
    desk.play("G6")
    desk.clock.set_ticking(is_shown)
    writes: list[int] = []
    write = desk.store.update_summary

    def note(game_id: int, summary: GameSummary) -> None:
        writes.append(summary.time_ms)
        write(game_id, summary)

    desk.store.update_summary = note  # type: ignore[method-assign]
    for _ in range(54):
        desk.now.pass_(1000)
        desk.clock._on_timeout()
    assert writes == [20_000, 40_000]
    desk = desks.open()
    assert desk.clock.time_ms == 40_000
    assert desk.session.figures is not None


def test_each_action_is_one_transaction(desks: Desks) -> None:
    desk = desks.open(CODE)
    statements: list[str] = []
    desk.store._database.connection.set_trace_callback(statements.append)
    desk.play(WIN.partition(" ")[2])
    desk.store._database.connection.set_trace_callback(None)
    commits = [text for text in statements if text == "COMMIT"]
    assert len(commits) == len(WIN.split()) - 1


def test_a_game_of_another_program_is_left_and_told(desks: Desks) -> None:
    desk = desks.open(CODE)
    desk.play("G6 D")
    desk.store.append_action(1, 3, "G9+G8", 2500, GameSummary(Result.OPEN, 3, 2500, 10))
    desk = desks.open()
    (notice,) = desk.told("notice")
    assert isinstance(notice, GameNotResumed)
    assert "G9" in notice.detail
    assert desk.game.move_count == 0
    assert desk.totals() == (1, 0, 1, 0)


def test_trouble_with_the_files_is_told_and_the_game_goes_on(desks: Desks) -> None:
    (desks.folder / "games.sqlite3").write_bytes(b"no database " * 500)
    (desks.folder / "settings.json").write_text("no settings")
    desk = desks.open(CODE)
    kinds = {notice.kind for notice in desk.told("notice")}
    assert kinds == {NoticeKind.DATABASE_DAMAGED, NoticeKind.SETTINGS_DAMAGED}
    desk.play("G6")
    assert desk.totals() == (1, 0, 0, 1)


def test_playing_on_after_a_win_keeps_the_win(desks: Desks) -> None:
    desk = desks.open(PAR_WIN.split()[0])
    desk.play(PAR_WIN.partition(" ")[2])
    assert (desk.clock.is_running, desk.totals()) == (True, (1, 1, 0, 0))
    while desk.game.game.legal_moves:
        desk.game.play(next(iter(desk.game.game.legal_moves)))
    assert not desk.clock.is_running
    assert len(desk.told("game_won")) == 1
    assert desk.totals() == (1, 1, 0, 0)
