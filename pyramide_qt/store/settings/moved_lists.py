"""Brings into the database what versions before kept among the settings."""

from __future__ import annotations

import json
import zlib

from pyramide_qt.store.game_store import GameStore
from pyramide_qt.store.kept_lists import Entry, KeptList
from pyramide_qt.store.settings.settings_file import SettingsFile


def move_lists(settings: SettingsFile, store: GameStore) -> None:
    """Move each list that the settings file still holds; there it goes when it is on disk here.

    What was moved once does not come back after the player has taken it out, even if the
    settings file could not be written. What no version wrote stays where it is.
    """
    for key, raw in settings.values_of_old().items():
        name = KeptList(key)
        sum_of_raw = f"{zlib.crc32(json.dumps(raw, sort_keys=True).encode()):08x}"
        moved = {entry.key: entry.value for entry in store.lists.get(KeptList.MOVED)}
        if moved.get(key) != sum_of_raw:
            moved[key] = sum_of_raw
            store.lists.set_together(
                {
                    name: (*store.lists.get(name), *_entries(raw)),
                    KeptList.MOVED: [Entry(*each) for each in moved.items()],
                }
            )
        if store.is_saving and _is_whole(raw):
            settings.drop(key)


def _entries(raw: object) -> list[Entry]:
    lines = raw if isinstance(raw, list) else [raw]
    return [Entry(*line.split(" ", 1)) for line in lines if isinstance(line, str) and line]


def _is_whole(raw: object) -> bool:
    """Whether each line of it could be taken over."""
    lines = raw if isinstance(raw, list) else [raw]
    return all(isinstance(line, str) for line in lines)
