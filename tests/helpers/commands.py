"""Runs a command in this process and looks at what it prints."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pyramide_qt import cli

Capture = pytest.CaptureFixture[str]


def printed(capsys: Capture, *arguments: str) -> str:
    """What a command that succeeds prints."""
    assert cli.main(arguments) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def refused(capsys: Capture, *arguments: str) -> str:
    """The one line that a command with bad input prints, without its end."""
    assert cli.main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.endswith("\n") and captured.err.count("\n") == 1
    return captured.err[:-1]


def data(capsys: Capture, *arguments: str) -> Any:
    """What a command prints with `--json`."""
    text = printed(capsys, *arguments, "--json")
    assert text.count("\n") == 1
    return json.loads(text)
