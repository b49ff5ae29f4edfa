"""The editor of own rules: every record comes through it, bad ones are refused with a reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from pyramide_qt.model.rule_texts.own_rules import OwnRules
from pyramide_qt.model.wording.wording import name_own_rules
from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.deals.deal import deal_from_code
from pyramide_qt.rules.deals.deal_code import parse_code, rules_of
from pyramide_qt.rules.records.record_code import encode_record
from pyramide_qt.rules.records.rule_set import (
    Block,
    BlockKind,
    Cells,
    DealMode,
    Pairing,
    RuleSet,
    Stock,
    WasteOpen,
    canonical,
)
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.rules.records.validity import complaints
from pyramide_qt.store.game_store import open_game_store
from pyramide_qt.view.dialogs.own_rules.own_rules_dialog import OwnRulesDialog
from pyramide_qt.view.widgets.rules_picture import picture_look
from tests.helpers.drivers.window_driver import WindowDriver
from tests.rules.strategies import rule_sets

LOOK = picture_look("felt", "classic")


@pytest.fixture
def own() -> Iterator[OwnRules]:
    store = open_game_store(None)
    made = OwnRules(store.lists)
    name_own_rules(made.name_of)
    yield made
    name_own_rules()
    store.close()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def dialog(window: QWidget, own: OwnRules) -> OwnRulesDialog:
    made = OwnRulesDialog(own, "CL", LOOK, window)
    made.show()
    return made


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


def button(dialog: OwnRulesDialog, text: str) -> QPushButton:
    found = [b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text]
    assert len(found) == 1, text
    return found[0]


def show(dialog: OwnRulesDialog, rules: RuleSet) -> None:
    """Put rules into the fields, valid or not."""
    dialog._load(rules, "")


@pytest.mark.parametrize("token", RULE_SETS)
def test_every_rule_set_comes_through_the_editor(dialog: OwnRulesDialog, token: str) -> None:
    dialog.load(token)
    assert dialog.problem == ""
    assert dialog.rules == canonical(RULE_SETS[token].rules)


SPOILS = (
    lambda rules: rules,
    lambda rules: replace(rules, blocks=rules.blocks * 2),
    lambda rules: replace(rules, stock=None),
    lambda rules: replace(rules, stock=Stock(DealMode.SHIFT, 12)),
    lambda rules: replace(rules, pairs=rules.pairs._replace(total=26, near=True)),
    lambda rules: replace(rules, pairs=rules.pairs._replace(extra=((1, 2), (1, 2)))),
    lambda rules: replace(rules, waste_open=(WasteOpen.UNDER_TOP,)),
    lambda rules: replace(rules, cells=Cells(1, ())),
    lambda rules: replace(rules, fixed=(("Z9", Card(1, "C")),)),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
@given(rule_sets(), st.sampled_from(SPOILS))
def test_any_record_is_shown_as_it_is_or_refused_with_its_reason(
    dialog: OwnRulesDialog, good: RuleSet, spoil: Callable[[RuleSet], RuleSet]
) -> None:
    rules = spoil(good)
    show(dialog, rules)
    if list(complaints(rules)):
        assert dialog.rules is None
        assert dialog.problem
        assert not button(dialog, "Deal").isEnabled()
    else:
        assert dialog.problem == ""
        assert dialog.rules == canonical(rules)


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        (
            RuleSet(blocks=(Block(BlockKind.PYRAMID, rows=9), Block(BlockKind.PYRAMID, rows=9))),
            "The table has 90 places, but there are only 52 cards.",
        ),
        (RuleSet(stock=None), "Without a stock all 52 cards must lie on the table"),
        (RuleSet(pairs=Pairing(alone=())), "No card goes with K, so all cards can never go."),
        (RuleSet(pairs=Pairing(12, near=True)), "Neighbouring ranks go together only where"),
        (RuleSet(stock=Stock(DealMode.EACH, 12)), "The number of wastes must be from 1 to 8."),
        (RuleSet(cells=Cells(2, ())), "A cell that can be filled from nowhere is of no use."),
    ],
)
def test_what_contradicts_itself_is_refused_with_its_reason(
    dialog: OwnRulesDialog, rules: RuleSet, reason: str
) -> None:
    show(dialog, rules)
    assert reason in dialog.problem
    for name in ("Deal", "Copy code", "Keep"):
        assert not button(dialog, name).isEnabled()


def test_fields_of_text_say_what_they_cannot_read(dialog: OwnRulesDialog) -> None:
    table, _, pairs, _ = dialog._pages
    table._fixed.setText("A1")
    assert "such as A1 KS" in dialog.problem
    table._fixed.setText("A1 KS, Z9 KD")
    assert 'There is no place "Z9"' in dialog.problem
    table._fixed.setText("a1 ks; B1 10d")
    assert dialog.problem == ""
    assert [(p, str(c)) for p, c in dialog.rules.fixed] == [("A1", "KS"), ("B1", "TD")]
    pairs._extra.setText("Q")
    assert "such as Q-K" in dialog.problem
    pairs._extra.setText("q-k, J – J")
    assert dialog.rules.pairs.extra == ((11, 11), (12, 13))


def test_the_picture_and_the_line_follow_the_fields(dialog: OwnRulesDialog) -> None:
    before = dialog._picture.pixmap().toImage()
    [rows] = [s for s in dialog.findChildren(QSpinBox) if s.accessibleName().startswith("Rows")]
    rows.setValue(4)
    assert dialog.rules.blocks == (Block(BlockKind.PYRAMID, rows=4),)
    assert dialog._picture.pixmap().toImage() != before
    assert dialog._line.text().startswith("Pyramid of 4")


def test_the_total_follows_the_pack(dialog: OwnRulesDialog) -> None:
    packs = dialog._pages[0]._top_rank
    packs.setCurrentIndex(1)
    packs.activated.emit(1)
    assert dialog.rules.top_rank == 12
    assert dialog.rules.pairs.total == 12
    assert dialog.problem == ""


def test_rules_are_kept_under_a_name_and_loaded_again(
    dialog: OwnRulesDialog, own: OwnRules
) -> None:
    assert not button(dialog, "Keep").isEnabled()
    dialog.name_field.setText("Mine")
    button(dialog, "Keep").click()
    [entry] = own.entries
    assert entry.name == "Mine"
    assert rules_of(entry.token) == dialog.rules
    # A change keeps the place in the list.
    [rows] = [s for s in dialog.findChildren(QSpinBox) if s.accessibleName().startswith("Rows")]
    rows.setValue(5)
    button(dialog, "Keep").click()
    [entry] = own.entries
    assert rules_of(entry.token).blocks[0].rows == 5
    dialog.load("GZ")
    assert dialog.name_field.text() == ""
    kept = dialog.findChild(QComboBox)
    assert kept is not None
    kept.setCurrentIndex(1)
    kept.activated.emit(1)
    assert dialog.name_field.text() == "Mine"
    assert dialog.rules == rules_of(entry.token)
    button(dialog, "Delete").click()
    assert own.entries == ()


def test_the_copied_code_carries_the_rules_to_anybody(dialog: OwnRulesDialog) -> None:
    dialog.load("DZ")
    button(dialog, "Copy code").click()
    text = QGuiApplication.clipboard().text()
    assert text.startswith("PY1-X")
    deal = deal_from_code(parse_code(text))
    assert deal.rules == dialog.rules


def test_the_editor_deals_what_it_shows(driver: WindowDriver) -> None:
    driver.session.new_game("PY1-GZ-AAAAAAS")
    driver.trigger("my_rules")
    dialog = driver.dialog("own_rules")
    assert isinstance(dialog, OwnRulesDialog)
    whole_row = [b for b in dialog.findChildren(QCheckBox) if b.text() == "whole row"]
    whole_row[0].click()
    rules = dialog.rules
    button(dialog, "Deal").click()
    assert driver.game.deal.rules == rules
    assert driver.game.deal.token.startswith("X")
    assert driver.window.windowTitle().startswith("My rules – PY1-X")


def test_a_strangers_code_is_dealt_without_a_name_and_named_afterwards(
    driver: WindowDriver,
) -> None:
    token = encode_record(RuleSet(cells=Cells(3)))
    dialog = driver.window.commands.open_new_game(f"PY1-{token}-AAAAAAB")
    assert dialog is not None
    dialog.accept()
    assert str(driver.game.deal.code) == f"PY1-{token}-AAAAAAB"
    driver.game_app.parts.own_rules.keep(token, "Three cells")
    driver.restart()
    assert driver.window.windowTitle().startswith("Three cells – PY1-X")
