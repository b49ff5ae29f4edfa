"""The command that opens the window."""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pyramide_qt.cli_parser import CommandError, add_command, add_data_dir
from pyramide_qt.rules.deal_code import parse_code, rules_of

if TYPE_CHECKING:
    from pyramide_qt.cli_parser import Subparsers


@dataclass(frozen=True)
class WindowOptions:
    """What was asked of the window: a deal `code` in strict form, or None to resume or deal."""

    code: str | None = None
    data_dir: str | None = None
    exit_when_shown: bool = False


def add_parser(subparsers: Subparsers) -> None:
    """Add the parser of `play`."""
    parser = add_command(subparsers, "play", "open the window", open_window)
    parser.add_argument(
        "code", metavar="CODE", nargs="?", help="the deal to play; else the game goes on"
    )
    add_exit_when_shown(parser)


def add_window_options(parser: argparse.ArgumentParser) -> None:
    """Let `parser` read all that `play` reads, for the program that only opens the window."""
    parser.add_argument(
        "code", metavar="CODE", nargs="?", help="the deal to play; else the game goes on"
    )
    add_data_dir(parser)
    add_exit_when_shown(parser)


def add_exit_when_shown(parser: argparse.ArgumentParser) -> None:
    """Let `parser` read `--exit-when-shown`, without undoing what an outer parser has read."""
    parser.add_argument(
        "--exit-when-shown",
        action="store_true",
        default=argparse.SUPPRESS,
        help="quit after the first full picture of the table, to measure the start",
    )


def open_window(options: argparse.Namespace) -> int:
    """Open the window and return its exit status when it is closed."""
    text = getattr(options, "code", None)
    code = None if text is None else parse_code(text)
    if code is not None:
        rules_of(code.token)
    window_options = WindowOptions(
        code=None if code is None else str(code),
        data_dir=getattr(options, "data_dir", None),
        exit_when_shown=getattr(options, "exit_when_shown", False),
    )
    # All that is made for the start stays, so looking through it for garbage only takes time;
    # `run_window` lets the collector work again as soon as the table stands.
    gc.disable()
    try:
        return load_window()(window_options)
    finally:
        gc.enable()


def load_window() -> Callable[[WindowOptions], int]:
    """Load Qt, only now, so that every other command works without it and starts at once."""
    # Qt reads the source of each module that is imported after it; the store comes before.
    import pyramide_qt.store.game_store
    import pyramide_qt.store.settings_file  # noqa: F401

    try:
        from pyramide_qt.app import run_window
    except ImportError as error:
        if not (error.name or "").startswith(("PySide6", "shiboken6")):
            raise
        raise CommandError(
            f"The window cannot be opened, since Qt does not load: {error}."
        ) from None
    return run_window
