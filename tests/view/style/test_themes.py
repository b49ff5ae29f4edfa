"""Light and dark windows: every text has contrast, and the whole window follows at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from pyramide_qt.view.style.palette import MIN_TEXT_CONTRAST, contrast_ratio
from pyramide_qt.view.style.themes import apply_theme, palette_of
from tests.helpers.drivers.window_driver import WindowDriver

Role = QPalette.ColorRole
_ACTIVE = QPalette.ColorGroup.Active
TEXTS = [
    (Role.WindowText, Role.Window),
    (Role.Text, Role.Base),
    (Role.Text, Role.AlternateBase),
    (Role.PlaceholderText, Role.Base),
    (Role.ButtonText, Role.Button),
    (Role.ToolTipText, Role.ToolTipBase),
    (Role.Link, Role.Base),
    (Role.Link, Role.Window),
    (Role.LinkVisited, Role.Base),
    (Role.HighlightedText, Role.Highlight),
]


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.settings.set_value("theme", "system")
    made.shut_down()


def is_dark(colour: QColor) -> bool:
    return colour.lightnessF() < 0.35


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_texts_have_contrast(theme: str, qapp: QApplication) -> None:
    palette = palette_of(theme)
    for text, ground in TEXTS:
        ratio = contrast_ratio(palette.color(text), palette.color(ground))
        assert ratio >= MIN_TEXT_CONTRAST, (theme, text, ground, ratio)


@pytest.mark.parametrize("ground", ["#308CC6", "#1B5E8C", "#F6D32D", "#777777"])
def test_what_is_chosen_can_be_read_in_the_colours_of_any_system(
    ground: str, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = QPalette()
    system.setColor(Role.Highlight, QColor(ground))
    system.setColor(Role.HighlightedText, QColor("white"))
    monkeypatch.setattr(qapp, "palette", lambda: system)
    given: list[QPalette] = []
    monkeypatch.setattr(qapp, "setPalette", given.append)
    apply_theme(qapp, "system")
    # What a palette leaves open comes from the application, as other tests have left it.
    for palette in [each for each in given if each.isBrushSet(_ACTIVE, Role.HighlightedText)]:
        system.setColor(Role.HighlightedText, palette.color(Role.HighlightedText))
    assert contrast_ratio(system.color(Role.HighlightedText), QColor(ground)) >= MIN_TEXT_CONTRAST


@pytest.mark.parametrize("theme", ["system", "light", "dark"])
def test_what_is_chosen_can_be_read_in_the_window(driver: WindowDriver, theme: str) -> None:
    driver.settings.set_value("theme", theme)
    QApplication.processEvents()
    palette = driver.window.palette()
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        text, ground = (palette.color(group, r) for r in (Role.HighlightedText, Role.Highlight))
        assert contrast_ratio(text, ground) >= MIN_TEXT_CONTRAST


@pytest.mark.parametrize(("theme", "dark"), [("dark", True), ("light", False)])
def test_the_window_its_bars_and_dialogs_follow(
    driver: WindowDriver, theme: str, dark: bool
) -> None:
    driver.trigger("settings")
    driver.settings.set_value("theme", theme)
    QApplication.processEvents()
    for widget in (driver.window, driver.window.info, driver.dialog("settings")):
        assert is_dark(widget.palette().color(Role.Window)) is dark
    picture = driver.window.grab().toImage()
    bar = picture.pixelColor(picture.width() // 2, picture.height() - 4)
    assert is_dark(bar) is dark
    for label in driver.window.info.findChildren(QLabel):
        colours = label.palette()
        ratio = contrast_ratio(colours.color(Role.WindowText), colours.color(Role.Window))
        assert ratio >= MIN_TEXT_CONTRAST


def test_the_system_has_its_own_colours_back(driver: WindowDriver, qapp: QApplication) -> None:
    before = qapp.palette().color(Role.Window)
    driver.settings.set_value("theme", "dark")
    assert qapp.palette().color(Role.Window) != before
    driver.settings.set_value("theme", "system")
    assert qapp.palette().color(Role.Window) == before


def test_the_plain_table_follows_too_and_cards_keep_their_colours(driver: WindowDriver) -> None:
    driver.settings.set_value("table", "plain")
    grounds, reds = [], []
    for theme in ("light", "dark"):
        driver.settings.set_value("theme", theme)
        QApplication.processEvents()
        picture = driver.window.table.grab().toImage()
        grounds.append(picture.pixelColor(2, 2))
        colours = {picture.pixelColor(x, picture.height() - 60).name() for x in range(0, 700, 2)}
        reds.append({name for name in colours if QColor(name).saturationF() > 0.5})
    assert not is_dark(grounds[0])
    assert is_dark(grounds[1])
    assert reds[0] & reds[1]


def test_a_widget_made_later_is_dark_too(driver: WindowDriver, qapp: QApplication) -> None:
    apply_theme(qapp, "dark")
    button = QPushButton("x")
    assert is_dark(button.palette().color(Role.Button))
    button.deleteLater()
