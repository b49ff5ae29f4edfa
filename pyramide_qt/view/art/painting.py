"""A painter that always ends: one still alive when its picture dies takes the program with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintDevice, QPainter


@contextmanager
def painting_on(picture: QPaintDevice) -> Iterator[QPainter]:
    """A smooth painter without a pen on a picture, ended even when painting fails."""
    painter = QPainter(picture)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        yield painter
    finally:
        painter.end()


@contextmanager
def kept_state(painter: QPainter) -> Iterator[None]:
    """Give the painter back as it was, even when painting fails."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()
