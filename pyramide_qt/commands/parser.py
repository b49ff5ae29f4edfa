"""Argument parsing for the command line, where bad input becomes one clear sentence."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn, Protocol, TypeAlias

from pyramide_qt.log import LEVELS

if TYPE_CHECKING:
    # Private, but the only name that argparse has for it.
    Subparsers: TypeAlias = "argparse._SubParsersAction[Parser]"

Run = Callable[[argparse.Namespace], int]


class CommandError(Exception):
    """Bad input or a failure to report; the message is one clear sentence."""


class CommandModule(Protocol):
    """A module that brings commands: it adds their parsers, made with `add_command`."""

    def add_parser(self, subparsers: Subparsers) -> None:
        """Add the parser of each command of this module."""


class Parser(argparse.ArgumentParser):
    """A parser that raises CommandError where argparse would print its usage and exit."""

    def __init__(self, *, prog: str, description: str | None = None) -> None:
        super().__init__(prog=prog, description=description, allow_abbrev=False)
        self._is_mixing = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """The options in `args` and the words left over; CommandError if they cannot be read."""
        # Options may stand among the words of a command, which argparse does only when asked;
        # it then calls this method for the parts.
        if self._subparsers is not None or self._is_mixing:
            return super().parse_known_args(args, namespace)
        self._is_mixing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._is_mixing = False

    def _print_message(self, message: str, file: Any = None) -> None:
        from pyramide_qt.printing import write_to

        write_to(file or sys.stderr, message)

    def error(self, message: str) -> NoReturn:
        """Raise CommandError with `message` as a whole sentence."""
        raise CommandError(f"{message[:1].upper()}{message[1:].rstrip('.')}.")


def add_data_dir(parser: argparse.ArgumentParser) -> None:
    """Let `parser` read `--data-dir`, without undoing what an outer parser has read."""
    parser.add_argument(
        "--data-dir",
        metavar="DIR",
        default=argparse.SUPPRESS,
        help="keep settings and games in DIR (or set PYRAMIDE_DATA_DIR)",
    )


def add_log_level(parser: argparse.ArgumentParser) -> None:
    """Let `parser` read `--log-level`, without undoing what an outer parser has read."""
    parser.add_argument(
        "--log-level",
        metavar="LEVEL",
        type=_log_level,
        default=argparse.SUPPRESS,
        help=f"write a log for bug reports: {', '.join(LEVELS)} (doctor says where)",
    )


def _log_level(text: str) -> str:
    if text.lower() not in LEVELS:
        raise CommandError(
            f'The level of the log must be one of {", ".join(LEVELS)}, not "{text[:20]}".'
        )
    return text.lower()


def add_command(subparsers: Subparsers, name: str, text: str, run: Run) -> Parser:
    """Add command `name`, explained by the sentence `text`; `run` gets the options.

    `run` returns the exit status. It raises RulesError or CommandError for bad input, and
    writes nothing to standard output before all is known to be well.
    """
    parser = subparsers.add_parser(
        name, prog=f"pyramide {name}", help=text, description=f"{text[:1].upper()}{text[1:]}."
    )
    add_data_dir(parser)
    add_log_level(parser)
    parser.set_defaults(run=run)
    return parser


def add_json(parser: argparse.ArgumentParser) -> None:
    """Let `parser` read `--json`."""
    parser.add_argument("--json", action="store_true", help="print one line of JSON instead")


def whole_number(name: str, lowest: int, highest: int) -> Callable[[str], int]:
    """A reader of whole numbers from `lowest` to `highest`, for `add_argument(type=…)`."""

    def read(text: str) -> int:
        digits = text.strip()
        sign = digits[:1] in ("-", "+")
        if len(digits) <= 20 and digits[sign:].isascii() and digits[sign:].isdigit():
            value = int(digits)
            if lowest <= value <= highest:
                return value
        raise CommandError(
            f'{name} must be a whole number from {lowest} to {highest}, not "{text[:20]}".'
        )

    return read
