"""Loads the modules of the packaging steps, which are no package of ours."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType

from tests.helpers.source_tree import ROOT

PACKAGING = ROOT / "packaging"


def step(name: str) -> ModuleType:
    """The module of that name in `packaging/steps` or `packaging/pyinstaller`."""
    for folder in ("pyinstaller", "steps"):
        place = str(PACKAGING / folder)
        if place not in sys.path:
            sys.path.insert(0, place)
    return importlib.import_module(name)
