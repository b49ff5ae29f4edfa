"""Which file of the package imports which, wherever in the file and for whatever reason."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path

from tests.helpers.source_tree import imported

Graph = dict[str, set[str]]


def module_name(path: Path, root: Path) -> str:
    """The dotted name of the module in `path`, seen from the folder `root`."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def import_graph(package: Path) -> Graph:
    """Every module of `package` with those of them that it imports."""
    files = {module_name(path, package.parent): path for path in package.rglob("*.py")}
    return {
        name: (imported(ast.parse(path.read_text(encoding="utf-8"))) & set(files)) - {name}
        for name, path in files.items()
    }


def circles(graph: Mapping[str, set[str]]) -> list[set[str]]:
    """The groups of modules that reach each other; empty where imports go one way.

    Tarjan's search for strongly connected components.
    """
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[set[str]] = []

    def visit(name: str) -> None:
        order[name] = lowest[name] = len(order)
        path.append(name)
        for other in graph[name]:
            if other not in order:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in path:
                lowest[name] = min(lowest[name], order[other])
        if lowest[name] == order[name]:
            group = path[path.index(name) :]
            del path[path.index(name) :]
            if len(group) > 1:
                found.append(set(group))

    for name in graph:
        if name not in order:
            visit(name)
    return found
