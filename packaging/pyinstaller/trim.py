"""Says which files PyInstaller found go into the bundle, and complains about missing ones."""

from __future__ import annotations

import logging
import re
import subprocess
from collections.abc import Iterable
from pathlib import PurePosixPath

Entry = tuple[str, str, str]
"""A file of the bundle as PyInstaller names it: place in it, place on this disk, kind."""

# Python modules that something imports only for what the game never does.
EXCLUDED_MODULES = [
    *("_hashlib", "_ssl", "ssl", "socket", "_socket", "asyncio", "tkinter", "_tkinter"),
    *("pydoc", "doctest", "unittest", "xmlrpc", "http", "ftplib", "smtplib", "lib2to3"),
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
    *("_multibytecodec", "curses", "_curses", "readline", "pdb", "xml.dom", "xml.sax"),
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL"),
    *("setuptools", "pkg_resources", "distutils", "pip"),
]
# Parts of Qt that nothing in the program reaches.
_DROPPED_LIBRARIES = re.compile(
    r"(lib)?(Qt6?)(Qml|Quick|Pdf|VirtualKeyboard|WaylandCompositor|WaylandEglCompositor|EglFS|EglFs|"
    r"Network|OpenGLWidgets|Labs|Lottie|Designer|Help|PrintSupport|Sql|Test|UiTools|Xml|"
    r"Concurrent|WlShell)|opengl32sw\.dll|d3dcompiler|avcodec|avformat|avutil|swscale|swresample"
)
_KEPT_PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg", "qico"},
    "platforms": {"qxcb", "qwayland", "qwayland-generic", "qwayland-egl", "qoffscreen"}
    | {"qwindows", "qcocoa"},
    "platforminputcontexts": {f"{name}platforminputcontextplugin" for name in ("compose", "ibus")},
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qwindowsvistastyle", "qmodernwindowsstyle", "qmacstyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-graphics-integration-client": {"qt-plugin-wayland-egl"},
    "wayland-shell-integration": {"xdg-shell"},
    "xcbglintegrations": {"qxcb-egl-integration", "qxcb-glx-integration"},
}
# Helpers of the display protocols that a system may lack; the portable form carries them.
_CARRIED = re.compile(
    r"lib(xcb-(cursor|icccm|image|keysyms|render-util|util|xkb|shape)|xkbcommon(-x11)?|"
    r"wayland-cursor|sqlite3|ffi|bz2|lzma)\.so"
)


def is_wanted(entry: Entry, languages: set[str], is_portable: bool) -> bool:
    """Whether that file goes into the bundle.

    `languages` are the codes of the catalogues that are shipped. Libraries of the distribution
    stay outside: the package names them, and a foreign libstdc++ would keep the drivers of the
    screen from loading. The portable form carries a few that a system may lack.
    """
    target, source, _kind = entry
    path = PurePosixPath(target.replace("\\", "/"))
    if "translations" in path.parts and "PySide6" in path.parts:
        return _is_wanted_translation(path.name, languages)
    if "plugins" in path.parts:
        return _is_wanted_plugin(path)
    if _DROPPED_LIBRARIES.match(path.name):
        return False
    return not is_of_system(source) or (is_portable and bool(_CARRIED.match(path.name)))


def is_of_system(source: str) -> bool:
    """Whether the distribution owns that library; Python's own parts are ours to carry."""
    path = PurePosixPath(source)
    if not source.startswith(("/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/")):
        return False
    return not path.name.startswith("libpython") and not any(
        part.startswith("python3") for part in path.parts
    )


def _is_wanted_translation(name: str, languages: set[str]) -> bool:
    return name.endswith(".qm") and name.removeprefix("qtbase_").removesuffix(".qm") in languages


def _is_wanted_plugin(path: PurePosixPath) -> bool:
    kept = _KEPT_PLUGINS.get(path.parent.name, set())
    return path.name.split(".")[0].removeprefix("lib") in kept


class MissingLibraries(logging.Handler):
    """Hears what PyInstaller only warns of: a library that some part needs was not found."""

    _WARNING = re.compile(r"Library not found: .*?'([^']+)', dependency of '([^']+)'")

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._found: list[tuple[str, str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        found = self._WARNING.search(record.getMessage())
        if found:
            self._found.append((found[1], found[2]))

    def complaints(self, kept_sources: set[str]) -> list[str]:
        """A line for each library that a part needs which is kept."""
        return sorted(
            {f"{needed}, needed by {by}" for needed, by in self._found if by in kept_sources}
        )


def missing_by_loader(sources: Iterable[str]) -> list[str]:
    """A line for each library that the loader of Linux cannot find for one of `sources`.

    PyInstaller says nothing where a plugin of Qt lacks one that only the plugin needs.
    """
    complaints: set[str] = set()
    for source in sources:
        said = subprocess.run(["ldd", source], capture_output=True, text=True, check=False).stdout
        missing = (line.split()[0] for line in said.splitlines() if line.endswith("=> not found"))
        complaints |= {f"{library}, needed by {source}" for library in missing}
    return sorted(complaints)
