"""Reads of a write-ahead journal what SQLite does not tell; see sqlite.org/fileformat2.html."""

from __future__ import annotations

import struct
from pathlib import Path

_HEADER_BYTES = 32
_FRAME_HEADER_BYTES = 24
_VERSION = 3_007_000
# The last bit says in which order of bytes the sums are made.
_MAGIC = 0x377F0682


def is_wal_header(head: bytes) -> bool:
    """Whether SQLite would take `head` for the beginning of a journal."""
    if len(head) < _HEADER_BYTES:
        return False
    magic, version, page_bytes = (_number(head, place) for place in (0, 4, 8))
    if magic & ~1 != _MAGIC or version != _VERSION or not 512 <= page_bytes <= 65536:
        return False
    first = second = 0
    for one, other in struct.iter_unpack(">II" if magic & 1 else "<II", head[:24]):
        first = (first + one + second) % 2**32
        second = (second + other + first) % 2**32
    return (first, second) == (_number(head, 24), _number(head, 28))


def has_later_commits(path: Path, used: int) -> bool:
    """Whether more than one transaction ends behind the first `used` frames, which SQLite takes.

    One may: the disk was still writing it. Those before it were on the disk, and if SQLite cannot
    read them, something has damaged them since. Raises OSError.
    """
    commits = 0
    with path.open("rb") as file:
        header = file.read(_HEADER_BYTES)
        frame_bytes = _FRAME_HEADER_BYTES + _number(header, 8)
        file.seek(_HEADER_BYTES + used * frame_bytes)
        while commits < 2 and len(head := file.read(_FRAME_HEADER_BYTES)) == _FRAME_HEADER_BYTES:
            # Salts tell this round of the journal from earlier ones; only the last page of a
            # transaction says how many pages there are.
            commits += head[8:16] == header[16:24] and head[4:8] != bytes(4)
            file.seek(frame_bytes - _FRAME_HEADER_BYTES, 1)
    return commits > 1


def _number(text: bytes, place: int) -> int:
    return int.from_bytes(text[place : place + 4], "big")
