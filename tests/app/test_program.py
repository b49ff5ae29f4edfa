"""The program from its start to its end, in processes of its own: close, resume, kill, damage."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt.model.game.play_clock import StopReason
from pyramide_qt.paths import find_places
from tests.helpers.drivers.window_driver import WindowDriver
from tests.helpers.system.child import play_and_kill, quit_during_the_deal, run_window


def complaints(text: str) -> list[str]:
    """What a program said that is more than the plugin's own note."""
    return [line for line in text.splitlines() if "propagateSizeHints" not in line]


def test_it_starts_shows_the_table_and_quits(tmp_path: Path) -> None:
    done = run_window(tmp_path, "PY1-N-AAAAAAS")
    assert done.returncode == 0, done.stderr
    assert complaints(done.stderr) == []
    assert find_places(tmp_path).database_file.exists()


def test_what_a_start_left_is_resumed(qapp: QApplication, tmp_path: Path) -> None:
    assert run_window(tmp_path, "PY1-N-AAAAAAJ").returncode == 0
    driver = WindowDriver(qapp, tmp_path).start(None)
    assert driver.info["code"] == "PY1-N-AAAAAAJ"
    driver.shut_down()


def test_the_folder_need_not_exist(tmp_path: Path) -> None:
    done = run_window(tmp_path / "not" / "yet" / "there")
    assert done.returncode == 0
    assert complaints(done.stderr) == []


def test_a_bad_code_opens_nothing(tmp_path: Path) -> None:
    done = run_window(tmp_path, "PY1-N-AAAA")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


def kill_once(driver_of: QApplication, folder: Path, chance: random.Random) -> None:
    told = play_and_kill(folder, chance.randrange(1, 60), chance.random() * 0.05)
    driver = WindowDriver(driver_of, folder).start(None)
    try:
        kept = driver.game.game.to_text()
        # At most the move in flight, which was not told yet, may be there or not.
        assert kept.startswith(told[-1]) or told[-2].startswith(kept), (kept, told[-2:])
        lost = len(told[-1].split()) - len(kept.split())
        assert lost <= 1
        assert driver.message == ""
        assert driver.game_app.store.is_saving
    finally:
        driver.shut_down()


def test_killed_at_any_moment_it_loses_at_most_the_move_in_flight(
    qapp: QApplication, tmp_path: Path
) -> None:
    chance = random.Random(20)
    for _ in range(10):
        kill_once(qapp, tmp_path, chance)


@pytest.mark.long
@pytest.mark.parametrize("folder", range(5))
def test_a_hundred_kills(folder: int, qapp: QApplication, tmp_path: Path) -> None:
    chance = random.Random()
    for _ in range(20):
        kill_once(qapp, tmp_path / str(folder), chance)


@pytest.mark.parametrize("after_ms", [30, 120, 300])
def test_it_can_be_left_while_cards_fly(after_ms: int, tmp_path: Path) -> None:
    done = quit_during_the_deal(tmp_path, after_ms)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "moving True\n"
    assert complaints(done.stderr) == []


DAMAGES = {
    "empty": b"",
    "zeros": bytes(4096),
    "noise": bytes(random.Random(5).randrange(256) for _ in range(5000)),
    "text": b"this is not what you think it is\n",
}


@pytest.mark.parametrize("which", ["settings_file", "database_file"])
@pytest.mark.parametrize("damage", ["zeros", "noise", "text"])
def test_a_damaged_file_is_set_aside_told_in_one_message_and_play_goes_on(
    which: str, damage: str, qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    places = find_places(tmp_path)
    path: Path = getattr(places, which)
    path.write_bytes(DAMAGES[damage])
    driver = WindowDriver(qapp, tmp_path, language="en", keep_settings=True).start()
    try:
        qtbot.waitUntil(lambda: "It was kept as" in driver.message)
        files = [each for each in tmp_path.iterdir() if each.is_file()]
        kept = [each for each in files if each.read_bytes() == DAMAGES[damage]]
        assert len(kept) == 1
        driver.click("KD")
        assert driver.info["score"] == "10"
    finally:
        driver.shut_down()


def test_an_empty_settings_file_starts_with_the_defaults(
    qapp: QApplication, tmp_path: Path
) -> None:
    find_places(tmp_path).settings_file.write_bytes(b"")
    driver = WindowDriver(qapp, tmp_path, keep_settings=True).start()
    assert driver.settings.show_clock is True
    driver.shut_down()


def test_a_folder_that_cannot_be_used_leaves_a_game_that_can(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    in_the_way = tmp_path / "data"
    in_the_way.write_text("a file where the folder should be")
    driver = WindowDriver(qapp, in_the_way, keep_settings=True).start()
    try:
        qtbot.waitUntil(lambda: driver.message != "")
        driver.click("KD")
        assert driver.info["score"] == "10"
        assert in_the_way.read_text() == "a file where the folder should be"
    finally:
        driver.shut_down()


def test_the_end_of_the_session_keeps_the_time(qapp: QApplication, tmp_path: Path) -> None:
    driver = WindowDriver(qapp, tmp_path).start()
    try:
        driver.click("KD")
        driver.clock.set_time(61_000)
        # The signal itself cannot be sent without a session manager.
        driver.game_app.keep_for_end_of_session()
        saved = driver.game_app.store.game_in_progress()
        assert saved is not None
        assert saved.summary.time_ms >= 61_000
        assert StopReason.CLOSED not in driver.clock.reasons
    finally:
        driver.shut_down()


def test_a_second_window_says_so_and_spoils_nothing(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    first = WindowDriver(qapp, tmp_path).start()
    second = WindowDriver(qapp, tmp_path).start(None)
    try:
        qtbot.waitUntil(lambda: second.message != "")
        second.play("D")
        first.play("G6")
    finally:
        second.shut_down()
        first.shut_down()
    again = WindowDriver(qapp, tmp_path).start(None)
    assert again.game.game.to_text() == "PY1-N-AAAAAAS G6"
    again.shut_down()


@pytest.mark.qt_no_exception_capture
def test_a_failure_in_the_window_is_told_and_the_table_set_up_anew(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = WindowDriver(qapp, tmp_path).start()
    info = driver.window.info
    show, faults = info.set_moves, iter([LookupError("no such reading")])

    def fail_once(count: int) -> None:
        for fault in faults:
            raise fault
        show(count)

    monkeypatch.setattr(info, "set_moves", fail_once)
    try:
        driver.play("G6")
        assert driver.info["moves"] == "1"
        assert driver.message.startswith("Something went wrong.")
        assert "no such reading" in find_places(tmp_path).crash_log.read_text()
    finally:
        driver.shut_down()
