"""Reads what the program is asked to open: a deal code, an address, or a file with a game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from pyramide_qt.rules.deals.deal_code import code_in, rules_of
from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP, RulesError
from pyramide_qt.rules.game import game_from_text
from pyramide_qt.rules.notation import MAX_GAME_LENGTH, is_game_text, split_actions
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.regular_file import read_regular

GAME_SUFFIX = ".pyramide"
URL_SCHEME = "pyramide:"
_FILE_SCHEME = "file:"
_ESCAPE = re.compile(rb"%([0-9A-Fa-f]{2})")


class Opened(NamedTuple):
    """A deal to play, or, where `game` is not empty, a game text to watch."""

    code: str
    game: str = ""


def is_file_or_address(argument: str) -> bool:
    """Whether `argument` names a file or an address, and is not a deal code itself."""
    lower = argument.lower()
    return (
        lower.startswith((URL_SCHEME, _FILE_SCHEME))
        or lower.endswith(GAME_SUFFIX)
        or (("/" in argument or "\\" in argument) and Path(argument).is_file())
    )


def absolute_argument(argument: str) -> str:
    """`argument` as a program that was started in another folder can read it."""
    lower = argument.lower()
    if lower.startswith(URL_SCHEME) or not is_file_or_address(argument):
        return argument
    path = _path_of(argument) if lower.startswith(_FILE_SCHEME) else Path(argument)
    return path.absolute().as_uri()


def read_opened(argument: str) -> Opened:
    """What `argument` asks for; RulesError or StoreError says in one sentence why it cannot be."""
    lower = argument.lower()
    if lower.startswith(URL_SCHEME):
        return opened_text(_unescaped(argument[len(URL_SCHEME) :]).strip("/"))
    if not is_file_or_address(argument):
        return opened_text(argument)
    path = _path_of(argument) if lower.startswith(_FILE_SCHEME) else Path(argument)
    try:
        return opened_text(read_regular(path, MAX_GAME_LENGTH + 4))
    except RulesError as error:
        raise StoreError(
            QT_TRANSLATE_NOOP("StoreProblem", "%1 holds no game that can be opened: %2"),
            path.name,
            error,
        ) from error


def opened_text(text: str) -> Opened:
    """The deal or game that `text` tells; RulesError says what is wrong with it."""
    words = split_actions(text)
    if is_game_text(text):
        game = game_from_text(text)
        return Opened(str(game.deal.code), " ".join(words))
    code = code_in(words[0] if len(words) == 1 else text)
    rules_of(code.token)
    return Opened(str(code))


def _path_of(address: str) -> Path:
    rest = _unescaped(address[len(_FILE_SCHEME) :])
    if rest.startswith("//"):
        # Between the second and the third stroke stands the name of this machine, or nothing.
        rest = "/" + rest[2:].partition("/")[2]
    is_drive = re.match(r"/[A-Za-z]:", rest)
    return Path(rest[1:] if is_drive else rest)


def _unescaped(text: str) -> str:
    plain = _ESCAPE.sub(lambda found: bytes([int(found[1], 16)]), text.encode())
    return plain.decode("utf-8", errors="replace")
