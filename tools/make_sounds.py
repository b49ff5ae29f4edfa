"""Makes the sounds of the game: short, soft, from sines and noise; one command, no arguments."""

from __future__ import annotations

import argparse
import array
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "pyramide_qt" / "resources" / "sounds"
RATE = 22_050
PEAK = 0.42
# One ending for all, so that no speaker clicks.
FADE_S = 0.012

Wave = list[float]


def tone(pitch_hz: float, seconds: float, decay: float, overtone: float = 0.25) -> Wave:
    """A struck bar: a sine with a soft octave that dies away; `decay` in e-folds a second."""
    return [
        math.exp(-decay * i / RATE)
        * (
            math.sin(2 * math.pi * pitch_hz * i / RATE)
            + overtone * math.sin(4 * math.pi * pitch_hz * i / RATE)
        )
        for i in range(round(seconds * RATE))
    ]


def paper(seconds: float, decay: float, softness: float, seed: int) -> Wave:
    """A card on felt: noise without its treble; the nearer `softness` is to 1, the duller."""
    source, last, found = random.Random(seed), 0.0, []
    for i in range(round(seconds * RATE)):
        last = softness * last + (1 - softness) * source.uniform(-1, 1)
        found.append(last * math.exp(-decay * i / RATE))
    return found


def mixed(parts: Sequence[tuple[float, float, Wave]]) -> Wave:
    """Several waves together: each with its start in seconds and its strength."""
    length = max(round(start * RATE) + len(part) for start, _, part in parts)
    found = [0.0] * length
    for start, strength, part in parts:
        first = round(start * RATE)
        for i, value in enumerate(part):
            found[first + i] += strength * value
    return found


def finished(raw: Wave, level: float) -> array.array[int]:
    """Sixteen-bit samples with that share of `PEAK` at most, soft at both ends."""
    loudest, fade = max(map(abs, raw)), round(FADE_S * RATE)
    scale = 32_767 * PEAK * level / loudest
    last = len(raw) - 1
    return array.array(
        "h",
        [
            round(value * scale * min(1.0, i / (fade / 4), (last - i) / fade))
            for i, value in enumerate(raw)
        ],
    )


def draw() -> Wave:
    """A card is laid down."""
    return mixed([(0, 1, paper(0.09, 55, 0.72, 1)), (0.02, 0.25, tone(170, 0.08, 60, 0))])


def pair() -> Wave:
    """Two cards go: two notes a fifth apart."""
    return mixed([(0, 0.8, tone(523.25, 0.3, 14)), (0.07, 0.8, tone(783.99, 0.34, 13))])


def alone() -> Wave:
    """One card goes: one note."""
    return mixed([(0, 1, tone(659.25, 0.32, 13))])


def redeal() -> Wave:
    """The waste is swept up: a run of cards."""
    return mixed([(0.028 * n, 0.5 + 0.05 * n, paper(0.08, 60, 0.6, 20 + n)) for n in range(9)])


def deal() -> Wave:
    """The table is laid."""
    return mixed([(0.045 * n, 0.7, paper(0.07, 65, 0.7, 40 + n)) for n in range(12)])


def back() -> Wave:
    """A move is taken back."""
    return mixed([(0, 0.7, tone(440, 0.16, 22)), (0.05, 0.6, tone(392, 0.2, 20))])


def refused() -> Wave:
    """A touch changed nothing: low, dull, and short."""
    return mixed([(0, 1, tone(155.56, 0.16, 26, 0.1)), (0, 0.4, paper(0.05, 70, 0.9, 3))])


def won() -> Wave:
    """The game is won: a chord from below to above."""
    notes = (392.0, 523.25, 659.25, 783.99, 1046.5)
    return mixed([(0.11 * n, 0.7, tone(note, 0.9, 4.5)) for n, note in enumerate(notes)])


SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "draw": (draw, 0.7),
    "pair": (pair, 0.8),
    "alone": (alone, 0.8),
    "redeal": (redeal, 0.7),
    "deal": (deal, 0.6),
    "back": (back, 0.6),
    "refused": (refused, 0.7),
    "won": (won, 1.0),
}


def samples_of(name: str) -> array.array[int]:
    """The samples of a sound, the same on every run."""
    make, level = SOUNDS[name]
    return finished(make(), level)


def main() -> int:
    """Write all sounds."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        samples = samples_of(name)
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())
        print(FOLDER / f"{name}.wav")
    return 0


if __name__ == "__main__":
    sys.exit(main())
