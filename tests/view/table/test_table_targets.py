"""What a point of the table means: the uppermost card, a place, or nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from pyramide_qt.model.game.locations import Spot
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.view.table.cards.hit_targets import MIN_TARGET_PX
from tests.helpers.drivers.table_driver import TableDriver

Table = Callable[..., TableDriver]


@pytest.fixture
def table(qtbot, tmp_path) -> Table:
    def build(*args, **named) -> TableDriver:
        return TableDriver(qtbot, tmp_path, *args, **named)

    return build


@pytest.mark.parametrize("token", RULE_SETS)
def test_a_point_on_a_card_means_the_uppermost_there(table: Table, token: str) -> None:
    driver = table(f"PY1-{token}-AAAAAAS")
    targets = driver.scene.targets
    for card in driver.scene.rests:
        if card < len(driver.game.deal.tableau.slots):
            point = driver.point(card)
            target = targets.at(point.x(), point.y())
            assert target is not None
            assert target.card == card
            foot = targets.card_rect(card)
            lower = targets.at(foot.x + foot.width * 0.8, foot.bottom - 2)
            assert lower is not None
            assert lower.card is not None
            assert lower.card >= card


def test_a_card_shows_through_where_those_over_it_have_gone(table: Table) -> None:
    driver = table()
    point = driver.point(driver.card("KD"))
    driver.click("KD")
    target = driver.scene.targets.at(point.x(), point.y())
    assert target is not None
    assert target.card == driver.slot("F5")


def test_empty_places_and_the_bare_table(table: Table) -> None:
    driver = table("PY1-CE-AAAAAAS")
    layout = driver.scene.table_layout
    targets = driver.scene.targets
    cell = targets.at(*layout.cells[0].middle)
    assert cell is not None
    assert (cell.spot, cell.card) == (Spot.CELL, None)
    foundation = targets.at(*layout.foundations[0].middle)
    assert foundation is not None
    assert foundation.spot is Spot.FOUNDATION
    assert targets.at(layout.width_px - 1, layout.height_px - 1) is None


def test_small_cards_can_be_hit_a_little_beside_them(table: Table) -> None:
    driver = table("PY1-PH-AAAAAAS", size=(300, 220))
    layout = driver.scene.table_layout
    assert layout.card_width < MIN_TARGET_PX
    left = min(layout.slots, key=lambda slot: (slot.x, slot.y))
    near = driver.scene.targets.at(left.x - 3, left.middle[1])
    assert near is not None
    assert near.card == layout.slots.index(left)


def test_large_cards_end_at_their_edge(table: Table) -> None:
    driver = table(size=(1200, 800))
    left = min(driver.scene.table_layout.slots, key=lambda slot: (slot.x, slot.y))
    assert driver.scene.targets.at(left.x - 3, left.bottom - 5) is None


def test_nothing_can_be_dropped_on_the_stock_or_the_foundation(table: Table) -> None:
    driver = table("PY1-AP-AAAAAAS")
    spots = {target.spot for target, _ in driver.scene.targets.drops()}
    assert spots <= {Spot.SLOT, Spot.WASTE}


@pytest.mark.parametrize("ratio", [1.25, 1.5, 2.0])
def test_another_pixel_ratio_is_met_at_once(
    table: Table, monkeypatch: pytest.MonkeyPatch, ratio: float
) -> None:
    driver = table()
    monkeypatch.setattr(driver.view, "devicePixelRatioF", lambda: ratio, raising=False)
    QApplication.sendEvent(driver.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert driver.view.look.dpr == ratio
    for rest in driver.scene.rests.values():
        assert rest.x * ratio == pytest.approx(round(rest.x * ratio))
        assert rest.y * ratio == pytest.approx(round(rest.y * ratio))
    driver.assert_fresh()
