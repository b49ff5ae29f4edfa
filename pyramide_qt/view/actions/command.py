"""A command of the window in one piece: its words, keys and icon, when it is offered, its deed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtGui import QAction, QKeySequence

W = TypeVar("W")
P = TypeVar("P")
Keys = tuple[QKeySequence.StandardKey | str, ...]


class Command(NamedTuple, Generic[W, P]):
    """One entry of the menus.

    `text` has the mark of its letter; `short` stands beside its icon where `text` is too long.
    One that is checkable may say something else while it is on.
    `does` gets the window, and `is_offered` its models: without it, it always is.
    """

    name: str
    text: str
    keys: Keys
    does: Callable[[W], object]
    tip: str = ""
    icon: str = ""
    short: str = ""
    is_offered: Callable[[P], bool] | None = None
    # Whether it is not even shown where it is not offered.
    is_hidden_else: bool = False
    is_checkable: bool = False
    text_on: str = ""
    icon_on: str = ""
    # Where macOS wants it: in the menu of the application.
    role: QAction.MenuRole = QAction.MenuRole.NoRole


def key_sequences(command: Command[Any, Any]) -> list[QKeySequence]:
    """The keys of a command on this system, each once, the one shown in menus first."""
    found: list[QKeySequence] = []
    for key in command.keys:
        found += [keys for keys in sequences_of(key) if keys not in found]
    return found


def sequences_of(key: QKeySequence.StandardKey | str) -> list[QKeySequence]:
    """The keys that one entry of `keys` stands for on this system, the usual one first."""
    if isinstance(key, str):
        return [QKeySequence(key)]
    bound = QKeySequence.keyBindings(key)[: 1 if sys.platform == "darwin" else None]
    return [keys for keys in bound if not keys.isEmpty()]
