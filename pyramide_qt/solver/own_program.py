"""The commands that start this program again, or its Python, in a process of its own."""

from __future__ import annotations

import sys
from pathlib import Path

_MAIN = Path(__file__).absolute().parents[1] / "__main__.py"


def program_command(*arguments: str) -> list[str]:
    """The command that runs `pyramide` with `arguments`."""
    if getattr(sys, "frozen", False):
        # The program beside this one; the one that runs may be that which only opens the window.
        program = Path(sys.executable)
        return [str(program.with_name(f"pyramide{program.suffix}")), *arguments]
    # As a file: it is found too where the package was found in the folder of the start.
    return python_command(str(_MAIN), *arguments)


def python_command(*arguments: str) -> list[str]:
    """The command that runs this Python with `arguments`; it has no frozen form.

    The child looks for modules in no place where this process does not: never in the folder in
    which the program was started, where anything may lie.
    """
    if sys.flags.isolated:
        return [sys.executable, "-I", *arguments]
    flags = {"-E": sys.flags.ignore_environment, "-s": sys.flags.no_user_site}
    return [sys.executable, "-P", *(flag for flag, is_set in flags.items() if is_set), *arguments]
