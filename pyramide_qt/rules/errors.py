"""Errors of the rules layer; each message is one clear sentence that names the bad input."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pyramide_qt.rules.refusal import Refusal


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802
    """`text`, which lupdate finds by the name of this function and puts under `_context`.

    Sentences of errors are marked so where they are raised; the contexts are those by which
    `view/dialogs/errors/problems.py` looks them up.
    """
    return text


def filled(template: str, values: Sequence[object]) -> str:
    """`template` with `%1`, `%2` … replaced by `values`, which are taken as they are."""
    return re.sub(r"%([1-9])", lambda found: str(values[int(found[1]) - 1]), template)


class RulesError(ValueError):
    """Base of everything that the rules refuse.

    `template` is the sentence with `%1`, `%2` … in place of `values`, so that it can be said in
    another language; numbers among them are counts. Without values it is the whole sentence.
    The text of the error is the English one, filled. What cannot be seen in a value is named.
    """

    def __init__(self, template: str, *values: object) -> None:
        # Only errors quote; what they need for it is no part of the start.
        from pyramide_qt.rules.unseen import visible

        self.template = template
        self.values = tuple(visible(each) if isinstance(each, str) else each for each in values)
        super().__init__(filled(template, self.values) if values else template)


class CodeError(RulesError):
    """A deal code that cannot be read; where its rules cannot be used, `__cause__` says why."""


class RecordError(RulesError):
    """A rule record that is malformed or contradicts itself."""


class ActionError(RulesError):
    """Something wrong with a written action.

    In a game text `number`, counted from 1, and `action` tell which it is, and `__cause__` why.
    """

    number = 0
    action = ""


class NotationError(ActionError):
    """A card, place, move or game text that cannot be read."""


class IllegalMove(ActionError):
    """A move that the rules do not allow in this position.

    `refusal` has the reason; without one there was nothing to take back or to make again.
    """

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        self.refusal = refusal
        super().__init__(message)
