"""Exported games come back as they were, and nothing of a bad file is brought in unasked."""

from __future__ import annotations

import json
import os
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from pyramide_qt.rules.deals.daily_numbers import start_number
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.game import Game
from pyramide_qt.rules.records.record import record_text
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.exchange.files import FileFormat, format_of, written
from pyramide_qt.store.exchange.game_record import COLUMNS
from pyramide_qt.store.exchange.importing import ForeignGame, ImportCount
from pyramide_qt.store.exchange.reader import BadRecord, opened_games, read_games
from pyramide_qt.store.game_store import GameStore, open_game_store
from pyramide_qt.store.queries.daily_book import DailyEntry
from pyramide_qt.store.regular_file import open_regular
from pyramide_qt.store.saved_game import GameSummary, Result
from tests.store.conftest import OpenStore

FORMATS = list(FileFormat)
DRAWS = "D D U Y D"
# The deal of that day, as it is for everybody.
DAILY_CODE = str(DealCode("N", start_number("N", "2026-03-04")))
DAILY = DailyEntry("N", "2026-03-04", DAILY_CODE, "2026-03-04T09:00:00Z", 120)


def enter(
    store: GameStore, code: str, actions: str, *, started_at: str = "2026-01-01T10:00:00Z"
) -> int:
    """Play and keep a game whose figures are those of the rules."""
    deal = deal_from_code(code)
    game_id = store.begin_game(code, deal.token, record_text(deal.rules), started_at)
    game = Game(deal)
    for seq, text in enumerate(actions.split(), start=1):
        game.play([text])
        undos = game.actions.count("U")
        summary = GameSummary(Result.OPEN, game.move_count, seq * 700, game.score(), 1, undos)
        store.append_action(game_id, seq, text, seq * 700, summary)
    return game_id


def some_games(store: GameStore) -> None:
    enter(store, "PY1-N-AAAAAAS", DRAWS)
    enter(store, "PY1-P3-AAAAABC", "D D D", started_at="2026-02-01T10:00:00Z")
    store.daily_book.enter(DAILY)
    enter(store, DAILY.code, "D", started_at="2026-03-04T09:00:05Z")
    store.set_par(enter(store, "PY1-DP-AAAAAAA", "D", started_at="2026-04-01T00:00:00Z"), 70)


def export(store: GameStore, file_format: FileFormat) -> str:
    games = [ForeignGame(g, store.daily_book.entry_of(g.code)) for g in store.history.all_games()]
    return "".join(written(games, file_format))


def good(text: str, file_format: FileFormat) -> list[ForeignGame]:
    found = list(read_games(text, file_format))
    assert not [each for each in found if isinstance(each, BadRecord)]
    return [each for each in found if isinstance(each, ForeignGame)]


def bad(text: str, file_format: FileFormat) -> list[BadRecord]:
    return [each for each in read_games(text, file_format) if isinstance(each, BadRecord)]


@pytest.fixture
def store(open_store: OpenStore) -> GameStore:
    store = open_store()
    some_games(store)
    return store


@pytest.fixture
def other(open_store: OpenStore, tmp_path: Path) -> GameStore:
    return open_store(tmp_path / "other.db")


@pytest.mark.parametrize("file_format", FORMATS)
def test_what_was_exported_comes_back_as_it_was(
    store: GameStore, other: GameStore, file_format: FileFormat
) -> None:
    text = export(store, file_format)
    assert other.import_games(good(text, file_format)) == ImportCount(added=4)
    assert export(other, file_format) == text
    assert other.daily_book.entries("N")[0].row == DAILY.row
    assert other.statistics.totals() == store.statistics.totals()


@pytest.mark.parametrize("file_format", FORMATS)
def test_games_that_are_there_already_are_recognised(
    store: GameStore, file_format: FileFormat
) -> None:
    text = export(store, file_format)
    assert store.import_games(good(text, file_format)) == ImportCount(known=4)
    assert export(store, file_format) == text


def test_a_game_that_went_on_elsewhere_takes_the_place_of_its_beginning(
    store: GameStore, other: GameStore
) -> None:
    enter(other, "PY1-N-AAAAAAS", f"{DRAWS} D D")
    enter(other, "PY1-N-AAAAAAS", "D", started_at="2026-07-01T00:00:00Z")
    longer = good(export(other, FileFormat.JSON), FileFormat.JSON)
    assert store.import_games(longer) == ImportCount(added=1, extended=1)
    assert store.import_games(longer) == ImportCount(known=2)
    assert store.statistics.totals().played == 5
    shorter = good(export(store, FileFormat.JSON), FileFormat.JSON)[:1]
    assert other.import_games(shorter) == ImportCount(known=1)


