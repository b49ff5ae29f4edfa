"""A log for bug reports: silent, and not even loaded, until it is asked for.

The parts of the program call `debug`, `info` and `warning`. They cost a look at one name unless
`start_log` was called; then they are those of the standard library's `logging`.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import logging

LEVELS = ("debug", "info", "warning", "error")
# The log and the one before it together.
MAX_BYTES = 512 * 1024
_logger: logging.Logger | None = None


def start_log(level: str, path: Path) -> None:
    """Write messages of `level`, one of LEVELS, and above to the bounded log in `path`.

    The file is made with the first message. Where it cannot be written, nothing is disturbed.
    """
    global _logger  # noqa: PLW0603
    import logging
    from logging.handlers import RotatingFileHandler

    stop_log()
    if path.exists() and not path.is_file():
        # A pipe would be waited for.
        return
    logging.raiseExceptions = False
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    handler = RotatingFileHandler(
        path, maxBytes=MAX_BYTES // 2, backupCount=1, delay=True, encoding="utf-8", errors="replace"
    )
    handler.setFormatter(
        logging.Formatter(
            "%(asctime)s.%(msecs)03d %(levelname)-7s %(message)s", "%Y-%m-%d %H:%M:%S"
        )
    )
    _logger = logging.getLogger("pyramide")
    _logger.addHandler(handler)
    _logger.propagate = False
    _logger.setLevel(level.upper())


def stop_log() -> None:
    """Write no more, and close the file."""
    global _logger
    logger, _logger = _logger, None
    if logger is not None:
        for handler in list(logger.handlers):
            logger.removeHandler(handler)
            # What could not be written before cannot be written at the end.
            with contextlib.suppress(OSError):
                handler.close()


def is_logging() -> bool:
    """Whether anything is written now."""
    return _logger is not None


def debug(text: str, *values: object) -> None:
    """Note what only a developer wants to know; `values` fill the `%s` of `text`."""
    if _logger is not None:
        _logger.debug(text, *values)


def info(text: str, *values: object) -> None:
    """Note a step of the program."""
    if _logger is not None:
        _logger.info(text, *values)


def warning(text: str, *values: object) -> None:
    """Note that something is not as it should be."""
    if _logger is not None:
        _logger.warning(text, *values)
