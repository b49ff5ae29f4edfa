"""What a call on a special path is known by."""

from __future__ import annotations

from typing import Any

from tests.solver.paths.entered import Path
from tests.solver.paths.lowered import NamedPriority


class OfClass:
    """Whether it is called on an object of one of `classes` with those attributes.

    An attribute is looked up as truth or falsehood; one with dots is one of an attribute.
    """

    def __init__(self, *classes: str, **wanted: bool) -> None:
        self.classes, self._wanted = classes, wanted

    def __call__(self, _found: Any, called: Any, *_: Any) -> bool:
        if self.classes and type(called).__name__ not in self.classes:
            return False
        return all(bool(getattr(called, name)) is value for name, value in self._wanted.items())


class OfRest(OfClass):
    """The same for the states outside with one waste, with facts about its stock."""

    def __init__(self, *classes: str, **facts: bool) -> None:
        super().__init__(*classes)
        self._facts = facts

    def __call__(self, _found: Any, called: Any, *_: Any) -> bool:
        is_turned = called.stock.shift_mask > 0
        facts = {"is_turned": is_turned, "is_under": called._meets_under and not is_turned}
        return super().__call__(_found, called) and all(
            facts[name] is value for name, value in self._facts.items()
        )


class OfTables(OfClass):
    """Tables of one order on one grid that are asked about this pass, or about later ones."""

    def __init__(self, order: str, grid: str, *, later: bool) -> None:
        super().__init__(order, grid)
        self._later = later

    def __call__(self, _found: Any, called: Any, *arguments: Any) -> bool:
        kinds = type(called).__name__, type(called.grid).__name__
        return kinds == self.classes and (arguments[1] > 0) is self._later


class OfPasses(OfClass):
    """A search of few passes with tables of that class, or without any."""

    def __init__(self, *tables: str, deep: bool = False) -> None:
        super().__init__(*tables)
        self._deep = deep

    def __call__(self, _found: Any, called: Any, *_: Any) -> bool:
        tables = called._closed
        if tables is None:
            return not self.classes
        return type(tables).__name__ in self.classes and tables._is_deep is self._deep


class OfStock(OfClass):
    """States outside the pyramid with a stock of that class."""

    def __call__(self, _found: Any, called: Any, *_: Any) -> bool:
        return type(called.moves.stock).__name__ in self.classes


def found(result: Any, *_: Any) -> bool:
    """Whether the call found something."""
    return bool(result)


def found_any(result: Any, *_: Any) -> bool:
    """Whether the call found something, were it the number 0."""
    return result is not None


def has_many_cards(_found: Any, called: Any, *_: Any) -> bool:
    """Whether tables are asked whose line has more than 24 cards."""
    return len(called.grid.ranks) > 24


def attempt(place: int, number: int) -> Path:
    """The path of one search of a list of `number` in turn."""
    name = f"{place} of {number}"

    def is_it(_found: Any, called: Any, *_: Any) -> bool:
        return isinstance(called._priority, NamedPriority) and called._priority.name == name

    return Path(f"search: attempt {name}", "best_first.BestFirstSearch._expand", is_it)


def plain_runs(word: str, class_name: str) -> tuple[Path, ...]:
    """How the ways on from outside states of that class are found, for each kind of stock."""
    closed, open_ = (
        "one_waste_states.OneWasteStates._closed_run",
        "one_waste_states.OneWasteStates._open_run",
    )
    neither = OfRest(class_name, is_under=False, is_turned=False)
    return (
        Path(f"states: {word}, closed", closed, neither),
        Path(f"states: {word}, open", open_, OfRest(class_name)),
        Path(f"states: {word}, turned", closed, OfRest(class_name, is_turned=True)),
        Path(f"states: {word}, under top", closed, OfRest(class_name, is_under=True)),
    )
