"""Files that lie beside others for a moment: their names, and what a kill left of them."""

from __future__ import annotations

import contextlib
import os
import re
import stat
import time
from pathlib import Path

_NAME = re.compile(r"\..+\.(\d+)\.(new|trial)(-wal|-shm|-journal)?")
# A process of ours that still works on one writes it in seconds; the number of one that has gone
# may belong to another program by now.
_MAX_AGE_S = 24 * 60 * 60


def passing_name(path: Path, word: str) -> Path:
    """A name beside `path` that no other process and no player uses: `.games.db.4711.new`."""
    return path.with_name(f".{path.name}.{os.getpid()}.{word}")


def remove_leftovers(folder: Path) -> None:
    """Remove what killed processes of ours have left in `folder`; what cannot be stays."""
    with contextlib.suppress(OSError):
        for entry in os.scandir(folder):
            found = _NAME.fullmatch(entry.name)
            with contextlib.suppress(OSError):
                if found and _is_left_over(entry.stat(follow_symlinks=False), int(found[1])):
                    Path(entry.path).unlink()


def _is_left_over(status: os.stat_result, process_id: int) -> bool:
    if not stat.S_ISREG(status.st_mode) or process_id == os.getpid():
        return False
    return time.time() - status.st_mtime > _MAX_AGE_S or _has_ended(process_id)


def _has_ended(process_id: int) -> bool:
    """Whether there is no such process; only asked where asking cannot end it."""
    if os.name != "posix":
        return False
    try:
        os.kill(process_id, 0)
    except (ProcessLookupError, OverflowError):
        return True
    except OSError:
        return False
    return False