def test_the_game_on_the_table_is_left_alone(store: GameStore, other: GameStore) -> None:
    enter(store, "PY1-N-AAAAAAZ", "D D", started_at="2026-06-01T00:00:00Z")
    enter(other, "PY1-N-AAAAAAZ", "D D D", started_at="2026-06-01T00:00:00Z")
    longer = good(export(other, FileFormat.JSON), FileFormat.JSON)
    assert store.import_games(longer) == ImportCount(known=1)
    game = store.game_in_progress()
    assert game is not None and game.game_text == "PY1-N-AAAAAAZ D D"


def test_games_begun_after_an_import_do_not_overwrite_it(
    store: GameStore, other: GameStore
) -> None:
    begun = other.begin_game("PY1-N-AAAAAAA", "N", "{}", "2026-05-05T00:00:00Z")
    count = other.import_games(good(export(store, FileFormat.JSON), FileFormat.JSON))
    assert count == ImportCount(added=4)
    other.append_action(begun, 1, "D", 5, GameSummary(Result.OPEN, 1, 5, 0))
    enter(other, "PY1-N-AAAAAAB", "D", started_at="2026-05-06T00:00:00Z")
    assert other.statistics.totals().played == 6


def test_a_deleted_game_that_comes_in_again_is_there_once(store: GameStore) -> None:
    games = good(export(store, FileFormat.JSON), FileFormat.JSON)
    assert store.delete_games([1, 2]) == (1, 2)
    assert store.import_games(games) == ImportCount(added=2, known=2)
    store.restore_games([1, 2])
    assert store.statistics.totals().played == 4


def line_of(text: str, number: int) -> str:
    return text.splitlines()[number - 1]


DAY_AFTER_TOMORROW = f"{datetime.now().astimezone().date() + timedelta(days=2)}T00:00:00Z"
OPENED = {"daily_opened_at": "2026-01-01T10:00:00Z", "daily_offset_min": 0}
CHANGES = [
    ({"code": "PY1-N-AAA"}, "must have 7 letters"),
    ({"code": "py1-n-aaaaaas"}, "must be written as"),
    ({"code": 5}, "no text for code"),
    ({"result": "lost"}, 'cannot end as "lost"'),
    ({"moves": -1}, "whole number for moves"),
    ({"moves": 2}, 'By its moves, moves is "3" and not "2".'),
    ({"last_moves": 99}, 'last_moves is "3" and not "99"'),
    ({"score": 10}, 'score is "0" and not "10"'),
    ({"last_score": -50}, 'last_score is "0" and not "-50"'),
    ({"undos": 0}, 'undos is "1" and not "0"'),
    ({"last_undos": 2}, 'last_undos is "1" and not "2"'),
    ({"last_result": "won"}, 'last_result is "open" and not "won"'),
    ({"result": "won"}, 'result is "open" and not "won"'),
    ({"result": "stuck"}, 'result is "open" and not "stuck"'),
    ({"hints": 0}, 'hints is "1" and not "0"'),
    ({"hints": 2}, "whole number for hints from 0 to 1"),
    ({"time_ms": 3499}, "whole number for time_ms from 3500 to 3500"),
    ({"last_time_ms": 3499}, "whole number for last_time_ms from 3500 to"),
    ({"last_time_ms": 10**12}, "whole number for last_time_ms from 3500 to"),
    ({"actions": "", "at_ms": []}, "begins with its first move"),
    ({"actions": "D U U Y D"}, "move 3 (U): there is no move to take back"),
    ({"par": 1}, "whole number for par from 14 to"),
    ({"time_ms": 1.5}, "whole number for time_ms"),
    ({"time_ms": True}, "whole number for time_ms"),
    ({"time_ms": 10**30}, "whole number for time_ms"),
    ({"started_at": "yesterday"}, "is no time for started_at"),
    ({"started_at": "2026-13-01T00:00:00Z"}, "is no time for started_at"),
    ({"ended_at": None}, "if and only if"),
    ({"actions": "D D"}, "actions (2) and of times (5) differ"),
    ({"actions": "D D A1 U Y"}, "The game cannot be played: move 3 (A1)"),
    ({"actions": "D D ?? U Y"}, "The game cannot be played: move 3 (??)"),
    ({"at_ms": [1, 2, 3, 2, 5]}, "do not grow"),
    ({"at_ms": "1 2 3"}, "not a list"),
    ({"record": "{"}, "not that of the deal code"),
    ({"record": "[]"}, "not that of the deal code"),
    ({"record": '{"packs":2}'}, "not that of the deal code"),
    ({"record": '{"packs":true}'}, "not that of the deal code"),
    ({"record": '{"a":"\\ud800"}'}, "not that of the deal code"),
    ({"record": "[" * 20_000}, "not that of the deal code"),
    ({"par": "many"}, "whole number for par"),
    ({"daily": "2026-02-30"}, "is no time for daily"),
    ({"started_at": "9999-12-31T23:59:59Z"}, "between 1990-01-01 and tomorrow"),
    ({"started_at": "0001-01-01T00:00:00Z"}, "between 1990-01-01 and tomorrow"),
    ({"started_at": "1989-12-31T23:59:59Z"}, "(started_at) does not lie between"),
    ({"started_at": DAY_AFTER_TOMORROW}, "(started_at) does not lie between"),
    ({"ended_at": "9999-12-31T23:59:59Z"}, "(ended_at) does not lie between"),
    ({"ended_at": "1999-01-01T00:00:00Z"}, "lies before the beginning (started_at)"),
    ({"daily": "9999-12-31", **OPENED}, '"9999-12-31" (daily) does not lie between'),
    ({"daily": "0001-01-01", **OPENED}, '"0001-01-01" (daily) does not lie between'),
    ({"daily": DAY_AFTER_TOMORROW[:10], **OPENED}, "(daily) does not lie between"),
    ({"daily": "2026-01-02", **OPENED}, '"2026-01-01T10:00:00Z" is no time for daily_opened_at'),
    ({"daily": "2026-01-01", **OPENED}, "is not the daily deal of 2026-01-01"),
    (
        {"daily": "2026-01-01", **OPENED, "daily_opened_at": "0001-01-01T00:00:00Z"},
        "(daily_opened_at) does not lie between",
    ),
    ({"time_ms": 2**53}, "whole number for time_ms"),
    ({"undos": 2**31}, "whole number for undos"),
    ({"at_ms": [0, 0, 0, 0, 2**53]}, "not a list of whole numbers"),
    ({"colour": "red"}, 'column "colour" is not known'),
]


