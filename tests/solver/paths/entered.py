"""Which special paths of the solver one question went: each is known by what it calls.

`PATHS` (in `path_table.py`) names them all. A path counts once for each comparison in which it was
entered, if the truth was known and the answers agreed with it.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any, NamedTuple

import pytest

import pyramide_qt.solver

_PACKAGE = "pyramide_qt.solver"


class Path(NamedTuple):
    """A path, the call by which it is known, and the case in which that call means it.

    `call` is `module.function` or `module.Class.method`; `is_it` gets what the call returned and
    then its arguments.
    """

    name: str
    call: str
    is_it: Callable[..., bool] = lambda *_: True


class Watch:
    """Notes the paths of one comparison at a time, and counts those that were compared."""

    def __init__(self) -> None:
        self.entered: set[str] = set()
        self.counts: Counter[str] = Counter()

    def begin(self) -> None:
        """Forget what was entered so far."""
        self.entered.clear()

    def count(self) -> None:
        """Count what was entered: the answers were compared with the truth and agree."""
        self.counts.update(self.entered)

    def rare(self, paths: Sequence[Path], least: int) -> dict[str, int]:
        """The paths that were counted less than so often."""
        return {p.name: self.counts[p.name] for p in paths if self.counts[p.name] < least}

    def watched(self, paths: Sequence[Path], function: Callable) -> Callable:
        """`function`, which notes those of `paths` that a call of it means."""
        entered = self.entered
        names = {path.name for path in paths}

        @functools.wraps(function)
        def noting(*args: Any, **options: Any) -> Any:
            result = function(*args, **options)
            if not names <= entered:
                for path in paths:
                    if path.name not in entered and path.is_it(result, *args):
                        entered.add(path.name)
            return result

        return noting


@functools.cache
def solver_modules() -> dict[str, ModuleType]:
    """Every module of the solver by its own name, whatever folder it lies in."""
    found = pkgutil.walk_packages(pyramide_qt.solver.__path__, f"{_PACKAGE}.")
    names = [info.name for info in found if not info.ispkg]
    modules = {name.rpartition(".")[2]: importlib.import_module(name) for name in names}
    assert len(modules) == len(names)
    return modules


@contextmanager
def watching(paths: Sequence[Path]) -> Iterator[Watch]:
    """A watch on all of `paths` while it lasts."""
    watch = Watch()
    by_call: dict[str, list[Path]] = {}
    for path in paths:
        by_call.setdefault(path.call, []).append(path)
    with pytest.MonkeyPatch.context() as patched:
        for call, group in by_call.items():
            module, *inner = call.split(".")
            owner = solver_modules()[module]
            for name in inner[:-1]:
                owner = getattr(owner, name)
            name = inner[-1]
            # A method must be the class's own, since what it inherits is watched there.
            function = vars(owner)[name]
            watched = watch.watched(group, function)
            if len(inner) > 1:
                patched.setattr(owner, name, watched)
            else:
                _patch_everywhere(patched, name, function, watched)
        yield watch


def _patch_everywhere(
    patched: pytest.MonkeyPatch, name: str, function: Callable, watched: Callable
) -> None:
    """Put `watched` into every module of the solver that has the function by that name."""
    for module_name, module in list(sys.modules.items()):
        if module_name.startswith(_PACKAGE) and getattr(module, name, None) is function:
            patched.setattr(module, name, watched)
