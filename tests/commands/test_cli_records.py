"""The commands about games that were played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyramide_qt import cli
from pyramide_qt.rules.deals.deal_code import DealCode, parse_code
from pyramide_qt.store.game_store import open_game_store
from pyramide_qt.store.saved_game import GameSummary, Result
from tests.helpers.commands import Capture, data, printed, refused
from tests.store.exchange.test_exchange import DAILY_CODE, some_games
from tests.store.plays import play, summary


@pytest.fixture
def database(data_dir: Path) -> Path:
    data_dir.mkdir()
    path = data_dir / "games.db"
    store = open_game_store(path)
    some_games(store)
    store.close()
    return path


def test_the_sums_of_all_and_of_one_rule_set(database: Path, capsys: Capture) -> None:
    store = open_game_store(database)
    play(store, 2, end=GameSummary(Result.WON, 66, 90_000, 280), started_at="2026-06-01T00:00:00Z")
    store.close()
    report = data(capsys, "stats")
    assert (report["played"], report["won"], report["left"], report["rate"]) == (5, 1, 4, 0.2)
    assert report["best_time_ms"] == 90_000
    assert data(capsys, "stats", "--rules", "p3")["played"] == 1
    assert "best time ms            90000\n" in printed(capsys, "stats")


def test_without_games_nothing_is_made(data_dir: Path, capsys: Capture) -> None:
    assert data(capsys, "stats")["played"] == 0
    assert data(capsys, "history") == []
    assert printed(capsys, "history") == ""
    assert not data_dir.exists()


def test_games_are_listed_the_newest_first(database: Path, capsys: Capture) -> None:
    games = data(capsys, "history", "--limit", "2", "--moves")
    assert [game["code"] for game in games] == ["PY1-DP-AAAAAAA", DAILY_CODE]
    assert games[0]["game"] == "PY1-DP-AAAAAAA D"
    assert games[0]["par"] == 70
    assert [game["result"] for game in data(capsys, "history", "--result", "open")] == ["open"]
    lines = printed(capsys, "history", "--rules", "N").splitlines()
    assert len(lines) == 2 and lines[1].endswith("PY1-N-AAAAAAS")


@pytest.mark.parametrize("name", ["games.json", "games.csv"])
def test_games_go_out_and_come_in(
    database: Path, tmp_path: Path, capsys: Capture, name: str
) -> None:
    file, other = tmp_path / name, str(tmp_path / "other")
    assert printed(capsys, "export", str(file)) == f"4 games were written to {file}.\n"
    count = data(capsys, "import", str(file), "--data-dir", other)
    assert count == {"added": 4, "extended": 0, "known": 0, "bad": []}
    again = tmp_path / f"again-{name}"
    printed(capsys, "export", str(again), "--data-dir", other)
    assert again.read_bytes() == file.read_bytes()
    assert "4 games were here already." in printed(capsys, "import", str(file))


def test_an_export_to_the_output_is_json(database: Path, capsys: Capture) -> None:
    games = json.loads(printed(capsys, "export", "-", "--rules", "GZ"))
    assert games["games"] == []
    assert len(json.loads(printed(capsys, "export", "-"))["games"]) == 4


def test_bad_games_are_named_and_come_in_never(
    database: Path, tmp_path: Path, capsys: Capture
) -> None:
    file, other = tmp_path / "games.json", str(tmp_path / "other")
    printed(capsys, "export", str(file))
    file.write_text(file.read_text().replace(f'"{DAILY_CODE}"', '"PY1-N-T"', 1))
    complaint = refused(capsys, "import", str(file), "--data-dir", other)
    told = "The deal code cannot be used: The deal number must have 7 letters"
    assert complaint.startswith(f"1 games cannot be read: line 4: {told}")
    assert data(capsys, "stats", "--data-dir", other)["played"] == 0
    count = data(capsys, "import", str(file), "--keep-good", "--data-dir", other)
    assert (count["added"], [bad["line"] for bad in count["bad"]]) == (3, [4])


def test_a_mark_as_daily_deal_holds_only_for_the_deal_of_the_day(
    database: Path, tmp_path: Path, capsys: Capture
) -> None:
    file, other = tmp_path / "games.json", str(tmp_path / "other")
    printed(capsys, "export", str(file))
    # The next deal could be that of the day as well, by its number alone.
    beside = str(DealCode("N", parse_code(DAILY_CODE).number + 1))
    file.write_text(file.read_text().replace(DAILY_CODE, beside))
    complaint = refused(capsys, "import", str(file), "--data-dir", other)
    assert "line 4: The deal is not the daily deal of 2026-03-04." in complaint


def test_while_a_window_has_the_games_they_are_only_read(database: Path, capsys: Capture) -> None:
    file = str(database.parent / "games.json")
    store = open_game_store(database)
    play(store, 2, end=summary(moves=2), started_at="2026-06-01T00:00:00Z")
    assert data(capsys, "stats")["played"] == 5
    printed(capsys, "export", file)
    assert "second window" in refused(capsys, "import", file)
    store.close()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("export", "games.txt"), "must end in .json or .csv"),
        (("import", "missing.json"), "cannot be read"),
        (("history", "--limit", "0"), "--limit must be a whole number from 1"),
        (("history", "--result", "lost"), "invalid choice"),
    ],
)
def test_bad_input_gets_a_sentence(
    capsys: Capture, arguments: tuple[str, ...], reason: str
) -> None:
    assert reason in refused(capsys, *arguments)


def test_the_doctor_tells_where_everything_lies(database: Path, capsys: Capture) -> None:
    report = data(capsys, "doctor", "--full-paths")
    assert report["games"] == {"is_sound": True, "problems": [], "played": 4}
    files = report["files"]["database_file"]
    assert files == {"path": str(database), "bytes": database.stat().st_size, "can_write": True}
    assert report["files"]["settings_file"]["bytes"] is None
    assert report["qt"].startswith("6.")
    assert report["platform"] == "offscreen"
    assert report["screens"][0]["width"] > 0
    assert "games         4, the database is sound\n" in printed(capsys, "doctor")


def test_the_doctor_does_not_name_the_home_folder_unless_asked(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home" / "ivanka"
    home.mkdir(parents=True)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    disk = str(tmp_path / "media" / "ivanka" / "games")
    for places in ((), ("--data-dir", disk), ("--data-dir", str(home / "games"))):
        assert "ivanka" not in json.dumps(data(capsys, "doctor", *places))
        assert "ivanka" not in printed(capsys, "doctor", *places)
    report = data(capsys, "doctor", "--full-paths", "--data-dir", disk)
    assert report["files"]["database_file"]["path"] == str(Path(disk, "games.db"))


def test_the_doctor_finds_damage_and_leaves_it_alone(database: Path, capsys: Capture) -> None:
    whole = database.read_bytes()
    middle = len(whole) // 2
    for broken in (b"noise" * 500, whole[:middle] + bytes(9000) + whole[middle + 9000 :]):
        database.write_bytes(broken)
        assert cli.main(["doctor"]) == 1
        assert "problem       " in capsys.readouterr().out
        assert database.read_bytes() == broken


def test_the_doctor_needs_no_screen(
    database: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "no-such-platform")
    report = data(capsys, "doctor")
    assert report["screens"] is None
    assert report["qt"].startswith("6.")
    assert "screen        none\n" in printed(capsys, "doctor")


def test_an_import_tells_what_was_kept_beside(
    database: Path, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "games.json"
    assert cli.main(["export", str(file)]) == 0
    database.with_name("games.db-wal").write_bytes(b"noise" * 1000)
    assert cli.main(["import", str(file)]) == 0
    out, err = capsys.readouterr()
    assert "games were here already." in out
    assert str(database.with_name("games.journal-1.db")) in err
    assert len(err.splitlines()) == 1
