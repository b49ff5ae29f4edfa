"""Kinds of values in a rule record: each knows its JSON form, its bits in a code, and its range."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any, NamedTuple, TypeVar

from pyramide_qt.rules.deals.bit_text import BitReader, BitWriter
from pyramide_qt.rules.deals.cards import Card, parse_rank
from pyramide_qt.rules.errors import NotationError, RecordError

T = TypeVar("T")

# No list of a record comes near this length.
_MAX_ITEMS = 100
# More places than two packs have cards.
_MAX_FIELDS = 104
RANKS = tuple(range(1, 14))


class Kind:
    """A kind of value; `from_json` raises RecordError, and so does `read`."""

    def to_json(self, value: Any) -> object:
        """The plain JSON value that stands for `value`."""
        return value

    def from_json(self, raw: object, name: str) -> Any:
        """The value of the field `name`; whether it is in range is asked of `complaints`."""
        raise NotImplementedError

    def write(self, bits: BitWriter, value: Any) -> None:
        """Add the value to a code; `read` is the inverse."""
        raise NotImplementedError

    def read(self, bits: BitReader) -> Any:
        """Take the value from a code."""
        raise NotImplementedError

    def complaints(self, _value: Any) -> Iterator[RecordError]:
        """Why the value cannot be used, each in a sentence."""
        yield from ()


class Whole(Kind):
    """A whole number of `width` bits; with a `sentence` it must be from `least` to `most`."""

    def __init__(self, width: int, least: int = 0, most: int = 0, sentence: str = "") -> None:
        self._width = width
        self._least, self._most, self._sentence = least, most, sentence

    def from_json(self, raw: object, name: str) -> int:
        if not isinstance(raw, int) or isinstance(raw, bool):
            raise RecordError(f"{name} must be a whole number.")
        return raw

    def write(self, bits: BitWriter, value: int) -> None:
        bits.write(value, self._width)

    def read(self, bits: BitReader) -> int:
        return bits.read(self._width)

    def complaints(self, value: int) -> Iterator[RecordError]:
        if self._sentence and not self._least <= value <= self._most:
            yield RecordError(self._sentence, self._most)


class WholeOrNone(Whole):
    """A whole number or none, which is 0 in a code, and a number `shift` more than it is."""

    def __init__(
        self, width: int, least: int = 0, most: int = 0, sentence: str = "", *, shift: int = 0
    ) -> None:
        super().__init__(width, least, most, sentence)
        self._shift = shift

    def from_json(self, raw: object, name: str) -> Any:
        return None if raw is None else super().from_json(raw, name)

    def write(self, bits: BitWriter, value: int | None) -> None:
        super().write(bits, 0 if value is None else value + self._shift)

    def read(self, bits: BitReader) -> Any:
        value = super().read(bits)
        return value - self._shift if value else None

    def complaints(self, value: int | None) -> Iterator[RecordError]:
        if value is not None:
            yield from super().complaints(value)


class OneOf(Whole):
    """One of a few whole numbers, which stands in a code by its place among them."""

    def __init__(self, width: int, numbers: tuple[int, ...], sentence: str) -> None:
        super().__init__(width, sentence=sentence)
        self._numbers = numbers

    def write(self, bits: BitWriter, value: int) -> None:
        bits.write(self._numbers.index(value), self._width)

    def read(self, bits: BitReader) -> int:
        return bits.read_one_of(self._numbers, self._width)

    def complaints(self, value: int) -> Iterator[RecordError]:
        if value not in self._numbers:
            yield RecordError(self._sentence)


class Truth(Kind):
    """True or false."""

    def from_json(self, raw: object, name: str) -> bool:
        if not isinstance(raw, bool):
            raise RecordError(f"{name} must be true or false.")
        return raw

    def write(self, bits: BitWriter, value: bool) -> None:
        bits.write(value, 1)

    def read(self, bits: BitReader) -> bool:
        return bool(bits.read(1))


class Choice(Kind):
    """One of the words of an enum; a code has its place among them, in `width` bits."""

    def __init__(self, kind: type[StrEnum], width: int) -> None:
        self._members, self._width = list(kind), width

    def to_json(self, value: StrEnum) -> str:
        return str(value)

    def from_json(self, raw: object, _name: str) -> StrEnum:
        if isinstance(raw, str) and raw in self._members:
            return self._members[self._members.index(raw)]  # type: ignore[arg-type]
        raise RecordError(f"{_quoted(raw)} is not one of: {', '.join(self._members)}.")

    def write(self, bits: BitWriter, value: StrEnum) -> None:
        bits.write(self._members.index(value), self._width)

    def read(self, bits: BitReader) -> StrEnum:
        return bits.read_one_of(self._members, self._width)


class Rank(Kind):
    """A rank, a letter in JSON."""

    def to_json(self, value: int) -> str:
        return Card(value, "C").letter

    def from_json(self, raw: object, _name: str) -> int:
        return parsed(parse_rank, raw)

    def write(self, bits: BitWriter, value: int) -> None:
        bits.write(value, 4)

    def read(self, bits: BitReader) -> int:
        return bits.read(4)


class PairOf(Kind):
    """Two values of one kind."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind

    def to_json(self, value: tuple[Any, Any]) -> list[object]:
        return [self._kind.to_json(each) for each in value]

    def from_json(self, raw: object, name: str) -> tuple[Any, ...]:
        return tuple(self._kind.from_json(each, name) for each in two_of(raw, name))

    def write(self, bits: BitWriter, value: tuple[Any, Any]) -> None:
        for each in value:
            self._kind.write(bits, each)

    def read(self, bits: BitReader) -> tuple[Any, Any]:
        return self._kind.read(bits), self._kind.read(bits)


