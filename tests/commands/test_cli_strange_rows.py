"""Whatever stands in the rows of the database, every command answers and writes what it can."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from pyramide_qt import cli
from pyramide_qt.store.game_store import open_game_store
from tests.helpers.commands import Capture, data, printed
from tests.helpers.strange_rows import (
    DAILY,
    GAME,
    Row,
    each_strange_row,
    for_drawn_rows,
    loosen,
    reversed_times,
    write,
)
from tests.helpers.system.zones import HONOLULU, KIRITIMATI, in_zone

KINDS = pytest.mark.parametrize("is_typed", [True, False], ids=["typed", "loose"])
MANY = "1000"


@pytest.fixture(params=[KIRITIMATI, HONOLULU])
def zone(request: pytest.FixtureRequest) -> Iterator[None]:
    with in_zone(request.param):
        yield


def make(folder: Path) -> Path:
    """A database without games."""
    folder.mkdir(exist_ok=True)
    path = folder / "games.db"
    open_game_store(path).close()
    return path


def keep(path: Path, games: Sequence[Row], dailies: Sequence[Row], *, is_typed: bool) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        if not is_typed:
            loosen(connection)
        connection.execute("BEGIN")
        write(connection, games, dailies)
        connection.execute("COMMIT")


def ask_everything(capsys: Capture, path: Path, count: int) -> None:
    """Let every command that reads the games answer."""
    assert data(capsys, "stats")["played"] == count
    assert len(printed(capsys, "stats").splitlines()) == 15
    listed = data(capsys, "history", "--limit", MANY, "--moves")
    assert len(listed) == count
    lines = printed(capsys, "history", "--limit", MANY, "--moves").removesuffix("\n").split("\n")
    assert len(lines) == count
    assert all(line.isprintable() for line in lines)
    for result in ("won", "open"):
        data(capsys, "history", "--result", result)
    for suffix in ("json", "csv"):
        come_back(capsys, path.with_name(f"out.{suffix}"), count)
    assert cli.main(["export", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["format"] == "pyramide-games"


def come_back(capsys: Capture, file: Path, count: int) -> None:
    """What is exported is read again: each game comes in or is refused by its line."""
    told = printed(capsys, "export", str(file)).splitlines()
    numbers = [int(line.split()[0]) for line in told]
    assert sum(numbers) == count
    other = file.with_name(f"from-{file.suffix[1:]}")
    report = data(capsys, "import", str(file), "--keep-good", "--data-dir", str(other))
    bad = report.pop("bad")
    assert sum(report.values()) + len(bad) == numbers[0]
    assert all(each["reason"] and each["line"] > 1 for each in bad)


@KINDS
@pytest.mark.usefixtures("zone")
def test_each_strange_value_in_each_column(data_dir: Path, capsys: Capture, is_typed: bool) -> None:
    games = [*each_strange_row(GAME, is_typed=is_typed), reversed_times()]
    games += [GAME | {"id": number} for number in (2**63 - 1, -5, -(2**63))]
    path = make(data_dir)
    keep(path, games, list(each_strange_row(DAILY, is_typed=is_typed)), is_typed=is_typed)
    ask_everything(capsys, path, len(games))
    assert cli.main(["doctor"]) in (0, 1)
    told = capsys.readouterr().out
    assert f"{len(games)}" in told if is_typed else "non-INTEGER value in actions.at_ms" in told


@KINDS
def test_rows_with_several_strange_values(data_dir: Path, capsys: Capture, is_typed: bool) -> None:
    try_rows(data_dir, capsys, is_typed=is_typed, examples=5)


@pytest.mark.long
@KINDS
@pytest.mark.timeout(3600)
@pytest.mark.usefixtures("zone")
def test_many_rows_with_several_strange_values(
    data_dir: Path, capsys: Capture, is_typed: bool
) -> None:
    try_rows(data_dir, capsys, is_typed=is_typed, examples=100)


def try_rows(folder: Path, capsys: Capture, *, is_typed: bool, examples: int) -> None:
    path = make(folder)

    def look(games: list[Any], dailies: list[Any]) -> None:
        keep(path, games, dailies, is_typed=is_typed)
        ask_everything(capsys, path, len(games))

    for_drawn_rows(look, is_typed=is_typed, examples=examples)
