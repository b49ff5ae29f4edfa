"""The command that opens the window."""

from __future__ import annotations

import argparse
import gc
import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from pyramide_qt.commands.parser import CommandError, add_command, add_data_dir, add_log_level
from pyramide_qt.commands.window_options import WindowOptions
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.store.errors import StoreError

if TYPE_CHECKING:
    from pyramide_qt.commands.parser import Subparsers

# A window that is busy for longer will not answer at all.
_PATIENCE_S = 3.0
# A Wayland desktop lets only that window come to the front which shows this.
_ACTIVATION = "XDG_ACTIVATION_TOKEN"


def add_parser(subparsers: Subparsers) -> None:
    """Add the parser of `play`."""
    parser = add_command(subparsers, "play", "open the window", open_window)
    _add_code(parser)
    add_exit_when_shown(parser)


def add_window_options(parser: argparse.ArgumentParser) -> None:
    """Let `parser` read all that `play` reads, for the program that only opens the window."""
    _add_code(parser)
    add_data_dir(parser)
    add_log_level(parser)
    add_exit_when_shown(parser)


def add_exit_when_shown(parser: argparse.ArgumentParser) -> None:
    """Let `parser` read `--exit-when-shown`, without undoing what an outer parser has read."""
    parser.add_argument(
        "--exit-when-shown",
        action="store_true",
        default=argparse.SUPPRESS,
        help="quit after the first full picture of the table, to measure the start",
    )


def open_window(options: argparse.Namespace, tells_on_screen: bool = False) -> int:
    """Open the window and return its exit status when it is closed.

    Where a window runs already on the same games, it opens what was asked for, and the status is
    0 at once. A file or an address that cannot be opened is bad input, unless `tells_on_screen`:
    who double-clicked a file sees no standard error, so the window tells it.
    """
    window_options = _read_options(options, tells_on_screen)
    if not window_options.exit_when_shown and _is_handed_over(window_options):
        return 0
    # All that is made for the start stays, so looking through it for garbage only takes time;
    # `run_window` lets the collector work again as soon as the table stands.
    gc.disable()
    try:
        return load_window()(window_options)
    finally:
        gc.enable()


def _add_code(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "code",
        metavar="CODE",
        nargs="?",
        help="the deal to play, or a file or an address with a game; else the game goes on",
    )


def _read_options(options: argparse.Namespace, tells_on_screen: bool) -> WindowOptions:
    asked = WindowOptions(
        data_dir=getattr(options, "data_dir", None),
        exit_when_shown=getattr(options, "exit_when_shown", False),
    )
    text = getattr(options, "code", None)
    if text is None:
        return asked
    from pyramide_qt.store.exchange.opening import (
        absolute_argument,
        is_file_or_address,
        read_opened,
    )

    try:
        opened = read_opened(text)
    except (RulesError, StoreError):
        if tells_on_screen and is_file_or_address(text):
            return asked._replace(unread=absolute_argument(text))
        raise
    if opened.game:
        return asked._replace(game=opened.game)
    return asked._replace(code=opened.code)


def _is_handed_over(options: WindowOptions) -> bool:
    from pyramide_qt.paths import find_places
    from pyramide_qt.store.request_box import Request, RequestBox

    places = find_places(options.data_dir)
    request = Request(
        options.game or options.code or options.unread,
        os.environ.get(_ACTIVATION, ""),
    )
    box = RequestBox(places.requests_folder)
    return box.hand_over(request, places.lock_file, _PATIENCE_S)


def load_window() -> Callable[[WindowOptions], int]:
    """Load Qt, only now, so that every other command works without it and starts at once."""
    try:
        from pyramide_qt.qt_import import import_qt

        import_qt()
        from pyramide_qt.app import run_window
    except ImportError as error:
        if not (error.name or "").startswith(("PySide6", "shiboken6")):
            raise
        raise CommandError(
            f"The window cannot be opened, since Qt does not load: {error}."
        ) from None
    return run_window
