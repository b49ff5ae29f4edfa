"""The kinds of setting: each checks a value and turns it into JSON and back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

# Far beyond any screen, and far within what Qt's 32-bit numbers hold.
_FARTHEST_PX = 100_000


# Declared once and told apart by identity: what else data classes can do costs at every start.
@dataclass(eq=False, repr=False)
class Setting(Generic[T]):
    """One declared setting; `page` is the part of the settings dialog that shows it."""

    key: str
    default: T
    page: str

    def check(self, value: object) -> T:
        """Return `value` if this setting may have it; raise ValueError if not."""
        raise NotImplementedError

    def from_json(self, raw: object) -> T:
        """Return the value that the JSON value `raw` stands for; raise ValueError if none."""
        return self.check(raw)

    def to_json(self, value: T) -> object:
        """Return the JSON value for `value`; `from_json` is its exact inverse."""
        return value

    def _refusal(self, value: object) -> ValueError:
        return ValueError(f"The setting {self.key} cannot be {str(value)[:80]!r}.")


class Flag(Setting[bool]):
    """On or off; the text "false" and the number 0 are neither."""

    def check(self, value: object) -> bool:
        """Return `value` if it is of this kind; raise ValueError if not."""
        if not isinstance(value, bool):
            raise self._refusal(value)
        return value


@dataclass(eq=False, repr=False)
class Choice(Setting[str]):
    """One of a few words."""

    choices: tuple[str, ...]

    def check(self, value: object) -> str:
        """Return `value` if it is of this kind; raise ValueError if not."""
        if not isinstance(value, str) or value not in self.choices:
            raise self._refusal(value)
        return value


@dataclass(eq=False, repr=False)
class Text(Setting[str]):
    """A text that fits `pattern` from end to end."""

    pattern: str

    def check(self, value: object) -> str:
        """Return `value` if it is of this kind; raise ValueError if not."""
        if not isinstance(value, str) or not re.fullmatch(self.pattern, value):
            raise self._refusal(value)
        return value


class WindowPlace(NamedTuple):
    """Where the window was, in logical pixels; whether that is on a screen is the view's matter."""

    x: int
    y: int
    width: int
    height: int
    maximised: bool = False


class Window(Setting[WindowPlace | None]):
    """The window's place; None until it has been shown once."""

    def check(self, value: object) -> WindowPlace | None:
        """Return `value` if it is of this kind; raise ValueError if not."""
        if value is None:
            return None
        if not isinstance(value, WindowPlace) or not _is_sensible(value):
            raise self._refusal(value)
        return value

    def from_json(self, raw: object) -> WindowPlace | None:
        """Return the value that `raw` stands for; raise ValueError if none."""
        if raw is None:
            return None
        names = set(WindowPlace._fields)
        if not isinstance(raw, dict) or set(raw) != names:
            raise self._refusal(raw)
        return self.check(WindowPlace(**raw))

    def to_json(self, value: WindowPlace | None) -> object:
        """Return the JSON value for `value`."""
        return None if value is None else value._asdict()


def _is_sensible(place: WindowPlace) -> bool:
    numbers = (place.x, place.y, place.width, place.height)
    return (
        all(type(number) is int and abs(number) <= _FARTHEST_PX for number in numbers)
        and place.width > 0
        and place.height > 0
        and isinstance(place.maximised, bool)
    )
