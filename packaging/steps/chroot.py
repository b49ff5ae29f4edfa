"""Installs the package in an untouched Debian and plays there.

The mounts that the system needs live in a mount namespace of their own, which ends with its
processes: nothing of this machine is mounted into the folder, so removing it harms nothing.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

from identity import MIME_TYPE, ROOT, VERSION
from run import WORK, Report, StepError, fresh, need, run
from screen import look_at, screen, share_unlike, window_titles
from tree import LINUX

SUITE = "bookworm"
CACHE = Path(os.environ.get("PYRAMIDE_CACHE", str(WORK / "cache")))
_LANGUAGES = ("en_US", "de_DE", "bg_BG")
_MAX_S = 400
_MAX_START_S = 60
_MIN_UNLIKE = 0.001
# The device files that programs expect, made fresh: the machine's own are never mounted.
_ENTER = """
set -e
mount -t proc proc "$1/proc"
mount -t tmpfs -o mode=755 tmpfs "$1/dev"
for node in null:3 zero:5 full:7 random:8 urandom:9; do
    mknod -m 666 "$1/dev/${node%:*}" c 1 "${node#*:}"
done
ln -s /proc/self/fd "$1/dev/fd"
mkdir -m 1777 "$1/dev/shm"
root=$1
shift
exec chroot "$root" "$@"
"""


def prove(old: Path, new: Path, report: Report) -> None:
    """Install `old`, upgrade to `new`, play, remove, and note what came of it."""
    need("debootstrap", "unshare", "Xvfb")
    with untouched_system() as root, screen() as display:
        packages = root / "packages"
        packages.mkdir()
        for package in (old, new):
            shutil.copy(package, packages)
        shutil.copy(LINUX / "prove_installed.sh", packages)
        _link_screen(root, display)
        process = _enter(root, display, old.name, new.name)
        try:
            _look_at_languages(packages, display, process, report)
            process.wait(timeout=_MAX_S)
        finally:
            process.kill()
            process.wait()
        if not (packages / "done").exists():
            log = (packages / "apt.log").read_text(errors="replace")[-400:]
            raise StepError(f"the proof ended early: {_said(process)} {log}")
        _judge(packages, report)


@contextmanager
def untouched_system() -> Iterator[Path]:
    """A fresh minimal Debian, removed afterwards."""
    archive = CACHE / f"{SUITE}.tar"
    root = WORK / "untouched"
    _remove(root)
    if not archive.exists():
        run(["debootstrap", "--variant=minbase", SUITE, root, _mirror()])
        archive.parent.mkdir(parents=True, exist_ok=True)
        beside = archive.with_suffix(".new")
        run(["tar", "--one-file-system", "-C", root, "-cf", beside, "."])
        beside.rename(archive)
    else:
        fresh(root)
        run(["tar", "-C", root, "-xf", archive])
    shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
    (root / "usr" / "sbin" / "policy-rc.d").write_text("#!/bin/sh\nexit 101\n")
    (root / "usr" / "sbin" / "policy-rc.d").chmod(0o755)
    try:
        yield root
    finally:
        _remove(root)


def _remove(root: Path) -> None:
    if not root.exists():
        return
    mounts = Path("/proc/self/mounts").read_text()
    if str(root.resolve()) in mounts:
        raise StepError(f"something is mounted below {root}; unmount it before removing it")
    run(["rm", "-rf", "--one-file-system", root])


def _mirror() -> str:
    """The mirror that this machine itself installs from."""
    for path in (Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")):
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        for pattern in (r"^URIs: *(\S+/debian/?)\s*$", r"^deb (?:\[.*?\] )?(\S+/debian/?) "):
            found = re.search(pattern, text, re.MULTILINE)
            if found:
                return found[1]
    raise StepError("the sources of apt name no mirror of Debian")


def _link_screen(root: Path, display: str) -> None:
    # A hard link to its socket; where that cannot be, the abstract socket of the screen will do.
    socket = Path(f"/tmp/.X11-unix/X{display.lstrip(':')}")  # noqa: S108 - X fixes the place
    place = root / "tmp" / ".X11-unix"
    place.mkdir(mode=0o1777, parents=True)
    try:
        os.link(socket, place / socket.name)
    except OSError:
        return


def _enter(root: Path, display: str, old: str, new: str) -> subprocess.Popen[str]:
    command = ["/bin/sh", "/packages/prove_installed.sh", f"/packages/{old}", f"/packages/{new}"]
    # Apart from the file system and the numbers of processes this is a process like any other,
    # with the network of this machine, which apt needs.
    return subprocess.Popen(
        [
            *("unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"),
            *("/bin/sh", "-c", _ENTER, "enter", str(root), *command),
        ],
        env={"PATH": os.environ["PATH"], "DISPLAY": display, "TERM": "dumb"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def _look_at_languages(
    packages: Path, display: str, process: subprocess.Popen[str], report: Report
) -> None:
    for language in _LANGUAGES:
        if not _waits_for(packages / f"{language}.wanted", process):
            return
        name = f"untouched Debian: {language}"
        # The deal code stands in every title.
        title = _title(display, "PY1-N-AAAAAAS")
        report.add(name, look_at(display, _picture(language), title))
        (packages / f"{language}.seen").touch()
        # That of a game from a file begins with a word of the language.
        title = _title(display, _replay_word(language.split("_")[0]))
        report.add(f"{name}: opens a saved file", look_at(display, _picture("opened"), title))
        (packages / f"{language}.opened").touch()
    for one, other in combinations(_LANGUAGES, 2):
        # Menus, toolbar and status.
        share = share_unlike(_picture(one), _picture(other))
        name = f"untouched Debian: {one} and {other} differ"
        report.add(name, f"in {share:.2%} of the picture", share > _MIN_UNLIKE)


def _picture(name: str) -> Path:
    return WORK / f"screen-{name}.png"


def _replay_word(code: str) -> str:
    """How the title of the window that shows a game from a file begins in that language."""
    source = "Replay: %1, %2"
    catalogue = ET.parse(ROOT / "translations" / f"pyramide_qt_{code}.ts")  # noqa: S314 - our own
    found = [
        message.findtext("translation", "")
        for message in catalogue.iter("message")
        if message.findtext("source") == source
    ]
    return (found[0] if found else source).partition("%1")[0].strip()


def _title(display: str, word: str) -> str:
    ends_at = time.monotonic() + _MAX_START_S
    while time.monotonic() < ends_at:
        found = [title for title in window_titles(display) if word in title]
        if found:
            return found[0]
        time.sleep(0.2)
    raise StepError(f"no window with {word!r} came up, only {window_titles(display)}")


def _waits_for(path: Path, process: subprocess.Popen[str]) -> bool:
    ends_at = time.monotonic() + _MAX_S
    while not path.exists():
        if process.poll() is not None or time.monotonic() > ends_at:
            return False
        time.sleep(0.2)
    return True


def _judge(packages: Path, report: Report) -> None:
    lines = (packages / "found.txt").read_text(encoding="utf-8").splitlines()
    found = dict(line.split(maxsplit=1) for line in lines)
    report.add("untouched Debian: installed", f"in {found['install_seconds']} s")
    wanted = {
        "version_after": f"Pyramide {VERSION}",
        "missing_libraries": "0",
        "file_type": MIME_TYPE,
        "self_test": "passed",
        "self_test_on_screen": "passed",
        "left_behind": "0",
        "user_data": "stays",
    }
    for name, value in wanted.items():
        shown = found.get(name, "not found out")
        report.add(f"untouched Debian: {name.replace('_', ' ')}", shown, shown.startswith(value))
    older = found["version_before"]
    report.add("untouched Debian: upgraded from", older, older != VERSION)
    before, after = (_on_table(packages / f"games-{name}.db") for name in ("before", "after"))
    report.add(
        "untouched Debian: upgrade keeps the game", after, before == after == "PY1-N-AAAAAAJ"
    )


def _on_table(path: Path) -> str:
    with sqlite3.connect(path) as connection:
        text = "\n".join(connection.iterdump())
    connection.close()
    found = re.findall(r"PY1-N-[A-Z]{7}", text)
    return " ".join(sorted(set(found)))


def _said(process: subprocess.Popen[str]) -> str:
    return process.stdout.read()[-400:] if process.stdout else ""
