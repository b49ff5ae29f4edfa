"""Proves that the program needs no network: it plays where there is none at all."""

from __future__ import annotations

import subprocess
from pathlib import Path

from frozen import self_test
from run import Report, StepError, need

# A name space of its own has one interface, which is down and leads nowhere.
WITHOUT_NETWORK = ("unshare", "--net", "--map-root-user")


def is_possible() -> bool:
    """Whether this machine lets us make such a place."""
    try:
        done = subprocess.run([*WITHOUT_NETWORK, "true"], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


def interfaces() -> list[str]:
    """The interfaces there that are up."""
    script = "import socket, pathlib; print(*(name for _, name in socket.if_nameindex()))"
    done = subprocess.run(
        [*WITHOUT_NETWORK, "python3", "-I", "-c", script],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def prove(program: Path, report: Report) -> None:
    """Test and play without a network, and look for the calls that would ask for one."""
    need("unshare")
    if not is_possible():
        raise StepError("this machine does not let a process have a network of its own")
    report.add("no network: interfaces there", " ".join(interfaces()), interfaces() == ["lo"])
    self_test(program, report, "no network: self-test", *WITHOUT_NETWORK)
