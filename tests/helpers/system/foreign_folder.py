"""A folder of modules that nothing may load: each one leaves a mark, then fails."""

from __future__ import annotations

import py_compile
import sys
from collections.abc import Collection
from enum import StrEnum
from pathlib import Path

OTHERS = (
    *("PySide6", "shiboken6", "platformdirs", "pyramide_qt", "tests", "play", "pip", "pytest"),
    *("sitecustomize", "usercustomize", "numpy", "org", "typing_extensions"),
)
NAMES = tuple(sorted({*sys.stdlib_module_names, *OTHERS}))
PARTS = ("QtCore", "QtGui", "QtWidgets", "cli", "app", "solver", "decoder", "path", "abc")
# Read by Qt beside the program; with this one it would find no screen.
QT_CONF = "[Paths]\nPrefix = nowhere\nPlugins = nowhere\n"


class Form(StrEnum):
    """What a foreign module is."""

    FILE = "file"
    FOLDER = "folder"
    COMPILED = "compiled"
    NAMESPACE = "namespace"


def add_qt_files(place: Path) -> None:
    """Put there what Qt reads beside a program, and plugins that are none."""
    for name in ("qt.conf", "qt6.conf", "qtlogging.ini"):
        (place / name).write_text(QT_CONF)
    for folder in (place, place / "plugins", place / "Qt" / "plugins"):
        for kind in ("platforms", "platformthemes", "styles", "imageformats", "iconengines"):
            (folder / kind).mkdir(parents=True)
            (folder / kind / "libqoffscreen.so").write_bytes(b"noise")


class ForeignFolder:
    """Makes the folder `place`, without the names in `but`, and knows what was loaded from it."""

    def __init__(self, place: Path, form: Form = Form.FILE, but: Collection[str] = ()) -> None:
        self.place = place
        self._mark = place.with_name(f"{place.name}-loaded.txt")
        self._source = (
            f"with open({str(self._mark)!r}, 'a') as mark:\n    mark.write(__name__ + '\\n')\n"
            "raise RuntimeError(__name__ + ' was loaded from a foreign folder')\n"
        )
        place.mkdir()
        add_qt_files(place)
        for name in NAMES:
            if name not in but:
                self._add(name, form)

    @property
    def loaded(self) -> list[str]:
        """The names of the modules that were loaded from here."""
        return self._mark.read_text().split() if self._mark.exists() else []

    def _add(self, name: str, form: Form) -> None:
        if form is Form.FILE:
            (self.place / f"{name}.py").write_text(self._source)
        elif form is Form.COMPILED:
            self._compile(self.place / f"{name}.pyc")
        else:
            folder = self.place / name
            folder.mkdir()
            parts = ("__init__",) if form is Form.FOLDER else PARTS
            for part in parts:
                (folder / f"{part}.py").write_text(self._source)

    def _compile(self, target: Path) -> None:
        source = self._mark.with_suffix(".py")
        source.write_text(self._source)
        py_compile.compile(str(source), str(target), doraise=True)
