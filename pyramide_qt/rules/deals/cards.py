"""Cards and their text form."""

from __future__ import annotations

from typing import NamedTuple

from pyramide_qt.rules.errors import NotationError

RANKS = "A23456789TJQK"
SUITS = "CDHS"


class Card(NamedTuple):
    """One card: `rank` 1 (ace) to 13 (king), `suit` one of C, D, H, S."""

    rank: int
    suit: str

    @property
    def letter(self) -> str:
        """The rank as one letter of `A23456789TJQK`."""
        return RANKS[self.rank - 1]

    def __str__(self) -> str:
        return self.letter + self.suit


def parse_rank(text: str) -> int:
    """Read a rank letter (`10` is read too); 1 to 13, or NotationError."""
    letter = "T" if text == "10" else text.upper()
    if not text.isascii() or len(letter) != 1 or letter not in RANKS:
        raise NotationError(f'"{text[:20]}" is not a rank; ranks are {" ".join(RANKS)}.')
    return RANKS.index(letter) + 1


def parse_card(text: str) -> Card:
    """Read `TD`, `10D` or lower case; NotationError for anything else."""
    trimmed = text.strip()
    suit = trimmed[-1:].upper()
    if not text.isascii() or not 2 <= len(trimmed) <= 3 or suit not in SUITS:
        raise NotationError(f'"{text[:20]}" is not a card; write the rank, then C, D, H or S.')
    try:
        return Card(parse_rank(trimmed[:-1]), suit)
    except NotationError:
        raise NotationError(f'"{text[:20]}" is not a card; its rank cannot be read.') from None
