"""A screen that nobody sees, and what can be seen on it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from run import StepError, build_python, need, run

_SIZE = "1280x900x24"
_MIN_COLOURS = 500
# Run with the Qt that is packed anyway, so no other program is needed.
_GRAB = """
import sys
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
picture = application.primaryScreen().grabWindow(0).toImage()
picture.save(sys.argv[1])
colours, reds, blacks, papers = set(), 0, 0, 0
for y in range(0, picture.height(), 2):
    for x in range(0, picture.width(), 2):
        colour = picture.pixelColor(x, y)
        red, green, blue = colour.red(), colour.green(), colour.blue()
        colours.add((red, green, blue))
        reds += red > 150 and green < 80 and blue < 90
        blacks += max(red, green, blue) < 60
        papers += min(red, green, blue) > 225
print(len(colours), reds, blacks, papers)
"""
_COMPARE = """
import sys
from PySide6.QtGui import QImage
one, other = (QImage(name).convertToFormat(QImage.Format.Format_RGB32) for name in sys.argv[1:])
pairs = zip(bytes(one.bits())[1::4], bytes(other.bits())[1::4])
print(sum(abs(green - also) > 40 for green, also in pairs) / (one.width() * one.height()))
"""


@contextmanager
def screen() -> Iterator[str]:
    """A screen of its own; its name as for DISPLAY."""
    need("Xvfb")
    reader, writer = os.pipe()
    # Without a reset, which would turn away who comes just when the last window has gone.
    options = ("-noreset", "-nolisten", "tcp", "-ac")
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", _SIZE, *options],
        pass_fds=[writer],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as said:
            number = said.readline().strip()
        if not number:
            raise StepError("Xvfb did not start")
        yield f":{number}"
    finally:
        process.terminate()
        process.wait()


def look_at(display: str, picture: Path, title: str) -> str:
    """Take a picture of the screen and judge it; StepError if no table with cards is on it."""
    environment = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    said = run([build_python(), "-P", "-c", _GRAB, picture], environment=environment)
    colours, reds, blacks, papers = map(int, said.splitlines()[-1].split())
    figure = f'"{title}": {colours} colours, {reds} red, {blacks} black, {papers} paper'
    # Fifty-two cards, half of them red, lie on paper that is nearly white.
    if colours < _MIN_COLOURS or reds < 300 or blacks < 300 or papers < 5000:
        raise StepError(f"the screen shows no cards: {figure}")
    return figure


def share_unlike(one: Path, other: Path) -> float:
    """Which part of two pictures of the screen differs plainly."""
    return float(run([build_python(), "-P", "-c", _COMPARE, one, other]).split()[-1])


def window_titles(display: str) -> list[str]:
    """The titles of all windows on the screen."""
    need("xwininfo")
    said = run(
        ["xwininfo", "-root", "-tree", "-display", display], environment={"LC_ALL": "C.UTF-8"}
    )
    return [line.split('"')[1] for line in said.splitlines() if '"' in line]
