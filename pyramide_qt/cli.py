"""The programs `pyramide` (every command) and `pyramide-qt` (only the window)."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Sequence

from pyramide_qt import __version__
from pyramide_qt.commands import play as commands_play
from pyramide_qt.commands.parser import (
    CommandError,
    CommandModule,
    Parser,
    add_data_dir,
    add_log_level,
)
from pyramide_qt.rules.errors import RulesError
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.for_others import private_files

BAD_INPUT = 2
_INTERRUPTED = 130
_PIPE_CLOSED = 141
_DESCRIPTION = "Pyramid solitaire and its family. Without a command the window opens."


def main(argv: Sequence[str] | None = None) -> int:
    """Run `pyramide` with `argv` (else the arguments of the process); the exit status.

    Bad input gives 2 and one clear line on standard error.
    """
    return _guarded(lambda: _run_command(argv))


def main_window(argv: Sequence[str] | None = None) -> int:
    """Run `pyramide-qt`, whose options are those of `pyramide play`; the exit status."""
    return _guarded(lambda: _run_window(argv))


def command_modules(arguments: Sequence[str] = ()) -> tuple[CommandModule, ...]:
    """The modules that bring the commands which `arguments` may speak of.

    A module listed here adds its commands by itself: see CommandModule.
    """
    words = [argument for argument in arguments if not argument.startswith("-")]
    if arguments and not _asks_for_help(arguments) and words[:1] in ([], ["play"]):
        # The window starts sooner without what only other commands need.
        return (commands_play,)
    from pyramide_qt.commands import daily as commands_daily
    from pyramide_qt.commands import doctor as commands_doctor
    from pyramide_qt.commands import history as commands_records
    from pyramide_qt.commands import rules as commands_rules
    from pyramide_qt.commands import solver as commands_solver

    records = (commands_records, commands_daily, commands_doctor)
    return (commands_play, commands_rules, commands_solver, *records)


def _asks_for_help(arguments: Sequence[str]) -> bool:
    return not {"-h", "--help"}.isdisjoint(arguments)


def make_parser(modules: Sequence[CommandModule]) -> Parser:
    """The parser of `pyramide` with the commands of `modules`."""
    parser = Parser(prog="pyramide", description=_DESCRIPTION)
    _add_version(parser)
    _add_self_test(parser)
    add_data_dir(parser)
    add_log_level(parser)
    commands_play.add_exit_when_shown(parser)
    subparsers = parser.add_subparsers(metavar="COMMAND", dest="command", title="commands")
    for module in modules:
        module.add_parser(subparsers)
    return parser


def _run_command(argv: Sequence[str] | None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    if not arguments:
        return commands_play.open_window(argparse.Namespace())
    if arguments[0] == "play" and not _asks_for_help(arguments):
        # One parser instead of three: every text of a parser is looked up for a translation.
        parser = Parser(prog="pyramide play")
        commands_play.add_window_options(parser)
        return _open_window(parser.parse_args(arguments[1:]))
    options = make_parser(command_modules(arguments)).parse_args(arguments)
    _start_log(options)
    if options.command is None:
        return commands_play.open_window(options)
    if hasattr(options, "exit_when_shown") and options.command != "play":
        raise CommandError(f'"--exit-when-shown" goes only with play, not with {options.command}.')
    status = options.run(options)
    assert isinstance(status, int)
    return status


def _run_window(argv: Sequence[str] | None) -> int:
    parser = Parser(prog="pyramide-qt", description="Open the window of Pyramide.")
    _add_version(parser)
    _add_self_test(parser)
    commands_play.add_window_options(parser)
    return _open_window(parser.parse_args(argv), tells_on_screen=True)


def _open_window(options: argparse.Namespace, tells_on_screen: bool = False) -> int:
    _start_log(options)
    return commands_play.open_window(options, tells_on_screen)


def _start_log(options: argparse.Namespace) -> None:
    level = getattr(options, "log_level", None)
    if level is not None:
        from pyramide_qt import log
        from pyramide_qt.paths import find_places

        log.start_log(level, find_places(getattr(options, "data_dir", None)).log_file)
        log.info("Pyramide %s: %s", __version__, getattr(options, "command", None) or "play")


def _add_version(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--version", action="version", version=f"Pyramide {__version__}")


def _add_self_test(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--self-test",
        action=_SelfTest,
        nargs=0,
        help="test this installation without a screen and without touching your games",
    )


class _SelfTest(argparse.Action):
    """Runs the test as soon as it is read, as `--version` does, and leaves with its status."""

    def __call__(self, parser: argparse.ArgumentParser, *_arguments: object) -> None:
        from pyramide_qt.self_test import run

        parser.exit(run())


def _guarded(run: Callable[[], int]) -> int:
    try:
        with private_files():
            status = run()
        if sys.stdout is not None:
            sys.stdout.flush()
    except (CommandError, RulesError, StoreError) as error:
        _complain(str(error))
        return BAD_INPUT
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        _silence_output()
        return _PIPE_CLOSED
    except UnicodeError as error:
        _complain(f"A text cannot be read: {error}.")
        return BAD_INPUT
    except OSError as error:
        _silence_output()
        _complain(f"The system refused: {error.strerror or error}.")
        return BAD_INPUT
    return status


def _complain(message: str) -> None:
    from pyramide_qt.printing import cleaned, tell

    tell(" ".join(cleaned(message).split()))


def _silence_output() -> None:
    # Else the interpreter tries once more to write what is left, and complains at its end.
    with contextlib.suppress(AttributeError, OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
