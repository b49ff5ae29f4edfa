"""The text of a settings file: JSON with a version, read with suspicion."""

from __future__ import annotations

import errno
import io
import json
import math
import os
import stat
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

# A thousand times what the settings need; a bigger file is not ours.
MAX_BYTES = 1_000_000


class DamagedSettings(ValueError):
    """The bytes are not a settings file; the message says why."""


class StoredSettings(NamedTuple):
    """What a settings file says: its version, and JSON values by key, known keys or not."""

    version: int
    values: dict[str, Any]


def read_settings(path: Path) -> StoredSettings:
    """Read the file at `path`; raise DamagedSettings or OSError, also if it is a pipe or device."""
    with io.BufferedReader(io.FileIO(path, opener=_open_at_once)) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
        return parse_settings(file.read(MAX_BYTES + 1))


def _open_at_once(name: str, flags: int) -> int:
    """Open without waiting for somebody to write into a pipe."""
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0))


def parse_settings(data: bytes) -> StoredSettings:
    """Read the bytes of a settings file; raise DamagedSettings if they are none."""
    if len(data) > MAX_BYTES:
        raise DamagedSettings("The file is too long.")
    try:
        stored = json.loads(
            data.decode("utf-8"), parse_constant=_refuse_constant, parse_float=_finite
        )
    except (ValueError, RecursionError) as error:
        raise DamagedSettings(f"The file is not JSON: {error}.") from error
    if not isinstance(stored, dict):
        raise DamagedSettings("The file holds no settings.")
    version, values = stored.get("version"), stored.get("settings")
    if type(version) is not int or not 1 <= version <= 1_000_000 or not isinstance(values, dict):
        raise DamagedSettings("The file has no version or no settings.")
    return StoredSettings(version, values)


def settings_bytes(stored: StoredSettings) -> bytes:
    """Return the file's bytes; `parse_settings` is the inverse."""
    text = json.dumps(
        {"version": stored.version, "settings": stored.values}, indent=2, sort_keys=True
    )
    return (text + "\n").encode("ascii")


def _finite(text: str) -> float:
    # 1e999 reads as infinity, which could be written but not read again.
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is too large")
    return number


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")
