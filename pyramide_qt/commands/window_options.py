"""What the command line hands to the program that opens the window."""

from __future__ import annotations

from typing import NamedTuple


class WindowOptions(NamedTuple):
    """What was asked of the window: a deal `code` in strict form, or None to resume or deal.

    `game` is a whole game as text, to be watched; `unread` is the file or the address that could
    not be opened, for the window to say why.
    """

    code: str | None = None
    data_dir: str | None = None
    exit_when_shown: bool = False
    game: str = ""
    unread: str = ""
