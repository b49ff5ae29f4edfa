"""The letters of ace, jack, queen and king on the cards, and by which keys they are typed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

Letters = tuple[str, str, str, str]

INTERNATIONAL: Letters = ("A", "J", "Q", "K")
# What players of a language write on their cards: ace, jack, queen, king. Languages that are not
# here play with international cards.
LETTERS: dict[str, Letters] = {
    # Those of the rules that this program was first written for.
    "bg": ("A", "V", "D", "R"),
    "de": ("A", "B", "D", "K"),
    "fr": ("A", "V", "D", "R"),
    "it": ("A", "F", "D", "R"),
    "pl": ("A", "W", "D", "K"),
    "ru": ("Т", "В", "Д", "К"),
    "uk": ("Т", "В", "Д", "К"),
}


def figure_of(rank: int, letters: Letters) -> str:
    """What a card of a rank (1 ace .. 13 king) shows: a letter, or 2 to 10."""
    return {1: letters[0], 11: letters[1], 12: letters[2], 13: letters[3]}.get(rank, str(rank))


def letters_of_language() -> Letters:
    """The letters of the language that is shown, its own if it has any."""
    return LETTERS.get(QLocale().name().split("_")[0], INTERNATIONAL)


def letters_for(setting: str) -> Letters:
    """The letters on the cards, `setting` being "international" or "language"."""
    return letters_of_language() if setting == "language" else INTERNATIONAL


def letters_text(letters: Letters) -> str:
    """All ranks as they are typed: `A, 2 to 10, J, Q, K`."""
    text = QCoreApplication.translate("CardLetters", "%1, 2 to 10, %2, %3, %4")
    for place, letter in enumerate(letters, start=1):
        text = text.replace(f"%{place}", letter)
    return text
