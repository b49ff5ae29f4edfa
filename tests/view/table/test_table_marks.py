"""Rings round cards: hints, partners, covering cards; they come, end with any input and go."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage

from pyramide_qt.model.game.locations import Spot
from tests.helpers.drivers.table_driver import TableDriver

Table = Callable[..., TableDriver]


@pytest.fixture
def table(qtbot, tmp_path) -> Table:
    def build(*args, **named) -> TableDriver:
        return TableDriver(qtbot, tmp_path, *args, **named)

    return build


def picture(driver: TableDriver) -> QImage:
    return driver.view.grab().toImage()


def near_edge(driver: TableDriver, image: QImage, card: int) -> set[int]:
    """The colours across the lower edge of a card."""
    rect = driver.scene.targets.card_rect(card)
    column = round(rect.middle[0])
    return {image.pixel(column, round(rect.bottom) + step) for step in range(-4, 4)}


def is_like(pixel: int, colour: QColor) -> bool:
    seen = QColor(pixel)
    parts = (
        seen.red() - colour.red(),
        seen.green() - colour.green(),
        seen.blue() - colour.blue(),
    )
    return max(abs(part) for part in parts) < 40


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_hint_lights_up_and_ends_with_any_key(table: Table, qtbot, speed: str) -> None:
    driver = table(speed=speed)
    before = picture(driver)
    card = driver.card("KD")
    driver.scene.show_hint([card], (Spot.STOCK, 0))
    hint = driver.view.look.colours.hint

    def is_lit() -> bool:
        return any(is_like(p, hint) for p in near_edge(driver, picture(driver), card))

    qtbot.waitUntil(is_lit)
    driver.key(Qt.Key.Key_X)  # no rank, so no cursor appears
    assert not driver.animator_moves
    assert picture(driver) == before


def test_partners_are_marked_until_unmarked(table: Table) -> None:
    driver = table()
    before = picture(driver)
    card = driver.card("3S")
    driver.scene.mark_partners([card])
    mark = driver.view.look.colours.partner
    assert any(is_like(p, mark) for p in near_edge(driver, picture(driver), card))
    driver.scene.mark_partners([])
    assert picture(driver) == before


def test_the_chosen_card_is_lifted_in_gold(table: Table) -> None:
    driver = table()
    card = driver.card("TC")
    driver.click(card)
    image = picture(driver)
    rect = driver.scene.targets.card_rect(card)
    gold = driver.view.look.colours.chosen
    above = [image.pixel(round(rect.middle[0]), round(rect.y) - step) for step in range(8)]
    assert any(is_like(pixel, gold) for pixel in above)


def test_covering_cards_flash_with_error_help_alone(table: Table) -> None:
    driver = table(speed="normal")
    covered = driver.slot("A1")
    driver.click(covered)
    assert not driver.animator_moves
    assert not driver.view.message
    driver.settings.set_value("error_help", True)
    driver.click(covered)
    assert driver.animator_moves
    assert driver.view.message
    driver.assert_fresh()


def test_the_cursor_shows_on_every_card_and_goes_with_the_mouse(table: Table) -> None:
    driver = table()
    before = picture(driver)
    driver.key(Qt.Key.Key_Up)
    assert picture(driver) != before
    driver.click_at(QPointF(2, 2))
    assert picture(driver) == before


def test_no_face_is_seen_while_the_game_is_paused(table: Table) -> None:
    driver = table()
    driver.view.set_covered(True)
    red = 0
    image = picture(driver)
    for x in range(0, image.width(), 2):
        for y in range(0, image.height(), 2):
            pixel = QColor(image.pixel(x, y))
            red += pixel.red() > 150 and pixel.green() < 90 and pixel.blue() < 90
    assert red == 0


def shaded(driver: TableDriver) -> set[int]:
    return set(driver.scene.snapshot().dimmed)


def test_covered_cards_step_back_and_come_forward_with_the_move_that_uncovers(
    table: Table, qtbot
) -> None:
    driver = table(speed="normal")
    clock = [0.0]
    driver.scene.animator.use_clock(lambda: clock[0])
    uncovered = driver.card("2C")
    assert shaded(driver) == set(range(21))
    driver.click(driver.card("TC"))
    driver.click(driver.card("3H"))
    item = driver.scene.item_of(uncovered)
    assert item.shade == 1.0
    clock[0] += 0.1
    qtbot.waitUntil(lambda: 0 < item.shade < 1)
    driver.view.finish_animations()
    assert shaded(driver) == set(range(21)) - {uncovered}
    driver.game.undo()
    driver.view.finish_animations()
    assert shaded(driver) == set(range(21))
    driver.assert_fresh()


def test_covered_cards_are_as_they_are_if_that_is_wished(table: Table) -> None:
    driver = table()
    before = picture(driver)
    driver.settings.set_value("dim_covered", False)
    assert shaded(driver) == set()
    plain = picture(driver)
    assert plain != before
    driver.settings.set_value("deck", "contrast")
    contrast = picture(driver)
    driver.settings.set_value("dim_covered", True)
    assert picture(driver) == contrast
    driver.settings.set_value("deck", "classic")
    driver.view.finish_animations()
    assert picture(driver) == before
