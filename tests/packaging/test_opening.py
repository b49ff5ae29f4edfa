"""Files, addresses and codes: what is asked for is opened, in the window that runs already."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt import cli
from pyramide_qt.commands.window_options import WindowOptions
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.show_offscreen import RECORDED_GAME
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.exchange.opening import (
    Opened,
    absolute_argument,
    is_file_or_address,
    read_opened,
)
from pyramide_qt.store.files.owner_lock import OwnerLock
from pyramide_qt.store.request_box import Request, RequestBox
from tests.helpers.drivers.window_driver import WindowDriver
from tests.helpers.system.child import PYTHON, environment

GAME = "PY1-N-AAAAAAS G6 G2+G5 D"


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path / "data").start()
    yield made
    made.shut_down()


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    path = tmp_path / "my game.pyramide"
    path.write_text(f"{GAME}  # as I played it\n", encoding="utf-8")
    return path


def start_again(folder: Path, *arguments: str, program: str = "main") -> subprocess.Popen[str]:
    code = f"import sys; from pyramide_qt.cli import {program} as run; sys.exit(run())"
    return subprocess.Popen(
        [*PYTHON, "-c", code, *arguments],
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for(qtbot: QtBot, process: subprocess.Popen[str]) -> str:
    """Let the window of the test go on until `process` has ended well; what it complained of."""
    qtbot.waitUntil(lambda: process.poll() is not None)
    out, err = process.communicate()
    assert out == ""
    assert process.returncode == 0
    return err


def wait_until_it_listens(qtbot: QtBot, folder: Path) -> None:
    qtbot.waitUntil((folder / "data" / "requests").is_dir)


@pytest.mark.parametrize(
    ("argument", "opened"),
    [
        ("py1-n-aaaaaas", Opened("PY1-N-AAAAAAS")),
        (GAME, Opened("PY1-N-AAAAAAS", GAME)),
        ("pyramide:PY1-N-AAAAAAS", Opened("PY1-N-AAAAAAS")),
        ("Pyramide://PY1-N-AAAAAAS/", Opened("PY1-N-AAAAAAS")),
        (f"pyramide:{quote(GAME)}", Opened("PY1-N-AAAAAAS", GAME)),
    ],
)
def test_codes_and_addresses_are_read(argument: str, opened: Opened) -> None:
    assert read_opened(argument) == opened


def test_a_file_is_read_by_its_path_and_by_its_address(game_file: Path) -> None:
    expected = Opened("PY1-N-AAAAAAS", GAME)
    assert read_opened(str(game_file)) == expected
    assert read_opened(game_file.as_uri()) == expected
    assert read_opened(f"file://localhost{quote(str(game_file))}") == expected


def test_a_file_with_a_code_alone_is_a_deal(tmp_path: Path) -> None:
    path = tmp_path / "deal.pyramide"
    path.write_bytes(b"\xef\xbb\xbfPY1-GZ-AAAAAAB\r\n")
    assert read_opened(str(path)) == Opened("PY1-GZ-AAAAAAB")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "holds no game"),
        (b"\xff\xfe\x00\x01", "not text in UTF-8"),
        (b"PY1-N-AAAAAAS A1", "holds no game"),
        (b"PY1-NN-AAAAAAS", "no rules with"),
        (b"D " * 200_000, "too many"),
    ],
)
def test_a_bad_file_is_told_in_one_sentence(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "bad.pyramide"
    path.write_bytes(content)
    with pytest.raises(StoreError, match=words) as caught:
        read_opened(str(path))
    assert "\n" not in str(caught.value)
    assert "bad.pyramide" in str(caught.value)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be read"):
        read_opened(str(tmp_path / "none.pyramide"))
    with pytest.raises(RulesError):
        read_opened("pyramide:%00%ff")
    assert not is_file_or_address("PY1-N-AAAAAAS")


def test_on_the_command_line_a_bad_file_is_bad_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["play", str(tmp_path / "none.pyramide")]) == cli.BAD_INPUT
    assert capsys.readouterr().err.count("\n") == 1


def test_nothing_is_handed_over_where_no_window_runs(tmp_path: Path) -> None:
    box, lock = RequestBox(tmp_path / "requests"), tmp_path / "games.lock"
    assert not box.hand_over(Request(GAME), lock, 5)
    lock.touch()
    assert not box.hand_over(Request(GAME), lock, 5)
    assert not box.folder.exists()


def test_a_window_that_does_not_answer_leaves_no_request_behind(tmp_path: Path) -> None:
    box, lock = RequestBox(tmp_path / "requests"), OwnerLock(tmp_path / "games.lock")
    assert lock.acquire()
    assert not box.hand_over(Request(GAME), tmp_path / "games.lock", 0.05)
    assert list(box.folder.iterdir()) == []
    lock.release()


def test_damaged_and_old_requests_are_dropped(tmp_path: Path) -> None:
    box = RequestBox(tmp_path)
    (tmp_path / "1.request").write_text("{", encoding="utf-8")
    (tmp_path / "2.request").write_text('{"text": "PY1-N-AAAAAAS"}', encoding="utf-8")
    (tmp_path / "3.request").write_text("[]", encoding="utf-8")
    (tmp_path / "4.request").write_text("[" * 60_000, encoding="utf-8")
    assert box.take_all() == [Request("PY1-N-AAAAAAS")]
    (tmp_path / "5.request").write_text("{}", encoding="utf-8")
    assert box.open()
    assert list(tmp_path.iterdir()) == []


def test_a_second_start_opens_its_file_in_the_running_window(
    qtbot: QtBot, driver: WindowDriver, tmp_path: Path, game_file: Path
) -> None:
    wait_until_it_listens(qtbot, tmp_path)
    process = start_again(tmp_path / "data", "play", str(game_file))
    assert wait_for(qtbot, process) == ""
    replay = driver.dialog("replay_1")
    assert replay.isVisible()
    assert driver.info["code"] == "PY1-N-AAAAAAS"


def test_a_second_start_deals_its_code_in_the_running_window(
    qtbot: QtBot, driver: WindowDriver, tmp_path: Path
) -> None:
    wait_until_it_listens(qtbot, tmp_path)
    assert wait_for(qtbot, start_again(tmp_path / "data", "play", "pyramide:PY1-GZ-AAAAAAB")) == ""
    qtbot.waitUntil(lambda: driver.info["code"] == "PY1-GZ-AAAAAAB")
    assert driver.game_app.store.is_saving


def test_a_bad_file_that_was_double_clicked_is_told_in_the_window(
    qtbot: QtBot, driver: WindowDriver, tmp_path: Path
) -> None:
    wait_until_it_listens(qtbot, tmp_path)
    bad = tmp_path / "bad.pyramide"
    bad.write_text("no game", encoding="utf-8")
    driver.settings.set_value("language", "bg")
    assert wait_for(qtbot, start_again(tmp_path / "data", str(bad), program="main_window")) == ""
    told = "Във файла bad.pyramide няма партия, която може да се отвори: "
    qtbot.waitUntil(lambda: driver.message.startswith(told))
    driver.settings.set_value("language", "fr")
    QApplication.processEvents()
    assert driver.message.startswith("bad.pyramide ne contient aucune partie")


def test_a_first_start_shows_the_game_or_the_problem(driver: WindowDriver) -> None:
    driver.game_app.open_first(RECORDED_GAME, "")
    assert driver.dialog("replay_1").isVisible()
    driver.settings.set_value("language", "bg")
    driver.game_app.open_first("", "pyramide:PY1-ZZZZ-AAAAAAS")
    assert driver.message == "Няма правила с означение „ZZZZ“."


def test_the_window_program_tells_a_bad_file_on_the_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[WindowOptions] = []

    def note(options: WindowOptions) -> int:
        asked.append(options)
        return 0

    monkeypatch.setattr("pyramide_qt.commands.play.load_window", lambda: note)
    monkeypatch.chdir(tmp_path)
    assert cli.main_window(["no ne.pyramide", "--data-dir", str(tmp_path)]) == 0
    address = (tmp_path / "no ne.pyramide").as_uri()
    assert asked == [WindowOptions(data_dir=str(tmp_path), unread=address)]


def test_what_another_folder_has_is_named_so_that_it_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game_file: Path
) -> None:
    monkeypatch.chdir(game_file.parent)
    found = absolute_argument(game_file.name)
    monkeypatch.chdir(tmp_path.parent)
    assert read_opened(found) == Opened("PY1-N-AAAAAAS", GAME)
    assert absolute_argument(found) == found
    for same in ("pyramide:PY1-N-AAAAAAS", "PY1-N-AAAAAAS"):
        assert absolute_argument(same) == same


def test_files_and_addresses_come_as_events_on_macos(tmp_path: Path) -> None:
    code = """
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from pyramide_qt.view.desktop.application import Application

application = Application(["pyramide"])
application.open_wanted.connect(lambda: print("wanted"))
for what in ("/a b.pyramide", QUrl("pyramide:PY1-GZ-AAAAAAB")):
    application.sendEvent(application, QFileOpenEvent(what))
print(application.take_waiting(), application.take_waiting())
"""
    done = subprocess.run(
        [*PYTHON, "-c", code],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == [
        "wanted",
        "wanted",
        "['/a b.pyramide', 'pyramide:PY1-GZ-AAAAAAB'] []",
    ]