@pytest.mark.parametrize(("change", "reason"), CHANGES)
def test_a_bad_game_is_named_by_its_line(
    store: GameStore, change: dict[str, object], reason: str
) -> None:
    lines = export(store, FileFormat.JSON).splitlines()
    values = json.loads(lines[1].rstrip(","))
    lines[1] = json.dumps(values | change) + ","
    (found,) = bad("\n".join(lines), FileFormat.JSON)
    assert found.line == 2
    told = str(found.problem)
    assert reason in told
    assert told.endswith(".") and "\n" not in told


def test_a_game_of_tomorrow_comes_in_for_it_may_have_begun_elsewhere(store: GameStore) -> None:
    tomorrow = datetime.now().astimezone().date() + timedelta(days=1)
    moment = f"{tomorrow}T23:59:59Z"
    code = str(DealCode("N", start_number("N", str(tomorrow))))
    store.daily_book.enter(DailyEntry("N", str(tomorrow), code, moment, 0))
    enter(store, code, "D", started_at=moment)
    (*_, last) = good(export(store, FileFormat.JSON), FileFormat.JSON)
    assert last.game.started_at == moment
    assert last.daily is not None and last.daily.day == str(tomorrow)


def test_the_games_after_a_broken_line_are_read(store: GameStore) -> None:
    lines = export(store, FileFormat.JSON).splitlines()
    lines[2] = lines[2][:40]
    found = list(read_games("\n".join(lines), FileFormat.JSON))
    assert [each.line for each in found if isinstance(each, BadRecord)] == [3]
    assert sum(isinstance(each, ForeignGame) for each in found) == 3


def test_a_file_that_was_cut_off_says_so(store: GameStore) -> None:
    text = export(store, FileFormat.JSON)
    (found,) = bad(text[: text.rindex("]")], FileFormat.JSON)
    assert str(found.problem) == "The file ends too early."
    table = export(store, FileFormat.CSV)
    (found,) = bad(table[: table.rindex("2026-04-01")], FileFormat.CSV)
    assert found.line == 5
    assert str(found.problem) == "The numbers of values (2) and of columns (22) differ."


