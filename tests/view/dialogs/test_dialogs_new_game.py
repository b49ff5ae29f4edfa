"""The New Game dialog: takes a pasted code, and says what is wrong with a bad one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from pyramide_qt.model.rule_texts.gallery import GalleryRole, Rate, RulesGallery
from pyramide_qt.model.rule_texts.own_rules import OwnRules
from pyramide_qt.rules.deals.deal_code import DealCode
from pyramide_qt.store.game_store import open_game_store
from pyramide_qt.translation import LANGUAGES
from pyramide_qt.view.dialogs.new_game.new_game_dialog import NewGameDialog
from pyramide_qt.view.dialogs.new_game.rules_tile import PICTURE
from pyramide_qt.view.dialogs.new_game.tile_room import TileRoom, TileTexts
from pyramide_qt.view.widgets.rules_picture import picture_look
from pyramide_qt.view.widgets.verdict_label import VerdictLabel
from tests.helpers.shown_language import shown_in


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def dialog(window: QWidget) -> NewGameDialog:
    lists = open_game_store(None).lists
    gallery = RulesGallery(lists, OwnRules(lists, window), {}, window)
    look = picture_look("felt", "classic")
    made = NewGameDialog(gallery, "N", look, DealCode("N", 18), window)
    made.show()
    return made


def button(dialog: NewGameDialog, text: str) -> QPushButton:
    found = [b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text]
    assert len(found) == 1, text
    return found[0]


def mark(dialog: NewGameDialog, token: str) -> None:
    """Mark a rule set as the player does, by the list."""
    tiles = dialog.gallery_view.tiles
    gallery = tiles.model()
    assert isinstance(gallery, RulesGallery)
    tiles.setCurrentIndex(gallery.index(gallery.row_of(token)))


@pytest.mark.parametrize(
    "text",
    [
        "PY1-N-AAAAAAS",
        "py1-n-aaaaaas",
        "  PY1 - N - AAAAAAS\n",
        "PY1–N–AAAAAAS",
        "PY1-N-AAA\nAAAS",
        "PY1-N-AAA\u200bAAAS",
        "“PY1-N-AAAAAAS”.",
    ],
)
def test_a_code_is_read_generously_and_dealt(
    dialog: NewGameDialog, text: str, qtbot: QtBot
) -> None:
    dialog.set_text(text)
    assert dialog.problem == ""
    with qtbot.waitSignal(dialog.deal_wanted) as blocker:
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
        ("PY1-N-AAA\ue000AAAS", "U+E000"),
        ("PY1-N-AAAAAAS, PY1-N-AAAAAAJ", "2 deal codes"),
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
    mark(dialog, "GZ")
    with qtbot.waitSignal(dialog.random_wanted) as blocker:
        button(dialog, "Deal").click()
    assert blocker.args == ["GZ"]


def test_a_code_has_its_own_rules_and_other_rules_take_its_number(dialog: NewGameDialog) -> None:
    dialog.set_text("PY1-GZ-AAAAAAS")
    assert dialog.gallery_view.token == "GZ"
    mark(dialog, "TT")
    assert dialog.field.text() == "PY1-TT-AAAAAAS"
    dialog.set_text("PY1-TT-AAAAAA")
    mark(dialog, "CL")
    assert dialog.field.text() == "PY1-TT-AAAAAA"


def test_one_click_deals_the_number_on_the_table_under_other_rules(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    same = button(dialog, "Same number (AAAAAAS)")
    assert not same.isEnabled()
    mark(dialog, "AP")
    with qtbot.waitSignal(dialog.deal_wanted) as blocker:
        same.click()
    assert blocker.args == [DealCode("AP", 18)]
    assert not dialog.isVisible()


def test_where_the_same_number_is_asked_for_a_double_click_is_enough(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    dialog.prefer_same_number()
    mark(dialog, "AP")
    with qtbot.waitSignal(dialog.deal_wanted) as blocker:
        QTest.keyClick(dialog.gallery_view.tiles, Qt.Key.Key_Return)
    assert blocker.args == [DealCode("AP", 18)]


def test_a_search_marks_what_it_finds_and_enter_deals_it(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    view = dialog.gallery_view
    QTest.keyClicks(view.search, "giza")
    assert view.tiles.model().rowCount() == 1
    assert view.token == "GZ"
    with qtbot.waitSignal(dialog.random_wanted) as blocker:
        QTest.keyClick(view.search, Qt.Key.Key_Return)
    assert blocker.args == ["GZ"]


def test_a_search_that_finds_nothing_changes_nothing(dialog: NewGameDialog) -> None:
    view = dialog.gallery_view
    QTest.keyClicks(view.search, "klondike")
    assert view.tiles.model().rowCount() == 0
    assert view.token == "N"
    view.search.clear()
    assert view.tiles.currentIndex().data() == "Pyramide"


def test_a_favourite_is_marked_by_one_button_and_comes_first(dialog: NewGameDialog) -> None:
    view = dialog.gallery_view
    gallery = view.tiles.model()
    assert isinstance(gallery, RulesGallery)
    mark(dialog, "P3")
    button(dialog, "Favourite").click()
    assert gallery.tokens[0] == "P3"
    assert button(dialog, "Favourite").isChecked()
    button(dialog, "Favourite").click()
    assert gallery.tokens[0] == "N"
    assert view.token == "P3"


def shown_groups(dialog: NewGameDialog) -> list[str]:
    groups = dialog.gallery_view.groups
    return [groups.tabText(i) for i in range(groups.count()) if groups.isTabVisible(i)]


def test_a_group_lists_its_rule_sets_and_marks_one_of_them(dialog: NewGameDialog) -> None:
    view = dialog.gallery_view
    gallery = view.tiles.model()
    assert isinstance(gallery, RulesGallery)
    listed = ["All", "Classic", "Easier", "Harder", "Two packs", "Other tables"]
    assert shown_groups(dialog) == listed
    view.groups.setCurrentIndex(listed.index("Two packs"))
    assert gallery.tokens == ("DP", "TP", "UD", "AN")
    assert view.token == "DP"
    button(dialog, "Favourite").click()
    assert shown_groups(dialog) == [*listed, "Favourites"]
    dialog.set_text("PY1-GZ-AAAAAAS")
    assert view.token == "GZ"
    assert view.groups.currentIndex() == 0


def test_a_search_leaves_the_group(dialog: NewGameDialog) -> None:
    view = dialog.gallery_view
    view.groups.setCurrentIndex(4)
    QTest.keyClicks(view.search, "giza")
    assert view.groups.currentIndex() == 0
    assert view.token == "GZ"


def test_the_last_favourite_gone_all_are_listed_again(dialog: NewGameDialog) -> None:
    view = dialog.gallery_view
    button(dialog, "Favourite").click()
    view.groups.setCurrentIndex(view.groups.count() - 1)
    assert view.tiles.model().rowCount() == 1
    button(dialog, "Favourite").click()
    assert "Favourites" not in shown_groups(dialog)
    assert view.tiles.model().rowCount() > 1


def test_the_code_field_comes_first_and_has_the_keys(dialog: NewGameDialog) -> None:
    assert dialog.focusWidget() is dialog.field
    assert dialog.field.y() < dialog.gallery_view.y()
    QTest.keyClick(dialog.field, Qt.Key.Key_Down)
    assert dialog.focusWidget() is dialog.gallery_view.tiles


@pytest.mark.parametrize("size", [1, 2])
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_tile_has_room_for_its_texts(qapp: QApplication, language: str, size: int) -> None:
    font = QFont(qapp.font())
    font.setPointSizeF(font.pointSizeF() * size)
    with shown_in(qapp, language):
        store = open_game_store(None)
        gallery = RulesGallery(store.lists, OwnRules(store.lists), {"N": Rate(1, 2)})
        rows = [gallery.index(row) for row in range(gallery.rowCount())]
        roles = (Qt.ItemDataRole.DisplayRole, GalleryRole.LINE, GalleryRole.FIGURES)
        tiles = [TileTexts(*(str(row.data(role)) for role in roles)) for row in rows]
    room = TileRoom(font, tiles, PICTURE.width())
    for each in tiles:
        assert (room.name_shown(each), room.line_shown(each)) == (each.name, each.line)
    assert room.width <= 2 * PICTURE.width()


def test_a_name_without_room_ends_in_dots(qapp: QApplication) -> None:
    long = TileTexts("W" * 60, "w " * 400, "")
    room = TileRoom(qapp.font(), [long], PICTURE.width())
    for shown in (room.name_shown(long), room.line_shown(long)):
        assert len(shown) > 3
        assert shown.endswith("…")


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