class ManyOf(Kind):
    """Several values of one kind; a code says in `width` bits how many.

    With a `sentence` there must be from `least` to `most`.
    """

    def __init__(
        self, kind: Kind, width: int, least: int = 0, most: int = 0, sentence: str = ""
    ) -> None:
        self._kind, self._count = kind, Whole(width, least, most, sentence)

    def to_json(self, value: tuple[Any, ...]) -> list[object]:
        return [self._kind.to_json(each) for each in value]

    def from_json(self, raw: object, name: str) -> tuple[Any, ...]:
        if not isinstance(raw, list) or len(raw) > _MAX_ITEMS:
            raise RecordError(f"{name} must be a list.")
        return tuple(self._kind.from_json(each, name) for each in raw)

    def write(self, bits: BitWriter, value: tuple[Any, ...]) -> None:
        self._count.write(bits, len(value))
        for each in value:
            self._kind.write(bits, each)

    def read(self, bits: BitReader) -> tuple[Any, ...]:
        return tuple(self._kind.read(bits) for _ in range(self._count.read(bits)))

    def complaints(self, value: tuple[Any, ...]) -> Iterator[RecordError]:
        yield from self._count.complaints(len(value))


class SomeOf(ManyOf):
    """Some of a few `members`, of that kind; a code has a bit for each of them."""

    def __init__(self, kind: Kind, members: tuple[Any, ...]) -> None:
        super().__init__(kind, 0)
        self._members = members

    def write(self, bits: BitWriter, value: tuple[Any, ...]) -> None:
        for member in self._members:
            bits.write(member in value, 1)

    def read(self, bits: BitReader) -> tuple[Any, ...]:
        return tuple(member for member in self._members if bits.read(1))


class Field(NamedTuple):
    """One field: its attribute, its kind, what JSON calls it if not the same, and where it is."""

    attribute: str
    kind: Kind
    json_name: str = ""
    in_code: bool = True

    @property
    def name(self) -> str:
        """The name in JSON."""
        return self.json_name or self.attribute


