"""Texts are found as players of each language type them."""

from __future__ import annotations

import pytest

from pyramide_qt.model.wording.search_text import FoldedText, fold, search_words


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("KING", "king"),
        ("defausse", "La défausse"),
        ("DÉFAUSSE", "la défausse"),
        ("de\u0301fausse", "la défausse"),
        ("l'as", "L’as compte 1"),
        ("coeur", "cœur"),
        ("oeuvre", "Œuvre"),
        ("grösste", "Die größte Zahl"),
        ("grosste", "Die größte Zahl"),
        ("еще", "Ещё одна"),
        ("ЕЩЁ", "еще одна"),
        ("и", "ѝ"),
        ("п'ять", "П’ять карт"),
        ("gora", "góra"),
        ("wlasne", "Własne zasady"),
        ("الاس", "الآس"),
        ("اوراق", "أوراق"),
        ("ورقه", "ورقة"),
        ("١٣", "13"),
        ("13", "١٣"),
        ("１３", "13"),
        ("10♣ + 3♠", "\u206610♣ + 3♠\u2069"),
        ("talon :", "talon\u202f:"),
        ("金字塔", "摆出一座7行的金字塔"),
    ],
)
def test_what_is_typed_is_found_in_what_is_written(typed: str, written: str) -> None:
    assert " ".join(search_words(typed)) in fold(written)


@pytest.mark.parametrize(
    ("typed", "written"), [("мои", "мой"), ("і", "ї"), ("king", "kin g"), ("坦", "旦")]
)
def test_letters_of_their_own_stay_apart(typed: str, written: str) -> None:
    assert fold(typed) not in fold(written)


def test_a_place_is_one_of_the_source() -> None:
    text = "« Größe », \u2066l’été\u2069"
    folded = FoldedText(text)
    begin, end = folded.find("grosse") or (0, 0)
    assert text[begin:end] == "Größe"
    begin, end = folded.find("l'ete") or (0, 0)
    assert text[begin:end] == "l’été"
    assert folded.find("grosse", begin) is None
    assert folded.find("", 0) is None
    assert FoldedText("").find("a") is None


def test_the_search_goes_on_after_a_place() -> None:
    folded = FoldedText("été, ete")
    assert folded.find("ete") == (0, 3)
    assert folded.find("ete", 1) == (5, 8)
    assert folded.find("ete", 6) is None
