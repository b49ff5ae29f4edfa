"""Packs the pictures of the program into the icon files of Windows and macOS."""

from __future__ import annotations

import struct
from pathlib import Path

from identity import PACKAGE

_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# Kinds of the icon format of macOS that hold a PNG of that many pixels.
_ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def png(size_px: int) -> bytes:
    """The icon as PNG."""
    return (PACKAGE / "resources" / "icons" / f"pyramide-{size_px}.png").read_bytes()


def write_ico(target: Path) -> Path:
    """Write an icon for Windows with all sizes that it asks for."""
    pictures = [png(size) for size in _ICO_SIZES]
    place = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in zip(_ICO_SIZES, pictures, strict=True):
        # The format writes 256 as 0.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(head + b"".join(pictures))
    return target


def write_icns(target: Path) -> Path:
    """Write an icon for macOS."""
    parts = b"".join(
        kind + struct.pack(">I", len(png(size)) + 8) + png(size)
        for size, kind in _ICNS_KINDS.items()
    )
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(b"icns" + struct.pack(">I", len(parts) + 8) + parts)
    return target
