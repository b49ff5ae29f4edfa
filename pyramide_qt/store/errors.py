"""The one error of the store."""

from __future__ import annotations

from pyramide_qt.rules.errors import filled


class StoreError(Exception):
    """Something could not be kept or read; the message is one clear sentence.

    `template` is the sentence with `%1`, `%2` … in place of `values`, so that it can be said in
    another language; without values it is the whole sentence.
    """

    def __init__(self, template: str, *values: object) -> None:
        self.template = template
        self.values = tuple(map(str, values))
        super().__init__(filled(template, self.values) if values else template)
