"""Runs the program `pyramide` as `python -m pyramide_qt`."""

import sys

from pyramide_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
