"""Texts as a search reads them: in one case, and without what a player need not type."""

from __future__ import annotations

import unicodedata

# Accents that make another letter, not the same one with an accent.
_LETTERS_OF_THEIR_OWN = "йЙїЇ"
_ALIKE = str.maketrans(
    {
        **dict.fromkeys("’‘ʼ", "'"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("‐‑–—−", "-"),
        "œ": "oe",
        "Œ": "oe",
        "ł": "l",
        "Ł": "l",
        "ة": "ه",
        "ى": "ي",
        # The stretch of Arabic words.
        "\u0640": None,
    }
)


class _Folds(dict[int, str]):
    """What each character is read as, worked out when it is first met."""

    def __missing__(self, code: int) -> str:
        self[code] = folded = _fold_sign(chr(code))
        return folded


_FOLDS = _Folds()


def fold(text: str) -> str:
    """`text` in one case, without accents, with plain quotes, dashes, blanks and digits."""
    return text.translate(_FOLDS)


def search_words(words: str) -> list[str]:
    """The words of what was typed, folded."""
    return fold(unicodedata.normalize("NFC", words)).split()


class FoldedText:
    """A folded text that knows where each of its characters came from."""

    def __init__(self, text: str) -> None:
        pieces = [_FOLDS[ord(sign)] for sign in text]
        self.text = "".join(pieces)
        self._sources = [place for place, piece in enumerate(pieces) for _ in piece]

    def find(self, words: str, start: int = 0) -> tuple[int, int] | None:
        """Where `words`, folded ones, begin and end in the source, from its place `start` on."""
        if not words:
            return None
        first = next((at for at, place in enumerate(self._sources) if place >= start), None)
        at = self.text.find(words, first) if first is not None else -1
        if at < 0:
            return None
        return self._sources[at], self._sources[at + len(words) - 1] + 1


def _fold_sign(sign: str) -> str:
    if sign in _LETTERS_OF_THEIR_OWN:
        return sign.casefold()
    parts = unicodedata.normalize("NFKD", sign)
    kept = (part for part in parts if unicodedata.category(part) not in ("Mn", "Cf"))
    plain = "".join(_digit(part) for part in kept).translate(_ALIKE)
    return plain.casefold()


def _digit(sign: str) -> str:
    return str(unicodedata.decimal(sign)) if sign.isdecimal() else sign
