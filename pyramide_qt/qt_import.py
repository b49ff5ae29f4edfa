"""Imports Qt without what only its documentation and error messages need.

At every start the binding unpacks a dozen modules of its own, compiles them and makes their regular
expressions: a good part of the time of a bare window. What describes signatures is compiled here
when it is first asked for, which in play it never is.
"""

from __future__ import annotations

import builtins
import os
from typing import Any

# The modules of the binding that can wait, by the names under which it compiles them.
_CAN_WAIT = {
    f"shibokensupport/signature/{name}.py"
    for name in (
        "errorhandler",
        "layout",
        "parser",
        "lib/enum_sig",
        "lib/pyi_generator",
        "lib/tool",
    )
}
# Stands in for such a module until one of its names is asked for.
_STAND_IN = """
def __getattr__(name):
    from pyramide_qt.qt_import import load_now
    return load_now({filename!r}, globals(), name)
"""
_sources: dict[str, Any] = {}


def import_qt() -> None:
    """Import Qt's core, and go on importing as Python does it by itself.

    Qt brings its own way to import, which reads the source of every module for the sake of
    `__feature__`. Nothing here uses that, and reading takes longer than to load the module.
    """
    # Cards are small: handing strips of them to other threads takes longer than to fill them.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    plain_import, plain_compile = builtins.__import__, builtins.compile

    def compile_later(source: Any, filename: Any, *rest: Any, **options: Any) -> Any:
        if filename in _CAN_WAIT:
            _sources[filename] = source
            source = _STAND_IN.format(filename=filename)
        return plain_compile(source, filename, *rest, **options)

    builtins.compile = compile_later
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        builtins.__import__, builtins.compile = plain_import, plain_compile


def load_now(filename: str, module: dict[str, Any], name: str) -> Any:
    """Make of a stand-in the module that it stands for; the value of `name` in it.

    Raises AttributeError where it has none.
    """
    if not name.startswith("__") and filename in _sources:
        del module["__getattr__"]
        exec(compile(_sources.pop(filename), filename, "exec", dont_inherit=True), module)  # noqa: S102
        if name in module:
            return module[name]
    raise AttributeError(name)
