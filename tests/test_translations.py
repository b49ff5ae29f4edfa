"""The catalogues are complete, fresh, and say what the players of each language were promised."""

from __future__ import annotations

import ast
import importlib.util
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from pyramide_qt.translation import (
    LANGUAGES,
    Translations,
    locale_for,
    pick_language,
    read_catalogue,
)
from tests.helpers.source_tree import PACKAGE, ROOT, source_files

CATALOGUES = ROOT / "translations"
MARKS = ("tr", "translate")
COMPILED = PACKAGE / "resources" / "translations"


def load_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "update_translations", ROOT / "tools" / "update_translations.py"
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = load_tool()


def need_tool(name: str) -> None:
    program = Path(sys.executable).with_name(f"pyside6-{name}")
    started = subprocess.run([program, "-version"], capture_output=True, check=False)
    if started.returncode:
        pytest.skip(f"{name} of Qt does not start here: {started.stderr.decode()[:200]}")


def messages(language: str) -> Iterator[tuple[str, ET.Element]]:
    root = ET.parse(CATALOGUES / TOOL.catalogue_name(language)).getroot()
    for context in root.iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message


def translated(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"%(?:\d|n)", text.replace("%Ln", "%n")))


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_the_catalogue_holds_exactly_the_texts_of_the_sources(
    language: str, tmp_path: Path
) -> None:
    need_tool("lupdate")
    kept = CATALOGUES / TOOL.catalogue_name(language)
    fresh = tmp_path / kept.name
    fresh.write_bytes(kept.read_bytes())
    TOOL.extract(language, fresh)
    assert fresh.read_text() == kept.read_text(), "run tools/update_translations.py"


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_the_compiled_catalogue_is_that_of_the_source(language: str, tmp_path: Path) -> None:
    need_tool("lrelease")
    source = CATALOGUES / TOOL.catalogue_name(language)
    fresh = tmp_path / "fresh.qm"
    TOOL.compile_catalogue(source, fresh)
    assert fresh.read_bytes() == (COMPILED / f"{source.stem}.qm").read_bytes()


def test_the_check_sums_are_those_of_the_compiled_catalogues() -> None:
    assert TOOL.CHECK_SUMS.read_text(encoding="ascii") == TOOL.check_sums()
    assert all(read_catalogue(language) for language in LANGUAGES)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_text_is_translated(language: str) -> None:
    open_texts = [
        (context, message.findtext("source"))
        for context, message in messages(language)
        if message.find("translation[@type='unfinished']") is not None
        or not all(translated(message))
    ]
    assert open_texts == []


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_translation_keeps_the_placeholders(language: str) -> None:
    wrong = []
    for context, message in messages(language):
        source = message.findtext("source", "")
        for text in translated(message):
            left = placeholders(source) - placeholders(text)
            if placeholders(text) - placeholders(source) or left - {"%n"}:
                wrong.append((context, source, text))
    assert wrong == []


def test_counts_are_shown_as_the_language_writes_numbers() -> None:
    plain = [
        (language, text)
        for language in LANGUAGES
        for _, message in messages(language)
        for text in translated(message)
        if "%n" in text
    ]
    assert plain == [], "a translation says %Ln, which groups and writes digits by locale"


# Forms as Qt counts them, from its own table of languages.
PLURAL_FORMS = {"ar": 6, "pl": 3, "ru": 3, "uk": 3, "zh_CN": 1}


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_counted_texts_have_all_forms_of_the_language(language: str) -> None:
    counted = [m for _, m in messages(language) if m.get("numerus") == "yes"]
    wanted = PLURAL_FORMS.get(language, 2)
    assert [m for m in counted if len(translated(m)) != wanted] == []
    assert counted


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_name_has_a_letter_to_reach_it_wherever_the_source_has_one(language: str) -> None:
    wrong = [
        (context, message.findtext("source"), text)
        for context, message in messages(language)
        for text in translated(message)
        if text and text.count("&") != message.findtext("source", "").count("&")
    ]
    assert wrong == []


def test_every_language_that_is_offered_is_made_by_the_tool() -> None:
    assert set(TOOL.LANGUAGES) == set(LANGUAGES)


