"""Every page of rules can be read in every language, made from the record of its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from pyramide_qt.model.wording.card_letters import INTERNATIONAL
from pyramide_qt.model.wording.wording import rules_name
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from pyramide_qt.translation import LANGUAGES, SOURCE_LANGUAGE, Translations
from pyramide_qt.view.dialogs.help.rules_text import plain_text

_LEFT_OPEN = re.compile(r"%L?[n\d]|\[[A-Z*]|\(s\)")


@pytest.fixture
def translations(qapp: QApplication) -> Iterator[Translations]:
    made = Translations(qapp)
    yield made
    made.set_language(SOURCE_LANGUAGE)
    for translator in made.findChildren(QTranslator):
        qapp.removeTranslator(translator)
    made.deleteLater()


@pytest.fixture
def english(translations: Translations) -> dict[str, set[str]]:
    translations.set_language(SOURCE_LANGUAGE)
    return {token: set(plain_text(token, INTERNATIONAL).splitlines()) for token in RULE_SETS}


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != SOURCE_LANGUAGE])
def test_each_page_is_whole_and_in_its_language(
    translations: Translations, english: dict[str, set[str]], language: str
) -> None:
    translations.set_language(language)
    for token in RULE_SETS:
        lines = plain_text(token, INTERNATIONAL).splitlines()
        assert len(lines) > 8
        assert not [line for line in lines if _LEFT_OPEN.search(line)], token
        # The first line is the name, which may be the same everywhere.
        assert not english[token] & set(lines[1:]), token


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_rule_set_has_a_name_of_its_own(translations: Translations, language: str) -> None:
    translations.set_language(language)
    names = [rules_name(token) for token in RULE_SETS]
    assert len(set(names)) == len(names)
