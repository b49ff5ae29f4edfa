"""Starts the program `pyramide` in the frozen form."""

import sys

from pyramide_qt.cli import main

sys.exit(main())
