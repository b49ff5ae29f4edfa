"""The documents name files and folders that are there."""

from __future__ import annotations

import re

import pytest

from tests.helpers.source_tree import PACKAGE, ROOT

DOCUMENTS = sorted(
    path
    for folder in (".", "docs", "packaging", "translations")
    for path in (ROOT / folder).glob("*.md")
    if path.name != "CHANGELOG.md"
)
# `rules/moves.py`, `pyramide_qt/view/`, `tests/helpers/work.py`: a path, or a name alone.
NAMED = re.compile(r"`((?:[a-z_]+/)*[a-z_]+\.py|(?:[a-z_]+/)+)`")

# What is made only when the program or its packaging runs.
MADE = {"build/packaging/", "dist/", "identity.py", "requests/"}


def is_there(name: str) -> bool:
    """Whether some file or folder of the project is called so, from the project or its package."""
    if any((base / name).exists() for base in (ROOT, PACKAGE)):
        return True
    return any(
        next(base.rglob(name), None) is not None
        for base in (PACKAGE, *(ROOT / each for each in ("tests", "tools", "benchmarks")))
    )


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_is_named_is_there(document) -> None:
    named = set(NAMED.findall(document.read_text(encoding="utf-8")))
    assert {name for name in named - MADE if not is_there(name)} == set()


def test_a_name_that_is_gone_is_noticed() -> None:
    assert is_there("rules/moves.py")
    assert is_there("rules/")
    assert not is_there("rules/gone.py")
    assert NAMED.findall("see `rules/gone.py` and `view/`") == ["rules/gone.py", "view/"]
