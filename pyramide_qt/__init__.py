"""Pyramide: Pyramid solitaire and its family on the desktop."""

import os
import sys

__version__ = "0.1.0"
APP_ID = "io.github.pyramide_qt.Pyramide"
"""What desktops and installers call the program; window, desktop file and icon carry it."""


def _forget_folder_of_start() -> None:
    """Keep `python -m pyramide_qt` from loading modules that lie in the current folder.

    It has put that folder first. The parts of this package are found without it.
    """
    try:
        # Modules as big as pathlib would still come from there.
        if sys.path[:1] == [os.getcwd()]:  # noqa: PTH109
            del sys.path[0]
    except OSError:
        # A folder that is gone was not put there either.
        return


# While Python looks for the module that -m names, which begins with this one.
if sys.argv and sys.argv[0] == "-m" and not sys.flags.safe_path:
    _forget_folder_of_start()
