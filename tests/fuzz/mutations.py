"""Random and mutated texts from good ones."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

LONGEST = 6000
LARGEST = 200_000
_SIGNS = (
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-+> \n\t{}[]",:.#_\0\u00e9\u0131\u2013\ud7ff\U0001f0a1'
)
_NASTY = (
    "PY1-", "PY2-", "X", "U", "Y", "null", "true", "1e999", "NaN", "-0", "9" * 400, "[" * 200,
    '{"a":' * 100, "\x00" * 8, "\ufeff", "\u202e", "\\ud800", "%s%n", "../..", "A" * 700,
)  # fmt: skip


def mutated(seeds: Sequence[str], count: int, seed: int) -> Iterator[str]:
    """`count` texts of at most LONGEST signs: noise, cut, joined, repeated and spoilt seeds."""
    numbers = random.Random(seed)
    for _ in range(count):
        text = _noise(numbers) if numbers.random() < 0.1 else numbers.choice(seeds)
        for _ in range(numbers.choice((0, 1, 1, 2, 3, 8))):
            text = numbers.choice(_WAYS)(text, seeds, numbers)[:LONGEST]
        yield text


def long_ones(seeds: Sequence[str], count: int, seed: int) -> Iterator[str]:
    """`count` texts of about LARGEST signs: pieces of mutated seeds, over and over."""
    numbers = random.Random(seed)
    for text in mutated(seeds, count, seed):
        first, last = sorted((_place(text, numbers), _place(text, numbers)))
        piece = text[first:last] or " "
        yield (text[:first] + piece * (LARGEST // len(piece)) + text[last:])[: LARGEST + 1000]


def _noise(numbers: random.Random) -> str:
    return "".join(numbers.choices(_SIGNS, k=numbers.randrange(80)))


def _place(text: str, numbers: random.Random) -> int:
    return numbers.randrange(len(text) + 1)


def _cut(text: str, _seeds: Sequence[str], numbers: random.Random) -> str:
    first, last = sorted((_place(text, numbers), _place(text, numbers)))
    return text[:first] + text[last:]


def _spoil(text: str, _seeds: Sequence[str], numbers: random.Random) -> str:
    place = _place(text, numbers)
    return text[:place] + numbers.choice(_SIGNS) + text[place + 1 :]


def _insert(text: str, _seeds: Sequence[str], numbers: random.Random) -> str:
    place = _place(text, numbers)
    return text[:place] + numbers.choice(_NASTY) + text[place:]


def _repeat(text: str, _seeds: Sequence[str], numbers: random.Random) -> str:
    first, last = sorted((_place(text, numbers), _place(text, numbers)))
    return text[:last] + text[first:last] * numbers.randrange(1, 30) + text[last:]


def _join(text: str, seeds: Sequence[str], numbers: random.Random) -> str:
    other = numbers.choice(seeds)
    return text[: _place(text, numbers)] + other[_place(other, numbers) :]


def _swap_word(text: str, seeds: Sequence[str], numbers: random.Random) -> str:
    words = text.split(" ")
    words[numbers.randrange(len(words))] = numbers.choice(numbers.choice(seeds).split(" "))
    return " ".join(words)


def _swap_case(text: str, _seeds: Sequence[str], _numbers: random.Random) -> str:
    return text.swapcase()


_WAYS = (_cut, _spoil, _insert, _repeat, _join, _swap_word, _swap_case)
