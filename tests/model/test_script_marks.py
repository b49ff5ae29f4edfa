"""Lists, ends of sentences and signs in Latin, Arabic and Chinese."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from pyramide_qt.model.script_marks import (
    full_stop,
    left_to_right,
    listed,
    month_of_year,
    sentences,
    without_letter,
    without_stop,
)


@pytest.fixture(autouse=True)
def keep_locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


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
