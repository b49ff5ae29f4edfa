"""The sentence of an error, filled in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from pyramide_qt.model.wording.typography import own_digits
from pyramide_qt.model.wording.wording import number_text
from pyramide_qt.rules.errors import filled


def problem_text(context: str, template: str, values: Sequence[object]) -> str:
    """`template` as the catalogues have it under `context`, its counts as the language writes."""
    text = own_digits(QCoreApplication.translate(context, template))
    shown = [number_text(each) if isinstance(each, int) else each for each in values]
    return filled(text, shown) if shown else text
