"""What tests with programs of the system need of a Debian or Ubuntu.

Read by play.py before anything is installed: only the standard library.
"""

from __future__ import annotations

import ctypes
import os
import shutil
from collections.abc import Mapping
from pathlib import Path

# Program or file -> package.
PROGRAMS = {
    "Xvfb": "xvfb",
    "dbus-run-session": "dbus",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
}
FILES = {
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "/usr/lib/python3/dist-packages/pyatspi": "python3-pyatspi",
}


def missing_libraries(libraries: Mapping[str, str]) -> list[str]:
    """Those of `libraries` that cannot be loaded."""
    missing = []
    for library in libraries:
        try:
            ctypes.CDLL(library)
        except OSError:
            missing.append(library)
    return missing


def missing_for_tests(libraries: Mapping[str, str]) -> list[str]:
    """Return the packages to install for these tests, where this can be done without asking.

    Without them those tests are left out, so nobody is asked for a password because of them.
    `libraries`: library -> package, of those that a window on a screen needs.
    """
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return []
    packages = [name for program, name in PROGRAMS.items() if not shutil.which(program)]
    packages += [name for path, name in FILES.items() if not Path(path).exists()]
    return packages + [libraries[library] for library in missing_libraries(libraries)]
