"""A table that rests is sharp, and the window is never kept waiting for that."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pyramide_qt.view.table import image_sharpener as sharpener
from pyramide_qt.view.table.image_sharpener import Sharpener
from tests.helpers.drivers.table_driver import TableDriver

Table = Callable[..., TableDriver]
SMALL, LARGE = (700, 520), (1000, 740)


@pytest.fixture
def table(qtbot, tmp_path) -> Table:
    def build(*args, **named) -> TableDriver:
        return TableDriver(qtbot, tmp_path, *args, **named)

    return build


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> Callable[[TableDriver], Callable[[], bool]]:
    """Let a table make one picture whenever it is told to; False when there is none to make."""
    monkeypatch.setattr(sharpener, "_SLICE_S", 0.0)

    def take_over(driver: TableDriver) -> Callable[[], bool]:
        (maker,) = driver.view.findChildren(Sharpener)
        quiet, turns = maker.findChildren(QTimer)
        quiet.stop()
        quiet.timeout.emit()
        turns.stop()

        def make_one() -> bool:
            turns.start()
            turns.timeout.emit()
            has_more = turns.isActive()
            turns.stop()
            return has_more

        return make_one

    return take_over


def picture(driver: TableDriver) -> QImage:
    return driver.view.grab().toImage()


def resize(driver: TableDriver, size: tuple[int, int]) -> None:
    driver.view.resize(*size)
    QApplication.processEvents()


def drawn(driver: TableDriver) -> int:
    return driver.view.look.art.kept_count


def test_at_rest_a_resized_table_equals_one_made_in_that_size(table: Table, qtbot: QtBot) -> None:
    driver, fresh = table(size=SMALL), table(size=LARGE)
    resize(driver, LARGE)
    assert picture(driver) != picture(fresh)
    qtbot.waitUntil(lambda: not driver.view.is_sharpening)
    assert picture(driver) == picture(fresh)


def test_pictures_are_made_one_at_a_time_and_shown_at_once(table: Table, by_hand) -> None:
    driver = table(size=SMALL)
    resize(driver, LARGE)
    make_one = by_hand(driver)
    before, seen = drawn(driver), picture(driver)
    assert make_one()
    # The first of all is drawn on a blank card with a shadow.
    assert drawn(driver) == before + 3
    assert picture(driver) != seen
    counts = [drawn(driver)]
    while make_one():
        counts.append(drawn(driver))
    assert max(after - count for count, after in pairwise(counts)) <= 2
    # All faces are ready for the next deal.
    assert all(driver.scene.item_of(card).make_face() is False for card in driver.scene.rests)


def test_backs_that_share_a_picture_are_all_sharp(table: Table, qtbot: QtBot) -> None:
    driver, fresh = (table("PY1-TH-AAAAAAS", size=size) for size in (SMALL, LARGE))
    resize(driver, LARGE)
    qtbot.waitUntil(lambda: not driver.view.is_sharpening)
    assert picture(driver) == picture(fresh)


def test_on_a_screen_of_another_pixel_ratio_pictures_are_made_one_at_a_time_too(
    table: Table, by_hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = table(size=SMALL)
    by_hand(driver)
    monkeypatch.setattr(driver.view, "devicePixelRatioF", lambda: 2.0, raising=False)
    before = drawn(driver)
    QApplication.sendEvent(driver.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    stretched = picture(driver)
    assert drawn(driver) == before
    make_one = by_hand(driver)
    make_one()
    assert drawn(driver) == before + 3
    while make_one():
        pass
    assert driver.view.look.is_sharp
    assert picture(driver) != stretched


def test_while_cards_move_only_what_is_seen_is_made(table: Table, by_hand) -> None:
    driver = table(size=SMALL, speed="normal")
    resize(driver, LARGE)
    make_one = by_hand(driver)
    driver.game.deal_code("PY1-N-AAAAAAB")
    assert driver.animator_moves
    while make_one():
        pass
    shown = [card for card, rest in driver.scene.rests.items() if rest.is_visible]
    hidden = [card for card in driver.scene.rests if card not in shown]
    assert driver.view.is_sharpening
    assert any(driver.scene.item_of(card).make_face() for card in hidden)
    driver.view.finish_animations()
    while make_one():
        pass
    assert not any(driver.scene.item_of(card).make_face() for card in hidden)


def test_another_size_and_another_deal_may_come_at_any_time(
    table: Table, by_hand, qtbot: QtBot
) -> None:
    driver = table("PY1-DP-AAAAAAS", size=SMALL)
    for number, size in enumerate((LARGE, SMALL, LARGE)):
        resize(driver, size)
        make_one = by_hand(driver)
        for _ in range(5 + 7 * number):
            make_one()
        driver.game.deal_code(f"PY1-{('N', 'GZ', 'TH')[number]}-AAAAAA{'BCD'[number]}")
        while make_one():
            pass
    fresh = table("PY1-TH-AAAAAAD", size=LARGE)
    resize(driver, SMALL)
    resize(driver, LARGE)
    qtbot.waitUntil(lambda: not driver.view.is_sharpening)
    assert picture(driver) == picture(fresh)


def test_a_closed_table_makes_nothing_more(table: Table) -> None:
    driver = table(size=SMALL)
    resize(driver, LARGE)
    assert driver.view.is_sharpening
    driver.view.shut_down()
    assert not driver.view.is_sharpening
