#!/usr/bin/env python3
"""Runs Pyramide, or its tests, on a fresh machine with nothing but Python.

python3 play.py [options]               play; the options are those of `pyramide`
python3 play.py test [--long] [options] run every check; the options are those of pytest
"""

# Only the standard library, and only syntax that old Pythons read, so that they can say what
# they lack.
from __future__ import annotations

import compileall
import contextlib
import ctypes
import errno
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT

try:
    import fcntl
except ImportError:
    # Windows keeps files that are in use from being deleted.
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "complete.stamp"
SETUP_LOCK = ROOT / ".venv.lock"
# Files of .venv from this size on are looked for at each start.
LARGE_BYTES = 200_000
LOCK = ROOT / "requirements.lock"
OLDEST = (3, 11)
KNOWN_PYTHONS = ("python3.13", "python3.12", "python3.11", "python3.14")
# Ubuntu 22.04 has this beside its own, older one.
UBUNTU_PYTHON = ("python3.11", "python3.11-venv")
PICTURES = "pyramide-pictures"

# Library to load -> Debian or Ubuntu package that holds it.
QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
X11_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND_LIBRARIES = {"libwayland-cursor.so.0": "libwayland-cursor0"}
# Qt's translation tools link the network library, which wants these two.
TOOL_LIBRARIES = {"libbrotlidec.so.1": "libbrotli1", "libgssapi_krb5.so.2": "libgssapi-krb5-2"}

DISK_FULL = "the disk is full; make room (the first start needs 1 GB) and try again."
# The lock, while this process fills .venv.
held: list[int] = []


class SetUpError(Exception):
    """Something that only the person at the machine can mend; the text says how."""


def say(text: str) -> None:
    """Tell the person what happens, apart from the output of the game."""
    show(f"play.py: {text}")


def show(line: str) -> None:
    """Print a line on standard error: nothing that steers a terminal, in any encoding."""
    encoding = sys.stderr.encoding or "ascii"
    line = "".join(sign if sign.isprintable() else "?" for sign in line)
    print(line.encode(encoding, "replace").decode(encoding), file=sys.stderr, flush=True)


def has_screen() -> bool:
    """Whether a window can be shown."""
    named = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    return not sys.platform.startswith("linux") or any(map(os.environ.get, named))


def missing_libraries(for_tests: bool) -> dict[str, str]:
    """Return the libraries of Qt that this Linux lacks, with the packages that hold them."""
    if not sys.platform.startswith("linux"):
        return {}
    wanted = dict(QT_LIBRARIES)
    if for_tests:
        wanted.update(TOOL_LIBRARIES)
    elif os.environ.get("DISPLAY"):
        wanted.update(X11_LIBRARIES)
    if os.environ.get("WAYLAND_DISPLAY") and not for_tests:
        wanted.update(WAYLAND_LIBRARIES)
    missing = {}
    for library, package in wanted.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            missing[library] = package
    return missing


def find_program(name: str) -> str | None:
    """Return where that program lies; Windows looks into the current folder before all others."""
    found = shutil.which(name)
    return found if found and os.path.isabs(found) else None


def missing_for_venv() -> list[str]:
    """Return the package that making .venv lacks, if any."""
    if find_program("uv") or importlib.util.find_spec("ensurepip") or venv_state() != "unusable":
        return []
    return ["python{}.{}-venv".format(*sys.version_info)]


def install_packages(packages: list[str], what: str) -> None:
    """Install with apt-get as root, or raise with the one line to type."""
    names = " ".join(packages)
    if not find_program("apt-get"):
        raise SetUpError(f"this machine lacks {what}; install what holds it and try again.")
    if os.geteuid() != 0:
        command = f"apt-get update && apt-get install -y {names}"
        with_sudo = command.replace("apt-get", "sudo apt-get")
        command = with_sudo if find_program("sudo") else f"su -c '{command}'"
        raise SetUpError(f"this machine lacks {what}; type:  {command}")
    say(f"installing with apt-get: {names}")
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    # Old lists may do where new ones cannot be had, so only the second step must succeed.
    subprocess.run(["apt-get", "update"], stdin=DEVNULL, stdout=DEVNULL, check=False)
    run_quietly(
        ["apt-get", "install", "-y", "--no-install-recommends", *packages],
        f"apt-get could not install {names} (its last lines are above).",
    )


def install_system_packages(for_tests: bool) -> None:
    """See to it that Qt's libraries and what makes .venv are there."""
    libraries = missing_libraries(for_tests)
    others = missing_for_venv()
    if for_tests:
        sys.path.insert(0, str(ROOT))  # PYTHONSAFEPATH has left it out
        from tests.helpers.system.packages import missing_for_tests

        others += missing_for_tests(X11_LIBRARIES)
    if libraries or others:
        what = ", ".join([*others, *libraries])
        install_packages([*others, *libraries.values()], what)


