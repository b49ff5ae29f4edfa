"""The document of the files names every setting, with what it may be and what it is at first."""

from __future__ import annotations

import json
import re
from pathlib import Path

from pyramide_qt.store.settings.kinds import Choice
from pyramide_qt.store.settings.schema import SETTINGS

DOCUMENT = Path(__file__).parents[3] / "docs" / "files.md"
EMPTY = ("", ())


def rows() -> dict[str, tuple[str, str]]:
    """For each key its values and its default, as the table has them."""
    text = DOCUMENT.read_text(encoding="utf-8")
    table = text.split("| key | values | default |\n")[1].split("\n\n")[0]
    found: dict[str, tuple[str, str]] = {}
    for line in table.splitlines()[1:]:
        keys, values, default = (cell.strip() for cell in line.strip("|").split(" | "))
        found |= dict.fromkeys(words(keys), (values, default))
    return found


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]*)`", cell)


def test_every_setting_is_told_and_no_other() -> None:
    assert sorted(rows()) == sorted(SETTINGS)


def test_the_choices_are_those_of_the_settings() -> None:
    told = rows()
    choices = {key: s.choices for key, s in SETTINGS.items() if isinstance(s, Choice)}
    assert {key: tuple(words(told[key][0])) for key in choices} == choices


def test_the_defaults_are_those_of_the_settings() -> None:
    for key, (_, default) in rows().items():
        value = SETTINGS[key].default
        if value in EMPTY:
            assert default == "empty", key
        else:
            text = value if isinstance(value, str) else json.dumps(value)
            assert default == f"`{text}`", key
