"""Builds the frozen programs with PyInstaller and measures them."""

from __future__ import annotations

import lzma
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

from identity import COMMAND, PACKAGING, TEXTS, VERSION, WINDOW_COMMAND
from run import MB, WORK, Report, StepError, build_python, fresh, run_module, size_of

MAX_MB = 110
MAX_PACKED_MB = 32
SLOWEST_RATIO = 1.2
_STARTS = 9
# What would reach for a network, and so may not even be there.
_UNWANTED = ("*Qt6Network*", "*QtNetwork*", "_socket*", "_ssl*", "*libssl*")


def build(form: str = "system") -> Path:
    """Build the folder with both programs; CalledProcessError if a library was not found."""
    place = fresh(WORK / f"frozen-{form}")
    spec = PACKAGING / "pyinstaller" / "pyramide.spec"
    folders = ("--distpath", place, "--workpath", place / "work")
    options = ("--noconfirm", *folders)
    shape = {"PYRAMIDE_FORM": form}
    log = run_module(build_python(), "PyInstaller", *options, spec, environment=shape)
    (place / "build.log").write_text(log, encoding="utf-8")
    return place / "pyramide"


def prove(bundle: Path, report: Report) -> None:
    """Look at size and parts, and let the bundle test itself."""
    size = size_of(bundle) / MB
    report.add("frozen: installed size", f"{size:.1f} MB (≤ {MAX_MB})", size <= MAX_MB)
    unwanted = [str(path.name) for name in _UNWANTED for path in bundle.rglob(name)]
    report.add("frozen: nothing that knows networks", ", ".join(unwanted) or "none", not unwanted)
    self_test(bundle / COMMAND, report, "frozen: self-test of pyramide")
    self_test(bundle / WINDOW_COMMAND, report, "frozen: self-test of pyramide-qt")


def self_test(program: Path, report: Report, name: str, *before: str) -> None:
    """Run the self-test of an installed program, `before` it a command that runs it."""
    done = subprocess.run(
        [*before, str(program), "--self-test"],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    lines = done.stdout.splitlines() or [done.stderr.strip()[-200:]]
    wrong = [line for line in lines if "FAILED" in line]
    spoken = lines[0].removeprefix("languages: ").split()
    figure = "; ".join(wrong) or f"{lines[-1]}, {len(spoken)} languages"
    # A program without a console, as on Windows, says nothing; its exit status counts.
    has_all = not done.stdout or spoken == list(TEXTS)
    report.add(name, figure, done.returncode == 0 and has_all)


def packed_size(bundle: Path, report: Report) -> None:
    """Pack the bundle as a release does and look at the size."""
    target = WORK / f"pyramide-{VERSION}-linux.tar.xz"
    with (
        lzma.open(target, "wb", preset=6) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        archive.add(bundle, arcname="pyramide")
    size = target.stat().st_size / MB
    figure = f"{size:.1f} MB (≤ {MAX_PACKED_MB})"
    report.add("frozen: packed with xz -6", figure, size <= MAX_PACKED_MB)


def compare_starts(frozen: Path, installed: Path, report: Report) -> None:
    """Start both programs in turn and compare the medians of the processor time they took."""
    times: dict[Path, list[tuple[float, float]]] = {frozen: [], installed: []}
    with tempfile.TemporaryDirectory(prefix="pyramide-") as folder:
        for _ in range(_STARTS):
            for program, taken in times.items():
                taken.append(_start(program, folder))
    one, other = (statistics.median(used_s for used_s, _ in taken) for taken in times.values())
    shortest = [min(wall_s for _, wall_s in taken) * 1000 for taken in times.values()]
    report.add(
        "frozen: start, compared with the wheel",
        f"{one * 1000:.0f} : {other * 1000:.0f} ms of processor = {one / other:.2f} "
        f"(≤ {SLOWEST_RATIO}); shortest {shortest[0]:.0f} : {shortest[1]:.0f} ms",
        one / other <= SLOWEST_RATIO,
    )


def _start(program: Path, folder: str) -> tuple[float, float]:
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", PYRAMIDE_DATA_DIR=folder)
    begin, before = time.monotonic(), _used_by_children()
    done = subprocess.run(
        [program, "--exit-when-shown"],
        env=environment,
        capture_output=True,
        timeout=120,
        check=False,
    )
    if done.returncode:
        raise StepError(f"{program} did not start: {done.stderr.decode()[-200:]}")
    return _used_by_children() - before, time.monotonic() - begin


def _used_by_children() -> float:
    if sys.platform == "win32":
        return time.monotonic()
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
