"""Reads the files that come with the program, one function for each kind."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

ICON_INK = "#1E2430"
"""The ink of the action icons as drawn; readers put their own colour in its place."""
APP_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def _folder(name: str) -> Path:
    # The program is never run from a zip, and looking for one takes a part of the start.
    return Path(__file__).with_name(name)


def icon_names() -> tuple[str, ...]:
    """The names of all action icons, sorted."""
    found = (entry.name for entry in _folder("icons").joinpath("actions").iterdir())
    return tuple(sorted(name.removesuffix(".svg") for name in found if name.endswith(".svg")))


@lru_cache(maxsize=64)
def action_icon_svg(name: str) -> str:
    """The SVG text of an action icon, drawn in `ICON_INK`; raises FileNotFoundError if unknown."""
    return _folder("icons").joinpath("actions", f"{name}.svg").read_text(encoding="utf-8")


def app_icon_svg() -> bytes:
    """The icon of the program as SVG."""
    return _folder("icons").joinpath("pyramide.svg").read_bytes()


def app_icon_png(size_px: int) -> bytes:
    """The icon of the program as PNG, `size_px` one of `APP_ICON_SIZES`."""
    return _folder("icons").joinpath(f"pyramide-{size_px}.png").read_bytes()


class Licence(NamedTuple):
    """Whose terms they are, what they are called, and the name of the file with the text."""

    name: str
    terms: str
    file: str


def licences() -> tuple[Licence, ...]:
    """The licence of the program, then those of all that may come with it."""
    return (
        Licence("Pyramide", "GPL-3.0-or-later", "gpl-3.txt"),
        Licence("Qt, Qt for Python", "LGPL-3.0", "lgpl-3.txt"),
        Licence("Qt: third-party parts", "ICU, FreeType, HarfBuzz, PCRE2 …", "qt.txt"),
        Licence("Python", "PSF-2.0", "python.txt"),
        Licence("platformdirs", "MIT", "platformdirs.txt"),
        Licence("PyInstaller", "GPL-2.0-or-later WITH Bootloader-exception", "pyinstaller.txt"),
    )


def licence_text(licence: Licence) -> str:
    """The whole text of a licence."""
    return _folder("licences").joinpath(licence.file).read_text(encoding="utf-8")


def sound_file(name: str) -> Path:
    """The file of a sound, made by `tools/make_sounds.py`."""
    return _folder("sounds").joinpath(f"{name}.wav")