def test_texts_are_whole_sentences_without_braces_or_blanks_at_their_ends() -> None:
    bad = [
        source
        for _, message in messages("bg")
        if (source := message.findtext("source", "")) != source.strip() or "{" in source
    ]
    assert bad == []


def test_counted_texts_are_marked_as_such() -> None:
    counted = [m for _, m in messages("bg") if "%n" in m.findtext("source", "")]
    assert [m for m in counted if m.get("numerus") != "yes"] == []


def tr_calls() -> Iterator[tuple[str, ast.Call]]:
    for source in source_files():
        if source.layer:
            for node in ast.walk(source.tree):
                function = getattr(node, "func", None)
                if isinstance(node, ast.Call) and isinstance(function, ast.Attribute):
                    yield from [(f"{source.name}:{node.lineno}", node)] * (function.attr in MARKS)


def test_only_plain_literals_are_marked_for_translation() -> None:
    wrong = [
        place
        for place, call in tr_calls()
        if call.keywords or any(isinstance(argument, ast.JoinedStr) for argument in call.args)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("setting", "wanted", "picked"),
    [
        ("", ["bg-BG", "en-US"], "bg"),
        ("", ["sv-SE", "bg"], "bg"),
        ("", ["sv-SE"], "en"),
        ("", [], "en"),
        ("", ["C"], "en"),
        ("bg", ["en-US"], "bg"),
        ("en", ["bg-BG"], "en"),
        ("", ["pt-PT", "pt"], "pt_BR"),
        ("", ["pt-BR", "pt-Latn-BR", "pt"], "pt_BR"),
        ("", ["zh-Hans-CN", "zh-CN", "zh-Hans", "zh"], "zh_CN"),
        ("", ["zh-SG"], "zh_CN"),
        ("", ["zh-TW", "zh-Hant-TW", "zh-Hant", "ru-RU"], "ru"),
        # As the system lists them for zh_TW and for `LANGUAGE=zh_TW:zh_CN`.
        ("", ["zh-Hant-TW", "zh-TW", "zh-Hant", "zh"], "en"),
        ("", ["zh-Hant-HK", "zh-HK", "zh-Hant", "zh", "zh-Hans-CN", "zh-CN", "zh"], "zh_CN"),
        ("", ["de-AT"], "de"),
        ("", ["ar-EG"], "ar"),
        ("zh_CN", ["en"], "zh_CN"),
        ("xx", ["bg-BG"], "en"),
    ],
)
def test_the_language_is_the_setting_or_the_first_that_is_shipped(
    setting: str, wanted: list[str], picked: str
) -> None:
    assert pick_language(setting, wanted) == picked


@pytest.mark.parametrize(
    ("language", "system", "wanted"),
    [
        ("de", "de_AT", "de_AT"),
        ("pt_BR", "pt_PT", "pt_PT"),
        ("ar", "ar_EG", "ar_EG"),
        ("ar", "de_DE", "ar_AE"),
        ("zh_CN", "zh_SG", "zh_SG"),
        ("zh_CN", "zh_TW", "zh_CN"),
        ("en", "C", "en_US"),
        ("ru", "bg_BG", "ru_RU"),
    ],
)
def test_numbers_and_dates_are_those_of_the_system_where_it_writes_the_language(
    language: str, system: str, wanted: str
) -> None:
    assert locale_for(language, QLocale(system)).name() == wanted


def test_the_translators_are_held_and_given_back(qapp: QApplication) -> None:
    translations = Translations(qapp)
    translations.set_language("bg")
    assert QCoreApplication.translate("Actions", "&Undo") == "&Отмяна"
    assert QCoreApplication.translate("QPlatformTheme", "Close") == "Затваряне"
    assert len(translations.findChildren(QTranslator)) == 2
    translations.set_language("en")
    assert QCoreApplication.translate("Actions", "&Undo") == "&Undo"
    assert translations.language == "en"
    translations.set_language("bg")
    assert QCoreApplication.translate("Actions", "&New game") == "&Нова партия"
    translations.set_language("en")
    translations.deleteLater()
