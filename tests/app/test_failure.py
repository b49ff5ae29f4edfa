"""A failure in the running window is told once, can be copied, and costs no game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from pyramide_qt.store.errors import StoreError
from pyramide_qt.view.dialogs.errors.failure_dialog import FailureDialog, end_of
from tests.helpers.drivers.window_driver import WindowDriver


@pytest.fixture
def driver(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[WindowDriver]:
    # pytest-qt has a hook of its own in place, which would fail the test for what it raises.
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    made = WindowDriver(qapp, tmp_path).start()
    yield made
    made.shut_down()


def fail(text: str) -> None:
    try:
        raise LookupError(text)
    except LookupError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def dialogs(driver: WindowDriver) -> list[FailureDialog]:
    return [d for d in driver.window.findChildren(FailureDialog) if d.isVisible()]


def test_a_failure_is_told_once_and_can_be_copied(driver: WindowDriver) -> None:
    driver.play("G6 D D")
    before = driver.game.game.to_text()
    fail("the first card fell off")
    fail("another fell off")
    (dialog,) = dialogs(driver)
    dialog.copy_button.click()
    report = driver.clipboard()
    assert "LookupError: the first card fell off" in report
    assert "Pyramide" in report.splitlines()[0]
    assert "Traceback" in report
    assert driver.game.game.to_text() == before
    driver.play("D")
    dialog.close()
    driver.restart()
    assert driver.game.game.to_text() == f"{before} D"


def test_a_log_that_cannot_be_read_is_no_second_failure(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be read: No such file or directory"):
        end_of(tmp_path / "missing.log")
    (tmp_path / "long.log").write_bytes(b"\xff" * 100_000 + b"\n\nlast report\n\n")
    assert end_of(tmp_path / "long.log") == "last report"
