"""Writes the bill of materials of the bundle, and the checksums of what is released."""

from __future__ import annotations

import hashlib
import json
import re
import sqlite3
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from identity import LICENCE, NAME, PACKAGING, VERSION, source_time

_LICENCES = {
    "pyside6-essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
    "platformdirs": "MIT",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
}


def bill_of_materials() -> dict[str, Any]:
    """What is in the bundles, as CycloneDX 1.5."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(source_time(), UTC).isoformat(),
            "component": _component(NAME, VERSION, LICENCE, kind="application"),
        },
        "components": [
            _component("python", sys.version.split()[0], "PSF-2.0"),
            _component("sqlite", sqlite3.sqlite_version, "blessing"),
            *(_pinned(name, *found) for name, found in _pins().items() if name in _LICENCES),
        ],
    }


def _component(name: str, version: str, licence: str, kind: str = "library") -> dict[str, Any]:
    return {
        "type": kind,
        "name": name,
        "version": version,
        "licenses": [{"expression": licence}],
    }


def _pinned(name: str, version: str, hashes: list[str]) -> dict[str, Any]:
    return _component(name, version, _LICENCES[name]) | {
        "purl": f"pkg:pypi/{name}@{version}",
        "hashes": [{"alg": "SHA-256", "content": content} for content in hashes],
    }


def _pins() -> dict[str, tuple[str, list[str]]]:
    text = (PACKAGING / "requirements.lock").read_text(encoding="utf-8")
    pins = {}
    for entry in re.split(r"\n(?=\S)", text):
        found = re.match(r"([\w.-]+)==([\w.]+)", entry)
        if found:
            pins[found[1].lower()] = (found[2], re.findall(r"sha256:([0-9a-f]{64})", entry))
    return pins


def write_papers(folder: Path) -> tuple[Path, Path]:
    """Write the bill and the checksums of all files in `folder` beside them."""
    bill = folder / f"pyramide-{VERSION}.cdx.json"
    bill.write_text(json.dumps(bill_of_materials(), indent=2) + "\n", encoding="utf-8")
    sums = folder / "SHA256SUMS"
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(folder.iterdir())
        if path.is_file() and path != sums
    ]
    sums.write_text("".join(lines), encoding="utf-8")
    return bill, sums
