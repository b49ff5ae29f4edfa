"""Lists, ends of sentences and signs in Latin, Arabic and Chinese."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from pyramide_qt.model.rule_texts.page import RulesPage
from pyramide_qt.model.wording.typography import (
    full_stop,
    left_to_right,
    listed,
    month_of_year,
    own_digits,
    sentences,
    without_letter,
    without_stop,
)
from pyramide_qt.rules.records.rule_sets import RULE_SETS
from tests.helpers.shown_language import shown_in


@pytest.mark.parametrize(
    ("language", "comma", "strong", "stop"),
    [
        ("en", "a, b", "a; b", "a."),
        ("ru", "a, b", "a; b", "a."),
        ("ar", "a، b", "a؛ b", "a."),
        ("zh_CN", "a、b", "a；b", "a。"),
    ],
)
def test_the_signs_are_those_of_the_script(
    language: str, comma: str, strong: str, stop: str
) -> None:
    QLocale.setDefault(QLocale(language))
    assert listed(["a", "b"]) == comma
    assert listed(iter(["a", "b"]), has_parts=True) == strong
    assert full_stop("a") == stop
    assert listed(["a"]) == "a"
    assert without_stop(full_stop("a")) == "a"


def test_sentences_and_months_follow_each_other_as_the_script_wants() -> None:
    assert sentences("A.", "", "B.") == "A. B."
    assert month_of_year("Nov", 2026) == "Nov 2026"
    QLocale.setDefault(QLocale("zh_CN"))
    assert sentences("甲。", "乙。") == "甲。乙。"
    assert month_of_year("11月", 2026) == "2026年11月"


@pytest.mark.parametrize(
    ("text", "plain"),
    [("&New game", "New game"), ("新游戏(&N)", "新游戏"), ("Re&view…", "Review…")],
)
def test_the_mark_of_a_letter_goes(text: str, plain: str) -> None:
    assert without_letter(text) == plain


def test_signs_keep_their_order_only_where_words_run_from_the_right() -> None:
    assert left_to_right("10♣ + 3♠") == "10♣ + 3♠"
    QLocale.setDefault(QLocale("ar"))
    assert left_to_right("10♣ + 3♠") == "\u206610♣ + 3♠\u2069"
    assert left_to_right("") == ""


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("52 ورقة، من 1 إلى 10", "٥٢ ورقة، من ١ إلى ١٠"),
        ("في 6.8 توزيعة", "في ٦٫٨ توزيعة"),
        ("1:02:03", "١:٠٢:٠٣"),
        ("([R7]) PY1-N-2AAAAAA A1 UTF-8 F11", "([R7]) PY1-N-2AAAAAA A1 UTF-8 F11"),
        ("مثل \u206610♣ + 3♠\u2069، 7", "مثل \u206610♣ + 3♠\u2069، ٧"),
        ("من 0 إلى %1", "من ٠ إلى %1"),
    ],
)
def test_numbers_have_the_digits_of_the_language(text: str, shown: str) -> None:
    QLocale.setDefault(QLocale("ar_EG"))
    assert own_digits(text) == shown
    for name in ("ar_AE", "bg", "zh_CN"):
        QLocale.setDefault(QLocale(name))
        assert own_digits(text) == text


def test_the_rules_pages_have_digits_of_one_kind(qapp: QApplication) -> None:
    with shown_in(qapp, "ar"):
        QLocale.setDefault(QLocale("ar_EG"))
        pages = [RulesPage().sections(token, named.rules) for token, named in RULE_SETS.items()]
    said = [each for page in pages for section in page for each in section.sentences]
    assert any("٥٢" in each for each in said)
    # What is left in Latin digits is the name of a rule set, or stands so on a card.
    apart = re.compile("\\[\\w+\\]|\u2066[^\u2069]*\u2069")
    assert not [each for each in said if re.search("[0-9]", apart.sub("", each))]
