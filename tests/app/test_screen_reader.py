"""A whole game through the real accessibility bus: found, heard and pressed, never seen."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from pyramide_qt.show_offscreen import RECORDED_GAME
from tests.helpers.system.bus import missing, play_on_the_bus

CODE, _, MOVES = RECORDED_GAME.partition(" ")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    lacking = missing()
    if lacking and not os.environ.get("CI"):
        pytest.skip("needs " + ", ".join(lacking))
    assert not lacking, "the checks of a machine for checks must not leave this out"
    folder: Path = tmp_path_factory.mktemp("bus")
    done = play_on_the_bus(folder, CODE, MOVES)
    said = (folder / "program").read_text()
    assert done.returncode == 0, f"{done.stderr}\n{said}"
    assert "Traceback" not in said
    # The daemons of the bus say something there too, before it.
    told = json.loads(done.stdout.splitlines()[-1])
    return {**told, "status": (folder / "status").read_text().strip()}


def test_the_table_is_a_list_of_named_things(report: dict[str, Any]) -> None:
    assert report["table"] == ["list", f"Pyramide, {CODE}"]
    cards = [name for name in report["names"] if ", row " in name]
    assert len(cards) == 28
    assert all(name.endswith(", open") or ", covered by " in name for name in cards)
    assert [name for name in report["names"] if name.startswith("stock, ")]


def test_states_and_places_are_told(report: dict[str, Any]) -> None:
    assert "selected" in report["chosen"]
    assert "selected" not in report["open"]
    assert "enabled" in report["open"]
    assert "enabled" not in report["covered"]
    assert min(report["box"]) > 0


def test_a_refusal_is_announced(report: dict[str, Any]) -> None:
    assert report["refused"] == "This card is blocked by another"


def test_focus_follows_the_cursor(report: dict[str, Any]) -> None:
    assert [name for name in report["focused"] if ", row 7, place 3, " in name]
    assert ", row 7, place 2, " in report["focused"][-1]


def test_focus_follows_tab_to_the_toolbar_and_back(report: dict[str, Any]) -> None:
    assert report["walk"][:3] == ["New game", "Replay", "Hint"]
    assert ", row 7, place 2, " in report["walk"][3]


def test_the_guide_is_announced_and_read(report: dict[str, Any]) -> None:
    guide = report["guide"]
    first, second = guide["said"]
    assert first.startswith("Touch two open cards that make 13")
    assert "king" in second
    assert guide["read"] == [True, True]
    assert guide["focused"] == ["Next"]


def test_the_answer_to_why_is_announced_and_read(report: dict[str, Any]) -> None:
    why = report["why"]
    assert why["prompt"] != why["answer"]
    assert "covered by" in why["answer"]
    assert why["is_read"]


def test_a_game_is_won_by_presses_alone(report: dict[str, Any]) -> None:
    spoken = report["spoken"]
    assert spoken[-1] == "The game is won"
    assert len(spoken) == len(MOVES.split()) + 1
    assert all(text.endswith((" removed", " drawn", " stock", " won")) for text in spoken)
    assert report["emptied"] == 28


def test_undo_and_redo_are_announced(report: dict[str, Any]) -> None:
    last = report["spoken"][1]
    assert report["undone"] == f"Taken back: {last}"
    assert report["redone"] == f"Made again: {last}"


def test_the_program_is_left_by_its_menu_with_a_reader_at_work(report: dict[str, Any]) -> None:
    assert report["status"] == "0"