class Part(Kind):
    """A value with fields, in the order in which a code has them.

    `title` is what an error calls it, `default` has the values of what JSON leaves out. Fields
    that depend on others are left out by `shown`, which gets the value of the first field.
    """

    def __init__(self, title: str, default: Any, fields: tuple[Field, ...]) -> None:
        self._title, self._default, self.fields = title, default, fields

    def shown(self, _first: Any) -> tuple[Field, ...]:
        """The fields that a value has whose first field is `first`."""
        return self.fields

    def to_json(self, value: Any) -> dict[str, object]:
        first = getattr(value, self.fields[0].attribute)
        return {
            field.name: field.kind.to_json(getattr(value, field.attribute))
            for field in self.shown(first)
        }

    def from_json(self, raw: object, _name: str = "") -> Any:
        raw = object_of(raw, self._title)
        unknown = sorted(str(key)[:30] for key in raw.keys() - {f.name for f in self.fields})
        if unknown:
            raise RecordError(f'{self._title} has a field that is not known: "{unknown[0]}".')
        values = {
            field.attribute: field.kind.from_json(raw[field.name], f'"{field.name}"')
            for field in self.fields
            if field.name in raw
        }
        return self._made(values)

    def write(self, bits: BitWriter, value: Any) -> None:
        first = getattr(value, self.fields[0].attribute)
        for field in self.shown(first):
            if field.in_code:
                field.kind.write(bits, getattr(value, field.attribute))

    def read(self, bits: BitReader) -> Any:
        head = self.fields[0]
        first = head.kind.read(bits)
        values = {head.attribute: first}
        for field in self.shown(first)[1:]:
            if field.in_code:
                values[field.attribute] = field.kind.read(bits)
        return self._made(values)

    def complaints(self, value: Any) -> Iterator[RecordError]:
        first = getattr(value, self.fields[0].attribute)
        for field in self.shown(first):
            yield from field.kind.complaints(getattr(value, field.attribute))

    def _made(self, values: dict[str, Any]) -> Any:
        if isinstance(self._default, tuple):
            return self._default._replace(**values)  # type: ignore[attr-defined]
        return replace(self._default, **values)


class PartOrNone(Part):
    """A value with fields, or none: a bit in a code says which."""

    def to_json(self, value: Any) -> Any:
        return None if value is None else super().to_json(value)

    def from_json(self, raw: object, name: str = "") -> Any:
        return None if raw is None else super().from_json(raw, name)

    def write(self, bits: BitWriter, value: Any) -> None:
        bits.write(value is not None, 1)
        if value is not None:
            super().write(bits, value)

    def read(self, bits: BitReader) -> Any:
        return super().read(bits) if bits.read(1) else None

    def complaints(self, value: Any) -> Iterator[RecordError]:
        if value is not None:
            yield from super().complaints(value)


def parsed(parse: Callable[[str], T], raw: object) -> T:
    """What `parse` reads in a text of JSON; RecordError if it is no text, or not such a one."""
    if not isinstance(raw, str):
        raise RecordError("A rank, a card or a place must be a text.")
    try:
        return parse(raw)
    except NotationError as error:
        raise RecordError(str(error)) from None


def two_of(raw: object, name: str) -> list[object]:
    """A list of two of JSON; RecordError if it is anything else."""
    if not isinstance(raw, list) or len(raw) != 2:
        raise RecordError(f"{name} must be a list of two.")
    return raw


def object_of(raw: object, name: str) -> Mapping[str, object]:
    """An object of JSON; RecordError if it is anything else."""
    if not isinstance(raw, Mapping) or len(raw) > _MAX_FIELDS:
        raise RecordError(f"{name} must be an object with fields.")
    return raw


def _quoted(raw: object) -> str:
    # Anything but a text may be far too long or too deep to be written.
    return f'"{raw[:30]}"' if isinstance(raw, str) else "What stands there"
