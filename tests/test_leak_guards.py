"""The guards themselves: a test that leaves something running must fail, a tidy one must not."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

HEAD = """
import pytest
from PySide6.QtCore import *
from tests.helpers.leak_guards import nothing_left_running
"""

LEAKS = {
    "timer": "timer = QTimer(qapp)\n    timer.start(50)",
    "subclass": "timer = type('Mine', (QTimer,), {})(qapp)\n    timer.start(50)",
    "animation": (
        "animation = QVariantAnimation(qapp, startValue=0, endValue=9, duration=9000)\n"
        "    animation.start()"
    ),
    "qthread": "qapp.kept = thread = QThread()\n    thread.start()",
    "thread": (
        "import threading\n    done = threading.Event()\n"
        "    threading.Thread(target=done.wait, args=(3,), name='left').start()"
    ),
    "qprocess": "process = QProcess(qapp)\n    process.start('sleep', ['9'])",
    "child": (
        "import multiprocessing, time\n    spawn = multiprocessing.get_context('spawn')\n"
        "    spawn.Process(target=time.sleep, args=(9,)).start()"
    ),
}
NOUNS = {
    "timer": "timer QTimer started at *:*",
    "subclass": "timer Mine started at *:*",
    "animation": "animation QVariantAnimation started at *:*",
    "qthread": "thread QThread started at *:*",
    "thread": "thread 'left'",
    "qprocess": "process QProcess started at *:*",
    "child": "process *: *python*",
}
TIDY = """
def test_tidy(qapp, qtbot):
    timer = QTimer()
    timer.start(50)
    timer.stop()
    animation = QVariantAnimation(startValue=0, endValue=9, duration=10)
    with qtbot.waitSignal(animation.finished):
        animation.start()
    owner = QObject()
    QTimer(owner).start(50)
    owner.deleteLater()
    thread = QThread()
    thread.start()
    thread.quit()
    assert thread.wait(2000)
"""


def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, body: str):
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makepyfile(HEAD + body)
    return pytester.runpytest_subprocess("-p", "no:cacheprovider")


def test_what_is_left_running_fails_its_own_test_and_no_other(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = [name for name in LEAKS if name != "child" or Path("/proc/self/task").is_dir()]
    body = TIDY
    for name in known:
        body += f"def test_{name}(qapp):\n    {LEAKS[name]}\n"
        body += f"def test_after_{name}(qapp):\n    pass\n"
    result = run(pytester, monkeypatch, body)
    result.assert_outcomes(passed=1 + 2 * len(known), errors=len(known))
    for name in known:
        heading = f"*ERROR at teardown of test_{name} *"
        result.stdout.fnmatch_lines([heading, "left running:", f"  {NOUNS[name]}"])


def test_an_exception_in_a_slot_fails_the_test(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = """
def test_broken_slot(qapp, qtbot):
    def fail():
        raise LookupError("not swallowed")
    timer = QTimer(singleShot=True)
    timer.timeout.connect(fail)
    with qtbot.waitSignal(timer.timeout):
        timer.start(0)
"""
    result = run(pytester, monkeypatch, body)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*LookupError: not swallowed*"])
