"""A damaged catalogue costs its language and not the program: Qt itself dies of one."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt import translation
from pyramide_qt.translation import read_catalogue
from tests.helpers.drivers.window_driver import WindowDriver

# Brackets inside each other, more than Python follows.
DEEP = "[" * 100_000
TOLD = "The file with the texts in Български is damaged, so English is shown"


def scramble(path: Path, seed: int) -> None:
    """Keep the beginning, by which Qt knows a catalogue, and change some of the rest."""
    data, chance = bytearray(path.read_bytes()), random.Random(seed)
    for _ in range(chance.choice((1, 50, 5000))):
        data[chance.randrange(16, len(data))] ^= chance.randrange(1, 256)
    path.write_bytes(data)


def choose(driver: WindowDriver, language: str) -> None:
    driver.settings.set_value("language", language)
    QApplication.processEvents()


@pytest.fixture
def catalogues(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Copies of all catalogues, which the program reads in place of its own."""
    folder = tmp_path / "catalogues"
    shutil.copytree(translation.catalogue_path("en").parent, folder)
    monkeypatch.setattr(translation, "_CATALOGUES", folder)
    monkeypatch.setattr(translation, "_CHECK_SUMS", folder / "check_sums.json")
    return folder


@pytest.fixture
def start(qapp: QApplication, tmp_path: Path) -> Iterator[list[WindowDriver]]:
    started: list[WindowDriver] = []
    yield started
    for driver in started:
        driver.shut_down()


@pytest.mark.parametrize("seed", range(20))
def test_scrambled_bytes_are_found(catalogues: Path, seed: int) -> None:
    assert read_catalogue("bg")
    scramble(catalogues / "pyramide_qt_bg.qm", seed)
    assert read_catalogue("bg") is None
    assert read_catalogue("fr")


@pytest.mark.parametrize("sums", [None, "", "[]", "{}", json.dumps({"bg": "1"}), "\xff", DEEP])
def test_without_a_check_sum_a_catalogue_is_not_trusted(catalogues: Path, sums: str | None) -> None:
    path = catalogues / "check_sums.json"
    path.unlink()
    if sums is not None:
        path.write_bytes(sums.encode("latin-1"))
    assert read_catalogue("bg") is None


def test_a_start_in_a_damaged_language_is_in_english_and_told_once(
    qapp: QApplication, qtbot: QtBot, catalogues: Path, tmp_path: Path, start: list[WindowDriver]
) -> None:
    scramble(catalogues / "pyramide_qt_bg.qm", 1)
    driver = WindowDriver(qapp, tmp_path / "data", "bg").start()
    start.append(driver)
    qtbot.waitUntil(lambda: driver.message.startswith(TOLD))
    assert driver.message.count("Български") == 1
    assert driver.window.action("undo").text() == "&Undo"
    assert QLocale().language() == QLocale.Language.English
    assert driver.settings.language == "bg"


def test_a_damaged_language_that_is_chosen_is_told(
    qapp: QApplication, catalogues: Path, tmp_path: Path, start: list[WindowDriver]
) -> None:
    driver = WindowDriver(qapp, tmp_path / "data", "fr").start()
    start.append(driver)
    assert driver.window.action("undo").text() == "&Annuler"
    scramble(catalogues / "pyramide_qt_bg.qm", 2)
    choose(driver, "bg")
    assert driver.window.action("undo").text() == "&Undo"
    assert driver.message.startswith(TOLD)
    choose(driver, "fr")
    assert driver.window.action("undo").text() == "&Annuler"


def test_damaged_english_costs_only_its_plurals(
    qapp: QApplication, catalogues: Path, tmp_path: Path, start: list[WindowDriver]
) -> None:
    (catalogues / "pyramide_qt_en.qm").unlink()
    driver = WindowDriver(qapp, tmp_path / "data", "en").start()
    start.append(driver)
    assert driver.window.action("undo").text() == "&Undo"
    choose(driver, "bg")
    assert driver.window.action("undo").text() == "&Отмяна"
