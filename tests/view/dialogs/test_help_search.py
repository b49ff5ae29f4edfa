"""Words are found across pages, whatever their order and case."""

from __future__ import annotations

import pytest

from pyramide_qt.view.dialogs.help.help_search import Found, find_pages

ON = "on and " * 9 + "on"
PAGES = [
    ("a", "Kings\nA king goes alone."),
    (
        "b",
        f"Stock\nThe king of spades lies at the top of a long sentence that goes {ON}.",
    ),
    ("c", "Короли\nКороль снимается один."),
]


def keys(words: str) -> list[str]:
    return [found.key for found in find_pages(words, PAGES)]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("king", ["a", "b"]),
        ("KING", ["a", "b"]),
        ("goes  alone", ["a"]),
        ("alone king", ["a"]),
        ("goes", ["a", "b"]),
        ("king queen", []),
        ("КОРОЛЬ", ["c"]),
        ("  ", []),
        ("", []),
    ],
)
def test_pages_have_all_words(words: str, found: list[str]) -> None:
    assert keys(words) == found


def test_pages_with_the_words_side_by_side_come_first() -> None:
    pages = [("apart", "one two three"), ("together", "and three one more")]
    assert [each.key for each in find_pages("three one", pages)] == ["together", "apart"]


def test_the_excerpt_is_cut_out_of_the_line() -> None:
    [found] = find_pages("sentence", PAGES)
    assert found.mark == "sentence"
    assert found.excerpt.startswith("…of spades lies")
    assert found.excerpt.endswith("…")
    assert "long sentence that" in found.excerpt
    assert find_pages("goes alone", PAGES) == [Found("a", "A king goes alone.", "goes alone")]


def test_the_excerpt_is_as_it_is_written_though_it_was_typed_otherwise() -> None:
    pages = [("fr", "Talon\nTirer recouvre la défausse, et l’as compte 1.")]
    [found] = find_pages("L'AS", pages)
    assert "l’as" in found.excerpt
    assert [each.key for each in find_pages("defausse", pages)] == ["fr"]
