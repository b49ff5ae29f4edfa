"""The self-test of an installed program passes where all is well and fails where it is not."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from pyramide_qt import self_test
from pyramide_qt.resources import lookup
from pyramide_qt.translation import LANGUAGES
from tests.helpers.system.child import PYTHON, environment


def test_it_passes_here_and_touches_nothing_of_the_player(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PYTHON, "-m", "pyramide_qt", "--self-test"],
        env=environment(tmp_path / "data"),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == f"languages: {' '.join(LANGUAGES)}"
    assert lines[1].startswith("menus: en Game, de Partie, es Partida, ")
    assert "game: won with 280 points in 65 moves" in lines
    assert lines[-1] == "self-test: passed"
    assert not (tmp_path / "data").exists()


def test_a_missing_catalogue_is_found(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(
        "pyramide_qt.translation.catalogue_path", lambda code: tmp_path / f"{code}.qm"
    )
    with pytest.raises(self_test.SelfTestError, match="catalogue of en"):
        self_test.check_languages(qapp)


def test_menus_without_names_of_their_own_are_found(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = {"game": "Game", "move": "Move", "view": "View", "help": "Help"}
    monkeypatch.setattr("pyramide_qt.view.actions.menus.menu_titles", lambda: english)
    with pytest.raises(self_test.SelfTestError, match="alike in en de es"):
        self_test.check_menus(qapp)


def test_a_help_without_pages_is_found(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyramide_qt.view.dialogs.help.help_dialog.find_pages", lambda *_: [])
    with pytest.raises(self_test.SelfTestError, match="knows no king"):
        self_test.check_help(qapp)


def test_cards_that_look_alike_are_found(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pyramide_qt.view.art.card_art import CardArt

    back = CardArt.back
    monkeypatch.setattr(CardArt, "face", lambda art, rank, suit, width, dpr: back(art, width, dpr))
    with pytest.raises(self_test.SelfTestError, match="pictures of the deck"):
        self_test.check_cards()


def test_a_missing_licence_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookup, "licence_text", lambda licence: "")
    with pytest.raises(self_test.SelfTestError, match="Pyramide"):
        self_test.check_licences()


def test_one_failure_is_told_and_fails_the_whole(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> str:
        raise self_test.SelfTestError("nothing is there")

    monkeypatch.setattr(self_test, "_checks", lambda _: {"first": broken, "second": lambda: "well"})
    assert self_test.run() == 1
    assert capsys.readouterr().out.splitlines() == [
        "first: FAILED: SelfTestError: nothing is there",
        "second: well",
        "self-test: 1 failed",
    ]
