"""The name of own rules is plain text wherever the window shows it, whatever stands in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTextBrowser, QWidget

from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.store.kept_lists import Entry, KeptList
from tests.helpers.drivers.window_driver import WindowDriver

RAW = "<b>Bad</b>"
NAME = "<b>Bad</b> &Zebra <img src=x>"
TOKEN = encode_record(RULE_SETS["TT"].rules)
OPENERS = (
    *("choose_deal", "my_rules", "statistics", "history", "daily", "enter_deal", "settings"),
    *("rules", "how_to_play", "why", "shortcuts", "about", "review"),
)


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    store = made.game_app.store
    store.lists.set(KeptList.OWN_RULES, [Entry(TOKEN, NAME)])
    store.lists.set(KeptList.FAVOURITES, [Entry(TOKEN)])
    yield made
    made.shut_down()


def faults(widget: QWidget) -> Iterator[str]:
    """Where the name would be read as more than its signs."""
    for text in (widget.toolTip(), *(action.toolTip() for action in widget.actions())):
        # Qt takes a tip for HTML by itself if a tag stands in its first line.
        if RAW in text:
            yield f"tip at {widget}: {text}"
    for action in widget.actions():
        if has_key(action.text()):
            yield f"action {action}: {action.text()}"
    if isinstance(widget, QAbstractButton) and has_key(widget.text()):
        yield f"button {widget}: {widget.text()}"
    page = widget.toPlainText() if isinstance(widget, QTextBrowser) else ""
    if "Bad" in page and NAME not in page:
        yield f"page {widget}"
    if isinstance(widget, QLabel) and RAW in widget.text():
        is_plain = widget.textFormat() is Qt.TextFormat.PlainText
        if not is_plain or widget.buddy() is not None:
            yield f"label {widget}: {widget.text()}"


def has_key(text: str) -> bool:
    """Whether a letter of the name would be underlined as a key."""
    return "&Zebra" in text.replace("&&", "")


def test_the_name_of_own_rules_is_plain_everywhere(
    driver: WindowDriver, qapp: QApplication
) -> None:
    driver.session.new_game(str(DealCode(TOKEN, 5)))
    for move in list(driver.game.game.legal_moves)[:1]:
        driver.game.play(move)
    found: set[str] = set()
    shown = 0
    for name in (None, *OPENERS):
        if name is not None:
            driver.trigger(name)
        qapp.processEvents()
        for widget in qapp.allWidgets():
            found.update(faults(widget))
            shown += isinstance(widget, QLabel) and "<b>Bad" in widget.text()
        for window in qapp.topLevelWidgets():
            if window is not driver.window:
                window.close()
    assert sorted(found) == []
    assert shown > 0