def test_a_bad_row_of_a_table_is_named_by_its_line(store: GameStore) -> None:
    table = export(store, FileFormat.CSV).replace(",open,", ",lost,", 1)
    (found,) = bad(table, FileFormat.CSV)
    assert (found.line, str(found.problem)) == (2, 'A game cannot end as "lost" (last_result).')


def test_a_file_laid_out_anew_by_another_program_is_read(store: GameStore) -> None:
    text = export(store, FileFormat.JSON)
    laid_out = json.dumps(json.loads(text), indent=4)
    assert good(laid_out, FileFormat.JSON) == good(text, FileFormat.JSON)
    table = export(store, FileFormat.CSV).replace("\r\n", "\n")
    assert good(table, FileFormat.CSV) == good(text, FileFormat.JSON)


@pytest.mark.parametrize(
    ("text", "file_format", "reason"),
    [
        ("", FileFormat.JSON, "no file of games"),
        ("{}", FileFormat.JSON, "no file of games"),
        ('{"format": "chess", "version": 1, "games": []}', FileFormat.JSON, "no file of games"),
        ('{"format": "pyramide-games", "version": 2, "games": []}', FileFormat.JSON, "version 2"),
        ("", FileFormat.CSV, "no table of games"),
        ("a,b\n1,2\n", FileFormat.CSV, "no table of games"),
    ],
)
def test_another_file_is_refused(text: str, file_format: FileFormat, reason: str) -> None:
    with pytest.raises(StoreError, match=reason):
        read_games(text, file_format)


def test_no_games_make_a_file_that_can_be_read() -> None:
    for file_format in FORMATS:
        assert good("".join(written([], file_format)), file_format) == []


def test_a_table_has_a_head_of_its_columns(store: GameStore) -> None:
    assert line_of(export(store, FileFormat.CSV), 1) == ",".join(COLUMNS)


def test_names_and_files_that_cannot_be_used(tmp_path: Path) -> None:
    assert format_of("a/Games.JSON") is FileFormat.JSON
    with pytest.raises(StoreError, match=r"must end in .json or .csv"):
        format_of("games.txt")
    noise, folder = tmp_path / "noise.json", tmp_path / "folder.json"
    noise.write_bytes(bytes(range(128, 256)))
    folder.mkdir()
    pipe, endless, link = (tmp_path / f"{name}.json" for name in ("pipe", "endless", "link"))
    os.mkfifo(pipe)
    endless.symlink_to("/dev/zero")
    link.symlink_to(tmp_path / "nowhere.json")
    for path, reason in (
        (tmp_path / "missing.json", "cannot be read"),
        (link, "cannot be read"),
        (noise, "not text in UTF-8"),
        (folder, "is a folder, a pipe or a device"),
        (pipe, "is a folder, a pipe or a device"),
        (endless, "is a folder, a pipe or a device"),
    ):
        with pytest.raises(StoreError, match=reason), opened_games(path) as file:
            list(file.games())


def test_a_file_that_grows_is_read_no_further_than_allowed(tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    path.write_bytes(b"0123")
    with open_regular(path, 6) as file:
        path.write_bytes(b"0123456789")
        assert file.read() == b"012345"
    with pytest.raises(StoreError, match="is too large"):
        open_regular(path, 9)


@pytest.mark.parametrize("layout", ["one line", "chunks"])
def test_a_file_of_one_line_longer_than_what_is_read_at_once(store: GameStore, layout: str) -> None:
    rows = json.loads(export(store, FileFormat.JSON))["games"]
    head = '{"format": "pyramide-games", "version": 1, "games": ['
    gap = ", " if layout == "one line" else "," + "\n" * 70_000
    text = head + gap.join(json.dumps(row) for row in rows * 60) + "]}"
    found = good(text, FileFormat.JSON)
    assert [each.game.code for each in found] == [row["code"] for row in rows * 60]
    # A fault in the middle of a line costs what stands behind it there.
    (fault,) = bad(text.replace('"moves"', "moves", 1), FileFormat.JSON)[:1]
    assert "not written as JSON" in str(fault.problem)


def test_an_import_that_cannot_be_written_changes_nothing(store: GameStore) -> None:
    games = good(export(store, FileFormat.JSON), FileFormat.JSON)
    memory = open_game_store(None)
    memory._database.connection.execute("PRAGMA query_only = ON")
    assert memory.import_games(games) is None
    memory._database.connection.execute("PRAGMA query_only = OFF")
    assert memory.statistics.totals().played == 0
    memory.close()
