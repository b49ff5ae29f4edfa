"""The player's settings: read once, checked key by key, written at each change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from pyramide_qt.store.errors import StoreError, system_reason
from pyramide_qt.store.files.atomic_file import write_atomically
from pyramide_qt.store.notices import Notice, NoticeBox, NoticeKind
from pyramide_qt.store.settings.kinds import Setting
from pyramide_qt.store.settings.schema import HIDDEN, MOVED, SCHEMA, Schema
from pyramide_qt.store.settings.settings_text import (
    DamagedSettings,
    StoredSettings,
    read_settings,
    settings_bytes,
)

T = TypeVar("T")


class SettingsFile:
    """Settings in memory and their file; made by `load`.

    Nothing here raises for what the file or the disk does: `take_notices` says what happened, and
    the values stay in memory.
    """

    def __init__(self, path: Path, schema: Schema = SCHEMA) -> None:
        self._path = path
        self._schema = schema
        self._notices = NoticeBox()
        self._values: dict[str, Any] = {
            key: setting.default for key, setting in schema.settings.items()
        }
        self._stored = StoredSettings(schema.version, {})
        self._unsaved: dict[str, Any] = {}
        self._is_writable = True
        self._has_failed = False

    @classmethod
    def load(cls, path: Path, schema: Schema = SCHEMA) -> SettingsFile:
        """Read the settings at `path`; a missing file means the defaults."""
        settings = cls(path, schema)
        stored = settings._read()
        if stored is not None:
            settings._take(stored)
        return settings

    def get(self, setting: Setting[T]) -> T:
        """The value of a declared setting."""
        value: T = self._values[setting.key]
        return value

    def set(self, setting: Setting[T], value: T) -> None:
        """Change one setting and write the file; raise ValueError if it may not be `value`."""
        self.set_value(setting.key, value)

    def value(self, key: str) -> object:
        """The value of the setting `key`; KeyError if there is none."""
        return self._values[key]

    def set_value(self, key: str, value: object) -> None:
        """Change the setting named `key`, as `set` does."""
        setting = self._schema.settings[key]
        checked = setting.check(value)
        if checked == self._values[key] and not self._unsaved:
            return
        self._values[key] = checked
        self._write({key: setting.to_json(checked)})

    def reset(self, keys: Iterable[str] | None = None) -> None:
        """Put `keys` back to their defaults; without keys, all that the dialog shows."""
        settings = self._schema.settings
        chosen = (
            [key for key in settings if settings[key].page != HIDDEN]
            if keys is None
            else list(keys)
        )
        for key in chosen:
            self._values[key] = settings[key].default
        self._write({key: settings[key].to_json(settings[key].default) for key in chosen})

    def write_unsaved(self) -> None:
        """Write once more what could not be written."""
        if self._unsaved:
            self._write({})

    def values_of_old(self) -> Mapping[str, Any]:
        """What the file holds of settings that have moved into the database."""
        return {key: self._stored.values[key] for key in MOVED if key in self._stored.values}

    def drop(self, key: str) -> None:
        """Take what is no setting any more out of the file."""
        stored = self._read() if self._is_writable else None
        if stored is not None and stored.version == self._schema.version:
            values = {name: stored.values[name] for name in stored.values if name != key}
            self._replace(StoredSettings(stored.version, {**values, **self._unsaved}))

    def take_notices(self) -> tuple[Notice, ...]:
        """Return what there is to tell since the last call."""
        return self._notices.take()

    def _read(self) -> StoredSettings | None:
        """Read the file; one that cannot be read is set aside and reported."""
        try:
            return read_settings(self._path)
        except FileNotFoundError:
            return None
        except DamagedSettings as error:
            self._set_aside(NoticeKind.SETTINGS_DAMAGED, "damaged", str(error))
        except OSError as error:
            self._set_aside(NoticeKind.SETTINGS_UNREADABLE, "unreadable", str(error))
        return None

    def _set_aside(self, kind: NoticeKind, word: str, detail: str) -> None:
        # Seldom needed, so it is not loaded at each start.
        from pyramide_qt.store.files.set_aside import set_aside

        kept_as = ""
        try:
            kept_as = str(set_aside(self._path, word))
        except OSError:
            # What cannot be moved away must not be written over either.
            self._is_writable = False
        self._tell(kind, kept_as=kept_as, detail=detail)

    def _take(self, stored: StoredSettings) -> None:
        if stored.version < self._schema.version:
            self._migrate(stored)
        elif stored.version > self._schema.version:
            self._stored = stored
            self._tell(NoticeKind.SETTINGS_NEWER)
            self._accept(self._schema.migrate(stored.values, self._schema.version))
        else:
            self._take_own(stored)

    def _take_own(self, stored: StoredSettings) -> None:
        values = self._schema.migrate(stored.values, stored.version)
        refused = self._accept(values)
        self._stored = StoredSettings(
            self._schema.version, {key: values[key] for key in values if key not in refused}
        )
        if refused:
            kept_as = self._keep_copy("damaged")
            keys = tuple(sorted(refused))
            self._tell(NoticeKind.SETTINGS_VALUES_REFUSED, kept_as=kept_as, keys=keys)
            # Written at once, so that the same complaint does not come at each start.
            self._replace(self._stored)

    def _migrate(self, stored: StoredSettings) -> None:
        try:
            values = self._schema.migrate(stored.values, stored.version)
        except ValueError as error:
            self._set_aside(NoticeKind.SETTINGS_DAMAGED, "damaged", str(error))
            return
        kept_as = self._keep_copy(f"version-{stored.version}")
        self._tell(
            NoticeKind.SETTINGS_MIGRATED if kept_as else NoticeKind.SETTINGS_NOT_MIGRATED,
            kept_as=kept_as,
        )
        self._replace(StoredSettings(self._schema.version, values))
        self._take_own(StoredSettings(self._schema.version, values))

    def _accept(self, raw: Mapping[str, Any]) -> frozenset[str]:
        """Take over each good value; return the keys of the bad ones."""
        refused = set()
        for key, setting in self._schema.settings.items():
            if key in raw:
                try:
                    self._values[key] = setting.from_json(raw[key])
                except ValueError:
                    refused.add(key)
        return frozenset(refused)

    def _keep_copy(self, word: str) -> str:
        """Copy the file before it is rewritten; without a copy ("") it never is."""
        from pyramide_qt.store.files.set_aside import copy_aside

        try:
            return str(copy_aside(self._path, word))
        except (OSError, StoreError):
            self._is_writable = False
            return ""

    def _write(self, changed: dict[str, Any]) -> None:
        """Put the changed keys into what the file says now and write it.

        The file is read again first: another window, or the player, may have changed other keys.
        """
        self._unsaved.update(changed)
        stored = self._read() if self._is_writable else None
        if stored is not None and stored.version > self._schema.version:
            self._keep_first_copy(stored.version)
        if stored is None or stored.version < self._stored.version:
            stored = self._stored
        if not self._is_writable:
            self._fail("")
            return
        self._replace(StoredSettings(stored.version, {**stored.values, **self._unsaved}))

    def _keep_first_copy(self, version: int) -> None:
        """Copy the file of a newer program, once for each such version."""
        word = f"version-{version}"
        if not self._path.with_name(f"{self._path.stem}.{word}-1{self._path.suffix}").exists():
            self._keep_copy(word)

    def _replace(self, stored: StoredSettings) -> None:
        if not self._is_writable:
            return
        try:
            write_atomically(self._path, settings_bytes(stored))
        except StoreError as error:
            self._fail(system_reason(error))
            return
        self._stored = stored
        self._unsaved.clear()
        self._has_failed = False

    def _fail(self, detail: str) -> None:
        if not self._has_failed:
            self._has_failed = True
            self._tell(NoticeKind.SETTINGS_NOT_SAVED, detail=detail)

    def _tell(
        self,
        kind: NoticeKind,
        *,
        kept_as: str = "",
        keys: tuple[str, ...] = (),
        detail: str = "",
    ) -> None:
        self._notices.add(Notice(kind, str(self._path), kept_as, keys, detail=detail))
