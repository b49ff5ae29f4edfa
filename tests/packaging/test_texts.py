"""Desktops, shops and installers show the program in every language that it speaks."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from pyramide_qt.translation import LANGUAGES
from tests.packaging.steps import step

identity = step("identity")
texts = step("texts")
tree = step("tree")
TRANSLATED = [code for code in LANGUAGES if code != "en"]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME_SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


def test_every_language_has_every_text() -> None:
    assert list(identity.TEXTS) == list(LANGUAGES)
    assert identity.languages() == set(LANGUAGES)
    english = identity.TEXTS["en"]
    for code in TRANSLATED:
        own = identity.TEXTS[code]
        assert own.keys() == english.keys(), code
        assert len(own["points"]) == len(english["points"]), code
        alike = [key for key in english if own[key] == english[key]]
        assert alike == [], code


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_text_is_in_its_own_letters_and_form(code: str) -> None:
    own = identity.TEXTS[code]
    for key in ("generic_name", "summary", "comment", "game", "data"):
        assert own[key] == own[key].strip()
        # What stands in a list or a menu is no sentence; a quote mark would end a text of NSIS.
        assert not own[key].endswith((".", "\u3002")), key
        assert not set(own[key]) & set('"$\\<>'), key
    assert own["kings"].endswith((".", "\u3002"))
    letters = {"bg": "а-я", "ru": "а-я", "uk": "а-яіїєґ", "ar": "ء-ي", "zh_CN": "一-龥"}
    if code in letters:
        for text in (own["generic_name"], own["comment"], *own["points"]):
            assert re.search(f"[{letters[code]}]", text, re.IGNORECASE), text


def test_the_desktop_file_has_each_text_in_each_language() -> None:
    lines = tree.desktop_file().splitlines()
    for key, name in {
        "generic_name": "GenericName",
        "comment": "Comment",
    }.items():
        assert f"{name}={identity.TEXTS['en'][key]}" in lines
        for code in TRANSLATED:
            assert f"{name}[{code}]={identity.TEXTS[code][key]}" in lines
    keywords = [line for line in lines if line.startswith("Keywords")]
    assert len(keywords) == len(LANGUAGES)
    assert all(line.endswith(";") for line in keywords)


def test_the_shop_shows_summary_and_description_in_each_language() -> None:
    root = ET.fromstring(tree.metainfo())
    points = len(identity.TEXTS["en"]["points"])
    for path, count in {"summary": 1, "description/p": 1, "description/ul/li": points}.items():
        found = [each.get(LANG, "en") for each in root.findall(path)]
        assert found == list(LANGUAGES) * count, path
    assert [each.text for each in root.findall("languages/lang")] == list(LANGUAGES)
    chinese = [each.text for each in root.findall("description/p") if each.get(LANG) == "zh_CN"]
    assert chinese[0] is not None
    assert " 。" not in chinese[0]
    assert "。 " not in chinese[0]


def test_the_type_of_a_game_file_has_a_name_in_each_language() -> None:
    root = ET.fromstring(tree.mime_file())
    found = {each.get(LANG, "en"): each.text for each in root.findall(f".//{MIME_SPACE}comment")}
    assert found == {code: own["game"] for code, own in identity.TEXTS.items()}


def test_the_installer_of_windows_speaks_each_language() -> None:
    script = texts.nsis_languages()
    names = re.findall(r'^!insertmacro MUI_LANGUAGE "(\w+)"$', script, re.MULTILINE)
    assert len(names) == len(set(names)) == len(LANGUAGES)
    # The first one is shown where the system speaks none of them.
    assert names[0] == "English"
    for name in names:
        assert script.count(f"${{LANG_{name.upper()}}}") == 2


def test_macos_is_told_each_language_by_its_own_name() -> None:
    codes = step("macos").bundle_properties()["CFBundleLocalizations"]
    assert len(codes) == len(LANGUAGES)
    assert {"en", "pt-BR", "zh-Hans"} <= set(codes)
    assert not any("_" in code for code in codes)
