"""Tab goes round each dialog, page by page, and is never caught."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.helpers.drivers.every_dialog import dialog_names, open_dialog, pages
from tests.helpers.drivers.tab_walk import reachable, tab_round
from tests.helpers.drivers.window_driver import WindowDriver


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[WindowDriver]:
    made = WindowDriver(qapp, tmp_path).start()
    made.window.activateWindow()
    yield made
    made.shut_down()


@pytest.mark.parametrize("name", dialog_names())
def test_tab_goes_round_every_dialog(driver: WindowDriver, name: str) -> None:
    with open_dialog(driver, name) as dialog:
        dialog.activateWindow()
        for page in pages(dialog):
            QApplication.processEvents()
            seen, back = tab_round(), tab_round(is_back=True)
            assert seen[1:] == back[:0:-1], page
            lost = [part for part in reachable(dialog) if part not in seen]
            assert not lost, page