def fingerprint() -> str:
    """Return what .venv depends on: the place, the dependencies, the versions."""
    digest = hashlib.sha256()
    for name in ("pyproject.toml", "requirements.lock", "pyramide_qt/__init__.py"):
        digest.update((ROOT / name).read_bytes())
    return f"{ROOT}\n{digest.hexdigest()}\n"


def is_new_enough(python: str) -> bool:
    """Whether this Python starts and is one that Pyramide runs on; old ones know -I but not -P."""
    test = f"import sys; sys.exit(sys.version_info < {OLDEST})"
    try:
        done = subprocess.run([python, "-I", "-c", test], stderr=DEVNULL, check=False)
    except OSError:
        return False
    return done.returncode == 0


def venv_state() -> str:
    """Return whether .venv is `current`, `outdated` (by a newer lock) or `unusable`."""
    try:
        stamp = STAMP.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return "unusable"
    place, digest, *files = (*stamp.split("\n"), "", "")
    is_whole = place == str(ROOT) and all(map(lies_there, filter(None, files)))
    if not is_whole or not is_new_enough(str(PYTHON)):
        return "unusable"
    return "current" if f"{place}\n{digest}\n" == fingerprint() else "outdated"


def large_files() -> list[str]:
    """Return size and name of what .venv cannot do without, as far as it is soon looked for."""
    found = []
    for folder, _, names in os.walk(str(VENV)):
        for path in (Path(folder, name) for name in names):
            size = path.lstat().st_size
            if size >= LARGE_BYTES or (path.name == "__init__.py" and "PySide6" in path.parts):
                found.append(f"{size} {path.relative_to(VENV)}")
    return sorted(found)


def lies_there(line: str) -> bool:
    """Whether a file of `large_files` is there as it was."""
    size, _, name = line.partition(" ")
    try:
        return str((VENV / name).lstat().st_size) == size
    except OSError:
        return False


@contextlib.contextmanager
def setting_up() -> Iterator[None]:
    """Let one play.py at a time fill .venv; the lock bears its number and goes with it.

    What it has started holds the lock as well, and may go on for a while after a kill.
    """
    with SETUP_LOCK.open("a+") as file:
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                file.seek(0)
                say(f"another play.py (process {file.read(20)}) is filling .venv; waiting for it")
                fcntl.flock(file, fcntl.LOCK_EX)
            file.truncate(0)
            file.write(str(os.getpid()))
            file.flush()
            held.append(file.fileno())
        try:
            yield
        finally:
            held.clear()


def module(name: str, *arguments: str) -> list[str]:
    """Return the command that runs a module of .venv and none that lies in the current folder."""
    return [str(PYTHON), "-P", "-m", name, *arguments]


def run_quietly(arguments: list[str], failure: str) -> None:
    """Run a step of the set-up; its output is shown only if it fails."""
    done = subprocess.run(
        arguments, cwd=ROOT, stdin=DEVNULL, stdout=PIPE, stderr=STDOUT, check=False, pass_fds=held
    )
    if done.returncode:
        said = done.stdout.decode(errors="replace")
        for line in said.splitlines()[-6:]:
            show(line)
        raise SetUpError(DISK_FULL if os.strerror(errno.ENOSPC) in said else failure)


def fill_venv(uv: str | None) -> None:
    """Install what the lock file names, then this tree itself, and stamp the result."""
    if uv:
        pip = [uv, "pip", "install", "--quiet", "--python", str(PYTHON)]
    else:
        pip = module("pip", "install", "--quiet", "--disable-pip-version-check")
    stamp = fingerprint()
    STAMP.unlink(missing_ok=True)
    run_quietly(
        [*pip, "--require-hashes", "-r", str(LOCK)],
        "the packages could not be fetched (the last lines are above). The first start needs "
        "the network; after that Pyramide never does.",
    )
    run_quietly(
        [*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)],
        "Pyramide could not be installed into .venv (the last lines are above).",
    )
    stamp += "".join(f"{line}\n" for line in large_files())
    beside = STAMP.with_suffix(".new")
    beside.write_text(stamp, encoding="utf-8", errors="surrogateescape")
    beside.replace(STAMP)


def make_venv() -> None:
    """Make .venv, or bring it up to date; cheap when nothing has changed."""
    if venv_state() == "current":
        return
    with setting_up():
        # Another one may have made it meanwhile.
        make_venv_alone(venv_state())


