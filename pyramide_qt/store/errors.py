"""The one error of the store, and what the system says of its own."""

from __future__ import annotations

import sqlite3

from pyramide_qt.rules.errors import filled


class StoreError(Exception):
    """Something could not be kept or read; the message is one clear sentence.

    `template` is the sentence with `%1`, `%2` … in place of `values`, so that it can be said in
    another language; numbers among them are counts. Without values it is the whole sentence.
    """

    def __init__(self, template: str, *values: object) -> None:
        self.template = template
        self.values = values
        super().__init__(filled(template, values) if values else template)


def is_about_file(error: StoreError) -> bool:
    """Whether the file as a whole cannot be read, and not only one game of it."""
    return isinstance(error.__cause__, (sqlite3.Error, OSError))


def system_reason(error: Exception) -> str:
    """What the system or SQLite says, without the sentence, number and path around it."""
    said = error.__cause__ if isinstance(error, StoreError) and error.__cause__ else error
    return (said.strerror if isinstance(said, OSError) else "") or str(said)
