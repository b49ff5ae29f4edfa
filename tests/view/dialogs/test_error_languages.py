"""What goes wrong is told in the player's language, in lines and in windows of its own."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt.model.session.session_news import (
    GameNotResumed,
    LanguageUnreadable,
    StatisticsUnreadable,
)
from pyramide_qt.model.wording.notices import SYSTEM_REASONS
from pyramide_qt.model.wording.wording import notice_text
from pyramide_qt.rules.errors import CodeError, NotationError, RecordError, RulesError
from pyramide_qt.rules.game import game_from_text
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.notices import Notice, NoticeKind
from pyramide_qt.store.queries.game_filter import GameFilter
from pyramide_qt.view.dialogs.errors import problems
from pyramide_qt.view.dialogs.history.history_dialog import HistoryDialog
from tests.helpers.drivers.records_driver import exchange_of, opened, play_three
from tests.helpers.drivers.window_driver import WindowDriver
from tests.helpers.escaped_texts import escaped, is_plain
from tests.helpers.pseudo_language import pseudo_language
from tests.helpers.room import settle
from tests.test_told_errors import marked, told

VALUES = ("1", "2", "3")
SAID: list[tuple[Callable[..., str], type[Exception], str]] = [
    (problems.code_problem, CodeError, "CodeProblem"),
    (problems.record_problem, RecordError, "RecordProblem"),
    (problems.game_problem, NotationError, "GameProblem"),
    (problems.store_problem, StoreError, "StoreProblem"),
]


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path / "data").start()
    yield made
    made.shut_down()


@pytest.mark.parametrize(("said", "error", "context"), SAID)
def test_every_error_is_told_in_the_language(
    qapp: QApplication,
    said: Callable[..., str],
    error: type[Exception],
    context: str,
) -> None:
    found = [marked(call.args[0]) for _, _, call in told()]
    sentences = [each[1] for each in found if each is not None and each[0] == context]
    assert sentences
    with pseudo_language(qapp):
        texts = [said(error(each, *VALUES)) for each in sentences]
    assert [text for text in texts if is_plain(text) or "%" in text] == []


@pytest.mark.parametrize("detail", ["", *map(str, SYSTEM_REASONS)])
@pytest.mark.parametrize("kept_as", ["", "/1"])
def test_every_notice_is_told_in_the_language(
    qapp: QApplication, kept_as: str, detail: str
) -> None:
    with pseudo_language(qapp):
        texts = [
            notice_text(Notice(kind, "/2", kept_as, rescued=3, detail=detail))
            for kind in NoticeKind
        ]
        texts += [notice_text(kind("1")) for kind in (LanguageUnreadable, StatisticsUnreadable)]
        texts.append(notice_text(GameNotResumed("1")))
    assert [text for text in texts if is_plain(text)] == []


@pytest.mark.parametrize("name", ["full", "locked"])
def test_what_sqlite_says_is_known_by_its_words(name: str, tmp_path: Path) -> None:
    first = sqlite3.connect(tmp_path / "games", isolation_level=None)
    first.execute("CREATE TABLE games (code TEXT)")
    first.execute("PRAGMA max_page_count = 2" if name == "full" else "BEGIN EXCLUSIVE")
    second = first if name == "full" else sqlite3.connect(tmp_path / "games", timeout=0)
    with pytest.raises(sqlite3.OperationalError) as caught:
        second.execute("INSERT INTO games VALUES (zeroblob(100000))")
    assert str(caught.value) in map(str, SYSTEM_REASONS)


@pytest.mark.parametrize(
    "text",
    [
        "PY1-N-AAAAAAS D A1",
        "PY1-N-AAAAAAS D D 11",
        "PY1-N-AAAAAAS G6>G7",
        "PY1-N-AAAAAAS U",
        "PY1-N-AAAAAAS D Y",
        "D " * 5000,
        "1" * 300_000,
        "",
    ],
)
def test_a_game_that_cannot_be_played_is_told_in_the_language(
    qapp: QApplication, text: str
) -> None:
    with pytest.raises(RulesError) as caught:
        game_from_text(text)
    with pseudo_language(qapp):
        said = problems.game_problem(caught.value)
    assert not is_plain(said)
    assert said


def bad_file(driver: WindowDriver, qtbot: QtBot, dialog: HistoryDialog, path: Path) -> None:
    """A file with the player's games, each of them spoilt in its own way."""
    exchange = exchange_of(dialog)
    with qtbot.waitSignal(exchange.told):
        exchange.export_to(path, GameFilter())
    head, *rest = path.read_text(encoding="utf-8").splitlines()
    values = json.loads(rest[0].rstrip(","))
    spoilt = [
        {"code": "PY2-N-AAAAAAS"},
        {"actions": "1"},
        {"moves": -1},
        {"par": "1"},
        {"1": 1},
        {"at_ms": 1},
    ]
    rows = [json.dumps(values | each) for each in spoilt]
    path.write_text("\n".join((head, ",\n".join(rows), "]}")), encoding="utf-8")


def test_bad_games_are_told_in_the_language_of_the_moment(
    qapp: QApplication, qtbot: QtBot, driver: WindowDriver, tmp_path: Path
) -> None:
    dialog = opened(play_three(driver))
    path = tmp_path / "1.json"
    bad_file(driver, qtbot, dialog, path)
    exchange = exchange_of(dialog)
    exchange.import_from(path)
    qtbot.waitUntil(lambda: exchange.question is not None)
    question = exchange.question
    assert question is not None
    assert "Line 2: The deal code cannot be used: The format PY2" in question.informativeText()
    driver.settings.set_value("language", "bg")
    settle()
    first, second, *_, last = question.informativeText().splitlines()
    assert first == (
        "Ред 2. Кодът на раздаването не може да се използва: Форматът PY2 не е познат; "
        "тази програма чете PY1."
    )
    assert last == "и още 1"
    assert second.startswith("Ред 3. Броят на действията (1) е различен от броя на времената (")
    with pseudo_language(qapp):
        found = [each for each in escaped(question) if "1.json" not in each]
        assert [each for each in found if "PY2" not in each and "moves" not in each] == []
    question.reject()


def test_a_question_whether_to_replace_goes_on_in_the_language(
    qapp: QApplication, driver: WindowDriver, tmp_path: Path
) -> None:
    saver = driver.window.commands.records.saver
    (tmp_path / "1.pyramide").touch()
    saver._save_to(tmp_path / "1.pyramide")
    question = saver.question
    assert question is not None
    with pseudo_language(qapp):
        assert [each for each in escaped(question) if "1.pyramide" not in each] == []
    driver.settings.set_value("language", "ru")
    settle()
    assert [button.text().replace("&", "") for button in question.buttons()] == [
        "Заменить",
        "Отмена",
    ]
    question.reject()


def test_games_that_cannot_be_read_are_told_in_the_language(
    qapp: QApplication,
    qtbot: QtBot,
    driver: WindowDriver,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = opened(play_three(driver))

    def refuse(*_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        raise StoreError("The saved games cannot be read: %1.", error) from error

    monkeypatch.setattr(driver.game_app.store.history, "all_games", refuse)
    exchange = exchange_of(dialog)
    with pseudo_language(qapp), qtbot.waitSignal(exchange.told):
        exchange.export_to(tmp_path / "1.json", GameFilter())
    assert not is_plain(dialog.count_text)
    driver.settings.set_value("language", "bg")
    settle()
    with qtbot.waitSignal(exchange.told):
        exchange.export_to(tmp_path / "1.json", GameFilter())
    assert dialog.count_text == (
        "Записаните партии не могат да се прочетат: грешка при четене или запис на диска."
    )
