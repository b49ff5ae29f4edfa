"""Fails each test that leaves a timer, thread, animation or process running."""

from __future__ import annotations

import gc
import multiprocessing
import sys
import threading
import time
import traceback
import weakref
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QObject,
    QProcess,
    QThread,
    QTimer,
)

THREAD_GRACE_S = 1.0
# multiprocessing keeps this helper of its own until the interpreter ends.
LASTING_CHILDREN = ("multiprocessing.resource_tracker",)


@dataclass(frozen=True)
class Kind:
    """One class of Qt object that can be left running."""

    qt_class: type[QObject]
    noun: str
    is_running: Callable[[Any], bool]
    end: Callable[[Any], object]


def _end_thread(thread: QThread) -> None:
    thread.requestInterruption()
    thread.quit()
    if not thread.wait(1000):
        thread.terminate()
        thread.wait(1000)


def _end_process(process: QProcess) -> None:
    process.kill()
    process.waitForFinished(2000)


KINDS = (
    Kind(QTimer, "timer", lambda timer: timer.isActive(), lambda timer: timer.stop()),
    Kind(QThread, "thread", lambda thread: thread.isRunning(), _end_thread),
    Kind(
        QAbstractAnimation,
        "animation",
        lambda animation: animation.state() == QAbstractAnimation.State.Running,
        lambda animation: animation.stop(),
    ),
    Kind(
        QProcess,
        "process",
        lambda process: process.state() != QProcess.ProcessState.NotRunning,
        _end_process,
    ),
)


@dataclass(frozen=True)
class Started:
    """An object that was started, and the line that did it."""

    kind: Kind
    reference: weakref.ref[QObject]
    where: str


_started: list[Started] = []


def _calling_line() -> str:
    """Return ``file:line`` of the innermost caller outside this file."""
    for frame in reversed(traceback.extract_stack()):
        if frame.filename != __file__:
            return f"{frame.filename}:{frame.lineno}"
    return "an unknown line"


def _watch_start(kind: Kind) -> None:
    original = kind.qt_class.start  # type: ignore[attr-defined]

    def start(self: QObject, *args: Any, **named: Any) -> Any:
        _started.append(Started(kind, weakref.ref(self), _calling_line()))
        return original(self, *args, **named)

    kind.qt_class.start = start  # type: ignore[attr-defined]


for _kind in KINDS:
    _watch_start(_kind)


def _running_objects() -> list[str]:
    """Describe and end every watched Qt object that still runs."""
    left = []
    for started in _started:
        thing = started.reference()
        if thing is None or not shiboken6.isValid(thing):
            continue
        if started.kind.is_running(thing):
            started.kind.end(thing)
            left.append(f"{started.kind.noun} {type(thing).__name__} started at {started.where}")
    _started.clear()
    return left


def _running_threads(before: set[threading.Thread]) -> list[str]:
    """Describe the Python threads that are new and do not end within the grace time."""
    left = []
    for thread in set(threading.enumerate()) - before:
        # Qt threads that touched Python show up as dummies; they are watched above.
        if isinstance(thread, threading._DummyThread):
            continue
        thread.join(THREAD_GRACE_S)
        if thread.is_alive():
            left.append(f"thread {thread.name!r}")
    return left


def _command_of(pid: str) -> str | None:
    """Return the command line of a process, or None if it is gone."""
    for _ in range(50):
        try:
            command = Path(f"/proc/{pid}/cmdline").read_bytes()
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return None
        if command:
            return command.replace(b"\0", b" ").decode(errors="replace").strip()
        if state == "Z":
            return "a child that has ended but was not waited for"
        # Just being started: its command line is not there yet.
        time.sleep(0.01)
    return "a child without a command line"


def _child_processes() -> dict[int, str]:
    """Return process id and command line of the children; empty where /proc is not."""
    found = {}
    for listing in Path("/proc/self/task").glob("*/children"):
        try:
            pids = listing.read_text().split()
        except OSError:
            continue  # that thread has just ended
        for pid in pids:
            command = _command_of(pid)
            if command and not any(word in command for word in LASTING_CHILDREN):
                found[int(pid)] = command
    return found


def _running_children(before: dict[int, str]) -> list[str]:
    """Describe the new child processes and end those that multiprocessing knows."""
    left = [
        f"process {pid}: {text}" for pid, text in _child_processes().items() if pid not in before
    ]
    for child in multiprocessing.active_children():
        child.kill()
        child.join()
    return left


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Fail the test, after all its other fixtures are gone, for whatever it left running."""
    _started.clear()
    threads = set(threading.enumerate())
    children = _child_processes() if sys.platform == "linux" else {}
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if any(started.reference() is not None for started in _started):
        gc.collect()
        # What is still alive is left out of the collections after the next tests: walking the
        # whole heap each time took half of the time of all tests.
        gc.freeze()
    left = _running_objects() + _running_threads(threads)
    if sys.platform == "linux":
        left += _running_children(children)
    if left:
        pytest.fail("left running:\n  " + "\n  ".join(left), pytrace=False)
