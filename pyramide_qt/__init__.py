"""Pyramide: Pyramid solitaire and its family on the desktop."""

__version__ = "0.1.0"
APP_ID = "io.github.pyramide_qt.Pyramide"
"""What desktops and installers call the program; window, desktop file and icon carry it."""
