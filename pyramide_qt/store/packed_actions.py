"""The actions of an ended game in one small piece, a tenth of the room that rows would take."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import pairwise

from pyramide_qt.rules.errors import QT_TRANSLATE_NOOP
from pyramide_qt.store.errors import StoreError
from pyramide_qt.store.saved_game import Action

# A million actions; no player's game comes near, and a hostile file cannot fill memory.
MAX_BYTES = 8_000_000
_FARTHEST_MS = 2**63 - 1


def pack_actions(actions: Sequence[Action]) -> bytes:
    """Return zlib of two lines: the words, and the milliseconds from each action to the next.

    Words and times apart compress better than pairs of them.
    """
    times = [0, *(action.at_ms for action in actions)]
    words = " ".join(action.text for action in actions)
    steps = " ".join(str(after - before) for before, after in pairwise(times))
    return zlib.compress(f"{words}\n{steps}".encode(), level=9)


def unpack_actions(packed: bytes) -> tuple[Action, ...]:
    """Return what `pack_actions` packed; raise StoreError for anything else."""
    try:
        reader = zlib.decompressobj()
        text = reader.decompress(packed, MAX_BYTES).decode()
        if not reader.eof:
            raise ValueError("it is cut off or too long")
        words, steps = text.split("\n")
        at_ms, actions = 0, []
        for word, step in zip(words.split(), steps.split(), strict=True):
            at_ms += int(step)
            if abs(at_ms) > _FARTHEST_MS:
                raise ValueError("a time is larger than any number of the database")
            actions.append(Action(word, at_ms))
    except (TypeError, ValueError, zlib.error) as error:
        raise StoreError(
            QT_TRANSLATE_NOOP("StoreProblem", "The moves of a saved game cannot be read.")
        ) from error
    return tuple(actions)