def make_venv_alone(state: str) -> None:
    """Make .venv, or bring it up to date, while nobody else does."""
    if state == "current":
        return
    uv = find_program("uv")
    if state == "unusable":
        if VENV.exists() or VENV.is_symlink():
            say("making .venv anew, since it is half-made or belongs to another Python or place")
            is_folder = VENV.is_dir() and not VENV.is_symlink()
            shutil.rmtree(str(VENV)) if is_folder else VENV.unlink()
        maker = [uv, "venv", "--python", sys.executable] if uv else [sys.executable, "-Im", "venv"]
        run_quietly([*maker, str(VENV)], f"{sys.executable} could not make .venv.")
    say("fetching the packages into .venv, once; this takes about a minute")
    fill_venv(uv)


def compile_package() -> None:
    """Leave byte code beside the sources, also where Python is told not to: it starts faster."""
    compileall.compile_dir(str(ROOT / "pyramide_qt"), quiet=2)


def start_again_with_newer_python() -> int:
    """Run this file with a newer Python, installed if need be."""
    this = "{}.{}".format(*sys.version_info)
    newer = [path for path in map(find_program, KNOWN_PYTHONS) if path and is_new_enough(path)]
    if not newer:
        install_packages(list(UBUNTU_PYTHON), f"Python 3.11 or newer (this is {this})")
        newer = [UBUNTU_PYTHON[0]]
    return hand_over([newer[0], *sys.argv])


def hand_over(command: list[str]) -> int:
    """Become that command where the system can; else run it and return its status."""
    if os.name == "posix":
        os.execvp(command[0], command)
    return subprocess.run(command, check=False).returncode


def core_count() -> int:
    """Return how many cores this process may use."""
    has_affinity = hasattr(os, "sched_getaffinity")
    return len(os.sched_getaffinity(0)) if has_affinity else os.cpu_count() or 1


def pytest_command(arguments: list[str]) -> list[str]:
    """Return the run of all tests on all cores, or of those that the arguments choose on one."""
    chosen = [word for word in arguments if word != "--long"]
    options = [] if chosen else ["-n", str(core_count()), "--dist", "loadfile"]
    if "--long" in arguments:
        options += "--timeout=3600 -o faulthandler_timeout=3600 --hypothesis-profile=long".split()
        return module("pytest", "-m", "", *options, *chosen)
    return module("pytest", *options, *chosen)


def run_checks(arguments: list[str]) -> int:
    """Run every check, pytest last; return 0 only if all of them pass."""
    checks = {
        "ruff check": module("ruff", "check", "."),
        "ruff format": module("ruff", "format", "--check", "."),
        "mypy": module("mypy"),
        "import contracts": [str(BIN / "lint-imports")],
        "dead code": module("vulture"),
        "pytest": pytest_command(arguments),
    }
    failed: list[str] = []
    for name, command in checks.items():
        if name == "pytest" and failed:
            say("failed before the tests: " + ", ".join(failed))
        say(f"{name} …")
        if subprocess.run(command, cwd=str(ROOT), check=False).returncode:
            failed.append(name)
    return 1 if failed else 0


def opens_window(arguments: list[str]) -> bool:
    """Whether these arguments of `pyramide` ask for the window and not for a text."""
    asks_for_text = {"-h", "--help", "--version", "--self-test"} & set(arguments)
    places = [place for place, word in enumerate(arguments) if word[:1] != "-"]
    taking = (["--data-dir"], ["--log-level"])
    words = [arguments[i] for i in places if arguments[i - 1 : i] not in taking]
    return words[:1] in ([], ["play"]) and not asks_for_text


def play(arguments: list[str]) -> int:
    """Run the game, or show it in pictures where there is no screen."""
    if opens_window(arguments) and not has_screen():
        say(f"there is no screen here; pictures of a recorded game go into {PICTURES}/")
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        return hand_over(module("pyramide_qt.show_offscreen", "--out", PICTURES))
    return hand_over(module("pyramide_qt", *arguments))


def main() -> int:
    """Set up what is missing, then play or test; the exit status is that of what ran."""
    arguments = sys.argv[1:]
    is_test = arguments[:1] == ["test"]
    try:
        if sys.version_info < OLDEST:
            return start_again_with_newer_python()
        install_system_packages(is_test)
        make_venv()
        compile_package()
        return run_checks(arguments[1:]) if is_test else play(arguments)
    except SetUpError as error:
        say(str(error))
        return 1
    except OSError as error:
        said = f"the system refused: {error.strerror} ({error.filename}); mend that and try again."
        say(DISK_FULL if error.errno == errno.ENOSPC else said)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
