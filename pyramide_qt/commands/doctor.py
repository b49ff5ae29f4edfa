"""The command that says where everything lies and whether it is sound, for a bug report."""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pyramide_qt import __version__
from pyramide_qt.commands.parser import add_command, add_json
from pyramide_qt.paths import find_places
from pyramide_qt.printing import say
from pyramide_qt.solver.own_program import program_command
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.files.database_schema import STEPS
from pyramide_qt.store.queries.statistics import Statistics
from pyramide_qt.store.reading import open_to_read

if TYPE_CHECKING:
    from PySide6.QtGui import QScreen

    from pyramide_qt.commands.parser import Subparsers

_QT_WAIT_S = 20


def add_parser(subparsers: Subparsers) -> None:
    """Add the parser of `doctor`."""
    text = "say where everything lies and check it"
    doctor = add_command(subparsers, "doctor", text, _run_doctor)
    doctor.add_argument("--ask-qt", action="store_true", help=argparse.SUPPRESS)
    doctor.add_argument(
        "--full-paths", action="store_true", help="with the name of your home folder"
    )
    add_json(doctor)


def _run_doctor(options: argparse.Namespace) -> int:
    if options.ask_qt:
        return _tell_of_qt()
    places = find_places(getattr(options, "data_dir", None))
    report: dict[str, Any] = {
        "version": __version__,
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "system": platform.platform(),
        **_qt_facts(),
        "database_version": len(STEPS),
        "files": {
            name: _file_facts(getattr(places, name))
            for name in ("settings_file", "database_file", "lock_file", "log_file", "crash_log")
        },
        "games": _game_facts(places.database_file),
    }
    if not options.full_paths:
        report = _without_home(report)
    say(json.dumps(report) if options.json else "\n".join(_lines(report)))
    return 0 if report["games"]["is_sound"] else 1


def _without_home(value: Any) -> Any:
    """The same without the name of the home folder, which often is that of a person."""
    if isinstance(value, dict):
        return {name: _without_home(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_without_home(each) for each in value]
    return _hidden(value) if isinstance(value, str) else value


def _hidden(text: str) -> str:
    home = Path("~").expanduser()
    for folder in (home, home.resolve()):
        if folder.name:
            text = text.replace(str(folder), "~")
            # Disks that were put in lie in a folder of the same name.
            name = re.escape(folder.name)
            text = re.sub(rf"(?<=[/\\]){name}(?=[/\\]|$)", "~", text)
    return text


def _file_facts(path: Path) -> dict[str, Any]:
    facts: dict[str, Any] = {"path": str(path), "bytes": None, "can_write": _can_write(path)}
    try:
        facts["bytes"] = path.stat().st_size
    except OSError:
        return facts
    return facts


def _can_write(path: Path) -> bool:
    """Whether the file, or the nearest folder above that is there, can be written."""
    for place in (path, *path.parents):
        if place.exists():
            return os.access(place, os.W_OK)
    return False


def _game_facts(path: Path) -> dict[str, Any]:
    """What the database says of itself; it is only read."""
    facts: dict[str, Any] = {"is_sound": False, "problems": [], "played": None}
    try:
        reader = open_to_read(path)
    except StoreError as error:
        facts["problems"] = [str(error)]
        return facts
    try:
        checked = [str(text) for (text,) in reader.fetch("PRAGMA integrity_check(20)")]
        stray = len(reader.fetch("PRAGMA foreign_key_check"))
        facts["problems"] = [text for text in checked if text != "ok"]
        if stray:
            facts["problems"].append(f"{stray} rows belong to no game.")
        facts["played"] = Statistics(reader).totals().played
    except StoreError as error:
        facts["problems"].append(str(error))
    finally:
        reader.close()
    facts["is_sound"] = not facts["problems"]
    return facts


def _tell_of_qt() -> int:
    """Print what Qt says of itself, a line of JSON each: versions, screens, platform."""
    from PySide6 import QtCore
    from PySide6 import __version__ as pyside

    _print_json({"pyside": pyside, "qt": QtCore.qVersion()})
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication(sys.argv[:1])
    _print_json([_screen_facts(screen) for screen in application.screens()])
    _print_json(application.platformName())
    return 0


def _screen_facts(screen: QScreen) -> dict[str, Any]:
    return {
        "width": screen.size().width(),
        "height": screen.size().height(),
        "pixel_ratio": screen.devicePixelRatio(),
        "dpi": round(screen.logicalDotsPerInch(), 1),
        "hertz": round(screen.refreshRate(), 1),
    }


def _print_json(value: object) -> None:
    # At once, since Qt ends a program without a screen.
    say(json.dumps(value))
    sys.stdout.flush()


def _qt_facts() -> dict[str, Any]:
    """Versions of Qt and its binding, screens and platform; None for what does not answer.

    Qt is asked in a process of its own, which it ends where there is no screen.
    """
    answers: list[Any] = []
    try:
        result = subprocess.run(
            program_command("doctor", "--ask-qt"),
            capture_output=True,
            text=True,
            timeout=_QT_WAIT_S,
            check=False,
        )
        answers = [json.loads(line) for line in result.stdout.splitlines()[:3]]
    except (OSError, ValueError, subprocess.TimeoutExpired):
        pass
    versions, screens, name = (*answers, None, None, None)[:3]
    known = versions if isinstance(versions, dict) else {}
    return {
        "qt": known.get("qt"),
        "pyside": known.get("pyside"),
        "platform": name,
        "screens": screens,
    }


def _lines(report: dict[str, Any]) -> list[str]:
    simple = ("version", "python", "sqlite", "qt", "pyside", "system", "platform")
    lines = [f"{name:14}{report[name] or '-'}" for name in simple]
    for number, screen in enumerate(report["screens"] or [], start=1):
        size = f"{screen['width']} x {screen['height']} pixels"
        ratio, dpi, hertz = screen["pixel_ratio"], screen["dpi"], screen["hertz"]
        lines.append(f"{f'screen {number}':14}{size}, ratio {ratio}, {dpi} dpi, {hertz} Hz")
    if not report["screens"]:
        lines.append(f"{'screen':14}none")
    for name, facts in report["files"].items():
        size = "not there" if facts["bytes"] is None else f"{facts['bytes']} bytes"
        note = "" if facts["can_write"] else ", cannot be written"
        lines.append(f"{name.replace('_', ' '):14}{facts['path']} ({size}{note})")
    games = report["games"]
    if games["is_sound"]:
        return [*lines, f"{'games':14}{games['played']}, the database is sound"]
    return [*lines, *(f"{'problem':14}{text}" for text in games["problems"])]
