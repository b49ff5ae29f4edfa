"""A failure of the program is written down, told once, and mended."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyramide_qt.crash_report import MAX_LOG, CrashReport

CLOCK = [0.0]


@pytest.fixture
def report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[CrashReport]:
    # pytest-qt has a hook of its own in place, which would fail the test for what it raises.
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr(threading, "excepthook", lambda *_: None)
    made = CrashReport(tmp_path / "log" / "crash.log", now_s=lambda: CLOCK[0])
    made.install()
    yield made
    made.uninstall()


def fail(text: str = "the card fell off") -> None:
    try:
        raise LookupError(text)
    except LookupError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def test_a_failure_is_written_told_once_and_mended_each_time(
    report: CrashReport, tmp_path: Path
) -> None:
    told: list[str] = []
    mended: list[bool] = []
    report.tell = told.append
    report.on_failure = lambda: mended.append(True)
    fail()
    CLOCK[0] += 1
    fail()
    log = tmp_path / "log" / "crash.log"
    assert log.read_text().count("LookupError: the card fell off") == 2
    assert told == [str(log)]
    assert len(mended) == 2


def test_a_fault_in_each_frame_is_not_mended_in_each_frame(report: CrashReport) -> None:
    mended: list[bool] = []
    report.on_failure = lambda: mended.append(True)
    for _ in range(100):
        CLOCK[0] += 0.016
        fail()
    assert len(mended) == 2


def test_a_repair_that_fails_does_not_start_over(report: CrashReport) -> None:
    calls: list[int] = []

    def repair() -> None:
        calls.append(1)
        fail("again")

    report.on_failure = repair
    fail()
    assert len(calls) == 1
    assert report.count == 2


def test_the_log_stays_small(report: CrashReport, tmp_path: Path) -> None:
    for _ in range(60):
        fail("x" * 20_000)
    sizes = [path.stat().st_size for path in (tmp_path / "log").iterdir()]
    assert sum(sizes) < 2 * MAX_LOG + 100_000


def test_a_log_that_cannot_be_written_stops_nothing(
    report: CrashReport, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "log").write_text("a file in the way")
    mended: list[bool] = []
    report.on_failure = lambda: mended.append(True)
    fail()
    assert mended
    assert "crash.log" in capsys.readouterr().err


def test_an_interrupt_from_the_keyboard_is_no_failure(report: CrashReport) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert report.count == 0


def test_a_failing_thread_is_written_down_too(report: CrashReport, tmp_path: Path) -> None:
    def work() -> None:
        raise ValueError("in a thread")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert "ValueError: in a thread" in (tmp_path / "log" / "crash.log").read_text()
