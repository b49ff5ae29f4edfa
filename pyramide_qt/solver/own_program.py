"""The command that starts this program again, in a process of its own."""

from __future__ import annotations

import sys
from pathlib import Path

_MAIN = Path(__file__).absolute().parents[1] / "__main__.py"


def program_command(*arguments: str) -> list[str]:
    """The command that runs `pyramide` with `arguments`.

    The child looks for modules in no place where this process does not: never in the folder in
    which the program was started, where anything may lie.
    """
    if getattr(sys, "frozen", False):
        # The program beside this one; the one that runs may be that which only opens the window.
        program = Path(sys.executable)
        return [str(program.with_name(f"pyramide{program.suffix}")), *arguments]
    # As a file it is found wherever the package lies, and so is the package.
    return [sys.executable, *_flags(), str(_MAIN), *arguments]


def _flags() -> list[str]:
    if sys.flags.isolated:
        return ["-I"]
    others = {"-E": sys.flags.ignore_environment, "-s": sys.flags.no_user_site}
    return ["-P", *(flag for flag, is_set in others.items() if is_set)]
