"""Starts the program `pyramide-qt` in the frozen form."""

import sys

from pyramide_qt.cli import main_window

sys.exit(main_window())
