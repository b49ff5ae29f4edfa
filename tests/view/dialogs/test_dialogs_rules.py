"""The pages of rules: read, searched, followed by links, by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from pyramide_qt.model.rule_texts.page import RulesPage
from pyramide_qt.model.wording.card_letters import INTERNATIONAL
from pyramide_qt.model.wording.search_text import search_words
from pyramide_qt.rules.deals.deal_code import rules_of
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import Cells, RuleSet
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.view.actions.actions import Actions, plain_text_of
from pyramide_qt.view.dialogs.help.help_dialog import HelpDialog
from pyramide_qt.view.dialogs.help.help_pages import HOW_TO_PLAY, KEYS, MISTAKES, HelpPages
from pyramide_qt.view.dialogs.help.rules_text import plain_text, rules_html
from pyramide_qt.view.widgets.rules_picture import picture_look
from pyramide_qt.view.window.command_table import COMMANDS
from tests.helpers.drivers.window_driver import WindowDriver


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


OWN = encode_record(RuleSet(cells=Cells(2)))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def dialog(window: QWidget) -> HelpDialog:
    def pages() -> HelpPages:
        return HelpPages(actions, INTERNATIONAL, "CL")

    actions = Actions(window, COMMANDS)
    made = HelpDialog([*RULE_SETS], "CL", pages, picture_look("felt", "classic"), window)
    made.show()
    return made


def text_of(dialog: HelpDialog) -> str:
    return dialog.page.toPlainText()


@pytest.mark.parametrize("token", [*RULE_SETS, OWN])
def test_a_page_shows_all_sentences_and_its_picture(dialog: HelpDialog, token: str) -> None:
    dialog.show_page(token)
    shown = text_of(dialog)
    for section in RulesPage().sections(token, rules_of(token)):
        assert section.heading in shown
        for sentence in section.sentences:
            if "[" not in sentence:
                assert sentence in shown
    assert "￼" in shown
    # No link is left as it is written in the source.
    assert not re.search(r"\[[A-Z*]", shown)


def test_links_lead_to_other_pages(dialog: HelpDialog) -> None:
    targets = re.findall(r'href="rules:([^"]+)"', rules_html("CL", INTERNATIONAL))
    assert "OS" in targets
    dialog.page.anchorClicked.emit(QUrl("rules:OS"))
    assert dialog.key == "OS"
    assert text_of(dialog).startswith("Open Stock")


def test_a_link_to_own_rules_starts_from_the_page(dialog: HelpDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.editor_wanted) as blocker:
        dialog.page.anchorClicked.emit(QUrl("rules:*"))
    assert blocker.args == ["CL"]


def test_foreign_links_are_not_followed(dialog: HelpDialog) -> None:
    dialog.page.anchorClicked.emit(QUrl("https://example.org/"))
    assert dialog.key == "CL"
    assert text_of(dialog).startswith("Classic")


def test_what_is_searched_is_marked_here_and_then_on_later_pages(dialog: HelpDialog) -> None:
    QTest.keyClicks(dialog.search, "morehead")
    assert dialog.key == "CL"
    assert dialog.page.textCursor().selectedText().lower() == "morehead"
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.key == "PAR"
    assert dialog.page.textCursor().selectedText().lower() == "morehead"
    assert dialog.isVisible()


def test_what_is_typed_without_accents_is_marked_as_it_is_written(dialog: HelpDialog) -> None:
    dialog.page.setPlainText("\U0001f451 Die größte Zahl, l’été.")
    for typed, written in (("grosste", "größte"), ("L'ETE", "l’été")):
        assert dialog.page.find_folded(" ".join(search_words(typed)), 0)
        assert dialog.page.textCursor().selectedText() == written
    assert not dialog.page.find_folded("grosste")


def test_a_search_for_nothing_known_stays_where_it_is(dialog: HelpDialog) -> None:
    QTest.keyClicks(dialog.search, "klondike")
    assert dialog.key == "CL"
    assert not dialog.find_next()


def test_the_search_lists_the_pages_that_have_the_words(dialog: HelpDialog) -> None:
    QTest.keyClicks(dialog.search, "tutankhamun")
    rows = [dialog.results.item(row).text() for row in range(dialog.results.count())]
    assert len(rows) == 1
    assert rows[0].startswith("Tut's Tomb – ")
    assert "as Tutankhamun" in rows[0]
    dialog.results.setCurrentRow(0)
    QTest.keyClick(dialog.results, Qt.Key.Key_Return)
    assert dialog.key == "TT"
    assert dialog.page.textCursor().selectedText().lower() == "tutankhamun"
    assert dialog.page.hasFocus()
    dialog.search.clear()
    assert not dialog.results.isVisible()


def test_words_apart_are_found_too_and_nothing_is_told(dialog: HelpDialog) -> None:
    QTest.keyClicks(dialog.search, "tutankhamun spades")
    assert dialog.results.count() == 1
    assert dialog.find_next()
    assert dialog.key == "TT"
    QTest.keyClicks(dialog.search, " klondike")
    assert not dialog.results.isVisible()
    [nothing] = [label for label in dialog.findChildren(QLabel) if "No page" in label.text()]
    assert nothing.isVisible()


@pytest.mark.parametrize("size", [(480, 400), (680, 700)])
def test_what_was_found_is_seen(dialog: HelpDialog, size: tuple[int, int]) -> None:
    dialog.resize(*size)
    QTest.keyClicks(dialog.search, "drawing too early")
    shown = dialog.page.viewport().rect()
    assert dialog.page.textCursor().selectedText() == "Drawing too early"
    assert shown.contains(dialog.page.cursorRect())


def test_how_to_play_and_the_keys_are_pages_of_the_help(dialog: HelpDialog) -> None:
    dialog.show_page(HOW_TO_PLAY)
    assert "A, 2 to 10, J, Q, K" in text_of(dialog)
    assert [b for b in dialog.findChildren(QPushButton) if b.isVisible()] == [
        b for b in dialog.findChildren(QPushButton) if "Close" in b.text()
    ]
    dialog.show_page(KEYS)
    for name in (command.name for command in COMMANDS):
        assert plain_text_of(actions_of(dialog)[name]) in text_of(dialog)
    dialog.show_page(MISTAKES)
    for sentence in RulesPage().mistakes(rules_of("CL")).sentences:
        assert sentence in text_of(dialog)


def actions_of(dialog: HelpDialog) -> Actions:
    parent = dialog.parent()
    assert parent is not None
    found = parent.findChild(Actions)
    assert found is not None
    return found


# The offscreen screen cannot bring the open dialog to the front.
@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_the_pages_follow_language_letters_and_rules(driver: WindowDriver, qtbot: QtBot) -> None:
    driver.trigger("how_to_play")
    dialog = driver.dialog("rules")
    assert isinstance(dialog, HelpDialog)
    driver.settings.set_value("indices", "language")
    driver.settings.set_value("language", "ru")
    qtbot.waitUntil(lambda: "Т" in text_of(dialog) and "Д" in text_of(dialog))
    driver.settings.set_value("language", "en")
    qtbot.waitUntil(lambda: "A, 2 to 10, J, Q, K" in text_of(dialog))
    driver.session.new_game("PY1-CH-AAAAAAS")
    dialog.show_page(MISTAKES)
    assert "every card needs a partner" in text_of(dialog)


def test_it_can_be_used_by_keys_alone(dialog: HelpDialog) -> None:
    QTest.keyClick(dialog.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.search.hasFocus()
    choice = dialog.findChild(QComboBox)
    assert choice is not None
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Down)
    assert dialog.key == "RX"
    QTest.keyClick(choice, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_rules_can_be_played_at_once(dialog: HelpDialog, qtbot: QtBot) -> None:
    [play] = [b for b in dialog.findChildren(QPushButton) if "Play these rules" in _bare(b)]
    dialog.show_page("GZ")
    with qtbot.waitSignal(dialog.play_wanted) as blocker:
        play.click()
    assert blocker.args == ["GZ"]
    assert not dialog.isVisible()


def test_pairs_are_signs_in_the_letters_on_the_cards() -> None:
    assert "<b>A&nbsp;+&nbsp;Q</b>, <b>2&nbsp;+&nbsp;J</b>" in rules_html("N", INTERNATIONAL)
    documented = plain_text("N", ("A", "V", "D", "R"))
    assert "A + D, 2 + V, 3 + 10, 4 + 9, 5 + 8, 6 + 7." in documented


def test_words_of_the_page_are_never_markup() -> None:
    assert "<b>" not in plain_text(OWN, INTERNATIONAL)
    assert rules_html("TT", INTERNATIONAL).count("<h1>") == 1
    assert "Tut&#x27;s Tomb" in rules_html("TT", INTERNATIONAL)


# The offscreen screen cannot bring the open dialog to the front.
@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_f1_opens_the_page_of_the_game_on_the_table(driver: WindowDriver) -> None:
    driver.session.new_game("PY1-GZ-AAAAAAS")
    driver.trigger("rules")
    dialog = driver.dialog("rules")
    assert isinstance(dialog, HelpDialog)
    assert dialog.key == "GZ"
    driver.session.new_game("PY1-TT-AAAAAAS")
    driver.trigger("rules")
    assert dialog.key == "TT"


def _bare(button: QPushButton) -> str:
    return button.text().replace("&", "")
