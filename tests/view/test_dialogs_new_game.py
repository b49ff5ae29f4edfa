"""The New Game dialog: takes a pasted code, and says what is wrong with a bad one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from pyramide_qt.rules.deal_code import DealCode
from pyramide_qt.view.dialogs.new_game_dialog import NewGameDialog
from pyramide_qt.view.dialogs.verdict_label import VerdictLabel


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def dialog(window: QWidget) -> NewGameDialog:
    made = NewGameDialog(("N", "GZ"), "N", window)
    made.show()
    return made


def button(dialog: NewGameDialog, text: str) -> QPushButton:
    [found] = [b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text]
    return found


@pytest.mark.parametrize(
    "text",
    ["PY1-N-AAAAAAS", "py1-n-aaaaaas", "  PY1 - N - AAAAAAS\n", "PY1–N–AAAAAAS", "PY1-N-AAA\nAAAS"],
)
def test_a_code_is_read_generously_and_dealt(
    dialog: NewGameDialog, text: str, qtbot: QtBot
) -> None:
    dialog.set_text(text)
    assert dialog.problem == ""
    with qtbot.waitSignal(dialog.deal_wanted, timeout=1000) as blocker:
        button(dialog, "Deal").click()
    assert blocker.args == [DealCode("N", 18)]


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("PY2-N-AAAAAAS", "The format PY2 is not known"),
        ("PY1-N-AAAAAA", "the length of this one is 6"),
        ("PY1-N-AAAAA7S", "letter 6"),
        ("PY1-GG-AAAAAAS", "did you mean GZ?"),
        ("PY1-NAAAAAAS", "three parts"),
        ("<b>hello</b>", "<B>HELLO</B>"),
        ("PY1-X" + "A" * 400 + "-AAAAAAS", "The rules in this code cannot be used"),
        ("PY1-N-AAA\u200bAAAS", "character"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_dealt(
    dialog: NewGameDialog, text: str, part: str, qtbot: QtBot
) -> None:
    dialog.set_text(text)
    assert part in dialog.problem
    assert not button(dialog, "Deal").isEnabled()
    with qtbot.assertNotEmitted(dialog.deal_wanted):
        QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_what_is_wrong_is_never_read_as_markup(dialog: NewGameDialog) -> None:
    dialog.set_text("<h1>big</h1>")
    assert "<H1>BIG</H1>" in dialog.problem
    [label] = dialog.findChildren(VerdictLabel)
    assert label.textFormat() == Qt.TextFormat.PlainText


def test_an_empty_field_means_a_random_deal_under_the_chosen_rules(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    rules = dialog.findChild(QComboBox)
    assert rules is not None
    rules.setCurrentIndex(1)
    with qtbot.waitSignal(dialog.random_wanted, timeout=1000) as blocker:
        button(dialog, "Deal").click()
    assert blocker.args == ["GZ"]


def test_a_code_has_its_own_rules(dialog: NewGameDialog) -> None:
    rules = dialog.findChild(QComboBox)
    assert rules is not None
    dialog.set_text("PY1-GZ-AAAAAAS")
    assert not rules.isEnabled()
    dialog.set_text("")
    assert rules.isEnabled()


def test_the_clipboard_is_read_only_when_asked(dialog: NewGameDialog) -> None:
    QGuiApplication.clipboard().setText("PY1-N-AAAAAAJ")
    assert dialog.field.text() == ""
    button(dialog, "Paste").click()
    assert dialog.field.text() == "PY1-N-AAAAAAJ"


def test_escape_and_the_window_manager_close_it_without_a_deal(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    dialog.set_text("PY1-N-AAAAAAJ")
    with qtbot.assertNotEmitted(dialog.deal_wanted), qtbot.assertNotEmitted(dialog.random_wanted):
        dialog.close()
    assert not dialog.isVisible()


def test_one_kind_of_rules_needs_no_choice(window: QWidget) -> None:
    dialog = NewGameDialog(("N",), "N", window)
    dialog.show()
    rules = dialog.findChild(QComboBox)
    assert rules is not None
    assert not rules.isVisible()
