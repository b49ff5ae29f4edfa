"""Every window has room for its texts in every language, at the smallest size and large letters."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from pyramide_qt.translation import LANGUAGES
from tests.helpers.drivers.every_dialog import dialog_names, open_dialog, pages
from tests.helpers.drivers.window_driver import WindowDriver
from tests.helpers.escaped_texts import escaped
from tests.helpers.pseudo_language import pseudo, pseudo_language
from tests.helpers.room import settle, shared_letters, without_room

_REST_MS = 300


@contextmanager
def text_size(application: QApplication, scale: float) -> Iterator[None]:
    """Let the system's text be larger, as a player can set it."""
    font = application.font()
    large = application.font()
    large.setPointSizeF(font.pointSizeF() * scale)
    application.setFont(large)
    try:
        yield
    finally:
        application.setFont(font)


@contextmanager
def running(qapp: QApplication, folder: Path, language: str) -> Iterator[WindowDriver]:
    driver = WindowDriver(qapp, folder, language=language).start()
    try:
        yield driver
    finally:
        driver.shut_down()


def narrow_parts(window: QWidget) -> list[str]:
    """What has no room once the layouts are at rest, which takes longer on a busy machine."""
    settle()
    if without_room(window):
        QTest.qWait(_REST_MS)
    return without_room(window)


def guided(driver: WindowDriver) -> Iterator[int]:
    """Go through the steps of the guide, opened now and closed at the end."""
    help_ = driver.window.with_help()
    help_.open_guide()
    guide = help_.guide
    assert guide is not None
    go_on, _ = guide.buttons
    step = 1
    yield step
    while go_on.isVisible():
        go_on.click()
        step += 1
        yield step
    help_.close_guide()


def too_narrow(driver: WindowDriver) -> list[str]:
    """What has no room in any window, each at its smallest."""
    driver.window.resize(driver.window.minimumSize())
    found = [f"window: {each}" for each in narrow_parts(driver.window)]
    found += [
        f"guide {step}: {each}" for step in guided(driver) for each in narrow_parts(driver.window)
    ]
    for name in dialog_names():
        with open_dialog(driver, name) as dialog:
            dialog.resize(1, 1)
            for page in pages(dialog):
                found += [f"{name} {page}: {each}" for each in narrow_parts(dialog)]
    return sorted(set(found))


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_language_longer_by_two_fifths_has_room(
    qapp: QApplication, tmp_path: Path, scale: float
) -> None:
    with (
        text_size(qapp, scale),
        running(qapp, tmp_path, "en") as driver,
        pseudo_language(qapp),
    ):
        found = too_narrow(driver)
        assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_language_has_room(
    qapp: QApplication, tmp_path: Path, language: str, scale: float
) -> None:
    with text_size(qapp, scale), running(qapp, tmp_path, language) as driver:
        found = too_narrow(driver)
        assert not found, "\n".join(found)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_no_two_names_in_a_window_share_a_letter(
    qapp: QApplication, tmp_path: Path, language: str
) -> None:
    with running(qapp, tmp_path, language) as driver:
        found = [f"guide: {each}" for _ in guided(driver) for each in shared_letters(driver.window)]
        for name in dialog_names():
            with open_dialog(driver, name) as dialog:
                for page in pages(dialog):
                    settle()
                    found += [f"{name} {page}: {each}" for each in shared_letters(dialog)]
        assert not found, "\n".join(found)


def test_no_text_escapes_translation(qapp: QApplication, tmp_path: Path) -> None:
    with running(qapp, tmp_path, "en") as driver, pseudo_language(qapp):
        found = [f"window: {each}" for each in escaped(driver.window)]
        found += [f"guide: {each}" for _ in guided(driver) for each in escaped(driver.window)]
        for name in dialog_names():
            with open_dialog(driver, name) as dialog:
                found += [f"{name}: {each}" for each in escaped(dialog)]
        assert not found, "\n".join(sorted(set(found)))


def test_a_change_of_language_reaches_every_open_window(qapp: QApplication, tmp_path: Path) -> None:
    with running(qapp, tmp_path, "en") as driver, ExitStack() as opened:
        dialogs = {name: opened.enter_context(open_dialog(driver, name)) for name in dialog_names()}
        driver.trigger("guide")
        with pseudo_language(qapp):
            settle()
            found = [f"window: {each}" for each in escaped(driver.window, inside=False)]
            guide = driver.window.with_help().guide
            assert guide is not None
            found += [f"guide: {each}" for each in escaped(guide)]
            for name, dialog in dialogs.items():
                found += [f"{name}: {each}" for each in escaped(dialog)]
        assert not found, "\n".join(sorted(set(found)))


def test_a_change_of_language_reaches_the_message_on_the_table(
    qapp: QApplication, tmp_path: Path
) -> None:
    with running(qapp, tmp_path, "en") as driver:
        driver.settings.set_value("error_help", True)
        driver.click("QC")
        with pseudo_language(qapp):
            assert driver.message == pseudo("This card is blocked by another")


def test_a_text_without_room_is_found(qapp: QApplication) -> None:
    window = QWidget()
    QVBoxLayout(window).addWidget(QLabel("A text that is much longer than its place", window))
    good = without_room(window)
    window.show()
    window.findChild(QLabel).setFixedWidth(40)
    settle()
    assert good == []
    assert [line.split(" has ")[0] for line in without_room(window)] == [
        "QLabel 'A text that is much longer than its place'"
    ]
    window.close()


def test_parts_over_each_other_are_found(qapp: QApplication) -> None:
    window = QWidget()
    layout = QVBoxLayout(window)
    one, other = QPushButton("One", window), QPushButton("Other", window)
    layout.addWidget(one)
    layout.addWidget(other)
    window.show()
    settle()
    other.setGeometry(one.geometry())
    assert without_room(window) == ["QPushButton 'One' and QPushButton 'Other' overlap"]
    window.close()


def test_a_plain_text_is_found_in_the_pseudo_language(qapp: QApplication) -> None:
    label = QLabel(f"Forgotten {pseudo('and translated')}")
    assert list(escaped(label)) == [f"QLabel.text: {label.text()!r}"]
    label.setText(pseudo("All of it: %1").replace("%1", "PY1-N-AAAAAAS"))
    assert list(escaped(label)) == []
    label.deleteLater()
