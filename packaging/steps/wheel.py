"""Builds wheel and source archive, and installs them the ways that players do."""

from __future__ import annotations

import os
import subprocess
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

from frozen import self_test
from identity import COMMAND, PACKAGE, ROOT, VERSION, WINDOW_COMMAND
from run import MB, WORK, Report, StepError, build_python, fresh, run, run_module


def build() -> tuple[Path, Path]:
    """Build both into a fresh folder; return wheel and source archive."""
    place = fresh(WORK / "dist")
    run_module(build_python(), "hatchling", "build", "-d", place, cwd=ROOT)
    [wheel], [archive] = place.glob("*.whl"), place.glob("*.tar.gz")
    return wheel, archive


def prove_contents(wheel: Path, archive: Path, report: Report) -> None:
    """Compare what both hold with the tree; a wheel made of the archive must be the same."""
    tree = {
        path.relative_to(ROOT).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    held = _names(wheel)
    report.add(
        "wheel: every file of the package",
        f"{len(held)} files, {wheel.stat().st_size / MB:.2f} MB",
        held == tree,
    )
    report.add("wheel: version", wheel.name, f"-{VERSION}-" in wheel.name)
    unpacked = fresh(WORK / "from-archive")
    with tarfile.open(archive) as opened:
        opened.extractall(unpacked, filter="data")
    source = next(unpacked.iterdir())
    run_module(build_python(), "hatchling", "build", "-t", "wheel", cwd=source)
    [again] = unpacked.glob("*/dist/*.whl")
    report.add(
        "source archive: makes the same wheel",
        f"{archive.stat().st_size / MB:.2f} MB",
        _names(again) == held,
    )


def _names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as opened:
        return {name for name in opened.namelist() if ".dist-info/" not in name}


def install_with_pip(wheel: Path) -> Path:
    """Install into a clean environment; return the folder of the programs."""
    place = fresh(WORK / "pip")
    python = _venv(place)
    run_module(python, "pip", "install", "-q", wheel)
    return python.parent


def install_with_pipx(wheel: Path) -> Path:
    """Install as pipx does."""
    place = fresh(WORK / "pipx")
    python = _venv(place / "tool")
    run_module(python, "pip", "install", "-q", "pipx")
    homes = {"PIPX_HOME": str(place / "home"), "PIPX_BIN_DIR": str(place / "bin")}
    run_module(python, "pipx", "install", "--python", python, wheel, environment=homes)
    return place / "bin"


def install_with_uv(wheel: Path) -> Path:
    """Install as `uv tool install` does."""
    place = fresh(WORK / "uv")
    python = _venv(place / "tool")
    run_module(python, "pip", "install", "-q", "uv")
    homes = {"UV_TOOL_DIR": str(place / "home"), "UV_TOOL_BIN_DIR": str(place / "bin")}
    uv = python.with_name("uv" + python.suffix)
    run([uv, "tool", "install", "--python", build_python(), wheel], environment=homes)
    return place / "bin"


INSTALLERS: dict[str, Callable[[Path], Path]] = {
    "pip": install_with_pip,
    "pipx": install_with_pipx,
    "uv tool": install_with_uv,
}


def prove_installed(name: str, programs: Path, report: Report) -> None:
    """Let the installed program tell its version, test itself and open its window."""
    suffix = ".exe" if os.name == "nt" else ""
    program, window = programs / f"{COMMAND}{suffix}", programs / f"{WINDOW_COMMAND}{suffix}"
    said = run([program, "--version"]).strip()
    report.add(f"{name}: version", said, said == f"Pyramide {VERSION}")
    self_test(program, report, f"{name}: self-test")
    environment = {"QT_QPA_PLATFORM": "offscreen", "PYRAMIDE_DATA_DIR": str(fresh(WORK / "data"))}
    try:
        run([window, "--exit-when-shown"], environment=environment)
    except subprocess.CalledProcessError as error:
        raise StepError(f"the window does not open: {error.stdout[-300:]}") from error
    report.add(f"{name}: window opens", window.name)


def _venv(place: Path) -> Path:
    run_module(build_python(), "venv", place)
    return place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
