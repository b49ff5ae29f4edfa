"""The one error of the store, and what the system says of its own."""

from __future__ import annotations

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


def system_reason(error: Exception) -> str:
    """What the system or SQLite says, without the number and the path that Python adds."""
    return (error.strerror if isinstance(error, OSError) else "") or str(error)
