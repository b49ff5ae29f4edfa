"""Runs the commands of the steps, and holds what they found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from identity import ROOT

WORK = Path(os.environ.get("PYRAMIDE_WORK", str(ROOT / "build" / "packaging")))
"""Where everything is made; nothing in it is needed afterwards."""
MB = 1_000_000


class StepError(Exception):
    """Something does not hold; the text says what."""


@dataclass
class Report:
    """The rows of the table: what was looked at, what was found, whether it holds."""

    rows: list[tuple[str, str, bool]] = field(default_factory=list)

    def add(self, name: str, figure: str, holds: bool = True) -> None:
        """Note a row and print it at once."""
        self.rows.append((name, figure, holds))
        verdict = "ok" if holds else "FAILED"
        print(f"  {verdict:6}  {name:44}  {figure}", flush=True)

    @contextmanager
    def step(self, title: str) -> Iterator[None]:
        """Note what is raised within as failed, and how long it took."""
        print(f"{title} …", flush=True)
        begin = time.monotonic()
        try:
            yield
        except (StepError, OSError, ValueError, subprocess.SubprocessError) as error:
            self.add(title, _sentence(error), holds=False)
        print(f"          {title} took {time.monotonic() - begin:.1f} s", flush=True)

    @property
    def is_good(self) -> bool:
        return bool(self.rows) and all(holds for _, _, holds in self.rows)


def _sentence(error: Exception) -> str:
    if isinstance(error, subprocess.CalledProcessError):
        said = f"{error.stdout or ''}{error.stderr or ''}".strip().splitlines()
        return f"{' '.join(map(str, error.cmd))[:120]} ended with {error.returncode}: " + (
            " | ".join(said[-6:])
        )
    return str(error)


def run(command: Sequence[str | Path], timeout_s: float = 600, **options: object) -> str:
    """Run `command` and return what it wrote; CalledProcessError if it fails.

    `environment` in the options is added to that of this process.
    """
    environment = dict(os.environ)
    environment.update(options.pop("environment", {}))  # type: ignore[call-overload]
    done = subprocess.run(
        [str(part) for part in command],
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
        timeout=timeout_s,
        **options,  # type: ignore[call-overload]
    )
    return str(done.stdout)


def run_module(python: Path, name: str, *arguments: str | Path, **options: Any) -> str:
    """Run a module of `python`, as `run` does; none that lies in the current folder is loaded."""
    return run([python, "-P", "-m", name, *arguments], **options)


def fresh(folder: Path) -> Path:
    """Make `folder` anew and empty."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    return folder


def size_of(folder: Path) -> int:
    """The bytes of all files below `folder`, each link for nothing."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def need(*programs: str) -> None:
    """StepError that names what is not installed."""
    missing = [name for name in programs if not shutil.which(name)]
    if missing:
        raise StepError(f"this machine lacks {', '.join(missing)}")


def build_python() -> Path:
    """The Python of the environment that builds; made from the lock file when first wanted.

    Made with the distribution's own Python where there is one: its library asks for no newer
    system than the distribution is.
    """
    venv = WORK / "venv"
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    lock = ROOT / "packaging" / "requirements.lock"
    stamp = venv / "lock.txt"
    if stamp.exists() and stamp.read_bytes() == lock.read_bytes():
        return python
    own = Path("/usr/bin/python3")
    is_linux = sys.platform == "linux" and own.exists()
    fresh(venv)
    run_module(own if is_linux else Path(sys.executable), "venv", venv)
    run_module(python, "pip", "install", "-q", "--require-hashes", "-r", lock)
    stamp.write_bytes(lock.read_bytes())
    return python


def tool(name: str) -> Path:
    """A program of the environment that builds."""
    python = build_python()
    return python.with_name(name + python.suffix)
