"""Typing a rank leads the cursor to the next open card of that rank."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from pyramide_qt.model.game.locations import Spot
from pyramide_qt.rules.moves import DRAW
from tests.helpers.drivers.table_driver import TableDriver

Table = Callable[..., TableDriver]
Key = Qt.Key
KEYS = {
    1: [Key.Key_A],
    2: [Key.Key_2],
    3: [Key.Key_3],
    4: [Key.Key_4],
    5: [Key.Key_5],
    6: [Key.Key_6],
    7: [Key.Key_7],
    8: [Key.Key_8],
    9: [Key.Key_9],
    10: [Key.Key_1, Key.Key_0],
    11: [Key.Key_J],
    12: [Key.Key_Q],
    13: [Key.Key_K],
}


@pytest.fixture
def table(qtbot, tmp_path) -> Table:
    def build(*args, **named) -> TableDriver:
        return TableDriver(qtbot, tmp_path, *args, **named)

    return build


def type_keys(driver: TableDriver, *keys: Qt.Key) -> int | None:
    """The card that the cursor stands on after these keys."""
    for key in keys:
        driver.key(key)
    target = driver.view.cursor_target
    return target.card if target else None


@pytest.mark.parametrize("rank", KEYS)
def test_every_rank_leads_to_all_its_open_cards(table: Table, rank: int) -> None:
    driver = table("PY1-RX-AAAAAAS")
    driver.game.play(DRAW)
    wanted = {
        card
        for card in range(len(driver.game.deal.cards))
        if driver.selection.is_available(card) and driver.game.deal.cards[card].rank == rank
    }
    seen = {type_keys(driver, *KEYS[rank]) for _ in range(len(wanted))}
    if wanted:
        assert seen == wanted
    else:
        assert type_keys(driver, *KEYS[rank]) is None
        assert driver.view.message == "No card of this rank can be played now."


def test_one_and_nothing_is_an_ace_and_t_a_ten(table: Table) -> None:
    driver = table()
    ten = type_keys(driver, Key.Key_T)
    assert ten is not None
    assert driver.game.deal.cards[ten].rank == 10
    driver.key(Key.Key_0)
    assert driver.view.cursor_target is not None
    assert driver.view.cursor_target.card == ten


def test_the_other_keys_of_play_stay_what_they_are(table: Table) -> None:
    driver = table()
    driver.key(Key.Key_1)
    driver.key(Key.Key_Left)
    driver.key(Key.Key_0)
    card = type_keys(driver, Key.Key_T)
    assert card == driver.card("TC")
    driver.key(Key.Key_Space)
    assert driver.selection.chosen == card


def test_a_covered_or_hidden_card_is_not_jumped_to(table: Table) -> None:
    driver = table()
    for keys in KEYS.values():
        card = type_keys(driver, *keys)
        if card is not None:
            assert driver.selection.is_available(card)
            assert driver.scene.rests[card].face_up


def test_the_cursor_never_stays_on_the_foundation(table: Table) -> None:
    driver = table()
    driver.view.lead_cursor_to(driver.scene.targets.of_card(driver.slot("G4")))
    while not driver.game.has_ended:
        moves = [m for m in driver.game.game.legal_moves if m.is_removal]
        if not moves:
            break
        driver.game.play(moves[0])
        target = driver.view.cursor_target
        assert target is not None
        assert target.spot is not Spot.FOUNDATION
