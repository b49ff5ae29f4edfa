"""Everything that is printed goes through one writer, which nothing of others can steer."""

from __future__ import annotations

import ast
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pyramide_qt import printing
from tests.helpers.source_tree import source_files
from tests.helpers.system.child import PYTHON

HOSTILE = "a\x1b[31mb\u202ec\u2066d\x9b2Je\udcfff\x07g\u200fh\u00a0i\tj\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8", "cp1252"])
def test_what_is_printed_steers_no_terminal_in_any_encoding(encoding: str) -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding, errors="strict", newline="\n")
    printing.write_to(stream, HOSTILE + "Пирамида\n")
    stream.flush()
    first, second, _ = raw.getvalue().decode(encoding).split("\n")
    assert first == "a?[31mb?c?d?2Je?f?g?h i j"
    assert second in ("Пирамида", "Пирамида".encode("ascii", "backslashreplace").decode())


def test_a_program_without_a_console_prints_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    printing.say("nobody hears this")
    printing.tell("nor this")
    printing.Progress().show(0.5)


def test_nothing_else_writes_to_the_terminal() -> None:
    writers = ("print", "sys.stdout.write", "sys.stderr.write", "sys.stdout.buffer.write")
    found = {
        source.name
        for source in source_files()
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in writers
    }
    ours = [name for name in found if name.startswith("pyramide_qt/")]
    assert ours == ["pyramide_qt/printing.py"]


@pytest.mark.skipif(os.name != "posix", reason="names are bytes only there")
@pytest.mark.parametrize("encoding", ["ascii:strict", ""])
def test_commands_say_a_sentence_whatever_the_names_and_encodings(
    encoding: str, tmp_path: Path
) -> None:
    folder = os.fsencode(tmp_path) + b"/d\xff\x1b[31m\xe2\x80\xae"
    c_locale = {b"LC_ALL": b"C", b"PYTHONCOERCECLOCALE": b"0", b"PYTHONUTF8": b"0"}
    chosen = {b"PYTHONIOENCODING": os.fsencode(encoding)} if encoding else c_locale
    variables = {**os.environb, b"PYRAMIDE_DATA_DIR": folder, **chosen}
    export = folder + b"/o\xff.json"
    for status, words in (
        (0, ["stats"]),
        (0, ["export", export]),
        (0, ["import", export]),
        (2, ["import", folder + b"/\xff\x1b.json"]),
        (2, ["deal", b"PY1-N-\xff\x1b"]),
        (2, [b"\xff\x1b[2J"]),
        (2, ["solve", "--cards", folder + b"/none", "--rules", "N"]),
        (0, ["doctor"]),
    ):
        command = [*PYTHON, "-m", "pyramide_qt", *words]
        done = subprocess.run(command, env=variables, capture_output=True, check=False, timeout=60)
        told = done.stdout + done.stderr
        assert done.returncode == status, told
        assert told.endswith(b"\n") and b"Traceback" not in told
        assert b"\x1b" not in told and b"\xe2\x80\xae" not in told


def test_noise_on_standard_input_is_answered() -> None:
    for words, sent in (
        (["solver"], b"\xe9\n[1]\n{\n" + b"[" * 5000 + b"\n"),
        (["solve", "--cards", "-", "--rules", "N"], b"\xff\xfe\n" + b"A" * 30_000 + b"\n"),
    ):
        command = [*PYTHON, "-m", "pyramide_qt", *words]
        done = subprocess.run(command, input=sent, capture_output=True, check=False, timeout=60)
        assert b"Traceback" not in done.stderr
        assert b"no question" in done.stdout or b"line 1:" in done.stderr
